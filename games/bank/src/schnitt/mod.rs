//! Schnitt (the cut), by a book of about 1860.
//!
//! Sources: `004_59648a52077bfa0e.txt:87-113`; `:63-77` (Pharo, for the game with continuation); `:3-17` (on games of hazard). Our
//! readings are the laws marked `house` or with a `reading` in `books/schnitt/laws.toml`.
//!
//! Nothing is left out. Bends, places of counters and requests are those of Pharo and belong to the game with continuation. The
//! prepared pack that the chapter exposes ([`fraud`]) is shown on request and never paid for: the table deals it, lets people stake
//! against it, and afterwards points out how it could have been found out.

pub mod advice;
pub mod cases;
mod exposed;
pub mod fraud;
pub mod moves;
pub mod odds;
pub mod options;
pub mod rules;
mod said;
pub mod scene;
pub mod settle;
pub mod state;
mod taille;
pub mod view;

pub use moves::Move;
pub use options::SchnittOptions;
pub use rules::{Outcome, Schnitt};
pub use state::State;
pub use view::View;
