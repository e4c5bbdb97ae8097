//! Questions about L'Hombre that the worked cases leave out: strict tables, calls that may not be made, facts that
//! contradict each other, and what must hold of every ruling.

mod at_table;

use at_table::{ask, ruling, stakes, worked};
use serde_json::{Map, Value, json};
use spadille_core::{Case, Unsupported};
use spadille_ombre::lhombre::cases;

/// A worked case by its name.
fn case(id: &str) -> Case {
    worked().into_iter().find(|c| c.id == id).unwrap()
}

/// A worked replay with other values told of its first deal.
fn retold(id: &str, changes: &[(&str, Value)]) -> Result<Value, Unsupported> {
    let mut case = case(id);
    changes.iter().for_each(|(fact, value)| case.given["deals"][0][*fact] = value.clone());
    cases::work(&case).map(|answer| answer.value)
}

fn refused(answer: Result<Value, Unsupported>, why: &str) {
    let told = answer.map_err(|e| e.to_string());
    assert!(told.as_ref().is_err_and(|e| e.contains(why)), "{told:?} instead of: {why}");
}

/// Two deals with jetons in which the same seat makes one bête on the other, the first game begun by these calls.
fn two_betes(calls: Value, named: &str, strict: bool) -> Result<Value, Unsupported> {
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
    let options = json!({"players": "2a", "marking": "jetons", "strict": strict});
    let (balances, deals) = (json!({"1": 0, "2": 0}), json!([first, second]));
    ask(
        "replay",
        json!({"preset": "1782", "options": options, "balances": balances, "table": stakes(0), "deals": deals}),
    )
}

#[test]
fn a_suit_named_unasked_plays_the_deal_like_the_solo_it_means() {
    let by_name = || json!([[1, "name:H"], [2, "pass"]]);
    let named = two_betes(by_name(), "H", false).unwrap();
    assert_eq!(named, two_betes(json!([[1, "solo"], [2, "pass"]]), "H", false).unwrap());
    assert_eq!(named["balances"], json!({"1": -83, "2": -1}));
    for (calls, suit, why) in [
        (json!([[1, "pass"], [2, "solo"], [1, "name:H"]]), "H", "no suit can be named"),
        (by_name(), "S", "not the suit that was named"),
        (json!([[1, "name:D"], [2, "pass"]]), "H", "no suit can be named"),
    ] {
        refused(two_betes(calls, suit, false), why);
    }
}

#[test]
fn at_a_strict_table_a_replayed_match_goes_on_with_every_bete_by_itself() {
    let answer = two_betes(json!([[1, "name:H"], [2, "pass"]]), "H", true).unwrap();
    assert_eq!(answer["balances"], json!({"1": -83, "2": -1}));
    let mut case = case("lh-replay-match-1782");
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
    let all = || json!({});
    for (preset, options, seat, calls, advised, why) in [
        ("1782", all(), 1, json!([[1, "frage"], [2, "solo"]]), "solo", "a hold counts as its game"),
        ("1782", all(), 1, json!([[1, "frage"], [2, "tourne"]]), "pass", "an asker cannot raise"),
        ("1860", all(), 1, json!([[1, "frage"], [2, "tourne"]]), "solo", "in 1860 he can"),
        ("1782", all(), 1, json!([[1, "pass"]]), "pass", "whoever has passed is out"),
        ("1782", all(), 2, json!([[1, "solo"]]), "pass", "a later seat needs a higher game"),
        ("1782", all(), 3, json!([]), "solo", "those before him are taken to pass"),
        ("1782", json!({"contracts": ["frage", "tourne"]}), 1, json!([]), "frage", "without a solo he asks"),
    ] {
        assert_eq!(bid(preset, options, seat, calls).unwrap(), advised, "{why}");
    }
}

#[test]
fn calls_that_cannot_be_made_are_refused() {
    for (preset, options, seat, calls, why) in [
        ("1782", json!({}), 2, json!([[1, "hold"]]), "not allowed"),
        ("1782", json!({}), 2, json!([[1, "nothing"]]), "no call"),
        ("1782", json!({}), 1, json!([[1, "solo"], [2, "pass"], [3, "pass"]]), "asks him nothing"),
        ("1860", json!({"players": "4king"}), 3, json!([]), "not asked"),
    ] {
        refused(bid(preset, options, seat, calls), why);
    }
}

