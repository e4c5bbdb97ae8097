//! The corde: a net on a rope that sags, and what becomes of a ball that comes to it.
//!
//! With h(y) the height of the rope, z that of the ball's centre and r its radius,
//!
//! > h(y) = h₀ (1 + (y / b)²);
//! > z ≥ h + r: it passes;  h ≤ z < h + r: v′ = ½ v;  z < h: v′ = 0.3 v, and −0.1 v_x across the net.
//!
//! Chosen, not measured: the rules of the Ballspiel, Part 1, have the heights from the book, and a ball that tumbles over. How much of
//! its speed it keeps is ours (docs/physics.md).

use super::{ClothBall, Flying, Met};
use crate::vector::V3;

/// The net on its rope across the court at x = `at`, sagging in the middle: h(y) = `middle` · (1 + (y / `half`)²).
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Corde {
    /// Where it hangs.
    pub at: f64,
    /// Height in the middle.
    pub middle: f64,
    /// Half the width of the court, where it hangs twice as high.
    pub half: f64,
}

impl Corde {
    /// Height of the rope at a place across the court.
    pub fn height(&self, y: f64) -> f64 {
        let share = y / self.half;
        self.middle * (1.0 + share * share)
    }

    /// Decides what becomes of a ball at the corde: above it passes; with its centre above the rope it tumbles over with half its
    /// speed; otherwise the net stops it and it drops back.
    pub(super) fn pass(&self, ball: &ClothBall, flying: &mut Flying) -> Met {
        let over = flying.place.z - self.height(flying.place.y);
        if over >= ball.radius {
            Met::Over
        } else if over >= 0.0 {
            flying.velocity = flying.velocity * 0.5;
            Met::Tumbles
        } else {
            // Back to the side it came from, by no more than the moment of meeting is known: else it would meet the net from behind.
            flying.place.x = self.at - 1e-6 * flying.velocity.x.signum();
            flying.velocity = V3 { x: -0.1 * flying.velocity.x, ..flying.velocity * 0.3 };
            Met::Net
        }
    }
}
