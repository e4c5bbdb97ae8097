//! A match of chess as it stands. Nothing is hidden.

use crate::moves::Move;
use crate::position::{FIFTY_MOVES, Position};
use crate::settle::{Ending, Side, seat_of};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Seat};

/// What happens next.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Lots are drawn for White or for the first move.
    Lot,
    /// Somebody moves.
    Move,
    /// The other answers an offered draw.
    Answer,
    /// The neighbour sees which move is intended.
    Neighbour,
    /// The match is over.
    Over,
}

/// The keys of the positions since the last pawn's move or capture.
pub type Past = ArrayVec<u64, { FIFTY_MOVES as usize + 1 }>;

/// What has happened in a game, the men apart.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// Whether the side to move has offered a draw before this move.
    pub offered: bool,
    /// Whether the side to move has been warned before this move.
    pub warned: bool,
    /// The move intended while the neighbour considers it, or against which he has warned.
    pub intended: Option<Move>,
    /// The last move made.
    pub last: Option<Move>,
    /// How many moves both sides have made.
    pub made: u32,
    /// Earlier positions that could come back.
    pub past: Past,
}

/// A match of chess.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody has won or lost.
    pub ledger: Ledger,
    /// What happens next.
    pub phase: Phase,
    /// Who has White.
    pub white: Seat,
    /// How the last game ended.
    pub ended: Option<Ending>,
    /// How many games are finished.
    pub games_done: u16,
    /// The board.
    pub position: Position,
    /// The game on it.
    pub game: Course,
}

impl State {
    /// The side to move.
    #[inline]
    pub fn side(&self) -> Side {
        self.position.side().into()
    }

    /// Who plays a side.
    #[inline]
    pub fn seat(&self, side: Side) -> Seat {
        seat_of(side, self.white)
    }

    /// The side a seat plays or sits beside.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Side {
        if seat.0 % 2 == self.white.0 { Side::White } else { Side::Black }
    }

    /// The player to move.
    #[inline]
    pub fn mover(&self) -> Seat {
        self.seat(self.side())
    }
}

/// The seat of the neighbour beside a player.
#[inline]
pub fn neighbour_of(player: Seat) -> Seat {
    Seat(player.0 + 2)
}
