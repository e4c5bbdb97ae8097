//! A match of chess as it stands. Nothing is hidden.

use crate::position::{FIFTY_MOVES, Position};
use crate::settle::{Ending, Side, seat_of};
use arrayvec::ArrayVec;
use cozy_chess::Move as Step;
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

/// A match of chess.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody has won or lost.
    pub ledger: Ledger,
    /// The board.
    pub position: Position,
    /// What happens next.
    pub phase: Phase,
    /// Who has White.
    pub white: Seat,
    /// Whether the side to move has offered a draw before this move.
    pub offered: bool,
    /// Whether the side to move has been warned before this move.
    pub warned: bool,
    /// The move intended while the neighbour considers it, or against which he has warned.
    #[serde(with = "written")]
    pub intended: Option<Step>,
    /// The last move made.
    #[serde(with = "written")]
    pub last: Option<Step>,
    /// How the last game ended.
    pub ended: Option<Ending>,
    /// How many games are finished.
    pub games_done: u16,
    /// How many moves both sides have made in this game.
    pub made: u32,
    /// Earlier positions that could come back.
    pub past: Past,
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

/// Moves as they are written.
mod written {
    use crate::moves::parse_step;
    use cozy_chess::Move as Step;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(step: &Option<Step>, serializer: S) -> Result<S::Ok, S::Error> {
        match step {
            Some(step) => serializer.collect_str(step),
            None => serializer.serialize_none(),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Step>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|t| parse_step(&t).ok_or_else(|| D::Error::custom("not a move of a man"))).transpose()
    }
}
