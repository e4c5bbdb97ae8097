//! Häufeln (heaps), by a book of about 1860.
//!
//! Sources: `004_59648a52077bfa0e.txt:25-31`; `:3-17` (on games of hazard). Our readings are the laws marked `house` or with a
//! `reading` in `books/haufeln/laws.toml`.
//!
//! Nothing is left out. Any punter may push out a heap, for they agree among themselves; the table waits for the Vorhand. Only
//! bottom cards are ever seen, so nothing else of a heap is kept once it is laid.

pub mod advice;
pub mod cases;
pub mod moves;
pub mod odds;
pub mod options;
pub mod rules;
pub mod scene;
pub mod settle;
pub mod state;
pub mod view;

pub use moves::Move;
pub use options::HaufelnOptions;
pub use rules::{Haufeln, Outcome};
pub use state::State;
pub use view::View;
