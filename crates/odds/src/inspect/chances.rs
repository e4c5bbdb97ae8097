//! What honestly shuffled cards do, and how likely.

use crate::fraction::{Exact, nearest};
use num_bigint::BigInt;
use num_traits::Zero as _;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// How likely each number is. Given is, for j from 0 on, in how many ways j of the things that may happen can be named and an order of
/// the cards be found in which these happen, whatever else does; and how many orders there are.
fn from_ways(mut ways: Vec<BigInt>, all: &BigInt) -> Vec<f64> {
    // An order in which m things happen was counted C(m, j) times: as the coefficients of a polynomial, moved by one. It is undone by
    // moving it back, with whole numbers, so that nothing is lost where great numbers cancel each other.
    let last = ways.len() - 1;
    for low in 0..last {
        for j in (low..last).rev() {
            let (below, above) = ways.split_at_mut(j + 1);
            below[j] -= &above[0];
        }
    }
    ways.into_iter().map(|orders| nearest(&Exact::new_raw(orders, all.clone()))).collect()
}

/// What was reckoned once for so many ranks, cards or kinds, and so many packs.
type Known = LazyLock<Mutex<HashMap<(usize, usize), Arc<[f64]>>>>;

fn known(kept: &Known, of: (usize, usize), reckon: impl FnOnce(usize, usize) -> Vec<f64>) -> Arc<[f64]> {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(kept.entry(of).or_insert_with(|| reckon(of.0, of.1).into()))
}

/// How likely it is that so many of the pairs of shuffled packs, however one pairs their places, are of one rank.
pub fn pairs_of_a_rank(ranks: usize, packs: usize) -> Arc<[f64]> {
    static KNOWN: Known = LazyLock::new(Mutex::default);
    known(&KNOWN, (ranks, packs), reckon_pairs)
}

/// How likely it is that so many cards of one pack are followed by the same card as before, the last by the first.
pub fn successions(cards: usize) -> Arc<[f64]> {
    static KNOWN: Known = LazyLock::new(Mutex::default);
    known(&KNOWN, (cards, 1), |cards, _| reckon_successions(cards))
}

/// How likely it is that so many places of shuffled cards, so many copies of each kind, hold the same kind as before.
pub fn agreements(kinds: usize, copies: usize) -> Arc<[f64]> {
    static KNOWN: Known = LazyLock::new(Mutex::default);
    known(&KNOWN, (kinds, copies), reckon_agreements)
}

/// The coefficients of a polynomial multiplied so often by itself.
fn power(one: &[BigInt], times: usize) -> Vec<BigInt> {
    let mut all = vec![BigInt::from(1)];
    for _ in 0..times {
        let mut next = vec![BigInt::zero(); all.len() + one.len() - 1];
        for (i, a) in all.iter().enumerate() {
            for (j, b) in one.iter().enumerate() {
                next[i + j] += a * b;
            }
        }
        all = next;
    }
    all
}

/// The products of the numbers from 1 on, or of every second one: the empty product first.
fn products(numbers: impl Iterator<Item = usize>) -> Vec<BigInt> {
    let mut all = vec![BigInt::from(1)];
    for number in numbers {
        all.push(&all[all.len() - 1] * number);
    }
    all
}

fn reckon_pairs(ranks: usize, packs: usize) -> Vec<f64> {
    // How pairs can be chosen among the cards of a rank: one more from those that are left, in whatever order they are chosen.
    let equal = 4 * packs;
    let mut chosen = vec![BigInt::from(1)];
    for i in 0..equal / 2 {
        let left = equal - 2 * i;
        chosen.push(&chosen[i] * (left * (left - 1) / 2) / (i + 1));
    }
    // Each choice comes about as often as the others are paired among the rest.
    let pairs = ranks * equal / 2;
    let rest = products((1..2 * pairs).step_by(2));
    let ways = power(&chosen, ranks).into_iter().enumerate().map(|(j, ways)| ways * &rest[pairs - j]).collect();
    from_ways(ways, &rest[pairs])
}

fn reckon_successions(cards: usize) -> Vec<f64> {
    let orders = products(1..cards);
    let mut chosen = BigInt::from(1);
    let ways = (0..=cards).map(|j| {
        if j > 0 {
            chosen = &chosen * (cards + 1 - j) / j;
        }
        // So many chains lie in a circle; the circle of all cards is one way, not none.
        &chosen * &orders[(cards - j).saturating_sub(1)]
    });
    from_ways(ways.collect(), &orders[cards - 1])
}

fn reckon_agreements(kinds: usize, copies: usize) -> Vec<f64> {
    // Rooks on a board: i of the cards of a kind go to i of the places where such a card lay before.
    let mut rooks = vec![BigInt::from(1)];
    for i in 0..copies {
        rooks.push(&rooks[i] * ((copies - i) * (copies - i)) / (i + 1));
    }
    let cards = kinds * copies;
    let orders = products(1..cards + 1);
    let ways = power(&rooks, kinds).into_iter().enumerate().map(|(j, ways)| ways * &orders[cards - j]).collect();
    from_ways(ways, &orders[cards])
}

/// How likely it is that so many of thirteen ranks win at Schnitt.
pub fn winning_ranks() -> Vec<f64> {
    // By ranks that have not come yet and ranks that have won, card after card.
    let mut at = vec![[0.0_f64; 14]; 14];
    at[13][0] = 1.0;
    for drawn in 0..52_usize {
        let mut next = vec![[0.0_f64; 14]; 14];
        for (fresh, row) in at.iter().enumerate() {
            for (won, chance) in row.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                let new = 4.0 * fresh as f64 / (52 - drawn) as f64;
                if fresh > 0 {
                    next[fresh - 1][won + drawn % 2] += chance * new;
                }
                next[fresh][won] += chance * (1.0 - new).max(0.0);
            }
        }
        at = next;
    }
    at[0].to_vec()
}

