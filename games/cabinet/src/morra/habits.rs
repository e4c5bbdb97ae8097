//! The player who looks for habits, and never ventures more than he has won.
//!
//! He looks at the other in six ways, forecasts fingers and guess, and leans from the safe mixture towards the hand that answers the
//! forecast. How far he may lean his *purse* says: it begins with one right call, every round adds what his mixture was worth against
//! what the other really did, and a round never puts more than half of it at risk. So it never empties, and as what was added *is*
//! the expected difference, nobody who plays against him wins more than one right call on average, whatever he does, as long as the rounds are
//! remembered; when the memory is full he begins a new purse, [`Memory::since`].

use super::mixture::{Mixture, NUMBERS, even, worth};
use super::moves::Hand;
use super::options::{MorraOptions, Worth};
use super::state::Memory;
use spadille_core::Seat;

/// Ways of looking at the other: always alike; after his last fingers; after mine; after his last two; after his last and who
/// counted; after his last guess.
const WAYS: usize = 6;
/// The most situations a way tells apart.
const SITUATIONS: usize = 64;
/// How much of what was seen is left a round later.
const FADES: f64 = 15.0 / 16.0;
/// How far, in bits, a way may be ahead of blind guessing, or behind it.
const FURTHEST: f64 = 8.0;

/// What somebody will do next, by several ways of looking at what he has done; those that have foreseen more count more.
struct Forecast {
    ways: f64,
    /// The first number there is.
    least: usize,
    seen: Vec<[[f64; NUMBERS]; SITUATIONS]>,
    score: [f64; WAYS],
}

/// What the ways look at: the last two rounds, own hand first.
type Last = [Option<[Hand; 2]>; 2];

/// The situation as each way sees it.
fn situations(last: Last) -> [usize; WAYS] {
    let number = |n: u8| usize::from(n.min(6)) + 1;
    let of = |round: Option<[Hand; 2]>, who: usize| round.map_or(0, |hands| number(hands[who].fingers));
    let [newest, before] = last;
    let who_counted = newest.map_or(0, |[mine, his]| {
        let total = mine.fingers + his.fingers;
        1 + usize::from(mine.call == total) + 2 * usize::from(his.call == total)
    });
    let guessed = newest.map_or(0, |[_, his]| u8::try_from(his.guess()).map_or(8, number));
    [0, of(newest, 1), of(newest, 0), of(newest, 1) * 8 + of(before, 1), of(newest, 1) * 8 + who_counted, guessed]
}

impl Forecast {
    fn new(options: &MorraOptions) -> Forecast {
        let least = usize::from(*options.shown().start());
        Forecast {
            ways: f64::from(options.ways()),
            least,
            seen: vec![[[0.0; NUMBERS]; SITUATIONS]; WAYS],
            score: [0.0; WAYS],
        }
    }

    fn by(&self, way: usize, situation: usize) -> [f64; NUMBERS] {
        let seen = &self.seen[way][situation % SITUATIONS];
        let all: f64 = seen.iter().sum::<f64>() + 1.0;
        std::array::from_fn(|n| if n < self.least { 0.0 } else { (seen[n] + 1.0 / self.ways) / all })
    }

    /// How likely each number is.
    fn predict(&self, last: Last) -> [f64; NUMBERS] {
        let weights = self.score.map(f64::exp2);
        let all: f64 = weights.iter().sum();
        let mut mixed = [0.0; NUMBERS];
        for (way, situation) in situations(last).into_iter().enumerate() {
            for (sum, chance) in mixed.iter_mut().zip(self.by(way, situation)) {
                *sum += weights[way] / all * chance;
            }
        }
        mixed
    }

    /// This is what he did.
    fn learn(&mut self, last: Last, number: usize) {
        for (way, situation) in situations(last).into_iter().enumerate() {
            // How many bits better than blind guessing this way was.
            let bits = (self.by(way, situation)[number] * self.ways).log2();
            self.score[way] = (self.score[way] * FADES + bits).clamp(-FURTHEST, FURTHEST);
            let seen = &mut self.seen[way][situation % SITUATIONS];
            seen.iter_mut().for_each(|n| *n *= FADES);
            seen[number] += 1.0;
        }
    }
}

