//! The board of twenty-four fields and the fifteen men of a player on it.
//!
//! A player's men are kept in his *own coordinates*: field 1 is where his march begins, 24 the last field before the
//! rail, and [`OFF`] is where men go that are borne off. Sets of fields are bit masks in which bit `f` is field `f`.

use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use spadille_core::Seat;

/// A set of fields: bit `f` stands for field `f`.
pub type Fields = u32;

/// Beyond the last field: men borne off. It is also the rail, where the rail counts as a field.
pub const OFF: u8 = 25;

/// Men of one colour.
pub const MEN: u8 = 15;

/// All twenty-four fields.
pub const ALL: Fields = fields(1, 24);

/// The fields from `first` to `last`.
pub const fn fields(first: u8, last: u8) -> Fields {
    (1 << (last + 1)) - (1 << first)
}

/// The set of one field.
pub const fn bit(field: u8) -> Fields {
    1 << field
}

/// The same fields in the coordinates of the other player, where the two march against each other.
pub const fn mirrored(set: Fields) -> Fields {
    (set & ALL).reverse_bits() >> 6
}

/// The same fields in the coordinates of the other player, where the two march the same way round.
pub const fn rotated(set: Fields) -> Fields {
    ((set & ALL) << 12 | (set & ALL) >> 12) & ALL
}

/// The fields of a set, lowest first.
pub fn each(mut set: Fields) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let field = lowest(set)?;
        set &= set - 1;
        Some(field)
    })
}

/// The lowest field of a set.
pub fn lowest(set: Fields) -> Option<u8> {
    (set != 0).then(|| set.trailing_zeros() as u8)
}

/// Whether a set has at most one field.
pub const fn at_most_one(set: Fields) -> bool {
    set & set.wrapping_sub(1) == 0
}

/// The colours of the two players.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Seat 0; the fields of the board are numbered along his march.
    White,
    /// Seat 1.
    Black,
}

impl Colour {
    /// Both colours.
    pub const BOTH: [Colour; 2] = [Colour::White, Colour::Black];

    /// The colour that is played from a seat.
    pub const fn of(seat: Seat) -> Colour {
        if seat.0 == 0 { Colour::White } else { Colour::Black }
    }

    /// The seat that plays this colour.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The other colour.
    #[must_use]
    pub const fn other(self) -> Colour {
        if matches!(self, Colour::White) { Colour::Black } else { Colour::White }
    }

    /// Between own coordinates and the numbering of the board, in either direction, where the players march against each
    /// other. Men off stay off.
    pub const fn turned(self, field: u8) -> u8 {
        match self {
            Colour::Black if field < OFF => 25 - field,
            _ => field,
        }
    }

    /// The same where the two march the same way round. Men off and men out stay where they are.
    pub const fn round(self, field: u8) -> u8 {
        match (self, field) {
            (Colour::Black, 1..=24) => (field + 11) % 24 + 1,
            _ => field,
        }
    }
}

/// The men of one player in his own coordinates: how many stand on each field and how many are off.
///
/// The counts are kept as bit planes: plane `k` holds bit `k` of every field's count. So the fields that hold a man, a
/// band or a spare man are one or two operations away, and two positions are compared as sixteen bytes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Men([u32; 4]);

/// All men on the heap, as every game begins.
impl Default for Men {
    fn default() -> Men {
        Men::HEAP
    }
}

impl Men {
    /// All men on the field where the march begins.
    pub const HEAP: Men = Men([bit(1); 4]);

    /// All men borne off.
    pub const ALL_OFF: Men = Men([bit(OFF); 4]);

    /// How many men stand on a field, or are [`OFF`].
    #[inline]
    pub fn on(self, field: u8) -> u8 {
        let [p0, p1, p2, p3] = self.0.map(|plane| plane >> field & 1);
        (p0 | p1 << 1 | p2 << 2 | p3 << 3) as u8
    }

    /// How many men stand on the fields of a set.
    pub fn within(self, set: Fields) -> u8 {
        let [p0, p1, p2, p3] = self.0.map(|plane| (plane & set).count_ones());
        (p0 + 2 * p1 + 4 * p2 + 8 * p3) as u8
    }

    /// The fields that hold a man.
    pub const fn any(self) -> Fields {
        let [p0, p1, p2, p3] = self.0;
        (p0 | p1 | p2 | p3) & ALL
    }

    /// The fields that hold a band: two men or more.
    pub const fn bands(self) -> Fields {
        let [_, p1, p2, p3] = self.0;
        (p1 | p2 | p3) & ALL
    }

    /// The fields that hold exactly one man.
    pub const fn singles(self) -> Fields {
        let [p0, p1, p2, p3] = self.0;
        p0 & !(p1 | p2 | p3) & ALL
    }

    /// The fields that hold three men or more.
    pub const fn threes(self) -> Fields {
        let [p0, p1, p2, p3] = self.0;
        (p0 & p1 | p2 | p3) & ALL
    }

