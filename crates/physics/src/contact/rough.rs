//! Coulomb's friction in a sudden touch, common to all models.
//!
//! While the surfaces slip, friction is μ times the normal impulse J against the slip u; it ends at the latest when the slip is
//! used up. For spheres one unit of tangential impulse changes the slip by 7/2 of what it changes the velocity, hence
//!
//! > J_t = min(μ J, 2/7 · m |u|),
//!
//! with m the reduced mass of the two. The friction can stop a slip, never reverse it, so that no energy is won.

use crate::vector::V3;

/// Tangential impulse for a normal impulse, a slipping speed and the reduced mass of the two bodies.
#[inline]
pub fn tangential(friction: f64, impulse: f64, slip: f64, mass: f64) -> f64 {
    (friction * impulse).min(2.0 / 7.0 * mass * slip)
}

/// A ball against something that does not yield, by the laws of restitution and friction; `normal` points from it to the ball.
/// Answers how fast the ball came; nothing happens if it was leaving already.
#[inline]
pub fn bounce(velocity: &mut V3, spin: &mut V3, radius: f64, normal: V3, restitution: f64, friction: f64) -> f64 {
    let approach = -velocity.dot(normal);
    if approach <= 0.0 {
        return approach;
    }
    let push = (1.0 + restitution) * approach;
    let slip = *velocity - spin.cross(normal) * radius;
    let slip = slip - normal * slip.dot(normal);
    let speed = slip.length();
    *velocity += normal * push;
    if speed > 0.0 {
        let rub = slip * (-tangential(friction, push, speed, 1.0) / speed);
        *velocity += rub;
        *spin -= normal.cross(rub) * (2.5 / radius);
    }
    approach
}
