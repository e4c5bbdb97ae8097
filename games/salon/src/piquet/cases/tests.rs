//! Questions of the given forms that no case of the collection asks.

use super::work;
use serde_json::{Value, json};
use spadille_core::{Case, Unsupported};

fn try_to_ask(form: &str, given: Value) -> Result<Value, Unsupported> {
    let case: Case = serde_json::from_value(json!({"id": "asked", "form": form, "given": given})).unwrap();
    Ok(work(&case)?.value)
}

/// The answer's fields of these names.
fn ask<const N: usize>(form: &str, given: Value, fields: [&str; N]) -> Value {
    let answer = try_to_ask(form, given).unwrap_or_else(|why| panic!("{form}: {why}"));
    json!(fields.map(|field| &answer[field]).to_vec())
}

#[test]
fn a_misdeal_is_the_dealer_s_fault_and_fourteen_cards_are_too_many_on_either_side() {
    for (preset, dealer, cards, ruling) in [
        ("1782", 1, [14, 10], json!(["redeal", null])),
        ("1782", 1, [10, 14], json!(["redeal", null])),
        ("1860", 1, [13, 12], json!(["choice", 0])),
        ("1860", 0, [13, 11], json!(["choice", 1])),
        ("1860", 0, [12, 12], json!(["stands", null])),
        // The later book lets the other choose however many cards were dealt.
        ("1860", 1, [14, 12], json!(["choice", 0])),
        ("1860", 0, [12, 16], json!(["choice", 1])),
        ("1860", 1, [12, 9], json!(["choice", 0])),
    ] {
        let given = json!({"preset": preset, "dealer": dealer, "event": "cards_dealt", "cards": cards});
        assert_eq!(ask("deal-ruling", given, ["ruling", "chooser"]), ruling, "{preset} {cards:?}");
    }
}

#[test]
fn who_deals_in_his_turn_deals_rightly() {
    for (by, looked) in [(1, [false, false]), (0, [true, false])] {
        let given = json!({"preset": "1782", "dealer": 1, "event": "wrong_dealer", "by": by, "looked": looked});
        assert_eq!(ask("deal-ruling", given, ["ruling", "dealer"]), json!(["stands", by]));
    }
}

#[test]
fn thirteen_cards_are_put_right_aloud_and_in_time() {
    for (discarded, turned, found, ruling) in [
        // Nothing is known yet: he may still say it.
        (4, false, "at_once", json!(["regular", 12, 0])),
        (4, true, "at_once", json!(["counts_nothing", 12, 0])),
        (3, false, "at_once", json!(["put_back", 12, 1])),
        (5, true, "in_play", json!(["plays_short", 11, 0])),
    ] {
        let given = json!({
            "dealer": 1, "seat": 0, "held": 13, "discarded": discarded, "took": 3, "announced": false,
            "turned_or_mixed": turned, "found": found,
        });
        assert_eq!(ask("exchange-check", given, ["ruling", "hand", "put_back"]), ruling);
    }
}

#[test]
fn younger_looks_only_at_what_was_his_to_take() {
    for what in ["younger_look", "elder_look_after_younger"] {
        for (leftovers, count) in [("yes", 3), ("no", 1)] {
            let given = json!({
                "options": {"younger_takes_leftovers": leftovers}, "what": what, "elder_takes": 3, "younger_takes": 2,
                "younger_looked": true,
            });
            assert_eq!(ask("counts", given, ["counts"]), json!([[count]]));
        }
    }
}

/// Elder: Rummel 8, an octave, four aces. Younger: a tierce and three queens.
const OCTAVE: [&str; 12] = ["AS", "KS", "QS", "JS", "10S", "9S", "8S", "7S", "AH", "AD", "AC", "KC"];
const LOW: [&str; 12] = ["KH", "QH", "JH", "9H", "8H", "7H", "KD", "QD", "9D", "8D", "QC", "9C"];

