//! What must hold at every table of L'Hombre, and for every question about it.

mod at_table;

use at_table::{game, worked};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};
use spadille_core::contract::{Care, options, random_match, step};
use spadille_core::{Game as _, Hidden as _, Seat, Space as _, Viewer};
use spadille_ombre::lhombre::{LHombre, State, advice, cases};
use std::time::{Duration, Instant};

/// Every value of a question in turn replaced by nonsense: an answer or a refusal, never a panic.
#[test]
fn malformed_questions_are_refused() {
    fn places(value: &Value, path: &str, all: &mut Vec<String>) {
        all.push(path.to_owned());
        match value {
            Value::Object(fields) => fields.iter().for_each(|(k, v)| places(v, &format!("{path}/{k}"), all)),
            Value::Array(items) => items.iter().enumerate().for_each(|(i, v)| places(v, &format!("{path}/{i}"), all)),
            _ => {}
        }
    }
    let nonsense = json!([null, -1, 99, 255, i64::MAX, "AS", "nobody", [], [0], {}, [[9, "S"]]]);
    let mut seen = std::collections::HashMap::<String, usize>::new();
    for case in worked().iter().filter(|c| c.auto) {
        // A few questions of each form are enough, but every act and rule of thumb is asked about.
        let form = case.form().unwrap_or_default();
        let count = seen.entry(form.to_owned()).or_default();
        *count += 1;
        if *count > 5 && !matches!(form, "ruling" | "advise" | "advise-bid") {
            continue;
        }
        let mut paths = Vec::new();
        places(&case.given, "", &mut paths);
        for path in paths.iter().take(300) {
            for value in nonsense.as_array().unwrap() {
                let mut broken = case.clone();
                if let Some(place) = broken.given.pointer_mut(path) {
                    *place = value.clone();
                }
                let _ = cases::work(&broken);
            }
        }
    }
}

/// Every game that may be agreed on.
const CONTRACTS: &str = "frage casco obscur_top obscur_bottom tourne tourne_mixed tourne_blind grand_casco respect solo \
    solo_tout grandissimo nullissimo mohr";
const TABLES: [&str; 6] = ["3", "2a", "2b", "2c", "4", "4king"];

/// Plays random matches through every promise of the house; the clock bounds the work, it decides nothing.
fn keeps_promises(preset: &str, changes: Value, millis: u64) {
    let game = game(preset, &changes);
    let begun = Instant::now();
    for seed in 0..2000 {
        if let Err(broken) = random_match(&game, &mut ChaCha8Rng::seed_from_u64(seed), Care::default()) {
            panic!("{preset} with {changes:?}, seed {seed}: {broken}");
        }
        if begun.elapsed() > Duration::from_millis(millis) {
            break;
        }
    }
}

#[test]
fn promises_hold_at_every_table() {
    options::<LHombre>().unwrap();
    let all: Vec<&str> = CONTRACTS.split_whitespace().collect();
    for preset in ["1782", "1860"] {
        for players in TABLES {
            keeps_promises(preset, json!({"players": players, "tours": 2}), 60);
        }
        for changes in [
            json!({"contracts": all, "tours": 3, "tourne_black_ace": "second_turn", "couleur": "fixed"}),
            json!({"contracts": all, "tours": 3, "marking": "jetons", "casco_forces": false}),
            json!({"tours": 3, "marking": "pool", "players": "4king", "king_pays": true}),
            json!({"tours": 3, "rock": true, "blocks": true, "kessel": true}),
        ] {
            keeps_promises(preset, changes, 60);
        }
    }
}

#[test]
fn promises_hold_at_strict_tables() {
    for preset in ["1782", "1860"] {
        let forced = ["decide", "bete", "bete_and_decide"]
            .map(|mode| json!({"penalty_mode": mode, "claims": "must_claim", "spadille_force": true}));
        let others = [
            json!({"players": "4", "penalty_mode": "bete"}),
            json!({"players": "2a", "penalty_mode": "bete"}),
            json!({"players": "4king"}),
        ];
        for mut changes in forced.into_iter().chain(others) {
            (changes["strict"], changes["tours"]) = (json!(true), json!(2));
            keeps_promises(preset, changes, 60);
        }
    }
}