/// What one player can know of the other.
pub struct Habits {
    fingers: Forecast,
    guess: Forecast,
    last: Last,
    purse: f64,
}

/// What a purse begins with: a right call, of six where its number counts.
fn first_purse(options: &MorraOptions) -> f64 {
    if options.worth == Worth::Total { 6.0 } else { 1.0 }
}

impl Habits {
    /// What the rounds that are remembered tell `seat` about the other.
    pub fn of(memory: &Memory, seat: Seat, options: &MorraOptions) -> Habits {
        let mut habits = Habits {
            fingers: Forecast::new(options),
            guess: Forecast::new(options),
            last: [None, None],
            purse: first_purse(options),
        };
        for (n, round) in memory.of(seat).enumerate() {
            if n >= usize::from(memory.since) {
                habits.count(round[1], options);
            }
            habits.see(round, options);
        }
        habits
    }

    /// What the other will show and guess, as far as he can be seen through.
    pub fn forecast(&self) -> [[f64; NUMBERS]; 2] {
        [self.fingers.predict(self.last), self.guess.predict(self.last)]
    }

    /// What a hand wins of the other on average, in points.
    pub fn expects(&self, mine: Hand, options: &MorraOptions) -> f64 {
        let [fingers, guesses] = self.forecast();
        let chance = |his: Hand| fingers[usize::from(his.fingers)] * guesses[usize::from(his.call - his.fingers)];
        Hand::sensible(options).map(|his| chance(his) * worth(mine, his, options)).sum()
    }

    /// What may still be ventured, in points.
    pub fn purse(&self) -> f64 {
        self.purse
    }

    /// The mixture of the round to come.
    pub fn plan(&self, options: &MorraOptions) -> Mixture {
        match options.worth {
            Worth::Point => self.plan_by_point(options),
            Worth::Total => self.plan_by_total(options),
        }
    }

    /// Guesses and fingers lean each for itself.
    fn plan_by_point(&self, options: &MorraOptions) -> Mixture {
        let [his_fingers, his_guess] = self.forecast();
        let (even, blind) = (even(options), 1.0 / f64::from(options.ways()));
        let open = options.shown().map(usize::from);
        let likely =
            open.clone().max_by(|a, b| his_fingers[*a].total_cmp(&his_fingers[*b]).then(b.cmp(a))).unwrap_or(1);
        let unexpected = open.min_by(|a, b| his_guess[*a].total_cmp(&his_guess[*b])).unwrap_or(1);
        let lean = |towards: usize, edge: f64| {
            let share = self.share(edge, 2.0);
            std::array::from_fn(|n| even[n] * (1.0 - share) + if n == towards { share } else { 0.0 })
        };
        let guesses = lean(likely, his_fingers[likely] - blind);
        let fingers = lean(unexpected, blind - his_guess[unexpected]);
        Mixture::apart(&fingers, &guesses)
    }

    /// The whole hand leans to the one that brings most; at worst it loses ten.
    fn plan_by_total(&self, options: &MorraOptions) -> Mixture {
        let safe = Mixture::by_the_round(options);
        let value = |hand: Hand| (hand, self.expects(hand, options));
        match Hand::sensible(options).map(value).max_by(|a, b| a.1.total_cmp(&b.1)) {
            Some((best, edge)) => safe.leaning(self.share(edge / 6.0, 20.0), best),
            None => safe,
        }
    }

    /// How far to lean: as far as the forecast promises, and so that no more than half the purse is at risk.
    fn share(&self, edge: f64, risk: f64) -> f64 {
        if edge <= 0.02 { 0.0 } else { (3.0 * edge).min(self.purse / risk).clamp(0.0, 0.8) }
    }

    /// What the plan was worth against what the other did.
    fn count(&mut self, his: Hand, options: &MorraOptions) {
        let most = 6.0 * first_purse(options);
        self.purse = (self.purse + self.plan(options).against(his, options)).min(most);
    }