#[test]
fn a_repic_counts_with_the_class_that_brings_it_though_the_class_alone_would_do() {
    let given = json!({"dealer": 1, "score": [65, 40], "hands": [OCTAVE, LOW]});
    // 65 and 8 and 18 are 91: four aces bring 105 and the thirty at once.
    let expect = json!({"winner": 0, "reached_in": "sets", "at_trick": null, "score": [165, 40]});
    assert_eq!(try_to_ask("race", given), Ok(expect));
}

#[test]
fn looks_are_told_though_the_declarations_end_the_match() {
    // Each lays away a red ten.
    let [elder, younger] = [(OCTAVE, "KC", "10H"), (LOW, "9C", "10D")]
        .map(|(hand, drawn, ten)| hand.map(|card| if card == drawn { ten } else { card }));
    let given = json!({
        "options": {"declarations": "manual"}, "stake": 2, "dealer": 1, "score": [80, 0],
        "deals": [{
            "hands": [elder, younger], "talon": ["KC", "9C", "JD", "7D", "JC", "10C", "8C", "7C"],
            "exchange": [{"seat": 0, "discard": ["10H"]}, {"seat": 1, "discard": ["10D"]}],
            "looks": [
                {"seat": 0, "what": "rest_of_five"}, {"seat": 1, "what": "left"},
                {"seat": 0, "what": "left", "suit": "H"},
            ],
            "plays": [],
        }],
    });
    let told = try_to_ask("replay", given).unwrap();
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
    for (before, majority) in [([7, 5], [10, 0]), ([0, 12], [0, 40]), ([6, 6], [0, 0]), ([7, 4], [0, 0])] {
        let given = json!({"leader": 0, "tricks_before": before, "plays": []});
        assert_eq!(ask("tricks", given, ["majority"]), json!([majority]));
    }
}

#[test]
fn a_partie_may_be_agreed_to_any_number_up_to_ten_thousand() {
    for (target, over) in [(9999, true), (10_000, false)] {
        let given = json!({"options": {"target": target}, "stake": 1, "deals": [[9000, 0], [999, 1]]});
        assert_eq!(ask("settle", given, ["over"]), json!([over]));
    }
}

#[test]
fn a_third_person_and_a_thirteenth_trick_are_refused_with_a_sentence() {
    for (leader, before, answered) in [(1, [6, 5], true), (2, [6, 5], false), (1, [6, 6], false), (1, [255; 2], false)]
    {
        let given = json!({"leader": leader, "tricks_before": before, "plays": [["AC", "KC"]]});
        assert_eq!(try_to_ask("tricks", given).is_ok(), answered);
    }
}

#[test]
fn a_trick_that_counts_nothing_keeps_elder_from_pic_all_the_same() {
    // Elder declares 6 and 16 and 3; by the older custom younger's nine takes a trick that counts nothing.
    let elder = ["AS", "KS", "QS", "JS", "10S", "9S", "AH", "AD", "8C", "7D", "7H", "8H"];
    let younger = ["8S", "7S", "9C", "KC", "QC", "KH", "QH", "9H", "KD", "QD", "9D", "8D"];
    let (taken, spades) = ([["8C", "9C"], ["9D", "AD"]], [["AS", "7S"], ["KS", "8S"], ["QS", "9H"], ["JS", "8D"]]);
    let rest = [["10S", "QC"], ["9S", "KC"], ["AH", "QH"], ["7D", "KD"], ["KH", "7H"], ["QD", "8H"]];
    for (plays, pic) in [
        ([&taken[..], &spades, &rest].concat(), Value::Null),
        // Thirty came before the nine.
        ([&spades[..], &rest[..2], &taken, &rest[2..]].concat(), json!(0)),
    ] {
        let options = json!({"lead_count": "ten_and_above"});
        let given = json!({"options": options, "dealer": 1, "hands": [elder, younger], "plays": plays});
        assert_eq!(ask("deal-score", given, ["declared", "pic"]), json!([[25, 0], pic]));
    }
}

#[test]
fn a_hand_without_court_cards_is_rare() {
    // C(20,12) / C(32,12)
    for (hands, chance) in [(1, "323/578956"), (2, "0/1")] {
        assert_eq!(
            ask("chance", json!({"hands": hands, "without": ["K", "Q", "J"]}), ["probability"]),
            json!([chance])
        );
    }
}
