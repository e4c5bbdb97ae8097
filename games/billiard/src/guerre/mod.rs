//! Billiards à la guerre: everybody has a ball on the same table, and the last living wins.
//!
//! Sources: `000_5131a355d33913e8.txt:2022-2026`, 2131-2203 (Hamburg 1782: pot, slate, open, Suite), 2229-2231 (Hamburg).
//!
//! The table has fixed seats: those who come in while a game lasts have the last of them (`latecomers`), stay away at first, and join
//! when they like. A ball is sold by its owner when it is his turn: the company is asked in the order of the seats, and the buyer plays
//! it from then on, besides his own if he still has one; whoever owns all living balls has won.
//!
//! Ours and not the book's: that a lost acquit passes the turn on and costs nothing; that whoever finds his ball alone on the table sets
//! out anew; that a ball on the wall comes down beside its cushion; that a ball which an acquit brings into a hole goes back; that a game
//! is broken off after very many strokes, the pot being divided among those still in. Letting one's turn go by, playing out of turn,
//! touching, talking, the wrong ball and touching two with the stick are offered at a strict table.

pub mod advice;
pub mod cases;
mod company;
mod judging;
pub mod laws;
pub mod options;
mod pay;
pub mod rules;
mod said;
pub mod scene;
pub mod settle;
pub mod state;
pub mod words;
mod worth;

pub use laws::{Ruling, Situation, Verdict};
pub use options::GuerreOptions;
pub use rules::{Guerre, Outcome};
pub use state::State;
