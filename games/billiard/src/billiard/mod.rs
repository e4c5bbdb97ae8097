//! The Partie: two balls, two sides, twelve points.

pub mod cases;
pub mod laws;
pub mod options;
pub mod settle;

pub use laws::{Next, Ruling, Situation, Verdict};
pub use options::BilliardOptions;
