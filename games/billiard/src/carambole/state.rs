//! A match of Carambole as it stands. Nothing is hidden.

use super::laws::Ruling;
use crate::cloth::{Rolled, Spot};
use crate::laws::{Ball, BallSet, Sides};
use crate::moves::Stroke;
use crate::table::{Last, Place};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Seat};
use std::ops::{Index, IndexMut};

/// What is awaited of the player who is to act.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The lot decides who begins.
    Lot,
    /// He puts the Carambol on the table.
    Place,
    /// He gives acquit.
    Acquit,
    /// His ball has not passed the middle: he takes it back or pushes it on.
    AcquitShort,
    /// The other has lost his ball in setting out: he takes the acquit or overlooks it.
    AcquitLost,
    /// He plays.
    Play,
    /// His stick slipped: he strikes again or has the other give acquit.
    AfterSlip,
    /// The other has made a foul at a strict table: he calls it or lets it stand.
    Call,
    /// The match is over.
    Over,
}

/// Where the four balls are: the players', and the Caramboles.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Balls([Place; 4]);

impl Default for Balls {
    fn default() -> Balls {
        Balls([Place::Hand, Place::Hand, Place::Out, Place::Out])
    }
}

/// The four balls, in order.
pub const FOUR: [Ball; 4] = [Ball::A, Ball::B, Ball::R, Ball::M];

impl Index<Ball> for Balls {
    type Output = Place;

    fn index(&self, ball: Ball) -> &Place {
        &self.0[ball.index()]
    }
}

impl IndexMut<Ball> for Balls {
    fn index_mut(&mut self, ball: Ball) -> &mut Place {
        &mut self.0[ball.index()]
    }
}

impl Balls {
    /// The balls on the cloth, one left out.
    pub fn lying(&self, but: Ball) -> ArrayVec<(Ball, Spot), 15> {
        let others = FOUR.into_iter().filter(|ball| *ball != but);
        others.filter_map(|ball| self[ball].on_cloth().map(|at| (ball, at))).collect()
    }
}

/// One Partie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Partie {
    /// The points.
    pub score: Sides<u16>,
    /// Where the balls are.
    pub balls: Balls,
    /// The object balls that have gone off in this run.
    pub off: BallSet,
    /// How many strokes have been played.
    pub strokes: u32,
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
    /// Of which player.
    pub actor: Ball,
    /// The stroke that runs.
    pub rolling: Option<Stroke>,
    /// The Caramboles that are to be thrown at the balls on their patches.
    pub throwing: BallSet,
    /// The Partie.
    pub partie: Partie,
    /// Who won the last Partie.
    pub winner: Option<Seat>,
    /// A stroke with a foul that may be called.
    pub judged: Option<Rolled>,
    /// The stroke before.
    pub last: Option<Last>,
    /// What it was.
    pub ruling: Option<Ruling>,
    /// How many strokes there have been in the match.
    pub strokes: u32,
}

/// The seat of a player, by his ball.
pub fn seat(side: Ball) -> Seat {
    Seat(u8::from(side != Ball::A))
}

/// The ball of a seat.
pub fn side(seat: Seat) -> Ball {
    if seat == Seat(0) { Ball::A } else { Ball::B }
}
