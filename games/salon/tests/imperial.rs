//! Imperial at the table: its stories, its worked cases and its maxims.

use serde_json::json;
use spadille_core::{Case, Game as _, Log, Options, Seat, Table as _, story::tell};
use spadille_salon::imperial::Imperial;

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Imperial>(include_str!("imperial.story"));
}

#[test]
fn every_case_is_answered() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../../cases/imperial.json")).unwrap();
    let failed = cases.iter().filter(|case| case.auto).filter_map(|case| {
        let why = match Imperial::work(case) {
            Ok(answer) => answer.difference(&case.expect),
            Err(unsupported) => Some(unsupported.to_string()),
        };
        why.map(|why| format!("{} ({}): {why}", case.id, case.form().unwrap_or("")))
    });
    let failed: Vec<String> = failed.collect();
    assert!(failed.is_empty(), "{} of {}:\n{}", failed.len(), cases.len(), failed.join("\n"));
}

/// Every maxim is somebody's reason.
#[test]
fn every_maxim_is_followed_somewhere() {
    let code = include_str!("../src/imperial/advice.rs");
    for maxim in &Imperial::book().maxims {
        assert!(code.contains(&format!("\"{}\"", maxim.id)), "nobody follows {}", maxim.id);
    }
}

/// A game with real cards: who has no Imperial pays double, and there is exactly one winner.
#[test]
fn facts_are_settled_or_refused() {
    let game = Imperial::new(Options::standard()).unwrap();
    let settle = |imperials: &[u8]| {
        let mut log = Log::default();
        let ledger = game.settle(&serde_json::from_value(json!({"imperials": imperials})).unwrap(), &mut log);
        ledger.map(|ledger| ([0, 1, 2].map(|seat| ledger.balance(Seat(seat))), log))
    };
    let (net, log) = settle(&[0, 5, 2]).unwrap();
    assert_eq!(net, [-2, 3, -1]);
    let laws: Vec<&str> = log.events.iter().filter_map(|event| event.law).map(|law| law.0).collect();
    assert_eq!(laws, ["loser-pays", "no-imperial-double", "loser-pays"]);
    for wrong in [&[5, 5, 0][..], &[4, 4, 4], &[5, 0], &[]] {
        assert!(settle(wrong).is_err(), "{wrong:?}");
    }
}
