//! What trick-taking games share.
//!
//! | piece | says |
//! |---|---|
//! | [`Order`] | suits, ranks, trumps and privileges |
//! | [`Follow`] | what must be played |
//! | [`Trick`], [`Tricks`] | the trick on the table and those before it; who is known to lack what |
//! | [`deal_out`], [`Unknown`] | dealing, and imagining exactly what was dealt to others |
//! | [`Worth`] | what cards count, one by one or in packets |
//! | [`Ladder`], [`Duel`], [`Rounds`] | the calls of a table, an auction of speaker against holder, and one in rounds |
//! | [`Talon`] | what is left over, drawn from above or below |
//! | [`Sides`] | who plays with whom, as far as it is known |
//! | [`Restriction`], [`revoke`] | called cards and demands; cards that do not follow though they could |
//! | [`Sight`], [`Sensible`] | what a player can work out, and the player of good sense |
//! | [`Ending`], [`Solver`], [`solved!`] | what a deal is worth with all hands open; whether a goal can be forced |
//!
//! Everything works on bit sets and tables made once per order, so that following and winning cost a few instructions each.

pub mod cases;
pub mod deal;
pub mod duel;
pub mod follow;
pub mod ladder;
pub mod order;
pub mod restriction;
pub mod revoke;
pub mod rounds;
pub mod sensible;
pub mod sides;
pub mod sight;
mod solved;
pub mod solver;
pub mod talon;
pub mod trick;
pub mod worth;

pub use deal::{Unknown, deal_out, shuffle};
pub use duel::Duel;
pub use follow::{Duty, Follow, Free};
pub use ladder::Ladder;
pub use order::Order;
pub use restriction::Restriction;
pub use rounds::Rounds;
pub use sensible::{Sensible, Why};
pub use sides::Sides;
pub use sight::Sight;
pub use solver::{Ending, Excuse, Goal, Points, Position, Solver};
pub use talon::Talon;
pub use trick::{Trick, Tricks, next_of};
pub use worth::Worth;
