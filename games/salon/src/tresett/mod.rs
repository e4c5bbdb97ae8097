//! Tresett: two against two, forty cards, no trumps, and the three at the head of every suit.
//!
//! Source: `000_5131a355d33913e8.txt:1426-1474` (1782). Nothing is left out.
//!
//! Readings of ours, beyond those of the laws: what a hand may announce is judged by the cards it was dealt, the card played to the
//! first trick included. Where the table announces, the Vorhand alone is asked, and only whoever holds something late; the others learn so
//! much from his being asked. A late announcement that ends a Partie comes before every card point, for points are counted at the end.

pub mod advice;
pub mod announce;
mod announcing;
mod calling;
pub mod cards;
pub mod cases;
pub mod count;
pub mod moves;
mod open;
pub mod options;
pub mod race;
mod refusals;
pub mod rules;
mod scene;
pub mod settle;
pub mod state;
pub mod view;

pub use announce::Announcement;
pub use moves::Move;
pub use options::TresettOptions;
pub use rules::Tresett;
pub use state::State;
pub use view::View;
