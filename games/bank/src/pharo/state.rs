//! The whole truth of a match, and what of it lies open.

use super::settle::law_of;
use crate::bank::MOST_SEATS;
use crate::bend::{Fell, Stage};
use crate::book::{COPIES, Drawn, PACK, Ranks};
use crate::piles::Piles;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, LawId, Ledger, PerSeat, Rank, Seat, SeatSet};

/// Something for each card of a punter's book, at every seat.
pub type Books<T> = PerSeat<ArrayVec<T, 13>, MOST_SEATS>;

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

    /// What its owner wins or loses when this befalls it, in parts.
    pub fn due(&self, fell: Fell) -> i64 {
        self.stage.due(fell, self.amount.into())
    }

    /// The same, with the law behind it.
    pub fn dues(&self, fell: Fell) -> (i64, LawId) {
        (self.due(fell), law_of(self.stage, fell))
    }
}

/// A punter's request to withdraw or move a stake.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Request {
    pub seat: Seat,
    /// Which of his cards, in the order they were laid.
    pub card: usize,
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

/// A taille, from one shuffle to the next.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Taille {
    /// Turns drawn.
    pub turns: u8,
    /// Cards drawn, the banker's and the punters' in turn.
    pub fallen: Drawn,
    /// The bottom card, once shown.
    pub bottom: Option<Card>,
    /// Who has nothing more to do before the next turn.
    pub ready: SeatSet,
    /// Whose request was refused in this pause.
    pub refused: SeatSet,
    /// A request the banker has to answer.
    pub asked: Option<Request>,
    /// Whether the bank has fallen short of a claim.
    pub broken: bool,
}

/// Everything that lies open or was said aloud.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Public {
    pub ledger: Ledger,
    pub phase: Phase,
    pub banker: Seat,
    /// What the banker had won or lost when he laid out the bank.
    pub bank_from: i64,
    pub tailles_done: u16,
    /// The cards on the table in the order they were laid; some tables carry them from one taille to the next.
    pub cards: Books<Stake>,
    pub taille: Taille,
}

impl Public {
    /// Whether a turn has been drawn in this match.
    pub fn has_begun(&self) -> bool {
        self.tailles_done > 0 || self.taille.turns > 0
    }

    /// Cards that everybody has seen in this taille.
    pub fn seen(&self) -> CardSet {
        self.taille.fallen.iter().copied().chain(self.taille.bottom).collect()
    }

    /// Undrawn cards not known to anybody, and how many of them are of a rank: what the odds are reckoned from.
    pub fn unseen(&self, rank: Rank) -> (u8, u8) {
        let seen = self.seen();
        (PACK.len() - seen.len(), COPIES.saturating_sub(seen.of_rank(rank).len()))
    }

    /// The card a seat has to answer for: a turn leaves each punter one at most.
    pub fn asked_card(&self, seat: Seat) -> Option<(usize, &Stake)> {
        self.cards.get(seat)?.iter().enumerate().find(|(_, stake)| stake.is_asked())
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
    pub ranks: Books<Rank>,
    /// The rank a request would move a card to.
    pub to: Option<Rank>,
    /// The piles at the end of a taille dealt by a person, as long as they may be counted.
    pub piles: Option<Piles>,
}

impl State {
    /// The ranks of a seat that lie on the table.
    pub fn staked(&self, seat: Seat) -> Ranks {
        self.ranks[seat].iter().copied().collect()
    }

    /// Which card of a seat is of this rank.
    pub fn card_on(&self, seat: Seat, rank: Rank) -> Option<usize> {
        self.ranks.get(seat)?.iter().position(|r| *r == rank)
    }

    /// Takes a card off the table.
    pub(super) fn lift(&mut self, seat: Seat, card: usize) {
        self.ranks[seat].remove(card);
        self.public.cards[seat].remove(card);
    }

    /// Takes every card off the table.
    pub(super) fn clear(&mut self) {
        (self.ranks, self.public.cards) = Default::default();
    }

    /// Puts a card that lies there on a rank. Where it lies open, everybody knows that its owner's face-down cards are not of
    /// this rank.
    pub(super) fn put(&mut self, seat: Seat, card: usize, rank: Rank) {
        self.ranks[seat][card] = rank;
        let cards = &mut self.public.cards[seat];
        if cards[card].on.is_some() {
            cards[card].on = Some(rank);
            cards.iter_mut().filter(|stake| stake.on.is_none()).for_each(|stake| stake.not = stake.not.with(rank));
        } else {
            cards[card].not = cards.iter().filter_map(|stake| stake.on).collect();
        }
    }
}
