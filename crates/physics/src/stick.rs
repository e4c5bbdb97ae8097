//! The stick: a stroke in fixed point becomes a velocity and a spin.
//!
//! The stick pushes with an impulse J = m v d along its direction d, at a point off the ball's middle by r (across d):
//!
//! > v = v d,  ω = (5 / 2R²) r × v d.
//!
//! Coriolis (1835), second chapter; Alciatore, technical proof A-30. Speeds are those of the ball as it leaves the stick. A bare
//! wooden end holds the ball only as long as the push lies within its friction, that is within a certain distance of the middle;
//! farther out it **slips**: the push turns away from the stick until it leans against the ball's surface by no more than the
//! friction allows, and only the part of the stick's speed along that direction is passed on.

use crate::ball::{Ball, BallNo};
use crate::cloth::Cloth;
use crate::contact::landing;
use crate::vector::{V3, v3};

/// What one plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Stick {
    /// A flat foot that pushes the ball through its middle: no side, no draw, no elevation.
    Mace,
    /// Bare wood, without leather and chalk.
    Cue,
}

impl Stick {
    /// The greatest distance from the ball's middle at which it holds, in hundredths of the radius.
    pub const fn hold(self) -> u8 {
        match self {
            Stick::Mace => 10,
            Stick::Cue => 25,
        }
    }

    /// The greatest speed of the ball, millimetres a second.
    pub const fn speed(self) -> u16 {
        match self {
            Stick::Mace => 3500,
            Stick::Cue => 5000,
        }
    }

    /// The greatest elevation in degrees.
    pub const fn raise(self) -> u8 {
        match self {
            Stick::Mace => 0,
            Stick::Cue => 20,
        }
    }

    /// How far the stick follows the ball beyond where it touched it, metres.
    pub const fn follow(self) -> f64 {
        match self {
            Stick::Mace => 0.060,
            Stick::Cue => 0.020,
        }
    }
}

/// A stroke, in fixed point, so that it can be compared, hashed and written without loss.
///
/// ```
/// use spadille_physics::{Stick, Stroke};
/// let plain = Stroke::plain(0, 90_000, 2_000);
/// assert!(plain.fits());
/// assert!(!Stroke { stick: Stick::Mace, speed: 4_000, ..plain }.fits());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stroke {
    /// The ball struck.
    pub ball: BallNo,
    /// What it is struck with.
    pub stick: Stick,
    /// Direction in thousandths of a degree: 0 along x, 90,000 along y.
    pub aim: u32,
    /// Speed of the ball as it leaves the stick, millimetres a second.
    pub speed: u16,
    /// Where the stick touches, in hundredths of the radius: towards greater angles is positive.
    pub side: i8,
    /// Where the stick touches, in hundredths of the radius: above the middle is positive.
    pub high: i8,
    /// Degrees the stick is raised.
    pub up: u8,
}

/// What became of a stroke at the ball.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Struck {
    /// Velocity of the ball as it leaves the stick.
    pub velocity: V3,
    /// Its spin.
    pub spin: V3,
    /// Whether the stick slid off.
    pub slipped: bool,
    /// Whether it touched the ball at all.
    pub touched: bool,
}

impl Stroke {
    /// A level stroke with the cue through the middle of the ball.
    pub const fn plain(ball: BallNo, aim: u32, speed: u16) -> Stroke {
        Stroke { ball, stick: Stick::Cue, aim, speed, side: 0, high: 0, up: 0 }
    }

    /// Whether the stick can do this without slipping.
    pub fn fits(&self) -> bool {
        self.aim < 360_000
            && self.speed <= self.stick.speed()
            && self.up <= self.stick.raise()
            && self.off_middle() <= f64::from(self.stick.hold()) / 100.0
    }

    /// Level direction of the stroke.
    pub fn direction(&self) -> V3 {
        let angle = f64::from(self.aim) / 1000.0 * (core::f64::consts::PI / 180.0);
        v3(libm::cos(angle), libm::sin(angle), 0.0)
    }

    /// Distance of the touching point from the middle, in radii.
    pub fn off_middle(&self) -> f64 {
        let (a, b) = (i32::from(self.side), i32::from(self.high));
        f64::from(a * a + b * b).sqrt() / 100.0
    }

    /// Velocity and spin the stick gives to a ball of this radius.
    pub fn strike(&self, radius: f64) -> Struck {
        let level = self.direction();
        let raise = f64::from(self.up) * (core::f64::consts::PI / 180.0);
        let (down, ahead) = (libm::sin(raise), libm::cos(raise));
        let push = level * ahead - V3::UP * down;
        let right = v3(-level.y, level.x, 0.0);
        let above = V3::UP * ahead + level * down;
        let (a, b) = (f64::from(self.side) / 100.0, f64::from(self.high) / 100.0);
        let point = right * a + above * b;
        let speed = f64::from(self.speed) / 1000.0;
        let off = self.off_middle();
        let hold = f64::from(self.stick.hold()) / 100.0;
        if off >= 1.0 {
            return Struck { velocity: V3::ZERO, spin: V3::ZERO, slipped: true, touched: false };
        }
        let slipped = off > hold;
        let (velocity, arm) = if slipped {
            // Sines and cosines of the touching point's angle from the middle and of the steepest angle that holds.
            let (c, h) = ((1.0 - off * off).sqrt(), (1.0 - hold * hold).sqrt());
            let (turn_sin, turn_cos) = (off * h - c * hold, c * h + off * hold);
            let away = point * (-1.0 / off);
            let direction = push * turn_cos + away * turn_sin;
            (direction * (speed * c / h), point - push * c)
        } else {
            (push * speed, point)
        };
        Struck { velocity, spin: arm.cross(velocity) * (2.5 / radius), slipped, touched: true }
    }

    /// Strikes a ball: a raised stick drives it into the cloth, from which it jumps.
    pub fn play(&self, ball: &mut Ball, cloth: &Cloth) -> Struck {
        let struck = self.strike(ball.ivory.radius);
        if struck.touched {
            (ball.velocity, ball.spin) = (struck.velocity, struck.spin);
            landing::land(ball, cloth);
        }
        struck
    }
}
