//! The whole truth of a match, and what of it lies open.

use crate::bank::MOST_SEATS;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, Ledger, PerSeat, Seat, SeatSet};

/// The most hands that somebody may have: as many as there are pictures in a pack.
pub const MOST_HANDS: usize = 12;
/// The most cards of a hand: twenty-four halves are beyond eleven and a half.
pub const MOST_CARDS: usize = 24;

/// The cards of a hand, in the order they came.
pub type Cards = ArrayVec<Card, MOST_CARDS>;
/// The cards of everybody's hands.
pub type Hands = PerSeat<ArrayVec<Cards, MOST_HANDS>, MOST_SEATS>;
/// Cards of up to eight packs.
pub type Talon = ArrayVec<Card, 416>;

/// What is happening.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance: the first banker is found by lot.
    FirstBanker,
    /// Chance: the packs are shuffled.
    Pack,
    /// The punters stake, from the Vorhand on.
    Stakes,
    /// Cards are bought, from the Vorhand on, the banker last.
    Buying,
    /// A picture has been opened, and others may stake on it.
    Backing,
    /// The match is over.
    Over,
}

/// A hand as everybody sees it.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// How many cards it has.
    pub count: u8,
    /// Those of them that lie open.
    pub open: Cards,
    /// What its owner has staked on it.
    pub stake: u32,
    /// What others have.
    pub backed: PerSeat<u32, MOST_SEATS>,
    /// Whether nothing more is bought to it.
    pub done: bool,
    /// Whether it is dead.
    pub dead: bool,
}

/// A round, from the stakes to the settling.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Round {
    /// Who has staked, and how much.
    pub staked: PerSeat<u32, MOST_SEATS>,
    /// The hands, split ones behind the first.
    pub hands: PerSeat<ArrayVec<Hand, MOST_HANDS>, MOST_SEATS>,
    /// How often a picture was asked for.
    pub asked: PerSeat<u8, MOST_SEATS>,
    /// The hand just opened: whose, and which.
    pub opened: Option<(Seat, u8)>,
    /// Who has said whether he stakes on it.
    pub spoken: SeatSet,
}

/// Everything that lies open or was said aloud.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Public {
    pub ledger: Ledger,
    pub phase: Phase,
    pub banker: Seat,
    /// What the banker had won or lost when he laid out the bank.
    pub bank_from: i64,
    pub rounds_done: u16,
    pub round: Round,
    /// Cards left in the talon.
    pub left: u16,
    /// Cards that were seen since the shuffle and are out of play.
    pub gone: Talon,
}

impl Public {
    /// Whether cards have been dealt in this match.
    pub fn has_begun(&self) -> bool {
        self.rounds_done > 0 || matches!(self.phase, Phase::Buying | Phase::Backing | Phase::Over)
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// The talon, the next card last.
    pub talon: Talon,
    /// The cards of every hand.
    pub hands: Hands,
}

impl State {
    /// The cards of a hand.
    pub fn cards(&self, seat: Seat, hand: u8) -> &[Card] {
        self.hands.get(seat).and_then(|hands| hands.get(usize::from(hand))).map_or(&[], |cards| cards.as_slice())
    }
}
