//! What happened in a stroke: one vocabulary for every game.

use crate::ball::BallNo;

/// Something that happened, and when.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Event {
    /// Seconds since the stroke.
    pub time: f64,
    /// What happened.
    pub what: What,
}

/// What may happen to balls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum What {
    /// The stick touches a ball.
    Tip(BallNo),
    /// The stick slides off.
    Slip,
    /// Two balls touch; the first is the one that came.
    Hit(BallNo, BallNo),
    /// A ball meets the cushion of this number.
    Cushion(BallNo, u8),
    /// A ball meets the post of this number.
    Post(BallNo, u8),
    /// A ball falls into the hole of this number.
    Holed(BallNo, u8),
    /// A ball leaves the table over the cushion of this number.
    Off(BallNo, u8),
    /// A ball stays on the wall of the cushion of this number.
    OnWall(BallNo, u8),
    /// The centre of a ball crosses the watched line of this number: ahead (`true`) or back.
    Crossed(BallNo, u8, bool),
    /// A ball leaves the cloth.
    Rises(BallNo),
    /// A ball comes down on the cloth.
    Lands(BallNo),
    /// A sliding ball begins to roll.
    Rolls(BallNo),
    /// A ball stays in place but still turns.
    Turns(BallNo),
    /// A ball lies still.
    Rests(BallNo),
}
