//! What a player of Piquet may do, its notation, and the space of his moves.

use super::hand::{Class, Figure, RANKS};
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::space::{Both, Form};
use spadille_core::{
    Card, CardSet, Either, Listed, NotationError, Number, Offer, Rank, Space, Subsets, Suit, listed, moves,
};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// How many cards; none is more than a talon.
pub type Count = Number<8>;

/// A rank of which there are sets.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct SetOf(pub Rank);

listed! {
    Class("a class"): 3, |n| Class::ALL[n], |class| ["rummel", "sequences", "sets"][class as usize];
    Figure("a set"):
        10, |n| Figure { size: 3 + n as u8 % 2, height: 3 + n as u8 / 2 }, |set| format!("{} {}", set.rank(), set.size);
    SetOf("a rank from ten to ace"): 5, |n| SetOf(RANKS[3 + n]), |set| set.0;
}

/// The last two or three cards of a hand, in the order in which they are thrown down.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Thrown(pub [Option<Card>; 3]);

impl fmt::Display for Thrown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<String> = self.0.iter().flatten().map(Card::to_string).collect();
        f.write_str(&cards.join(" "))
    }
}

impl FromStr for Thrown {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Thrown, NotationError> {
        let mut cards = [None; 3];
        for (i, word) in text.split_whitespace().enumerate() {
            *cards.get_mut(i).ok_or_else(|| NotationError::new("three cards at most", text))? = Some(word.parse()?);
        }
        Ok(Thrown(cards))
    }
}

/// There are too many to number them: [`Moves`] lists those of a hand, and among the words they have no place.
impl Listed for Thrown {
    const COUNT: u32 = 0;

    fn number(self) -> u32 {
        0
    }

    fn numbered(_: u32) -> Option<Thrown> {
        None
    }
}

moves! {
    /// One decision.
    pub enum Move("a move of Piquet") {
        words {
            /// The dealer shows a carte blanche.
            ShowBlank = "show-blank",
            /// The cards left are looked at.
            Look = "look",
            /// Vorhand says that thirty makes sixty.
            Pic = "pic",
            /// Nothing is looked at, claimed or said.
            Pass = "pass",
            /// What the other called is good.
            Good = "good",
            /// A set called by mistake is mended before one has played a card oneself (law 8).
            Correct = "correct",
            /// The hand is thrown in and mixed with the table (law 9).
            ThrowIn = "throw-in",
        }
        listed {
            /// The dealer says by how many he deals (strict tables, and where packets of four are agreed on; law 20).
            Packet(Count) = "packet",
            /// Vorhand announces a carte blanche and how many cards she will take.
            Blank(Count) = "blank",
            /// A Rummel or sequences are called, or an answer is given with one's own (strict tables).
            Declare(Class) = "declare",
            /// A set is called, true or not (strict tables).
            DeclareSet(Figure) = "declare-set",
            /// A class is remembered before the first lead, by either (law 3).
            Recall(Class) = "recall",
            /// A class is shown (strict tables).
            Show(Class) = "show",
            /// The dealer takes back his "good" (laws 14, 15).
            Retract(Class) = "retract",
            /// The other is asked about a set he called: he names the missing card, or at a strict table is found out
            /// (laws 5, 17).
            Doubt(SetOf) = "doubt",
            /// Vorhand names the suit she will lead and looks at what the dealer left. A fifth suit would have a place behind
            /// all others, where no word is ever offered.
            Name(Suit) = "name",
            /// The last two or three cards are thrown down at once, the first touching the table first (law 10).
            ThrowDown(Thrown) = "throw-down",
        }
        cards {
            /// The dealer says which card Vorhand must lead, who lacks the suit she named.
            Demand = "demand",
            /// A card is led or replied.
            Play = "play",
        }
        sets {
            /// Cards are laid away and as many taken from the talon.
            Discard = "discard",
        }
    }
}

/// Of how many random moves in play one throws the hand in: so seldom that random play sees the tricks.
const THROWN_IN_ONCE_IN: u32 = 1024;

/// The orders of three cards; the first two are those of two.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The moves of Piquet: words, then a card to play or cards to lay away; then the last cards thrown down at once and, at the
/// very end, the hand thrown in.
#[derive(Clone, Debug)]
pub struct Moves {
    usual: Either<Offer<Move>, Both<Offer<Move>, Subsets<Move>>>,
    /// The hand that may be thrown in, and in how many orders it may be thrown down.
    thrown: Option<(CardSet, u8)>,
}

impl Moves {
    /// Words and one of some cards; whoever plays from a hand may throw it in, and down if it is led from freely (law 10).
    pub(super) fn new(offer: Offer<Move>, hand: Option<CardSet>, freely: bool) -> Moves {
        let orders = |hand: CardSet| [0, 0, 2, 6].get(usize::from(hand.len())).copied().filter(|_| freely).unwrap_or(0);
        Moves { usual: Either::Left(offer), thrown: hand.map(|hand| (hand, orders(hand))) }
    }

    /// Words, and so many cards of a hand to lay away.
    pub(super) fn exchange(words: Offer<Move>, from: CardSet, number: &RangeInclusive<u8>) -> Moves {
        let laid = Subsets {
            from,
            min: *number.start(),
            max: *number.end(),
            as_move: Move::Discard,
            as_cards: |m| if let Move::Discard(cards) = m { Some(*cards) } else { None },
            verb: "discard",
            label: "piquet-ask-discard",
        };
        Moves { usual: Either::Right(Both(words, laid)), thrown: None }
    }
}

impl Space for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> Option<u64> {
        Some(self.usual.len()? + self.thrown.map_or(0, |(_, orders)| u64::from(orders) + 1))
    }

    #[inline]
    fn nth(&self, n: u64) -> Option<Move> {
        let usual = self.usual.len()?;
        if n < usual {
            return self.usual.nth(n);
        }
        let (hand, orders) = self.thrown?;
        match n - usual {
            order if order < orders.into() => {
                Some(Move::ThrowDown(Thrown(ORDERS[order as usize].map(|place| hand.nth(place)))))
            }
            last => (last == u64::from(orders)).then_some(Move::ThrowIn),
        }
    }

    fn contains(&self, m: &Move) -> bool {
        match m {
            Move::ThrowIn => self.thrown.is_some(),
            Move::ThrowDown(_) => self.iter().any(|one| one == *m),
            _ => self.usual.contains(m),
        }
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.thrown {
            None => self.any(rng),
            Some(_) if rng.random_range(0..THROWN_IN_ONCE_IN) == 0 => Some(Move::ThrowIn),
            Some(_) => self.nth(rng.random_range(0..self.len()? - 1)),
        }
    }

    #[inline]
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        self.usual.play_on(rng)
    }

    fn near<R: Rng>(&self, m: &Move, rng: &mut R) -> Option<Move> {
        self.usual.near(m, rng)
    }

    fn listed(&self) -> u64 {
        if self.thrown.is_some() { self.len().unwrap_or(0) } else { self.usual.listed() }
    }

    fn forms(&self) -> Vec<Form> {
        self.usual.forms()
    }
}
