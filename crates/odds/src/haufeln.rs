//! The chances of a heap, exactly: two bottom cards are two cards of a shuffled pack.

use crate::fraction::{Fraction, choose};
use crate::pack::{COPIES, Pack, height};
use spadille_core::Rank;

/// The bank's share of a stake: the chance that two cards are equal.
pub fn share(pack: Pack) -> Fraction {
    Fraction::new(i128::from(COPIES) - 1, i128::from(pack.cards().len()) - 1)
}

/// The chance that one heap wins: half of what is not equal.
pub fn win(pack: Pack) -> Fraction {
    (Fraction::from_integer(1) - share(pack)) / 2
}

/// The chance that a heap wins against a banker's card; nothing where the pack has no such card.
pub fn against(pack: Pack, rank: Rank) -> Option<Fraction> {
    let above = pack.ranks().iter().position(|one| *one == rank)?;
    debug_assert_eq!(above, usize::from(12 - height(rank)));
    Some(Fraction::new(above as i128 * i128::from(COPIES), i128::from(pack.cards().len()) - 1))
}

/// The chances that none, one, … all of so many heaps win. They hang together, for all meet the same card of the banker's.
pub fn winning_heaps(pack: Pack, staked: u8) -> Option<Vec<Fraction>> {
    let (ranks, others) = (pack.ranks().len() as u8, pack.cards().len() - 1);
    (staked < others).then(|| {
        let of = |won: u8, above: u8| choose(above * COPIES, won) * choose(others - above * COPIES, staked - won);
        let ways = |won: u8| (0..ranks).map(|above| of(won, above)).sum::<i128>();
        (0..=staked).map(|won| Fraction::new(ways(won), choose(others, staked) * i128::from(ranks))).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_many_heaps_each_wins_as_often() {
        for pack in [Pack::Full, Pack::Short] {
            let mean: Fraction =
                pack.ranks().iter().filter_map(|r| against(pack, *r)).sum::<Fraction>() / pack.ranks().len() as i128;
            assert_eq!(mean, win(pack));
            for staked in 0..=9 {
                let chances = winning_heaps(pack, staked).unwrap();
                assert_eq!(chances.iter().sum::<Fraction>(), Fraction::from_integer(1));
                let mean: Fraction = chances.iter().enumerate().map(|(won, p)| p * won as i128).sum();
                assert_eq!(mean, win(pack) * i128::from(staked));
            }
        }
        assert_eq!((share(Pack::Full), share(Pack::Short)), (Fraction::new(1, 17), Fraction::new(3, 31)));
        assert_eq!(winning_heaps(Pack::Short, 31), None);
    }
}
