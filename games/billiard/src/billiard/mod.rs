//! The Partie (*Partie blanche*): two balls, two sides, twelve points; with Contra, a king among three, and four in pairs.
//!
//! Sources: `000_5131a355d33913e8.txt:2010-2129` (Hamburg 1782), 2195-2203, 2213-2219, 2249-2259.
//!
//! Ours and not the book's: that hands tremble as much as the table agrees; that a Partie is broken off after very many strokes; that
//! both play for the beginning one after the other, the first ball being measured and taken up; that a ball set out which stays on
//! the wall is set out again; that the men of a losing side take turns in paying the house. A ball on the wall is played from the cloth
//! beside its cushion, and no ball comes back that has left the table: what people and walls do with it is told by an arbiter.
//! At a strict table the book's faults are offered: a ball touched twice, both balls touched, the other's ball played, knocking and
//! blowing with a stroke, touching a ball at rest, and showing a partner how to play. Stopping a running ball, and what bystanders do,
//! is decided by the laws where an arbiter tells it; nobody is offered it.

pub mod advice;
pub mod cases;
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

pub use laws::{Next, Ruling, Situation, Verdict};
pub use options::BilliardOptions;
pub use rules::Billiard;
pub use state::State;
