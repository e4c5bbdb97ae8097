//! Carambole, simple and double: the Partie with a ball that belongs to nobody.

pub mod cases;
pub mod laws;
pub mod options;
pub mod places;
pub mod settle;

pub use laws::{Ruling, Situation, Verdict};
pub use options::CaramboleOptions;
