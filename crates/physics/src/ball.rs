//! A ball: what it is, where it is and how it moves.

use crate::vector::{V3, v3};

/// The most balls that may lie on a table.
pub const MOST_BALLS: usize = 16;

/// A ball's number: its place in the slice handed to [`roll`](crate::roll()).
pub type BallNo = u8;

/// What a ball is made of: a uniform sphere, so that its moment of inertia is ⅖ m R².
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ivory {
    /// Radius in metres.
    pub radius: f64,
    /// Mass in kilograms.
    pub mass: f64,
}

/// Where a ball is to be looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Whereabouts {
    /// On the table: lying, running or hopping.
    Table,
    /// In the hole of this number.
    Hole(u8),
    /// Thrown off the table over the cushion of this number, with the place and velocity the ball has.
    Off(u8),
    /// Lying on top of the wall of the cushion of this number.
    Wall(u8),
    /// Not in this stroke at all.
    Aside,
}

/// A ball in some moment.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ball {
    /// What it is.
    pub ivory: Ivory,
    /// Where it is to be looked for.
    pub whereabouts: Whereabouts,
    /// The centre. A ball on the cloth has `z` equal to its radius.
    pub place: V3,
    /// Velocity of the centre.
    pub velocity: V3,
    /// Angular velocity.
    pub spin: V3,
}

impl Ball {
    /// A ball lying still on the cloth.
    pub fn lying(ivory: Ivory, x: f64, y: f64) -> Ball {
        Ball {
            ivory,
            whereabouts: Whereabouts::Table,
            place: v3(x, y, ivory.radius),
            velocity: V3::ZERO,
            spin: V3::ZERO,
        }
    }

    /// Energy of motion and of spin, and of height above the cloth.
    ///
    /// E = ½ m v² + ½ · ⅖ m R² ω² + m g (z − R)
    pub fn energy(&self, gravity: f64) -> f64 {
        let Ivory { radius, mass } = self.ivory;
        0.5 * mass * self.velocity.squared()
            + 0.2 * mass * radius * radius * self.spin.squared()
            + mass * gravity * (self.place.z - radius)
    }

    /// How fast the point by which the ball touches the cloth slips over it: u = v + ω × (−R ẑ).
    #[inline]
    pub fn slip(&self) -> V3 {
        let r = self.ivory.radius;
        v3(self.velocity.x - r * self.spin.y, self.velocity.y + r * self.spin.x, 0.0)
    }

    /// Whether the ball stands on the cloth (and not above it).
    #[inline]
    pub fn grounded(&self) -> bool {
        self.place.z <= self.ivory.radius && self.velocity.z == 0.0
    }
}
