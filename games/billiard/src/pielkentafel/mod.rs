//! Pielkentafel: the older billiards with a port, and a cord hung with bells.
//!
//! Sources: `000_5131a355d33913e8.txt:2263-2353` (Hamburg 1782): thirty-odd laws and no order of play; ours is put together from them.
//!
//! Ours and not the book's: places and sizes of port and cord; that both play for the lead one after the other; that a ball on the wall
//! comes down beside its cushion; that the loser pays the house; that a match is broken off after very many strokes. What the hands and
//! feet of the players do is decided by the laws where an arbiter tells it; nobody is offered it but giving up.

pub mod advice;
pub mod cases;
pub mod laws;
pub mod options;
pub mod rules;
mod said;
pub mod scene;
pub mod state;
pub mod words;

pub use laws::{Ruling, Situation, Verdict};
pub use options::PielkentafelOptions;
pub use rules::Pielkentafel;
pub use state::State;
