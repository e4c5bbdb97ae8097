//! The whole truth of a match, and what of it lies open.

use crate::bank::{LaidOut, MOST_SEATS};
use crate::bend::{Fell, Stage};
use crate::book::{COPIES, Drawn, PACK, Ranks};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, PerSeat, Rank, Seat, SeatSet};

/// Pairs of a taille.
pub const PAIRS: u8 = 26;

/// A staked card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stake {
    /// What is staked, in parts of a counter.
    pub amount: i32,
    /// The rank.
    pub on: Rank,
    /// How it is marked.
    pub stage: Stage,
    /// Whether it has won and waits to be answered for.
    pub won: bool,
}

impl Stake {
    /// Whether it may still be raised, withdrawn or moved.
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.stage == Stage::Plain && !self.won
    }

    /// What its owner wins or loses when this befalls it, in parts.
    pub fn due(&self, fell: Fell) -> i64 {
        self.stage.due(fell, self.amount.into())
    }
}

/// A punter's request to withdraw or move a stake.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Request {
    pub seat: Seat,
    pub on: Rank,
    /// The rank it is to go to instead of coming back.
    pub to: Option<Rank>,
}

/// What is happening.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance: the pack is shuffled.
    Shuffle,
    /// Cards are staked before the cut.
    Stakes,
    /// The pack is cut.
    Cut,
    /// With continuation: the pause after a pair.
    Pause,
    /// The match is over.
    Over,
}

/// A taille, from one shuffle to the next.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Taille {
    /// Pairs drawn.
    pub pairs: u8,
    /// Cards drawn, the banker's and the punters' in turn.
    pub fallen: Drawn,
    /// Below how many cards the pack was cut.
    pub cut: Option<u8>,
    /// Who has nothing more to do before the cut or the next pair.
    pub ready: SeatSet,
    /// Whose request was refused in this pause.
    pub refused: SeatSet,
    /// A request the banker has to answer.
    pub asked: Option<Request>,
}

/// Everything that lies open or was said aloud.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Public {
    pub ledger: Ledger,
    pub phase: Phase,
    pub banker: Seat,
    pub tailles_done: u16,
    /// What the banker has laid out.
    pub bank: LaidOut,
    /// The cards on the table in the order they were laid.
    pub cards: PerSeat<ArrayVec<Stake, 13>, MOST_SEATS>,
    pub taille: Taille,
    /// The last taille as it fell, for whoever watches the succession.
    pub last: Drawn,
}

impl Public {
    /// Whether a pair has been drawn in this match.
    pub fn has_begun(&self) -> bool {
        self.tailles_done > 0 || self.taille.pairs > 0
    }

    /// Undrawn cards, and how many of them are of a rank in an honest pack: what the odds are reckoned from.
    pub fn unseen(&self, rank: Rank) -> (u8, u8) {
        let fallen = &self.taille.fallen;
        let seen = fallen.iter().filter(|card| card.rank() == rank).count() as u8;
        (PACK.len().saturating_sub(fallen.len() as u8), COPIES.saturating_sub(seen))
    }

    /// The ranks of a seat that lie on the table.
    pub fn staked(&self, seat: Seat) -> Ranks {
        self.cards[seat].iter().map(|stake| stake.on).collect()
    }

    /// Which card of a seat is of this rank.
    pub fn card_on(&self, seat: Seat, rank: Rank) -> Option<usize> {
        self.cards.get(seat)?.iter().position(|stake| stake.on == rank)
    }

    /// The card a seat has to answer for: a pair leaves each punter one at most.
    pub fn won_card(&self, seat: Seat) -> Option<&Stake> {
        self.cards.get(seat)?.iter().find(|stake| stake.won)
    }

    /// Whether some card waits for its answer.
    pub fn is_answer_wanted(&self) -> bool {
        self.cards.values().any(|cards| cards.iter().any(|stake| stake.won))
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// The pack: face down from the top before the cut, in the order of dealing after it; empty between tailles.
    pub pack: Drawn,
}
