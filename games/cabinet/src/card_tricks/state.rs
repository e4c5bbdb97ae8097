//! The whole truth of a session, and what of it lies open.

use super::moves::Move;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger};

/// The most persons with a part of their own.
pub const PERSONS: usize = 4;

/// Cards in their order.
pub type Cards = ArrayVec<Card, 52>;

/// A trick that was shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// Its number.
    pub number: u8,
    /// Whether it succeeded; nothing where there was nothing to find.
    pub found: Option<bool>,
}

/// A performance, as everybody saw and heard it. What lies where follows from this and from the pack.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Performance {
    pub number: u8,
    /// Whether the pack has been mixed.
    pub mixed: bool,
    /// What was answered, in its order; a card that was written down stands as `ready`.
    pub log: ArrayVec<Move, 64>,
    /// How large piles came out, where that is not agreed on.
    pub piles: ArrayVec<u8, 10>,
    /// Whether the cards of two persons have been mixed back.
    pub mixed_back: bool,
    /// Whether it is over; it stays on the table until the next begins.
    pub over: bool,
}

impl Performance {
    /// A trick that begins.
    pub fn new(number: u8) -> Performance {
        Performance {
            number,
            mixed: false,
            log: ArrayVec::new(),
            piles: ArrayVec::new(),
            mixed_back: false,
            over: false,
        }
    }

    /// Whether it is done without the pack that is mixed.
    pub fn is_packless(&self) -> bool {
        matches!(self.number, 6 | 14 | 15)
    }
}

/// Everything that everybody has seen and heard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Public {
    pub ledger: Ledger,
    pub shown: ArrayVec<Shown, 26>,
    pub performance: Option<Performance>,
    /// Whether the company has had enough.
    pub stopped: bool,
}

impl Public {
    /// The performance in progress.
    pub fn going(&self) -> Option<&Performance> {
        self.performance.as_ref().filter(|performance| !performance.over)
    }
}

/// What is hidden from somebody.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Secrets {
    /// The pack from the top, as the trick has arranged it; empty before it is mixed.
    pub pack: Cards,
    /// Two piles as they lie after the cards were mixed back.
    pub mixed: [Cards; 2],
    /// What each person has written down.
    pub slips: [CardSet; PERSONS],
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct State {
    pub public: Public,
    pub secrets: Secrets,
}
