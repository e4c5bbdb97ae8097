//! What people at a table of holding may say, and its notation.

use crate::wager::{Sum, Wagers};
use spadille_core::moves;

moves! {
    /// One decision.
    pub enum Move("a move of Landsknecht or Blüchern") {
        words {
            /// The banker takes everything in and hands the bank on.
            Pocket = "pocket",
            /// Holds the whole offer.
            VaBanque = "va-banque",
            /// Holds nothing.
            Pass = "pass",
            /// Leaves his stake at the reshuffle.
            Stay = "stay",
            /// Withdraws it.
            Retire = "retire",
        }
        listed {
            /// The banker offers a sum to be held.
            Offer(Sum) = "offer",
            /// Holds a part of it.
            Hold(Sum) = "hold",
        }
        cards {}
        sets {}
    }
}

/// The moves open to a seat.
pub type Moves = Wagers<Move>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_and_what_is_none_is_refused() {
        for written in ["pocket", "va-banque", "pass", "stay", "retire", "offer 20", "hold 5"] {
            assert_eq!(written.parse::<Move>().unwrap().to_string(), written);
        }
        for wrong in ["", "offer", "offer x", "hold -1", "hold 5 6", "pass 1"] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
    }
}
