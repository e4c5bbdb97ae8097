//! Verkehren, by the book of Hamburg 1782.
//!
//! Source: `000_5131a355d33913e8.txt:2681-2774`. The beginning of the chapter and its sections on hitting and binding are lost;
//! what is filled in from the old game as it was played elsewhere says so in the laws. Nothing is left out.
//!
//! Readings of ours beside those of the rule file: the game is given up after one's throw, when it is one's turn; leave to do so is
//! asked for once a turn; a band that is hit as a penalty goes out whole; two men are not taken out of bands if then neither
//! player could ever play again; men out do not count among those who have left home before a band may be made.

pub mod advice;
mod apart;
pub mod cases;
pub mod judgement;
pub mod moves;
pub mod options;
pub mod plays;
mod refusals;
pub mod rules;
mod said;
pub mod scene;
pub mod settle;
pub mod state;

pub use moves::{Move, Moves, Word};
pub use options::VerkehrenOptions;
pub use rules::{Outcome, Verkehren};
pub use state::State;
