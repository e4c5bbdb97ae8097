//! Who plays with whom, as far as it is known.

use serde::{Deserialize, Serialize};
use spadille_core::{Seat, SeatSet};

/// Two sides of a deal, as far as somebody knows them: whoever stands in neither set may belong to either.
///
/// ```
/// use spadille_core::{Seat, SeatSet};
/// use spadille_tricks::Sides;
/// // Partners sit across.
/// let whist = Sides::PAIRS;
/// assert!(whist.friends(Seat(3)).contains(Seat(1)) && whist.foes(Seat(3)) == [0, 2].map(Seat).into_iter().collect());
/// // Seat 1 has called a king, and nobody knows yet who holds it.
/// let hidden = Sides::hidden(Seat(1));
/// assert!(hidden.knowing(Seat(0), false).friends(Seat(0)).is_empty());
/// // Whoever holds it knows the rest.
/// let known = Sides::of(SeatSet::all(4), [1, 3].map(Seat).into_iter().collect());
/// assert_eq!(known.friends(Seat(0)), SeatSet::one(Seat(2)));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Sides {
    one: SeatSet,
    other: SeatSet,
}

impl Sides {
    /// Four players, partners across the table.
    pub const PAIRS: Sides =
        Sides { one: SeatSet::EMPTY.with(Seat(0)).with(Seat(2)), other: SeatSet::EMPTY.with(Seat(1)).with(Seat(3)) };

    /// These of all who play against the rest.
    pub fn of(all: SeatSet, side: SeatSet) -> Sides {
        Sides { one: side, other: side.iter().fold(all, SeatSet::without) }
    }

    /// One plays, and it is not known who plays with him.
    pub const fn hidden(seat: Seat) -> Sides {
        Sides { one: SeatSet::one(seat), other: SeatSet::EMPTY }
    }

    /// The same where it is known whether a seat belongs to the side of whoever plays.
    #[must_use]
    pub const fn knowing(self, seat: Seat, with_him: bool) -> Sides {
        if with_him {
            Sides { one: self.one.with(seat), other: self.other.without(seat) }
        } else {
            Sides { one: self.one.without(seat), other: self.other.with(seat) }
        }
    }

    /// The side of whoever plays.
    pub const fn one(self) -> SeatSet {
        self.one
    }

    /// Those against him.
    pub const fn other(self) -> SeatSet {
        self.other
    }

    /// Whether a seat belongs to the side of whoever plays; nothing where it is not known.
    pub fn is_one(self, seat: Seat) -> Option<bool> {
        match (self.one.contains(seat), self.other.contains(seat)) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        }
    }

    /// Those who certainly play with a seat.
    pub fn friends(self, seat: Seat) -> SeatSet {
        self.is_one(seat).map_or(SeatSet::EMPTY, |one| if one { self.one } else { self.other }).without(seat)
    }

    /// Those who certainly play against a seat.
    pub fn foes(self, seat: Seat) -> SeatSet {
        self.is_one(seat).map_or(SeatSet::EMPTY, |one| if one { self.other } else { self.one })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_neither_friend_nor_foe() {
        let sides = Sides::hidden(Seat(0)).knowing(Seat(2), false);
        assert_eq!(
            (sides.is_one(Seat(0)), sides.is_one(Seat(2)), sides.is_one(Seat(3))),
            (Some(true), Some(false), None)
        );
        assert_eq!((sides.foes(Seat(2)), sides.friends(Seat(2))), (SeatSet::one(Seat(0)), SeatSet::EMPTY));
        assert_eq!((sides.friends(Seat(3)), sides.foes(Seat(3))), (SeatSet::EMPTY, SeatSet::EMPTY));
        let shown = sides.knowing(Seat(3), true);
        assert_eq!(shown.friends(Seat(0)), SeatSet::one(Seat(3)));
        assert_eq!(shown.knowing(Seat(3), false).friends(Seat(2)), SeatSet::one(Seat(3)));
    }

    #[test]
    fn one_alone_stands_against_all() {
        let sides = Sides::of(SeatSet::all(3), SeatSet::one(Seat(1)));
        assert_eq!((sides.one().len(), sides.other().len()), (1, 2));
        assert_eq!(sides.friends(Seat(0)), SeatSet::one(Seat(2)));
        assert_eq!(sides.foes(Seat(1)), sides.other());
    }
}