#[test]
fn a_game_given_up_and_taken_over_costs_its_hombre_one_bete() {
    let outcome = json!({
        "hombre": 1, "contract": "frage", "in_couleur": false, "result": "codille", "codille_by": 2, "matadors": 0,
        "premiers": false, "vole": "none", "thrown": true, "taker": 2, "two_turned": false, "looked_back": false, "fines": [],
    });
    let settled =
        ask("settle", json!({"preset": "1782", "options": {}, "table": stakes(4), "outcome": outcome})).unwrap();
    assert_eq!(settled["net"], json!({"1": -4, "2": 0, "3": 0}));
}

#[test]
fn a_replay_in_which_facts_contradict_each_other_is_refused() {
    let asked = "lh-replay-frage-win";
    let hopeless = [("named", Value::Null), ("gave_up", json!(true)), ("plays", json!([]))];
    let passed = json!([[1, "pass"], [2, "pass"], [3, "pass"]]);
    for (id, changes, why) in [
        ("lh-replay-1860-frage-couleur", &[("named", json!("S"))][..], "not the suit that was named"),
        (asked, &[("taker", json!(2))], "taken over that was not given up"),
        (asked, &[("pulled", json!("AS"))], "no card is pulled"),
        (asked, &[("gave_up", json!(true))], ""),
        ("lh-replay-1860-obscur-bottom", &hopeless, "discards are told of a deal that is over"),
        (asked, &[("calls", passed)], "nobody plays"),
    ] {
        refused(retold(id, changes), why);
    }
}

/// What is decided about an act with four counters in the pot.
fn ruled(preset: &str, options: Value, act: &str, by: u8, contract: &str, facts: Value) -> Value {
    ask("ruling", ruling(preset, options, act, by, contract, facts, 4)).unwrap()
}

/// The facts of a revoke.
fn revoke(times: u8, found: &str, trick: u8, vole: &str) -> Value {
    json!({"gathered": true, "next_card_played": true, "harmed": false, "times": times, "found": found, "trick": trick,
        "vole": vole})
}

#[test]
fn after_the_cut_of_1860_every_game_is_paid_alike_and_no_honour() {
    let claim = |preset, contract, claimed: &Value| {
        let facts = json!({"claimed": claimed, "premiers": true, "after_cut": true});
        let r = ruled(preset, json!({"claims": "must_claim"}), "claim", 1, contract, facts);
        (r["net"]["1"].as_i64().unwrap(), r["allowed"] == true)
    };
    for (contract, price) in [("tourne", 2), ("obscur_bottom", 8), ("solo", 4), ("grandissimo", 8)] {
        for (claimed, allowed) in [(json!([]), true), (json!(["solo"]), true), (json!(["matadors"]), false)] {
            assert_eq!(claim("1860", contract, &claimed), (4 + 2 * price, allowed), "{contract} {claimed}");
        }
    }
    assert_eq!(claim("1782", "solo", &json!(["solo"])), (4, false));
}

#[test]
fn a_late_claim_still_has_the_pot_and_in_1860_the_game() {
    for (preset, drawn) in [("1782", 12), ("1860", 20)] {
        let facts = json!({"claimed": ["solo", "matadors"], "premiers": false, "after_cut": true});
        let options = json!({"penalty_mode": "bete", "claims": "must_claim"});
        let r = ask("ruling", ruling(preset, options, "claim", 1, "solo", facts, 12)).unwrap();
        assert_eq!(r["net"]["1"], drawn, "{preset}");
    }
}

#[test]
fn a_hombre_who_shows_his_hand_pays_each_opponent_a_bete_at_every_table() {
    for (players, betes) in [("2a", 1), ("3", 2), ("4", 3)] {
        let r = ruled("1782", json!({"players": players}), "showed_hand", 1, "frage", json!({}));
        assert_eq!(r["betes"].as_array().unwrap().len(), betes, "{players}");
        // The three matadors are lost with the game.
        assert_eq!(r["net"]["1"], json!(-7 * betes as i64), "{players}");
    }
}

#[test]
fn a_solo_tout_whose_vole_is_struck_out_is_paid_as_a_solo() {
    let count = |trick: u8| json!({"trick": trick, "vole": "undertaken"});
    // Solo 4 and matadors 1; with the vole won 24, matadors and premiers.
    for (act, facts, paid) in [
        ("revoke", revoke(1, "in_play", 5, "undertaken"), -5),
        ("revoke", revoke(1, "in_play", 6, "undertaken"), -26),
        ("wrong_count_after_exchange", count(6), -5),
        ("wrong_count_after_exchange", count(7), -26),
    ] {
        assert_eq!(ruled("1860", json!({}), act, 2, "solo_tout", facts)["net"]["3"], paid, "{act}");
    }
}

