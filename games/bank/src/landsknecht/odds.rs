//! The bank's share of what is held, exactly.
//!
//! In Landsknecht left and right are as good as each other, so the share is the chance of a pair. In Blüchern the banker loses when
//! no card agrees with its call: that is counted by inclusion and exclusion.

use super::options::BetweenRounds;
use super::sisters::{Falls, Terms};
use super::state::Public;
use crate::odds::{Fraction, choose};
use crate::pack::Pack;
use spadille_core::CardSet;
use std::collections::HashMap;

/// Cards of a rank in a whole pack.
const COPIES: u8 = 4;

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

impl Terms {
    /// How many cards of each rank are among some, in the order of the calls.
    fn copies(&self, cards: CardSet) -> Vec<u8> {
        self.calls().iter().map(|rank| cards.of_rank(*rank).len()).collect()
    }

    /// The bank's share of a counter held in the coming coup, from the cards everybody has seen.
    pub(super) fn share(&self, p: &Public) -> Fraction {
        let unseen = p.unseen(self.pack.cards());
        let all = self.pack.cards();
        match self.falls {
            Falls::LeftAndRight => {
                let cards = if unseen.len() > 2 { unseen } else { all };
                pair(&self.copies(cards)).unwrap_or_default()
            }
            Falls::Called(BetweenRounds::Continue) if !p.fallen.is_empty() && !unseen.is_empty() => {
                let copies = self.copies(unseen);
                let first = no_agreement(unseen.len(), &copies).unwrap_or_default();
                // What is not called before the pack is through is called from a whole one.
                let later = copies.len().saturating_sub(usize::from(unseen.len()));
                let second = no_agreement(all.len(), &[COPIES; 13][..later]).unwrap_or_default();
                whole(1) - first * second * 2
            }
            Falls::Called(_) => whole(1) - lost(self.pack) * 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_pack_has_the_printed_shares() {
        assert_eq!(pair(&[4; 13]), Some(Fraction::new(1, 17)));
        assert_eq!(pair(&[4; 8]), Some(Fraction::new(3, 31)));
        assert_eq!(lost(Pack::Short), Fraction::new(41_385_254, 118_330_875));
        let hits: Fraction = (1..=13).filter_map(|at| first_hit(Pack::Full, at)).sum();
        assert_eq!(hits, whole(1) - lost(Pack::Full));
        assert_eq!((first_hit(Pack::Full, 0), first_hit(Pack::Short, 9)), (None, None));
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
