//! Kriegsspiel on the Pielkentafel: a company with port and target, and everything to one.
//!
//! Sources: `000_5131a355d33913e8.txt:2359-2416` (Hamburg 1782).
//!
//! Ours and not the book's: a ball on the wall is taken down beside its cushion; one that goes back finds the nearest free place; the
//! last two may speak of beginning anew once; stakes that nobody wins are divided after the last Partie. Our seats are fixed, so that
//! nobody comes in between: newcomers, and a ball let pass beside the port, are decided where an arbiter asks.

pub mod advice;
pub mod cases;
mod company;
pub mod laws;
pub mod options;
pub mod rules;
mod said;
pub mod scene;
pub mod state;
pub mod words;

pub use laws::{Ruling, Situation, Verdict};
pub use options::KriegsspielOptions;
pub use rules::Kriegsspiel;
pub use state::State;
