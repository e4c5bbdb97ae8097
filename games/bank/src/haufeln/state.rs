//! The whole truth of a match, and what of it lies open.

use super::options::MOST;
use crate::bank::{LaidOut, MOST_SEATS};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, Ledger, PerSeat, Seat, SeatSet};

/// Something for each heap.
pub type PerHeap<T> = [T; MOST as usize];

/// What is happening.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance: the pack is shuffled and laid in heaps.
    Heaps,
    /// A punter pushes out a heap for the banker.
    Push,
    /// Stakes are laid.
    Stakes,
    /// The heaps have been turned up, and the bank is offered.
    Offer,
    /// The match is over.
    Over,
}

/// A round, from one laying of heaps to the next.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The banker's heap.
    pub pushed: Option<u8>,
    /// What everybody has laid on each heap, in counters.
    pub stakes: PerSeat<PerHeap<u32>, MOST_SEATS>,
    /// Who stakes no more.
    pub ready: SeatSet,
    /// The bottom cards that were turned up.
    pub turned: PerHeap<Option<Card>>,
    /// How many have declined the bank.
    pub declined: u8,
}

impl Round {
    /// Whether anybody has staked on a heap.
    pub fn is_staked(&self, heap: u8) -> bool {
        self.stakes.values().any(|laid| laid[usize::from(heap)] > 0)
    }
}

/// Everything that lies open or was said aloud.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Public {
    pub ledger: Ledger,
    pub phase: Phase,
    pub banker: Seat,
    pub rounds_done: u16,
    /// What the banker has laid out.
    pub bank: LaidOut,
    pub round: Round,
}

impl Public {
    /// Whether heaps have been turned up in this match.
    pub fn has_begun(&self) -> bool {
        self.rounds_done > 0
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// The bottom card of every heap, as long as some may be turned up.
    pub bottoms: ArrayVec<Card, { MOST as usize }>,
}
