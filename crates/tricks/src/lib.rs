//! What trick-taking games share.
//!
//! | piece | says |
//! |---|---|
//! | [`Order`] | suits, ranks, trumps and privileges |
//! | [`Follow`] | what must be played |
//! | [`Trick`], [`Tricks`] | the trick on the table and those before it; who is known to lack what |
//! | [`deal_out`], [`Unknown`] | dealing, and imagining exactly what was dealt to others |
//! | [`Duel`] | an auction of speaker against holder |
//! | [`Sight`] | what a player can work out |
//! | [`Solver`] | the value of a position with all hands open |
//!
//! Everything works on bit sets and tables made once per order, so that following and winning cost a few instructions each.

pub mod cases;
pub mod deal;
pub mod duel;
pub mod follow;
pub mod order;
pub mod sight;
pub mod solver;
pub mod trick;

pub use deal::{Unknown, deal_out, shuffle};
pub use duel::Duel;
pub use follow::Follow;
pub use order::Order;
pub use sight::Sight;
pub use solver::{Goal, Position, Solver};
pub use trick::{Trick, Tricks, next_of};
