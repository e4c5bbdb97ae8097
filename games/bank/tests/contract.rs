//! Pharo keeps the promises of the house under every kind of option.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value, json};
use spadille_bank::pharo::{Pharo, PharoOptions};
use spadille_core::contract::{self, Care};
use spadille_core::{Game as _, Options as _};

fn play(changes: &Value, seeds: std::ops::Range<u64>) {
    let fields: Map<String, Value> = changes.as_object().cloned().unwrap_or_default();
    let options = PharoOptions::from_overrides(None, &fields).unwrap_or_else(|e| panic!("{changes}: {e}"));
    let game = Pharo::new(options).unwrap_or_else(|e| panic!("{changes}: {e}"));
    for seed in seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let care = Care { look_every: 23, ..Care::default() };
        if let Err(broken) = contract::random_match(&game, &mut rng, care) {
            panic!("{changes}, seed {seed}: {broken}");
        }
    }
}

#[test]
fn random_matches_keep_every_promise() {
    contract::options::<Pharo>().unwrap_or_else(|e| panic!("{e}"));
    play(&json!({"players": 2}), 0..6);
    play(&json!({"players": 3, "bank": 30, "limit": 10, "tailles": 3, "next_bank": "right"}), 0..4);
    play(&json!({"players": 3, "carry_bends": "carry", "transfer_bend": true, "tailles": 3}), 0..3);
    play(&json!({"players": 3, "dealer": "human", "bank": 40, "carry_bends": "carry", "tailles": 6, "limit": 4}), 0..3);
    play(&json!({"players": 10, "limit": 2, "bottom_shown": "never"}), 0..1);
}

#[test]
fn every_set_of_answers_to_a_plie_can_be_played() {
    let sets = [json!(["half"]), json!(["colour"]), json!(["play_on"]), json!(["half", "play_on"])];
    for set in sets {
        play(&json!({"players": 2, "plie_choice": set, "limit": 5}), 0..2);
    }
}
