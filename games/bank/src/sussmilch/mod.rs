//! Süßmilch (German Pharo), by a book of about 1860.
//!
//! Sources: `004_59648a52077bfa0e.txt:115-125`; `:63-67` (Pharo, for the drawing); `:3-17` (on games of hazard). Our readings are the
//! laws marked `house` or with a `reading` in `books/sussmilch/laws.toml`.
//!
//! Nothing is left out. A stake on several cards is kept as one share for each ([`state::Shares`]); where the table plays jointly, the
//! whole stands on the first. Counters are taken back or pushed in whole numbers, or all of them at once.

pub mod advice;
pub mod cases;
pub mod moves;
pub mod odds;
pub mod options;
pub mod places;
pub mod rules;
pub mod scene;
pub mod settle;
pub mod state;
pub mod view;

pub use moves::Move;
pub use options::SussmilchOptions;
pub use rules::{Outcome, Sussmilch};
pub use state::State;
pub use view::View;
