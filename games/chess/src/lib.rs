//! Chess, by the book of 1782.
//!
//! Source: `000_5131a355d33913e8.txt:2420-2495` (Hamburg 1782). Board, array, moves and mate are the modern ones; four
//! things are not: a smothered king pays half the stake, a pawn on the last line becomes only a piece that has been lost,
//! pawns do not take in passing, and the conditions of castling are hardly stated. The modern rules are a preset.
//!
//! The board, its attack tables and the generation of moves come from the crate [`cozy_chess`]; [`position`] bends them to
//! what the table has agreed on.
//!
//! Ours and not the book's: the draws of the house; the lot for White, and colours that alternate in a match; the greatest
//! number of moves at a table without draws; the neighbours of Ströbeck sit at the table as seats of their own (each
//! may call *Nachbar mit Rath* once a move). A position counts as dead by the men that are left, or when a wall of pawns
//! parts the kings for good; subtler ones end by the fifty moves.

pub mod advice;
pub mod cases;
pub mod exchange;
pub mod force;
pub mod moves;
pub mod options;
mod player;
pub mod position;
mod refusals;
pub mod rules;
pub mod scene;
pub mod settle;
pub mod state;
pub mod worth;

pub use moves::{Move, Moves};
pub use options::ChessOptions;
pub use position::Position;
pub use rules::{Chess, Lot};
pub use state::State;
