//! The contract of a game, tried in random matches.

use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value};
use spadille_core::contract::{self, Care};
use spadille_core::{Options as _, Seat, Space as _, Table, Turn};
use spadille_entry::About;

/// Steps of random matches for each preset, at least; matches are played to their end.
const STEPS: usize = 40_000;
/// Steps with all options drawn at random, for each preset.
const MIXED: usize = 20_000;
/// Decisions in which allocations are counted.
const DECISIONS_COUNTED: u64 = 3_000;

/// Plays random matches of each preset.
pub fn random_matches<G: Table>() {
    contract::options::<G>().unwrap_or_else(|e| panic!("{}: {e}", G::ID));
    for preset in G::Options::PRESETS {
        let options = G::Options::preset(preset.name).unwrap_or_else(|| panic!("preset {}", preset.name));
        let (mut steps, mut seed) = (0, first_seed());
        while steps < many(STEPS) {
            steps += play::<G>(&options, seed, preset.name);
            seed += 1;
        }
    }
}

/// Plays a match with each value of each option alone.
pub fn every_option<G: Table>() {
    let values = listed_values::<G>();
    let mut seed = 1000;
    for preset in G::Options::PRESETS {
        for (name, values) in &values {
            for value in values {
                let change = Map::from_iter([(name.clone(), value.clone())]);
                seed += u64::from(play_changed::<G>(preset.name, change, seed).is_some());
            }
        }
    }
}

/// Plays matches with all options drawn at random.
pub fn mixed_options<G: Table>() {
    let values = listed_values::<G>();
    if values.is_empty() {
        return;
    }
    let mut seed = first_seed() + 5000;
    for preset in G::Options::PRESETS {
        let (mut steps, mut refused) = (0, 0);
        // Options that seldom fit together are drawn often; a step is counted for each that does not.
        while steps + refused < many(MIXED) {
            let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0xa11);
            let draw = |(name, values): &(String, Vec<Value>)| {
                (name.clone(), values[rng.random_range(0..values.len())].clone())
            };
            match play_changed::<G>(preset.name, values.iter().map(draw).collect(), seed) {
                Some(played) => steps += played,
                None => refused += 1,
            }
            seed += 1;
        }
    }
}

/// A game of cards allocates nothing on the way through `moves` and `play`.
pub fn allocates_nothing<G: Table>() {
    let game = G::new(G::Options::standard()).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
    if !G::STACK_ONLY {
        return;
    }
    let mut state = game.open();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (mut decisions, mut allocations) = (0, 0);
    while decisions < DECISIONS_COUNTED {
        match game.turn(&state) {
            Turn::Over => state = game.open(),
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng);
                game.reveal(&mut state, &outcome, &mut ());
            }
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().unwrap_or(Seat(0));
                let counted = allocation_counter::measure(|| {
                    if let Some(m) = game.moves(&state, seat).sample(&mut rng) {
                        game.play(&mut state, seat, m, &mut ());
                    }
                });
                decisions += 1;
                allocations += counted.count_total;
            }
        }
    }
    assert_eq!(allocations, 0, "{}: {allocations} allocations in {decisions} decisions", G::ID);
}

/// So many steps; more where somebody asks for a longer trial (`SPADILLE_HARDER=10`).
fn many(steps: usize) -> usize {
    let times = std::env::var("SPADILLE_HARDER").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    steps.saturating_mul(times)
}

/// Where seeds begin, for those who try again and again (`SPADILLE_SEED=100000`).
fn first_seed() -> u64 {
    std::env::var("SPADILLE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0)
}

/// Plays a match with some options changed, if they fit together; returns its steps.
fn play_changed<G: Table>(preset: &str, changes: Map<String, Value>, seed: u64) -> Option<usize> {
    let options = G::Options::from_overrides(Some(preset), &changes).ok()?;
    Some(play::<G>(&options, seed, &format!("{preset} with {}", Value::Object(changes))))
}

fn play<G: Table>(options: &G::Options, seed: u64, name: &str) -> usize {
    let game = G::new(options.clone()).unwrap_or_else(|e| panic!("{} {name}: {e}", G::ID));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    contract::random_match(&game, &mut rng, Care::default())
        .unwrap_or_else(|broken| panic!("{}, preset {name}, seed {seed}: {broken}", G::ID))
}

/// Every option with the values that can be listed; of numbers the least.
pub(crate) fn listed_values<G: Table>() -> Vec<(String, Vec<Value>)> {
    let values = About::of::<G>().options().into_iter().map(|option| {
        let least = option.least.map(Value::from).filter(|_| option.values.is_empty());
        (option.key, option.values.into_iter().map(|v| v.value).chain(least).collect::<Vec<_>>())
    });
    values.filter(|(_, values)| !values.is_empty()).collect()
}
