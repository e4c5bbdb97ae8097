//! Chess keeps the promises of the house in random matches, under every kind of table.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_chess::{Chess, ChessOptions};
use spadille_core::contract::{self, Care};
use spadille_core::{Game as _, Options as _};

fn keeps_its_promises(preset: &str, overrides: Value, seeds: u64) {
    let overrides = overrides.as_object().cloned().unwrap_or_default();
    let options = ChessOptions::from_overrides(Some(preset), &overrides).unwrap();
    let game = Chess::new(options).unwrap();
    for seed in 0..seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let care = Care { patience: 200_000, look_every: 41 };
        contract::random_match(&game, &mut rng, care).unwrap_or_else(|e| panic!("{preset} {overrides:?} {seed}: {e}"));
    }
}

#[test]
fn random_matches_keep_the_promises() {
    contract::options::<Chess>().unwrap();
    keeps_its_promises("1782", json!({}), 6);
    keeps_its_promises("modern", json!({"games": 3, "first_move": "lot"}), 2);
    keeps_its_promises("1782", json!({"castling": "literal", "none_lost": "refuse"}), 4);
    keeps_its_promises("1782", json!({"counsel": "on", "games": 2}), 2);
    keeps_its_promises("1782", json!({"draws": "none", "longest": 60}), 2);
}
