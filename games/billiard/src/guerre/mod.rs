//! Billiards à la guerre: everybody has a ball on the same table, and the last living wins.

pub mod cases;
pub mod laws;
pub mod options;
pub mod settle;

pub use laws::{Ruling, Situation, Verdict};
pub use options::GuerreOptions;
