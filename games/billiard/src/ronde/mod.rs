//! Billiards à la ronde: twelve small balls on the cushions, and one ball with which all play.
//!
//! Sources: `000_5131a355d33913e8.txt:2205-2207` (Hamburg 1782), 2221-2225 (Hamburg customs).
//!
//! Ours and not the book's: that a ball which stays on the wall is taken down beside its cushion; that one which goes back finds the
//! nearest place left free where its own is taken; that a game is broken off after very many strokes and its bank divided; that two
//! who count pay the stake once.

pub mod advice;
pub mod cases;
pub mod laws;
pub mod options;
mod pay;
pub mod rules;
mod said;
pub mod scene;
pub mod settle;
pub mod state;

pub use laws::{Ruling, Situation, Verdict};
pub use options::RondeOptions;
pub use rules::Ronde;
pub use state::State;
