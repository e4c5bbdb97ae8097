//! The bank's share of what is held at Blüchern, exactly. The banker loses when no card agrees with its call: that is counted by
//! inclusion and exclusion.

use crate::fraction::{Fraction, choose};
use crate::pack::{COPIES, Pack};

/// The chance that none of the calls agrees with its card. So many copies of each called rank, in the order of the calls, are
/// among the cards left; where these are fewer than the calls, only the first calls meet a card.
pub fn no_agreement(cards: u8, copies: &[u8]) -> Option<Fraction> {
    let calls = &copies[..copies.len().min(usize::from(cards))];
    let least: u32 = copies.iter().map(|c| u32::from(*c)).sum();
    if calls.len() > 13 || cards > 52 || least > u32::from(cards) {
        return None;
    }
    // The number of ways to place k agreeing cards, for each k.
    let mut placed = [0_i128; 14];
    placed[0] = 1;
    for (done, c) in calls.iter().enumerate() {
        for k in (0..=done).rev() {
            placed[k + 1] += placed[k] * i128::from(*c);
        }
    }
    // Over the common denominator of all orders of the first cards.
    let m = calls.len() as u8;
    let orders = |n: u8, k: u8| (0..k).map(|i| i128::from(n - i)).product::<i128>();
    let sign = |k: u8| if k.is_multiple_of(2) { 1 } else { -1 };
    let above: i128 = (0..=m).map(|k| sign(k) * placed[usize::from(k)] * orders(cards - k, m - k)).sum();
    Some(Fraction::new(above, orders(cards, m)))
}

/// The chance that the banker loses a calling with a whole fresh pack.
pub fn lost(pack: Pack) -> Fraction {
    no_agreement(pack.cards().len(), &[COPIES; 13][..pack.ranks().len()]).unwrap_or_default()
}

/// The chance that the first agreement falls on a certain call, counted from 1, with a whole fresh pack.
pub fn first_hit(pack: Pack, at: u8) -> Option<Fraction> {
    let cards = pack.cards().len();
    if !(1..=pack.ranks().len() as u8).contains(&at) {
        return None;
    }
    let orders = |n: u8, k: u8| (0..k).map(|i| i128::from(n - i)).product::<i128>();
    let term = |j: u8| {
        let sign = if j.is_multiple_of(2) { 1 } else { -1 };
        sign * choose(at - 1, j) * 4_i128.pow(u32::from(j) + 1) * orders(cards - j - 1, at - j - 1)
    };
    Some(Fraction::new((0..at).map(term).sum(), orders(cards, at)))
}

/// The bank's share of a counter held against a whole fresh pack.
pub fn share(pack: Pack) -> Fraction {
    Fraction::from_integer(1) - lost(pack) * 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_pack_has_the_printed_shares() {
        assert_eq!(lost(Pack::Short), Fraction::new(41_385_254, 118_330_875));
        let hits: Fraction = (1..=13).filter_map(|at| first_hit(Pack::Full, at)).sum();
        assert_eq!(hits, Fraction::from_integer(1) - lost(Pack::Full));
        assert_eq!((first_hit(Pack::Full, 0), first_hit(Pack::Short, 9)), (None, None));
    }

    /// All orders of a small pack beside the formula.
    #[test]
    fn callings_are_counted_right() {
        fn orders(cards: &mut Vec<u8>, from: usize, visit: &mut impl FnMut(&[u8])) {
            if from == cards.len() {
                return visit(cards);
            }
            for i in from..cards.len() {
                cards.swap(from, i);
                orders(cards, from + 1, visit);
                cards.swap(from, i);
            }
        }
        for copies in [vec![2, 2, 2], vec![3, 0, 1], vec![1, 1, 1, 1], vec![0, 2, 1, 3]] {
            let ranks = copies.iter().enumerate().flat_map(|(rank, c)| vec![rank as u8; usize::from(*c)]);
            let mut cards: Vec<u8> = ranks.collect();
            let (mut all, mut without) = (0, 0);
            let calls = copies.len();
            orders(&mut cards, 0, &mut |cards| {
                all += 1;
                without += i128::from(!cards.iter().take(calls).enumerate().any(|(call, card)| call as u8 == *card));
            });
            assert_eq!(no_agreement(cards.len() as u8, &copies), Some(Fraction::new(without, all)), "{copies:?}");
        }
    }
}
