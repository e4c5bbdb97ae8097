//! How the balls lie for whoever is to strike: all that his strokes and shots depend on.

use super::aim;
use super::geometry::{CLEAR, FOUR_FINGERS, Ground, PER_METRE, Point, Spot, ivory, touching};
use super::hand::Hand;
use super::passline::PassLine;
use super::roll::{Lines, Lying, Rolled, Watched, pass_lines, roll};
use crate::laws::{Ball, BallSet, Lapses};
use crate::moves::{Shot, Stroke};
use arrayvec::ArrayVec;
use spadille_physics::Stick;

spadille_core::option_words! {
    /// With which stick one plays.
    Sticks {
        /// With the one or the other, from stroke to stroke.
        Either = "either",
        /// With the cue only.
        Cue = "cue",
        /// With the mace only, in the old way.
        Mace = "mace",
    }
}

/// The least speed of a stroke, millimetres a second.
pub const SLOWEST: u16 = 50;

/// Why a stroke cannot be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The ball lies on the table and is played from there, or it is in hand and must be laid.
    Place,
    /// The ball is not laid behind the mark.
    BeyondMark,
    /// The ball would touch a cushion or another ball.
    NotClear,
    /// Too fast for the stick.
    TooFast,
    /// Too slow for a stroke.
    TooSlow,
    /// So far from the middle the stick would slip.
    OffMiddle,
    /// The mace meets a ball in the middle.
    MaceOffMiddle,
    /// The cue cannot be raised so far.
    TooSteep,
    /// The table plays with the other stick.
    WrongStick,
    /// There is no such ball to play at, or none need be named, or one must be.
    NoSuchBall,
    /// The direction is none.
    NoDirection,
    /// No such fault is made with a stroke at this table.
    NoSuchFault,
}

/// The balls as they lie for the striker. Small enough to be handed about.
#[derive(Clone, Debug)]
pub struct Lay {
    /// The table.
    pub ground: &'static Ground,
    /// What one may play with.
    pub sticks: Sticks,
    /// His ball.
    pub own: Ball,
    /// Where it lies; nothing while it is in his hand.
    pub at: Option<Spot>,
    /// The other balls on the cloth.
    pub others: ArrayVec<(Ball, Spot), 15>,
    /// The balls he may play at.
    pub sought: BallSet,
    /// Whether he must say which of them he plays at.
    pub names_ball: bool,
    /// Balls that are not his and that he may strike all the same, at a strict table.
    pub wrong: BallSet,
    /// Faults he may make with his stroke, at a strict table.
    pub lapses: Lapses,
    /// The shots that have names here.
    pub shots: Named,
}

/// Which shots have names.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Named {
    /// A ball is to be made or touched.
    Play,
    /// One's own ball is set out beyond the middle.
    SetOut,
    /// One's own ball is played off the far cushion.
    Bricole,
    /// Through the port, at the target, or at a ball.
    Port,
    /// From under the port to the cord, for the lead.
    Lead,
}

impl Lay {
    /// The line behind which a ball in hand is laid, in whole millimetres.
    pub fn mark_mm(&self) -> u16 {
        (self.ground.mark() * 1000.0).floor() as u16
    }

    /// Between which lines a ball in hand is laid, in whole millimetres: behind the mark, or within four fingers of the cord.
    pub fn zone(&self) -> (u16, u16) {
        match self.ground.port {
            None => (28, self.mark_mm()),
            Some(_) => {
                let cord = self.ground.cord();
                let near = cord + ivory(self.own).radius;
                ((near * 1000.0).ceil() as u16, ((cord + FOUR_FINGERS) * 1000.0).floor() as u16)
            }
        }
    }

    /// Whether a ball may be laid so far along the table.
    fn in_zone(&self, x: u16, y: u16) -> bool {
        let (from, to) = self.zone();
        match self.ground.port {
            None => x <= to,
            Some(port) => {
                let (arch, middle) = (self.ground.arch() * 1000.0, self.ground.width * 500.0);
                let before = (arch - FOUR_FINGERS * 1000.0..=arch - 33.0).contains(&f64::from(x))
                    && (f64::from(y) - middle).abs() <= 500.0 * CLEAR;
                (from..=to).contains(&x) || port.before && before
            }
        }
    }

    /// With which stick a stroke is played.
    pub fn stick(&self, stroke: &Stroke) -> Stick {
        if stroke.mace || self.sticks == Sticks::Mace { Stick::Mace } else { Stick::Cue }
    }

    /// The ball struck.
    pub fn struck(&self, stroke: &Stroke) -> Ball {
        stroke.with.unwrap_or(self.own)
    }

    /// From where it is struck.
    pub fn start(&self, stroke: &Stroke) -> Option<Spot> {
        match stroke.with {
            Some(ball) => self.others.iter().find(|(other, _)| *other == ball).map(|(_, at)| *at),
            None => stroke.from.map(|(x, y)| Spot::mm(x, y)).or(self.at),
        }
    }

    /// All balls on the cloth when the stroke is made.
    pub fn lying(&self, stroke: &Stroke) -> Lying {
        let own = stroke.from.map(|(x, y)| Spot::mm(x, y)).or(self.at);
        own.map(|at| (self.own, at)).into_iter().chain(self.others.iter().copied()).collect()
    }

