//! Sets of cards as bits: hands, talons, discards.

use crate::card::{Card, Rank, Suit};
use crate::notation::NotationError;
use serde::de::Error as _;
use std::fmt;
use std::str::FromStr;

/// A set of cards, each once: of six suits and the taroks. Copying, joining and counting sets costs a few instructions. It holds
/// first copies only; packs that have a second copy of some cards keep those in a set of their own.
///
/// ```
/// use spadille_core::{CardSet, Suit};
/// let hand: CardSet = "AS KS 7H".parse().unwrap();
/// assert_eq!(hand.len(), 3);
/// assert_eq!(hand.of_suit(Suit::Spades).to_string(), "AS KS");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// One card alone.
    #[inline]
    pub const fn one(card: Card) -> CardSet {
        CardSet(bit(card))
    }

    /// All cards of the four suits whose ranks are listed.
    pub const fn pack(ranks: &[Rank]) -> CardSet {
        let mut suit = 0u128;
        let mut i = 0;
        while i < ranks.len() {
            suit |= 1 << ranks[i] as u8;
            i += 1;
        }
        CardSet(suit | suit << 16 | suit << 32 | suit << 48)
    }

    /// Whether the card belongs to the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & bit(card) != 0
    }

    /// The set with a card added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | bit(card))
    }

    /// The set without a card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !bit(card))
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        *self = self.with(card);
    }

    /// Takes a card away.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        *self = self.without(card);
    }

    /// Cards of either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Cards of both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Cards of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Whether every card of `other` is here too.
    #[inline]
    pub const fn includes(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The cards of one suit.
    #[inline]
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> CardSet {
        CardSet(self.0 & WHOLE[suit as usize])
    }

    /// The cards of one rank.
    #[inline]
    #[must_use]
    pub const fn of_rank(self, rank: Rank) -> CardSet {
        let one = 1u128 << rank as u8;
        CardSet(self.0 & (one | one << 16 | one << 32 | one << 48 | one << 64 | one << 80) & SUITED)
    }

    /// The ranks held in a suit, as sixteen bits: bit *r* for the rank whose discriminant is *r*.
    #[inline]
    pub const fn ranks(self, suit: Suit) -> u16 {
        (self.of_suit(suit).0 >> (suit as u32 * 16)) as u16
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first card in the order spades, hearts, diamonds, clubs, each from the ace upward.
    #[inline]
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::from_bit(self.0.trailing_zeros()))
    }

    /// The card that has `n` cards before it.
    #[inline]
    pub fn nth(self, n: u8) -> Option<Card> {
        (n < self.len()).then(|| {
            let (low, n) = (self.0 as u64, u32::from(n));
            let below = low.count_ones();
            Card::from_bit(if n < below { nth_bit(low, n) } else { 64 + nth_bit((self.0 >> 64) as u64, n - below) })
        })
    }

    /// The cards in the order of [`CardSet::first`].
    #[inline]
    pub fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// The set as bits; bit [`Card::index`] stands for a card.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// A set from its bits; bits that stand for no card are dropped.
    pub const fn from_bits(bits: u128) -> CardSet {
        CardSet(bits & (SUITED | TAROKS))
    }

    /// The suits of these ranks, each as many as there are cards of it.
    pub const fn of_suits(suits: &[Suit], ranks: &[Rank]) -> CardSet {
        let (mut set, mut i) = (CardSet::EMPTY, 0);
        while i < suits.len() {
            let mut k = 0;
            while k < ranks.len() {
                set = set.with(Card::new(ranks[k], suits[i]));
                k += 1;
            }
            i += 1;
        }
        set
    }

    /// The 21 taroks and the Sküs.
    pub const fn taroks() -> CardSet {
        CardSet(TAROKS)
    }
}

/// The bit of a card; a second copy has none.
#[inline]
const fn bit(card: Card) -> u128 {
    BITS[card.byte() as usize]
}

