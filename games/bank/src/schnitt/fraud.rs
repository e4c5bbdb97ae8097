//! The cut, and the prepared pack that the chapter exposes: how it is laid, what it does, how it is found out.

use crate::book::{BOOK, Drawn, Ranks};
use crate::odds::Fraction;
use spadille_core::{Card, Rank, Suit};
pub use spadille_odds::inspect::Inspection;

/// The order of dealing of a face-down pack that is cut below `at` cards: the upper part goes below, and the pack is turned over.
pub fn cut<T: Copy>(pack: &[T], at: usize) -> impl Iterator<Item = T> {
    let (upper, lower) = pack.split_at(at.min(pack.len()));
    upper.iter().rev().chain(lower.iter().rev()).copied()
}

/// The prepared pack in the order of dealing: equal cards in twos, and for each rank that is to win the first card put last and
/// the two cards of every pair exchanged.
pub fn prepared(winners: u8) -> Drawn {
    let suits = [[Suit::Spades, Suit::Hearts], [Suit::Diamonds, Suit::Clubs]];
    let twos =
        suits.into_iter().flat_map(|suits| BOOK.into_iter().flat_map(move |rank| suits.map(|s| Card::new(rank, s))));
    let mut pack: Drawn = twos.collect();
    for _ in 0..winners {
        pack.rotate_left(1);
        pack.as_chunks_mut::<2>().0.iter_mut().for_each(|pair| pair.swap(0, 1));
    }
    pack
}

/// The prepared pack as it lies face down on the table.
pub fn prepared_face_down(winners: u8) -> Drawn {
    let mut pack = prepared(winners);
    pack.reverse();
    pack
}

/// The ranks that win when cards fall in this order: those that first appear on the punters' side.
pub fn winning(ranks: impl IntoIterator<Item = Rank>) -> Ranks {
    let (mut seen, mut won) = (Ranks::default(), Ranks::default());
    for (at, rank) in ranks.into_iter().enumerate() {
        if !seen.contains(rank) && at % 2 == 1 {
            won = won.with(rank);
        }
        seen = seen.with(rank);
    }
    won
}

/// The mean number of winning ranks with the prepared pack, over all cuts between two couples; where one card is moved, over all
/// ways of moving it too.
pub fn mean_winners(winners: u8, moved: bool) -> Fraction {
    let pack: Vec<Rank> = prepared(winners).iter().map(|card| card.rank()).collect();
    let over_cuts = |pack: &[Rank]| -> i128 {
        let from = |at: usize| pack[at..].iter().chain(&pack[..at]).copied();
        (0..52).step_by(2).map(|at| winning(from(at)).iter().count() as i128).sum()
    };
    if !moved {
        return Fraction::new(over_cuts(&pack), 26);
    }
    let mut all = 0;
    for from in 0..52 {
        for to in (0..52).filter(|to| *to != from) {
            let mut moved = pack.clone();
            let card = moved.remove(from);
            moved.insert(to, card);
            all += over_cuts(&moved);
        }
    }
    Fraction::new(all, 26 * 52 * 51)
}

/// The banker's mean profit with one counter on every rank, when so many win: the Force card costs only half.
pub fn profit(winners: Fraction) -> Fraction {
    Fraction::new(25, 2) - winners * 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wherever_it_is_cut_as_many_ranks_win_as_were_meant_to() {
        for winners in 0..=3 {
            let pack = prepared_face_down(winners);
            for at in (2..52).step_by(2) {
                let dealt: Vec<Card> = cut(&pack, at).collect();
                assert_eq!(winning(dealt.iter().map(|card| card.rank())).iter().count(), usize::from(winners), "{at}");
                let whole: Vec<Card> = prepared(winners).into_iter().collect();
                let found = Inspection::of(&whole, &dealt).unwrap();
                assert!(found.is_prepared() && found.rotation.is_some() && found.matches == 26);
            }
        }
    }

    #[test]
    fn a_single_card_moved_undoes_most_of_it() {
        assert_eq!(profit(mean_winners(1, false)), Fraction::new(21, 2));
        let moved = crate::odds::number(mean_winners(1, true));
        assert!((4.6..4.7).contains(&moved), "{moved}");
    }
}
