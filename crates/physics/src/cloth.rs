//! The cloth: what slows a ball that slides, rolls, turns or falls on it.

/// Parameters of the cloth, gravity among them.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cloth {
    /// Coefficient of sliding friction μ.
    pub slide: f64,
    /// Coefficient of rolling resistance μ_r.
    pub roll: f64,
    /// Loss of spin about the vertical, in radians a second each second.
    pub turn: f64,
    /// Share of its falling speed with which a ball jumps up again.
    pub bounce: f64,
    /// Acceleration of falling.
    pub gravity: f64,
    /// A ball that rolls no faster than this lies still.
    pub still_speed: f64,
    /// A ball that turns no faster than this lies still.
    pub still_spin: f64,
}

impl Cloth {
    /// The fine green cloth of the old tables, as the house has chosen it: coarser than a modern one.
    pub const FINE_GREEN: Cloth =
        Cloth { slide: 0.20, roll: 0.015, turn: 10.0, bounce: 0.5, gravity: 9.81, still_speed: 0.002, still_spin: 0.1 };
}
