//! This table and these balls: where things lie, how a shot is aimed and how the balls run. No rule of any game is known here.
//!
//! - [`geometry`]: the table, its holes and marks; places in fixed point.
//! - [`passline`], [`respot`]: when a ball has come level with another; where a ball goes back to.
//! - [`hand`]: how a hand trembles.
//! - [`roll`](mod@roll): a stroke goes in, what happened comes out.
//! - [`aim`]: what a steady player does to make a ball, to touch one, to come to lie somewhere.

pub mod aim;
mod cushions;
pub mod geometry;
pub mod hand;
pub mod lay;
pub mod passline;
pub mod respot;
pub mod roll;

pub use geometry::{Ground, Measure, Spot};
pub use hand::{Hand, Steadiness, Tremble};
pub use lay::{Fault, Lay, Sticks};
pub use roll::{PHYSICS, Rest, Rolled, Tells, Watched, replay, roll};
