//! What twelve cards are worth: Rummel, sequences and sets.

use super::options::{PiquetOptions, RummelValue};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Rank, Suit};
use spadille_tricks::Order;
use std::ops::{Index, IndexMut};

/// The ranks of the pack, lowest first.
pub const RANKS: [Rank; 8] =
    [Rank::Seven, Rank::Eight, Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];

/// The 32 cards.
pub const PACK: CardSet = CardSet::pack(&RANKS);

/// How the cards rank and follow: aces are highest, and no suit is trumps.
pub static ORDER: Order =
    Order::new(&[&row(Suit::Spades), &row(Suit::Hearts), &row(Suit::Diamonds), &row(Suit::Clubs)], None);

const fn row(suit: Suit) -> [Card; 8] {
    let mut row = [Card::new(Rank::Ace, suit); 8];
    let mut i = 0;
    while i < 8 {
        row[i] = Card::new(RANKS[7 - i], suit);
        i += 1;
    }
    row
}

/// The height of a rank: seven 0, ace 7.
#[inline]
pub const fn height(rank: Rank) -> u8 {
    match rank {
        Rank::Ace => 7,
        Rank::King => 6,
        Rank::Queen => 5,
        other => (other as u8).saturating_sub(7),
    }
}

/// The ranks held in a suit, bit *h* for height *h*.
#[inline]
fn heights(cards: CardSet, suit: Suit) -> u8 {
    let ranks = cards.ranks(suit);
    ((ranks >> 7 & 0b1_1111) | (ranks >> 13 & 0b11) << 5 | (ranks >> 1 & 1) << 7) as u8
}

/// Sorted as players hold them: spades, hearts, diamonds, clubs, each from the ace down.
pub fn sorted(cards: CardSet) -> Vec<Card> {
    ORDER.as_held(cards, Suit::ALL)
}

pub const BLANK_POINTS: u8 = 10;

/// Whether a hand has no king, queen or jack.
pub fn is_blank(hand: CardSet) -> bool {
    hand.iter().all(|c| !c.rank().is_court())
}

/// One of the three classes of declarations, in the order they are called and counted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// The longest suit.
    Rummel,
    /// Runs of three or more in suit.
    Sequences,
    /// Three or four of a rank from ten to ace.
    Sets,
}

impl Class {
    pub const ALL: [Class; 3] = [Class::Rummel, Class::Sequences, Class::Sets];

    pub fn next(self) -> Option<Class> {
        Class::ALL.get(self as usize + 1).copied()
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct PerClass<T> {
    pub rummel: T,
    pub sequences: T,
    pub sets: T,
}

impl<T> Index<Class> for PerClass<T> {
    type Output = T;

    fn index(&self, class: Class) -> &T {
        [&self.rummel, &self.sequences, &self.sets][class as usize]
    }
}

impl<T> IndexMut<Class> for PerClass<T> {
    fn index_mut(&mut self, class: Class) -> &mut T {
        match class {
            Class::Rummel => &mut self.rummel,
            Class::Sequences => &mut self.sequences,
            Class::Sets => &mut self.sets,
        }
    }
}

/// What is called in a class: how many cards, then how high; the greater is better. A Rummel is as high as its pips, a
/// sequence as its top card, a set as its rank.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Figure {
    pub size: u8,
    pub height: u8,
}

impl Figure {
    /// The rank of the top card of a sequence, or of a set.
    pub fn rank(self) -> Rank {
        RANKS[usize::from(self.height).min(7)]
    }

    /// What it counts when it is good.
    pub fn points(self, class: Class, options: &PiquetOptions) -> u8 {
        match (class, self.size) {
            (Class::Rummel, cards) => match options.rummel_value {
                RummelValue::Cards => cards,
                RummelValue::Tens => (self.height + 5) / 10,
            },
            (Class::Sequences, 5..) => self.size + 10,
            (Class::Sequences, _) => self.size,
            (Class::Sets, 4..) => 14,
            (Class::Sets, _) => 3,
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Found {
    pub figure: Figure,
    pub cards: CardSet,
}

/// All there is to declare in a class, the best first; of equal sequences by suit.
pub fn found(hand: CardSet, class: Class) -> ArrayVec<Found, 8> {
    let mut found = ArrayVec::new();
    match class {
        // Of equal ones the first.
        Class::Rummel => {
            let rummels = Suit::ALL.into_iter().rev().map(|suit| rummel(hand.of_suit(suit), suit));
            found.extend(rummels.max_by_key(|rummel| rummel.figure).filter(|rummel| rummel.figure.size > 0));
        }
        Class::Sequences => Suit::ALL.into_iter().for_each(|suit| find_runs(hand, suit, &mut found)),
        Class::Sets => {
            let sets = RANKS[3..].iter().map(|rank| (*rank, hand.of_rank(*rank))).filter(|(_, cards)| cards.len() >= 3);
            found.extend(
                sets.map(|(rank, cards)| Found { figure: Figure { size: cards.len(), height: height(rank) }, cards }),
            );
        }
    }
    found.sort_by_key(|found| std::cmp::Reverse(found.figure));
    found
}

/// The cards of a suit with their pips: eleven for the ace, ten for tens and court cards, the rest as they are numbered.
fn rummel(cards: CardSet, suit: Suit) -> Found {
    let (held, size) = (heights(cards, suit), cards.len());
    let one = |height: u8| held >> height & 1;
    Found { figure: Figure { size, height: 10 * size + one(7) - 3 * one(0) - 2 * one(1) - one(2) }, cards }
}

fn find_runs(hand: CardSet, suit: Suit, found: &mut ArrayVec<Found, 8>) {
    let held = heights(hand, suit);
    let mut size = 0;
    for end in 0..=8u8 {
        if end < 8 && held >> end & 1 == 1 {
            size += 1;
            continue;
        }
        if size >= 3 {
            let ranks = &RANKS[usize::from(end - size)..usize::from(end)];
            let cards = CardSet::of_suits(&[suit], ranks);
            found.push(Found { figure: Figure { size, height: end - 1 }, cards });
        }
        size = 0;
    }
}

/// How good a hand is in a class; nothing is less than anything.
pub fn best(hand: CardSet, class: Class) -> Option<Figure> {
    found(hand, class).first().map(|found| found.figure)
}

/// What a hand counts in a class when the class is its own.
pub fn points(hand: CardSet, class: Class, options: &PiquetOptions) -> u8 {
    found(hand, class).iter().map(|found| found.figure.points(class, options)).sum()
}

/// The cards of all there is to declare in a class.
pub fn cards(hand: CardSet, class: Class) -> CardSet {
    found(hand, class).iter().fold(CardSet::EMPTY, |all, found| all.union(found.cards))
}

/// The cards that are shown to prove a class; sets are only named.
pub fn proof(hand: CardSet, class: Class) -> CardSet {
    if class == Class::Sets { CardSet::EMPTY } else { cards(hand, class) }
}
