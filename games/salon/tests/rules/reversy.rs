//! Reversy at the table: its stories, its worked cases and its maxims.

use crate::common;

use serde_json::json;
use spadille_core::{Game as _, Log, Options, Seat, SeatSet, Table as _, story::tell};
use spadille_promises::{by_the_book, earned};
use spadille_salon::reversy::Reversy;

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Reversy>(include_str!("reversy.story"));
}

#[test]
fn every_case_is_answered() {
    common::every_case_is_answered::<Reversy>();
}

/// One who holds all four aces while another goes for all tricks is too rare to be waited for.
#[test]
fn every_maxim_is_followed_somewhere() {
    common::every_maxim_is_followed_somewhere::<Reversy>(2_000, &["four-aces-beware"]);
}

/// In the same deals against the same three, who play by the book, a fourth keeps Quinola out of trouble if he does so too.
#[test]
fn the_book_keeps_quinola_out_of_trouble() {
    let game = Reversy::new(Options::standard()).unwrap();
    let (all, me) = (SeatSet::all(4), Seat(0));
    let fared = |book: SeatSet| {
        let deals: Vec<Log> = (0..400).map(|seed| by_the_book(&game, seed, book).0).collect();
        let paid = |law: &str, sign: i64| deals.iter().filter(|log| sign * earned(log, me, &[law]) > 0).count();
        (paid("quinola-placed", 1), paid("quinola-forced", -1))
    };
    let ((placed, forced), (placed_by_chance, forced_by_chance)) = (fared(all), fared(all.without(me)));
    assert!(
        forced < forced_by_chance && placed > placed_by_chance,
        "{placed}, {forced}: {placed_by_chance}, {forced_by_chance}"
    );
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
