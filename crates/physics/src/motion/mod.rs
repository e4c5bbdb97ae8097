//! How a ball moves while nothing touches it but the cloth: pieces of exact curves, one model a file.
//!
//! A struck ball [slides](slide) until its lowest point no longer slips, then [rolls](self::roll) until it stops, then may still
//! [turn] on the spot; if it was lifted, it [flies](hop). In every phase the centre moves on a parabola and the spin changes
//! evenly, so that one [`Piece`] of a few numbers says all, for the next event and for whoever draws it.

pub mod hop;
pub mod roll;
pub mod slide;
pub mod turn;

use crate::ball::{Ball, BallNo};
use crate::cloth::Cloth;
use crate::vector::{V3, v3};

/// What a ball is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Phase {
    /// Lying still, or out of the game.
    Rest,
    /// Turning on the spot about the vertical.
    Turn,
    /// Running with its lowest point at rest on the cloth.
    Roll,
    /// Running with its lowest point slipping over the cloth.
    Slide,
    /// In the air.
    Hop,
}

/// A ball's motion from one of its events to the next: place, velocity and spin as functions of time.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// Whose motion.
    pub ball: BallNo,
    /// What it is doing.
    pub phase: Phase,
    /// When the piece begins, in seconds since the stroke.
    pub from: f64,
    /// When it ends: in a course the moment of the next event, in a running stroke the moment the phase would end by itself.
    pub until: f64,
    /// Centre at the beginning.
    pub place: V3,
    /// Velocity at the beginning.
    pub velocity: V3,
    /// Half the acceleration.
    pub bend: V3,
    /// Spin at the beginning.
    pub spin: V3,
    /// Change of the spin in a second; that about the vertical ends when the spin is used up.
    pub wear: V3,
}

impl Piece {
    /// A ball that stays where it is from a moment on.
    #[inline]
    pub fn still(no: BallNo, ball: &Ball, now: f64) -> Piece {
        Piece {
            ball: no,
            phase: Phase::Rest,
            from: now,
            until: f64::INFINITY,
            place: ball.place,
            velocity: V3::ZERO,
            bend: V3::ZERO,
            spin: V3::ZERO,
            wear: V3::ZERO,
        }
    }

    /// How a ball goes on from a moment if nothing meets it.
    #[inline]
    pub fn of(no: BallNo, ball: &Ball, cloth: &Cloth, now: f64) -> Piece {
        let still = Piece::still(no, ball, now);
        if !ball.grounded() {
            return hop::piece(still, ball, cloth);
        }
        let slip = ball.slip();
        if slip.squared() > slide::NO_SLIP * slide::NO_SLIP {
            slide::piece(still, ball, slip, cloth)
        } else if ball.velocity.flat().squared() > cloth.still_speed * cloth.still_speed {
            roll::piece(still, ball, cloth)
        } else if ball.spin.z.abs() > cloth.still_spin {
            turn::piece(still, ball, cloth)
        } else {
            still
        }
    }

    /// The centre at a moment.
    #[inline]
    pub fn place_at(&self, time: f64) -> V3 {
        let s = time - self.from;
        self.place + (self.velocity + self.bend * s) * s
    }

    /// The velocity at a moment.
    #[inline]
    pub fn velocity_at(&self, time: f64) -> V3 {
        self.velocity + self.bend * (2.0 * (time - self.from))
    }

    /// The spin at a moment.
    #[inline]
    pub fn spin_at(&self, time: f64) -> V3 {
        let s = time - self.from;
        let flat = self.spin + self.wear * s;
        v3(flat.x, flat.y, turn::left(self.spin.z, self.wear.z, s))
    }

    /// Writes the state at a moment into the ball. At the natural end of a phase what must vanish vanishes exactly.
    #[inline]
    pub fn bring(&self, ball: &mut Ball, time: f64) {
        ball.place = self.place_at(time);
        ball.velocity = self.velocity_at(time);
        ball.spin = self.spin_at(time);
        match self.phase {
            Phase::Rest => (ball.velocity, ball.spin) = (V3::ZERO, V3::ZERO),
            Phase::Turn => ball.velocity = V3::ZERO,
            Phase::Roll => roll::keep(ball),
            Phase::Slide | Phase::Hop => {}
        }
        if time >= self.until {
            match self.phase {
                Phase::Rest | Phase::Hop => {}
                Phase::Turn => ball.spin = V3::ZERO,
                Phase::Roll => (ball.velocity, ball.spin) = (V3::ZERO, v3(0.0, 0.0, ball.spin.z)),
                Phase::Slide => roll::keep(ball),
            }
        }
    }

    /// Whether the centre stays where it is.
    #[inline]
    pub fn stands(&self) -> bool {
        matches!(self.phase, Phase::Rest | Phase::Turn)
    }
}
