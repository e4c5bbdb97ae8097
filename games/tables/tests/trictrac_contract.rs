//! Trictrac keeps the promises of a game, in short random matches under many options.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, json};
use spadille_core::contract::{self, Care};
use spadille_core::{Game as _, Options as _};
use spadille_tables::trictrac::{Trictrac, TrictracOptions};

fn play(preset: &str, changes: &[(&str, serde_json::Value)], seeds: std::ops::Range<u64>) {
    let changes: Map<_, _> = changes.iter().map(|(k, v)| ((*k).to_owned(), v.clone())).collect();
    let options = TrictracOptions::from_overrides(Some(preset), &changes).expect("options");
    let game = Trictrac::new(options).expect("rules");
    for seed in seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let care = Care { look_every: 31, ..Care::default() };
        if let Err(broken) = contract::random_match(&game, &mut rng, care) {
            panic!("{preset} {changes:?} seed {seed}: {broken}");
        }
    }
}

#[test]
fn the_table_marks() {
    play("1773", &[], 0..40);
    play("classical", &[("tours", json!(3)), ("single_number", json!("free"))], 0..15);
    play("1773", &[("opening_throw", json!("drawn")), ("touch_move", json!("on"))], 0..15);
}

#[test]
fn the_players_mark() {
    play("strict", &[], 0..40);
    play("strict", &[("tours", json!(2)), ("last_throw_shortcut", json!("on"))], 40..60);
    play("strict", &[("dice_disturb", json!("forbidden_with_penalty"))], 60..80);
    play("strict", &[("touch_move", json!("off")), ("tours", json!(2))], 80..100);
}

#[test]
fn dice_are_disturbed_and_the_end_is_shortened() {
    play("1773", &[("dice_disturb", json!("allowed")), ("last_throw_shortcut", json!("on"))], 0..40);
}
