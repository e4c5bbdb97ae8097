//! How a hand trembles: a stroke does not go quite as it was meant.

use crate::moves::Stroke;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::Skill;
use spadille_physics as physics;

spadille_core::option_words! {
    /// How exactly a stroke goes as it was chosen.
    Steadiness {
        /// Nearly: a practised hand, with small errors of aim and strength.
        Steady = "steady",
        /// Exactly.
        Exact = "exact",
        /// Roughly: a beginner's hand, which also slips at times.
        Unsteady = "unsteady",
    }
}

/// By how much a stroke went differently from how it was meant. It is part of what chance decides.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// Thousandths of a degree.
    pub aim: i16,
    /// Millimetres a second.
    pub force: i16,
    /// Hundredths of the radius to the side: so much that the stick slips, or misses the ball.
    pub side: i8,
}

/// What a hand does to a stroke on average.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Tremble {
    /// Standard deviation of the aim, thousandths of a degree.
    pub aim: f64,
    /// Standard deviation of the strength, as a part of it.
    pub force: f64,
    /// Of how many strokes one slips; none where it is nought.
    pub slips_once_in: u32,
}

/// No error is greater than so many standard deviations.
const MOST: f64 = 4.0;

impl Steadiness {
    /// What this hand does on average.
    pub fn tremble(self) -> Tremble {
        match self {
            Steadiness::Exact => Tremble { aim: 0.0, force: 0.0, slips_once_in: 0 },
            Steadiness::Steady => Tremble { aim: 150.0, force: 0.03, slips_once_in: 0 },
            Steadiness::Unsteady => Tremble { aim: 600.0, force: 0.08, slips_once_in: 100 },
        }
    }

    /// What the hand does this time.
    pub fn draw<R: Rng>(self, stroke: &Stroke, rng: &mut R) -> Hand {
        self.tremble().draw(stroke, rng)
    }

    /// Whether the hand could do this to a stroke.
    pub fn admits(self, stroke: &Stroke, hand: Hand) -> bool {
        let Tremble { aim, force, slips_once_in } = self.tremble();
        f64::from(hand.aim).abs() <= MOST * aim + 0.5
            && f64::from(hand.force).abs() <= MOST * force * f64::from(stroke.speed) + 0.5
            && (hand.side == 0 || slips_once_in > 0)
    }
}

impl Tremble {
    /// By how much a player of a level misjudges direction and strength before his hand trembles: he who reckons strokes through aims
    /// as he wants to.
    pub fn of_level(skill: Skill) -> Option<Tremble> {
        match skill {
            Skill::Novice => Some(Tremble { aim: 700.0, force: 0.1, slips_once_in: 0 }),
            Skill::Book => Some(Tremble { aim: 120.0, force: 0.03, slips_once_in: 0 }),
            Skill::Search => None,
        }
    }

    /// What the hand does this time.
    pub fn draw<R: Rng>(self, stroke: &Stroke, rng: &mut R) -> Hand {
        let Tremble { aim, force, slips_once_in } = self;
        if aim == 0.0 {
            return Hand::default();
        }
        let (aside, harder) = (normal(rng), normal(rng));
        // Near the rim the stick slips the sooner.
        let rim = 1 + (u32::from(stroke.side.unsigned_abs()) + u32::from(stroke.high.unsigned_abs())) / 10;
        let slips = slips_once_in > 0 && rng.random_range(0..slips_once_in) < rim;
        let side = match rng.random_range(0..4u32) {
            _ if !slips => 0,
            0 => 127,
            1 => -127,
            2 => 70,
            _ => -70,
        };
        Hand {
            aim: (aside * aim).round() as i16,
            force: (harder * force * f64::from(stroke.speed)).round() as i16,
            side,
        }
    }
}

/// A number that is nought on average and one off as a rule: never more than [`MOST`].
fn normal<R: Rng>(rng: &mut R) -> f64 {
    // The sum of eight even numbers is as good as normal; its standard deviation is √(8/12).
    let bits = [rng.next_u64(), rng.next_u64()];
    let sum: u64 = bits.iter().flat_map(|b| [b & 0xffff, b >> 16 & 0xffff, b >> 32 & 0xffff, b >> 48]).sum();
    let centred = sum as f64 / 65_536.0 - 4.0 + 4.0 / 65_536.0;
    (centred * (12.0f64 / 8.0).sqrt()).clamp(-MOST, MOST)
}

impl Hand {
    /// Whether the stroke goes as it was meant.
    pub fn is_still(&self) -> bool {
        *self == Hand::default()
    }

    /// The stroke as it went, with a ball of this number.
    pub fn plays(self, stroke: &Stroke, stick: physics::Stick, ball: physics::BallNo) -> physics::Stroke {
        let aim = (stroke.aim as i64 + i64::from(self.aim)).rem_euclid(360_000) as u32;
        let speed = (i32::from(stroke.speed) + i32::from(self.force)).clamp(20, i32::from(stick.speed())) as u16;
        let side = stroke.side.saturating_add(self.side);
        physics::Stroke { ball, stick, aim, speed, side, high: stroke.high, up: stroke.up }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng as _;

    #[test]
    fn hands_tremble_as_much_as_they_should() {
        let stroke = Stroke { aim: 0, speed: 2000, ..Stroke::default() };
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(3);
        let drawn: Vec<Hand> = (0..20_000).map(|_| Steadiness::Unsteady.draw(&stroke, &mut rng)).collect();
        let spread = |of: fn(&Hand) -> f64| {
            let n = drawn.len() as f64;
            let mean = drawn.iter().map(of).sum::<f64>() / n;
            (mean, (drawn.iter().map(|h| (of(h) - mean) * (of(h) - mean)).sum::<f64>() / n).sqrt())
        };
        let ((mean, aim), (_, force)) = (spread(|h| h.aim.into()), spread(|h| h.force.into()));
        assert!(mean.abs() < 20.0 && (aim - 600.0).abs() < 20.0 && (force - 160.0).abs() < 6.0, "{mean} {aim} {force}");
        let slips = drawn.iter().filter(|h| h.side != 0).count();
        assert!((150..260).contains(&slips), "{slips}");
        assert!(drawn.iter().all(|h| Steadiness::Unsteady.admits(&stroke, *h)));
        assert_eq!(Steadiness::Exact.draw(&stroke, &mut rng), Hand::default());
        assert!(!Steadiness::Exact.admits(&stroke, Hand { aim: 2, ..Hand::default() }));
    }

    #[test]
    fn a_novice_strays_farther_than_the_book_and_search_not_at_all() {
        let stroke = Stroke { aim: 0, speed: 2000, ..Stroke::default() };
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(5);
        let mut strays = |skill| {
            let tremble = Tremble::of_level(skill)?;
            let drawn: Vec<Hand> = (0..2_000).map(|_| tremble.draw(&stroke, &mut rng)).collect();
            let mean = |of: fn(&Hand) -> f64| drawn.iter().map(of).sum::<f64>() / drawn.len() as f64;
            Some((mean(|h| f64::from(h.aim).abs()), mean(|h| f64::from(h.force).abs())))
        };
        let (novice, book) = (strays(Skill::Novice).expect("he strays"), strays(Skill::Book).expect("he strays"));
        assert!(novice.0 > 3.0 * book.0 && novice.1 > 2.0 * book.1 && book.0 > 0.0, "{novice:?} {book:?}");
        assert_eq!(strays(Skill::Search), None);
    }
}
