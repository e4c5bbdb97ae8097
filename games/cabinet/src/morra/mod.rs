//! Morra, the game of fingers, by the Nuremberg book of 1773.
//!
//! Source: `003_59c1ad1ef5f24709.txt:629-641`. Nothing is left out. Our readings: it is played in twos; a fist counts only where the
//! table agrees on it; of two wrong calls neither counts; "Punto oder Numer" is one point, and where the table likes it the number
//! called. They are the laws marked `house` or with a `reading` in `books/morra/laws.toml`.
//!
//! The book gives no advice. What is safe is reckoned in [`mixture`] and [`race`], what pays against habits in [`habits`]; a player who draws lots
//! by them comes through [`Table::lot`](spadille_core::Table::lot).

pub mod advice;
pub mod cases;
pub mod duel;
pub mod habits;
pub mod mixture;
pub mod moves;
pub mod options;
pub mod race;
pub mod rules;
pub mod scene;
pub mod settle;
pub mod state;
pub mod view;

pub use moves::{Hand, Move};
pub use options::MorraOptions;
pub use rules::Morra;
pub use state::State;
pub use view::View;
