//! How games end and what is paid for it.

use crate::options::{ChessOptions, Stalemate};
use cozy_chess::Color;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, Scribe, Seat, Text, law, text};

/// A side.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Side {
    White,
    Black,
}

impl Side {
    /// The other side.
    #[must_use]
    pub fn other(self) -> Side {
        if self == Side::White { Side::Black } else { Side::White }
    }

    /// What the side is called.
    pub fn text(self) -> Text {
        if self == Side::White { text!("chess-white") } else { text!("chess-black") }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        if color == Color::White { Side::White } else { Side::Black }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        if side == Side::White { Color::White } else { Color::Black }
    }
}

/// Why a game is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// Both agree.
    Agreement,
    /// The same position for the third time.
    Repetition,
    /// Fifty moves each without a pawn's move or a capture.
    FiftyMoves,
    /// Nobody can mate any more.
    Dead,
    /// The greatest number of moves has been made at a table without draws.
    BrokenOff,
}

/// How a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// This side was mated.
    Mate(Side),
    /// This side was smothered.
    Stalemate(Side),
    /// This side gave up.
    Resign(Side),
    /// Nobody won.
    Draw(Drawn),
}

impl Ending {
    /// Who pays and how much; nothing when nothing is paid.
    pub fn payment(self, options: &ChessOptions) -> Option<(Side, i64)> {
        let stake = i64::from(options.stake);
        match self {
            Ending::Mate(loser) | Ending::Resign(loser) => Some((loser, stake)),
            Ending::Stalemate(loser) if options.stalemate == Stalemate::Half => Some((loser, stake / 2)),
            Ending::Stalemate(_) | Ending::Draw(_) => None,
        }
    }

    /// The law that ends the game.
    pub fn law(self) -> LawId {
        match self {
            Ending::Mate(_) => law!("mate"),
            Ending::Stalemate(_) => law!("stalemate"),
            Ending::Resign(_) => law!("resign"),
            Ending::Draw(Drawn::Agreement) => law!("draw-agreement"),
            Ending::Draw(Drawn::Repetition) => law!("draw-repetition"),
            Ending::Draw(Drawn::FiftyMoves) => law!("draw-fifty"),
            Ending::Draw(Drawn::Dead) => law!("draw-dead"),
            Ending::Draw(Drawn::BrokenOff) => law!("longest"),
        }
    }

    /// What is said about it.
    pub fn text(self, options: &ChessOptions) -> Text {
        match self {
            Ending::Mate(side) => text!("chess-mate", side = side.text()),
            Ending::Stalemate(side) if options.stalemate == Stalemate::Half => {
                text!("chess-stalemate", side = side.text())
            }
            Ending::Stalemate(side) => text!("chess-drawn-stalemate", side = side.text()),
            Ending::Resign(side) => text!("chess-resigned", side = side.text()),
            Ending::Draw(Drawn::Agreement) => text!("chess-drawn-agreement"),
            Ending::Draw(Drawn::Repetition) => text!("chess-drawn-repetition"),
            Ending::Draw(Drawn::FiftyMoves) => text!("chess-drawn-fifty"),
            Ending::Draw(Drawn::Dead) => text!("chess-drawn-dead"),
            Ending::Draw(Drawn::BrokenOff) => text!("chess-broken-off"),
        }
    }

    /// Pays for a finished game.
    pub fn pay<S: Scribe>(self, options: &ChessOptions, white: Seat, ledger: &mut Ledger, scribe: &mut S) {
        if let Some((loser, amount)) = self.payment(options) {
            ledger.pay(seat_of(loser, white), seat_of(loser.other(), white), amount, self.law(), scribe);
        }
    }
}

/// Who plays a side, when `white` has White.
#[inline]
pub fn seat_of(side: Side, white: Seat) -> Seat {
    match side {
        Side::White => white,
        Side::Black => Seat(1 - white.0.min(1)),
    }
}

/// The facts of a match played on a wooden board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who had White in the first game: 0, the first player, or 1, the second. Then the colours alternated.
    #[schemars(range(min = 0, max = 1))]
    pub white: u8,
    /// How each game ended.
    pub games: Vec<Ending>,
}

/// Settles a match.
///
/// # Errors
/// When there is no such player, or a draw that the table does not know.
pub fn settle<S: Scribe>(options: &ChessOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    if facts.white > 1 {
        return Err(text!("chess-fact-white"));
    }
    let (mut ledger, mut white) = (Ledger::default(), Seat(facts.white));
    for ending in &facts.games {
        let known = match ending {
            Ending::Draw(Drawn::BrokenOff) => !options.has_draws(),
            Ending::Draw(_) => options.has_draws(),
            _ => true,
        };
        if !known {
            return Err(text!("chess-fact-draw"));
        }
        ending.pay(options, white, &mut ledger, scribe);
        white = white.next(2);
    }
    Ok(ledger)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Options as _;

    #[test]
    fn colours_alternate_and_the_account_is_the_sum() {
        let facts = Facts {
            white: 1,
            games: vec![Ending::Mate(Side::White), Ending::Stalemate(Side::White), Ending::Draw(Drawn::Dead)],
        };
        let options = ChessOptions { stake: 12, ..ChessOptions::standard() };
        let ledger = settle(&options, &facts, &mut ()).unwrap();
        // The second player was mated with White; the first was smothered with White.
        assert_eq!((ledger.balance(Seat(0)), ledger.balance(Seat(1))), (6, -6));
        let modern = ChessOptions { stake: 12, ..ChessOptions::preset("modern").unwrap() };
        assert_eq!(settle(&modern, &facts, &mut ()).unwrap().balance(Seat(0)), 12);
    }
}
