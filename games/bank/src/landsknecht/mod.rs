//! Landsknecht and Blüchern, by a book of about 1860: a banker offers a sum, the others hold it.
//!
//! Sources: `004_59648a52077bfa0e.txt:33-45` (Landsknecht), `:19-23` (Blüchern), `:3-17` (on games of hazard). Our readings are the
//! laws marked `house` or with a `reading` in `books/landsknecht/laws.toml` and `books/bluchern/laws.toml`.
//!
//! One engine serves both: holding is the same, only the cards fall in another way ([`coup`]). [`sisters`] says what each game has of
//! its own. Nothing is left out. Between the first card and the decision nobody decides anything, so a coup falls at once;
//! Landsknecht pauses where the book lets holders withdraw, at the reshuffle.

pub mod advice;
pub mod cases;
pub mod coup;
pub mod holding;
pub mod moves;
pub mod odds;
pub mod options;
mod refusals;
pub mod rules;
pub mod scene;
pub mod settle;
pub mod sisters;
pub mod state;
pub mod view;

pub use moves::Move;
pub use options::{BluchernOptions, LandsknechtOptions};
pub use rules::{Holding, Outcome};
pub use sisters::{CalledRanks, LeftAndRight, Sister};
pub use state::State;
pub use view::View;

/// Landsknecht.
pub type Landsknecht = Holding<LeftAndRight>;
/// Blüchern.
pub type Bluchern = Holding<CalledRanks>;
