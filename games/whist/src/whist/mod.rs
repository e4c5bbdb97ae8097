//! Whist and Cayenne: one engine for two games.
//!
//! Sources: `000_5131a355d33913e8.txt:1625-2008` (1782) and `001_6a62d777558acd12.txt:140-874` (about 1830). Each game is a
//! [`Sister`]: its options, presets and book. Everything else is here, once. Nothing is left out.
//!
//! Readings of ours, beyond those of the laws: whoever drew lowest keeps his chair, and the others move round him. At a strict
//! table a revoke comes to light when the trick is turned, not before; whoever has not followed is asked first, so that asking
//! betrays nothing. Who owns up takes his card back, and those after him theirs (000:2002). An opponent who plays early leaves his
//! card there until his turn. A hand laid open by mistake is judged by the cards as they lie.

pub mod advice;
mod calling;
pub mod cases;
mod claim;
mod draw;
pub mod facts;
pub mod moves;
mod open;
pub mod options;
mod play;
mod refusals;
pub mod rules;
pub mod rulings;
mod scene;
pub mod score;
mod seated;
mod settle;
pub mod sisters;
pub mod state;
mod strict;
mod tariff;
pub mod view;

pub use moves::Move;
pub use options::{Sister, WhistOptions};
pub use rules::{Rules, Whist};
pub use sisters::{Cayenne, Plain};
pub use state::State;
pub use view::View;
