//! What cards count, in halves of a point.

use serde::{Deserialize, Serialize};
use spadille_core::Rank;
use std::cmp::Ordering;

/// By which table cards are counted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Table {
    /// Twenty-one: pictures count ten.
    TwentyOne,
    /// Eleven and a half: pictures count one half.
    ElevenAndAHalf,
}

/// What a hand is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// The number in the first two cards: an ace and a picture (at twenty-one also a ten).
    Born,
    /// Beyond the number.
    Dead,
    /// Anything else.
    Live,
}

/// An ace counts so many halves, and so many more if that is not too much.
pub const ACE: (u8, u8) = (2, 20);

impl Table {
    /// The number to come near to, in halves.
    pub const fn target(self) -> u8 {
        match self {
            Table::TwentyOne => 42,
            Table::ElevenAndAHalf => 23,
        }
    }

    /// How many cards are dealt to each.
    pub const fn first(self) -> usize {
        match self {
            Table::TwentyOne => 2,
            Table::ElevenAndAHalf => 1,
        }
    }

    /// What a card counts at least, in halves.
    pub fn worth(self, rank: Rank) -> u8 {
        match rank {
            Rank::Ace => ACE.0,
            _ if rank.is_court() => {
                if self == Table::TwentyOne {
                    20
                } else {
                    1
                }
            }
            _ => 2 * rank as u8,
        }
    }

    /// Whether a card makes a born hand with an ace.
    pub fn is_born_with(self, rank: Rank) -> bool {
        rank.is_court() || self == Table::TwentyOne && rank == Rank::Ten
    }

    /// What cards count, in halves: an ace as much as it may.
    pub fn total(self, ranks: impl IntoIterator<Item = Rank>) -> u8 {
        let (mut sum, mut aces) = (0_u8, false);
        for rank in ranks {
            sum = sum.saturating_add(self.worth(rank));
            aces |= rank == Rank::Ace;
        }
        self.best(sum, aces)
    }

    /// The better count of a sum in which aces count one.
    pub fn best(self, sum: u8, aces: bool) -> u8 {
        if aces && sum + ACE.1 <= self.target() { sum + ACE.1 } else { sum }
    }

    /// What a hand is.
    pub fn fate(self, ranks: impl IntoIterator<Item = Rank> + Clone) -> Fate {
        let mut first = ranks.clone().into_iter();
        if let (Some(a), Some(b), None) = (first.next(), first.next(), first.next())
            && (a == Rank::Ace && self.is_born_with(b) || b == Rank::Ace && self.is_born_with(a))
        {
            return Fate::Born;
        }
        if self.total(ranks) > self.target() { Fate::Dead } else { Fate::Live }
    }
}

/// What comes of a punter's hand and the banker's.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The punter is dead, whatever becomes of the banker.
    Dead,
    /// Both are born.
    BothBorn,
    /// The punter alone is born.
    Born,
    /// The banker alone is born, which takes the stake twice.
    BankerBornDouble,
    /// The banker alone is born, which takes it once.
    BankerBornSingle,
    /// The banker is dead.
    BankerDead,
    /// The punter has more.
    More,
    /// Both have as much.
    Equal,
    /// The punter has less.
    Less,
}

impl Ending {
    /// Of two hands, each what it is and what it counts. `double`: a born hand of the banker's takes the stake twice.
    pub fn of((me, mine): (Fate, u8), (bank, banks): (Fate, u8), double: bool) -> Ending {
        match (me, bank) {
            (Fate::Dead, _) => Ending::Dead,
            (Fate::Born, Fate::Born) => Ending::BothBorn,
            (Fate::Born, _) => Ending::Born,
            (Fate::Live, Fate::Born) if double => Ending::BankerBornDouble,
            (Fate::Live, Fate::Born) => Ending::BankerBornSingle,
            (Fate::Live, Fate::Dead) => Ending::BankerDead,
            (Fate::Live, Fate::Live) => match mine.cmp(&banks) {
                Ordering::Greater => Ending::More,
                Ordering::Equal => Ending::Equal,
                Ordering::Less => Ending::Less,
            },
        }
    }

    /// What a punter gets for each counter of his stake.
    pub const fn gain(self) -> i64 {
        match self {
            Ending::Born => 2,
            Ending::More | Ending::BankerDead => 1,
            Ending::Dead | Ending::BothBorn | Ending::BankerBornSingle | Ending::Equal | Ending::Less => -1,
            Ending::BankerBornDouble => -2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ace_counts_what_is_best() {
        use Rank::{Ace, Five, Jack, King, Nine, Ten};
        for (ranks, total, fate) in [
            (&[Ace, King][..], 42, Fate::Born),
            (&[Ace, Ten], 42, Fate::Born),
            (&[Ace, Five, Five], 42, Fate::Live),
            (&[Ace, Ace, Nine], 42, Fate::Live),
            (&[King, Nine, Five], 48, Fate::Dead),
        ] {
            let (table, ranks) = (Table::TwentyOne, ranks.iter().copied());
            assert_eq!((table.total(ranks.clone()), table.fate(ranks)), (total, fate));
        }
        for (ranks, total, fate) in [
            (&[Ace][..], 22, Fate::Live),
            (&[Jack, Ace], 23, Fate::Born),
            (&[Ace, Ten], 22, Fate::Live),
            (&[Jack, King, Ten], 22, Fate::Live),
            (&[Jack, Nine, Five], 29, Fate::Dead),
        ] {
            let (table, ranks) = (Table::ElevenAndAHalf, ranks.iter().copied());
            assert_eq!((table.total(ranks.clone()), table.fate(ranks)), (total, fate));
        }
    }
}
