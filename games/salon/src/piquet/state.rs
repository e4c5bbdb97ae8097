//! A match of Piquet: what everybody sees, and what each keeps to himself.

use super::hand::{Class, Kind};
use super::tally::{Declared, Tally};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, Seat, Suit};

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

/// A called class at a strict table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Called {
    /// Whether the seat called anything in the class.
    pub claimed: bool,
    /// The worth that was called, comparable within the class.
    pub worth: u16,
    /// The set that was called, where it was a set.
    pub kind: Option<Kind>,
    /// Whether the class has been shown.
    pub shown: bool,
}

/// What was said, at a strict table above all.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spoken {
    /// By class and seat; where the table speaks, the best set of the one who counts sets.
    pub called: [[Called; 2]; 3],
    /// Classes in which younger said "good".
    pub good: [bool; 3],
    /// Ranks each seat has asked about, as bits of height.
    pub doubted: [u8; 2],
    /// Classes that are void because elder led without showing them.
    pub forfeited: [bool; 3],
    /// Cards thrown down together, still to be led.
    pub thrown: [Option<Card>; 3],
    /// Whether all three classes have been called.
    pub finished: bool,
    /// Whether younger has said that he has nothing to add before elder leads.
    pub content: bool,
    /// Who was found to have called what he had not, by seat.
    pub punished: [bool; 2],
}

/// Everything that lies open or was said aloud.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Counters won and lost.
    pub ledger: Ledger,
    /// What is happening.
    pub phase: Phase,
    /// Who deals.
    pub dealer: Seat,
    /// The two cards of the last cut.
    pub cut: Option<[Card; 2]>,
    /// Deals finished in this Partie.
    pub deal: u8,
    /// Deals finished in the match.
    pub deals_done: u32,
    /// Parties finished.
    pub parties_done: u16,
    /// Points before this deal.
    pub score: [u16; 2],
    /// Marks won deal by deal, in a match played with markers.
    pub marks: ArrayVec<[u32; 2], 4>,
    /// By how many cards is dealt.
    pub packet: u8,
    /// The number elder announced with his carte blanche.
    pub announced: Option<u8>,
    /// Who showed a carte blanche.
    pub blank: [bool; 2],
    /// The dealt hands that were shown whole.
    pub shown_dealt: [CardSet; 2],
    /// How many cards each has laid away.
    pub laid: [u8; 2],
    /// How many cards each has taken.
    pub taken: [u8; 2],
    /// Whether younger looked at what he left.
    pub younger_looked: bool,
    /// The suit elder named before he looked at what younger left.
    pub named: Option<Suit>,
    /// The card elder must lead because younger wants it.
    pub demanded: Option<Card>,
    /// Whose hand lies open.
    pub open: [bool; 2],
    /// What is counted by declarations.
    pub declared: Declared,
    /// The worth each called in a class, where it was said: the better, the equal, and elder's own.
    pub figures: [[Option<u16>; 2]; 3],
    /// Cards of a hand that were shown for a Rummel or sequences.
    pub shown: [CardSet; 2],
    /// What was said, at a strict table above all.
    pub spoken: Spoken,
    /// The count of the deal.
    pub tally: Tally,
    /// Who leads.
    pub leader: Seat,
    /// The card led.
    pub led: Option<Card>,
    /// Complete tricks.
    pub tricks: ArrayVec<Trick, 12>,
}

/// A complete trick.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trick {
    /// Who led.
    pub leader: Seat,
    /// The card led.
    pub led: Card,
    /// The card replied.
    pub reply: Card,
    /// Who took it.
    pub winner: Seat,
}

impl Public {
    /// Who leads the first trick.
    #[inline]
    pub fn elder(&self) -> Seat {
        self.dealer.next(2)
    }

    /// Points as they stand now.
    pub fn running(&self) -> [u16; 2] {
        [self.score[0] + self.tally.total[0], self.score[1] + self.tally.total[1]]
    }

    /// Cards a seat has played.
    pub fn played(&self, seat: Seat) -> CardSet {
        let taken = self.tricks.iter().map(|t| if t.leader == seat { t.led } else { t.reply });
        taken.chain(self.led.filter(|_| self.leader == seat)).collect()
    }

    /// Whether younger may still speak unasked: all is called at a strict table, and elder has not led (laws 3, 14).
    pub fn younger_may_speak(&self) -> bool {
        let unled = self.phase == Phase::Play && self.led.is_none() && self.tricks.is_empty();
        unled && self.spoken.finished && !self.spoken.content
    }

    /// The set the other called that a seat has not asked about yet.
    pub fn unasked_set(&self, seat: Seat) -> Option<Kind> {
        let called = self.spoken.called[Class::Sets as usize][1 - seat.index()].kind;
        called.filter(|kind| self.spoken.doubted[seat.index()] >> kind.height & 1 == 0)
    }

    /// Whether younger would be out by a set that elder has had no turn to ask about. Until younger has played a card he
    /// may mend what he called (law 8), so elder's chance comes with his first turn after it.
    pub fn is_out_unproved(&self) -> bool {
        let by_younger = self.tally.out.is_some_and(|(seat, ..)| seat == self.dealer);
        let elder_has_played_since = self.tricks.len() > 1 || self.led.is_some() && self.leader == self.elder();
        let counts_a_set = self.declared.sets[self.dealer.index()] > 0 && self.unasked_set(self.elder()).is_some();
        self.spoken.finished && by_younger && counts_a_set && !elder_has_played_since
    }

    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> u8 {
        match self.phase {
            Phase::Cut | Phase::Packets | Phase::Deal | Phase::Over => 0,
            _ => 12 + self.taken[seat.index()] - self.laid[seat.index()] - self.played(seat).len(),
        }
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// The hands.
    pub hands: [CardSet; 2],
    /// What each laid away.
    pub laid: [CardSet; 2],
    /// The talon as it was dealt, top first; elder's five, then three.
    pub talon: [Card; 8],
    /// Which talon cards each has seen, as bits.
    pub seen: [u8; 2],
}
