//! What honestly shuffled cards do, and how likely.

use crate::fraction::{Exact, nearest};
use num_bigint::BigInt;
use num_traits::Zero as _;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// How likely each number is of which the mean number of ways to choose j of them is given, j from 0 on.
fn from_factorial_means(means: &[Exact]) -> Vec<f64> {
    let term = |m: usize, j: usize| {
        let ways = (0..m).fold(BigInt::from(1), |ways, i| ways * (j - i) / (i + 1));
        let sign = if (j - m).is_multiple_of(2) { 1 } else { -1 };
        &means[j] * Exact::from_integer(ways * sign)
    };
    let chance = |m: usize| (m..means.len()).fold(Exact::zero(), |sum, j| sum + term(m, j));
    (0..means.len()).map(|m| nearest(&chance(m)).max(0.0)).collect()
}

/// What was reckoned once for packs of a size.
type Known = LazyLock<Mutex<HashMap<u8, Arc<[f64]>>>>;

fn known(kept: &Known, size: u8, reckon: impl FnOnce(u8) -> Vec<f64>) -> Arc<[f64]> {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(kept.entry(size).or_insert_with(|| reckon(size).into()))
}

/// How likely it is that so many of the pairs of a shuffled pack, however one pairs its places, are of one rank.
pub fn pairs_of_a_rank(ranks: u8) -> Arc<[f64]> {
    static KNOWN: Known = LazyLock::new(Mutex::default);
    known(&KNOWN, ranks, reckon_pairs)
}

/// How likely it is that so many cards are followed by the same card as before, the last by the first.
pub fn successions(cards: u8) -> Arc<[f64]> {
    static KNOWN: Known = LazyLock::new(Mutex::default);
    known(&KNOWN, cards, reckon_successions)
}

fn reckon_pairs(ranks: u8) -> Vec<f64> {
    // Of the four cards of a rank no, one (six ways) or two pairs (three ways) are chosen.
    let mut ways = vec![BigInt::from(1)];
    for _ in 0..ranks {
        let mut next = vec![BigInt::zero(); ways.len() + 2];
        for (j, n) in ways.iter().enumerate() {
            for (more, by) in [(0, 1), (1, 6), (2, 3)] {
                next[j + more] += n * by;
            }
        }
        ways = next;
    }
    // Each choice comes about as often as the others are paired among the rest.
    let cards = 4 * usize::from(ranks);
    let mut below = BigInt::from(1);
    let mean = |(j, n): (usize, BigInt)| {
        if j > 0 {
            below *= cards + 1 - 2 * j;
        }
        Exact::new(n, below.clone())
    };
    from_factorial_means(&ways.into_iter().enumerate().map(mean).collect::<Vec<_>>())
}

fn reckon_successions(cards: u8) -> Vec<f64> {
    let n = usize::from(cards);
    let (mut ways, mut below) = (BigInt::from(1), BigInt::from(1));
    let mean = |j: usize| {
        if j > 0 {
            ways = &ways * (n + 1 - j) / j;
            // The circle of all cards is one way, not none.
            below *= if j < n { n - j } else { 1 };
        }
        Exact::new(ways.clone(), below.clone())
    };
    from_factorial_means(&(0..=n).map(mean).collect::<Vec<_>>())
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

/// The chance that a sum of squares with so many degrees of freedom is at least this.
pub(super) fn chi_square(freedom: usize, sum: f64) -> f64 {
    let (a, x) = (freedom as f64 / 2.0, sum / 2.0);
    if x <= 0.0 {
        return 1.0;
    }
    // The series of the lower incomplete gamma function, divided by the whole one.
    let gamma = if freedom.is_multiple_of(2) {
        (1..freedom / 2).map(|k| (k as f64).ln()).sum::<f64>()
    } else {
        std::f64::consts::PI.ln() / 2.0 + (0..freedom / 2).map(|k| (k as f64 + 0.5).ln()).sum::<f64>()
    };
    let (mut term, mut all) = (1.0 / a, 1.0 / a);
    for k in 1..5000 {
        term *= x / (a + f64::from(k));
        all += term;
        if term < all * 1e-16 {
            break;
        }
    }
    (1.0 - (a * x.ln() - x - gamma).exp() * all).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distributions_are_whole_and_have_their_means() {
        for (chances, wanted) in [
            (pairs_of_a_rank(13), 26.0 * 3.0 / 51.0),
            (pairs_of_a_rank(8), 16.0 * 3.0 / 31.0),
            (successions(52), 52.0 / 51.0),
            (successions(32), 32.0 / 31.0),
            (winning_ranks().into(), 5200.0 / 833.0),
        ] {
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
            assert!((mean(&chances) - wanted).abs() < 1e-12, "{} {wanted}", mean(&chances));
        }
        // Three cards in a circle follow each other as before, or the other way round.
        assert_eq!(*successions(3), [0.5, 0.0, 0.0, 0.5]);
        // Four cards of one rank make two pairs.
        assert_eq!(*pairs_of_a_rank(1), [0.0, 0.0, 1.0]);
        // Chi-square against the closed forms of two and four degrees, and a printed quantile of seven.
        assert!((chi_square(2, 3.0) - (-1.5_f64).exp()).abs() < 1e-12);
        assert!((chi_square(4, 3.0) - 2.5 * (-1.5_f64).exp()).abs() < 1e-12);
        assert!((chi_square(7, 14.067) - 0.05).abs() < 1e-4);
    }
}
