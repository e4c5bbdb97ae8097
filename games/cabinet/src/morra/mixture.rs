//! Mixtures of hands: what is safe whoever plays against it, and how lots are drawn.
//!
//! Write a hand as fingers and guess. A round brings one point if the guess is right and costs one if the other's is; if both are
//! right both have called the same, and the two cancel, just as the book has it. So a mixture that shows `f` with chance F(f) and
//! guesses `g` with chance G(g) wins G(j) − F(h) of whoever shows `j` and guesses `h`: nobody can gain anything if fingers and guesses
//! are both even, and otherwise somebody can. Where a right call counts its number, six (with a fist five) and few fingers are safe by
//! the round, [`Mixture::by_the_round`]; for the whole game they are reckoned in [`race`](super::race).

use super::moves::Hand;
use super::options::{MOST_FINGERS, MorraOptions, Worth};
use super::race::Race;
use rand::{Rng, RngExt as _};

/// Numbers of fingers there can be at all.
pub const NUMBERS: usize = MOST_FINGERS as usize + 1;

/// How often each hand is shown: by its fingers, then by its guess.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Mixture(pub [[f64; NUMBERS]; NUMBERS]);

/// Safe weights where a right call counts its number, by the fingers; without a fist, always with the call of six.
pub const SIX: [u32; 5] = [343, 294, 252, 210, 180];
/// The same with a fist, always with the call of five.
pub const FIVE_WITH_FIST: [u32; 6] = [1620, 1296, 1080, 900, 750, 625];

/// After so many equal calls one of the two must give way, or they would play for ever.
pub const PATIENCE: usize = 12;

impl Mixture {
    const NONE: Mixture = Mixture([[0.0; NUMBERS]; NUMBERS]);

    /// Fingers and guesses drawn apart from each other.
    pub fn apart(fingers: &[f64; NUMBERS], guesses: &[f64; NUMBERS]) -> Mixture {
        Mixture(fingers.map(|f| guesses.map(|g| f * g)))
    }

    /// All hands that make sense, each as often as the others.
    pub fn even(options: &MorraOptions) -> Mixture {
        let each = even(options);
        Mixture::apart(&each, &each)
    }

    /// Always the call that is most often the sum, with these weights of the fingers from the least on.
    fn calling_one(options: &MorraOptions, weights: &[u32]) -> Mixture {
        let all: u32 = weights.iter().sum();
        let (least, mut mixture) = (*options.shown().start(), Mixture::NONE);
        for (fingers, weight) in options.shown().zip(weights) {
            let guess = MOST_FINGERS + least - fingers;
            mixture.0[usize::from(fingers)][usize::from(guess)] = f64::from(*weight) / f64::from(all);
        }
        mixture
    }

    /// Every hand as often as is said of it.
    pub fn of(lots: impl IntoIterator<Item = (Hand, f64)>) -> Mixture {
        let mut mixture = Mixture::NONE;
        for (hand, lot) in lots {
            if let Some(chance) = chance_of(&mut mixture.0, hand) {
                *chance += lot;
            }
        }
        mixture
    }

    /// What nobody can gain by in the whole game; `needed` are the points that both still need.
    pub fn safe(options: &MorraOptions, needed: [u8; 2]) -> Mixture {
        match options.worth {
            Worth::Point => Mixture::even(options),
            Worth::Total => Race::new(options).safe(needed),
        }
    }

    /// The same for a player who has called the same as the other `alike` times running: two who cannot be beaten and call six for ever
    /// would never be done, so that after a while he draws evenly once.
    pub fn patient(options: &MorraOptions, needed: [u8; 2], alike: usize) -> Mixture {
        if alike < PATIENCE { Mixture::safe(options, needed) } else { Mixture::even(options) }
    }

    /// What nobody can gain points by in a round.
    pub fn by_the_round(options: &MorraOptions) -> Mixture {
        match (options.worth, options.fist) {
            (Worth::Point, _) => Mixture::even(options),
            (Worth::Total, true) => Mixture::calling_one(options, &FIVE_WITH_FIST),
            (Worth::Total, false) => Mixture::calling_one(options, &SIX),
        }
    }

    /// This mixture, and with chance `share` the hand `other`.
    #[must_use]
    pub fn leaning(mut self, share: f64, other: Hand) -> Mixture {
        self.0.iter_mut().flatten().for_each(|chance| *chance *= 1.0 - share);
        if let Some(chance) = chance_of(&mut self.0, other) {
            *chance += share;
        }
        self
    }

    /// What a round of it wins on average, in points, of somebody who shows this hand.
    pub fn against(&self, his: Hand, options: &MorraOptions) -> f64 {
        Hand::sensible(options).map(|mine| self.chance(mine) * worth(mine, his, options)).sum()
    }

    /// How often a hand is shown.
    pub fn chance(&self, hand: Hand) -> f64 {
        let guess = usize::try_from(hand.guess()).unwrap_or(NUMBERS);
        self.0.get(usize::from(hand.fingers)).and_then(|row| row.get(guess)).copied().unwrap_or(0.0)
    }

    /// Draws a hand.
    pub fn draw<R: Rng>(&self, options: &MorraOptions, rng: &mut R) -> Option<Hand> {
        let mut lot = rng.random_range(0.0..1.0);
        let mut likely = Hand::sensible(options).filter(|hand| self.chance(*hand) > 0.0);
        let last = likely.clone().last();
        let drawn = likely.find(|hand| {
            lot -= self.chance(*hand);
            lot < 0.0
        });
        drawn.or(last)
    }
}

