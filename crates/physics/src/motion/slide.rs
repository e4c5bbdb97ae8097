//! Sliding: the lowest point slips over the cloth, and friction of constant size works against the slip.
//!
//! With u the velocity of the lowest point and û its direction,
//!
//! > v̇ = −μ g û,  ω̇ = (5 μ g / 2R) ẑ × û,  u̇ = −(7/2) μ g û.
//!
//! The direction of the slip does not change, so the path is a parabola; it lasts 2|u| / (7 μ g). A ball struck without spin
//! then rolls with 5/7 of its speed. Coriolis, Théorie mathématique des effets du jeu de billard (1835), first chapter.

use super::{Phase, Piece, turn};
use crate::ball::Ball;
use crate::cloth::Cloth;
use crate::vector::{V3, v3};

/// Slower than this, in metres a second, the lowest point does not slip.
pub const NO_SLIP: f64 = 1e-9;

/// The sliding piece of a ball whose lowest point moves with `slip`.
#[inline]
pub fn piece(still: Piece, ball: &Ball, slip: V3, cloth: &Cloth) -> Piece {
    let speed = slip.length();
    let along = slip * (1.0 / speed);
    let force = cloth.slide * cloth.gravity;
    let torque = 2.5 * force / ball.ivory.radius;
    Piece {
        phase: Phase::Slide,
        until: still.from + if force > 0.0 { speed / (3.5 * force) } else { f64::INFINITY },
        velocity: ball.velocity,
        bend: along * (-0.5 * force),
        spin: ball.spin,
        wear: v3(-along.y * torque, along.x * torque, turn::wear(ball.spin.z, cloth)),
        ..still
    }
}
