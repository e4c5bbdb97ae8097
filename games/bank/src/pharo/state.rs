//! The whole truth of a match, and what of it lies open.

use super::settle::Piles;
use crate::bend::Stage;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, Rank, Seat, SeatSet};

/// The ranks of a punter's book, in its order: all there are but the Caval, which is in no French pack.
pub const BOOK: [Rank; 13] = {
    let mut book = [Rank::Ace; 13];
    let mut at = 0;
    while at < book.len() {
        book[at] = Rank::ALL[at + (at >= CAVAL) as usize];
        at += 1;
    }
    book
};

/// Where the Caval stands among all ranks.
const CAVAL: usize = Rank::Caval as usize - 1;

/// The banker's pack.
pub const PACK: CardSet = CardSet::pack(&BOOK);

/// Cards of a rank in the pack.
pub const COPIES: u8 = 4;

/// The most that sit at a table.
pub const MOST_SEATS: usize = 10;

/// The whole pack in the order in which it is drawn, or a part of it.
pub type Drawn = ArrayVec<Card, 52>;

/// The place of a rank in the book; nothing for the Caval.
#[inline]
pub fn spot(rank: Rank) -> Option<u8> {
    let at = rank as u8 - 1;
    (rank != Rank::Caval).then_some(at - u8::from(usize::from(at) > CAVAL))
}

/// A set of ranks of the book, as bits of their spots.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ranks(u16);

impl Ranks {
    /// The whole book.
    pub const ALL: Ranks = Ranks((1 << BOOK.len()) - 1);

    /// Adds a rank.
    #[inline]
    pub fn insert(&mut self, rank: Rank) {
        *self = self.with(rank);
    }

    /// The set with a rank added.
    #[inline]
    #[must_use]
    pub fn with(self, rank: Rank) -> Ranks {
        spot(rank).map_or(self, |i| Ranks(self.0 | 1 << i))
    }

    /// The ranks that are not in `other`.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Ranks) -> Ranks {
        Ranks(self.0 & !other.0)
    }

    /// Whether a rank belongs to the set.
    #[inline]
    pub fn contains(self, rank: Rank) -> bool {
        spot(rank).is_some_and(|i| self.0 >> i & 1 == 1)
    }

    /// The set as bits of spots.
    #[inline]
    pub fn spots(self) -> u32 {
        self.0.into()
    }

    /// The ranks in the order of the book.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        BOOK.into_iter().filter(move |r| self.contains(*r))
    }
}

impl FromIterator<Rank> for Ranks {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Ranks {
        ranks.into_iter().fold(Ranks::default(), Ranks::with)
    }
}

/// A colour that is guessed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Black,
}

impl Colour {
    /// The colour of a card.
    pub fn of(card: Card) -> Colour {
        if card.suit().is_red() { Colour::Red } else { Colour::Black }
    }
}

/// What a card on the table waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Waits {
    /// For its rank to fall.
    ForTurn,
    /// It has won: to be collected or bent.
    Won,
    /// It has met a plié: to be paid, guessed or bent outwards.
    Paired,
    /// For the colour of the next card; it rests meanwhile.
    ForColour(Colour),
}

/// A staked card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stake {
    /// What is staked, in parts of a counter.
    pub amount: i32,
    /// The rank; nothing while it lies face down.
    pub on: Option<Rank>,
    /// How it is marked.
    pub stage: Stage,
    /// What it waits for.
    pub waits: Waits,
    /// Ranks that a face-down card is known not to be: they have fallen, or its owner staked on them openly.
    pub not: Ranks,
}

impl Stake {
    /// Whether it may still be raised, withdrawn or moved.
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.stage == Stage::Plain && self.waits == Waits::ForTurn
    }

    /// Whether its owner is asked what to do.
    #[inline]
    pub fn is_asked(&self) -> bool {
        matches!(self.waits, Waits::Won | Waits::Paired)
    }
}

/// A punter's request to withdraw or move a stake.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Who asks.
    pub seat: Seat,
    /// Which of his cards, in the order they were laid.
    pub card: u8,
    /// Whether it is to go to another rank instead of coming back.
    pub moving: bool,
    /// The other rank; nothing while the card lies face down.
    pub to: Option<Rank>,
}

