//! La Triomphe: two against two, nine cards, a card turned for trumps, and the duty to take.
//!
//! Source: `000_5131a355d33913e8.txt:1408-1422` (1782), with the pack of L'Homme (1370-1380). Nothing is left out.
//!
//! Readings of ours, beyond those of the laws: all nine tricks are played, since a vole may be wanted. Whoever is asked for a new deal
//! answers in turn, and the first who objects has the deal played on. After a tie, where everybody plays for himself, the deal passes on like
//! any other. Nobody can omit to deal at our tables; what it would cost is told by settling and by the worked cases.

pub mod advice;
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
pub use options::TriompheOptions;
pub use rules::Triomphe;
pub use state::State;
pub use view::View;
