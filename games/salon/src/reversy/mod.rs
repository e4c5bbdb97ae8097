//! Reversy: four players who want no points, and the jack of hearts who decides about the pot.
//!
//! Sources: `000_5131a355d33913e8.txt:1322-1364` (Hamburg 1782); how bêtes are written down as in L'Hombre (`:309-311`). Nothing is
//! left out; of the cut (1332), which no one can see here, the law stands in the book unenforced.
//!
//! Readings of ours, beyond those of the laws: whether a player with the four aces has renounced comes out when he plays a card of a
//! suit that he has not followed, at the latest with his last card, so that the table never betrays it before. A Quinola that the
//! player of a Reversy still holds after the ninth trick is dead for pot and bête however he then plays him; what is paid for
//! placing and forcing is paid all the same. Play that goes on until the pot is drawn ends after ten more tours.

pub mod advice;
mod cards;
pub mod cases;
mod coup;
mod exchange;
pub mod facts;
pub mod moves;
mod open;
pub mod options;
mod play;
mod pot;
pub mod rules;
mod scene;
mod settle;
pub mod state;
pub mod view;

pub use moves::Move;
pub use options::ReversyOptions;
pub use rules::Reversy;
pub use state::State;
pub use view::View;
