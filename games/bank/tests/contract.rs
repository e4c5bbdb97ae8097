//! Pharo keeps the promises of the house under every kind of option.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value, json};
use spadille_bank::pharo::{Pharo, PharoOptions};
use spadille_core::contract::{self, Care};
use spadille_core::{Game as _, Options as _};

#[test]
fn random_matches_keep_every_promise() {
    contract::options::<Pharo>().unwrap_or_else(|e| panic!("{e}"));
    let a_plie = |answers: Value| (json!({"players": 2, "plie_choice": answers, "limit": 5}), 2);
    for (changes, matches) in [
        (json!({"players": 2}), 6),
        (json!({"players": 3, "bank": 30, "limit": 10, "tailles": 3, "next_bank": "right"}), 4),
        (json!({"players": 3, "carry_bends": "carry", "transfer_bend": true, "tailles": 3}), 3),
        (json!({"players": 3, "dealer": "human", "bank": 40, "carry_bends": "carry", "tailles": 6, "limit": 4}), 3),
        (json!({"players": 10, "limit": 2, "bottom_shown": "never"}), 1),
        a_plie(json!(["half"])),
        a_plie(json!(["colour"])),
        a_plie(json!(["play_on"])),
        a_plie(json!(["half", "play_on"])),
    ] {
        let fields: Map<String, Value> = changes.as_object().cloned().unwrap_or_default();
        let options = PharoOptions::from_overrides(None, &fields).unwrap_or_else(|e| panic!("{changes}: {e}"));
        let game = Pharo::new(options).unwrap_or_else(|e| panic!("{changes}: {e}"));
        for seed in 0..matches {
            let care = Care { look_every: 23, ..Care::default() };
            if let Err(broken) = contract::random_match(&game, &mut ChaCha8Rng::seed_from_u64(seed), care) {
                panic!("{changes}, seed {seed}: {broken}");
            }
        }
    }
}
