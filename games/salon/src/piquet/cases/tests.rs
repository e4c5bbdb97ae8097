//! Questions of the given forms that no case of the collection asks.

use super::work;
use serde_json::{Value, json};
use spadille_core::Case;

fn ask(form: &str, given: Value) -> Value {
    let case: Case = serde_json::from_value(json!({"id": "asked", "form": form, "given": given})).unwrap();
    work(&case).unwrap_or_else(|why| panic!("{form}: {why}")).value
}

fn dealt(preset: &str, dealer: u8, cards: [u8; 2]) -> Value {
    let given = json!({"preset": preset, "options": {}, "dealer": dealer, "event": "cards_dealt", "cards": cards});
    let ruling = ask("deal-ruling", given);
    json!([ruling["ruling"], ruling["chooser"]])
}

#[test]
fn a_misdeal_is_the_dealer_s_fault_and_fourteen_cards_are_too_many_on_either_side() {
    assert_eq!(dealt("1782", 1, [14, 10]), json!(["redeal", null]));
    assert_eq!(dealt("1782", 1, [10, 14]), json!(["redeal", null]));
    assert_eq!(dealt("1860", 1, [13, 12]), json!(["choice", 0]));
    assert_eq!(dealt("1860", 0, [13, 11]), json!(["choice", 1]));
    assert_eq!(dealt("1860", 0, [12, 12]), json!(["stands", null]));
}

#[test]
fn the_later_book_lets_the_other_choose_however_many_cards_were_dealt() {
    assert_eq!(dealt("1860", 1, [14, 12]), json!(["choice", 0]));
    assert_eq!(dealt("1860", 0, [12, 16]), json!(["choice", 1]));
    assert_eq!(dealt("1860", 1, [12, 9]), json!(["choice", 0]));
}

#[test]
fn who_deals_in_his_turn_deals_rightly() {
    let given = |by: u8, looked: [bool; 2]| json!({"preset": "1782", "options": {}, "dealer": 1, "event": "wrong_dealer", "by": by, "looked": looked});
    assert_eq!(ask("deal-ruling", given(1, [false; 2]))["ruling"], "stands");
    let seen = ask("deal-ruling", given(0, [true, false]));
    assert_eq!((&seen["ruling"], &seen["dealer"]), (&json!("stands"), &json!(0)));
}

#[test]
fn thirteen_cards_are_put_right_aloud_and_in_time() {
    let ruling = |discarded: u8, turned: bool, found: &str| {
        let given = json!({
            "preset": "1782", "options": {}, "dealer": 1, "seat": 0, "elder_takes": null, "held": 13,
            "discarded": discarded, "took": 3, "announced": false, "turned_or_mixed": turned, "found": found,
        });
        let ruling = ask("exchange-check", given);
        json!([ruling["ruling"], ruling["hand"], ruling["put_back"]])
    };
    assert_eq!(ruling(4, false, "at_once"), json!(["regular", 12, 0]), "nothing is known yet: he may still say it");
    assert_eq!(ruling(4, true, "at_once"), json!(["counts_nothing", 12, 0]));
    assert_eq!(ruling(3, false, "at_once"), json!(["put_back", 12, 1]));
    assert_eq!(ruling(5, true, "in_play"), json!(["plays_short", 11, 0]));
}

#[test]
fn younger_looks_only_at_what_was_his_to_take() {
    let counts = |what: &str, leftovers: &str| {
        let options = json!({"younger_takes_leftovers": leftovers});
        let given = json!({
            "preset": "1782", "options": options, "what": what, "announced": null, "cut": null,
            "elder_takes": 3, "younger_takes": 2, "younger_looked": true,
        });
        ask("counts", given)["counts"].clone()
    };
    for what in ["younger_look", "elder_look_after_younger"] {
        assert_eq!(counts(what, "yes"), json!([3]));
        assert_eq!(counts(what, "no"), json!([1]));
    }
}

/// Elder: Rummel 8, an octave, four aces. Younger: a tierce and three queens.
const OCTAVE: [&str; 12] = ["AS", "KS", "QS", "JS", "10S", "9S", "8S", "7S", "AH", "AD", "AC", "KC"];
const LOW: [&str; 12] = ["KH", "QH", "JH", "9H", "8H", "7H", "KD", "QD", "9D", "8D", "QC", "9C"];

#[test]
fn a_repic_counts_with_the_class_that_brings_it_though_the_class_alone_would_do() {
    let given = json!({
        "preset": "1782", "options": {}, "dealer": 1, "score": [65, 40], "hands": [OCTAVE, LOW],
        "blank_shown": [null, null], "plays": [],
    });
    // 65 and 8 and 18 are 91: four aces bring 105 and the thirty at once.
    let expect = json!({"winner": 0, "reached_in": "sets", "at_trick": null, "score": [165, 40]});
    assert_eq!(ask("race", given), expect);
}

