//! A match à la ronde as it stands. Nothing is hidden.

use super::laws::Ruling;
use crate::cloth::geometry::{Point, Spot};
use crate::cloth::respot::ronde_spots;
use crate::cloth::roll::Lying;
use crate::cloth::{Ground, Rolled};
use crate::laws::{Ball, BallSet};
use crate::moves::Stroke;
use crate::table::{Last, Place};
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, PerSeat, Seat};

/// How many white balls there are.
pub const WHITES: usize = 12;

/// What happens next.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The lot decides who begins.
    Lot,
    /// Somebody plays.
    Play,
    /// The match is over.
    Over,
}

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // An outcome is looked at once.
pub enum Outcome {
    /// Who begins.
    First(Seat),
    /// How a stroke went.
    Rolled(Rolled),
}

/// A match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody has won or lost, and the bank.
    pub ledger: Ledger,
    /// How many games are done.
    pub done: u16,
    /// What happens next.
    pub phase: Phase,
    /// Who plays.
    pub striker: Seat,
    /// The stroke that runs.
    pub rolling: Option<Stroke>,
    /// Where the ball is with which all play.
    pub partie_ball: Place,
    /// Where the white balls are.
    pub whites: [Place; WHITES],
    /// Which of them still lie on their cushions.
    pub anchored: [bool; WHITES],
    /// Whether the Partie ball stands where it was put: at the first stroke, and when it has come back to the middle.
    pub centred: bool,
    /// How many strokes of the duel have been played.
    pub duel: u32,
    /// How often one may still try again at the last ball on a cushion.
    pub retries: u8,
    /// The points of two who count.
    pub score: PerSeat<u16, 2>,
    /// How many strokes this game has had.
    pub strokes: u32,
    /// The stroke before.
    pub last: Option<Last>,
    /// What it was.
    pub ruling: Option<Ruling>,
    /// How many strokes there have been in the match.
    pub all_strokes: u32,
}

/// The white ball of a place in the row.
pub fn white(n: usize) -> Ball {
    Ball::white(n as u8 + 1).unwrap_or(Ball::P)
}

/// The place in the row of a white ball.
pub fn row(ball: Ball) -> Option<usize> {
    ball.white_number().map(|n| usize::from(n) - 1)
}

/// The middle of the table.
pub fn centre(ground: &Ground) -> Spot {
    Spot::of(0.5 * ground.length, 0.5 * ground.width)
}

impl State {
    /// Lays out all balls.
    pub fn lay_out(&mut self, ground: &Ground, retries: u8) {
        self.partie_ball = Place::At(centre(ground));
        self.whites = ronde_spots(ground).map(|Point { x, y }| Place::At(Spot::of(x, y)));
        self.anchored = [true; WHITES];
        (self.centred, self.duel, self.retries, self.score, self.strokes) = (true, 0, retries, PerSeat::default(), 0);
    }

    /// Where a ball is.
    pub fn place(&self, ball: Ball) -> Place {
        row(ball).map_or(self.partie_ball, |n| self.whites[n])
    }

    /// Puts a ball somewhere.
    pub fn put(&mut self, ball: Ball, place: Place) {
        match row(ball) {
            Some(n) => self.whites[n] = place,
            None => self.partie_ball = place,
        }
    }

    /// The white balls still on the table.
    pub fn left(&self) -> impl Iterator<Item = Ball> + '_ {
        (0..WHITES).filter(|n| self.whites[*n] != Place::Out).map(white)
    }

    /// The balls on the cloth.
    pub fn lying(&self) -> Lying {
        std::iter::once(Ball::P)
            .chain(self.left())
            .filter_map(|ball| Some((ball, self.place(ball).on_cloth()?)))
            .collect()
    }

    /// Whether only one white ball is left.
    pub fn is_duel(&self) -> bool {
        self.left().count() == 1
    }

    /// The ball that is played with: in the duel every other time the white one.
    pub fn cue(&self) -> Ball {
        match self.left().next() {
            Some(white) if self.is_duel() && self.duel % 2 == 1 => white,
            _ => Ball::P,
        }
    }

    /// The balls still on their cushions; in the duel none, when the white one is played with.
    pub fn on_cushions(&self) -> BallSet {
        let cue = self.cue();
        self.left().filter(|ball| row(*ball).is_some_and(|n| self.anchored[n]) && *ball != cue).collect()
    }
}
