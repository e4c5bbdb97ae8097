//! A match as it stands: what everybody knows, and the secrets.

use super::contracts::{Bid, Class, Contract, Favourites, class_of};
use super::moves::Move;
use super::play::Standing;
pub use crate::vole::Vole;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Seat, SeatSet, Spoken as _, Suit, Turn};
use spadille_stakes::Betes;
use spadille_tricks::{Duel, Tricks};

/// The most seats of a table.
pub const SEATS: usize = 5;

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance finds the first dealer.
    FirstDealer,
    /// Chance finds the favourite suits.
    Favourites,
    /// Cards are dealt.
    #[default]
    Deal,
    /// Calls.
    Auction,
    /// Somebody with two kings offers himself: the hombre takes the offer or calls a king.
    Offer,
    /// The hombre names trumps, and calls or asks for a king.
    Declare,
    /// A soloist has not named trumps: the others may name them for him (strict tables).
    Forgotten,
    /// The hombre calls a king.
    King,
    /// The helper names trumps.
    HelperNames,
    /// The hombre gives a card for the king.
    Give,
    /// Tricks.
    Play,
    /// A game is laid down as won: the opponents accept it or have it played out.
    LaidDown,
    /// The opponents say which card is led.
    Demand,
    /// A card that should have followed suit may be taken back (strict tables).
    Mend,
    /// Tricks may be played again (strict tables).
    Replay,
    /// Honours are claimed.
    Claims,
    /// The match is over.
    Over,
}

/// How a deal ended by its tricks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// As many tricks as the game wants.
    Won,
    /// Fewer, but not fewer than the opponents.
    Remise,
    /// Fewer than the opponents.
    Codille,
}

/// What a strict table keeps of the faults of a deal; everybody knows it.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Faults {
    /// Who has let a card lie that does not follow in the trick on the table.
    pub lies: SeatSet,
    /// Who has taken such a card back and must follow now.
    pub bound: SeatSet,
    /// How many bêtes each has made by faults.
    pub fines: PerSeat<u8, SEATS>,
    /// Who could say now that the tricks which win are made.
    pub tellers: SeatSet,
    /// Whether the soloist has forgotten to name trumps.
    pub forgot: bool,
    /// Whether a fault has decided the game.
    pub decided: bool,
}

deal! {
    /// Where it stands.
    phase: Phase = Phase::Deal;
    /// Who acts.
    turn: Seat = Seat(0);
    /// The calls.
    duel: Duel = Duel::new(SeatSet::one(Seat(0)), Seat(0), 1);
    /// What each seat said last, as its place among the words.
    said: PerSeat<Option<u8>, SEATS> = PerSeat::all(None);
    /// Who plays.
    hombre: Option<Seat> = None;
    /// What he called; nothing where Spadille is forced.
    bid: Option<Bid> = None;
    /// What he plays.
    contract: Option<Contract> = None;
    /// Trumps.
    trump: Option<Suit> = None;
    /// The card called or asked for.
    called: Option<Card> = None;
    /// Who helps him, once that is known.
    helper: Option<Seat> = None;
    /// Who offers himself, having two kings.
    offer: Option<Seat> = None;
    /// Who gave the king of a Mediateur.
    giver: Option<Seat> = None;
    /// Who earned the reward for ruffing it.
    ruffer: Option<Seat> = None;
    /// Whether the suit of the king has been led.
    king_led: bool = false;
    /// The tricks.
    tricks: Tricks<SEATS> = Tricks::new(Seat(0), SeatSet::EMPTY);
    /// Who took each trick.
    winners: ArrayVec<Seat, 12> = ArrayVec::new();
    /// Cards each seat is known to hold.
    sure: PerSeat<CardSet, SEATS> = PerSeat::all(CardSet::EMPTY);
    /// Who has looked through gathered tricks.
    looked: SeatSet = SeatSet::EMPTY;
    /// Whether the hombre stopped in vain: the other winner is not his helper.
    stopped_in_vain: bool = false;
    /// Who laid his cards down.
    laid_down: Option<Seat> = None;
    /// Who has still to answer.
    unheard: SeatSet = SeatSet::EMPTY;
    /// The card that must be led.
    demanded: Option<Card> = None;
    /// Faults, at strict tables.
    faults: Faults = Faults::default();
    /// How the deal ended, while honours are claimed.
    ended: Option<Standing> = None;
}

