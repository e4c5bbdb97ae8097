//! Pielkentafel: the older billiards with a port, and a cord hung with bells.

pub mod cases;
pub mod laws;
pub mod options;

pub use laws::{Ruling, Situation, Verdict};
pub use options::PielkentafelOptions;
