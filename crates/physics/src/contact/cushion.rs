//! Ball on cushion, and on anything else that does not yield: posts, pegs, jaws.
//!
//! The edge of the cushion touches the ball at a height h above the cloth, so that the contact normal leans by the angle θ with
//! sin θ = (h − R)/R; the ball is pressed down a little, which the cloth takes. With N the leaning normal (out of the cushion),
//!
//! > J = −(1 + e) m v·N,  J_t = min(μ J, 2/7 m |u|) against the slip u of the touching point.
//!
//! Han, Dynamics in carom and three cushion billiards (2005), equations 14 to 23; the same by vectors.

use super::rough::bounce;
use crate::ball::Ball;
use crate::vector::{V3, v3};

/// How a ball leaves what does not yield.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CushionModel {
    /// A mirror: the way back is the way in, spins are untouched. For comparison only.
    Mirror,
    /// Restitution and friction at the edge.
    Edge,
}

/// What a ball meets at its side: how hard, how rough, how high.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Side {
    /// Restitution along the contact normal.
    pub restitution: f64,
    /// Friction of its cloth or wood.
    pub friction: f64,
    /// Height of the touching edge, as a share of the ball's diameter: ½ is its middle.
    pub edge: f64,
}

impl Side {
    /// A cushion stuffed with selvage, as the house has chosen it.
    pub const SELVAGE: Side = Side { restitution: 0.55, friction: 0.25, edge: 0.55 };
    /// A rigid upright post or peg, touched at the ball's middle.
    pub const POST: Side = Side { restitution: 0.6, friction: 0.25, edge: 0.5 };
}

impl CushionModel {
    /// Lets a touching ball leave; `out` is the level direction from the cushion to the ball. Answers how fast it came; nothing
    /// happens if it was leaving already.
    pub fn part(self, ball: &mut Ball, out: V3, side: &Side) -> f64 {
        let approach = -ball.velocity.dot(out);
        if approach <= 0.0 {
            return approach;
        }
        let grounded = ball.grounded();
        match self {
            CushionModel::Mirror => ball.velocity += out * (2.0 * approach),
            CushionModel::Edge => edge(ball, out, side, grounded),
        }
        if grounded {
            ball.velocity.z = 0.0;
        }
        approach
    }
}

fn edge(ball: &mut Ball, out: V3, side: &Side, grounded: bool) {
    let r = ball.ivory.radius;
    // A ball in the air meets the upright face of the wall, not its edge.
    let sine = if grounded { 2.0 * side.edge - 1.0 } else { 0.0 };
    let cosine = (1.0 - sine * sine).max(0.0).sqrt();
    let normal = out * cosine + v3(0.0, 0.0, -sine);
    bounce(&mut ball.velocity, &mut ball.spin, r, normal, side.restitution, side.friction);
}
