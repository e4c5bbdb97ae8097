//! What people at a table of Häufeln may do, and its notation.

use super::options::MOST;
use crate::wager::{On, Wagers};
use spadille_core::{listed, moves};

/// A heap, counted from 0; people count from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Heap(pub u8);

listed! { Heap("a heap from 1 to 12"): MOST as u32, |n| Heap(n as u8), |heap| heap.0 + 1; }

moves! {
    /// One decision.
    pub enum Move("a move of Häufeln") {
        words {
            /// No more stakes.
            Ready = "ready",
            /// Takes the bank.
            Take = "take",
            /// Does not take it.
            Decline = "decline",
        }
        listed {
            /// Gives a heap to the banker.
            Push(Heap) = "push",
            /// Lays counters on a heap.
            Stake(On<Heap>) = "stake",
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
        for written in ["ready", "take", "decline", "push 1", "push 12", "stake 3 100"] {
            assert_eq!(written.parse::<Move>().unwrap().to_string(), written);
        }
        for wrong in ["", "push", "push 0", "push 13", "stake 1", "stake 0 5", "stake 1 x", "take 1"] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
    }
}
