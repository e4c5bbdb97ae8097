//! Pielkentafel: the older billiards with a port, and a cord hung with bells.
//!
//! Sources: `000_5131a355d33913e8.txt:2263-2353` (Hamburg 1782): thirty-odd laws and no order of play; ours is put together from them.
//!
//! Ours and not the book's: places and sizes of port and cord; that both play for the lead one after the other; that a ball on the wall
//! comes down beside its cushion; that the loser pays the house; that a match is broken off after very many strokes. At a strict
//! table the faults of hands and feet are offered (a ball touched twice, both touched or pushed far, a foot lifted, knocking, blowing,
//! lifting a ball, playing out of turn, disturbing the other); stopping a running ball and the thin end of the stick are decided by the
//! laws where an arbiter tells them.

pub mod advice;
pub mod cases;
mod judging;
pub mod laws;
pub mod options;
pub mod rules;
mod said;
pub mod scene;
pub mod settle;
pub mod state;
pub mod words;

pub use laws::{Ruling, Situation, Verdict};
pub use options::PielkentafelOptions;
pub use rules::Pielkentafel;
pub use state::State;
