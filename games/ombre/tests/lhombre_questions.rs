//! Questions about L'Hombre that the worked cases leave out: tables that are strict, calls that may not be made, facts
//! that contradict each other.

use serde_json::{Value, json};
use spadille_core::{Case, Unsupported};
use spadille_ombre::lhombre::cases;

fn ask(form: &str, given: Value) -> Result<Value, Unsupported> {
    let (id, form) = ("asked".into(), Some(form.into()));
    let case = Case { id, game: None, form, auto: true, given, expect: Value::Null };
    cases::work(&case).map(|answer| answer.value)
}

/// A worked case by its name.
fn worked(id: &str) -> Case {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/lhombre.json");
    let all: Vec<Case> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    all.into_iter().find(|c| c.id == id).unwrap()
}

/// A worked replay with other values told of its first deal.
fn retold(id: &str, changes: &[(&str, Value)]) -> Result<Value, Unsupported> {
    let mut case = worked(id);
    changes.iter().for_each(|(fact, value)| case.given["deals"][0][*fact] = value.clone());
    cases::work(&case).map(|answer| answer.value)
}

fn refused(answer: Result<Value, Unsupported>, why: &str) {
    let told = answer.map_err(|e| e.to_string());
    assert!(told.as_ref().is_err_and(|e| e.contains(why)), "{told:?} instead of: {why}");
}

fn no_pots() -> Value {
    json!({"antes": 0, "active": [], "written": [], "rock": 0, "rock_in_play": false})
}

/// Two deals with jetons in which the same seat makes one bête on the other, the first game begun by these calls.
fn two_betes(calls: Value, named: &str, options: Value) -> Result<Value, Unsupported> {
    let first = json!({
        "dealer": 2,
        "hands": {"1": ["7S", "5S", "4H", "7C", "AH", "3C", "5C", "JS"], "2": ["3S", "4C", "JH", "7H", "AC", "2S", "KC", "QH"]},
        "talon": ["KS", "6C", "4S", "6S", "3H", "QS", "JC", "KH", "5H", "QC", "6H", "AS", "2H", "2C"],
        "idle_top": null, "calls": calls, "switch": null, "named": named, "second_turn": false, "pulled": null,
        "discards": [[2, []]], "gave_up": false, "taker": null,
        "plays": [["7C", "4C"], ["AH", "AC"], ["7H", "4H"], ["QH", "5S"], ["2S", "JS"], ["3C", "KC"], ["3S", "7S"], ["5C", "JH"]],
    });
    let second = json!({
        "dealer": 1,
        "hands": {"2": ["2C", "JC", "7S", "5S", "AH", "AS", "7H", "7C"], "1": ["2H", "QC", "5H", "KS", "KH", "4H", "JH", "3S"]},
        "talon": ["6S", "4C", "KC", "JS", "6C", "3C", "AC", "3H", "QS", "5C", "4S", "6H", "QH", "2S"],
        "idle_top": null, "calls": [[2, "pass"], [1, "solo_tout"]], "switch": null, "named": "C", "second_turn": false,
        "pulled": null, "discards": [[2, ["7S", "AS"]]], "gave_up": false, "taker": null,
        "plays": [["4C", "QC"], ["2H", "AH"]],
    });
    let balances = json!({"1": 0, "2": 0});
    let deals = json!([first, second]);
    let given = json!({"preset": "1782", "options": options, "balances": balances, "table": no_pots(), "deals": deals});
    ask("replay", given)
}

#[test]
fn a_suit_named_unasked_plays_the_deal_like_the_solo_it_means() {
    let options = || json!({"players": "2a", "marking": "jetons"});
    let named = two_betes(json!([[1, "name:H"], [2, "pass"]]), "H", options()).unwrap();
    let called = two_betes(json!([[1, "solo"], [2, "pass"]]), "H", options()).unwrap();
    assert_eq!(named, called);
    assert_eq!(named["balances"], json!({"1": -83, "2": -1}));
    refused(two_betes(json!([[1, "pass"], [2, "solo"], [1, "name:H"]]), "H", options()), "no suit can be named");
    refused(two_betes(json!([[1, "name:H"], [2, "pass"]]), "S", options()), "not the suit that was named");
    refused(two_betes(json!([[1, "name:D"], [2, "pass"]]), "H", options()), "no suit can be named");
}

