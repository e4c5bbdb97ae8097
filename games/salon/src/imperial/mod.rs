//! Imperial: strokes of chalk, five imperial trumps, and a sixth stroke that wipes every slate.
//!
//! Source: `000_5131a355d33913e8.txt:1388-1406` (Hamburg 1782). Nothing is left out.
//!
//! Readings of ours, beyond those of the laws: a player who may take the talon and keeps his hand leaves the right to the other, if
//! he has no trump either. Whoever is asked about talon or turned card shows by it what he lacks or holds, as at a real table.
//! Fours and quarts are shown; of the Rummel only its number of cards is told, and its pips where they decide.

pub mod advice;
mod cards;
pub mod cases;
mod declare;
pub mod facts;
pub mod moves;
mod open;
pub mod options;
mod play;
pub mod rules;
mod scene;
pub mod state;
mod tally;
mod turned;
pub mod view;

pub use moves::Move;
pub use options::ImperialOptions;
pub use rules::Imperial;
pub use state::State;
pub use view::View;
