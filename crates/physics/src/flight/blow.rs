//! A stroke with the racket, in fixed point: where to, how fast, and how the ball is cut.
//!
//! The four cuts of the book. A racket drawn **down** the ball makes it turn backwards, one drawn **up** makes it turn forwards:
//! the axis lies level across the flight. A racket drawn **across** sets an axis half along the flight, half upright: the upright half
//! bends the flight in the air, the other half makes the ball break on the floor, both to the same side.

use super::Flying;
use crate::vector::{V3, v3};

/// The fastest stroke, centimetres a second.
pub const FASTEST: u16 = 3000;
/// The sharpest cut, radians a second.
pub const SHARPEST: i16 = 300;

/// A stroke with the racket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Blow {
    /// Level direction in hundredths of a degree: 0 up the court, 9,000 towards greater y.
    pub azimuth: u16,
    /// Hundredths of a degree above the level.
    pub elevation: i16,
    /// Centimetres a second.
    pub speed: u16,
    /// Cut across, radians a second: positive bends and breaks towards smaller y for a ball going up the court.
    pub across: i16,
    /// Cut along, radians a second: positive is cut upward and turns forward, negative is cut downward and turns backward.
    pub along: i16,
}

impl Blow {
    /// Whether a racket can do this.
    pub fn fits(&self) -> bool {
        let cut = i32::from(self.across) * i32::from(self.across) + i32::from(self.along) * i32::from(self.along);
        self.azimuth < 36_000
            && (-9_000..=9_000).contains(&self.elevation)
            && self.speed <= FASTEST
            && cut <= i32::from(SHARPEST) * i32::from(SHARPEST)
    }

    /// The ball as it leaves the racket here.
    pub fn from(&self, place: V3) -> Flying {
        let angle = |hundredths: f64| hundredths / 100.0 * (core::f64::consts::PI / 180.0);
        let (turn, rise) = (angle(f64::from(self.azimuth)), angle(f64::from(self.elevation)));
        let level = v3(libm::cos(turn), libm::sin(turn), 0.0);
        let velocity = (level * libm::cos(rise) + V3::UP * libm::sin(rise)) * (f64::from(self.speed) / 100.0);
        let forward = v3(-level.y, level.x, 0.0) * f64::from(self.along);
        let sideways = (level - V3::UP) * (f64::from(self.across) * 0.5f64.sqrt());
        Flying { place, velocity, spin: forward + sideways }
    }
}
