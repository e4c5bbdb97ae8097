//! The contract of a game, tried in random matches.

use crate::harder::{first_seed, many};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value};
use spadille_core::contract::{self, Care};
use spadille_core::{Options as _, Seat, Space as _, Table, Turn};
use spadille_entry::{About, LENGTHS};

/// Steps of random matches for each preset, at least; matches are played to their end.
const STEPS: usize = 24_000;
/// Steps with all options drawn at random, for each preset.
const MIXED: usize = 12_000;
/// Steps after which a match with the most of some number is broken off: the most of a length would take for ever.
const ENOUGH: usize = 1_500;
/// Decisions in which allocations are counted.
const DECISIONS_COUNTED: u64 = 3_000;

/// Plays random matches of each preset.
pub fn random_matches<G: Table>() {
    contract::options::<G>().unwrap_or_else(|e| panic!("{}: {e}", G::ID));
    for preset in G::Options::PRESETS {
        let options = G::Options::preset(preset.name).unwrap_or_else(|| panic!("preset {}", preset.name));
        let (mut steps, mut seed) = (0, first_seed());
        while steps < many(STEPS) {
            steps += play::<G>(&options, seed, preset.name, Care::default());
            seed += 1;
        }
    }
}

/// Plays a match with each value of each option alone; of numbers with the least and, for a while, with the most.
pub fn every_option<G: Table>() {
    let (listed, most) = (listed_values::<G>(), most_values::<G>());
    let whole = listed.iter().flat_map(|(name, values)| values.iter().map(move |value| (name, value, Care::default())));
    let a_while = most.iter().map(|(name, most)| (name, most, for_a_while()));
    let trials: Vec<_> = whole.chain(a_while).collect();
    let mut seed = first_seed() + 1000;
    for preset in G::Options::PRESETS {
        for (name, value, care) in trials.iter().cycle().take(many(trials.len())) {
            let change = Map::from_iter([((*name).clone(), (*value).clone())]);
            seed += u64::from(play_changed::<G>(preset.name, change, seed, *care).is_some());
        }
    }
    assert!(trials.is_empty() || seed > first_seed() + 1000, "{}: no option was tried", G::ID);
}

/// Plays matches with all options drawn at random.
pub fn mixed_options<G: Table>() {
    let mut values = listed_values::<G>();
    // A match agreed to be long shows nothing that a short one does not.
    for (name, most) in most_values::<G>().into_iter().filter(|(name, _)| !LENGTHS.contains(&name.as_str())) {
        if let Some((_, values)) = values.iter_mut().find(|(other, _)| *other == name) {
            values.push(most);
        }
    }
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
            match play_changed::<G>(preset.name, values.iter().map(draw).collect(), seed, for_a_while()) {
                Some(played) => steps += played,
                None => refused += 1,
            }
            seed += 1;
        }
        assert!(steps > refused, "{}, preset {}: options drawn together hardly ever fit", G::ID, preset.name);
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

/// Plays a match with some options changed, if they fit together; returns its steps.
fn play_changed<G: Table>(preset: &str, changes: Map<String, Value>, seed: u64, care: Care) -> Option<usize> {
    let options = G::Options::from_overrides(Some(preset), &changes).ok()?;
    Some(play::<G>(&options, seed, &format!("{preset} with {}", Value::Object(changes)), care))
}

/// The care for a match that need not come to its end.
fn for_a_while() -> Care {
    Care { enough: Some(ENOUGH), ..Care::default() }
}

fn play<G: Table>(options: &G::Options, seed: u64, name: &str, care: Care) -> usize {
    let game = G::new(options.clone()).unwrap_or_else(|e| panic!("{} {name}: {e}", G::ID));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    contract::random_match(&game, &mut rng, care)
        .unwrap_or_else(|broken| panic!("{}, preset {name}, seed {seed}: {broken}", G::ID))
}

/// Every option with the values that can be listed; of numbers the least; of values that may be chosen together each alone, all of
/// them, and every other one.
pub(crate) fn listed_values<G: Table>() -> Vec<(String, Vec<Value>)> {
    let values = About::of::<G>().options().into_iter().map(|option| {
        let least = option.least.map(Value::from).filter(|_| option.values.is_empty());
        let listed: Vec<Value> = option.values.into_iter().map(|v| v.value).collect();
        (option.key, if option.several { together(&listed) } else { listed.into_iter().chain(least).collect() })
    });
    values.filter(|(_, values)| !values.is_empty()).collect()
}

/// Lists made of some values.
fn together(values: &[Value]) -> Vec<Value> {
    let alone = values.iter().map(|value| vec![value.clone()]);
    let lists = alone.chain([values.to_vec(), values.iter().step_by(2).cloned().collect()]);
    lists.filter(|list| !list.is_empty()).map(Value::from).collect()
}

/// The most of every option that is a number.
fn most_values<G: Table>() -> Vec<(String, Value)> {
    let numbers = About::of::<G>().options().into_iter().filter(|option| option.values.is_empty());
    numbers.filter_map(|option| Some((option.key, option.most?.into()))).collect()
}
