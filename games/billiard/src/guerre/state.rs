//! A match à la guerre as it stands. Nothing is hidden.

use super::laws::{PerPlayer, Ruling};
use super::settle::Phase as Stage;
use crate::cloth::Spot;
use crate::laws::{Ball, BallSet};
use crate::moves::Stroke;
use crate::table::{Last, Place};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Seat};

/// What is awaited of the player who is to act.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The numbers are drawn.
    Numbers,
    /// He gives acquit.
    Acquit,
    /// His ball has not passed the middle: he takes it back or pushes it on.
    AcquitShort,
    /// He plays.
    Play,
    /// He may appeal, or stays out.
    Appeal,
    /// The other proposes to divide the pot.
    Answer,
    /// His ball is for sale, and the company is asked.
    Sale,
    /// The match is over.
    Over,
}

/// One game, until one is left.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct War {
    /// Where the balls are, by their numbers.
    pub balls: [Place; 12],
    /// The dead.
    pub dead: BallSet,
    /// The buy-ins that are left, at the pot.
    pub store: u16,
    /// The marks.
    pub marks: PerPlayer,
    /// How often each has been made.
    pub makings: PerPlayer,
    /// Who has brought his ball on.
    pub entered: BallSet,
    /// Who has played at a ball.
    pub played: BallSet,
    /// How far the open form has come.
    pub stage: Stage,
    /// How many balls the striker has made in this run; nothing where the run cannot win the pot.
    pub run: Option<u8>,
    /// Whether dividing has been proposed in this turn.
    pub proposed: bool,
    /// Whose turn follows an acquit given out of turn, or an appeal.
    pub resume: Option<Ball>,
    /// How many strokes have been played.
    pub strokes: u32,
    /// How often each has bought in.
    pub bought: PerPlayer,
    /// Whose a ball is that was sold, by the numbers of the balls.
    pub sold: [Option<Seat>; 12],
    /// The sale that goes on.
    pub sale: Option<Sale>,
}

/// A ball is for sale: the others are asked in the order of their seats.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sale {
    /// Who is asked now.
    pub asked: Seat,
    /// The best offer so far, in sets, and whether whoever made it still plays.
    pub best: Option<(Seat, u8, bool)>,
}

impl War {
    /// Before the first stroke.
    pub fn new(store: u16) -> War {
        War {
            balls: [Place::Hand; 12],
            dead: BallSet::EMPTY,
            store,
            marks: PerPlayer::default(),
            makings: PerPlayer::default(),
            entered: BallSet::EMPTY,
            played: BallSet::EMPTY,
            stage: Stage::Entering,
            run: None,
            proposed: false,
            resume: None,
            strokes: 0,
            bought: PerPlayer::default(),
            sold: [None; 12],
            sale: None,
        }
    }

    /// Where a ball is.
    pub fn of(&self, ball: Ball) -> Place {
        self.balls.get(index(ball)).copied().unwrap_or(Place::Out)
    }

    /// Puts a ball somewhere.
    pub fn put(&mut self, ball: Ball, place: Place) {
        if let Some(there) = self.balls.get_mut(index(ball)) {
            *there = place;
        }
    }

    /// The balls on the cloth, one left out.
    pub fn lying(&self, but: Ball) -> ArrayVec<(Ball, Spot), 15> {
        let all = (1..=12).filter_map(Ball::numbered).filter(|ball| *ball != but);
        all.filter_map(|ball| self.of(ball).on_cloth().map(|at| (ball, at))).collect()
    }
}

fn index(ball: Ball) -> usize {
    ball.dots().map_or(usize::MAX, |n| usize::from(n) - 1)
}

/// A match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody has won or lost.
    pub ledger: Ledger,
    /// How many games are done.
    pub done: u16,
    /// What is awaited.
    pub phase: Phase,
    /// Of which player.
    pub actor: Ball,
    /// The number of every seat; nothing before they are drawn.
    pub numbers: ArrayVec<u8, 12>,
    /// The stroke that runs.
    pub rolling: Option<Stroke>,
    /// The game.
    pub war: War,
    /// The stroke before.
    pub last: Option<Last>,
    /// What it was.
    pub ruling: Option<Ruling>,
    /// How many strokes there have been in the match.
    pub strokes: u32,
    /// Who comes late and has not come in yet.
    pub absent: BallSet,
}

impl State {
    /// The seat to which a ball belongs: whoever drew it, or bought it.
    pub fn seat(&self, ball: Ball) -> Seat {
        if let Some(Some(buyer)) = self.war.sold.get(index(ball)) {
            return *buyer;
        }
        let place = self.numbers.iter().position(|number| Some(*number) == ball.dots());
        Seat(place.or(ball.dots().map(|n| usize::from(n) - 1)).unwrap_or(0) as u8)
    }

    /// The ball that a seat has drawn.
    pub fn ball(&self, seat: Seat) -> Ball {
        let number = self.numbers.get(usize::from(seat.0)).copied().unwrap_or(seat.0 + 1);
        Ball::numbered(number).unwrap_or(Ball::A)
    }

    /// A ball with which a seat still plays: the one it drew, or one it bought.
    pub fn living_ball(&self, seat: Seat) -> Option<Ball> {
        let owned = |ball: &Ball| self.seat(*ball) == seat && !self.war.dead.contains(*ball);
        std::iter::once(self.ball(seat)).chain((1..=12).filter_map(Ball::numbered)).find(owned)
    }
}
