//! In the air: a stone's throw. Air resistance is left out: a hop lasts some tenths of a second.
//!
//! > v̇ = −g ẑ,  ω̇ = 0
//!
//! From a height h over the cloth and with the speed w upwards it lasts (w + √(w² + 2 g h)) / g. Galilei, Discorsi (1638), fourth day.

use super::{Phase, Piece};
use crate::ball::Ball;
use crate::cloth::Cloth;
use crate::vector::v3;

/// The piece of a ball above the cloth, until it comes down on it.
#[inline]
pub fn piece(still: Piece, ball: &Ball, cloth: &Cloth) -> Piece {
    let (height, rise, g) = ((ball.place.z - ball.ivory.radius).max(0.0), ball.velocity.z, cloth.gravity);
    let lasts = if g > 0.0 { (rise + (rise * rise + 2.0 * g * height).sqrt()) / g } else { f64::INFINITY };
    Piece {
        phase: Phase::Hop,
        until: still.from + lasts,
        velocity: ball.velocity,
        bend: v3(0.0, 0.0, -0.5 * g),
        spin: ball.spin,
        ..still
    }
}
