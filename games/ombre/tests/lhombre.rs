//! The worked cases of L'Hombre.

use spadille_core::Case;
use spadille_ombre::lhombre::cases;

fn run(forms: &[&str]) {
    run_file(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/lhombre.json"), |form| forms.contains(&form));
}

fn run_file(path: &str, wanted: impl Fn(&str) -> bool) {
    let all: Vec<Case> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut failures = Vec::new();
    for case in all.iter().filter(|c| c.auto && c.form().is_some_and(&wanted)) {
        match cases::work(case) {
            Ok(answer) => {
                if let Some(difference) = answer.difference(&case.expect) {
                    failures.push(format!("{}: {difference}", case.id));
                }
            }
            Err(why) => failures.push(format!("{}: {why}", case.id)),
        }
    }
    assert!(failures.is_empty(), "{} cases:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn cases_about_cards_and_prices() {
    run(&["card-order", "set-up", "tariff", "matadors", "trick"]);
}

#[test]
fn cases_about_settlement() {
    run(&["deal-end", "settle", "match-run"]);
}

#[test]
fn cases_about_auction_and_exchange() {
    run(&["auction", "exchange"]);
}

/// Cases of our own, reckoned by hand from the books: what the worked cases leave out.
#[test]
fn cases_of_the_house() {
    run_file(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lhombre_more.json"), |_| true);
}

#[test]
fn cases_about_whole_deals() {
    run(&["solve", "replay"]);
}

/// Every value of a question in turn replaced by nonsense: an answer or a refusal, never a panic.
#[test]
fn malformed_questions_are_refused() {
    use serde_json::{Value, json};

    fn places(value: &Value, path: &str, all: &mut Vec<String>) {
        all.push(path.to_owned());
        match value {
            Value::Object(fields) => fields.iter().for_each(|(k, v)| places(v, &format!("{path}/{k}"), all)),
            Value::Array(items) => items.iter().enumerate().for_each(|(i, v)| places(v, &format!("{path}/{i}"), all)),
            _ => {}
        }
    }

    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/lhombre.json");
    let all: Vec<Case> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let nonsense =
        [json!(null), json!(-1), json!(255), json!(i64::MAX), json!("AS"), json!("nobody"), json!([]), json!({})];
    let mut seen = std::collections::HashMap::<String, usize>::new();
    for case in all.iter().filter(|c| c.auto) {
        // A few questions of each form are enough.
        let count = seen.entry(case.form().unwrap_or_default().to_owned()).or_default();
        *count += 1;
        if *count > 5 {
            continue;
        }
        let mut paths = Vec::new();
        places(&case.given, "", &mut paths);
        for path in paths.iter().take(300) {
            for value in &nonsense {
                let mut broken = case.clone();
                if let Some(place) = broken.given.pointer_mut(path) {
                    *place = value.clone();
                }
                let _ = cases::work(&broken);
            }
        }
    }
}

/// Plays random matches through every promise of the house, for about two seconds.
mod contract {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use serde_json::{Map, Value, json};
    use spadille_core::contract::{Care, options, random_match};
    use spadille_core::{Game as _, Options as _};
    use spadille_ombre::lhombre::{LHombre, LHombreOptions};
    use std::time::{Duration, Instant};

    /// Every game that may be agreed on.
    const CONTRACTS: [&str; 14] = [
        "frage",
        "casco",
        "obscur_top",
        "obscur_bottom",
        "tourne",
        "tourne_mixed",
        "tourne_blind",
        "grand_casco",
        "respect",
        "solo",
        "solo_tout",
        "grandissimo",
        "nullissimo",
        "mohr",
    ];

    fn play(preset: &str, changes: &Value, time: Duration) {
        let changes: &Map<String, Value> = changes.as_object().unwrap();
        let chosen = LHombreOptions::from_overrides(Some(preset), changes).unwrap();
        let game = LHombre::new(chosen).unwrap();
        let begun = Instant::now();
        for seed in 0..2000 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            if let Err(broken) = random_match(&game, &mut rng, Care::default()) {
                panic!("{preset} with {changes:?}, seed {seed}: {broken}");
            }
            if begun.elapsed() > time {
                break;
            }
        }
    }

    #[test]
    fn promises_hold_at_every_table() {
        options::<LHombre>().unwrap();
        let time = Duration::from_millis(60);
        for preset in ["1782", "1860"] {
            for players in ["3", "2a", "2b", "2c", "4", "4king"] {
                play(preset, &json!({"players": players, "tours": 2}), time);
            }
            play(
                preset,
                &json!({"contracts": CONTRACTS, "tours": 3, "tourne_black_ace": "second_turn", "couleur": "fixed"}),
                time,
            );
            play(
                preset,
                &json!({"contracts": CONTRACTS, "tours": 3, "marking": "jetons", "casco_forces": false}),
                time,
            );
            play(preset, &json!({"tours": 3, "marking": "pool", "players": "4king", "king_pays": true}), time);
            play(preset, &json!({"tours": 3, "rock": true, "blocks": true, "kessel": true}), time);
        }
    }

    #[test]
    fn promises_hold_at_strict_tables() {
        let time = Duration::from_millis(60);
        for preset in ["1782", "1860"] {
            for penalty in ["decide", "bete", "bete_and_decide"] {
                let strict = json!({
                    "strict": true, "tours": 2, "penalty_mode": penalty, "claims": "must_claim", "spadille_force": true,
                });
                play(preset, &strict, time);
            }
            play(preset, &json!({"strict": true, "tours": 2, "players": "4", "penalty_mode": "bete"}), time);
            play(preset, &json!({"strict": true, "tours": 2, "players": "2a", "penalty_mode": "bete"}), time);
            play(preset, &json!({"strict": true, "tours": 2, "players": "4king"}), time);
        }
    }

    /// Random tables with random sets of allowed games; the clock bounds the work, it decides nothing.
    #[test]
    fn promises_hold_under_any_options() {
        use rand::RngExt as _;
        let choices = json!({
            "players": ["3", "2a", "2b", "2c", "4", "4king"], "marking": ["dealer", "dealer", "jetons", "pool"],
            "casco_forces": [true, false], "tourne_black_ace": ["suit", "second_turn"], "couleur": ["none", "volante", "fixed"],
            "codille_mode": ["double_upto", "double", "draw"], "codille_bete": ["one", "split"],
            "same_deal_betes": ["together", "one_by_one"], "blocks": [true, false], "rock": [true, false],
            "kessel": [true, false], "throw_in": ["takeover", "final"], "talon_view": ["last_buyer", "never"],
            "trick_view": ["hombre", "hombre_solo", "last_trick", "none"], "review_discards": ["until_trump", "until_lead"], "claims": ["automatic", "must_claim"],
            "penalty_mode": ["decide", "bete_and_decide", "bete"], "entrire": [true, false], "frage_switch": ["no", "blind"],
            "overbid_reply": ["hold", "raise"], "king_seat": ["left", "opposite", "dealer"], "king_pays": [true, false],
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
            let agreed: Vec<&str> = CONTRACTS.into_iter().filter(|_| rng.random_range(0..2u32) == 0).collect();
            changes.insert("contracts".into(), json!(if agreed.is_empty() { vec!["frage"] } else { agreed }));
            changes.insert("tours".into(), json!(2));
            let preset = ["1782", "1860"][rng.random_range(0..2usize)];
            play(preset, &Value::Object(changes), Duration::from_millis(5));
        }
    }
}
