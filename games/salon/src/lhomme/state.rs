//! A match as it stands: what everybody knows, and the secrets.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Pot, Seat, SeatSet, Suit, Turn};
use spadille_tricks::Tricks;

/// The most seats of a table.
pub const SEATS: usize = 7;
/// The most tricks of a deal.
pub const TRICKS: usize = 7;
/// The stake.
pub const POT: Pot = Pot(0);

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance finds the first dealer.
    FirstDealer,
    /// Cards are dealt.
    Deal,
    /// From the Vorhand round each says whether he plays.
    Bid,
    /// Tricks.
    Play,
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
    /// Who has passed.
    pub passed: SeatSet,
    /// Who plays against all the others.
    pub homme: Option<Seat>,
    /// The tricks.
    pub tricks: Tricks<SEATS>,
    /// Who took each trick.
    pub winners: ArrayVec<Seat, TRICKS>,
    /// Who has refused to take, and in which trick, counted from 1.
    pub refused: ArrayVec<(u8, Seat), { TRICKS * SEATS }>,
    /// The marks written in this deal.
    pub marks: PerSeat<u16, SEATS>,
    /// Whether the Homme has won, once the deal is over.
    pub won: Option<bool>,
}

impl Deal {
    /// A deal among so many, dealt by `dealer`, before the cards.
    pub fn new(seats: u8, dealer: Seat) -> Deal {
        Deal {
            phase: Phase::Deal,
            turn: dealer,
            turned: None,
            passed: SeatSet::EMPTY,
            homme: None,
            tricks: Tricks::new(dealer.next(seats), SeatSet::all(seats)),
            winners: ArrayVec::new(),
            refused: ArrayVec::new(),
            marks: PerSeat::all(0),
            won: None,
        }
    }

    /// Trumps.
    pub fn trump(&self) -> Option<Suit> {
        self.turned.map(Card::suit)
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters, and the stake.
    pub ledger: Ledger,
    /// Who deals.
    pub dealer: Seat,
    /// Deals finished.
    pub deals_done: u32,
    /// The marks written against each.
    pub marks: PerSeat<u16, SEATS>,
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
            Phase::Bid | Phase::Play => Turn::of(self.deal.turn),
        }
    }

    /// What stands.
    pub fn pot(&self) -> i64 {
        self.ledger.balance(POT)
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
