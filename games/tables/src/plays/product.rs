//! The plays of a throw while nobody can go off: a product of masks, counted and numbered without writing it out.

use super::way::{Listed, Way, listed};
use crate::board::{Fields, Men, bit, each, lowest};
use crate::ground::{CORNER, ENEMY_CORNER, Ground, Jan};

/// Plays that are a product of masks.
#[derive(Copy, Clone, Debug)]
pub struct Product {
    /// The higher number and the lower.
    numbers: (u8, u8),
    /// Fields that can play the higher number, when two men play.
    pub high: Fields,
    /// Fields that can play the lower number, when two men play.
    pub low: Fields,
    /// Fields that only one man can leave.
    solo: Fields,
    /// Fields from which one man can play both numbers.
    whole: Fields,
    /// Both men into the own corner, or both out of it.
    corner: Option<(u8, u8)>,
    /// Whether the corner can be taken by force.
    force: bool,
    pairs: u16,
    /// How many plays there are.
    pub count: u16,
}

impl Product {
    /// No play at all.
    pub const NONE: Product =
        Product { numbers: (1, 1), high: 0, low: 0, solo: 0, whole: 0, corner: None, force: false, pairs: 0, count: 0 };

    /// The masks of a throw.
    #[inline]
    pub fn of(ground: &Ground, high: u8, low: u8) -> Product {
        let (own, any, free) = (ground.own, ground.any, ground.free);
        let sum = high + low;
        let stops = ground.stops((any << high) | (any << low) | (any << sum));
        let mut open = Product {
            numbers: (high, low),
            high: any & (stops >> high),
            low: any & (stops >> low),
            solo: own.singles(),
            whole: any & (stops >> sum) & ((free >> high) | (free >> low)),
            ..Product::NONE
        };
        let corner = bit(CORNER);
        match own.on(CORNER) {
            0 => {
                // Taken by two men at once or not at all.
                let (i, j) = (CORNER - high, CORNER - low);
                let both = if high == low { own.bands() } else { any };
                let properly = open.high & bit(i) != 0 && open.low & bit(j) != 0 && both & bit(i) != 0;
                open.corner = properly.then_some((i, j));
                open.high &= !bit(i);
                open.low &= !bit(j);
                open.whole &= !(corner >> sum);
                let to_enemy_corner = both & (bit(ENEMY_CORNER) >> high) != 0 && both & (bit(ENEMY_CORNER) >> low) != 0;
                let empty = free & corner != 0 && ground.enemy_corner_empty();
                open.force = low >= 2 && !properly && empty && to_enemy_corner;
            }
            2 => {
                // Left by both men at once or not at all.
                open.corner = (open.high & open.low & corner != 0).then_some((CORNER, CORNER));
                open.high &= !corner;
                open.low &= !corner;
                open.whole &= !corner;
            }
            3 => open.solo |= corner,
            _ => {}
        }
        open.pairs = open.count_pairs();
        open.count = open.pairs + count(open.whole) + u16::from(open.corner.is_some()) + u16::from(open.force);
        open
    }

    /// How many pairs of men there are that lead to different positions.
    #[inline]
    fn count_pairs(&self) -> u16 {
        let (high, low) = self.numbers;
        let high_count = count(self.high);
        if high_count == 0 {
            0
        } else if high == low {
            high_count * (high_count - 1) / 2 + count(self.high & !self.solo) - count(self.high & (self.high >> high))
        } else {
            high_count * count(self.low)
                - count(self.high & self.low & self.solo)
                - count(self.high & (self.low >> high))
                - count(self.high & (self.low << low))
        }
    }

    /// The way with `n` ways before it.
    #[inline]
    pub fn way(&self, n: u16) -> Option<Way> {
        if n >= self.count {
            return None;
        }
        if n < self.pairs {
            return self.pair(n);
        }
        let mut n = n - self.pairs;
        if let Some((i, j)) = self.corner {
            if n == 0 {
                return Some(Way::Two(i, j));
            }
            n -= 1;
        }
        if self.force {
            if n == 0 {
                return Some(Way::Force);
            }
            n -= 1;
        }
        select(self.whole, n).map(Way::Whole)
    }

    #[inline]
    fn pair(&self, mut n: u16) -> Option<Way> {
        let mut left = self.high;
        while let Some(i) = lowest(left) {
            left &= left - 1;
            let row = self.row(i);
            let here = count(row);
            if n < here {
                return select(row, n).map(|j| Way::Two(i, j));
            }
            n -= here;
        }
        None
    }

    /// The fields that may play the lower number when the higher is played from `i`.
    #[inline]
    fn row(&self, i: u8) -> Fields {
        let (high, low) = self.numbers;
        let here = bit(i);
        if high == low {
            // Each pair once, and not what one man alone can do.
            self.high & here.wrapping_neg() & !(here & self.solo) & !(here << high)
        } else {
            self.low & !(here & self.solo) & !(here << high) & !(here >> low)
        }
    }

    /// The plays that leave the Jan full: one look at the masks for each field of the higher number.
    pub fn filling(&self, own: Men, jan: Jan) -> Listed {
        let (high, low) = self.numbers;
        let pairs = each(self.high).flat_map(|i| {
            let row = self.row(i) & jan.givers(own.moved(i, i + high), low);
            each(row).map(move |j| Way::Two(i, j))
        });
        let whole = each(self.whole & jan.givers(own, high + low)).map(Way::Whole);
        let special = [self.corner.map(|(i, j)| Way::Two(i, j)), self.force.then_some(Way::Force)];
        let special = special.into_iter().flatten().filter(|way| jan.is_full(way.result(own, high, low)));
        listed(pairs.chain(whole).chain(special))
    }
}

fn count(set: Fields) -> u16 {
    set.count_ones() as u16
}

/// The `n`-th field of a set.
#[inline]
fn select(mut set: Fields, n: u16) -> Option<u8> {
    for _ in 0..n {
        set &= set.wrapping_sub(1);
    }
    lowest(set)
}
