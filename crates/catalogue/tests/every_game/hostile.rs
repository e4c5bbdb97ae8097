//! Nothing a file can contain makes the house panic: real cases, records, options and moves, bent in every way.

use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestRunner};
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value, json};
use spadille_catalogue::cases::{judge, read};
use spadille_catalogue::{AnyMatch, entry, open, resume};
use spadille_core::{Log, Record, Turn};
use spadille_promises::{first_seed, many};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A value that does not belong where it is put.
fn junk(rng: &mut ChaCha8Rng) -> Value {
    match rng.random_range(0..12u32) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(255),
        3 => json!(u64::MAX),
        4 => json!(1.5),
        5 => json!(""),
        6 => json!("ZZ"),
        7 => json!([]),
        8 => json!({}),
        9 => json!(true),
        10 => json!(["AS", "AS", "KS"]),
        _ => json!(rng.random_range(0..40i64)),
    }
}

/// Bends one place of a JSON value: replaces, removes, doubles or swaps.
fn bend(value: &mut Value, rng: &mut ChaCha8Rng) {
    let deeper = rng.random_range(0..4u32) > 0;
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let Some(name) = names.choose(rng) else { return };
            match (deeper, rng.random_range(0..3u32)) {
                (true, _) => bend(&mut fields[name.as_str()], rng),
                (false, 0) => drop(fields.remove(name)),
                (false, _) => drop(fields.insert(name.clone(), junk(rng))),
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let at = rng.random_range(0..list.len());
            match (deeper, rng.random_range(0..4u32)) {
                (true, _) => bend(&mut list[at], rng),
                (false, 0) => drop(list.remove(at)),
                (false, 1) => list.push(list[at].clone()),
                (false, 2) => list.reverse(),
                (false, _) => list[at] = junk(rng),
            }
        }
        other => *other = junk(rng),
    }
}

/// Bent cases never panic.
pub fn bent_cases_never_panic(game: &'static str) {
    let mut panics = Vec::new();
    let path = format!("{}/../../cases/{game}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let mut rng = ChaCha8Rng::seed_from_u64(first_seed() + 1773);
    for case in read(&text).unwrap_or_else(|e| panic!("{path}: {e}")).into_iter().flatten() {
        for _ in 0..many(12) {
            let mut bent = case.clone();
            for _ in 0..rng.random_range(1..4u32) {
                bend(&mut bent.given, &mut rng);
            }
            if catch_unwind(AssertUnwindSafe(|| judge(game, &bent))).is_err() {
                panics.push(format!("{game} {}: {}", case.id, bent.given));
            }
        }
    }
    panics.truncate(10);
    assert!(panics.is_empty(), "{}", panics.join("\n"));
}

/// A match played at random for a while.
fn random_record(game: &str, seed: u64) -> Record {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = open(game, None, &Map::new(), &[]).unwrap_or_else(|e| panic!("{game}: {e}"));
    let mut log = Log::default();
    for _ in 0..120 {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => table.draw(&mut rng, &mut log),
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().unwrap_or(spadille_core::Seat(0));
                let m = table.random_move(seat, &mut rng).unwrap_or_default();
                table.play(seat, &m, &mut log).unwrap_or_else(|e| panic!("{game}: {m}: {e:?}"));
            }
        }
    }
    table.record().clone()
}

/// Bent records never panic.
pub fn bent_records_never_panic(game: &'static str) {
    let mut rng = ChaCha8Rng::seed_from_u64(first_seed() + 1782);
    for seed in 0..many(12) as u64 {
        let record = random_record(game, first_seed() + seed);
        let lines: Vec<String> = record.to_string().lines().map(str::to_owned).collect();
        for _ in 0..25 {
            let mut bent = lines.clone();
            let at = rng.random_range(0..bent.len());
            if let Ok(mut value) = serde_json::from_str::<Value>(&bent[at]) {
                bend(&mut value, &mut rng);
                bent[at] = value.to_string();
            }
            match rng.random_range(0..5u32) {
                0 => bent.truncate(at),
                1 => drop(bent.remove(at)),
                2 => bent.push(lines[at].clone()),
                _ => {}
            }
            let mut text = bent.join("\n");
            if rng.random_range(0..6u32) == 0 {
                let cut = rng.random_range(0..=text.len());
                text = String::from_utf8_lossy(&text.as_bytes()[..cut]).into_owned();
            }
            let outcome = catch_unwind(AssertUnwindSafe(|| {
                if let Ok(record) = Record::parse(&text) {
                    let _ = resume(&record, &mut Log::default());
                }
            }));
            assert!(outcome.is_ok(), "{game}: this record makes the house panic:\n{text}");
        }
    }
}

