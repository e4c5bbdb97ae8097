//! Trictrac (Grand Trictrac) and Toccategli, by the books of Nürnberg 1773 and Hamburg 1782: one engine, of which each game
//! is a [`sisters::Sister`].
//!
//! Sources: `003_59c1ad1ef5f24709.txt:36-627` (1773, complete) and `000_5131a355d33913e8.txt:2780-3214` (1782, the same
//! text shortened). Nothing is left out. What the books decide about dice on the rail and broken dice, which cannot happen
//! here, is in `rulings.rs`, together with what the strict table plays by.
//!
//! Readings of ours beside those of the rule file: each player throws one die for the lead, so that the two numbers can be
//! played where the table plays the draw; rolling dice can be disturbed once a throw, and whether it was quick enough
//! is decided by chance; school points are marked before a player who leaves clears the board; whoever has marked his last
//! man off takes him off, even where the table would leave him another play. At a strict table one man a throw can be set
//! wrongly, as far as a die might have shown; the number nearer to it counts as given, and the enemy chooses what follows
//! when the other number has been given too.
//!
//! Toccategli is told in notes to the same pages: other figures for what a throw scores, no blind hits, a Satz instead of
//! holes, and bands that cross into the forbidden boards. Readings of ours there: a rest of twelve wins a second Satz; a throw
//! that takes the last man off wins one Satz and nothing besides; at a strict table a Satz is paid when its marking has been
//! judged, and the match is judged to its end as soon as the last Satz is marked.

pub mod advice;
mod ahead;
mod apart;
pub mod cases;
mod course;
pub mod judgement;
pub mod moves;
pub mod options;
mod prospect;
mod refusals;
pub mod rules;
mod rulings;
mod said;
pub mod scene;
pub mod settle;
pub mod sisters;
pub mod state;
mod strict;
pub mod tally;
pub mod throw;
mod words;

pub use moves::{Move, Moves, Word};
pub use options::{JanOptions, ToccategliOptions, TrictracOptions};
pub use rules::{JanGame, Outcome, Rules, Toccategli, Trictrac};
pub use state::State;