#[test]
fn what_a_hombre_lays_down_too_soon_is_a_hand_shown_in_1782() {
    let laid = ruled("1782", json!({}), "laid_down_as_won", 1, "frage", json!({}));
    assert_eq!(laid, ruled("1782", json!({}), "showed_hand", 1, "frage", json!({})));
    assert_eq!((&laid["allowed"], &laid["game"]), (&json!(false), &json!("lost")));
}

#[test]
fn where_faults_decide_the_game_they_cost_nothing_before_there_is_one() {
    for (mode, paid) in [("decide", 0), ("bete", -4), ("bete_and_decide", -4)] {
        let mut q = ruling("1782", json!({"penalty_mode": mode}), "talked", 2, "frage", json!({}), 4);
        (q["hombre"], q["contract"], q["matadors"]) = (Value::Null, Value::Null, json!(0));
        assert_eq!(ask("ruling", q).unwrap()["net"]["2"], paid, "{mode}");
    }
}

#[test]
fn a_surplus_that_was_seen_is_pulled_out_if_the_game_goes_on() {
    for (mode, remedy, game) in [("bete", "pull_one_blind", "on"), ("decide", "none", "won")] {
        let r = ruled("1782", json!({"penalty_mode": mode}), "drew_too_many", 2, "frage", json!({"seen": true}));
        assert_eq!((&r["remedy"], &r["game"]), (&json!(remedy), &json!(game)));
    }
}

#[test]
fn a_hombre_who_revokes_in_a_vole_loses_game_and_vole() {
    let facts = revoke(1, "in_play", 7, "undertaken");
    let r = ask("ruling", ruling("1860", json!({}), "revoke", 1, "frage", facts, 12)).unwrap();
    assert_eq!((&r["game"], &r["vole"]), (&json!("lost"), &json!("failed")));
    // Matadors 1 and vole 8 to each, and a bête of 12.
    assert_eq!(r["net"], json!({"1": -30, "2": 9, "3": 9}));
}

#[test]
fn three_revokes_cost_three_betes_but_one_when_the_cards_are_mixed_and_in_1860_then_none() {
    for (preset, found, betes) in [("1782", "after_deal", 3), ("1782", "after_mixing", 1), ("1860", "after_mixing", 0)]
    {
        let facts = revoke(3, found, 9, "none");
        let r = ruled(preset, json!({"penalty_mode": "bete"}), "revoke", 2, "frage", facts);
        assert_eq!(r["betes"].as_array().unwrap().len(), betes, "{preset} {found}");
    }
}

#[test]
fn the_odd_half_of_a_bete_is_the_offenders() {
    let q = ruling("1782", json!({"penalty_mode": "bete"}), "turned_up_hand", 2, "frage", json!({"of": 3}), 5);
    assert_eq!(ask("ruling", q).unwrap()["net"], json!({"1": 0, "2": -3, "3": -2}));
}

#[test]
fn rulings_about_what_cannot_be_are_refused() {
    for (act, by, facts) in
        [("sneezed", 2, json!({})), ("talked", 7, json!({})), ("gave_up", 2, json!({"cards_played": 0}))]
    {
        assert!(ask("ruling", ruling("1782", json!({}), act, by, "frage", facts, 12)).is_err(), "{act}");
    }
}

