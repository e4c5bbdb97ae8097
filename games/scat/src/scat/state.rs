//! A match as it stands: what everybody knows, and the secrets.

use super::auction::Auction;
use super::games::Level;
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, Ledger, PerSeat, Seat, SeatSet, Turn};
use spadille_tricks::Tricks;

/// How many play.
pub const SEATS: usize = 3;
/// The same as a number of seats.
pub const PLAYERS: u8 = 3;
/// The cards of a hand, and the tricks of a deal.
pub const HAND: u8 = 10;

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance finds the first dealer.
    FirstDealer,
    /// Cards are dealt.
    Deal,
    /// Somebody asks.
    Ask,
    /// Somebody is asked.
    Answer,
    /// Whoever is left announces his game.
    Announce,
    /// The suit of a Frage is named after its Scat was seen.
    Suit,
    /// Two cards are laid away.
    Discard,
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
    /// The asking.
    pub auction: Auction,
    /// Who plays.
    pub declarer: Option<Seat>,
    /// What he plays.
    pub level: Option<Level>,
    /// His cards, where they lie open.
    pub open: CardSet,
    /// The tricks.
    pub tricks: Tricks<SEATS>,
    /// What each has taken in tricks, in points.
    pub points: PerSeat<u8, SEATS>,
    /// The suit, by a card of it, that each has led last: his partner may return it.
    pub led: PerSeat<Option<spadille_core::Card>, SEATS>,
    /// Who has revoked.
    pub revoked: Option<Seat>,
}

impl Deal {
    /// A deal before the cards.
    pub fn new(dealer: Seat) -> Deal {
        let first = dealer.next(PLAYERS);
        Deal {
            phase: Phase::Deal,
            turn: dealer,
            auction: Auction::new(first),
            declarer: None,
            level: None,
            open: CardSet::EMPTY,
            tricks: Tricks::new(first, SeatSet::all(PLAYERS)),
            points: PerSeat::all(0),
            led: PerSeat::all(None),
            revoked: None,
        }
    }

    /// Whether cards are in the hands.
    pub fn is_dealt(&self) -> bool {
        !matches!(self.phase, Phase::FirstDealer | Phase::Deal | Phase::Over)
    }

    /// Whether the Scat is in the declarer's hand.
    pub fn is_taken_up(&self) -> bool {
        matches!(self.phase, Phase::Suit | Phase::Discard)
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
    /// The two cards that were turned up when the last deal was settled.
    pub turned: CardSet,
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
    /// The two cards that lie aside: the Scat, or what was laid away for it.
    pub scat: CardSet,
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

impl State {
    /// All cards of the declarer: those he was dealt and those that lie aside for him.
    pub fn declarers_cards(&self) -> CardSet {
        let Some(seat) = self.public.deal.declarer else { return CardSet::EMPTY };
        self.hands[seat].union(self.public.deal.tricks.played[seat]).union(self.scat)
    }
}
