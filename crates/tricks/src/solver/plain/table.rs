//! What the search remembers: for each shape of the hands, patterns of high cards with the tricks they are good for.
//!
//! Two positions with as many cards of each suit in each hand, and the same owners of the high cards that decided one of
//! them, are worth the same. A pattern therefore names owners from the top of each suit, only as far down as it mattered.

use super::deal::{Cards, SUITS, Shape, lane};

/// From the top of each suit who holds the cards: two bits a card, 26 a suit.
pub(super) type Owners = u128;
const SUIT_BITS: usize = 26;
const NOTHING: u32 = u32::MAX;
/// Beyond so many patterns everything is forgotten.
const MOST_PATTERNS: usize = 3 << 20;

/// How many cards from the top of each suit matter.
pub(super) type Depth = [u8; SUITS];

/// The owners of the four suits side by side.
#[inline]
pub(super) fn owners_of(suits: [u32; SUITS]) -> Owners {
    let [a, b, c, d] = suits.map(u128::from);
    a | b << SUIT_BITS | c << (2 * SUIT_BITS) | d << (3 * SUIT_BITS)
}

#[inline]
fn mask_of(depth: Depth) -> Owners {
    owners_of(depth.map(|cards| (1u32 << (2 * cards)) - 1))
}

/// A pattern; below it stand patterns that say more, by more cards, of some of its positions.
#[derive(Copy, Clone)]
struct Pattern {
    owners: Owners,
    mask: Owners,
    next: u32,
    below: u32,
    depth: Depth,
    least: i8,
    most: i8,
}

impl Pattern {
    /// Whether every position of the other is one of ours.
    #[inline]
    fn covers(&self, other: &Pattern) -> bool {
        (self.owners ^ other.owners) & self.mask == 0 && self.mask & !other.mask == 0
    }

    /// Takes over what is known of all positions of a wider pattern.
    #[inline]
    fn tighten(&mut self, wider: &Pattern) {
        self.least = self.least.max(wider.least);
        self.most = self.most.min(wider.most);
    }

    fn says_as_much(&self, other: &Pattern) -> bool {
        self.least == other.least && self.most == other.most
    }
}

#[derive(Copy, Clone, Default)]
struct Slot {
    key: u64,
    head: u32,
    round: u32,
}

/// Between these many tricks lies the value; so many high cards say so.
#[derive(Copy, Clone)]
pub(super) struct Known {
    pub least: i8,
    pub most: i8,
    pub depth: Depth,
}

/// The table of patterns by shape and leader.
pub(super) struct Table {
    slots: Vec<Slot>,
    patterns: Vec<Pattern>,
    round: u32,
    used: usize,
}

impl Table {
    pub fn new() -> Table {
        Table { slots: vec![Slot::default(); 1 << 12], patterns: Vec::with_capacity(1 << 12), round: 1, used: 0 }
    }

    /// Forgets everything: another deal.
    pub fn clear(&mut self) {
        self.round += 1;
        self.used = 0;
        self.patterns.clear();
    }

    /// The place of a shape, or the empty place where it would be.
    #[inline]
    fn place(&self, key: u64) -> usize {
        let last = self.slots.len() - 1;
        let mut place = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & last;
        loop {
            let slot = &self.slots[place];
            if slot.round != self.round || slot.key == key {
                return place;
            }
            place = (place + 1) & last;
        }
    }

    /// What is known of a position that decides whether `need` tricks can be made.
    #[inline]
    pub fn find(&self, key: u64, owners: Owners, need: i8) -> Option<Known> {
        let slot = &self.slots[self.place(key)];
        if slot.round == self.round { self.find_in(slot.head, owners, need) } else { None }
    }

    fn find_in(&self, head: u32, owners: Owners, need: i8) -> Option<Known> {
        let mut at = head;
        while let Some(p) = self.patterns.get(at as usize) {
            if (p.owners ^ owners) & p.mask == 0 {
                if p.least >= need || p.most < need {
                    return Some(Known { least: p.least, most: p.most, depth: p.depth });
                }
                if p.below != NOTHING
                    && let Some(known) = self.find_in(p.below, owners, need)
                {
                    return Some(known);
                }
            }
            at = p.next;
        }
        None
    }

    /// Remembers what was found.
    pub fn store(&mut self, key: u64, owners: Owners, known: Known) {
        if self.patterns.len() >= MOST_PATTERNS {
            self.clear();
        }
        if self.used * 2 > self.slots.len() {
            self.grow();
        }
        let place = self.place(key);
        let mask = mask_of(known.depth);
        let slot = &mut self.slots[place];
        if slot.round != self.round {
            *slot = Slot { key, head: NOTHING, round: self.round };
            self.used += 1;
        }
        let Known { least, most, depth } = known;
        let pattern = Pattern { owners: owners & mask, mask, next: NOTHING, below: NOTHING, depth, least, most };
        let head = slot.head;
        self.slots[place].head = self.insert(head, pattern);
    }

    /// Puts a pattern into a row, and gives back the first of the row.
    fn insert(&mut self, head: u32, mut new: Pattern) -> u32 {
        let (mut at, mut before) = (head, NOTHING);
        let mut first = head;
        while let Some(old) = self.patterns.get_mut(at as usize) {
            let next = old.next;
            if old.covers(&new) {
                if old.mask == new.mask {
                    old.tighten(&new);
                    return first;
                }
                new.tighten(old);
                if !new.says_as_much(old) {
                    let below = old.below;
                    let below = self.insert(below, new);
                    self.patterns[at as usize].below = below;
                }
                return first;
            }
            if new.covers(old) {
                // The old one goes below the new, unless it says nothing more.
                old.tighten(&new);
                if old.says_as_much(&new) {
                    let orphans = old.below;
                    new.below = self.join(orphans, new.below);
                } else {
                    old.next = new.below;
                    new.below = at;
                }
                match self.patterns.get_mut(before as usize) {
                    Some(before) => before.next = next,
                    None => first = next,
                }
            } else {
                before = at;
            }
            at = next;
        }
        new.next = first;
        self.patterns.push(new);
        self.patterns.len() as u32 - 1
    }

    /// One row before another.
    fn join(&mut self, row: u32, after: u32) -> u32 {
        let mut last = row;
        while let Some(pattern) = self.patterns.get_mut(last as usize) {
            if pattern.next == NOTHING {
                pattern.next = after;
                return row;
            }
            last = pattern.next;
        }
        after
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.slots);
        self.slots = vec![Slot::default(); old.len() * 2];
        for slot in old.into_iter().filter(|slot| slot.round == self.round) {
            let place = self.place(slot.key);
            self.slots[place] = slot;
        }
    }
}

/// The key of a shape with its leader, who takes the place of the last length: hands being equally long, the others tell it.
#[inline]
pub(super) fn key(shape: Shape, leader: usize) -> u64 {
    shape.0 & (u64::MAX >> 4) | (leader as u64) << 60
}

/// The lowest card of each suit that matters, where `depth` cards from the top do.
#[inline]
pub(super) fn lowest_that_matter(all: Cards, depth: Depth) -> Cards {
    let mut ranks = 0;
    for (suit, count) in depth.into_iter().enumerate().filter(|(_, count)| *count > 0) {
        ranks |= u64::from(nth_from_top(lane(all, suit), count)) << (16 * suit);
    }
    ranks
}

/// The bit that has `count - 1` bits above it.
#[inline]
pub(super) fn nth_from_top(cards: u16, count: u8) -> u16 {
    let mut left = cards;
    for _ in 1..count {
        left ^= super::deal::top(left);
    }
    super::deal::top(left)
}
