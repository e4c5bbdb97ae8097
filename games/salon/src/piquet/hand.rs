//! What twelve cards are worth: Rummel, sequences and sets.

use super::options::{PiquetOptions, RummelValue};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Rank, Suit};

/// The ranks of the pack, lowest first.
pub const RANKS: [Rank; 8] =
    [Rank::Seven, Rank::Eight, Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];

/// The 32 cards.
pub const PACK: CardSet = CardSet::pack(&RANKS);

/// The height of a rank: seven 0, ace 7.
#[inline]
pub fn height(rank: Rank) -> u8 {
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

/// The pips of a card, for comparing Rummels.
pub fn pips(rank: Rank) -> u8 {
    match rank {
        Rank::Ace => 11,
        Rank::Seven | Rank::Eight | Rank::Nine => rank as u8,
        _ => 10,
    }
}

/// Sorted as players hold them: spades, hearts, diamonds, clubs, each from the ace down.
pub fn sorted(cards: CardSet) -> Vec<Card> {
    let mut list: Vec<Card> = cards.iter().collect();
    list.sort_by_key(|c| (c.suit(), 7 - height(c.rank())));
    list
}

/// The longest suit: number of cards, then pips. Higher is better.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Rummel {
    /// Cards of the suit.
    pub cards: u8,
    /// Their pips.
    pub pips: u8,
}

/// The suit of the best Rummel, and the Rummel.
pub fn rummel(hand: CardSet) -> (Suit, Rummel) {
    Suit::ALL
        .into_iter()
        .map(|suit| {
            let held = hand.of_suit(suit);
            (suit, Rummel { cards: held.len(), pips: held.iter().map(|c| pips(c.rank())).sum() })
        })
        .fold((Suit::Spades, Rummel::default()), |best, new| if new.1 > best.1 { new } else { best })
}

impl Rummel {
    /// What it counts when it is good.
    pub fn points(self, options: &PiquetOptions) -> u8 {
        match options.rummel_value {
            RummelValue::Cards => self.cards,
            RummelValue::Tens => (self.pips + 5) / 10,
        }
    }
}

/// A run of three or more cards of a suit: length, then top card. Higher is better.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Sequence {
    /// Number of cards.
    pub length: u8,
    /// Height of the top card.
    pub top: u8,
}

impl Sequence {
    /// 3, 4, then 15 to 18.
    pub fn points(self) -> u8 {
        if self.length >= 5 { self.length + 10 } else { self.length }
    }

    /// The cards of the run in a suit, from the top down.
    pub fn cards(self, suit: Suit) -> impl Iterator<Item = Card> {
        (0..self.length).map(move |i| Card::new(RANKS[(self.top - i) as usize], suit))
    }
}

/// All runs of three or more, longest first, then the higher top, then by suit.
pub fn sequences(hand: CardSet) -> ArrayVec<(Suit, Sequence), 4> {
    let mut found = ArrayVec::<(Suit, Sequence), 8>::new();
    for suit in Suit::ALL {
        let held = heights(hand, suit);
        let (mut run, mut height) = (0u8, 0u8);
        while height <= 8 {
            if height < 8 && held >> height & 1 == 1 {
                run += 1;
            } else {
                if run >= 3 {
                    found.push((suit, Sequence { length: run, top: height - 1 }));
                }
                run = 0;
            }
            height += 1;
        }
    }
    found.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
    // Twelve cards hold at most four runs.
    found.into_iter().take(4).collect()
}

/// Three or four of a rank from ten to ace: number, then height. Higher is better.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Kind {
    /// Three or four.
    pub count: u8,
    /// Height of the rank.
    pub height: u8,
}

impl Kind {
    /// 3 or 14.
    pub fn points(self) -> u8 {
        if self.count >= 4 { 14 } else { 3 }
    }

    /// The rank.
    pub fn rank(self) -> Rank {
        RANKS[self.height as usize & 7]
    }
}

/// The ranks that make sets, lowest first.
pub const KIND_RANKS: [Rank; 5] = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];

/// All threes and fours, fours first, then the higher rank.
pub fn kinds(hand: CardSet) -> ArrayVec<Kind, 4> {
    let mut found: ArrayVec<Kind, 5> = KIND_RANKS
        .into_iter()
        .map(|rank| Kind { count: hand.of_rank(rank).len(), height: height(rank) })
        .filter(|kind| kind.count >= 3)
        .collect();
    found.sort_by(|a, b| b.cmp(a));
    found.into_iter().take(4).collect()
}

/// What a carte blanche counts.
pub const BLANK_POINTS: u8 = 10;

/// Whether a hand has no king, queen or jack.
pub fn is_blank(hand: CardSet) -> bool {
    hand.iter().all(|c| !c.rank().is_court())
}

/// One of the three classes of declarations, in the order they are called.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// The longest suit.
    Rummel,
    /// Runs in suit.
    Sequences,
    /// Threes and fours of a rank.
    Sets,
}

impl Class {
    /// The classes in the order of calling and counting.
    pub const ALL: [Class; 3] = [Class::Rummel, Class::Sequences, Class::Sets];

    /// The class called after this one.
    pub fn next(self) -> Option<Class> {
        Class::ALL.get(self as usize + 1).copied()
    }

    /// The word in notation.
    pub fn word(self) -> &'static str {
        ["rummel", "sequences", "sets"][self as usize]
    }

    /// The class of a word.
    pub fn from_word(word: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|c| c.word() == word)
    }
}

/// How good a hand is in a class, comparable with other hands in the same class; 0 for nothing to declare.
pub fn worth(hand: CardSet, class: Class) -> u16 {
    match class {
        Class::Rummel => {
            let best = rummel(hand).1;
            u16::from(best.cards) << 8 | u16::from(best.pips)
        }
        Class::Sequences => sequences(hand).first().map_or(0, |(_, s)| u16::from(s.length) << 8 | u16::from(s.top)),
        Class::Sets => kinds(hand).first().map_or(0, |k| kind_worth(*k)),
    }
}

/// The worth of a set, as [`worth`] reckons it.
pub fn kind_worth(kind: Kind) -> u16 {
    u16::from(kind.count) << 8 | u16::from(kind.height)
}

/// What a hand counts in a class when the class is its own.
pub fn points(hand: CardSet, class: Class, options: &PiquetOptions) -> u8 {
    match class {
        Class::Rummel => rummel(hand).1.points(options),
        Class::Sequences => sequences(hand).iter().map(|(_, s)| s.points()).sum(),
        Class::Sets => kinds(hand).iter().map(|k| k.points()).sum(),
    }
}

/// The cards that are shown to prove a class.
pub fn proof(hand: CardSet, class: Class) -> CardSet {
    match class {
        Class::Rummel => hand.of_suit(rummel(hand).0),
        Class::Sequences => sequences(hand).iter().flat_map(|(suit, s)| s.cards(*suit)).collect(),
        Class::Sets => CardSet::EMPTY,
    }
}
