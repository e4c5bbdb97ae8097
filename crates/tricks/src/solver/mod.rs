//! The open-hand solver: what a deal is worth with every card known.
//!
//! | piece | says |
//! |---|---|
//! | [`Ending`] | the exact value, of every card too, and a line of best play: two to five hands, any sides, tricks or points, misère |
//! | [`Solver`], [`Goal`] | whether one side can force a goal of its own making |
//!
//! Two solvers stand behind an ending. `plain` is for games in which suit is followed and tricks are counted, and is fast
//! enough for whole deals of Whist; `general` knows privileges, further duties, points and a fifth hand.

mod ending;
mod general;
mod goal;
mod plain;

pub use ending::{Counting, Ending, Memory};
pub use goal::{AtLeast, Goal, Position, Solver};
