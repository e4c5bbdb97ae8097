//! Préférence: one undertakes six of ten tricks, and each of the two others goes along or stays.
//!
//! Source: `002_8679ecec0db09b49.txt:223-294` (about 1860). Nothing is left out.
//!
//! Readings of ours, beyond those of the laws: persons keep the seats they have chosen, and the highest card cut tells who deals
//! first. A revoke, where a table lets it happen, is seen at once and ends the deal; tricks made until then are written. Where
//! helpers fall in the deal that ends the match, their losses are written before the declarer's win is cut.

pub mod advice;
pub mod auction;
pub mod cards;
pub mod cases;
pub mod facts;
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

pub use moves::Move;
pub use options::PreferenceOptions;
pub use rules::Preference;
pub use state::State;
pub use view::View;