/// The bit of every card. Looked up, for a shift of so many bits costs more than the look.
static BITS: [u128; 256] = {
    let mut bits = [0; 256];
    let mut place = 0;
    while place < Card::COUNT {
        bits[place] = 1 << place;
        place += 1;
    }
    bits
};

/// The bits of the taroks and the Sküs.
const TAROKS: u128 = ((1 << 22) - 1) << 97;

/// The bits of all suited cards.
const SUITED: u128 = {
    let suit = ((1 << 14) - 1) << 1;
    suit | suit << 16 | suit << 32 | suit << 48 | suit << 64 | suit << 80
};

/// Where each suit's cards stand.
const WHOLE: [u128; 7] = {
    const SUIT: u128 = 0xffff;
    [SUIT, SUIT << 16, SUIT << 32, SUIT << 48, SUIT << 64, SUIT << 80, TAROKS]
};

/// Where in a byte the bits stand: `IN_BYTE[n][byte]` is the place of the bit with `n` bits below it.
static IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut n, mut place) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[n][byte] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// The place of the bit that has `n` set bits below it; there must be one, or what comes out means nothing. No branch depends on the bits, for whoever
/// draws moves at random would mispredict it every time.
#[inline]
pub fn nth_bit(bits: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x8080_8080_8080_8080;
    debug_assert!(n < bits.count_ones(), "there is no bit {n} among {bits:#x}");
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // Byte i of `upto` counts the bits of bytes 0 to i.
    let upto = bytes.wrapping_mul(ONES);
    let n = u64::from(n);
    let passed = (((n * ONES) | TOPS) - upto) & TOPS;
    let shift = ((passed >> 7).wrapping_mul(ONES) >> 56 & 7) * 8;
    let before = (upto << 8) >> shift & 0xff;
    let byte = bits >> shift & 0xff;
    shift as u32 + u32::from(IN_BYTE[(n.wrapping_sub(before) & 7) as usize][byte as usize])
}

/// The cards of a [`CardSet`], one after the other.
#[derive(Clone)]
pub struct Iter(u128);

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl fmt::Display for CardSet {
    /// Cards by suit, each suit from the highest printed rank down with the ace first, then the taroks from the Sküs down;
    /// separated by blanks.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for suit in Suit::EVERY {
            let held = self.of_suit(suit);
            let ace = held.iter().filter(|c| c.rank() == Rank::Ace);
            let mut others: arrayvec::ArrayVec<Card, 22> = held.iter().filter(|c| c.rank() != Rank::Ace).collect();
            others.reverse();
            for card in ace.chain(others) {
                write!(f, "{separator}{card}")?;
                separator = " ";
            }
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl FromStr for CardSet {
    type Err = NotationError;

    /// Reads cards separated by blanks; a card named twice is an error.
    fn from_str(text: &str) -> Result<CardSet, NotationError> {
        let mut set = CardSet::EMPTY;
        for word in text.split_whitespace() {
            let card: Card = word.parse()?;
            if set.contains(card) || card.is_second() {
                return Err(NotationError::new("each card once", text));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

impl serde::Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> serde::Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<CardSet, D::Error> {
        let cards = Vec::<Card>::deserialize(d)?;
        let set: CardSet = cards.iter().copied().collect();
        if set.len() as usize == cards.len() { Ok(set) } else { Err(D::Error::custom("a card stands here twice")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_nth_card_has_n_before_it(bits: u128) {
            let set = CardSet::from_bits(bits);
            for (n, card) in set.iter().enumerate() {
                prop_assert_eq!(set.nth(n as u8), Some(card));
            }
            prop_assert_eq!(set.nth(set.len()), None);
        }

        #[test]
        fn bits_are_found_by_their_number(bits: u64) {
            let places: Vec<u32> = (0..64).filter(|place| bits >> place & 1 == 1).collect();
            for (n, place) in places.iter().enumerate() {
                prop_assert_eq!(nth_bit(bits, n as u32), *place);
            }
        }
    }
}
