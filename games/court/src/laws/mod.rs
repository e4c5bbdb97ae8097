//! The laws: pure functions of what happened. Nothing here knows how a ball flies.

pub mod count;
pub mod event;
pub mod pelote;
pub mod place;
pub mod rally;

pub use count::{Call, Count};
pub use event::{Bounce, Event, Hole, Lateral, Wall};
pub use place::{Chase, End, Place};
pub use rally::{Before, Burdened, Fault, Rally, Terms, Verdict, Why};
