//! Billiards à la ronde: twelve small balls on the cushions, and one ball with which all play.

pub mod cases;
pub mod laws;
pub mod options;
pub mod settle;

pub use laws::{Ruling, Situation, Verdict};
pub use options::RondeOptions;