/// The distribution of the sum of so many independent counts.
pub(super) fn of_many(one: &[f64], times: usize) -> Vec<f64> {
    let mut all = vec![1.0];
    for _ in 0..times {
        let mut next = vec![0.0; all.len() + one.len() - 1];
        for (i, a) in all.iter().enumerate() {
            for (j, b) in one.iter().enumerate() {
                next[i + j] += a * b;
            }
        }
        // What is as good as impossible is not carried on.
        while next.len() > 1 && next.last().is_some_and(|last| *last < 1e-300) {
            next.pop();
        }
        all = next;
    }
    all
}

pub(super) fn at_least(chances: &[f64], n: usize) -> f64 {
    chances.iter().skip(n).sum()
}

pub(super) fn at_most(chances: &[f64], n: usize) -> f64 {
    chances.iter().take(n + 1).sum()
}

pub(super) fn mean(chances: &[f64]) -> f64 {
    chances.iter().enumerate().map(|(n, chance)| n as f64 * chance).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distributions_are_whole_and_have_their_means() {
        for (chances, wanted) in [
            (pairs_of_a_rank(13, 1), 26.0 * 3.0 / 51.0),
            (pairs_of_a_rank(8, 1), 16.0 * 3.0 / 31.0),
            (pairs_of_a_rank(13, 8), 208.0 * 31.0 / 415.0),
            (successions(52), 52.0 / 51.0),
            (successions(32), 32.0 / 31.0),
            (agreements(52, 1), 1.0),
            (agreements(52, 2), 2.0),
            (agreements(32, 3), 3.0),
            (agreements(52, 8), 8.0),
            (winning_ranks().into(), 5200.0 / 833.0),
        ] {
            assert!(chances.iter().all(|chance| *chance >= 0.0));
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
            assert!((mean(&chances) - wanted).abs() < 1e-11, "{} {wanted}", mean(&chances));
        }
        // Three cards in a circle follow each other as before, or the other way round.
        assert_eq!(*successions(3), [0.5, 0.0, 0.0, 0.5]);
        // Four cards of one rank make two pairs; of two packs, four.
        assert_eq!(*pairs_of_a_rank(1, 1), [0.0, 0.0, 1.0]);
        assert_eq!(*pairs_of_a_rank(1, 2), [0.0, 0.0, 0.0, 0.0, 1.0]);
        // All in place: once in 52!/(1!)^52 orders, and with 104 cards in 104!/(2!)^52.
        let orders = |cards: u32| (1..=cards).map(|n| f64::from(n).log10()).sum::<f64>();
        assert!((agreements(52, 1)[52].log10() + orders(52)).abs() < 1e-9);
        assert!((agreements(52, 2)[104].log10() + orders(104) - 52.0 * 2_f64.log10()).abs() < 1e-9);
    }

    /// Every order of tiny packs, told apart by kinds alone.
    fn orders(left: &mut [usize], so_far: &mut Vec<usize>, each: &mut impl FnMut(&[usize])) {
        if left.iter().all(|n| *n == 0) {
            return each(so_far);
        }
        for kind in 0..left.len() {
            if left[kind] > 0 {
                left[kind] -= 1;
                so_far.push(kind);
                orders(left, so_far, each);
                so_far.pop();
                left[kind] += 1;
            }
        }
    }

    /// Agreements of several copies beside all orders there are: at every shift they are as reckoned, and the best of all shifts is
    /// no likelier than the shifts make it.
    #[test]
    fn agreements_of_copies_are_as_in_all_orders() {
        for (kinds, copies) in [(2, 1), (4, 1), (1, 3), (2, 2), (3, 2), (2, 3), (4, 2), (3, 3), (2, 4)] {
            let cards = kinds * copies;
            let before: Vec<usize> = (0..cards).map(|at| at / copies).collect();
            let (mut all, mut counts, mut best) = (0_u32, vec![vec![0_u32; cards + 1]; cards], vec![0_u32; cards + 1]);
            orders(&mut vec![copies; kinds], &mut Vec::new(), &mut |now| {
                let at = |shift: usize| (0..cards).filter(|i| now[*i] == before[(i + shift) % cards]).count();
                all += 1;
                (0..cards).for_each(|shift| counts[shift][at(shift)] += 1);
                best[(0..cards).map(at).max().unwrap_or(0)] += 1;
            });
            let chances = agreements(kinds, copies);
            for m in 0..=cards {
                let share = |counts: &[u32]| f64::from(counts[m..].iter().sum::<u32>()) / f64::from(all);
                for found in &counts {
                    assert!((share(found) - at_least(&chances, m)).abs() < 1e-12, "{kinds} {copies} {m}");
                }
                assert!(share(&best) <= at_least(&chances, m) * cards as f64 + 1e-12, "{kinds} {copies} {m}");
            }
        }
    }

    /// Pairs of one rank of several packs beside all orders of a pack of two ranks, doubled.
    #[test]
    fn pairs_of_copies_are_as_in_all_orders() {
        let (mut all, mut counts) = (0_u32, [0_u32; 9]);
        orders(&mut [8, 8], &mut Vec::new(), &mut |now| {
            all += 1;
            counts[now.chunks(2).filter(|pair| pair[0] == pair[1]).count()] += 1;
        });
        for (count, chance) in counts.iter().zip(&*pairs_of_a_rank(2, 2)) {
            assert!((f64::from(*count) / f64::from(all) - chance).abs() < 1e-12);
        }
    }
}