    /// The lines that tell when a stroke comes level with the other balls, and with the middle.
    pub fn lines(&self, stroke: &Stroke, pass: PassLine) -> Lines {
        let start = self.start(stroke).unwrap_or(Spot { x: 0, y: 0 });
        let struck = self.struck(stroke);
        let others: Lying = self.lying(stroke).into_iter().filter(|(ball, _)| *ball != struck).collect();
        pass_lines(self.ground, start, &others, pass)
    }

    /// Lets a stroke run.
    pub fn roll(&self, stroke: &Stroke, hand: Hand, lines: &[Watched]) -> Rolled {
        let struck = self.struck(stroke);
        let mut rolled = roll(self.ground, &self.lying(stroke), struck, stroke, self.stick(stroke), hand, lines);
        if let Some(lapse) = stroke.fault {
            lapse.told(&mut rolled.events, struck, self.beside(stroke));
        }
        rolled
    }

    /// The ball that a clumsy stick touches besides one's own: the nearest.
    fn beside(&self, stroke: &Stroke) -> Option<Ball> {
        let start = self.start(stroke)?;
        let near = self.others.iter().min_by(|(_, one), (_, other)| one.away(start).total_cmp(&other.away(start)));
        near.map(|(ball, _)| *ball)
    }

    /// Whether a ball in hand may be laid there.
    ///
    /// # Errors
    /// Says why not.
    pub fn may_lay(&self, x: u16, y: u16) -> Result<(), Fault> {
        if !self.in_zone(x, y) {
            return Err(Fault::BeyondMark);
        }
        if !self.is_clear(Spot::mm(x, y)) {
            return Err(Fault::NotClear);
        }
        Ok(())
    }

    /// Whether one's own ball touches nothing there.
    pub fn is_clear(&self, at: Spot) -> bool {
        let (own, ground) = (self.own, self.ground);
        let hole = |hole: &spadille_physics::Hole| {
            Point { x: hole.place.x, y: hole.place.y }.to(at.point()).length() > hole.radius + hole.hang
        };
        let post = |post: &spadille_physics::Post| {
            Point { x: post.place.x, y: post.place.y }.to(at.point()).length() > post.radius + ivory(own).radius
        };
        ground.holds(at, ivory(own).radius)
            && ground.table.posts.iter().all(post)
            && ground.table.holes.iter().all(hole)
            && self.others.iter().all(|(ball, other)| other.away(at) > touching(own, *ball))
    }

    /// Whether a stroke can be played.
    ///
    /// # Errors
    /// Says why not.
    pub fn allows(&self, stroke: &Stroke) -> Result<(), Fault> {
        let mace = self.stick(stroke) == Stick::Mace;
        let off = i32::from(stroke.side).pow(2) + i32::from(stroke.high).pow(2);
        match stroke.with {
            Some(ball) if !self.wrong.contains(ball) || stroke.from.is_some() => return Err(Fault::NoSuchBall),
            Some(_) => {}
            None if stroke.from.is_some() == self.at.is_some() => return Err(Fault::Place),
            None => stroke.from.map_or(Ok(()), |(x, y)| self.may_lay(x, y))?,
        }
        let fault = if stroke.aim >= 360_000 {
            Fault::NoDirection
        } else if stroke.mace && self.sticks != Sticks::Either {
            Fault::WrongStick
        } else if stroke.speed < SLOWEST {
            Fault::TooSlow
        } else if stroke.speed > self.stick(stroke).speed() {
            Fault::TooFast
        } else if mace && (off != 0 || stroke.up != 0) {
            Fault::MaceOffMiddle
        } else if off > 25 * 25 {
            Fault::OffMiddle
        } else if stroke.up > Stick::Cue.raise() {
            Fault::TooSteep
        } else if match stroke.on {
            Some(ball) => !self.names_ball || !self.sought.contains(ball),
            // At a port one may play at no ball at all.
            None => self.names_ball && self.ground.port.is_none(),
        } {
            Fault::NoSuchBall
        } else if stroke.fault.is_some_and(|lapse| {
            // One fault at a time.
            !self.lapses.contains(lapse) || stroke.with.is_some() || lapse.needs_another() && self.others.is_empty()
        }) {
            Fault::NoSuchFault
        } else {
            return Ok(());
        };
        Err(fault)
    }

    /// The stroke a steady player makes of a shot; nothing where it cannot be made from here.
    pub fn stroke(&self, shot: &Shot) -> Option<Stroke> {
        aim::stroke(self, shot).filter(|stroke| self.allows(stroke).is_ok())
    }

    /// Where another ball lies.
    pub fn of(&self, ball: Ball) -> Option<Spot> {
        self.others.iter().find(|(other, _)| *other == ball).map(|(_, at)| *at)
    }

    /// A point as the whole millimetres nearest to it at which a ball in hand may be laid.
    pub fn laid(&self, at: Point) -> Option<(u16, u16)> {
        let radius = ivory(self.own).radius;
        let mm = |metres: f64, least: f64, most: f64| (metres.clamp(least, most) * 1000.0).round() as u16;
        let (from, to) = self.zone();
        let x = mm(at.x, f64::from(from) / 1000.0, f64::from(to) / 1000.0);
        let y = mm(at.y, radius, ((self.ground.width - radius) * PER_METRE).floor() / PER_METRE);
        self.may_lay(x, y).is_ok().then_some((x, y))
    }
}
