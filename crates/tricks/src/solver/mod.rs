//! The open-hand solver: what a deal is worth with every card known.
//!
//! | piece | says |
//! |---|---|
//! | [`Ending`] | the exact value, of every card too, and a line of best play: two to seven hands, any sides, tricks or points, misère |
//! | [`Excuse`] | cards that go back to whoever played them, and what is owed for them |
//! | [`Solver`], [`Goal`] | whether one side can force a goal of its own making |
//!
//! Three solvers stand behind an ending. `short` looks through the last few tricks of any game. Before them `plain` is for games in which suit is followed and tricks are counted, and is fast
//! enough for whole deals of Whist; `general` knows privileges, further duties, points, excuses and more hands.

mod ending;
mod excuse;
mod general;
mod goal;
mod plain;
mod short;
mod wish;

pub use ending::{Counting, Ending, Memory, Points};
pub use excuse::{Debt, Excuse};
pub use goal::{Goal, Position, Solver};
