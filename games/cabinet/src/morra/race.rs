//! The race to the points of a game where a right call counts its number.
//!
//! Then a round is not worth its points but what they bring on the way to the game, so that safe lots depend on what both still need.
//! They are reckoned backwards: every pair of needs is a duel of all hands, in which an undecided round changes nothing. Of a game
//! that comes to an end nobody who plays against the lots of [`Race::safe`] wins more than his share.
//!
//! As a rule it is enough to call six for ever, with a fist five; and against somebody who does the same that is never done. Who departs
//! from it first has the worse of it, so that safe lots cannot do so: see [`Mixture::patient`].

use super::duel::{Lots, solve};
use super::mixture::Mixture;
use super::moves::Hand;
use super::options::{MOST_FINGERS, MorraOptions};
use std::sync::OnceLock;

/// The most points that a game is played to.
const LONGEST: usize = 50;
/// What is taken for nought, in games.
const NOUGHT: f64 = 1e-7;
/// So many steps are more than enough: the fourth is near enough as a rule.
const MOST_STEPS: u8 = 24;

/// What the first who needs `[first][second]` points wins of a game, each reckoned when it is first asked for.
type Chances = [[OnceLock<f64>; LONGEST + 1]; LONGEST + 1];

static WITHOUT_A_FIST: Chances = [const { [const { OnceLock::new() }; LONGEST + 1] }; LONGEST + 1];
static WITH_A_FIST: Chances = [const { [const { OnceLock::new() }; LONGEST + 1] }; LONGEST + 1];

/// The race under chosen options.
pub struct Race<'a> {
    options: &'a MorraOptions,
    chances: &'static Chances,
    hands: Vec<Hand>,
}

