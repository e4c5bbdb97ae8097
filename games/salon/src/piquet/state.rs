//! A match of Piquet: what everybody sees, and what each keeps to himself.

use super::hand::{Class, Figure, PerClass, RANKS};
use super::moves::Thrown;
use super::settle::Standing;
use super::tally::{Declared, Tally};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Seat, SeatSet, Suit};
use spadille_tricks::{Trick, Tricks};

/// Something for each of the two.
pub type Pair<T> = PerSeat<T, 2>;

pub const BOTH: SeatSet = SeatSet::all(2);

/// The cards of the talon that lie on top and are elder's to take; the other three are younger's.
pub const UPPER: u8 = 5;

/// What is happening.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance: the cut for the first deal.
    Cut,
    /// The dealer chooses his packets (strict tables, and where packets of four are agreed on).
    Packets,
    /// Chance: the deal.
    Deal,
    /// Elder announces a carte blanche or lays away and takes.
    ElderExchange,
    /// Elder has announced a carte blanche; younger lays away first and takes later.
    YoungerLaysFirst,
    /// Elder has shown his carte blanche and lays away exactly as many as he said.
    BlankExchange,
    /// Elder may look at what he left of his five.
    ElderLook,
    /// Younger lays away and takes.
    YoungerExchange,
    /// Younger may look at what he left.
    YoungerLook,
    /// Elder may name his suit and look too.
    ElderLooksAfter,
    /// Elder calls a class (strict tables).
    Call(Class),
    /// Younger answers (strict tables).
    Answer(Class),
    /// Younger says what elder leads, who lacks the suit he named.
    Demand,
    /// The twelve tricks.
    Play,
    /// Younger is out by a set that elder has had no turn to ask about; he asks, or lets it pass (strict tables).
    Proof,
    /// Elder may still say that thirty made sixty (strict tables).
    Reckoning,
    /// The match is over.
    Over,
}

impl Phase {
    /// Whether cards are in the players' hands.
    pub fn is_dealt(self) -> bool {
        !matches!(self, Phase::Cut | Phase::Packets | Phase::Deal | Phase::Over)
    }
}

/// What a seat has called in a class.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Called {
    /// What was called, if anything.
    pub figure: Option<Figure>,
    /// Whether the class has been shown.
    pub shown: bool,
}

/// What was said, at a strict table above all.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spoken {
    /// What was called; where the table speaks, only the best set of the one who counts sets.
    pub called: PerClass<Pair<Called>>,
    /// What each truly has, where it was said: the better, the equal, and elder's own.
    pub figures: PerClass<Pair<Option<Figure>>>,
    /// Classes in which younger said "good".
    pub good: PerClass<bool>,
    /// Classes that are void because elder led without showing them.
    pub forfeited: PerClass<bool>,
    /// Who has asked about the other's set.
    pub asked: Pair<bool>,
    /// Cards thrown down together, still to be led.
    pub thrown: Thrown,
    /// Whether all three classes have been called.
    pub finished: bool,
    /// Whether younger has said that he has nothing to add before elder leads.
    pub content: bool,
    /// Who was found to have called what he had not.
    pub punished: Pair<bool>,
}

/// One deal, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// By how many cards is dealt, where the dealer says it.
    pub packet: Option<u8>,
    /// The number elder announced with his carte blanche.
    pub announced: Option<u8>,
    /// The dealt hands that were shown whole, as cartes blanches.
    pub blank: Pair<CardSet>,
    /// How many cards each has laid away.
    pub laid: Pair<u8>,
    /// How many cards each has taken.
    pub taken: Pair<u8>,
    /// The suit elder named before he looked at what younger left.
    pub named: Option<Suit>,
    /// The card elder must lead because younger wants it.
    pub demanded: Option<Card>,
    pub declared: Declared,
    /// Cards of a hand that were shown.
    pub shown: Pair<CardSet>,
    pub spoken: Spoken,
    pub tally: Tally,
    /// The trick on the table, the last, and what they tell.
    pub tricks: Tricks<2>,
    /// Complete tricks, for counting the deal again.
    pub history: ArrayVec<Trick<2>, 12>,
}

