//! The worked cases of L'Hombre about faults and advice, and what must hold of every ruling.

use serde_json::{Map, Value, json};
use spadille_core::{Case, Unsupported};
use spadille_ombre::lhombre::cases;

fn all() -> Vec<Case> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/lhombre.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn run(forms: &[&str]) {
    let mut failures = Vec::new();
    for case in all().iter().filter(|c| c.auto && c.form().is_some_and(|f| forms.contains(&f))) {
        match cases::work(case) {
            Ok(answer) => {
                if let Some(difference) = answer.difference(&case.expect) {
                    failures.push(format!("{}: {difference}", case.id));
                }
            }
            Err(why) => failures.push(format!("{}: {why}", case.id)),
        }
    }
    assert!(failures.is_empty(), "{} cases:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn cases_about_faults() {
    run(&["ruling"]);
}

#[test]
fn cases_about_advice() {
    run(&["advise-bid", "advise"]);
}

fn ruling(given: Value) -> Result<Value, Unsupported> {
    let (id, form) = ("asked".into(), Some("ruling".into()));
    let case = Case { id, game: None, form, auto: true, given, expect: Value::Null };
    cases::work(&case).map(|answer| answer.value)
}

/// A question about an act in a Frage of seat 1, twelve counters lying there.
fn question(preset: &str, mode: &str, act: &str, by: u8, facts: Value) -> Value {
    json!({
        "preset": preset, "options": {"penalty_mode": mode}, "act": act, "by": [by], "hombre": 1, "contract": "frage",
        "matadors": 3, "facts": facts,
        "table": {"antes": 12, "active": [], "written": [], "rock": 0, "rock_in_play": false},
    })
}

/// Facts by name, with the values to be tried.
type Facts = Vec<(&'static str, Vec<Value>)>;

/// Every act with its facts.
fn acts() -> Vec<(&'static str, Facts)> {
    let flag = || vec![json!(true), json!(false)];
    let vole = || vec![json!("none"), json!("undertaken")];
    vec![
        ("card_exposed_in_deal", vec![("cards", vec![json!(["AC"]), json!(["KH", "5D"])]), ("by_dealer", flag())]),
        (
            "talon_card_exposed",
            vec![("count", vec![json!(1), json!(3)]), ("noticed", vec![json!("before_call"), json!("while_buying")])],
        ),
        (
            "wrong_count",
            vec![
                ("cards", vec![json!(7), json!(8), json!(10), json!(11)]),
                ("announced", flag()),
                ("call", vec![json!("pass"), json!("frage"), json!("solo")]),
                ("suit_named", flag()),
            ],
        ),
        ("dealer_overbid_with_wrong_count", vec![("overbid", vec![json!("grandissimo"), json!("solo_couleur")])]),
        ("talon_short", vec![("missing", vec![json!(1), json!(2)])]),
        ("wrong_dealer", vec![("noticed", vec![json!("during_deal"), json!("after_deal")])]),
        ("false_pack", vec![("noticed", vec![json!("during_play"), json!("after_deal")])]),
        ("took_others_cards", vec![("of", vec![json!(2), json!(3)]), ("restorable", flag())]),
        ("turned_up_hand", vec![("of", vec![json!(2), json!(3)])]),
        ("threw_on_talon", vec![("distinguishable", flag())]),
        ("hid_spadille", vec![]),
        (
            "looked_before_naming",
            vec![("named", vec![json!([]), json!([[3, "H"], [2, "S"]])]), ("together", flag()), ("mixed", flag())],
        ),
        ("misnamed_suit", vec![("spoken", vec![json!(["S"]), json!(["D", "S"])]), ("mixed", flag())]),
        ("ruffed_with_wrong_suit", vec![("asked", flag()), ("gathered", flag())]),
        ("drew_too_many", vec![("seen", flag())]),
        ("drew_too_few", vec![("talon_left", vec![json!(0), json!(4)])]),
        (
            "looked_at_undrawn",
            vec![
                ("last_buyer", vec![json!(2), json!(3)]),
                ("last_buyer_looked", flag()),
                ("tricks_played", vec![json!(0), json!(2)]),
            ],
        ),
        ("laid_discards_early", vec![]),
        ("threw_talon_open", vec![]),
        ("misinformed_count", vec![]),
        ("talked", vec![]),
        ("laid_down_as_beaten", vec![]),
        ("laid_down_as_won", vec![]),
        ("turned_talon_as_tourne", vec![]),
        ("wrong_count_after_exchange", vec![("trick", vec![json!(6), json!(7)]), ("vole", vole())]),
        (
            "revoke",
            vec![
                ("gathered", flag()),
                ("next_card_played", flag()),
                ("harmed", flag()),
                ("times", vec![json!(1), json!(3)]),
                ("found", vec![json!("in_play"), json!("after_deal"), json!("after_mixing")]),
                ("trick", vec![json!(5), json!(6)]),
                ("vole", vole()),
            ],
        ),
        ("played_out_of_turn", vec![("harmful", flag()), ("vole", vole())]),
        ("showed_hand", vec![]),
        ("showed_card", vec![("harmful", flag()), ("can_be_played", flag())]),
        ("gave_up", vec![("cards_played", vec![json!(0), json!(1)])]),
        ("conceded_codille", vec![("to", vec![json!(2)])]),
        (
            "claim",
            vec![
                ("claimed", vec![json!([]), json!(["solo", "matadors"])]),
                ("premiers", flag()),
                ("after_cut", flag()),
            ],
        ),
        ("overclaim", vec![("claimed", vec![json!(3), json!(5)])]),
    ]
}

/// Every combination of the values of the facts.
fn combinations(facts: &[(&'static str, Vec<Value>)]) -> Vec<Value> {
    let mut all = vec![Map::new()];
    for (name, values) in facts {
        let with = |m: &Map<String, Value>, v: &Value| {
            let mut m = m.clone();
            m.insert((*name).into(), v.clone());
            m
        };
        all = all.iter().flat_map(|m| values.iter().map(move |v| with(m, v))).collect();
    }
    all.into_iter().map(Value::Object).collect()
}

fn sum(value: &Value) -> i64 {
    value.as_object().unwrap().values().map(|v| v.as_i64().unwrap()).sum()
}

/// Every act, fact, preset and mode is ruled on, no counter is lost, and faults are never lawful for nothing.
#[test]
fn every_act_has_a_ruling_in_which_the_accounts_balance() {
    let mut ruled = 0;
    for (act, facts) in acts() {
        for facts in combinations(&facts) {
            for preset in ["1782", "1860"] {
                for mode in ["bete", "decide", "bete_and_decide"] {
                    for by in 1..=3 {
                        for hombre in [json!(1), Value::Null] {
                            let mut q = question(preset, mode, act, by, facts.clone());
                            if hombre.is_null() {
                                (q["hombre"], q["contract"]) = (Value::Null, Value::Null);
                            }
                            let Ok(r) = ruling(q) else { continue };
                            ruled += 1;
                            assert_eq!(sum(&r["net"]) + sum(&r["pots"]), 0, "{act} {facts} {preset} {mode}");
                            let lost = r["game"] == "lost" && act != "showed_hand";
                            assert!(
                                !lost || !r["betes"].as_array().unwrap().is_empty(),
                                "{act} {facts} {preset} {mode}"
                            );
                            let idle = r["game"] == "on" || r["game"] == "none";
                            assert!(!idle || sum(&r["pots"]) >= 0, "{act} {facts} {preset} {mode}");
                        }
                    }
                }
            }
        }
    }
    assert!(ruled > 4000, "{ruled}");
}

/// Whatever stands in a question, the answer is an answer or a sentence.
#[test]
fn malformed_questions_are_refused_with_a_sentence() {
    let junk = [json!(null), json!(-1), json!(99), json!("x"), json!([]), json!([0]), json!({}), json!([[9, "S"]])];
    for case in all().into_iter().filter(|c| matches!(c.form(), Some("ruling" | "advise" | "advise-bid"))) {
        for key in case.given.as_object().unwrap().keys() {
            for value in &junk {
                let mut broken = case.clone();
                broken.given[key] = value.clone();
                let _ = cases::work(&broken);
            }
        }
        let facts = case.given.get("facts").and_then(Value::as_object).cloned().unwrap_or_default();
        for key in facts.keys() {
            for value in &junk {
                let mut broken = case.clone();
                broken.given["facts"][key] = value.clone();
                let _ = cases::work(&broken);
            }
        }
    }
    assert!(ruling(question("1782", "bete", "sneezed", 2, json!({}))).is_err());
    assert!(ruling(question("1782", "bete", "talked", 7, json!({}))).is_err());
    assert!(ruling(question("1782", "bete", "gave_up", 2, json!({"cards_played": 0}))).is_err());
}

#[test]
fn a_surplus_that_was_seen_is_pulled_out_if_the_game_goes_on() {
    let ask = |mode| ruling(question("1782", mode, "drew_too_many", 2, json!({"seen": true}))).unwrap();
    assert_eq!((&ask("bete")["remedy"], &ask("bete")["game"]), (&json!("pull_one_blind"), &json!("on")));
    assert_eq!((&ask("decide")["remedy"], &ask("decide")["game"]), (&json!("none"), &json!("won")));
}

#[test]
fn a_hombre_who_revokes_in_a_vole_loses_game_and_vole() {
    let facts = json!({"gathered": true, "next_card_played": true, "harmed": false, "times": 1, "found": "in_play",
        "trick": 7, "vole": "undertaken"});
    let r = ruling(question("1860", "bete_and_decide", "revoke", 1, facts)).unwrap();
    assert_eq!((&r["game"], &r["vole"]), (&json!("lost"), &json!("failed")));
    // Matadors 1 and vole 8 to each, and a bête of 12.
    assert_eq!(r["net"], json!({"1": -30, "2": 9, "3": 9}));
}

#[test]
fn three_revokes_cost_three_betes_but_one_when_the_cards_are_mixed_and_in_1860_then_none() {
    let ask = |preset, found: &str| {
        let facts = json!({"gathered": true, "next_card_played": true, "harmed": false, "times": 3, "found": found,
            "trick": 9, "vole": "none"});
        ruling(question(preset, "bete", "revoke", 2, facts)).unwrap()["betes"].as_array().unwrap().len()
    };
    assert_eq!((ask("1782", "after_deal"), ask("1782", "after_mixing"), ask("1860", "after_mixing")), (3, 1, 0));
}

#[test]
fn a_late_claim_still_has_the_pot_and_in_1860_the_game() {
    let ask = |preset: &str| {
        let facts = json!({"claimed": ["solo", "matadors"], "premiers": false, "after_cut": true});
        let mut q = question(preset, "bete", "claim", 1, facts);
        (q["contract"], q["options"]["claims"]) = (json!("solo"), json!("must_claim"));
        ruling(q).unwrap()["net"]["1"].as_i64().unwrap()
    };
    assert_eq!((ask("1782"), ask("1860")), (12, 20));
}

#[test]
fn the_odd_half_of_a_bete_is_the_offenders() {
    let mut q = question("1782", "bete", "turned_up_hand", 2, json!({"of": 3}));
    q["table"]["antes"] = json!(5);
    assert_eq!(ruling(q).unwrap()["net"], json!({"1": 0, "2": -3, "3": -2}));
}

/// The book is followed through whole matches at every table: what it advises is always allowed.
#[test]
fn the_book_never_advises_what_is_not_allowed() {
    use rand_chacha::rand_core::SeedableRng as _;
    use spadille_core::{Game as _, Hidden as _, Options as _, Space as _, Turn, Viewer};
    use spadille_ombre::lhombre::{LHombre, LHombreOptions, advice};
    let tables = ["3", "2a", "2b", "2c", "4", "4king"];
    for (number, players) in tables.into_iter().enumerate() {
        for preset in ["1782", "1860"] {
            for strict in [false, true] {
                let Value::Object(overrides) = json!({"players": players, "tours": 6, "strict": strict}) else {
                    return;
                };
                let game = LHombre::new(LHombreOptions::from_overrides(Some(preset), &overrides).unwrap()).unwrap();
                let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(number as u64);
                let mut state = game.open();
                let mut asked = 0;
                loop {
                    let seat = match game.turn(&state) {
                        Turn::Over => break,
                        Turn::Chance => {
                            let outcome = game.draw(&state, &mut rng);
                            game.reveal(&mut state, &outcome, &mut ());
                            continue;
                        }
                        Turn::Seats { awaited, .. } => awaited.first().unwrap(),
                    };
                    let moves = game.moves(&state, seat);
                    let view = game.view(&state, Viewer::Seat(seat));
                    let advised = advice::advise(&game, &view, seat);
                    if let Some(advice) = &advised {
                        asked += 1;
                        assert!(
                            moves.contains(&advice.choice),
                            "{players} {preset} {:?}: {}",
                            state.public.deal.phase,
                            advice.choice
                        );
                    }
                    let chosen = advised.map(|a| a.choice).or_else(|| moves.sample(&mut rng)).unwrap();
                    game.play(&mut state, seat, chosen, &mut ());
                }
                assert!(asked > 50, "{players} {preset}: {asked}");
            }
        }
    }
}

/// Every maxim of the book is one that the book player or a hint goes by.
#[test]
fn every_maxim_is_followed_somewhere() {
    let code = [
        include_str!("../src/lhombre/advice/bidding.rs"),
        include_str!("../src/lhombre/advice/exchange.rs"),
        include_str!("../src/lhombre/advice/patterns.rs"),
        include_str!("../src/lhombre/advice/playing.rs"),
    ]
    .map(|file| file.split("#[cfg(test)]").next().unwrap());
    let book = include_str!("../../../books/lhombre/advice.toml");
    let ids: Vec<&str> = book.lines().filter_map(|line| line.strip_prefix("id = ")).collect();
    assert!(ids.len() > 70);
    for id in ids {
        assert!(code.iter().any(|file| file.contains(id)), "maxim {id} is never quoted");
    }
}

/// What the form about discards answers is what the book player lays away.
#[test]
fn discards_are_advised_as_the_book_player_makes_them() {
    let hand = json!(["AS", "2S", "KS", "6S", "KH", "4H", "6D", "7C", "3C"]);
    let given = json!({"preset": "1782", "options": {}, "rule": "a11",
        "facts": {"contract": "frage", "trump": "S", "hand": hand}});
    let case =
        Case { id: "asked".into(), game: None, form: Some("advise".into()), auto: true, given, expect: Value::Null };
    let answer = cases::work(&case).unwrap().value;
    assert_eq!(answer["answer"]["throw"].as_array().unwrap().len(), 4, "{answer}");
    assert_eq!(answer["answer"]["keep"].as_array().unwrap().len(), 5, "{answer}");
}
