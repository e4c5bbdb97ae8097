//! Rolling: the lowest point rests on the cloth, and the dent in the cloth costs a constant deceleration.
//!
//! > v̇ = −μ_r g v̂,  ω = ẑ × v / R
//!
//! The path is straight, v² / (2 μ_r g) long, and lasts v / (μ_r g). Coriolis (1835), first chapter; the constant resistance is
//! the usual simplification.

use super::{Phase, Piece, turn};
use crate::ball::Ball;
use crate::cloth::Cloth;
use crate::vector::v3;

/// The rolling piece of a ball that moves.
#[inline]
pub fn piece(still: Piece, ball: &Ball, cloth: &Cloth) -> Piece {
    let velocity = ball.velocity.flat();
    let speed = velocity.length();
    let force = cloth.roll * cloth.gravity;
    let brake = velocity * (-force / speed);
    let r = ball.ivory.radius;
    Piece {
        phase: Phase::Roll,
        until: still.from + if force > 0.0 { speed / force } else { f64::INFINITY },
        velocity,
        bend: brake * 0.5,
        spin: v3(-velocity.y / r, velocity.x / r, ball.spin.z),
        wear: v3(-brake.y / r, brake.x / r, turn::wear(ball.spin.z, cloth)),
        ..still
    }
}

/// Makes the spin that of rolling, exactly.
#[inline]
pub fn keep(ball: &mut Ball) {
    let r = ball.ivory.radius;
    ball.spin = v3(-ball.velocity.y / r, ball.velocity.x / r, ball.spin.z);
}
