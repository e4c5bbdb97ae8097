//! Ballspiel, the jeu de paume of 1782: the Partie with its chases, and Pelotiren.
//!
//! Source: `000_5131a355d33913e8.txt:2497-2679` (Hamburg 1782). Rule 13 of the Partie and the chapter on abuses are missing there.
//!
//! Three parts that know little of each other. A ball flies ([`flight`], by [`spadille_physics`]): what it touches becomes the
//! [events](laws::event) of a rally. The [laws] are pure functions of these events. [`rules`] asks the players what they
//! do, lets their hands tremble, and counts.
//!
//! How a rally is played here: whoever strikes chooses direction, height, strength and cut, or a stroke with a name; chance says how
//! his hand trembled; then it is known how the ball will fly, where it will fall and when each player on the other side could
//! reach it, running from where he stands. He takes it at one of these moments, or lets it go.
//!
//! Ours and not the book's: sizes, speeds and reach; the trembling of hands, stronger for whoever must stretch; that of two on a
//! side each serves in his turn, a game each; that a chase lapses when the game is won before it is played; that a box of two
//! dozen balls is over when it is empty, even if fewer than four are charged; and that somebody alone on his side at Pelotiren
//! defends both its holes.

pub mod advice;
pub mod aim;
mod board;
pub mod cases;
pub mod court;
pub mod flight;
pub mod hand;
pub mod laws;
mod marker;
pub mod moves;
pub mod options;
pub mod rules;
pub mod scene;
pub mod settle;
pub mod sides;
pub mod state;
mod strokes;
mod told;
pub mod worth;

pub use moves::{Move, Moves};
pub use options::BallspielOptions;
pub use rules::Ballspiel;
pub use state::{Outcome, State};
