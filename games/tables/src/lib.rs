//! Tables games: Trictrac and Toccategli, which share one engine, and Verkehren.
//!
//! What all three share stands here: the [`board`] with its men, the [`notation`] of plays, what is counted of a play
//! ([`analyse`]), and how worked cases are written. What Trictrac and Toccategli share besides: the [`ground`] with its corners and Jans, and the
//! [`plays`] of a throw.

pub mod analyse;
pub mod board;
mod cases;
pub mod ground;
mod laid;
pub mod notation;
pub mod options;
pub mod plays;
pub mod trictrac;
pub mod verkehren;

pub use board::{Colour, Men};
pub use notation::Play;