#[test]
fn at_a_strict_table_a_replayed_match_goes_on_with_every_bete_by_itself() {
    let strict = json!({"players": "2a", "marking": "jetons", "strict": true});
    let answer = two_betes(json!([[1, "name:H"], [2, "pass"]]), "H", strict).unwrap();
    assert_eq!(answer["balances"], json!({"1": -83, "2": -1}));
    let mut case = worked("lh-replay-match-1782");
    case.given["options"]["strict"] = json!(true);
    assert_eq!(cases::work(&case).unwrap().difference(&case.expect), None);
}

/// What the tables say to a hand that is good for a solo in spades, after these calls.
fn bid(preset: &str, options: Value, seat: u8, calls: Value) -> Result<Value, Unsupported> {
    let hand = json!(["AS", "2S", "AC", "KS", "5S", "4H", "6H", "5D", "6D"]);
    let given = json!({"preset": preset, "options": options, "seat": seat, "calls": calls, "hand": hand});
    ask("advise-bid", given).map(|answer| answer["bid"].clone())
}

#[test]
fn only_what_may_be_said_is_advised() {
    let plain = |preset, seat, calls| bid(preset, json!({}), seat, calls).unwrap();
    assert_eq!(plain("1782", 1, json!([[1, "frage"], [2, "solo"]])), "solo", "a hold counts as its game");
    assert_eq!(plain("1782", 1, json!([[1, "frage"], [2, "tourne"]])), "pass", "an asker cannot raise");
    assert_eq!(plain("1860", 1, json!([[1, "frage"], [2, "tourne"]])), "solo", "in 1860 he can");
    assert_eq!(plain("1782", 1, json!([[1, "pass"]])), "pass", "whoever has passed is out");
    assert_eq!(plain("1782", 2, json!([[1, "solo"]])), "pass", "a later seat needs a higher game");
    assert_eq!(plain("1782", 3, json!([])), "solo", "those before him are taken to pass");
    let asking = json!({"contracts": ["frage", "tourne"]});
    assert_eq!(bid("1782", asking, 1, json!([])).unwrap(), "frage", "without a solo he asks");
}

#[test]
fn calls_that_cannot_be_made_are_refused() {
    let ask = |seat, calls| bid("1782", json!({}), seat, calls);
    refused(ask(2, json!([[1, "hold"]])), "not allowed");
    refused(ask(2, json!([[1, "nothing"]])), "no call");
    refused(ask(1, json!([[1, "solo"], [2, "pass"], [3, "pass"]])), "asks him nothing");
    refused(bid("1860", json!({"players": "4king"}), 3, json!([])), "not asked");
}

#[test]
fn a_game_given_up_and_taken_over_costs_its_hombre_one_bete() {
    let outcome = json!({
        "hombre": 1, "contract": "frage", "in_couleur": false, "result": "codille", "codille_by": 2, "matadors": 0,
        "premiers": false, "vole": "none", "thrown": true, "taker": 2, "two_turned": false, "looked_back": false, "fines": [],
    });
    let table = json!({"antes": 4, "active": [], "written": [], "rock": 0, "rock_in_play": false});
    let settled = ask("settle", json!({"preset": "1782", "options": {}, "table": table, "outcome": outcome})).unwrap();
    assert_eq!(settled["net"], json!({"1": -4, "2": 0, "3": 0}));
}

#[test]
fn a_replay_in_which_facts_contradict_each_other_is_refused() {
    let (asked, obscur) = ("lh-replay-frage-win", "lh-replay-1860-obscur-bottom");
    refused(retold("lh-replay-1860-frage-couleur", &[("named", json!("S"))]), "not the suit that was named");
    refused(retold(asked, &[("taker", json!(2))]), "taken over that was not given up");
    refused(retold(asked, &[("pulled", json!("AS"))]), "no card is pulled");
    refused(retold(asked, &[("gave_up", json!(true))]), "");
    let hopeless = [("named", Value::Null), ("gave_up", json!(true)), ("plays", json!([]))];
    refused(retold(obscur, &hopeless), "discards are told of a deal that is over");
    let passed = json!([[1, "pass"], [2, "pass"], [3, "pass"]]);
    refused(retold(asked, &[("calls", passed)]), "nobody plays");
}

