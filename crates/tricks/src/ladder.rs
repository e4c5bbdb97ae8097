//! The calls of a table, low to high.

use crate::duel::Duel;
use arrayvec::ArrayVec;

/// The calls that a table knows, from the lowest rung to the highest; a rung's number is its rank in a [`Duel`].
///
/// ```
/// use spadille_core::{Seat, SeatSet};
/// use spadille_tricks::{Duel, Ladder};
/// let prices = [("solo", 4), ("ask", 1), ("misere", 0)];
/// // What has no price is not played at this table.
/// let ladder = Ladder::<_, 3>::sorted(prices, |call| (call.1 > 0).then_some(call.1));
/// assert_eq!((ladder.rank(&("solo", 4)), ladder.rank(&("misere", 0))), (Some(1), None));
/// let mut duel = Duel::new(SeatSet::all(3), Seat(0), 3);
/// duel.bid(0);
/// assert_eq!(ladder.open(&duel).collect::<Vec<_>>(), [("solo", 4)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder<B, const N: usize>(ArrayVec<B, N>);

impl<B: Copy + PartialEq, const N: usize> Ladder<B, N> {
    /// The ladder of these calls, low to high; what has no room is left out.
    pub fn new(calls: impl IntoIterator<Item = B>) -> Ladder<B, N> {
        Ladder(calls.into_iter().take(N).collect())
    }

    /// The ladder of the calls that have a height, by it; of equal heights the first stands lower.
    pub fn sorted<K: Ord>(calls: impl IntoIterator<Item = B>, height: impl Fn(&B) -> Option<K>) -> Ladder<B, N> {
        let mut ladder = Ladder::new(calls.into_iter().filter(|call| height(call).is_some()));
        ladder.0.sort_by_key(height);
        ladder
    }

    /// The rank of a call.
    pub fn rank(&self, call: &B) -> Option<u8> {
        self.0.iter().position(|other| other == call).map(|place| place as u8)
    }

    /// The call of a rank.
    #[inline]
    pub fn get(&self, rank: u8) -> Option<B> {
        self.0.get(usize::from(rank)).copied()
    }

    /// All calls, low to high.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = B> + ExactSizeIterator + Clone + '_ {
        self.0.iter().copied()
    }

    /// What whoever speaks in an auction may call.
    pub fn open<'a>(&'a self, duel: &'a Duel) -> impl Iterator<Item = B> + 'a {
        self.iter().zip(0..).filter(|(_, rank)| duel.may_bid(*rank)).map(|(call, _)| call)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rungs_and_ranks_answer_to_each_other() {
        let ladder = Ladder::<u8, 4>::sorted([30, 10, 20], |call| Some(*call));
        assert_eq!(ladder.iter().collect::<Vec<_>>(), [10, 20, 30]);
        for (rank, call) in (0..).zip(ladder.iter()) {
            assert_eq!((ladder.rank(&call), ladder.get(rank)), (Some(rank), Some(call)));
        }
        assert_eq!((ladder.get(3), ladder.rank(&40)), (None, None));
        assert_eq!(Ladder::<u8, 2>::new([1, 2, 3]).iter().len(), 2);
    }
}
