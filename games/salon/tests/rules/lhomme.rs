//! L'Homme at the table: its stories, its worked cases, its lesson.

use crate::common;

use serde_json::{Map, json};
use spadille_core::story::tell;
use spadille_core::{Game as _, Log, Options as _, Seat, Table as _, What, law};
use spadille_salon::lhomme::settle::Facts;
use spadille_salon::lhomme::{LHomme, LHommeOptions};

fn table(changes: serde_json::Value) -> LHomme {
    let changes: Map<_, _> = changes.as_object().cloned().unwrap();
    LHomme::new(LHommeOptions::from_overrides(None, &changes).unwrap()).unwrap()
}

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<LHomme>(include_str!("lhomme.story"));
}

#[test]
fn every_case_is_answered() {
    common::every_case_is_answered::<LHomme>();
}

#[test]
fn lesson_and_advice_agree() {
    common::lesson_and_advice_agree::<LHomme>();
}

/// Of numbers only the least is tried, so that no table has five players or more.
#[test]
fn every_maxim_is_followed_somewhere() {
    common::every_maxim_is_followed_somewhere::<LHomme>(2_000, &["many-players-few-tricks"]);
}

#[test]
fn good_sense_beats_chance() {
    for players in [3, 4, 5, 7] {
        for mode in ["zur_lust", "par_force"] {
            let game = table(json!({"players": players, "mode": mode}));
            let won = common::book_against_chance(&game, &[0], 300);
            println!("{players} {mode}: {won} in 300 matches");
            assert!(won > 300, "{players}, {mode}: {won}");
        }
    }
}

#[test]
fn a_mark_stands_on_the_score_sheet_with_its_law() {
    let (game, mut log) = (table(json!({"mode": "par_force"})), Log::default());
    let mut state = game.open();
    game.mark(&mut state.public, Seat(1), law!("refuse-par-force"), &mut log);
    let scored = log.events.iter().map(|event| (event.by, event.law, &event.what)).collect::<Vec<_>>();
    assert_eq!(scored, [(Some(Seat(1)), Some(law!("refuse-par-force")), &What::Scored(-1))]);
}

#[test]
fn deals_are_settled_by_hand() {
    let facts = |value| serde_json::from_value::<Facts>(value).unwrap();
    let net = |game: &LHomme, value| {
        let ledger = game.settle_facts(&facts(value), &mut ()).ok()?;
        Some([0, 1, 2].map(|n| ledger.balance(spadille_core::Seat(n))))
    };
    let game = table(json!({"players": 3}));
    assert_eq!(net(&game, json!({"homme": 2, "tricks": [2, 4, 1], "pot": 12})), Some([0, 12, 0]));
    assert_eq!(net(&game, json!({"homme": 2, "tricks": [3, 3, 1], "pot": 12})), Some([0, -12, 0]));
    assert_eq!(net(&game, json!({"homme": 4, "tricks": [3, 3, 1], "pot": 12})), None);
    assert_eq!(net(&game, json!({"homme": 1, "tricks": [3, 3], "pot": 12})), None);
    assert_eq!(net(&game, json!({"homme": 1, "tricks": [3, 3, 1], "pot": -1})), None);
    assert!(LHomme::book().maxim("beat-the-homme").is_some());
}
