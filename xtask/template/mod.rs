//! __NAME__.
//!
//! Sources: to be named, with their lines.
//!
//! Laid out by `cargo xtask new-game`: four are dealt five cards each, follow suit, and are paid for their tricks. Write the laws first
//! (books/__ID__/laws.toml), then bring the rules in, phase by phase.

pub mod advice;
pub mod cases;
pub mod moves;
pub mod options;
pub mod rules;
mod scene;
pub mod settle;
pub mod state;
pub mod view;

pub use moves::Move;
pub use options::__NAME__Options;
pub use rules::__NAME__;
pub use state::State;
pub use view::View;
