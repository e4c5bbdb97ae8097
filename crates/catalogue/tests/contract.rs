//! What every game of the catalogue promises; a new game is held to it from the day it is listed.

use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value};
use spadille_catalogue::{GAMES, Visitor, about, visit};
use spadille_core::contract::{self, Care};
use spadille_core::{Options as _, Table};
use std::time::{Duration, Instant};

/// Plays random matches of each preset, then with one option changed at a time, then with all options drawn at random.
/// The clock bounds the work, it decides nothing.
struct Matches {
    time: Duration,
}

impl Visitor for Matches {
    type Result = u32;

    fn visit<G: Table>(self) -> u32 {
        contract::options::<G>().unwrap_or_else(|e| panic!("{}: {e}", G::ID));
        let values = listed_values(G::ID);
        let mut seed = 0;
        for preset in G::Options::PRESETS {
            let options = G::Options::preset(preset.name).unwrap_or_else(|| panic!("preset {}", preset.name));
            let begun = Instant::now();
            for least in 0.. {
                if least >= 3 && begun.elapsed() >= self.time {
                    break;
                }
                play::<G>(&options, seed, preset.name);
                seed += 1;
            }
            for (name, values) in &values {
                for value in values {
                    let change = Map::from_iter([(name.clone(), value.clone())]);
                    seed += u32::from(play_changed::<G>(preset.name, change, seed));
                }
            }
            let begun = Instant::now();
            while begun.elapsed() < self.time / 2 {
                let mut rng = ChaCha8Rng::seed_from_u64(u64::from(seed) ^ 0xa11);
                let draw = |(name, values): &(String, Vec<Value>)| {
                    (name.clone(), values[rng.random_range(0..values.len())].clone())
                };
                play_changed::<G>(preset.name, values.iter().map(draw).collect(), seed);
                seed += 1;
            }
        }
        seed
    }
}

/// Plays a match with some options changed, if they fit together.
fn play_changed<G: Table>(preset: &str, changes: Map<String, Value>, seed: u32) -> bool {
    let Ok(options) = G::Options::from_overrides(Some(preset), &changes) else { return false };
    play::<G>(&options, seed, &format!("{preset} with {}", Value::Object(changes)));
    true
}

fn play<G: Table>(options: &G::Options, seed: u32, name: &str) {
    let game = G::new(options.clone()).unwrap_or_else(|e| panic!("{} {name}: {e}", G::ID));
    let mut rng = ChaCha8Rng::seed_from_u64(seed.into());
    if let Err(broken) = contract::random_match(&game, &mut rng, Care::default()) {
        panic!("{}, preset {name}, seed {seed}: {broken}", G::ID);
    }
}

/// Every option with the values that can be listed; of numbers the least.
fn listed_values(id: &str) -> Vec<(String, Vec<Value>)> {
    let options = about(id).map(|a| a.options()).unwrap_or_default();
    let values = options.into_iter().map(|option| {
        let least = option.least.map(Value::from).filter(|_| option.values.is_empty());
        (option.name, option.values.into_iter().map(|v| v.value).chain(least).collect::<Vec<_>>())
    });
    values.filter(|(_, values)| !values.is_empty()).collect()
}

#[test]
fn every_game_keeps_its_promises_in_random_matches() {
    std::thread::scope(|scope| {
        for id in GAMES {
            scope.spawn(move || {
                let matches = visit(id, Matches { time: Duration::from_secs(20) });
                println!("{id}: {} random matches", matches.unwrap_or(0));
            });
        }
    });
}
