//! The wall of the cushions: how a hard ball climbs it, and when it leaves the table over it.
//!
//! A ball that meets a cushion with the normal speed v_n rises with
//!
//! > v_z = k · max(0, v_n − v_c),  and so up to h = v_z² / 2g,
//!
//! but with no more than it lost to the cushion, so that no energy is won. What rises more than the lip above the wall goes over it
//! and keeps a share of its normal speed; what rises less stays on top.
//!
//! Chosen, not measured: the books tell of balls that are sprung, and of some that stay on the wall, and give no speed. The figures
//! are those of the table in the rules of the Partie, Part 1.

/// The wall of the cushions: what a hard ball climbs, and what it leaves the table over.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Wall {
    /// Height above the cloth, metres.
    pub height: f64,
    /// Normal speed above which a ball climbs.
    pub climbs: f64,
    /// Upward speed for each metre a second above that.
    pub lift: f64,
    /// How far above the wall a ball must be to go over instead of staying on top.
    pub lip: f64,
    /// Share of the normal speed kept by a ball that goes over.
    pub kept: f64,
}

impl Wall {
    /// Four Zoll, as the house has chosen it.
    pub const FOUR_ZOLL: Wall = Wall { height: 0.0955, climbs: 2.0, lift: 0.8, lip: 0.010, kept: 0.5 };

    /// Upward speed of a ball that meets the cushion with this normal speed.
    pub fn climb(&self, normal: f64) -> f64 {
        (normal - self.climbs).max(0.0) * self.lift
    }
}
