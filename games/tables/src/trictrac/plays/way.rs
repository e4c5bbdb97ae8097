//! One way of playing a throw, and short lists of them.

use super::super::ground::{CORNER, ENEMY_CORNER};
use crate::board::{Men, OFF};
use arrayvec::ArrayVec;

/// One way of playing a throw, in the thrower's own coordinates.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Two men: one plays the higher number from the first field, one the lower from the second.
    Two(u8, u8),
    /// One man plays both numbers.
    Whole(u8),
    /// The corner is taken by force.
    Force,
    /// Only the higher number is played.
    High(u8),
    /// Only the lower number is played.
    Low(u8),
    /// Nothing can be played.
    Nothing,
}

impl Way {
    /// The men after a throw of these numbers is played this way.
    #[inline]
    pub(super) fn result(self, own: Men, high: u8, low: u8) -> Men {
        let to = |from: u8, number: u8| (from + number).min(OFF);
        match self {
            Way::Two(i, j) => own.moved(i, to(i, high)).moved(j, to(j, low)),
            Way::Whole(i) => own.moved(i, to(i, high + low)),
            Way::Force => own.moved(ENEMY_CORNER - high, CORNER).moved(ENEMY_CORNER - low, CORNER),
            Way::High(i) => own.moved(i, to(i, high)),
            Way::Low(i) => own.moved(i, to(i, low)),
            Way::Nothing => own,
        }
    }
}

/// The most plays that are listed: seven fields at the most take part in bearing off.
const LISTED: usize = 64;

/// A way in sixteen bits, so that lists of them stay short.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Packed(u16);

impl From<Way> for Packed {
    fn from(way: Way) -> Packed {
        let pack = |kind: u16, i: u8, j: u8| Packed(kind << 10 | u16::from(i) << 5 | u16::from(j));
        match way {
            Way::Two(i, j) => pack(0, i, j),
            Way::Whole(i) => pack(1, i, 0),
            Way::Force => pack(2, 0, 0),
            Way::High(i) => pack(3, i, 0),
            Way::Low(i) => pack(4, i, 0),
            Way::Nothing => pack(5, 0, 0),
        }
    }
}

impl From<Packed> for Way {
    #[inline]
    fn from(Packed(bits): Packed) -> Way {
        let (i, j) = ((bits >> 5 & 31) as u8, (bits & 31) as u8);
        match bits >> 10 {
            0 => Way::Two(i, j),
            1 => Way::Whole(i),
            2 => Way::Force,
            3 => Way::High(i),
            4 => Way::Low(i),
            _ => Way::Nothing,
        }
    }
}

/// A short list of plays.
#[derive(Clone, Default, Debug)]
pub struct Listed(ArrayVec<Packed, LISTED>);

impl Listed {
    /// Adds a way; one beyond what any throw can need is not taken.
    pub fn push(&mut self, way: Way) {
        let _ = self.0.try_push(way.into());
    }

    /// The ways.
    pub fn ways(&self) -> impl Iterator<Item = Way> + '_ {
        self.0.iter().map(|packed| Way::from(*packed))
    }

    /// The way with `n` ways before it.
    #[inline]
    pub fn way(&self, n: u16) -> Option<Way> {
        self.0.get(n as usize).map(|packed| Way::from(*packed))
    }

    /// How many there are.
    #[inline]
    pub fn count(&self) -> u16 {
        self.0.len() as u16
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Leaves only some of them.
    pub fn retain(&mut self, stays: impl Fn(Way) -> bool) {
        self.0.retain(|way| stays(Way::from(*way)));
    }
}

impl FromIterator<Way> for Listed {
    fn from_iter<I: IntoIterator<Item = Way>>(ways: I) -> Listed {
        let mut list = Listed::default();
        ways.into_iter().for_each(|way| list.push(way));
        list
    }
}
