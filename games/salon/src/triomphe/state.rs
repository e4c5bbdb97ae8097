//! A match as it stands: what everybody knows, and the secrets.

use super::settle::Outcome;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Seat, SeatSet, Suit, Turn};
use spadille_tricks::Tricks;

/// How many play.
pub const SEATS: usize = 4;
/// The same as a number of seats.
pub const FOUR: u8 = 4;
/// The cards of each, and the tricks of a deal.
pub const TRICKS: u8 = 9;

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance finds the first dealer.
    FirstDealer,
    /// Cards are dealt.
    Deal,
    /// Tricks.
    Play,
    /// The others say whether there shall be a new deal.
    Vote,
    /// The match is over.
    Over,
}

/// One deal, as everybody sees it; it lies there until the next is dealt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Where it stands.
    pub phase: Phase,
    /// Who acts.
    pub turn: Seat,
    /// The card turned for trumps.
    pub turned: Option<Card>,
    /// Who has asked for a new deal.
    pub asked: Option<Seat>,
    /// The tricks.
    pub tricks: Tricks<SEATS>,
    /// Who took each trick.
    pub winners: ArrayVec<Seat, { TRICKS as usize }>,
    /// What came of it.
    pub ended: Option<Outcome>,
}

impl Deal {
    /// A deal by `dealer`, before the cards.
    pub fn new(dealer: Seat) -> Deal {
        Deal {
            phase: Phase::Deal,
            turn: dealer,
            turned: None,
            asked: None,
            tricks: Tricks::new(dealer.next(FOUR), SeatSet::all(FOUR)),
            winners: ArrayVec::new(),
            ended: None,
        }
    }

    /// Trumps.
    pub fn trump(&self) -> Option<Suit> {
        self.turned.map(Card::suit)
    }

    /// Whether a seat has played no card yet.
    pub fn is_fresh(&self, seat: Seat) -> bool {
        self.tricks.played[seat].is_empty()
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters.
    pub ledger: Ledger,
    /// Who deals.
    pub dealer: Seat,
    /// Deals finished.
    pub deals_done: u32,
    /// Games each seat has won, less those it has lost.
    pub games: PerSeat<i32, SEATS>,
    /// The deal in progress.
    pub deal: Deal,
}

impl Public {
    /// Who is to act.
    #[inline]
    pub fn awaited(&self) -> Turn {
        match self.deal.phase {
            Phase::FirstDealer | Phase::Deal => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::Play | Phase::Vote => Turn::of(self.deal.turn),
        }
    }

    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> u8 {
        match self.deal.phase {
            Phase::FirstDealer | Phase::Deal | Phase::Over => 0,
            Phase::Play | Phase::Vote => TRICKS.saturating_sub(self.deal.tricks.played[seat].len()),
        }
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody knows.
    pub public: Public,
    /// The cards of each seat.
    pub hands: PerSeat<CardSet, SEATS>,
}
