//! The games of Tarock: one engine for seventy-eight cards by two books, and for Tarok-Zapp.
//!
//! Sources: `000_5131a355d33913e8.txt:1480-1621` (1782), `002_8679ecec0db09b49.txt:636-692` (about 1860, three, two, Tarok-l'Hombre) and
//! `:694-819` (Tarok-Zapp). A [`Sister`] has her options and her book; [`Terms`] are what her table plays by, as plain data, and
//! with them the [`customs`] of her book, which no table changes. Nothing is left out.
//!
//! Readings of ours, beyond those of the laws. Cards are asked for one by one, and each is answered by a card at once; what was
//! received is not given back. A deal counts as played whenever the deal passes on, also after all have passed. A pot that is left at
//! the end is shared. A scat of the wrong size is found at the end, when somebody runs out of cards. At strict tables the dealer may
//! own to a misdeal before anybody has done anything. The last sentence of 002:692, "besides, points by grade", is contained in the
//! tariff already and has no effect of its own; no option is made of it.

pub mod advice;
pub mod auction;
pub mod cards;
pub mod cases;
pub mod customs;
pub mod dealing;
pub mod facts;
pub mod honours;
pub mod laying;
pub mod moves;
mod open;
pub mod options;
pub mod play;
mod refusals;
pub mod rules;
pub mod rulings;
pub mod scats;
mod scene;
pub mod settle;
pub mod sisters;
pub mod state;
pub mod talon;
pub mod terms;
pub mod view;

pub use moves::Move;
pub use options::Sister;
pub use rules::{Rules, Tarock};
pub use sisters::{Later, Old, Zapp};
pub use state::State;
pub use terms::Terms;
pub use view::View;
