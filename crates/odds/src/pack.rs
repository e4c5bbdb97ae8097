//! The packs of the banking games: a whole Whist pack, or a Piquet pack from the seven up.

use spadille_core::{CardSet, Rank, option_words};

/// Cards of a rank in a pack.
pub const COPIES: u8 = 4;

option_words! {
    /// Which pack is used.
    Pack {
        /// A full pack of 52 cards.
        Full = "52",
        /// A pack of 32 cards, from the seven up.
        Short = "32",
    }
}

/// The ranks from the highest to the lowest, the ace high.
pub const FROM_THE_ACE: [Rank; 13] = {
    use Rank::*;
    [Ace, King, Queen, Jack, Ten, Nine, Eight, Seven, Six, Five, Four, Three, Two]
};

impl Pack {
    /// The ranks from the highest to the lowest.
    pub fn ranks(self) -> &'static [Rank] {
        match self {
            Pack::Full => &FROM_THE_ACE,
            Pack::Short => &FROM_THE_ACE[..8],
        }
    }

    /// The cards.
    pub fn cards(self) -> CardSet {
        match self {
            Pack::Full => const { CardSet::pack(&FROM_THE_ACE) },
            Pack::Short => const { CardSet::pack(FROM_THE_ACE.first_chunk::<8>().expect("thirteen ranks")) },
        }
    }
}

/// How many ranks a rank beats, the ace high.
pub fn height(rank: Rank) -> u8 {
    FROM_THE_ACE.iter().rev().position(|one| *one == rank).unwrap_or(0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_has_four_cards_of_each_of_its_ranks() {
        for (pack, cards) in [(Pack::Full, 52), (Pack::Short, 32)] {
            assert_eq!((pack.cards().len(), pack.ranks().len() * 4), (cards, cards.into()));
            assert!(pack.ranks().iter().all(|rank| pack.cards().of_rank(*rank).len() == 4));
        }
        assert_eq!([Rank::Ace, Rank::Seven, Rank::Two].map(height), [12, 5, 0]);
    }
}