/// What is happening.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance: the pack is shuffled and cut.
    Shuffle,
    /// The pause before a turn: stakes, answers, requests.
    Pause,
    /// Chance: the banker, a person, has swept the cards together, perhaps one of them to the wrong side.
    Sweep,
    /// The taille is through; whoever wishes may count the piles.
    Count,
    /// The match is over.
    Over,
}

/// Everything that lies open or was said aloud.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Counters won and lost.
    pub ledger: Ledger,
    /// What is happening.
    pub phase: Phase,
    /// Who has the bank.
    pub banker: Seat,
    /// What the banker had won or lost when he laid out the bank.
    pub bank_from: i64,
    /// Whether the bank has fallen short of a claim.
    pub broken: bool,
    /// Tailles finished.
    pub tailles_done: u16,
    /// Turns drawn in this taille.
    pub turns: u8,
    /// Cards drawn in this taille (until the next shuffle), the banker's and the punters' in turn.
    pub fallen: Drawn,
    /// The bottom card, once shown.
    pub bottom: Option<Card>,
    /// Who has nothing more to do before the next turn.
    pub ready: SeatSet,
    /// Whose request was refused in this pause.
    pub refused: SeatSet,
    /// A request the banker has to answer.
    pub asked: Option<Request>,
    /// The cards on the table, by seat, in the order they were laid.
    pub cards: [ArrayVec<Stake, 13>; MOST_SEATS],
}

impl Public {
    /// Cards that everybody has seen in this taille.
    pub fn seen(&self) -> CardSet {
        self.fallen.iter().copied().chain(self.bottom).collect()
    }

    /// Undrawn cards not known to anybody, and how many of them are of a rank: what the odds are reckoned from.
    pub fn unseen(&self, rank: Rank) -> (u8, u8) {
        let seen = self.seen();
        (PACK.len() - seen.len(), COPIES.saturating_sub(seen.of_rank(rank).len()))
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// The pack of this taille as it is drawn; empty between tailles.
    pub pack: Drawn,
    /// The rank of every card on the table, also of those that lie face down; along `public.cards`.
    pub ranks: [ArrayVec<Rank, 13>; MOST_SEATS],
    /// The rank a request would move a card to.
    pub to: Option<Rank>,
    /// The piles at the end of a taille dealt by a person, as long as they may be counted.
    pub piles: Option<Piles>,
}

impl State {
    /// The ranks of a seat that lie on the table.
    pub fn staked(&self, seat: Seat) -> Ranks {
        self.ranks.get(seat.index()).map_or(Ranks::default(), |r| r.iter().copied().collect())
    }

    /// Which card of a seat is of this rank.
    pub fn card_on(&self, seat: Seat, rank: Rank) -> Option<usize> {
        self.ranks.get(seat.index())?.iter().position(|r| *r == rank)
    }

    /// Takes a card off the table.
    pub(super) fn lift(&mut self, seat: Seat, card: usize) -> Stake {
        self.ranks[seat.index()].remove(card);
        self.public.cards[seat.index()].remove(card)
    }

    /// Lets everybody know that a seat's face-down cards are not of this rank, which it has staked on openly.
    pub(super) fn shows_elsewhere(&mut self, seat: Seat, rank: Rank) {
        for stake in &mut self.public.cards[seat.index()] {
            if stake.on.is_none() {
                stake.not.insert(rank);
            }
        }
    }

    /// The ranks that a seat has open on the table.
    pub(super) fn open_ranks(&self, seat: Seat) -> Ranks {
        self.public.cards[seat.index()].iter().filter_map(|s| s.on).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_of_the_book_has_its_spot() {
        assert_eq!(BOOK.map(Rank::symbol), ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]);
        for (at, rank) in BOOK.into_iter().enumerate() {
            assert_eq!(spot(rank).map(usize::from), Some(at));
        }
        assert_eq!(spot(Rank::Caval), None);
    }
}
