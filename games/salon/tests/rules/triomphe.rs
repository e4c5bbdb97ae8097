//! La Triomphe at the table: its stories, its worked cases, its lesson.

use crate::common;

use serde_json::{Map, json};
use spadille_core::story::{also, tell};
use spadille_core::{Game as _, Options as _, Table as _};
use spadille_salon::triomphe::settle::Facts;
use spadille_salon::triomphe::{Triomphe, TriompheOptions};

fn table(changes: serde_json::Value) -> Triomphe {
    let changes: Map<_, _> = changes.as_object().cloned().unwrap();
    Triomphe::new(TriompheOptions::from_overrides(None, &changes).unwrap()).unwrap()
}

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Triomphe>(include_str!("triomphe.story"));
}

#[test]
fn whoever_deals_again_is_told_as_doing_it() {
    let again = "table 1782\n$DEALT; ask-redeal, consent, consent, consent";
    let table = also::<Triomphe>(include_str!("triomphe.story"), again);
    common::is_done_by(&table.log, "triomphe-redeal", table.state.public.dealer);
}

#[test]
fn every_case_is_answered() {
    common::every_case_is_answered::<Triomphe>();
}

#[test]
fn lesson_and_advice_agree() {
    common::lesson_and_advice_agree::<Triomphe>();
}

/// Nobody asks for a new deal by the book, so nobody has to refuse one.
#[test]
fn every_maxim_is_followed_somewhere() {
    common::every_maxim_is_followed_somewhere::<Triomphe>(2_000, &["never-refuse"]);
}

#[test]
fn good_sense_beats_chance() {
    for (changes, seats) in [(json!({}), [0, 2].as_slice()), (json!({"mode": "par_force"}), &[1, 3])] {
        let won = common::book_against_chance(&table(changes), seats, 200);
        println!("{won} in 200 matches");
        assert!(won > 400, "{won}");
    }
    let won = common::book_against_chance(&table(json!({"sides": "each_alone"})), &[0], 200);
    println!("{won} alone");
    assert!(won > 200, "{won}");
}

/// What a deal with real cards costs, an omitted deal included.
#[test]
fn deals_are_settled_by_hand() {
    let facts = |value| serde_json::from_value::<Facts>(value).unwrap();
    let net = |game: &Triomphe, value| {
        game.settle(&facts(value), &mut ())
            .ok()
            .map(|ledger| [0, 1, 2, 3].map(|n| ledger.balance(spadille_core::Seat(n))))
    };
    let game = table(json!({"stake": 3}));
    assert_eq!(net(&game, json!({"tricks": [3, 1, 2, 3]})), Some([3, -3, 3, -3]));
    assert_eq!(net(&game, json!({"offence": "omit_deal", "offender": 2})), Some([3, -3, 3, -3]));
    assert_eq!(net(&game, json!({"offence": "refuse", "offender": 1})), Some([-6, 6, -6, 6]));
    assert_eq!(net(&game, json!({"tricks": [3, 1, 2, 4]})), None);
    assert_eq!(net(&game, json!({"offence": "misdeal"})), None);
    assert_eq!(net(&game, json!({"tricks": [9, 0, 0, 0, 0]})), None);
    let alone = table(json!({"sides": "each_alone", "vole": "on"}));
    assert_eq!(net(&alone, json!({"tricks": [0, 9, 0, 0]})), Some([-2, 6, -2, -2]));
    assert_eq!(net(&alone, json!({"tricks": [4, 4, 1, 0]})), Some([0; 4]));
    assert_eq!(net(&alone, json!({"offence": "misdeal", "offender": 4})), Some([1, 1, 1, -3]));
}