impl Deal {
    /// A deal of which nothing has happened but that it is counted so.
    pub fn new(tally: Tally) -> Deal {
        Deal {
            packet: None,
            announced: None,
            blank: Pair::default(),
            laid: Pair::default(),
            taken: Pair::default(),
            named: None,
            demanded: None,
            declared: Declared::default(),
            shown: Pair::default(),
            spoken: Spoken::default(),
            tricks: Tricks::new(tally.elder, BOTH),
            tally,
            history: ArrayVec::new(),
        }
    }

    #[inline]
    pub fn led(&self) -> Option<Card> {
        self.tricks.now.led()
    }

    /// Whether nobody has played a card yet.
    pub fn is_unled(&self) -> bool {
        self.tricks.count == 0 && self.led().is_none()
    }

    /// Shows cards of a hand to everybody.
    pub fn show(&mut self, seat: Seat, cards: CardSet) {
        self.shown[seat] = self.shown[seat].union(cards);
    }

    /// The set the other called that a seat has not asked about yet.
    pub fn unasked_set(&self, seat: Seat) -> Option<Figure> {
        self.spoken.called.sets[seat.next(2)].figure.filter(|_| !self.spoken.asked[seat])
    }
}

/// Everything that lies open or was said aloud.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    pub ledger: Ledger,
    pub phase: Phase,
    pub dealer: Seat,
    /// The two cards of the last cut.
    pub cut: Option<[Card; 2]>,
    /// Deals finished in the match.
    pub deals_done: u32,
    pub parties_done: u16,
    /// The Partie as it stood before this deal.
    pub standing: Standing,
    pub deal: Deal,
}

impl Public {
    /// Who leads the first trick.
    #[inline]
    pub fn elder(&self) -> Seat {
        self.dealer.next(2)
    }

    /// Points as they stand now.
    pub fn running(&self) -> Pair<u32> {
        Pair::from_fn(|seat| self.standing.totals[seat] + u32::from(self.deal.tally.total[seat]))
    }

    /// Whether a hand lies open: elder's, who has shown that he lacks the suit he named.
    pub fn lies_open(&self, seat: Seat) -> bool {
        seat == self.elder() && (self.phase == Phase::Demand || self.deal.demanded.is_some())
    }

    /// Whether younger may still speak unasked: all is called at a strict table, and elder has not led (laws 3, 14).
    pub fn younger_may_speak(&self) -> bool {
        let spoken = &self.deal.spoken;
        self.phase == Phase::Play && self.deal.is_unled() && spoken.finished && !spoken.content
    }

    /// Whether younger would be out by a set that elder has had no turn to ask about. Until younger has played a card he
    /// may mend what he called (law 8), so elder's chance comes with his first turn after it.
    pub fn is_out_unproved(&self) -> bool {
        let (deal, elder) = (&self.deal, self.elder());
        let by_younger = deal.tally.out.is_some_and(|(seat, ..)| seat == self.dealer);
        let elder_has_led_since = deal.led().is_some() && deal.tricks.now.leader() == elder;
        let counts_a_set = deal.declared.of.sets[self.dealer] > 0 && deal.unasked_set(elder).is_some();
        deal.spoken.finished && by_younger && counts_a_set && deal.tricks.count <= 1 && !elder_has_led_since
    }

    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> u8 {
        let deal = &self.deal;
        let held = 12 + deal.taken[seat] - deal.laid[seat] - deal.tricks.played[seat].len();
        if self.phase.is_dealt() { held } else { 0 }
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// The hands.
    pub hands: Pair<CardSet>,
    /// What each laid away.
    pub laid: Pair<CardSet>,
    /// The talon as it was dealt, top first; elder's five, then three.
    pub talon: [Card; 8],
    /// Which talon cards each has seen, as bits.
    pub seen: Pair<u8>,
}

impl State {
    /// Before the cards are dealt.
    pub fn undealt(public: Public) -> State {
        let talon = [Card::new(RANKS[0], Suit::Spades); 8];
        State { public, hands: Pair::default(), laid: Pair::default(), talon, seen: Pair::default() }
    }

    /// A hand as it was after the exchange.
    pub fn full_hand(&self, seat: Seat) -> CardSet {
        self.hands[seat].union(self.public.deal.tricks.played[seat])
    }
}
