//! A match as it stands: what everybody knows, and the secrets.

use super::auction::{Auction, Contract};
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, Ledger, PerSeat, Seat, SeatSet, Suit, Turn};
use spadille_tricks::Tricks;

/// The most seats of a table.
pub const SEATS: usize = 4;
/// The cards of a hand, and the tricks of a deal.
pub const HAND: u8 = 10;

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Cards are cut for the first deal.
    FirstDealer,
    /// Cards are dealt.
    Deal,
    /// Numbers and solos are called.
    Auction,
    /// Two cards are laid away.
    Discard,
    /// Trumps are named.
    Trump,
    /// The helpers go along or stay.
    Helpers,
    /// Tricks.
    Play,
    /// The match is over.
    Over,
}

/// One deal, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Where it stands.
    pub phase: Phase,
    /// Who acts.
    pub turn: Seat,
    /// Who has cards.
    pub players: SeatSet,
    /// The calls.
    pub auction: Auction,
    /// Who plays.
    pub declarer: Option<Seat>,
    /// What he plays.
    pub contract: Option<Contract>,
    /// Trumps.
    pub trump: Option<Suit>,
    /// Who goes along.
    pub go: SeatSet,
    /// Who has said so, or that he stays.
    pub heard: SeatSet,
    /// The tricks.
    pub tricks: Tricks<SEATS>,
    /// Who has revoked.
    pub revoked: Option<Seat>,
}

impl Deal {
    /// A deal at a table of so many, before the cards.
    pub fn new(seats: u8, dealer: Seat) -> Deal {
        let all = SeatSet::all(seats);
        let players = if seats == 4 { all.without(dealer) } else { all };
        let first = dealer.next(seats);
        Deal {
            phase: Phase::Deal,
            turn: dealer,
            players,
            auction: Auction::new(players, first, seats),
            declarer: None,
            contract: None,
            trump: None,
            go: SeatSet::EMPTY,
            heard: SeatSet::EMPTY,
            tricks: Tricks::new(first, players),
            revoked: None,
        }
    }

    /// Whether cards are in the hands.
    pub fn is_dealt(&self) -> bool {
        !matches!(self.phase, Phase::FirstDealer | Phase::Deal | Phase::Over)
    }

    /// Whether the declarer has taken up the talon.
    pub fn has_talon(&self) -> bool {
        self.contract.is_some_and(|contract| !contract.solo)
    }
}

/// The sheets of all players.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Sheets {
    /// The Poules.
    pub pools: PerSeat<i64, SEATS>,
    /// What each has on each.
    pub booked: PerSeat<PerSeat<i64, SEATS>, SEATS>,
}

impl Sheets {
    /// What the Poules make together.
    pub fn sum(&self) -> i64 {
        self.pools.values().sum()
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters, paid when the match is over.
    pub ledger: Ledger,
    /// What is written down.
    pub sheets: Sheets,
    /// Who deals.
    pub dealer: Seat,
    /// Deals finished.
    pub deals_done: u32,
    /// The deal in progress.
    pub deal: Deal,
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody knows.
    pub public: Public,
    /// The cards of each seat.
    pub hands: PerSeat<CardSet, SEATS>,
    /// The two cards that lie aside: the talon, or what was laid away for it.
    pub talon: CardSet,
}

impl Public {
    /// Who is to act.
    #[inline]
    pub fn awaited(&self) -> Turn {
        match self.deal.phase {
            Phase::FirstDealer | Phase::Deal => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::of(self.deal.turn),
        }
    }
}
