//! Trick-taking: orders of rank, what must be followed, who wins a trick, and the open-hand solver.
//!
//! Everything here works on bit sets and tables made once per order, so that following and winning cost a few
//! instructions each.

pub mod order;
pub mod solver;

pub use order::Order;
pub use solver::{Goal, Position, Solver};
