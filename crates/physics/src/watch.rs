//! Lines nobody feels but somebody wants told about: the middle of the table, the line a ball must pass, the cord with its bells,
//! the way through the port.
//!
//! A line is told when a centre crosses it, not when it merely reaches it. Where reaching counts, lay the line a micrometre nearer.
//! The cord touches a ball's surface, so it is laid a radius before where it hangs.

use crate::ball::BallNo;
use crate::vector::{V3, v3};
use arrayvec::ArrayVec;

/// The most lines watched in a stroke.
pub const MOST_LINES: usize = 32;

/// A line across which the centres of some balls are watched. It does not touch the balls.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Line {
    /// A point of the line; where the line is short, its middle.
    pub place: V3,
    /// Level direction across the line, length one: a crossing this way is *ahead*.
    pub ahead: V3,
    /// Half its length. A ball that goes round the end is not told of.
    pub reach: f64,
    /// A bit for each ball that is watched.
    pub balls: u16,
}

impl Line {
    /// An endless line through a point, for all balls. `ahead` need not have length one, but must have some.
    pub fn across(x: f64, y: f64, ahead: (f64, f64)) -> Line {
        let ahead = v3(ahead.0, ahead.1, 0.0).unit().unwrap_or(v3(1.0, 0.0, 0.0));
        Line { place: v3(x, y, 0.0), ahead, reach: f64::INFINITY, balls: u16::MAX }
    }

    /// The same line, this long.
    pub fn long(self, length: f64) -> Line {
        Line { reach: 0.5 * length, ..self }
    }

    /// The same line, for this ball alone.
    pub fn only(self, ball: BallNo) -> Line {
        Line { balls: 1 << ball, ..self }
    }
}

/// What is watched during a stroke.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Watch {
    /// Lines, by number.
    pub lines: ArrayVec<Line, MOST_LINES>,
}

impl Watch {
    /// Nothing is watched.
    pub fn nothing() -> Watch {
        Watch::default()
    }

    /// These lines. Panics when there are more than [`MOST_LINES`].
    pub fn lines(lines: impl IntoIterator<Item = Line>) -> Watch {
        Watch { lines: lines.into_iter().collect() }
    }
}
