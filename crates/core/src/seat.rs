//! Places at the table.

use crate::text::Text;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any table of the house has.
pub const MAX_SEATS: usize = 12;

/// A place at the table, counted from 0 in the order of play. A seat stays with its person for the whole match.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that plays after this one at a table of `seats`.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The seat `steps` further in the order of play.
    #[inline]
    pub fn after(self, steps: u8, seats: u8) -> Seat {
        Seat(((self.0 as u16 + steps as u16) % seats as u16) as u8)
    }

    /// How many steps lead from this seat to `other` in the order of play.
    #[inline]
    pub fn distance(self, other: Seat, seats: u8) -> u8 {
        (other.0 + seats - self.0) % seats
    }

    /// The seat that people call by this number, counting from one; nothing if a table of `seats` has no such seat.
    ///
    /// ```
    /// use spadille_core::Seat;
    /// assert_eq!((Seat::numbered(3, 3), Seat::numbered(4, 3), Seat::numbered(0, 3)), (Some(Seat(2)), None, None));
    /// ```
    pub fn numbered(number: u8, seats: u8) -> Option<Seat> {
        number.checked_sub(1).filter(|seat| *seat < seats).map(Seat)
    }

    /// The seat that people call by this number at a table of `seats`.
    ///
    /// # Errors
    /// Says that there is no such seat.
    pub fn called(number: u8, seats: u8) -> Result<Seat, Text> {
        let nowhere = || Text::new("house-no-seat").with("seat", number).with("seats", seats);
        Seat::numbered(number, seats).ok_or_else(nowhere)
    }

    /// All seats of a table of `seats`.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Everybody at a table of `seats`.
    #[inline]
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1u32 << seats) - 1) as u16)
    }

    /// One seat alone.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` belongs to the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 >> seat.0 & 1 == 1
    }

    /// The set with `seat` added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Seats of either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// How many seats there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first seat in order of play from seat 0.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..16).map(Seat).filter(move |&s| self.contains(s))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// Something for each seat of a table of at most `N`. Asking for a seat that the table does not have is a fault of the game and
/// stops it, instead of meeting somebody else's.
///
/// ```
/// use spadille_core::{PerSeat, Seat};
/// let mut tricks = PerSeat::<u8, 4>::default();
/// tricks[Seat(2)] += 1;
/// assert_eq!(tricks.values().sum::<u8>(), 1);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// The same for everybody.
    #[inline]
    pub const fn all(value: T) -> Self
    where
        T: Copy,
    {
        PerSeat([value; N])
    }

    /// For each seat what `make` makes for it.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        PerSeat(std::array::from_fn(|i| make(Seat(i as u8))))
    }

    /// What a seat has, if there is such a seat.
    #[inline]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Each seat with what it has.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + Clone {
        self.0.iter().enumerate().map(|(i, value)| (Seat(i as u8), value))
    }

    /// What the seats have, in their order.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The same with each seat's thing made into another.
    #[must_use]
    pub fn map<U>(self, make: impl FnMut(T) -> U) -> PerSeat<U, N> {
        PerSeat(self.0.map(make))
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat::from_fn(|_| T::default())
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let all = Vec::<T>::deserialize(d)?;
        let count = all.len();
        all.try_into().map(PerSeat).map_err(|_| D::Error::invalid_length(count, &format!("{N} seats").as_str()))
    }
}

/// Through whose eyes a table is seen.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// One of the players.
    Seat(Seat),
    /// Somebody who stands by and sees what lies open.
    Onlooker,
}

impl Viewer {
    /// Whether this is the person who sits at `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat of a player; nothing for an onlooker.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        }
    }

    /// The seat of one of the players of a table of `seats`; nothing for an onlooker, and for whoever says that he sits where
    /// nobody can.
    ///
    /// ```
    /// use spadille_core::{Seat, Viewer};
    /// assert_eq!(Viewer::Seat(Seat(2)).player(3), Some(Seat(2)));
    /// assert_eq!((Viewer::Seat(Seat(3)).player(3), Viewer::Onlooker.player(3)), (None, None));
    /// ```
    #[inline]
    pub fn player(self, seats: u8) -> Option<Seat> {
        self.seat().filter(|seat| seat.0 < seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_what_is_his() {
        let doubled = PerSeat::<u8, 3>::from_fn(|seat| seat.0).map(|n| n * 2);
        assert_eq!(doubled.iter().map(|(seat, n)| (seat.0, *n)).collect::<Vec<_>>(), [(0, 0), (1, 2), (2, 4)]);
        assert_eq!((doubled.get(Seat(2)), doubled.get(Seat(3))), (Some(&4), None));
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn a_fourth_player_is_not_the_first_again() {
        let three = PerSeat::<u8, 3>::all(1);
        let _ = three[Seat(3)];
    }

    #[test]
    fn a_table_of_another_size_is_not_read() {
        let four = serde_json::to_string(&PerSeat::<u8, 4>::all(7)).expect("written");
        assert_eq!(four, "[7,7,7,7]");
        assert!(serde_json::from_str::<PerSeat<u8, 4>>(&four).is_ok());
        assert!(serde_json::from_str::<PerSeat<u8, 3>>(&four).is_err());
        assert!(serde_json::from_str::<PerSeat<u8, 5>>(&four).is_err());
    }
}