/// Every act, with the values to be tried of each of its facts.
fn acts() -> Value {
    let (flag, vole) = (json!([true, false]), json!(["none", "undertaken"]));
    json!({
        "card_exposed_in_deal": {"cards": [["AC"], ["KH", "5D"]], "by_dealer": flag},
        "talon_card_exposed": {"count": [1, 3], "noticed": ["before_call", "while_buying"]},
        "wrong_count": {"cards": [7, 8, 10, 11], "announced": flag, "call": ["pass", "frage", "solo"], "suit_named": flag},
        "dealer_overbid_with_wrong_count": {"overbid": ["grandissimo", "solo_couleur"]},
        "talon_short": {"missing": [1, 2]},
        "wrong_dealer": {"noticed": ["during_deal", "after_deal"]},
        "false_pack": {"noticed": ["during_play", "after_deal"]},
        "took_others_cards": {"of": [2, 3], "restorable": flag},
        "turned_up_hand": {"of": [2, 3]},
        "threw_on_talon": {"distinguishable": flag},
        "hid_spadille": {},
        "looked_before_naming": {"named": [[], [[3, "H"], [2, "S"]]], "together": flag, "mixed": flag},
        "misnamed_suit": {"spoken": [["S"], ["D", "S"]], "mixed": flag},
        "ruffed_with_wrong_suit": {"asked": flag, "gathered": flag},
        "drew_too_many": {"seen": flag},
        "drew_too_few": {"talon_left": [0, 4]},
        "looked_at_undrawn": {"last_buyer": [2, 3], "last_buyer_looked": flag, "tricks_played": [0, 2]},
        "laid_discards_early": {},
        "threw_talon_open": {},
        "misinformed_count": {},
        "talked": {},
        "laid_down_as_beaten": {},
        "laid_down_as_won": {},
        "turned_talon_as_tourne": {},
        "wrong_count_after_exchange": {"trick": [6, 7], "vole": vole},
        "revoke": {"gathered": flag, "next_card_played": flag, "harmed": flag, "times": [1, 3],
            "found": ["in_play", "after_deal", "after_mixing"], "trick": [5, 6], "vole": vole},
        "played_out_of_turn": {"harmful": flag, "vole": vole},
        "showed_hand": {},
        "showed_card": {"harmful": flag, "can_be_played": flag},
        "gave_up": {"cards_played": [0, 1]},
        "conceded_codille": {"to": [2]},
        "claim": {"claimed": [[], ["solo", "matadors"]], "premiers": flag, "after_cut": flag},
        "overclaim": {"claimed": [3, 5]},
    })
}

/// Every combination of the values of the facts.
fn combinations(facts: &Value) -> Vec<Value> {
    let mut all = vec![Map::new()];
    for (name, values) in facts.as_object().unwrap() {
        let with =
            |m: &Map<String, Value>, v: &Value| m.clone().into_iter().chain([(name.clone(), v.clone())]).collect();
        all = all.iter().flat_map(|m| values.as_array().unwrap().iter().map(move |v| with(m, v))).collect();
    }
    all.into_iter().map(Value::Object).collect()
}

fn sum(value: &Value) -> i64 {
    value.as_object().unwrap().values().map(|v| v.as_i64().unwrap()).sum()
}

/// Every act, fact, preset and mode is ruled on, no counter is lost, and faults are never lawful for nothing.
#[test]
fn every_act_has_a_ruling_in_which_the_accounts_balance() {
    let tables = ["1782", "1860"].into_iter().flat_map(|p| ["bete", "decide", "bete_and_decide"].map(|mode| (p, mode)));
    let doers = (1..=3).flat_map(|by| [(by, true), (by, false)]);
    let mut answered = 0;
    for (act, facts) in acts().as_object().unwrap() {
        for facts in combinations(facts) {
            for ((preset, mode), (by, game)) in
                tables.clone().flat_map(|table| doers.clone().map(move |by| (table, by)))
            {
                let options = json!({"penalty_mode": mode});
                let mut q = ruling(preset, options, act, by, "frage", facts.clone(), 12);
                if !game {
                    (q["hombre"], q["contract"]) = (Value::Null, Value::Null);
                }
                let Ok(r) = ask("ruling", q) else { continue };
                answered += 1;
                let which = format!("{act} {facts} {preset} {mode}");
                assert_eq!(sum(&r["net"]) + sum(&r["pots"]), 0, "{which}");
                let lost = r["game"] == "lost" && act != "showed_hand";
                assert!(!lost || !r["betes"].as_array().unwrap().is_empty(), "{which}");
                let idle = r["game"] == "on" || r["game"] == "none";
                assert!(!idle || sum(&r["pots"]) >= 0, "{which}");
            }
        }
    }
    assert!(answered > 4000, "{answered}");
}

/// What the form about discards answers is what the book player lays away.
#[test]
fn discards_are_advised_as_the_book_player_makes_them() {
    let hand = json!(["AS", "2S", "KS", "6S", "KH", "4H", "6D", "7C", "3C"]);
    let facts = json!({"contract": "frage", "trump": "S", "hand": hand});
    let answer = ask("advise", json!({"preset": "1782", "options": {}, "rule": "a11", "facts": facts})).unwrap();
    assert_eq!(["throw", "keep"].map(|part| answer["answer"][part].as_array().unwrap().len()), [4, 5], "{answer}");
}
