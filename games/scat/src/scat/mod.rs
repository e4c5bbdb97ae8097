//! Scat, the young Skat: one against two for 61 of 120 points, found out by asking.
//!
//! Source: `002_8679ecec0db09b49.txt:296-586` (about 1860). Nothing is left out.
//!
//! Readings of ours, beyond those of the laws: a revoke, where a table lets it happen, is seen at once and ends the deal. The Scat
//! of a Solo or Grand, or what was laid away, is turned up when the deal is settled; that of a Null is not looked at.

pub mod advice;
pub mod auction;
pub mod cards;
pub mod cases;
pub mod facts;
pub mod games;
pub mod moves;
mod open;
pub mod options;
pub mod play;
mod refusals;
pub mod rules;
mod scene;
pub mod settle;
pub mod state;
pub mod view;

pub use games::{Kind, Level};
pub use moves::Move;
pub use options::ScatOptions;
pub use rules::Scat;
pub use state::State;
pub use view::View;
