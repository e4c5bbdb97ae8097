//! The bank's share of what is held at Landsknecht, exactly. Left and right are as good as each other, so it is the chance of a pair.

use crate::fraction::Fraction;
use crate::pack::{COPIES, Pack};
use std::collections::HashMap;

fn whole(n: i128) -> Fraction {
    Fraction::from_integer(n)
}

/// The chance that the next two cards are alike, when so many copies of each rank are left.
pub fn pair(copies: &[u8]) -> Option<Fraction> {
    let n: i128 = copies.iter().map(|c| i128::from(*c)).sum();
    let alike: i128 = copies.iter().map(|c| i128::from(*c) * (i128::from(*c) - 1)).sum();
    (n > 1).then(|| Fraction::new(alike, n * (n - 1)))
}

/// Once the two cards lie: the chances that the banker wins, that the punters do, and that the pack is through before. So many
/// copies of the left and of the right rank are among the cards left, the dead last one included.
pub fn once_laid(left: u8, right: u8, cards: u8) -> Option<[Fraction; 3]> {
    let (a, b, n) = (i128::from(left), i128::from(right), i128::from(cards));
    if n < 1 || a + b > n {
        return None;
    }
    if a + b >= 2 {
        return Some([Fraction::new(a, a + b), Fraction::new(b, a + b), whole(0)]);
    }
    // A single copy decides unless it is the last card of all.
    let [banker, punters] = [a, b].map(|copies| Fraction::new(copies * (n - 1), n));
    Some([banker, punters, whole(1) - banker - punters])
}

/// The chances of the coming coup: a pair, the banker (pairs included), the punters, undecided.
pub fn outcomes(copies: &[u8]) -> Option<[Fraction; 4]> {
    let n: u8 = copies.iter().try_fold(0_u8, |sum, c| sum.checked_add(*c)).filter(|n| *n > 2)?;
    let plie = pair(copies)?;
    let (mut banker, mut punters, mut undecided) = (plie, whole(0), whole(0));
    for (i, left) in copies.iter().enumerate() {
        for (_, right) in copies.iter().enumerate().filter(|(j, _)| *j != i) {
            let ways = i128::from(*left) * i128::from(*right);
            if ways > 0 {
                let laid = Fraction::new(ways, i128::from(n) * i128::from(n - 1));
                let [b, p, u] = once_laid(left - 1, right - 1, n - 2)?;
                (banker, punters, undecided) = (banker + laid * b, punters + laid * p, undecided + laid * u);
            }
        }
    }
    Some([plie, banker, punters, undecided])
}

/// The mean numbers of a whole pack dealt right through, coup after coup: coups decided, pairs, coups won by the banker, and the
/// chance that the last coup stays undecided.
pub fn right_through(pack: Pack) -> [f64; 4] {
    let mut left = [0; 5];
    left[usize::from(COPIES)] = pack.ranks().len() as u8;
    Through::default().before_a_pair(left)
}

/// How many ranks have none, one … four copies left.
type Left = [u8; 5];

/// What is known of a pack that is dealt through: before a pair, and once one lies with so many copies of its ranks left.
#[derive(Default)]
struct Through {
    pairs: HashMap<Left, [f64; 4]>,
    middles: HashMap<(Left, usize, usize), [f64; 4]>,
}

impl Through {
    fn before_a_pair(&mut self, left: Left) -> [f64; 4] {
        let n: f64 = left.iter().enumerate().map(|(copies, ranks)| copies as f64 * f64::from(*ranks)).sum();
        if n <= 2.0 {
            return [0.0; 4];
        }
        if let Some(known) = self.pairs.get(&left) {
            return *known;
        }
        let mut mean = [0.0; 4];
        for i in 1..=4 {
            let alike = f64::from(left[i]) * (i * (i - 1)) as f64 / (n * (n - 1.0));
            if alike > 0.0 {
                let mut rest = left;
                rest[i] -= 1;
                rest[i - 2] += 1;
                let after = self.before_a_pair(rest);
                add(&mut mean, alike, [after[0] + 1.0, after[1] + 1.0, after[2] + 1.0, after[3]]);
            }
            for j in 1..=4 {
                let others = f64::from(left[j]) - f64::from(u8::from(i == j));
                let unlike = f64::from(left[i]) * others * (i * j) as f64 / (n * (n - 1.0));
                if unlike > 0.0 {
                    let mut rest = left;
                    rest[i] -= 1;
                    rest[j] -= 1;
                    let after = self.with_a_pair(rest, i - 1, j - 1);
                    add(&mut mean, unlike, after);
                }
            }
        }
        self.pairs.insert(left, mean);
        mean
    }

    /// `left` without the two ranks that lie, of which `a` and `b` copies are left.
    fn with_a_pair(&mut self, left: Left, a: usize, b: usize) -> [f64; 4] {
        let others: f64 = left.iter().enumerate().map(|(copies, ranks)| copies as f64 * f64::from(*ranks)).sum();
        let n = others + (a + b) as f64;
        if n <= 1.0 {
            return [0.0, 0.0, 0.0, 1.0];
        }
        if let Some(known) = self.middles.get(&(left, a, b)) {
            return *known;
        }
        let mut mean = [0.0; 4];
        for copies in (1..=4).filter(|copies| left[*copies] > 0) {
            let mut rest = left;
            rest[copies] -= 1;
            rest[copies - 1] += 1;
            let after = self.with_a_pair(rest, a, b);
            add(&mut mean, f64::from(left[copies]) * copies as f64 / n, after);
        }
        for (won, x, y, chance) in [(1.0, a.wrapping_sub(1), b, a), (0.0, a, b.wrapping_sub(1), b)] {
            if chance > 0 {
                let mut rest = left;
                rest[x] += 1;
                rest[y] += 1;
                let after = self.before_a_pair(rest);
                add(&mut mean, chance as f64 / n, [after[0] + 1.0, after[1], after[2] + won, after[3]]);
            }
        }
        self.middles.insert((left, a, b), mean);
        mean
    }
}

fn add(mean: &mut [f64; 4], chance: f64, of: [f64; 4]) {
    mean.iter_mut().zip(of).for_each(|(mean, of)| *mean += chance * of);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_pack_has_the_printed_shares() {
        assert_eq!(pair(&[4; 13]), Some(Fraction::new(1, 17)));
        assert_eq!(pair(&[4; 8]), Some(Fraction::new(3, 31)));
    }

    #[test]
    fn something_always_comes_of_a_coup() {
        for copies in [[4; 13], [3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], [1; 13]] {
            let [plie, banker, punters, undecided] = outcomes(&copies).unwrap();
            assert_eq!(banker + punters + undecided, whole(1));
            assert_eq!(banker - punters, plie, "left and right are alike");
        }
        let [coups, pairs, _, undecided] = right_through(Pack::Full);
        assert!((coups - 5.554).abs() < 1e-3 && pairs < coups && (undecided - 0.773).abs() < 1e-3);
        assert!(outcomes(&[2]).is_none() && once_laid(1, 1, 1).is_none() && pair(&[1]).is_none());
    }
}
