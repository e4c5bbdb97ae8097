//! The book: the thirteen ranks that are staked on, and the pack that decides them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Rank};

/// The ranks of a punter's book, in its order: all there are but the Caval, which is in no French pack.
pub const BOOK: [Rank; 13] = {
    use Rank::*;
    [Ace, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King]
};

/// The banker's pack.
pub const PACK: CardSet = CardSet::pack(&BOOK);

pub use spadille_odds::pack::COPIES;

/// The whole pack in the order in which it is drawn, or a part of it.
pub type Drawn = ArrayVec<Card, 52>;

/// The place of a rank in the book, if it is there.
#[inline]
pub fn spot(rank: Rank) -> Option<usize> {
    BOOK.iter().position(|one| *one == rank)
}

/// The rank of the book that a word names.
pub fn in_book(word: &str) -> Option<Rank> {
    word.parse().ok().filter(|rank| BOOK.contains(rank))
}

/// A set of ranks of the book.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ranks(u16);

impl Ranks {
    /// The set with a rank added.
    #[inline]
    #[must_use]
    pub fn with(self, rank: Rank) -> Ranks {
        Ranks(self.0 | 1 << rank as u8)
    }

    /// Whether a rank belongs to the set.
    #[inline]
    pub fn contains(self, rank: Rank) -> bool {
        self.0 >> rank as u8 & 1 == 1
    }

    /// The ranks of the book that are not in the set.
    pub fn others(self) -> impl Iterator<Item = Rank> {
        BOOK.into_iter().filter(move |rank| !self.contains(*rank))
    }

    /// The ranks in the order of the book.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        BOOK.into_iter().filter(move |rank| self.contains(*rank))
    }
}

impl FromIterator<Rank> for Ranks {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Ranks {
        ranks.into_iter().fold(Ranks::default(), Ranks::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_of_the_book_has_its_spot() {
        assert_eq!(BOOK.map(Rank::symbol), ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]);
        for (at, rank) in BOOK.into_iter().enumerate() {
            assert_eq!(spot(rank), Some(at));
        }
        assert_eq!([Rank::Caval, Rank::Tarok].map(spot), [None; 2]);
    }
}
