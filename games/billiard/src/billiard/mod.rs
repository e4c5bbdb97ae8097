//! The Partie (*Partie blanche*): two balls, two sides, twelve points; with Contra, a king among three, and four in pairs.
//!
//! Sources: `000_5131a355d33913e8.txt:2010-2129` (Hamburg 1782), 2195-2203, 2213-2219, 2249-2259.
//!
//! Ours and not the book's: that hands tremble as much as the table agrees; that a Partie is broken off after very many strokes; that
//! both play for the beginning one after the other, the first ball being measured and taken up; that a ball set out which stays on
//! the wall is set out again; that the men of a losing side take turns in paying the house. A ball on the wall is played from the cloth
//! beside its cushion, and no ball comes back that has left the table: what people and walls do with it is told by an arbiter.
//! Knocking, blowing, touching and showing are decided by the laws where an arbiter tells them; nobody is offered them.

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
pub mod words;
mod worth;

pub use laws::{Next, Ruling, Situation, Verdict};
pub use options::BilliardOptions;
pub use rules::Billiard;
pub use state::State;