    fn see(&mut self, round: [Hand; 2], options: &MorraOptions) {
        let his = round[1];
        self.fingers.learn(self.last, usize::from(his.fingers.min(5)));
        if let Some(guess) = u8::try_from(his.guess()).ok().filter(|guess| options.shown().contains(guess)) {
            self.guess.learn(self.last, guess.into());
        }
        self.last = [Some(round), self.last[0]];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::morra::mixture;
    use rand::{Rng, RngExt as _};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use spadille_core::Options as _;

    fn every_hand(options: &MorraOptions) -> impl Iterator<Item = Hand> {
        options.shown().flat_map(|fingers| (0..=10).map(move |call| Hand { fingers, call }))
    }

    /// The worst there can be: somebody who knows the plan and gives the answer it likes least. No lots are drawn in the reckoning,
    /// so the bound is exact.
    #[test]
    fn whoever_plays_against_it_wins_no_more_than_one_right_call() {
        for (worth, fist) in [(Worth::Point, false), (Worth::Point, true), (Worth::Total, false)] {
            let options = MorraOptions { worth, fist, ..MorraOptions::standard() };
            for kind in 0..3 {
                let (mut memory, mut lost) = (Memory::default(), 0.0_f64);
                let mut rng = ChaCha8Rng::seed_from_u64(kind);
                for _ in 0..420 {
                    let habits = Habits::of(&memory, Seat(0), &options);
                    let plan = habits.plan(&options);
                    let worst = || {
                        every_hand(&options)
                            .min_by(|a, b| plan.against(*a, &options).total_cmp(&plan.against(*b, &options)))
                    };
                    // Baits first, then takes; or takes always; or now this, now that.
                    let takes = match kind {
                        0 => true,
                        1 => memory.rounds.len() % 40 >= 25,
                        _ => rng.random_bool(0.5),
                    };
                    let his = if takes { worst().unwrap() } else { Hand::guessing(3, 2) };
                    lost -= plan.against(his, &options);
                    let mine = plan.draw(&options, &mut rng).unwrap();
                    let before = memory.rounds.len();
                    memory.add([mine, his]);
                    if memory.rounds.len() < before {
                        lost = 0.0;
                    }
                    assert!(lost < first_purse(&options) + 1e-9, "{worth:?}, fist {fist}, kind {kind}: {lost}");
                }
            }
        }
    }

    fn duel<R: Rng>(rounds: usize, options: &MorraOptions, rng: &mut R, mut other: impl FnMut(&mut R) -> Hand) -> f64 {
        let (mut memory, mut sum) = (Memory::default(), 0.0);
        for _ in 0..rounds {
            let mine = Habits::of(&memory, Seat(0), options).plan(options).draw(options, rng).unwrap();
            let his = other(rng);
            sum += mixture::worth(mine, his, options);
            memory.add([mine, his]);
        }
        sum / rounds as f64
    }

    #[test]
    fn habits_are_found_and_pay() {
        let options = MorraOptions::standard();
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let stubborn = duel(200, &options, &mut rng, |_| Hand::guessing(3, 3));
        assert!(stubborn > 0.5, "{stubborn}");
        let novice = mixture::of_a_novice(&options);
        let near_the_middle = duel(4000, &options, &mut rng, |rng| novice.draw(&options, rng).unwrap());
        assert!(near_the_middle > 0.02, "{near_the_middle}");
        let even = Mixture::even(&options);
        let nothing = duel(1500, &options, &mut rng, |rng| even.draw(&options, rng).unwrap());
        assert!(nothing.abs() < 0.05, "{nothing}");
    }

    #[test]
    fn of_two_seats_each_sees_the_other() {
        let options = MorraOptions::standard();
        let mut memory = Memory::default();
        (0..20).for_each(|_| memory.add([Hand::guessing(1, 2), Hand::guessing(4, 5)]));
        let likely = |seat| Habits::of(&memory, seat, &options).forecast();
        assert!(likely(Seat(0))[0][4] > 0.8 && likely(Seat(0))[1][5] > 0.8);
        assert!(likely(Seat(1))[0][1] > 0.8 && likely(Seat(1))[1][2] > 0.8);
    }
}