fn chance_of(chances: &mut [[f64; NUMBERS]; NUMBERS], hand: Hand) -> Option<&mut f64> {
    let guess = usize::try_from(hand.guess()).ok()?;
    chances.get_mut(usize::from(hand.fingers))?.get_mut(guess)
}

/// The same chance for everything a hand may show.
pub fn even(options: &MorraOptions) -> [f64; NUMBERS] {
    std::array::from_fn(|n| if options.shown().contains(&(n as u8)) { 1.0 / f64::from(options.ways()) } else { 0.0 })
}

/// What a hand wins of another in one round, in points.
pub fn worth(mine: Hand, his: Hand, options: &MorraOptions) -> f64 {
    let total = mine.fingers + his.fingers;
    let right = |hand: Hand| f64::from(u8::from(hand.call == total));
    (right(mine) - right(his)) * f64::from(options.counts(total))
}

/// What people do who mean well: fingers without order, but guesses near the middle.
pub fn of_a_novice(options: &MorraOptions) -> Mixture {
    const NEAR_THE_MIDDLE: [f64; NUMBERS] = [1.0, 1.0, 2.0, 4.0, 2.0, 1.0];
    let open = |n: usize| options.shown().contains(&(n as u8));
    let all: f64 = (0..NUMBERS).filter(|n| open(*n)).map(|n| NEAR_THE_MIDDLE[n]).sum();
    let guesses = std::array::from_fn(|n| if open(n) { NEAR_THE_MIDDLE[n] / all } else { 0.0 });
    Mixture::apart(&even(options), &guesses)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Options as _;

    fn options(worth: Worth, fist: bool) -> MorraOptions {
        MorraOptions { worth, fist, ..MorraOptions::standard() }
    }

    /// Every hand that may be shown, sensible or not.
    fn every_hand(options: &MorraOptions) -> impl Iterator<Item = Hand> {
        options.shown().flat_map(|fingers| (0..=10).map(move |call| Hand { fingers, call }))
    }

    #[test]
    fn nobody_gains_points_by_the_round() {
        for fist in [false, true] {
            for worth in [Worth::Point, Worth::Total] {
                let options = options(worth, fist);
                let safe = Mixture::by_the_round(&options);
                let all: f64 = safe.0.iter().flatten().sum();
                assert!((all - 1.0).abs() < 1e-12);
                for his in every_hand(&options) {
                    assert!(safe.against(his, &options) > -1e-12, "{his} wins of {worth:?}, fist {fist}");
                }
            }
        }
    }

    /// The weights in whole numbers, so that the proof is exact: against every hand the sum is not below nought.
    #[test]
    fn the_weights_of_the_counted_numbers_are_exactly_safe() {
        for (fist, weights, call) in [(false, &SIX[..], 6_i64), (true, &FIVE_WITH_FIST[..], 5)] {
            let options = options(Worth::Total, fist);
            for his in every_hand(&options) {
                let sum: i64 = options
                    .shown()
                    .zip(weights)
                    .map(|(fingers, weight)| {
                        let total = i64::from(fingers + his.fingers);
                        let right = i64::from(call == total) - i64::from(i64::from(his.call) == total);
                        right * total * i64::from(*weight)
                    })
                    .sum();
                assert!(sum >= 0, "{his}: {sum}");
            }
        }
    }

    #[test]
    fn when_every_right_six_wins_the_game_it_is_enough_to_win_as_often() {
        // Then a win is a win, whatever it counts.
        let (options, by_point) = (options(Worth::Total, false), options(Worth::Point, false));
        let safe = Mixture::safe(&options, [2, 1]);
        assert!(every_hand(&options).all(|his| safe.against(his, &by_point) > -1e-6));
    }

    /// Both draw six for ever, until one has had enough.
    #[test]
    fn two_who_cannot_be_beaten_come_to_an_end() {
        let options = options(Worth::Total, false);
        let safe = Mixture::safe(&options, [40, 40]);
        assert!(Hand::sensible(&options).all(|hand| hand.call == 6 || safe.chance(hand) == 0.0));
        assert_eq!(Mixture::patient(&options, [40, 40], PATIENCE - 1), safe);
        let at_last = Mixture::patient(&options, [40, 40], PATIENCE);
        assert!(Hand::sensible(&options).any(|hand| hand.call != 6 && at_last.chance(hand) > 0.0));
    }

    #[test]
    fn whoever_leaves_the_even_mixture_can_be_beaten() {
        let options = options(Worth::Point, false);
        let leaning = Mixture::even(&options).leaning(0.1, Hand::guessing(3, 3));
        let worst = every_hand(&options).map(|his| leaning.against(his, &options)).fold(0.0, f64::min);
        assert!(worst < -0.09, "{worst}");
        // A round between two who mix evenly is decided eight times in twenty-five.
        let pairs = Hand::sensible(&options).flat_map(|a| Hand::sensible(&options).map(move |b| (a, b)));
        assert_eq!(pairs.filter(|(a, b)| worth(*a, *b, &options) != 0.0).count(), 200, "of 625");
    }

    #[test]
    fn lots_fall_as_often_as_the_mixture_says() {
        use rand_chacha::rand_core::SeedableRng as _;
        let options = options(Worth::Total, true);
        let (safe, mut rng) = (Mixture::by_the_round(&options), rand_chacha::ChaCha8Rng::seed_from_u64(7));
        let drawn: Vec<Hand> = (0..20_000).filter_map(|_| safe.draw(&options, &mut rng)).collect();
        assert!(drawn.iter().all(|hand| hand.call == 5));
        let fists = drawn.iter().filter(|hand| hand.fingers == 0).count() as f64 / 20_000.0;
        assert!((fists - 1620.0 / 6271.0).abs() < 0.015, "{fists}");
    }
}
