//! One way of playing a throw, and short lists of them.

use crate::board::{Men, OFF};
use crate::ground::{CORNER, ENEMY_CORNER};
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
        let go = |men: Men, from: u8, number: u8| men.moved(from, (from + number).min(OFF));
        match self {
            Way::Two(i, j) => go(go(own, i, high), j, low),
            Way::Whole(i) => go(own, i, high + low),
            Way::Force => own.moved(ENEMY_CORNER - high, CORNER).moved(ENEMY_CORNER - low, CORNER),
            Way::High(i) => go(own, i, high),
            Way::Low(i) => go(own, i, low),
            Way::Nothing => own,
        }
    }
}

/// More plays than are ever listed: the fullest lists, of one number or of bearing off, have some thirty.
const LISTED: usize = 40;

/// A short list of plays.
pub(super) type Listed = ArrayVec<Way, LISTED>;

/// The most plays by which a band crosses: more than the fullest position of random play has by half.
const CROSSING: usize = 96;

/// The plays by which a band crosses.
pub(super) type Crossings = ArrayVec<Way, CROSSING>;

/// The ways as a list; one beyond what any throw can need is not taken.
pub(super) fn listed(ways: impl IntoIterator<Item = Way>) -> Listed {
    let mut list = Listed::new();
    ways.into_iter().take(LISTED).for_each(|way| list.push(way));
    list
}
