//! Quadrille and its sisters: one engine for five games.
//!
//! Sources: `000_5131a355d33913e8.txt:773-1130` (1782) and `002_8679ecec0db09b49.txt:132-221, 821-829` (about 1860). Each sister is a
//! [`Sister`]: how many play, what they may agree on, her presets and her book. Everything else is here, once.
//!
//! Readings of ours, beyond those of the laws: whoever leads after the first tricks may stop as far as he can know that they were
//! won by his side; a hombre who took another for his helper has stopped in vain, and the game goes on. A party that is played out
//! ends at the latest when twice its deals are played.

pub mod advice;
mod auction;
pub mod cases;
pub mod contracts;
pub mod facts;
pub mod moves;
mod open;
pub mod options;
pub mod play;
mod refusals;
pub mod rules;
pub mod rulings;
mod scene;
pub mod settle;
pub mod sisters;
pub mod state;
mod strict;
pub mod view;

pub use moves::Move;
pub use options::{QuadrilleOptions, Sister};
pub use rules::{Quadrille, Rules};
pub use sisters::{Cinquille, Favorite, Ordinary, Solitaire, Tritrille};
pub use state::State;
pub use view::View;
