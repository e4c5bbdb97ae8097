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

#[test]
fn calls_that_cannot_be_made_are_refused() {
    for (preset, options, seat, calls, why) in [
        ("1782", json!({}), 2, json!([[1, "hold"]]), "not allowed"),
        ("1782", json!({}), 2, json!([[1, "nothing"]]), "no call"),
        ("1782", json!({}), 1, json!([[1, "solo"], [2, "pass"], [3, "pass"]]), "asks him nothing"),
        ("1860", json!({"players": "4king"}), 3, json!([]), "not asked"),
    ] {
        let given = json!({"preset": preset, "options": options, "seat": seat, "calls": calls, "hand": ["AS", "2S"]});
        refused(ask("advise-bid", given), why);
    }
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
