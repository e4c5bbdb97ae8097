//! This table and these balls: where things lie and how they run. No rule of any game is known here.

pub mod geometry;
pub mod passline;
pub mod respot;

pub use geometry::{Ground, Measure, Spot};