/// The ruling on an act of seat 1, the hombre, or of another, with four counters in the pot.
fn ruling(preset: &str, options: Value, act: &str, by: u8, contract: &str, facts: Value) -> Value {
    let table = json!({"antes": 4, "active": [], "written": [], "rock": 0, "rock_in_play": false});
    let given = json!({
        "preset": preset, "options": options, "act": act, "by": [by], "hombre": 1, "contract": contract, "matadors": 3,
        "facts": facts, "table": table,
    });
    ask("ruling", given).unwrap()
}

#[test]
fn after_the_cut_of_1860_every_game_is_paid_alike_and_no_honour() {
    for (contract, price) in [("tourne", 2), ("obscur_bottom", 8), ("solo", 4), ("grandissimo", 8)] {
        for (claimed, allowed) in [(json!([]), true), (json!(["solo"]), true), (json!(["matadors"]), false)] {
            let facts = json!({"claimed": claimed, "premiers": true, "after_cut": true});
            let r = ruling("1860", json!({"claims": "must_claim"}), "claim", 1, contract, facts);
            assert_eq!(
                (&r["net"]["1"], &r["allowed"]),
                (&json!(4 + 2 * price), &json!(allowed)),
                "{contract} {claimed}"
            );
        }
    }
    let facts = json!({"claimed": ["solo"], "premiers": true, "after_cut": true});
    let r = ruling("1782", json!({"claims": "must_claim"}), "claim", 1, "solo", facts);
    assert_eq!((&r["net"]["1"], &r["allowed"]), (&json!(4), &json!(false)));
}

#[test]
fn a_hombre_who_shows_his_hand_pays_each_opponent_a_bete_at_every_table() {
    for (players, betes) in [("2a", 1), ("3", 2), ("4", 3)] {
        let r = ruling("1782", json!({"players": players}), "showed_hand", 1, "frage", json!({}));
        assert_eq!(r["betes"].as_array().unwrap().len(), betes, "{players}");
        // The three matadors are lost with the game.
        assert_eq!(r["net"]["1"], json!(-7 * betes as i64), "{players}");
    }
}

#[test]
fn a_solo_tout_whose_vole_is_struck_out_is_paid_as_a_solo() {
    let revoke = |trick: u8| {
        json!({"gathered": true, "next_card_played": true, "harmed": false, "times": 1, "found": "in_play",
            "trick": trick, "vole": "undertaken"})
    };
    let won = |act, facts| ruling("1860", json!({}), act, 2, "solo_tout", facts)["net"]["3"].clone();
    // Solo 4 and matadors 1; with the vole won 24, matadors and premiers.
    assert_eq!((won("revoke", revoke(5)), won("revoke", revoke(6))), (json!(-5), json!(-26)));
    let count = |trick: u8| json!({"trick": trick, "vole": "undertaken"});
    let act = "wrong_count_after_exchange";
    assert_eq!((won(act, count(6)), won(act, count(7))), (json!(-5), json!(-26)));
}

#[test]
fn what_a_hombre_lays_down_too_soon_is_a_hand_shown_in_1782() {
    let laid = ruling("1782", json!({}), "laid_down_as_won", 1, "frage", json!({}));
    assert_eq!(laid, ruling("1782", json!({}), "showed_hand", 1, "frage", json!({})));
    assert_eq!((&laid["allowed"], &laid["game"]), (&json!(false), &json!("lost")));
}

#[test]
fn where_faults_decide_the_game_they_cost_nothing_before_there_is_one() {
    let talked = |mode: &str| {
        let table = json!({"antes": 4, "active": [], "written": [], "rock": 0, "rock_in_play": false});
        let given = json!({
            "preset": "1782", "options": {"penalty_mode": mode}, "act": "talked", "by": [2], "hombre": null,
            "contract": null, "matadors": 0, "facts": {}, "table": table,
        });
        ask("ruling", given).unwrap()["net"]["2"].clone()
    };
    assert_eq!((talked("decide"), talked("bete"), talked("bete_and_decide")), (json!(0), json!(-4), json!(-4)));
}
