//! Flight through air: weight, drag, and the lift of a spinning ball.
//!
//! > v̇ = −g ẑ − ½ ρ A C_D |v| v / m + ½ ρ A C_L |v|² (ω̂ × v̂) / m,  C_L = λ S with S = R ω / v,
//!
//! so that the lift is ½ ρ A λ R (ω × v) / m, in the manner of Magnus (1853); Mehta, Aerodynamics of sports balls (1985), for the
//! size of the coefficients.

use super::Flying;
use crate::vector::V3;

/// The longest step in seconds.
const LONGEST_STEP: f64 = 1.0 / 256.0;

/// The ball of the court: cloth wound through and through, a uniform sphere.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ClothBall {
    /// Radius in metres.
    pub radius: f64,
    /// Mass in kilograms.
    pub mass: f64,
}

impl ClothBall {
    /// As the house has chosen it.
    pub const BEATEN_HARD: ClothBall = ClothBall { radius: 0.0315, mass: 0.072 };
}

/// The air and the weight of things in it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Air {
    /// Acceleration of falling.
    pub gravity: f64,
    /// Density of the air.
    pub density: f64,
    /// Drag coefficient C_D.
    pub drag: f64,
    /// Lift coefficient for each unit of the spin ratio S.
    pub lift: f64,
}

impl Air {
    /// A closed court, as the house has chosen it.
    pub const COURT: Air = Air { gravity: 9.81, density: 1.2, drag: 0.5, lift: 1.5 };

    /// Acceleration of a ball with this velocity and spin.
    #[inline]
    pub fn pull(&self, ball: &ClothBall, velocity: V3, spin: V3) -> V3 {
        let k = 0.5 * self.density * core::f64::consts::PI * ball.radius * ball.radius / ball.mass;
        let slowed = velocity * (-k * self.drag * velocity.length());
        let lifted = spin.cross(velocity) * (k * self.lift * ball.radius);
        slowed + lifted - V3::UP * self.gravity
    }

    /// How long a step may be: short enough that the ball moves less than its radius.
    #[inline]
    pub fn step(&self, ball: &ClothBall, flying: &Flying) -> f64 {
        let speed = flying.velocity.length() + self.gravity * LONGEST_STEP;
        (0.9 * ball.radius / speed).min(LONGEST_STEP)
    }

    /// The ball a step later (Runge and Kutta, fourth order).
    #[inline]
    pub fn after(&self, ball: &ClothBall, f: &Flying, step: f64) -> Flying {
        let (v1, half) = (f.velocity, 0.5 * step);
        let a1 = self.pull(ball, v1, f.spin);
        let v2 = v1 + a1 * half;
        let a2 = self.pull(ball, v2, f.spin);
        let v3 = v1 + a2 * half;
        let a3 = self.pull(ball, v3, f.spin);
        let v4 = v1 + a3 * step;
        let a4 = self.pull(ball, v4, f.spin);
        Flying {
            place: f.place + (v1 + (v2 + v3) * 2.0 + v4) * (step / 6.0),
            velocity: v1 + (a1 + (a2 + a3) * 2.0 + a4) * (step / 6.0),
            spin: f.spin,
        }
    }
}
