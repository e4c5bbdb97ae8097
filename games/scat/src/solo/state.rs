//! A match as it stands: what everybody knows, and the secrets.

use super::contracts::Contract;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Seat, SeatSet, Suit, Turn};
use spadille_tricks::{Rounds, Tricks};

/// The most seats of a table.
pub const SEATS: usize = 5;
/// The most tricks of a deal, and the cards of the talon.
pub const TRICKS: usize = 10;

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance finds the first dealer.
    FirstDealer,
    /// Cards are dealt.
    Deal,
    /// Games are called.
    Auction,
    /// The holder of Spadille comes forward, or keeps it secret.
    Forward,
    /// Trumps are named.
    Trump,
    /// Trumps are named, and an ace is called or asked for.
    Declare,
    /// An ace is called.
    Call,
    /// The helper names trumps.
    HelperTrump,
    /// A card is given for the ace.
    Give,
    /// Cards are bought.
    Buy,
    /// Tricks.
    Play,
    /// The match is over.
    Over,
}

/// The calls.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Auction {
    /// What was called.
    pub rounds: Rounds<Contract>,
    /// What each seat said last.
    pub said: PerSeat<Option<u8>, SEATS>,
}

/// One deal, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Where it stands.
    pub phase: Phase,
    /// Who acts.
    pub turn: Seat,
    /// The calls.
    pub auction: Auction,
    /// Who plays.
    pub declarer: Option<Seat>,
    /// What he plays.
    pub contract: Option<Contract>,
    /// Trumps.
    pub trump: Option<Suit>,
    /// The card that is called or asked for.
    pub called: Option<Card>,
    /// The helper, as soon as everybody knows him.
    pub helper: Option<Seat>,
    /// Who has given the ace of a Mediateur.
    pub giver: Option<Seat>,
    /// Who has still to buy.
    pub buyers: ArrayVec<Seat, 3>,
    /// How many cards each has bought.
    pub bought: PerSeat<u8, SEATS>,
    /// How many cards the talon has left.
    pub talon: u8,
    /// The card turned up, as long as it lies on the talon.
    pub turned: Option<Card>,
    /// Cards each seat is known to hold.
    pub sure: PerSeat<CardSet, SEATS>,
    /// The tricks.
    pub tricks: Tricks<SEATS>,
    /// Who took each trick.
    pub winners: ArrayVec<Seat, TRICKS>,
    /// Whether the vole is undertaken.
    pub vole: bool,
    /// Whether the declarer's side has stopped after the premiers.
    pub stopped: bool,
}

impl Deal {
    /// A deal among so many, before the cards.
    pub fn new(seats: u8, dealer: Seat) -> Deal {
        let first = dealer.next(seats);
        let auction = Auction { rounds: Rounds::default(), said: PerSeat::all(None) };
        Deal {
            phase: Phase::Deal,
            turn: dealer,
            auction,
            declarer: None,
            contract: None,
            trump: None,
            called: None,
            helper: None,
            giver: None,
            buyers: ArrayVec::new(),
            bought: PerSeat::all(0),
            talon: 0,
            turned: None,
            sure: PerSeat::all(CardSet::EMPTY),
            tricks: Tricks::new(first, SeatSet::all(seats)),
            winners: ArrayVec::new(),
            vole: false,
            stopped: false,
        }
    }

    /// Whether cards are in the hands.
    pub fn is_dealt(&self) -> bool {
        !matches!(self.phase, Phase::FirstDealer | Phase::Deal | Phase::Over)
    }

    /// Declarer and helper, as far as somebody with these cards knows.
    pub fn known_side(&self, seat: Seat, hand: CardSet) -> SeatSet {
        let own = self.called.filter(|card| self.giver.is_none() && hand.contains(*card)).map(|_| seat);
        [self.declarer, self.helper, own].into_iter().flatten().collect()
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters, and the pot.
    pub ledger: Ledger,
    /// The favourite suit, if there is one.
    pub favourite: Option<Suit>,
    /// Whether a game with a trump suit has been won.
    pub first_won: bool,
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
    /// The talon, top first.
    pub talon: ArrayVec<Card, TRICKS>,
    /// What each has laid away.
    pub laid: PerSeat<CardSet, SEATS>,
    /// What the player of a Mediateur has given, and to whom.
    pub gave: Option<(Seat, Card)>,
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
    /// Who holds a card.
    pub fn holder(&self, card: Card) -> Option<Seat> {
        self.hands.iter().find(|(_, hand)| hand.contains(card)).map(|(seat, _)| seat)
    }

    /// Who helps the declarer, whether or not it is known.
    pub fn helper(&self) -> Option<Seat> {
        let deal = &self.public.deal;
        if deal.giver.is_some() {
            return None;
        }
        deal.helper.or_else(|| deal.called.and_then(|card| self.holder(card)))
    }

    /// Declarer and helper.
    pub fn side(&self) -> SeatSet {
        self.public.deal.declarer.into_iter().chain(self.helper()).collect()
    }

    /// The cards a seat held when play began.
    pub fn as_played(&self, seat: Seat) -> CardSet {
        self.hands[seat].union(self.public.deal.tricks.played[seat])
    }
}
