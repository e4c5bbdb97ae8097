//! A match of __NAME__ as it stands: what everybody knows, and the secrets.

use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, Ledger, PerSeat, Seat, SeatSet, Turn};
use spadille_tricks::Tricks;

/// The seats of a table.
pub const SEATS: usize = 4;
/// The same as a number of seats.
pub const ALL: u8 = SEATS as u8;
/// The cards of each, and the tricks of a deal.
pub const TRICKS: u8 = 5;

/// Where a match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Cards are dealt.
    Deal,
    /// Tricks.
    Play,
    /// The match is over.
    Over,
}

/// One deal, as everybody sees it; it lies there until the next is dealt, which is a new one, so that nothing is left of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Where it stands.
    pub phase: Phase,
    /// The tricks.
    pub tricks: Tricks<SEATS>,
}

impl Deal {
    /// A deal by `dealer`, before the cards.
    pub fn new(dealer: Seat) -> Deal {
        Deal { phase: Phase::Deal, tricks: Tricks::new(dealer.next(ALL), SeatSet::all(ALL)) }
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
    /// The deal in progress.
    pub deal: Deal,
}

impl Public {
    /// Who is to act.
    #[inline]
    pub fn awaited(&self) -> Turn {
        match self.deal.phase {
            Phase::Deal => Turn::Chance,
            Phase::Play => Turn::of(self.deal.tricks.now.turn()),
            Phase::Over => Turn::Over,
        }
    }

    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> u8 {
        match self.deal.phase {
            Phase::Play => TRICKS.saturating_sub(self.deal.tricks.played[seat].len()),
            Phase::Deal | Phase::Over => 0,
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
