//! The whole truth of a match, and what of it lies open.

use super::holding::{Held, Said};
use crate::bank::MOST_SEATS;
use crate::book::Drawn;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Seat, SeatSet};

/// What is happening.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance: the whole pack is shuffled and cut, before the offer or when it has been held.
    Shuffle,
    /// The banker offers, or pockets what he has won.
    Offer,
    /// The punters say what they hold, from the last hand to the Vorhand.
    Hold,
    /// The pack is through: whoever holds stays or withdraws.
    Stay,
    /// Chance: what does not lie on the table is shuffled anew.
    Reshuffle,
    /// The match is over.
    Over,
}

/// Who has won a coup.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Winner {
    Banker,
    Punters,
}

/// A coup, from the offer to the decision.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Coup {
    /// What the banker has offered.
    pub offer: u32,
    /// What everybody has said to it.
    pub said: PerSeat<Said, MOST_SEATS>,
    /// Who has spoken, or at the reshuffle: who has decided.
    pub spoken: SeatSet,
    /// What everybody holds, once the cards fall.
    pub held: Held,
    /// The card on the left, which is the banker's, and the one on the right.
    pub laid: ArrayVec<Card, 2>,
    /// The cards in the middle, or those that were turned while the ranks were called.
    pub middle: ArrayVec<Card, 52>,
    /// How many ranks have been called.
    pub calls: u8,
    /// How it was decided.
    pub winner: Option<Winner>,
}

/// Everything that lies open or was said aloud.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Public {
    pub ledger: Ledger,
    pub phase: Phase,
    pub banker: Seat,
    pub banks_done: u16,
    /// Coups begun in the match.
    pub coups: u32,
    /// What stands together after a win and must be offered again.
    pub standing: u32,
    pub coup: Coup,
    /// The cards that have fallen since the last shuffle.
    pub fallen: Drawn,
    /// The two cards that lay on the table when the others were shuffled.
    pub aside: ArrayVec<Card, 2>,
}

impl Public {
    /// Whether a coup has been begun in this match.
    pub fn has_begun(&self) -> bool {
        self.coups > 0
    }

    /// Whether the banker has won and may pocket.
    pub fn has_won(&self) -> bool {
        self.standing > 0
    }

    /// The cards of the pack in use that have not fallen.
    pub fn unseen(&self, pack: CardSet) -> CardSet {
        pack.minus(self.fallen.iter().chain(&self.aside).copied().collect())
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// The pack as it falls, those fallen first; empty before the first shuffle of a bank.
    pub pack: Drawn,
}
