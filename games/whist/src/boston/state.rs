//! A match as it stands: what everybody knows, and the secrets.

use super::auction::Auction;
use super::contracts::{Class, Contract, Level, MOST};
use super::settle::Incident;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Seat, SeatSet, Suit, Turn};
use spadille_stakes::{Betes, Debts, Rock};
use spadille_tricks::{Talon, Tricks};

/// The most seats of a table.
pub const SEATS: usize = 4;
/// The tricks of a deal.
pub const TRICKS: usize = MOST as usize;

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance finds the first dealer.
    FirstDealer,
    /// Cards are dealt.
    Deal,
    /// Everybody but the dealer throws cards out for him.
    Throw,
    /// By turns a card is laid aside and one taken from the stock.
    Exchange,
    /// Games are announced.
    Auction,
    /// The player names trumps, or says whether he wants a helper.
    Trump,
    /// The others are asked whether they help.
    Helper,
    /// The player of a petite misère lays one card aside.
    Aside,
    /// The player of a misère says who leads.
    Leader,
    /// Tricks.
    Play,
    /// Whoever has not followed suit may mend it (strict tables).
    Mend,
    /// The match is over.
    Over,
}

/// An opponent playing last has taken a trick from the player of a misère.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Overtaken {
    /// Who took it.
    pub by: Seat,
    /// The player's card.
    pub card: Card,
    /// What he had played before.
    pub before: CardSet,
}

/// One deal, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Where it stands.
    pub phase: Phase,
    /// Who acts.
    pub turn: Seat,
    /// The card of the second pack.
    pub turned: Option<Card>,
    /// Who has still to act: to throw out, or to be asked for help.
    pub unheard: SeatSet,
    /// How far the stock is drawn.
    pub talon: Talon,
    /// How many cards each has laid aside.
    pub laid: PerSeat<u8, SEATS>,
    /// The announcements.
    pub auction: Auction,
    /// What each seat said last, as its place among the words.
    pub said: PerSeat<Option<u8>, SEATS>,
    /// Who plays.
    pub player: Option<Seat>,
    /// What he plays.
    pub level: Option<Level>,
    /// The class of his suit, once trumps are named.
    pub class: Option<Class>,
    /// Trumps.
    pub trump: Option<Suit>,
    /// Who helps him.
    pub helper: Option<Seat>,
    /// Whether everybody plays for himself, nobody having announced a game.
    pub generale: bool,
    /// The tricks.
    pub tricks: Tricks<SEATS>,
    /// Who took each trick.
    pub winners: ArrayVec<Seat, TRICKS>,
    /// Cards each seat is known to hold.
    pub sure: PerSeat<CardSet, SEATS>,
    /// The tricks that an opponent playing last has taken from the player of a misère.
    pub overtaken: ArrayVec<Overtaken, TRICKS>,
    /// The card that the player has thrown before his turn (strict tables).
    pub early: Option<Card>,
    /// Who has shown a suit, thinking that he leads (strict tables).
    pub shown: Option<(Seat, Suit)>,
    /// What has decided the game before its tricks did.
    pub incident: Option<Incident>,
}

impl Deal {
    /// A deal among so many, dealt by `dealer`, before the cards.
    pub fn new(seats: u8, dealer: Seat) -> Deal {
        let first = dealer.next(seats);
        Deal {
            phase: Phase::Deal,
            turn: dealer,
            turned: None,
            unheard: SeatSet::EMPTY,
            talon: Talon::default(),
            laid: PerSeat::all(0),
            auction: Auction::new(seats, first),
            said: PerSeat::all(None),
            player: None,
            level: None,
            class: None,
            trump: None,
            helper: None,
            generale: false,
            tricks: Tricks::new(first, SeatSet::all(seats)),
            winners: ArrayVec::new(),
            sure: PerSeat::all(CardSet::EMPTY),
            overtaken: ArrayVec::new(),
            early: None,
            shown: None,
            incident: None,
        }
    }

    /// What is played, with the class of its suit.
    pub fn contract(&self) -> Option<Contract> {
        Some(Contract { level: self.level?, class: self.class })
    }

    /// The player and his helper.
    pub fn side(&self) -> SeatSet {
        [self.player, self.helper].into_iter().flatten().collect()
    }

    /// Whether no trick is to be taken: in a misère or a misère générale.
    pub fn is_misere(&self) -> bool {
        self.generale || self.level.is_some_and(Level::is_misere)
    }

    /// How many tricks are played.
    pub fn tricks_played(&self) -> u8 {
        self.level.map_or(MOST, Level::tricks_played)
    }

    /// Whether the player's cards lie open.
    pub fn is_open(&self) -> bool {
        self.level.is_some_and(Level::is_open)
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters, the pot, and the fund of the Rock.
    pub ledger: Ledger,
    /// The stakes and bêtes of 1782.
    pub betes: Betes,
    /// The bêtes of 1830.
    pub debts: Debts,
    /// The Rock.
    pub rock: Rock,
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
    /// What each has thrown out for the dealer.
    pub thrown: PerSeat<CardSet, SEATS>,
    /// What each has laid aside.
    pub laid: PerSeat<CardSet, SEATS>,
    /// The stock, top first.
    pub stock: ArrayVec<Card, TRICKS>,
}

impl Public {
    /// Who is to act; `strict` tables let some interrupt.
    #[inline]
    pub fn awaited(&self, strict: bool) -> Turn {
        match self.deal.phase {
            Phase::FirstDealer | Phase::Deal => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::Throw => Turn::any_of(self.deal.unheard),
            Phase::Play if strict => {
                Turn::Seats { awaited: SeatSet::one(self.deal.turn), free: self.deal.interrupters() }
            }
            _ => Turn::of(self.deal.turn),
        }
    }
}

impl State {
    /// The cards a seat held when play began.
    pub fn as_played(&self, seat: Seat) -> CardSet {
        let deal = &self.public.deal;
        let early = deal.early.filter(|_| deal.player == Some(seat));
        early.into_iter().fold(self.hands[seat].union(deal.tricks.played[seat]), CardSet::with)
    }
}
