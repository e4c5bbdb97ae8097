//! Piquet, by the books of 1782 and about 1860.
//!
//! Sources: `000_5131a355d33913e8.txt:1134-1318` (Hamburg 1782, with 22 decided cases) and
//! `004_59648a52077bfa0e.txt:141-213` (about 1860). The two are presets of one set of options; where the later book is
//! silent the older rule holds.
//!
//! Nothing is left out. What the books decide about misdeals and faulty packs, which cannot happen here, is in
//! [`rulings`]. A reading of ours: elder, who names a suit before looking at younger's leavings and turns out not to
//! hold it, proves it by laying his hand open, and younger chooses the lead from it.

pub mod advice;
pub mod cases;
mod course;
mod declare;
mod exchange;
pub mod hand;
pub mod moves;
pub mod odds;
pub mod options;
mod play;
mod refusals;
pub mod rules;
pub mod rulings;
pub mod scene;
pub mod settle;
pub mod state;
mod strict;
pub mod tally;
pub mod view;

pub use moves::{Move, Moves};
pub use options::PiquetOptions;
pub use rules::{Outcome, Piquet};
pub use state::State;
pub use view::View;
