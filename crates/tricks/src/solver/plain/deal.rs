//! The cards of a plain deal: four suits of sixteen bits, the higher bit the higher card.

use super::table::{Owners, owners_of};

/// Cards of the four suits, side by side.
pub(super) type Cards = u64;
pub(super) const SUITS: usize = 4;
/// Cards of a suit at most.
pub(in crate::solver) const LONGEST: usize = 13;
/// The place of the trump suit where there is none.
pub(in crate::solver) const NO_TRUMP: usize = SUITS;

/// The cards of one suit.
#[inline]
pub(super) const fn lane(cards: Cards, suit: usize) -> u16 {
    (cards >> (16 * suit)) as u16
}

/// All bits of one suit; none where there is no such suit.
#[inline]
pub(super) const fn whole(suit: usize) -> Cards {
    if suit < SUITS { 0xffff << (16 * suit) } else { 0 }
}

/// The highest card of a suit, as its bit.
#[inline]
pub(super) const fn top(cards: u16) -> u16 {
    if cards == 0 { 0 } else { 1 << (15 - cards.leading_zeros()) }
}

/// The lowest card of a suit, as its bit.
#[inline]
pub(super) const fn bottom(cards: u16) -> u16 {
    cards & cards.wrapping_neg()
}

/// The cards above the highest of others.
#[inline]
pub(super) const fn above(cards: u16, others: u16) -> u16 {
    // Twice the top bit, less one, covers the top and all below it.
    cards & !(((top(others) as u32) << 1).wrapping_sub((others != 0) as u32) as u16)
}

const COUNTS: [u8; 1 << LONGEST] = {
    let mut counts = [0; 1 << LONGEST];
    let mut i = 1;
    while i < counts.len() {
        counts[i] = counts[i >> 1] + (i & 1) as u8;
        i += 1;
    }
    counts
};

/// How many cards of a suit.
#[inline]
pub(super) fn count(cards: u16) -> u8 {
    COUNTS[usize::from(cards) & (COUNTS.len() - 1)]
}

/// How many cards of each suit each seat holds: four bits each.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Shape(pub u64);

impl Shape {
    #[inline]
    pub fn of(hands: &[Cards; 4]) -> Shape {
        let mut shape = 0;
        for (seat, hand) in hands.iter().enumerate() {
            for suit in 0..SUITS {
                shape |= u64::from(count(lane(*hand, suit))) << (16 * seat + 4 * suit);
            }
        }
        Shape(shape)
    }

    #[inline]
    pub const fn len(self, seat: usize, suit: usize) -> i8 {
        (self.0 >> (16 * seat + 4 * suit) & 15) as i8
    }

    #[inline]
    pub const fn one(seat: usize, suit: usize) -> u64 {
        1 << (16 * seat + 4 * suit)
    }
}

/// What stays the same while a deal is played.
pub(super) struct Deal {
    /// How many play.
    pub seats: usize,
    /// The trump suit, or [`NO_TRUMP`].
    pub trump: usize,
    /// Whose tricks are counted.
    pub ours: [bool; 4],
    /// Who wants those tricks to be many.
    pub eager: [bool; 4],
    /// Two sides of two across the table, who both want tricks.
    pub pairs: bool,
    /// Nobody avoids tricks.
    pub wanted: bool,
    /// Who alone shuns tricks.
    pub shy: Option<usize>,
    /// All is over with the first trick he takes.
    pub none: bool,
    /// Some hold cards that will not be played.
    pub spare: bool,
    /// For every set of cards left of a suit who holds them, from the top.
    owners: [Vec<u32>; SUITS],
}

impl Deal {
    pub fn new(seats: usize, trump: usize, ours: [bool; 4], misere: bool, hands: &[Cards; 4]) -> Deal {
        let owners = std::array::from_fn(|suit| {
            let all = hands.iter().fold(0, |all, hand| all | lane(*hand, suit));
            let size = usize::from(all).checked_ilog2().map_or(1, |highest| 2 << highest);
            let mut owners = vec![0u32; size];
            for left in 1..size {
                let highest = top(left as u16);
                let owner = hands.iter().position(|hand| lane(*hand, suit) & highest != 0).unwrap_or(0);
                owners[left] = owner as u32 | owners[left ^ usize::from(highest)] << 2;
            }
            owners
        });
        let pairs = seats == 4 && !misere && ours[0] == ours[2] && ours[1] == ours[3] && ours[0] != ours[1];
        let alone = misere && ours.iter().filter(|own| **own).count() == 1;
        let shy = ours.iter().position(|own| *own).filter(|_| alone);
        let eager = ours.map(|own| own != misere);
        Deal { seats, trump, ours, eager, pairs, wanted: !misere, shy, none: false, spare: false, owners }
    }

    /// Who holds what is left, from the top of each suit.
    #[inline]
    pub fn owners(&self, all: Cards) -> Owners {
        owners_of(std::array::from_fn(|suit| self.owners_in(all, suit)))
    }

    #[inline]
    pub fn owners_in(&self, all: Cards, suit: usize) -> u32 {
        let owners = &self.owners[suit];
        owners.get(usize::from(lane(all, suit))).copied().unwrap_or(0)
    }

    #[inline]
    pub fn next(&self, seat: usize) -> usize {
        if seat + 1 == self.seats { 0 } else { seat + 1 }
    }
}
