//! Ball on ball.
//!
//! Along the line of centres n, restitution e and the reduced mass m = m₁m₂/(m₁+m₂):
//!
//! > J = (1 + e) m (v₁ − v₂)·n.
//!
//! Across it, friction of the surfaces (*throw*, and the passing on of spin) against their slip
//! u = (v₁ + R₁ ω₁ × n) − (v₂ − R₂ ω₂ × n), taken across n. Two balls standing on the cloth stay on it, whatever their sizes:
//! their line is taken level, and what the friction would lift or press is taken by the cloth. Alciatore, technical proofs and A-14 (equal balls); the same for
//! unequal ones by reduced masses.

use super::rough::tangential;
use crate::ball::Ball;
use crate::vector::V3;

/// Friction between two balls, by the speed with which their surfaces slip.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Friction {
    /// The same at every speed.
    Even(f64),
    /// Falling with the speed of the slip: a + b e^(−c u). Alciatore, technical proof A-14, fitted to throw measured by Marlow.
    Falling {
        /// What is left at high speed.
        a: f64,
        /// What is added at low speed.
        b: f64,
        /// How fast that vanishes, in seconds a metre.
        c: f64,
    },
}

impl Friction {
    #[inline]
    fn at(self, slip: f64) -> f64 {
        match self {
            Friction::Even(mu) => mu,
            Friction::Falling { a, b, c } => a + b * libm::exp(-c * slip),
        }
    }
}

/// How two balls part.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum BallModel {
    /// No friction: spins are untouched, and a level full hit passes on the share (1+e)/2 of the speed.
    Smooth {
        /// Restitution e.
        restitution: f64,
    },
    /// With friction.
    Rough {
        /// Restitution e.
        restitution: f64,
        /// Friction of ivory on ivory.
        friction: Friction,
    },
}

impl BallModel {
    /// Ivory as the house has chosen it.
    pub const IVORY: BallModel = BallModel::Rough { restitution: 0.92, friction: Friction::Even(0.05) };

    /// Lets two touching balls part. Answers how fast they came together along their line of centres; nothing happens if they
    /// were parting already.
    pub fn part(&self, one: &mut Ball, two: &mut Ball) -> f64 {
        let level = one.grounded() && two.grounded();
        let between = two.place - one.place;
        let Some(line) = (if level { between.flat() } else { between }).unit() else { return 0.0 };
        let approach = (one.velocity - two.velocity).dot(line);
        if approach <= 0.0 {
            return approach;
        }
        let (w1, w2) = (1.0 / one.ivory.mass, 1.0 / two.ivory.mass);
        let mass = 1.0 / (w1 + w2);
        let (restitution, friction) = match *self {
            BallModel::Smooth { restitution } => (restitution, None),
            BallModel::Rough { restitution, friction } => (restitution, Some(friction)),
        };
        let normal = (1.0 + restitution) * mass * approach;
        let mut impulse = line * -normal;
        if let Some(friction) = friction {
            let slip = slip(one, two, line);
            let speed = slip.length();
            if speed > 0.0 {
                let rub = slip * (-tangential(friction.at(speed), normal, speed, mass) / speed);
                impulse += rub;
                // Both balls are rubbed the same way round, as two wheels would be.
                let torque = line.cross(rub) * 2.5;
                one.spin += torque * (w1 / one.ivory.radius);
                two.spin += torque * (w2 / two.ivory.radius);
            }
        }
        one.velocity += impulse * w1;
        two.velocity -= impulse * w2;
        if level {
            one.velocity.z = 0.0;
            two.velocity.z = 0.0;
        }
        approach
    }
}

/// How the surface of the one slips over that of the other, `line` pointing from the one to the other.
#[inline]
fn slip(one: &Ball, two: &Ball, line: V3) -> V3 {
    let arms = one.spin * one.ivory.radius + two.spin * two.ivory.radius;
    let slip = one.velocity - two.velocity + arms.cross(line);
    slip - line * slip.dot(line)
}
