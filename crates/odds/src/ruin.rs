//! How long counters last: chances of ruin.

use crate::fraction::Exact;
use num_traits::{One as _, Zero as _, pow};

/// One round of a stake of one counter: what it brings, in half counters, and how likely that is.
#[derive(Clone, PartialEq, Debug)]
pub struct Round(Vec<(i32, f64)>);

impl Round {
    /// The most that a round may bring or cost, in half counters.
    pub const MOST: i32 = 200;

    /// From what a round may bring in half counters. Nothing unless the chances are at least nought and make one together.
    pub fn new(chances: impl IntoIterator<Item = (i32, f64)>) -> Option<Round> {
        let chances: Vec<(i32, f64)> = chances.into_iter().filter(|(_, chance)| *chance != 0.0).collect();
        let sound = chances.iter().all(|(halves, chance)| *chance > 0.0 && halves.abs() <= Round::MOST);
        let all: f64 = chances.iter().map(|(_, chance)| chance).sum();
        (sound && (all - 1.0).abs() < 1e-9).then_some(Round(chances))
    }

    /// What the bank wins of a counter on average.
    pub fn edge(&self) -> f64 {
        -self.0.iter().map(|(halves, chance)| f64::from(*halves) / 2.0 * chance).sum::<f64>()
    }

    /// The standard deviation of a round, in counters.
    pub fn deviation(&self) -> f64 {
        let mean = -self.edge();
        self.0.iter().map(|(halves, chance)| (f64::from(*halves) / 2.0 - mean).powi(2) * chance).sum::<f64>().sqrt()
    }
}

/// The most counters and rounds that are reckoned.
pub const MOST: u32 = 10_000;

/// The chances that somebody with so many counters, who lays one in every round, cannot lay one any more after 0, 1, … rounds.
/// Nothing for more than [`MOST`] of either.
pub fn curve(round: &Round, counters: u32, rounds: u32) -> Option<Vec<f64>> {
    if counters > MOST || rounds > MOST {
        return None;
    }
    // Whoever has more than he can still lose is safe and is not followed.
    let worst = round.0.iter().map(|(halves, _)| -halves).max().unwrap_or(0).max(0) as usize;
    let top = 2 * counters as usize + 1 + worst * rounds as usize;
    let top = top.min(2 * counters as usize + 1 + Round::MOST as usize * rounds as usize);
    let mut at = vec![0.0_f64; top + 1];
    at[(2 * counters as usize).min(top)] = 1.0;
    let ruined = |at: &[f64]| at.iter().take(2).sum::<f64>();
    let mut lost = ruined(&at);
    let mut safe = 0.0;
    let mut found = vec![lost];
    for left in (0..rounds as usize).rev() {
        let mut next = vec![0.0; top + 1];
        for (have, chance) in at.iter().enumerate().skip(2).filter(|(_, chance)| **chance > 0.0) {
            for (brings, likely) in &round.0 {
                let then = (have as i64 + i64::from(*brings)).max(0) as usize;
                if then >= 2 + worst * left || then > top {
                    safe += chance * likely;
                } else {
                    next[then] += chance * likely;
                }
            }
        }
        lost += ruined(&next);
        at = next;
        found.push(lost);
    }
    debug_assert!(safe <= 1.0 + 1e-9);
    Some(found)
}

/// The chance to lose all counters before having won up to `goal`, at even money: the classical ruin of the gambler. Rounds that
/// decide nothing do not matter. Nothing where nobody ever wins or loses, or the goal lies below what one has.
pub fn before_goal(win: &Exact, lose: &Exact, counters: u32, goal: u32) -> Option<Exact> {
    if counters > goal || goal == 0 || goal > MOST || *win <= Exact::zero() || *lose <= Exact::zero() {
        return None;
    }
    let (have, all) = (counters as usize, goal as usize);
    if win == lose {
        return Some(Exact::one() - Exact::new(counters.into(), goal.into()));
    }
    // (r^have - r^all) / (1 - r^all), r = lose / win.
    let ratio = lose / win;
    let (some, whole) = (pow(ratio.clone(), have), pow(ratio, all));
    Some((some - &whole) / (Exact::one() - whole))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fraction::{Number as _, nearest};

    #[test]
    fn a_long_curve_comes_to_the_classical_ruin() {
        // Against a rich bank with the better chances everything is lost in the end.
        let worse = Round::new([(2, 0.4), (-2, 0.6)]).unwrap();
        let found = curve(&worse, 5, 2000).unwrap();
        assert!(found.is_sorted() && found[4] == 0.0 && (found[5] - 0.6_f64.powi(5)).abs() < 1e-12);
        assert!((found[2000] - 1.0).abs() < 1e-9);
        // With the better chances (q / p)^n.
        let better = Round::new([(2, 0.6), (-2, 0.4)]).unwrap();
        assert!((curve(&better, 3, 3000).unwrap()[3000] - (2.0_f64 / 3.0).powi(3)).abs() < 1e-9);
        assert!((worse.edge() - 0.2).abs() < 1e-12 && (worse.deviation() - 0.96_f64.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn the_formula_is_the_walk() {
        let (win, lose) = (Exact::ratio(18, 37), Exact::ratio(19, 37));
        let formula = nearest(&before_goal(&win, &lose, 10, 20).unwrap());
        // Chances to arrive at nought from 0..=20, found by walking again and again.
        let mut chance = [0.0; 21];
        chance[0] = 1.0;
        for _ in 0..20_000 {
            for have in 1..20 {
                chance[have] = 18.0 / 37.0 * chance[have + 1] + 19.0 / 37.0 * chance[have - 1];
            }
        }
        assert!((formula - chance[10]).abs() < 1e-9, "{formula} {}", chance[10]);
        assert_eq!(before_goal(&win, &win, 5, 20), Some(Exact::ratio(3, 4)));
        assert_eq!((before_goal(&win, &lose, 5, 4), before_goal(&win, &Exact::ratio(0, 1), 5, 9)), (None, None));
    }

    #[test]
    fn nonsense_has_no_curve() {
        assert_eq!(Round::new([(2, 0.5)]), None);
        assert_eq!(Round::new([(2, 1.5), (-2, -0.5)]), None);
        assert_eq!(Round::new([(i32::MAX, 1.0)]), None);
        let round = Round::new([(2, 0.5), (-2, 0.5)]).unwrap();
        assert_eq!((curve(&round, 20_000, 1), curve(&round, 1, 20_000)), (None, None));
        assert_eq!(curve(&round, 0, 1), Some(vec![1.0, 1.0]));
    }
}