/// A record forks anywhere.
pub fn a_record_forks_anywhere(game: &'static str) {
    let record = random_record(game, first_seed() + 99);
    for steps in [0, 1, record.steps.len() / 2, record.steps.len(), record.steps.len() + 5] {
        let table = resume(&record.fork(steps), &mut Log::default()).unwrap_or_else(|e| panic!("{game}: {e}"));
        assert_eq!(table.record().steps.len(), steps.min(record.steps.len()));
    }
}

/// Tries something with many random inputs.
fn tried<S: Strategy>(strategy: &S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let mut runner = TestRunner::new(ProptestConfig {
        cases: many(200) as u32,
        rng_seed: RngSeed::Fixed(first_seed()),
        failure_persistence: None,
        ..ProptestConfig::default()
    });
    runner.run(strategy, test).unwrap_or_else(|e| panic!("{e}"));
}

/// Any text as a move is read or refused, at a table too.
pub fn any_text_as_a_move_is_taken_or_refused(game: &'static str) {
    tried(&"\\PC{0,40}", |text| {
        if let Some((written, same)) = entry(game).and_then(|entry| entry.rewrite(&text)) {
            prop_assert!(same, "{game}: \"{text}\" is written \"{written}\" and does not read back");
        }
        Ok(())
    });
    let record = random_record(game, first_seed() + 5).fork(6);
    tried(&"[a-z-]{1,12}( [A-Z0-9]{1,3}){0,5}", |words| {
        let mut table: Box<dyn AnyMatch> =
            resume(&record, &mut Log::default()).unwrap_or_else(|e| panic!("{game}: {e}"));
        for seat in 0..table.seats() {
            let _ = table.play(spadille_core::Seat(seat), &words, &mut Log::default());
        }
        let _ = table.play(spadille_core::Seat(200), &words, &mut Log::default());
        Ok(())
    });
}

/// Any options are taken or refused.
pub fn any_options_are_taken_or_refused(game: &'static str) {
    tried(&("[a-z_]{1,16}", any::<i64>(), "\\PC{0,12}"), |(name, number, word)| {
        for value in [json!(number), json!(word), json!([word]), Value::Null] {
            let _ = open(game, None, &Map::from_iter([(name.clone(), value)]), &[]);
        }
        Ok(())
    });
}

/// Wild values of real options are taken or refused.
pub fn wild_options_are_taken_or_refused(game: &'static str) {
    let mut rng = ChaCha8Rng::seed_from_u64(first_seed() + 1860);
    let table = open(game, None, &Map::new(), &[]).unwrap_or_else(|e| panic!("{game}: {e}"));
    let names: Vec<String> = table.options().as_object().map(|o| o.keys().cloned().collect()).unwrap_or_default();
    for _ in 0..many(300) {
        let changed: Vec<String> = names.sample(&mut rng, 2).cloned().collect();
        let options: Map<String, Value> = changed.into_iter().map(|n| (n, junk(&mut rng))).collect();
        if let Ok(mut table) = open(game, None, &options, &[]) {
            // What was accepted can be dealt and played.
            for _ in 0..6 {
                match table.turn() {
                    Turn::Chance => table.draw(&mut rng, &mut Log::default()),
                    Turn::Over => break,
                    Turn::Seats { awaited, .. } => {
                        let seat = awaited.first().unwrap_or(spadille_core::Seat(0));
                        let m = table.random_move(seat, &mut rng).unwrap_or_default();
                        let _ = table.play(seat, &m, &mut Log::default());
                    }
                }
            }
        }
    }
}
