//! Imperial at the table: its stories, its worked cases and its maxims.

use crate::common;

use serde_json::json;
use spadille_core::{Game as _, Log, Options, Seat, Table as _, story::tell};
use spadille_salon::imperial::Imperial;

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Imperial>(include_str!("imperial.story"));
}

#[test]
fn every_case_is_answered() {
    common::every_case_is_answered::<Imperial>();
}

#[test]
fn every_maxim_is_followed_somewhere() {
    common::every_maxim_is_followed_somewhere::<Imperial>(2_000, &[]);
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