#[test]
fn looks_are_told_though_the_declarations_end_the_match() {
    // Each lays away a red ten.
    let elder: Vec<&str> = OCTAVE.iter().map(|c| if *c == "KC" { "10H" } else { c }).collect();
    let younger: Vec<&str> = LOW.iter().map(|c| if *c == "9C" { "10D" } else { c }).collect();
    let talon = ["KC", "9C", "JD", "7D", "JC", "10C", "8C", "7C"];
    let given = json!({
        "preset": "1782", "options": {"declarations": "manual"}, "stake": 2, "dealer": 1, "score": [80, 0],
        "deals": [{
            "hands": [elder, younger], "talon": talon, "carte_blanche": null,
            "exchange": [{"seat": 0, "discard": ["10H"]}, {"seat": 1, "discard": ["10D"]}],
            "looks": [
                {"seat": 0, "what": "rest_of_five", "suit": null},
                {"seat": 1, "what": "left", "suit": null},
                {"seat": 0, "what": "left", "suit": "H"},
            ],
            "plays": [],
        }],
    });
    let told = ask("replay", given);
    let left = ["JD", "7D", "JC", "10C", "8C", "7C"];
    let deal = &told["deals"][0];
    assert_eq!(deal["drawn"], json!([["KC"], ["9C"]]));
    assert_eq!(deal["left"], json!(left));
    assert_eq!(deal["seen"], json!([["9C", "JD", "7D", "JC"], left, left]));
    let scores = json!({"carte_blanche": [0, 0], "rummel": [8, 0], "sequences": [18, 0], "sets": [0, 0]});
    assert_eq!(deal["scores"], scores, "the aces are not counted any more");
    assert_eq!((&deal["total"], &deal["score"]), (&json!([26, 0]), &json!([106, 0])));
    assert_eq!((&told["over"], &told["net"], &told["new_cut"]), (&json!(true), &json!([2, -2]), &json!(true)));
}

#[test]
fn twelve_tricks_accounted_for_have_their_majority_though_none_is_played() {
    let majority = |before: [u8; 2]| {
        let given = json!({"preset": "1782", "options": {}, "leader": 0, "tricks_before": before, "plays": [], "thrown_in": null});
        ask("tricks", given)["majority"].clone()
    };
    assert_eq!([[7, 5], [0, 12], [6, 6], [7, 4]].map(majority), [[10, 0], [0, 40], [0, 0], [0, 0]].map(|m| json!(m)));
}

#[test]
fn a_partie_may_be_agreed_to_any_number_up_to_ten_thousand() {
    let over = |target: u16| {
        let given =
            json!({"preset": "1782", "options": {"target": target}, "stake": 1, "deals": [[9000, 0], [999, 1]]});
        ask("settle", given)["over"].clone()
    };
    assert_eq!((over(9999), over(10_000)), (json!(true), json!(false)));
}

#[test]
fn a_third_person_and_a_thirteenth_trick_are_refused_with_a_sentence() {
    let refused = |form: &str, given: Value| {
        let case: Case = serde_json::from_value(json!({"id": "asked", "form": form, "given": given})).unwrap();
        work(&case).is_err()
    };
    let trick = json!(["AC", "KC"]);
    let tricks = |leader: u8, before: [u8; 2]| json!({"preset": "1782", "options": {}, "leader": leader, "tricks_before": before, "plays": [trick], "thrown_in": null});
    assert!(!refused("tricks", tricks(1, [6, 5])));
    assert!(refused("tricks", tricks(2, [6, 5])));
    assert!(refused("tricks", tricks(1, [6, 6])));
    assert!(refused("tricks", tricks(1, [255, 255])));
}

#[test]
fn a_trick_that_counts_nothing_keeps_elder_from_pic_all_the_same() {
    // Elder declares 6 and 16 and 3; by the older custom younger's nine takes a trick that counts nothing.
    let elder = ["AS", "KS", "QS", "JS", "10S", "9S", "AH", "AD", "8C", "7D", "7H", "8H"];
    let younger = ["8S", "7S", "9C", "KC", "QC", "KH", "QH", "9H", "KD", "QD", "9D", "8D"];
    let (taken, spades) = ([["8C", "9C"], ["9D", "AD"]], [["AS", "7S"], ["KS", "8S"], ["QS", "9H"], ["JS", "8D"]]);
    let rest = [["10S", "QC"], ["9S", "KC"], ["AH", "QH"], ["7D", "KD"], ["KH", "7H"], ["QD", "8H"]];
    let pic = |plays: Vec<[&str; 2]>| {
        let given = json!({
            "preset": "1782", "options": {"lead_count": "ten_and_above"}, "dealer": 1, "hands": [elder, younger],
            "blank_shown": [null, null], "plays": plays,
        });
        let score = ask("deal-score", given);
        assert_eq!(score["declared"], json!([25, 0]));
        score["pic"].clone()
    };
    assert_eq!(pic([&taken[..], &spades, &rest].concat()), Value::Null);
    assert_eq!(pic([&spades[..], &rest[..2], &taken, &rest[2..]].concat()), json!(0), "thirty came before the nine");
}
