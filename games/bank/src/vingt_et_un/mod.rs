//! Vingt-et-un and Onze et demie, by a book of about 1860: cards are bought to come near a number and not beyond it.
//!
//! Sources: `004_59648a52077bfa0e.txt:127-139` (Vingt-et-un), `:47-61` (Onze et demie), `:3-17` (on games of hazard). Our readings are
//! the laws marked `house` or with a `reading` in `books/vingt-et-un/laws.toml` and `books/onze-et-demie/laws.toml`.
//!
//! One engine serves both; [`sisters`] says what each has of its own. Everything is counted in halves of a point ([`count`]). Nothing
//! is left out. Readings of ours: a dead hand is laid away face up; whoever asks for a picture shows his ace, and whoever opens a
//! picture shows both; at the end all hands are shown. Nobody opens more than [`state::MOST_HANDS`] hands.

pub mod advice;
pub mod buying;
pub mod cases;
pub mod count;
pub mod moves;
pub mod odds;
pub mod options;
pub mod quick;
pub mod rules;
pub mod scene;
pub mod settle;
pub mod sisters;
pub mod state;
pub mod view;

pub use moves::Move;
pub use options::{OnzeOptions, VingtOptions};
pub use rules::{Buying, Outcome};
pub use sisters::{ElevenAndAHalf, Sister, TwentyOne};
pub use state::State;
pub use view::View;

/// Vingt-et-un.
pub type VingtEtUn = Buying<TwentyOne>;
/// Onze et demie.
pub type OnzeEtDemie = Buying<ElevenAndAHalf>;
