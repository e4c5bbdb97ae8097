//! Tables games: Trictrac, and in time Toccategli and Verkehren.
//!
//! What the three share stands here: the [`board`] with its men, the [`notation`] of plays, and the [`odds`] of two dice.

pub mod board;
mod cases;
pub mod notation;
pub mod odds;
pub mod trictrac;

pub use board::{Colour, Men};
pub use notation::Play;
