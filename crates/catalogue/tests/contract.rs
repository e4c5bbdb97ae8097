//! What every game of the catalogue promises; a new game is held to it from the day it is listed.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value, json};
use spadille_catalogue::{GAMES, Visitor, about, visit};
use spadille_core::contract::{self, Care};
use spadille_core::{Options as _, Table};
use std::time::{Duration, Instant};

/// Plays random matches of each preset, then of each preset with one option changed. The clock bounds the work, it
/// decides nothing.
struct Matches {
    least: u32,
    time: Duration,
}

impl Visitor for Matches {
    type Result = ();

    fn visit<G: Table>(self) {
        contract::options::<G>().unwrap_or_else(|e| panic!("{}: {e}", G::ID));
        for preset in G::Options::PRESETS {
            let options = G::Options::preset(preset.name).unwrap_or_else(|| panic!("preset {}", preset.name));
            let begun = Instant::now();
            let mut seed = 0;
            while seed < self.least || (begun.elapsed() < self.time && seed < 5000) {
                play::<G>(&options, seed, preset.name);
                seed += 1;
            }
            for change in single_changes(G::ID) {
                if let Ok(options) = G::Options::from_overrides(Some(preset.name), &change) {
                    let name = format!("{} with {}", preset.name, Value::Object(change));
                    play::<G>(&options, seed, &name);
                    seed += 1;
                }
            }
        }
    }
}

fn play<G: Table>(options: &G::Options, seed: u32, name: &str) {
    let game = G::new(options.clone()).unwrap_or_else(|e| panic!("{} {name}: {e}", G::ID));
    let mut rng = ChaCha8Rng::seed_from_u64(seed.into());
    if let Err(broken) = contract::random_match(&game, &mut rng, Care::default()) {
        panic!("{}, preset {name}, seed {seed}: {broken}", G::ID);
    }
}

/// Every value of every option that the schema lists, one change at a time.
fn single_changes(id: &str) -> Vec<Map<String, Value>> {
    let schema = about(id).map(|a| a.options_schema).unwrap_or_default();
    let fields = schema["properties"].as_object().cloned().unwrap_or_default();
    let mut changes = Vec::new();
    for (name, field) in &fields {
        for value in values(&schema, field) {
            changes.push(Map::from_iter([(name.clone(), value)]));
        }
    }
    changes
}

fn values(schema: &Value, field: &Value) -> Vec<Value> {
    if let Some(reference) = field["$ref"].as_str().and_then(|r| r.strip_prefix('#')) {
        return schema.pointer(reference).map(|f| values(schema, f)).unwrap_or_default();
    }
    if let Some(listed) = field["enum"].as_array() {
        return listed.clone();
    }
    if let Some(constant) = field.get("const") {
        return vec![constant.clone()];
    }
    for key in ["oneOf", "anyOf", "allOf"] {
        if let Some(kinds) = field[key].as_array() {
            return kinds.iter().flat_map(|kind| values(schema, kind)).collect();
        }
    }
    match field["type"].as_str() {
        Some("boolean") => vec![json!(true), json!(false)],
        Some("integer") => field.get("minimum").into_iter().cloned().collect(),
        _ => vec![],
    }
}

#[test]
fn every_game_keeps_its_promises_in_random_matches() {
    std::thread::scope(|scope| {
        for id in GAMES {
            scope.spawn(move || visit(id, Matches { least: 3, time: Duration::from_secs(6) }));
        }
    });
}
