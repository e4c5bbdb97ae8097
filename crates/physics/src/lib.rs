//! Ivory balls on cloth, and a cloth-wound ball in a walled court ([`flight`]). No game rules in here: a stroke goes in, what
//! happened comes out.
//!
//! There is no time step. Between events every ball moves on a curve known exactly ([`motion`]); the next event is found as the
//! earliest root of plain quadratics ([`roots`]); an event changes one or two balls ([`contact`]), and only what concerns them is
//! reckoned anew ([`run`]).
//!
//! - **The same everywhere.** Only `+ − × ÷ √` and the functions of `libm` are used, nothing is fused, strokes are in fixed
//!   point: a record replays to the last bit.
//! - **Simultaneous events** have an order: crossings of watched lines, then what a ball does by itself or with a cushion, post
//!   or hole, then ball on ball; among equals the lower numbers first. Several balls touching at once are parted two by two, again
//!   and again at the same moment, until none presses another.
//! - **Never stuck.** A touch softer than [`run::SOFT`] hushes the two for [`run::LULL`]; a harder one costs energy; and after
//!   [`Limits::events`] the balls are stopped where they are. Energy never grows.
//!
//! ```
//! use spadille_physics::*;
//! let ivory = Ivory { radius: 0.027, mass: 0.152 };
//! let table = Table::oblong(3.439, 1.719).with_hole(3.439, 1.719, 0.0475);
//! let mut balls = [Ball::lying(ivory, 0.9, 0.86), Ball::lying(ivory, 2.0, 0.86)];
//! let mut course = Course::roomy();
//! play(&table, &mut balls, &Stroke::plain(0, 0, 1_500), &Watch::nothing(), Limits::default(), &mut course);
//! assert!(course.story().any(|what| what == What::Hit(0, 1)));
//! ```

pub mod ball;
pub mod cloth;
pub mod contact;
pub mod course;
pub mod event;
pub mod flight;
pub mod motion;
pub mod roots;
pub mod run;
pub mod stick;
pub mod table;
pub mod vector;
pub mod watch;

pub use ball::{Ball, BallNo, Ivory, MOST_BALLS, Whereabouts};
pub use cloth::Cloth;
pub use contact::{BallModel, CushionModel, Friction, Side, Wall};
pub use course::{Course, Witness};
pub use event::{Event, What};
pub use motion::{Phase, Piece};
pub use run::{Ended, Limits, Outcome, play, roll};
pub use stick::{Stick, Stroke, Struck};
pub use table::{Cushion, Hole, Post, Table, sides};
pub use vector::{V3, v3};
pub use watch::{Line, Watch};
