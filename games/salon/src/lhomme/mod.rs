//! L'Homme: three to seven players, up to six suits, a card turned for trumps, and the duty to take.
//!
//! Source: `000_5131a355d33913e8.txt:1366-1382` (1782), with the remarks on passing and on the order of cards at 1412-1414. Nothing is
//! left out.
//!
//! Readings of ours, beyond those of the laws: all tricks are played. Whoever refuses pays at once, before anybody plays on, and what he
//! adds is as much as stands at that moment. The stake doubles with every such fine and every game lost; it grows no further than
//! [`LARGEST`](spadille_stakes::paper::LARGEST), so that accounts stay whole numbers.

pub mod advice;
mod bidding;
pub mod cases;
pub mod moves;
mod open;
pub mod options;
mod refusals;
pub mod rules;
mod scene;
pub mod settle;
pub mod state;
pub mod view;

pub use moves::Move;
pub use options::LHommeOptions;
pub use rules::LHomme;
pub use state::State;
pub use view::View;