impl Deal {
    /// A deal among so many, dealt by `dealer`, before the cards.
    pub fn new(seats: u8, dealer: Seat) -> Deal {
        let (players, first) = (SeatSet::all(seats), dealer.next(seats));
        let (duel, tricks) = (Duel::new(players, first, seats), Tricks::new(first, players));
        Deal { turn: dealer, duel, tricks, ..Deal::default() }
    }

    /// The last call of a seat, if it called a game.
    pub fn call_of(&self, seat: Seat) -> Option<Bid> {
        match Move::numbered(self.said[seat]?.into()) {
            Some(Move::Call(bid)) => Some(bid),
            _ => None,
        }
    }

    /// Whether a seat asked when it spoke last.
    pub fn has_asked(&self, seat: Seat) -> bool {
        self.call_of(seat).is_some_and(|bid| bid.game == Contract::Ask)
    }

    /// Whether the game is this.
    pub fn plays(&self, contract: Contract) -> bool {
        self.contract == Some(contract)
    }

    /// The sides that are certain: hombre, and helper if he is known.
    pub fn known_side(&self) -> SeatSet {
        [self.hombre, self.helper].into_iter().flatten().collect()
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters.
    pub ledger: Ledger,
    /// Stakes and bêtes.
    pub betes: Betes,
    /// Who deals.
    pub dealer: Seat,
    /// Deals finished.
    pub deals_done: u32,
    /// Deals finished that count towards the tours.
    pub counted: u32,
    /// The favourite suits fixed so far, highest first.
    pub favourites: Favourites,
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
    /// The card given for the king of a Mediateur.
    pub given: Option<Card>,
}

impl Public {
    /// Who is to act.
    #[inline]
    pub fn awaited(&self) -> Turn {
        match self.deal.phase {
            Phase::FirstDealer | Phase::Favourites | Phase::Deal => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::LaidDown => Turn::any_of(self.deal.unheard),
            Phase::Forgotten => {
                Turn::Seats { awaited: self.deal.unheard, free: self.deal.hombre.into_iter().collect() }
            }
            Phase::Play => Turn::Seats { awaited: SeatSet::one(self.deal.turn), free: self.deal.faults.tellers },
            _ => Turn::of(self.deal.turn),
        }
    }

    /// The class of a suit.
    pub fn class(&self, suit: Suit, favourites: u8) -> Class {
        class_of(suit, &self.favourites, favourites)
    }
}

impl State {
    /// Who held a card when play began.
    pub fn holder(&self, card: Card) -> Option<Seat> {
        let played = &self.public.deal.tricks.played;
        Seat::all(SEATS as u8).find(|seat| self.hands[*seat].contains(card) || played[*seat].contains(card))
    }

    /// Who helps the hombre, known or not.
    pub fn helper(&self) -> Option<Seat> {
        let deal = &self.public.deal;
        let called = deal.called.filter(|_| deal.plays(Contract::Ask)).and_then(|card| self.holder(card));
        deal.helper.or(called.filter(|seat| deal.hombre != Some(*seat)))
    }

    /// The hombre's side, known or not.
    pub fn side(&self) -> SeatSet {
        [self.public.deal.hombre, self.helper()].into_iter().flatten().collect()
    }

    /// The cards a seat held when play began.
    pub fn as_played(&self, seat: Seat) -> CardSet {
        self.hands[seat].union(self.public.deal.tricks.played[seat])
    }
}