/// Random tables with random sets of allowed games.
#[test]
fn promises_hold_under_any_options() {
    let choices = json!({
        "players": TABLES, "marking": ["dealer", "dealer", "jetons", "pool"], "casco_forces": [true, false],
        "tourne_black_ace": ["suit", "second_turn"], "couleur": ["none", "volante", "fixed"],
        "codille_mode": ["double_upto", "double", "draw"], "codille_bete": ["one", "split"],
        "same_deal_betes": ["together", "one_by_one"], "blocks": [true, false], "rock": [true, false],
        "kessel": [true, false], "throw_in": ["takeover", "final"], "talon_view": ["last_buyer", "never"],
        "trick_view": ["hombre", "hombre_solo", "last_trick", "none"], "review_discards": ["until_trump", "until_lead"],
        "claims": ["automatic", "must_claim"], "penalty_mode": ["decide", "bete_and_decide", "bete"],
        "entrire": [true, false], "frage_switch": ["no", "blind"], "overbid_reply": ["hold", "raise"],
        "king_seat": ["left", "opposite", "dealer"], "king_pays": [true, false],
        "vole_fail_pot": ["hombre", "defenders"], "spadille_force": [true, false], "strict": [true, false],
        "frage_min_discard": [0, 1], "faux_matadors": ["unpaid", "paid"],
    });
    let mut rng = ChaCha8Rng::seed_from_u64(1860);
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(4) {
        let mut changes = Map::new();
        for (name, values) in choices.as_object().unwrap() {
            let values = values.as_array().unwrap();
            changes.insert(name.clone(), values[rng.random_range(0..values.len())].clone());
        }
        let agreed: Vec<&str> = CONTRACTS.split_whitespace().filter(|_| rng.random_range(0..2u32) == 0).collect();
        changes.insert("contracts".into(), json!(if agreed.is_empty() { vec!["frage"] } else { agreed }));
        changes.insert("tours".into(), json!(2));
        keeps_promises(["1782", "1860"][rng.random_range(0..2usize)], Value::Object(changes), 5);
    }
}

/// The book is followed through whole matches at every table: what it advises is always allowed.
#[test]
fn the_book_never_advises_what_is_not_allowed() {
    for (number, players) in TABLES.into_iter().enumerate() {
        for (preset, strict) in [("1782", false), ("1782", true), ("1860", false), ("1860", true)] {
            let game = game(preset, &json!({"players": players, "tours": 6, "strict": strict}));
            let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
            let (mut state, mut asked) = (game.open(), 0);
            let mut by_the_book = |s: &State, seat: Seat, rng: &mut ChaCha8Rng| {
                let moves = game.moves(s, seat);
                let advised = advice::advise(&game, &game.view(s, Viewer::Seat(seat)), seat).map(|a| a.choice);
                if let Some(choice) = advised {
                    asked += 1;
                    assert!(moves.contains(&choice), "{players} {preset} {:?}: {choice}", s.public.deal.phase);
                }
                advised.or_else(|| moves.sample(rng))
            };
            while step(&game, &mut state, &mut rng, &mut by_the_book) {}
            assert!(asked > 50, "{players} {preset}: {asked}");
        }
    }
}

/// Every maxim of the book is one that the book player or a hint goes by.
#[test]
fn every_maxim_is_followed_somewhere() {
    let code = [
        include_str!("../src/lhombre/advice/bidding.rs"),
        include_str!("../src/lhombre/advice/exchange.rs"),
        include_str!("../src/lhombre/advice/patterns.rs"),
        include_str!("../src/lhombre/advice/playing.rs"),
    ]
    .map(|file| file.split("#[cfg(test)]").next().unwrap());
    let book = include_str!("../../../books/lhombre/advice.toml");
    let ids: Vec<&str> = book.lines().filter_map(|line| line.strip_prefix("id = ")).collect();
    assert!(ids.len() > 70);
    for id in ids {
        assert!(code.iter().any(|file| file.contains(id)), "maxim {id} is never quoted");
    }
}
