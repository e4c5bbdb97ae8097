//! Vingt-et-un and Onze et demie: what cards count, what hands come of buying, and what they are worth.

mod buying;
pub mod count;
pub mod left;
pub mod splitting;

pub use buying::{
    Against, KINDS, Kinds, Rule, against, best_for_banker, best_for_punter, born, born_with, edge, edge_of_best,
    exactly, halves, kind, pack, pictures, thresholds,
};
pub use count::{Ending, Fate, Table};
pub use splitting::edge_with_splits;
