//! What a game pays, here or played on a real board.

use super::options::VerkehrenOptions;
use crate::board::Colour;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, Scribe, Seat, law};

/// How a game ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// All men of the winner are off.
    Off,
    /// The loser has given up.
    Concede,
    /// The loser is Jan.
    Jan,
    /// All men of the winner stand on the last field.
    Piled,
}

impl End {
    /// How many stakes the loser pays.
    pub const fn stakes(self) -> u8 {
        match self {
            End::Off | End::Concede => 1,
            End::Jan | End::Piled => 2,
        }
    }

    /// The law by which he pays.
    pub const fn law(self) -> LawId {
        match self {
            End::Off => law!("off-wins"),
            End::Concede => law!("concede-single"),
            End::Jan => law!("jan-loses-double"),
            End::Piled => law!("piled-wins-double"),
        }
    }
}

/// The winner of a game played on a real board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Seat 0.
    White,
    /// Seat 1.
    Black,
}

impl Side {
    fn seat(self) -> Seat {
        match self {
            Side::White => Colour::White.seat(),
            Side::Black => Colour::Black.seat(),
        }
    }
}

/// A game that was played.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameFact {
    /// Who won it.
    pub winner: Side,
    /// How it ended.
    pub end: End,
}

/// The games that were played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Each game: who won it, white or black, and how it ended: all men borne off, given up, Jan, or all on the last field.
    pub games: Vec<GameFact>,
}

impl VerkehrenOptions {
    /// Pays a finished game.
    pub(super) fn pay<S: Scribe>(&self, to: &mut Ledger, winner: Seat, end: End, law: LawId, scribe: &mut S) {
        to.pay(winner.next(2), winner, i64::from(self.stake) * i64::from(end.stakes()), law, scribe);
    }
}

/// Settles games.
pub fn settle<S: Scribe>(options: &VerkehrenOptions, facts: &Facts, scribe: &mut S) -> Ledger {
    let mut ledger = Ledger::default();
    for GameFact { winner, end } in &facts.games {
        options.pay(&mut ledger, winner.seat(), *end, end.law(), scribe);
    }
    ledger
}
