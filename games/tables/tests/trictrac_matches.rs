//! Whole matches: under many options, of several Tours too, they keep the promises of a game; the printed advice beats chance.

mod at_table;

use at_table::rules;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::json;
use spadille_core::contract::{Care, random_match, step};
use spadille_core::{Game as _, Hidden as _, Seat, Space as _, Table as _, Viewer};
use spadille_tables::trictrac::Trictrac;

#[test]
fn matches_keep_their_promises() {
    for (preset, changes, seeds) in [
        ("1773", json!({}), 0..40),
        ("classical", json!({"tours": 3, "single_number": "free"}), 0..15),
        ("1773", json!({"opening_throw": "drawn", "touch_move": "on"}), 0..15),
        ("strict", json!({}), 0..40),
        ("strict", json!({"tours": 2, "last_throw_shortcut": "on"}), 40..60),
        ("strict", json!({"dice_disturb": "forbidden_with_penalty"}), 60..80),
        ("strict", json!({"touch_move": "off", "tours": 2}), 80..100),
        ("1773", json!({"dice_disturb": "allowed", "last_throw_shortcut": "on"}), 0..40),
    ] {
        let game = rules(preset, changes.clone());
        for seed in seeds {
            let care = Care { look_every: 31, ..Care::default() };
            let played = random_match(&game, &mut ChaCha8Rng::seed_from_u64(seed), care);
            played.unwrap_or_else(|broken| panic!("{preset} {changes} seed {seed}: {broken}"));
        }
    }
}

/// Plays a match in which `book` follows the advice and the other moves at random; says whether the book won.
fn book_wins(game: &Trictrac, book: Seat, seed: u64) -> bool {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = game.open();
    while step(game, &mut state, &mut rng, |state, seat, rng| {
        let m = if seat == book {
            game.advise(&game.view(state, Viewer::Seat(seat)), seat).expect("advice").choice
        } else {
            game.moves(state, seat).sample(rng).expect("a move")
        };
        game.check(state, seat, m).expect("a legal move");
        Some(m)
    }) {}
    game.accounts(&state).balance(book) > 0
}

#[test]
fn the_book_beats_chance() {
    for preset in ["1773", "strict"] {
        let game = rules(preset, json!({}));
        let won = (0..12).filter(|seed| book_wins(&game, Seat((seed % 2) as u8), *seed)).count();
        assert!(won >= 11, "{preset}: {won} of 12");
    }
}
