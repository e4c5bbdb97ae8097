//! What the laws of all six games share: the events of a stroke, what is asked of them, the ladder of faults, and the turn.
//!
//! A player is named by the ball he plays with. Nothing here knows where a ball lies or how it came there.

mod acquit;
mod ball;
mod events;
mod faults;
mod ladder;
mod notation;
mod ruling;
mod sides;
mod stroke;
mod turns;

pub use acquit::Acquit;
pub use ball::{Ball, BallSet, Balls, Moved};
pub use events::{Back, By, Clumsiness, Course, Event, Fall, Foul, Handling, Hindrance, Hole, Side, Way};
pub use faults::{Lapse, Lapses, Misdeed, Misdeeds};
pub use ladder::{Loss, Rung};
pub use notation::{read, write};
pub(crate) use ruling::rulings;
pub use sides::{Sides, other};
pub use stroke::Stroke;
pub use turns::{Mishap, after, mishap};
