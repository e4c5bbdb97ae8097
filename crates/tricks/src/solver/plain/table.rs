//! What the search remembers: for each shape of the hands, patterns of high cards with the tricks they are good for.
//!
//! Two positions with as many cards of each suit in each hand, and the same owners of the high cards that decided one of
//! them, are worth the same. A pattern therefore names owners from the top of each suit, only as far down as it mattered.

use super::deal::{Cards, SUITS, Shape, lane};

/// From the top of each suit who holds the cards: two bits a card, 26 a suit.
pub(super) type Owners = u128;
const SUIT_BITS: usize = 26;
/// Rows have room for so many powers of two.
const ROOMS: usize = 16;
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

/// Patterns side by side, so that looking through them is reading on: where they begin, how many there are, and the room there is:
/// nothing, or a power of two, one more than its exponent.
#[derive(Copy, Clone, Default)]
struct Row {
    start: u32,
    len: u16,
    room: u8,
}

/// A pattern; below it stand patterns that say more, by more cards, of some of its positions.
#[derive(Copy, Clone, Default)]
struct Pattern {
    owners: Owners,
    mask: Owners,
    below: Row,
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
    row: Row,
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
    /// Where rows of each room were left for longer ones.
    free: [Vec<u32>; ROOMS],
    round: u32,
    used: usize,
}

impl Table {
    pub fn new() -> Table {
        let slots = vec![Slot::default(); 1 << 12];
        Table { slots, patterns: Vec::with_capacity(1 << 12), free: Default::default(), round: 1, used: 0 }
    }

    /// Forgets everything: another deal.
    pub fn clear(&mut self) {
        self.round += 1;
        self.used = 0;
        self.patterns.clear();
        self.free.iter_mut().for_each(Vec::clear);
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
        if slot.round == self.round { self.find_in(slot.row, owners, need) } else { None }
    }

    fn row(&self, row: Row) -> &[Pattern] {
        let start = row.start as usize;
        self.patterns.get(start..start + usize::from(row.len)).unwrap_or_default()
    }

    fn find_in(&self, row: Row, owners: Owners, need: i8) -> Option<Known> {
        for p in self.row(row) {
            if (p.owners ^ owners) & p.mask != 0 {
                continue;
            }
            if p.least >= need || p.most < need {
                return Some(Known { least: p.least, most: p.most, depth: p.depth });
            }
            if p.below.len > 0
                && let Some(known) = self.find_in(p.below, owners, need)
            {
                return Some(known);
            }
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
            *slot = Slot { key, row: Row::default(), round: self.round };
            self.used += 1;
        }
        let row = slot.row;
        let Known { least, most, depth } = known;
        let pattern = Pattern { owners: owners & mask, mask, below: Row::default(), depth, least, most };
        self.slots[place].row = self.insert(row, pattern);
    }

    /// Puts a pattern where it belongs in a row, or below one of its patterns.
    fn insert(&mut self, mut row: Row, mut new: Pattern) -> Row {
        let mut at = 0;
        while at < row.len {
            let place = row.start as usize + usize::from(at);
            let old = &mut self.patterns[place];
            if old.covers(&new) {
                if old.mask == new.mask {
                    old.tighten(&new);
                    return row;
                }
                new.tighten(old);
                if !new.says_as_much(old) {
                    let below = old.below;
                    let below = self.insert(below, new);
                    self.patterns[place].below = below;
                }
                return row;
            }
            if !new.covers(old) {
                at += 1;
                continue;
            }
            // The old one goes below the new, unless it says nothing more; then only what stood below it does.
            old.tighten(&new);
            let old = *old;
            row.len -= 1;
            self.patterns[place] = self.patterns[row.start as usize + usize::from(row.len)];
            if old.says_as_much(&new) {
                for i in 0..old.below.len {
                    let orphan = self.patterns[old.below.start as usize + usize::from(i)];
                    new.below = self.push(new.below, orphan);
                }
                self.give_back(old.below);
            } else {
                new.below = self.push(new.below, old);
            }
        }
        self.push(row, new)
    }

    /// A row with one pattern more, in a roomier place if need be.
    fn push(&mut self, mut row: Row, pattern: Pattern) -> Row {
        if row.len == 0 && row.room == 0 {
            row = self.take(0);
        } else if row.len == 1 << (row.room - 1) {
            if usize::from(row.room) + 1 >= ROOMS {
                return row;
            }
            let roomier = self.take(row.room);
            let from = row.start as usize;
            self.patterns.copy_within(from..from + usize::from(row.len), roomier.start as usize);
            self.give_back(row);
            row = Row { len: row.len, ..roomier };
        }
        self.patterns[row.start as usize + usize::from(row.len)] = pattern;
        row.len += 1;
        row
    }

    /// An empty row with room for two to this power.
    fn take(&mut self, power: u8) -> Row {
        let start = self.free[usize::from(power)].pop().unwrap_or_else(|| {
            let start = self.patterns.len();
            self.patterns.resize(start + (1 << power), Pattern::default());
            start as u32
        });
        Row { start, len: 0, room: power + 1 }
    }

    fn give_back(&mut self, row: Row) {
        if row.room > 0 {
            self.free[usize::from(row.room - 1)].push(row.start);
        }
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
