//! Coulomb's friction in a sudden touch, common to all models.
//!
//! While the surfaces slip, friction is μ times the normal impulse J against the slip u; it ends at the latest when the slip is
//! used up. For spheres one unit of tangential impulse changes the slip by 7/2 of what it changes the velocity, hence
//!
//! > J_t = min(μ J, 2/7 · m |u|),
//!
//! with m the reduced mass of the two. The friction can stop a slip, never reverse it, so that no energy is won.

/// Tangential impulse for a normal impulse, a slipping speed and the reduced mass of the two bodies.
#[inline]
pub fn tangential(friction: f64, impulse: f64, slip: f64, mass: f64) -> f64 {
    (friction * impulse).min(2.0 / 7.0 * mass * slip)
}
