//! Kriegsspiel on the Pielkentafel: a company with port and target, and everything to one.

pub mod cases;
pub mod laws;
pub mod options;

pub use laws::{Ruling, Situation, Verdict};
pub use options::KriegsspielOptions;
