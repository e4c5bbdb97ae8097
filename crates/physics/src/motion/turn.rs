//! Turning about the vertical: it neither drives nor turns the ball's path, and wears off evenly.
//!
//! > |ω_z|˙ = −α
//!
//! It goes on beside sliding and rolling; only when it outlasts them is it a phase of its own, |ω_z| / α long. A constant torque of the
//! small disc on which the ball rests: the law pooltool has too, which writes α = 5 μ_sp g / 2R. Our α is chosen, see the table in
//! the rules of the Partie, Part 1.

use super::{Phase, Piece};
use crate::ball::Ball;
use crate::cloth::Cloth;
use crate::vector::v3;

/// The piece of a ball that turns on the spot.
#[inline]
pub fn piece(still: Piece, ball: &Ball, cloth: &Cloth) -> Piece {
    let spin = ball.spin.z;
    let lasts = if cloth.turn > 0.0 { spin.abs() / cloth.turn } else { f64::INFINITY };
    Piece {
        phase: Phase::Turn,
        until: still.from + lasts,
        spin: v3(0.0, 0.0, spin),
        wear: v3(0.0, 0.0, wear(spin, cloth)),
        ..still
    }
}

/// Change of the spin about the vertical in a second.
#[inline]
pub fn wear(spin: f64, cloth: &Cloth) -> f64 {
    if spin == 0.0 { 0.0 } else { -spin.signum() * cloth.turn }
}

/// What is left of the spin about the vertical after a while: it stops at nothing.
#[inline]
pub fn left(spin: f64, wear: f64, s: f64) -> f64 {
    let left = spin + wear * s;
    if left * spin > 0.0 { left } else { 0.0 }
}