impl<'a> Race<'a> {
    /// The race under these options.
    pub fn new(options: &'a MorraOptions) -> Race<'a> {
        let chances = if options.fist { &WITH_A_FIST } else { &WITHOUT_A_FIST };
        Race { options, chances, hands: Hand::sensible(options).collect() }
    }

    /// How likely the first of two who cannot be beaten wins, by what both need.
    pub fn chance(&self, [own, other]: [u8; 2]) -> f64 {
        match (own, other) {
            (0, _) => 1.0,
            (_, 0) => 0.0,
            _ if own == other => 0.5,
            _ if own > other => 1.0 - self.chance([other, own]),
            _ => {
                let known = self.chances.get(usize::from(own)).and_then(|row| row.get(usize::from(other)));
                known.map_or(0.5, |known| *known.get_or_init(|| self.reckon([own, other])))
            }
        }
    }

    /// The chance between what the one is sure of and what the other leaves him.
    fn reckon(&self, [own, other]: [u8; 2]) -> f64 {
        let (mine, his) = (self.calling_one([own, other]).chance, self.calling_one([other, own]).chance);
        if mine + his > 1.0 - NOUGHT {
            return (mine + 1.0 - his) / 2.0;
        }
        self.between(&self.ends([own, other], &self.hands, &self.hands), mine)
    }

    /// The lots of whoever always calls what is most often the sum, and how likely he wins with them, unless the other does the same for
    /// ever.
    fn calling_one(&self, needed: [u8; 2]) -> Safe {
        let call = MOST_FINGERS + *self.options.shown().start();
        // Against the same call nothing is ever decided.
        let (mine, his): (Vec<Hand>, Vec<Hand>) = self.hands.iter().partition(|hand| hand.call == call);
        let ends = self.ends(needed, &mine, &his);
        let (mut lots, mut chance) = (Vec::new(), 0.0);
        for _ in 0..MOST_STEPS {
            let next = solve(&gains(&ends, chance)).swept();
            // The worst that can happen to these lots; others may be better still.
            let worst = worst(&next, &ends);
            if worst < chance + NOUGHT {
                break;
            }
            (lots, chance) = (next, worst);
        }
        Safe { lots: mine.into_iter().zip(lots).collect(), chance }
    }

    /// The chance of the whole game for which a round between the best lots of both is worth neither more nor less.
    fn between(&self, ends: &[Vec<Option<f64>>], mut chance: f64) -> f64 {
        for _ in 0..MOST_STEPS {
            let gain = gains(ends, chance);
            let Lots { rows, columns } = solve(&gain);
            let decided = |row: &[Option<f64>]| -> f64 {
                row.iter().zip(&columns).filter(|(end, _)| end.is_some()).map(|(_, lot)| lot).sum()
            };
            let often: f64 = rows.iter().zip(ends).map(|(lot, row)| lot * decided(row)).sum();
            let step = sure(&rows, &gain) / often.max(NOUGHT);
            if step.abs() < NOUGHT {
                break;
            }
            chance = (chance + step).clamp(0.0, 1.0);
        }
        chance
    }

    /// What becomes of a round, own hand against the other's: how likely the game is won after it, or nothing if it is undecided.
    fn ends(&self, [own, other]: [u8; 2], mine: &[Hand], his: &[Hand]) -> Vec<Vec<Option<f64>>> {
        // By the sum of the fingers, for each of the two.
        let by_total = |needed: &dyn Fn(u8) -> [u8; 2]| -> Vec<f64> {
            (0..=2 * MOST_FINGERS).map(|total| if total == 0 { 0.0 } else { self.chance(needed(total)) }).collect()
        };
        let i_count = by_total(&|total| [own.saturating_sub(total), other]);
        let he_counts = by_total(&|total| [own, other.saturating_sub(total)]);
        let end = |me: &Hand, him: &Hand| {
            let total = me.fingers + him.fingers;
            match (me.call == total, him.call == total) {
                // Two fists count nothing.
                _ if total == 0 => None,
                (true, false) => Some(i_count[usize::from(total)]),
                (false, true) => Some(he_counts[usize::from(total)]),
                _ => None,
            }
        };
        mine.iter().map(|me| his.iter().map(|him| end(me, him)).collect()).collect()
    }

    /// Lots against which nobody wins more than is due to him.
    pub fn safe(&self, needed: [u8; 2]) -> Mixture {
        let calling_one = self.calling_one(needed);
        if calling_one.chance > self.chance(needed) - NOUGHT {
            return Mixture::of(calling_one.lots);
        }
        let ends = self.ends(needed, &self.hands, &self.hands);
        let lots = solve(&gains(&ends, self.chance(needed))).swept();
        // What is true of the lots of all hands only but for rounding must not be worse than the simpler ones.
        if worst(&lots, &ends) < calling_one.chance {
            return Mixture::of(calling_one.lots);
        }
        Mixture::of(self.hands.iter().copied().zip(lots))
    }
}

/// Lots, and how likely the game is won with them at least, if it comes to an end.
struct Safe {
    lots: Vec<(Hand, f64)>,
    chance: f64,
}

/// What a decided round gains or loses against a chance of the whole game.
fn gains(ends: &[Vec<Option<f64>>], chance: f64) -> Vec<Vec<f64>> {
    ends.iter().map(|row| row.iter().map(|end| end.map_or(0.0, |end| end - chance)).collect()).collect()
}

/// What lots are sure to gain.
fn sure(lots: &[f64], gain: &[Vec<f64>]) -> f64 {
    let of = |column: usize| lots.iter().zip(gain).map(|(lot, row)| lot * row[column]).sum::<f64>();
    (0..gain.first().map_or(0, Vec::len)).map(of).fold(f64::INFINITY, f64::min)
}

/// How likely the game is won with these lots at the worst, if it is decided at all.
fn worst(lots: &[f64], ends: &[Vec<Option<f64>>]) -> f64 {
    let against = |his: usize| {
        let decided = lots.iter().zip(ends).filter_map(|(lot, row)| row[his].map(|end| (lot * end, *lot)));
        let (won, decided) = decided.fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1));
        if decided > 0.0 { won / decided } else { 1.0 }
    };
    (0..ends.first().map_or(0, Vec::len)).map(against).fold(1.0, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::morra::options::Worth;
    use spadille_core::Options as _;

    /// How likely somebody wins who knows the lots of the safe player and answers them as well as can be, by what the safe player and he
    /// need; nothing is taken from the reckoning but the lots.
    fn best_answer(options: &MorraOptions) -> Vec<Vec<f64>> {
        let (race, most) = (Race::new(options), usize::from(options.target));
        let mut wins = vec![vec![0.0; most + 1]; most + 1];
        wins.iter_mut().skip(1).for_each(|row| row[0] = 1.0);
        for (own, other) in (1..=most).flat_map(|own| (1..=most).map(move |other| (own, other))) {
            let safe = race.safe([own as u8, other as u8]);
            let hands = options.shown().flat_map(|fingers| (0..=10).map(move |call| Hand { fingers, call }));
            let against = |his: Hand| {
                let (mut won, mut decided) = (0.0, 0.0);
                for mine in Hand::sensible(options) {
                    let (lot, total) = (safe.chance(mine), usize::from(mine.fingers + his.fingers));
                    let right = [mine, his].map(|hand| usize::from(hand.call) == total);
                    if total > 0 && right[0] != right[1] {
                        let left =
                            |needed: usize, counts: bool| if counts { needed.saturating_sub(total) } else { needed };
                        won += lot * wins[left(own, right[0])][left(other, right[1])];
                        decided += lot;
                    }
                }
                if decided > 0.0 { won / decided } else { 0.0 }
            };
            wins[own][other] = hands.map(against).fold(0.0, f64::max);
        }
        wins
    }

    #[test]
    fn nobody_wins_more_than_half_the_games_against_the_safe_lots() {
        for fist in [false, true] {
            let options = MorraOptions { worth: Worth::Total, fist, target: 40, ..MorraOptions::standard() };
            let wins = best_answer(&options);
            for (target, row) in wins.iter().enumerate().take(41).skip(1) {
                assert!(row[target] < 0.50001, "to {target}, fist {fist}: {}", row[target]);
            }
        }
    }

    #[test]
    fn whoever_needs_less_is_likelier_to_win() {
        let options = MorraOptions { worth: Worth::Total, target: 12, ..MorraOptions::standard() };
        let race = Race::new(&options);
        for (own, other) in (1..=12).flat_map(|own| (1..=12).map(move |other| (own, other))) {
            let (chance, turned) = (race.chance([own, other]), race.chance([other, own]));
            assert!((chance + turned - 1.0).abs() < 1e-12);
            assert!(own > other || chance > 0.499, "{own} {other}: {chance}");
        }
        // Any sum there is wins for either: then it is as if a right call counted a point.
        assert_eq!(race.chance([1, 2]), 0.5);
        // Two counts of at least two each, or one of six: so far ahead that it cannot be even.
        assert!(race.chance([2, 12]) > 0.7);
    }
}
