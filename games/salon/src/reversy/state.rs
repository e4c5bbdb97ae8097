//! A match as it stands: what everybody knows, and the secrets.

use super::coup::Coup;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Pot, Seat, SeatSet, Turn};
use spadille_stakes::Bete;
use spadille_tricks::Tricks;

/// How many play.
pub const SEATS: usize = 4;
/// The same as a number of seats.
pub const FOUR: u8 = 4;
/// How many tricks a deal has.
pub const TRICKS: u8 = 11;
/// How many tricks in a row make a Reversy undertaken.
pub const UNDERTAKEN: u8 = 9;
/// The pot.
pub const POT: Pot = Pot(0);
/// Lines on the paper for bêtes.
pub const LINES: usize = 80;

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance finds the first dealer.
    FirstDealer,
    /// Cards are dealt.
    Deal,
    /// Cards are laid under the pot.
    Exchange,
    /// Tricks.
    Play,
    /// The match is over.
    Over,
}

/// What somebody has done in the exchange.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Exchange {
    /// Nothing yet.
    Waits,
    /// He has laid a card under the pot and, unless he dealt, taken his table card.
    Laid,
    /// He has declined.
    Declined,
    /// He has declined and looked at his table card.
    Looked,
}

/// One deal, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Where it stands.
    pub phase: Phase,
    /// Who acts.
    pub turn: Seat,
    /// Whether the Quinola must stay in play.
    pub locked: bool,
    /// What each has done in the exchange.
    pub exchange: PerSeat<Exchange, SEATS>,
    /// Marked cards whose holders were paid for them.
    pub shown: PerSeat<CardSet, SEATS>,
    /// Marked cards that nobody was paid for: they lie under the pot.
    pub absent: CardSet,
    /// The tricks.
    pub tricks: Tricks<SEATS>,
    /// Points in the tricks of each.
    pub points: PerSeat<u8, SEATS>,
    /// What has happened to the Quinola and the aces.
    pub coups: ArrayVec<Coup, 5>,
    /// Who has won the first nine tricks.
    pub undertaken: Option<Seat>,
    /// Who has broken that Reversy.
    pub broken_by: Option<Seat>,
    /// Who is known to have used the right of the four aces.
    pub renounced: Option<Seat>,
}

impl Deal {
    /// A deal before the cards.
    pub fn new(dealer: Seat) -> Deal {
        let first = dealer.next(FOUR);
        Deal {
            phase: Phase::Deal,
            turn: first,
            locked: false,
            exchange: PerSeat::all(Exchange::Waits),
            shown: PerSeat::all(CardSet::EMPTY),
            absent: CardSet::EMPTY,
            tricks: Tricks::new(first, SeatSet::all(FOUR)),
            points: PerSeat::all(0),
            coups: ArrayVec::new(),
            undertaken: None,
            broken_by: None,
            renounced: None,
        }
    }

    /// Whether cards are in hands.
    pub fn is_dealt(&self) -> bool {
        matches!(self.phase, Phase::Exchange | Phase::Play)
    }

    /// Who has taken every trick so far, of at least so many.
    pub fn sweeper(&self, least: u8) -> Option<Seat> {
        let count = self.tricks.count;
        Seat::all(FOUR).find(|seat| count >= least && self.tricks.won[*seat] == count)
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters, and the pot.
    pub ledger: Ledger,
    /// Who deals.
    pub dealer: Seat,
    /// Whether a bête stands in the pot or is written down.
    pub standing: bool,
    /// The bêtes written down and not yet paid, the greatest first, of equal ones the oldest.
    pub noted: ArrayVec<Bete, LINES>,
    /// Deals finished.
    pub deals_done: u32,
    /// What lay under the pot in the last deal, where it was paid for.
    pub last_under: CardSet,
    /// The deal in progress.
    pub deal: Deal,
}

impl Public {
    /// What lies in the pot.
    #[inline]
    pub fn pot(&self) -> i64 {
        self.ledger.balance(POT)
    }

    /// Who is to act.
    #[inline]
    pub fn awaited(&self) -> Turn {
        match self.deal.phase {
            Phase::FirstDealer | Phase::Deal => Turn::Chance,
            Phase::Exchange | Phase::Play => Turn::of(self.deal.turn),
            Phase::Over => Turn::Over,
        }
    }

    /// How many cards somebody holds.
    pub fn held(&self, seat: Seat) -> u8 {
        match self.deal.phase {
            Phase::Exchange if seat == self.dealer => TRICKS + 1,
            Phase::Exchange => TRICKS,
            Phase::Play => TRICKS.saturating_sub(self.deal.tricks.played[seat].len()),
            _ => 0,
        }
    }

    /// How many places somebody sits to the left of the pot: the dealer none, the Vorhand three.
    pub fn from_pot(&self, seat: Seat) -> u8 {
        seat.distance(self.dealer, FOUR)
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody knows.
    pub public: Public,
    /// The cards of each.
    pub hands: PerSeat<CardSet, SEATS>,
    /// The table card of each who has still to exchange.
    pub table: PerSeat<Option<Card>, SEATS>,
    /// The card that each has brought under the pot.
    pub under: PerSeat<Option<Card>, SEATS>,
}

impl State {
    /// A state in which nobody holds a card.
    pub fn empty(public: Public) -> State {
        let none = PerSeat::all(None);
        State { public, hands: PerSeat::all(CardSet::EMPTY), table: none, under: none }
    }

    /// The cards under the pot.
    pub fn under_pot(&self) -> CardSet {
        self.under.values().flatten().copied().collect()
    }
}
