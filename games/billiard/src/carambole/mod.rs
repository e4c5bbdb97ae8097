//! Carambole, simple and double: the Partie with a ball that belongs to nobody.
//!
//! Sources: `000_5131a355d33913e8.txt:2209-2211` (Hamburg 1782), 2215, 2233-2247 (Hamburg customs), 2259; the usual faults are
//! those of the Partie.
//!
//! Ours and not the book's: that the beginner chooses among forty-five places for the Carambol; that a Carambol which stays on the
//! wall goes back to its patch like a sprung one, and a player's ball on the wall is played from the cloth beside its cushion; from
//! where a Carambol is thrown at a ball that hides its patch (from a hand's breadth, softly, chance choosing the side); that a lost
//! acquit passes to the other, as in the Partie.

pub mod advice;
pub mod cases;
mod judging;
pub mod laws;
pub mod options;
mod pay;
pub mod places;
pub mod rules;
mod said;
pub mod scene;
pub mod settle;
mod spotting;
pub mod state;
pub mod words;
mod worth;

pub use laws::{Ruling, Situation, Verdict};
pub use options::CaramboleOptions;
pub use rules::{Carambole, Outcome};
pub use state::State;
