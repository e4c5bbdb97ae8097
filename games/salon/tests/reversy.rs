//! Reversy at the table: its stories, its worked cases and its maxims.

use serde_json::json;
use spadille_core::{Case, Game as _, Log, Options, Seat, Table as _, story::tell};
use spadille_salon::reversy::Reversy;

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Reversy>(include_str!("reversy.story"));
}

#[test]
fn every_case_is_answered() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../../cases/reversy.json")).unwrap();
    let failed = cases.iter().filter(|case| case.auto).filter_map(|case| {
        let why = match Reversy::work(case) {
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
    let code = [include_str!("../src/reversy/advice/exchanging.rs"), include_str!("../src/reversy/advice/playing.rs")]
        .concat();
    for maxim in &Reversy::book().maxims {
        assert!(code.contains(&format!("\"{}\"", maxim.id)), "nobody follows {}", maxim.id);
    }
}

/// A deal with real cards: facts that can be are settled by the laws behind them, others are refused with a sentence.
#[test]
fn facts_are_settled_or_refused() {
    let game = Reversy::new(Options::standard()).unwrap();
    let facts = json!({
        "dealer": 4, "pot": 18, "winners": [2, 1, 3, 2, 4, 4, 1, 1, 2, 1, 4], "points": [12, 10, 6, 6],
        "cards": [{"card": "JH", "how": "forced", "seat": 3, "trick": 2}, {"card": "AD", "how": "led", "seat": 1, "trick": 3}],
    });
    let settle = |facts: &serde_json::Value| {
        let facts = serde_json::from_value(facts.clone()).unwrap();
        let mut log = Log::default();
        game.settle(&facts, &mut log).map(|ledger| (ledger, log))
    };
    let (ledger, log) = settle(&facts).unwrap();
    let laws: Vec<&str> = log.events.iter().filter_map(|event| event.law).map(|law| law.0).collect();
    for law in ["quinola-forced", "quinola-forced-others", "first-bete-at-once", "partie-tie-tricks", "ace-of-diamonds"]
    {
        assert!(laws.contains(&law), "{law}: {laws:?}");
    }
    // Forced: four and two and two to the leader of the second trick; Partie and the led ace to the third.
    let balances: Vec<i64> = (0..4).map(|seat| ledger.balance(Seat(seat))).collect();
    assert_eq!(balances, [-2 - 4 - 2, 8, -4 - 18 + 6, -2]);
    for (field, value) in [
        ("dealer", json!(5)),
        ("pot", json!(-1)),
        ("points", json!([40, 1, 0, 0])),
        ("cards", json!([{"card": "AS", "how": "led", "seat": 1, "trick": 12}])),
        ("cards", json!([{"card": "KS", "how": "led", "seat": 1, "trick": 1}])),
        ("renounced", json!(0)),
    ] {
        let mut wrong = facts.clone();
        wrong[field] = value;
        assert!(settle(&wrong).is_err(), "{wrong}");
    }
}

/// Of equal points and tricks the place by the pot decides, for winning and for losing.
#[test]
fn ties_are_told() {
    let game = Reversy::new(Options::standard()).unwrap();
    let facts = json!({
        "dealer": 4, "pot": 15, "winners": [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 1], "points": [15, 15, 5, 5],
    });
    let mut log = Log::default();
    let ledger = game.settle(&serde_json::from_value(facts).unwrap(), &mut log).unwrap();
    assert!(log.events.iter().any(|event| event.law.is_some_and(|law| law.0 == "partie-tie-seat")));
    assert_eq!([0, 1, 2, 3].map(|seat| ledger.balance(Seat(seat))), [-4, 0, 0, 4]);
}
