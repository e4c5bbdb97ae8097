//! A match of Parties as it stands. Nothing is hidden.

use super::laws::Ruling;
use super::options::{BilliardOptions, Format};
use super::settle::king;
use crate::cloth::Rolled;
use crate::laws::{Ball, Sides};
use crate::moves::Stroke;
use crate::table::{Last, Place};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Seat};

/// What is awaited of the side that is to act.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// It plays for the beginning, off the far cushion.
    Lead,
    /// It gives acquit.
    Acquit,
    /// Its ball has not passed the middle: it takes it back or pushes it on.
    AcquitShort,
    /// The other has lost his ball in setting out: it takes the acquit or overlooks it.
    AcquitLost,
    /// It plays at the other's ball.
    Play,
    /// Its stick slipped: it strikes again or has the other give acquit.
    AfterSlip,
    /// The other's ball stands on the wall: it lets its turn pass or plays at it.
    AtWall,
    /// The other has made a foul at a strict table: it calls it or lets it stand.
    Call,
    /// Between two Parties: it may propose to play for debts.
    Debt,
    /// It answers what the other proposed.
    Answer,
    /// The match is over.
    Over,
}

/// What a Partie is played for besides its stake.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Staked {
    /// Nothing.
    #[default]
    Nothing,
    /// The table money both owe.
    TableMoney,
    /// What one owes the other: quit or double.
    Debt,
}

/// What is owed and not yet paid.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Debts {
    /// For how many Parties each side owes table money.
    pub parties: Sides<u32>,
    /// How much the first side owes the second; less than nothing, if the second owes the first.
    pub stakes: i64,
    /// What is proposed or agreed on for the next Partie.
    pub staked: Staked,
}

/// One Partie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Partie {
    /// The points.
    pub score: Sides<u16>,
    /// Points of each side since the other counted.
    pub runs: Sides<u16>,
    /// Where the balls are.
    pub balls: Sides<Place>,
    /// Which of its men stands at the table for each side.
    pub men: Sides<u8>,
    /// How many strokes have been played.
    pub strokes: u32,
    /// How far from the near wall each lay that played for the beginning, in hundredths of a millimetre; nothing where the stroke
    /// was no bricole.
    pub leads: Sides<Option<i32>>,
}

/// A match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody has won or lost.
    pub ledger: Ledger,
    /// How many Parties are done.
    pub done: u16,
    /// What is awaited.
    pub phase: Phase,
    /// Of which side.
    pub actor: Ball,
    /// The stroke that runs.
    pub rolling: Option<Stroke>,
    /// The Partie.
    pub partie: Partie,
    /// Who won the last Partie: the man who stood at the table.
    pub winner: Option<Seat>,
    /// What is owed.
    pub debts: Debts,
    /// A stroke with a foul that may be called.
    pub judged: Option<Rolled>,
    /// The stroke before.
    pub last: Option<Last>,
    /// What it was.
    pub ruling: Option<Ruling>,
    /// How many strokes there have been in the match.
    pub strokes: u32,
}

/// The men of a side.
pub type Men = ArrayVec<Seat, 2>;

impl State {
    /// The number of the king, where there is one.
    pub fn king(&self, options: &BilliardOptions) -> Option<Seat> {
        let last = options.parties.saturating_sub(1);
        (options.format == Format::King).then(|| Seat(king(self.done.min(last), 3).0))
    }

    /// The men of a side, in order.
    pub fn men(&self, options: &BilliardOptions, side: Ball) -> Men {
        let first = side == Ball::A;
        match options.format {
            Format::Two => std::iter::once(Seat(u8::from(!first))).collect(),
            Format::Four => [0, 2].into_iter().map(|seat| Seat(seat + u8::from(!first))).collect(),
            Format::King => {
                let king = self.king(options).unwrap_or(Seat(0));
                let company = (1..3).map(|n| Seat((king.0 + n) % 3));
                if first { std::iter::once(king).collect() } else { company.collect() }
            }
        }
    }

    /// The man of a side who stands at the table.
    pub fn man(&self, options: &BilliardOptions, side: Ball) -> Seat {
        let men = self.men(options, side);
        let at = usize::from(self.partie.men[side]) % men.len().max(1);
        men.get(at).copied().unwrap_or(Seat(0))
    }

    /// The side of a seat.
    pub fn side(&self, options: &BilliardOptions, seat: Seat) -> Ball {
        if self.men(options, Ball::A).contains(&seat) { Ball::A } else { Ball::B }
    }
}
