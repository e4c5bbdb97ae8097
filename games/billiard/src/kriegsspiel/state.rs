//! A match of the Kriegsspiel as it stands. Nothing is hidden.

use super::laws::Ruling;
use crate::cloth::Rolled;
use crate::cloth::roll::Lying;
use crate::laws::{Ball, BallSet};
use crate::moves::Stroke;
use crate::table::{Last, Place};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Seat, SeatSet};

/// The most who play.
pub const MOST: usize = 9;

/// What happens next.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The lot gives the order.
    Lot,
    /// Somebody plays.
    Play,
    /// One of the last two has proposed to begin anew; the other answers.
    Answer,
    /// The match is over.
    Over,
}

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // An outcome is looked at once.
pub enum Outcome {
    /// Who has drawn which number, in their order.
    Order(ArrayVec<Seat, MOST>),
    /// How a stroke went.
    Rolled(Rolled),
}

/// A match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody has won or lost, and the stakes.
    pub ledger: Ledger,
    /// How many Parties are done.
    pub done: u16,
    /// What happens next.
    pub phase: Phase,
    /// Who plays with the ball of each number.
    pub order: ArrayVec<Seat, MOST>,
    /// Who is still in.
    pub alive: BallSet,
    /// Who has passed.
    pub passed: BallSet,
    /// Who has won a ball.
    pub won_ball: BallSet,
    /// Where the balls are: in hand as long as they have not been played from the string.
    pub places: [Place; MOST],
    /// Whose turn it is.
    pub striker: Ball,
    /// The stroke that runs.
    pub rolling: Option<Stroke>,
    /// Whether the last two have begun anew, or spoken of it.
    pub asked: bool,
    /// How many strokes this Partie has had.
    pub strokes: u32,
    /// The stroke before.
    pub last: Option<Last>,
    /// What it was.
    pub ruling: Option<Ruling>,
    /// How many strokes there have been in the match.
    pub all_strokes: u32,
    /// Who comes late and has not come in yet.
    pub absent: SeatSet,
    /// Who has come in late and not played yet.
    pub late: BallSet,
    /// Who has played before his turn and loses his next stroke.
    pub skips: BallSet,
}

/// The ball of a place in the order.
pub fn numbered(n: usize) -> Ball {
    Ball::numbered(n as u8 + 1).unwrap_or(Ball::A)
}

impl State {
    /// The balls of all who play, in order.
    pub fn balls(&self) -> ArrayVec<Ball, MOST> {
        (0..self.order.len()).map(numbered).collect()
    }

    /// Who plays with a ball.
    pub fn seat(&self, ball: Ball) -> Seat {
        let at = ball.dots().map_or(0, |n| usize::from(n) - 1);
        self.order.get(at).copied().unwrap_or(Seat(0))
    }

    /// The ball of a seat.
    pub fn ball(&self, seat: Seat) -> Option<Ball> {
        self.order.iter().position(|other| *other == seat).map(numbered)
    }

    /// Where a ball is.
    pub fn place(&self, ball: Ball) -> Place {
        ball.dots().and_then(|n| self.places.get(usize::from(n) - 1)).copied().unwrap_or(Place::Out)
    }

    /// Puts a ball somewhere.
    pub fn put(&mut self, ball: Ball, place: Place) {
        if let Some(slot) = ball.dots().and_then(|n| self.places.get_mut(usize::from(n) - 1)) {
            *slot = place;
        }
    }

    /// The balls on the cloth.
    pub fn lying(&self) -> Lying {
        self.balls().into_iter().filter_map(|ball| Some((ball, self.place(ball).on_cloth()?))).collect()
    }
}