    /// Sets a man down. A field holds up to fifteen.
    #[inline]
    pub fn add(&mut self, field: u8) {
        let mut carry = bit(field);
        for plane in &mut self.0 {
            (*plane, carry) = (*plane ^ carry, *plane & carry);
        }
    }

    /// Takes a man up. There must be one.
    #[inline]
    pub fn take(&mut self, field: u8) {
        let mut borrow = bit(field);
        for plane in &mut self.0 {
            (*plane, borrow) = (*plane ^ borrow, !*plane & borrow);
        }
    }

    /// The men after one of them has gone from one field to another.
    #[must_use]
    #[inline]
    pub fn moved(mut self, from: u8, to: u8) -> Men {
        self.take(from);
        self.add(to);
        self
    }

    /// The hindmost man.
    pub fn hindmost(self) -> Option<u8> {
        lowest(self.any())
    }

    /// The same men in the coordinates of the other player, where the two march the same way round. Men off and men out
    /// stay where they are.
    #[must_use]
    #[inline]
    pub fn rotated(self) -> Men {
        Men(self.0.map(|plane| rotated(plane) | plane & (bit(0) | bit(OFF))))
    }

    /// A number made of where the men stand, by which positions are told apart quickly.
    #[inline]
    pub fn hash(self) -> u64 {
        let [a, b, c, d] = self.0.map(u64::from);
        (a | b << 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (c | d << 32).wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
    }

    /// Men with these counts on fields 1 to 24, in own coordinates, and so many off; nothing unless they are fifteen.
    pub fn placed(counts: impl IntoIterator<Item = (u8, u8)>) -> Option<Men> {
        Men::placed_from(1, counts)
    }

    /// The same where men may also be out, on field 0, if that is the lowest field.
    pub fn placed_from(lowest: u8, counts: impl IntoIterator<Item = (u8, u8)>) -> Option<Men> {
        let (mut men, mut all) = (Men([0; 4]), 0u8);
        for (field, count) in counts {
            all = all.checked_add(count)?;
            if all > MEN || field < lowest || field > OFF {
                return None;
            }
            (0..count).for_each(|_| men.add(field));
        }
        (all == MEN).then_some(men)
    }

    /// The counts of the fields that hold a man, and of the men off, lowest field first.
    pub fn counts(self) -> impl Iterator<Item = (u8, u8)> {
        self.counts_from(1)
    }

    /// The same, with those out if the lowest field is 0.
    pub fn counts_from(self, lowest: u8) -> impl Iterator<Item = (u8, u8)> {
        (lowest..=OFF).map(move |f| (f, self.on(f))).filter(|(_, n)| *n > 0)
    }
}

impl Serialize for Men {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.counts())
    }
}

impl<'de> Deserialize<'de> for Men {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Men, D::Error> {
        let counts = Vec::<(u8, u8)>::deserialize(d)?;
        Men::placed(counts).ok_or_else(|| D::Error::custom("fifteen men stand on fields 1 to 24 or are off (25)"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn planes_count_like_an_array(moves in prop::collection::vec((0usize..15, 1u8..=25), 0..60)) {
            let mut counts = [0u8; 26];
            counts[1] = 15;
            let mut men = Men::HEAP;
            let mut places = [1u8; 15];
            for (man, to) in moves {
                let from = std::mem::replace(&mut places[man], to);
                counts[from as usize] -= 1;
                counts[to as usize] += 1;
                men = men.moved(from, to);
            }
            prop_assert!((1..=25).all(|f| men.on(f) == counts[f as usize]));
            for f in 1..=24u8 {
                let n = counts[f as usize];
                let found = [men.any(), men.bands(), men.threes(), men.singles()].map(|set| set & bit(f) != 0);
                prop_assert_eq!(found, [n >= 1, n >= 2, n >= 3, n == 1]);
            }
            prop_assert_eq!(Men::placed(men.counts()), Some(men));
            prop_assert_eq!(men.within(fields(7, 12)), counts[7..=12].iter().sum::<u8>());
        }
    }

    #[test]
    fn the_board_is_turned_for_black() {
        assert_eq!(mirrored(bit(1) | bit(12)), bit(24) | bit(13));
        assert_eq!(Colour::Black.turned(24), 1);
        assert_eq!(Colour::Black.turned(OFF), OFF);
        assert_eq!(Colour::White.turned(7), 7);
        // The same way round each begins where the other has gone half his way.
        assert_eq!([1, 12, 13, 24].map(|f| Colour::Black.round(f)), [13, 24, 1, 12]);
        assert_eq!(rotated(bit(1) | bit(12)), bit(13) | bit(24));
        assert_eq!(Men::HEAP.moved(1, 0).rotated().rotated(), Men::HEAP.moved(1, 0));
    }
}
