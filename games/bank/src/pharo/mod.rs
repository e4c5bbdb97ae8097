//! Pharo (Pharao, Faro), by a book of about 1860.
//!
//! Sources: `004_59648a52077bfa0e.txt:63-85`; `:3-17` (on games of hazard); `:61` (the bank cannot lose more than was laid
//! out). Our readings are the laws marked `house` in `books/pharo/laws.toml`.
//!
//! Nothing is left out. A false taille (*fausse taille*) cannot happen to the house, which never misdeals; with the option
//! `dealer = human` one taille in eight ends with a card on the wrong pile, which the punters may find by counting, and a
//! taille dealt with real cards is settled by [`settle`]. Readings of ours: each rank of a punter's book lies on the table
//! once; a punter whose request was refused does not ask again before the next turn; when the bank has fallen short of a
//! claim the taille ends with the answers to that turn, and what still stands is closed; the last taille of a match
//! closes what others would carry over.

pub mod advice;
pub mod cases;
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
pub use options::PharoOptions;
pub use rules::{Outcome, Pharo};
pub use state::State;
pub use view::View;
