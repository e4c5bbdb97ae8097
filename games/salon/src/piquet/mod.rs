//! Piquet, by the books of 1782 and about 1860.
//!
//! Sources: `000_5131a355d33913e8.txt:1134-1318` (Hamburg 1782, with 22 decided cases) and
//! `004_59648a52077bfa0e.txt:141-213` (about 1860). The two are presets of one set of options; where the later book is
//! silent the older rule holds.
//!
//! Nothing is left out. What the books decide about misdeals and faulty packs, which cannot happen here, is in `rulings`.
//! A reading of ours: Vorhand, who names a suit before looking at the dealer's leavings and turns out not to hold it,
//! proves it by laying her hand open, and the dealer chooses the lead from it. In the code Vorhand is `elder`, as English
//! players say, and the dealer `younger`.

mod advice;
mod cases;
mod declare;
mod exchange;
mod hand;
mod moves;
mod open;
mod options;
mod play;
mod rules;
mod rulings;
mod scene;
mod settle;
mod state;
mod strict;
mod tally;
mod view;

pub use hand::PACK;
pub use moves::{Move, Moves};
pub use options::PiquetOptions;
pub use rules::{Outcome, Piquet};
pub use settle::{MARKERS, marker_suits};
pub use state::{Phase, State};
pub use view::View;
