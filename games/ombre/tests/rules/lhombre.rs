//! What must hold at every table of L'Hombre and of every ruling, and questions that are refused: calls that may not be made,
//! facts that contradict each other.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};
use spadille_core::contract::{Care, options, random_match, step};
use spadille_core::story::{Story, also};
use spadille_core::{Case, Game as _, Hidden as _, Seat, Space as _, Unsupported, Viewer};
use spadille_ombre::lhombre::{LHombre, State, advice, cases};

fn game(preset: &str, changes: &Value) -> LHombre {
    Story::<LHombre>::new(preset, changes).game
}

/// The worked cases.
fn worked() -> Vec<Case> {
    serde_json::from_str(include_str!("../../../../cases/lhombre.json")).unwrap()
}

/// What is asked about: every act with the values to be tried of each of its facts, options with theirs, and two deals with
/// jetons in which the same seat makes one bête on the other.
fn questions() -> Value {
    serde_json::from_str(include_str!("lhombre_questions.json")).unwrap()
}

/// A question that no worked case asks.
fn ask(form: &str, given: Value) -> Result<Value, Unsupported> {
    let (id, form) = ("asked".into(), Some(form.into()));
    cases::work(&Case { id, game: None, form, auto: true, given, expect: Value::Null }).map(|answer| answer.value)
}

/// Nothing but so many counters of stakes.
fn stakes(antes: i64) -> Value {
    json!({"antes": antes, "active": [], "written": [], "rock": 0, "rock_in_play": false})
}

/// Every value of a question in turn replaced by nonsense: an answer or a refusal, never a panic.
#[test]
fn malformed_questions_are_refused() {
    fn places(value: &Value, path: &str, all: &mut Vec<String>) {
        all.push(path.to_owned());
        match value {
            Value::Object(fields) => fields.iter().for_each(|(k, v)| places(v, &format!("{path}/{k}"), all)),
            Value::Array(items) => items.iter().enumerate().for_each(|(i, v)| places(v, &format!("{path}/{i}"), all)),
            _ => {}
        }
    }
    let nonsense = json!([null, -1, 99, 255, i64::MAX, "AS", "nobody", [], [0], {}, [[9, "S"]]]);
    let mut seen = std::collections::HashMap::<String, usize>::new();
    for case in worked().iter().filter(|c| c.auto) {
        // A few questions of each form are enough, but every act and rule of thumb is asked about.
        let form = case.form().unwrap_or_default();
        let count = seen.entry(form.to_owned()).or_default();
        *count += 1;
        if *count > 5 && !matches!(form, "ruling" | "advise" | "advise-bid") {
            continue;
        }
        let mut paths = Vec::new();
        places(&case.given, "", &mut paths);
        for path in paths.iter().take(300) {
            for value in nonsense.as_array().unwrap() {
                let mut broken = case.clone();
                if let Some(place) = broken.given.pointer_mut(path) {
                    *place = value.clone();
                }
                let _ = cases::work(&broken);
            }
        }
    }
}

/// Every game that may be agreed on.
const CONTRACTS: &str = "frage casco obscur_top obscur_bottom tourne tourne_mixed tourne_blind grand_casco respect solo \
    solo_tout grandissimo nullissimo mohr";
const TABLES: [&str; 6] = ["3", "2a", "2b", "2c", "4", "4king"];

/// Steps of random matches at each table, at least; matches are played to their end.
const STEPS: usize = 900;
/// Tables with all options drawn at random; a match at each.
const ANY_TABLES: usize = 220;

/// Plays random matches of so many steps through every promise of the house.
fn keeps_promises(preset: &str, changes: Value, steps: usize) {
    let game = game(preset, &changes);
    let (mut played, mut seed) = (0, 0);
    while played < steps {
        match random_match(&game, &mut ChaCha8Rng::seed_from_u64(seed), Care::default()) {
            Ok(steps) => played += steps,
            Err(broken) => panic!("{preset} with {changes:?}, seed {seed}: {broken}"),
        }
        seed += 1;
    }
}

#[test]
fn promises_hold_at_every_table() {
    options::<LHombre>().unwrap();
    let all: Vec<&str> = CONTRACTS.split_whitespace().collect();
    for preset in ["1782", "1860"] {
        for players in TABLES {
            keeps_promises(preset, json!({"players": players, "tours": 2}), STEPS);
        }
        for changes in [
            json!({"contracts": all, "tours": 3, "tourne_black_ace": "second_turn", "couleur": "fixed"}),
            json!({"contracts": all, "tours": 3, "marking": "jetons", "casco_forces": false}),
            json!({"tours": 3, "marking": "pool", "players": "4king", "king_pays": true}),
            json!({"tours": 3, "rock": true, "blocks": true, "kessel": true}),
        ] {
            keeps_promises(preset, changes, STEPS);
        }
    }
}

#[test]
fn promises_hold_at_strict_tables() {
    for preset in ["1782", "1860"] {
        let forced = ["decide", "bete", "bete_and_decide"]
            .map(|mode| json!({"penalty_mode": mode, "claims": "must_claim", "spadille_force": true}));
        let others = [
            json!({"players": "4", "penalty_mode": "bete"}),
            json!({"players": "2a", "penalty_mode": "bete"}),
            json!({"players": "4king"}),
        ];
        for mut changes in forced.into_iter().chain(others) {
            (changes["strict"], changes["tours"]) = (json!(true), json!(2));
            keeps_promises(preset, changes, STEPS);
        }
    }
}

/// Random tables with random sets of allowed games.
#[test]
fn promises_hold_under_any_options() {
    let mut rng = ChaCha8Rng::seed_from_u64(1860);
    for _ in 0..ANY_TABLES {
        let mut changes = Map::new();
        for (name, values) in questions()["options"].as_object().unwrap() {
            let values = values.as_array().unwrap();
            changes.insert(name.clone(), values[rng.random_range(0..values.len())].clone());
        }
        let agreed: Vec<&str> = CONTRACTS.split_whitespace().filter(|_| rng.random_range(0..2u32) == 0).collect();
        changes.insert("contracts".into(), json!(if agreed.is_empty() { vec!["frage"] } else { agreed }));
        changes.insert("tours".into(), json!(2));
        keeps_promises(["1782", "1860"][rng.random_range(0..2usize)], Value::Object(changes), 1);
    }
}

/// The book is followed through whole matches at every table: what it advises is always allowed.
#[test]
fn the_book_never_advises_what_is_not_allowed() {
    for (number, players) in TABLES.into_iter().enumerate() {
        for (preset, strict) in [("1782", false), ("1782", true), ("1860", false), ("1860", true)] {
            let game = game(preset, &json!({"players": players, "tours": 6, "strict": strict}));
            let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
            let (mut state, mut asked) = (game.open(), 0);
            let mut by_the_book = |s: &State, seat: Seat, rng: &mut ChaCha8Rng| {
                let moves = game.moves(s, seat);
                let advised = advice::advise(&game, &game.view(s, Viewer::Seat(seat)), seat).map(|a| a.choice);
                if let Some(choice) = advised {
                    asked += 1;
                    assert!(moves.contains(&choice), "{players} {preset} {:?}: {choice}", s.public.deal.phase);
                }
                advised.or_else(|| moves.sample(rng))
            };
            while step(&game, &mut state, &mut rng, &mut by_the_book) {}
            assert!(asked > 50, "{players} {preset}: {asked}");
        }
    }
}

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
    let mut deals = questions()["two_betes"].clone();
    (deals[0]["calls"], deals[0]["named"]) = (calls, json!(named));
    let options = json!({"players": "2a", "marking": "jetons", "strict": strict});
    let balances = json!({"1": 0, "2": 0});
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

/// A question about an act in a game of seat 1 who has three matadors, so many counters lying there.
fn ruling(preset: &str, options: Value, act: &str, by: u8, contract: &str, facts: Value, antes: i64) -> Value {
    json!({
        "preset": preset, "options": options, "act": act, "by": [by], "hombre": 1, "contract": contract, "matadors": 3,
        "facts": facts, "table": stakes(antes),
    })
}

#[test]
fn rulings_about_what_cannot_be_are_refused() {
    for (act, by, facts) in
        [("sneezed", 2, json!({})), ("talked", 7, json!({})), ("gave_up", 2, json!({"cards_played": 0}))]
    {
        assert!(ask("ruling", ruling("1782", json!({}), act, by, "frage", facts, 12)).is_err(), "{act}");
    }
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
    for (act, facts) in questions()["acts"].as_object().unwrap() {
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

/// An act at a strict table costs what the same act costs in a worked case.
#[test]
fn strict_tables_and_worked_cases_rule_alike() {
    let modes = ["decide", "bete_and_decide", "bete"];
    for (preset, begun) in [("1782", "$ASKING; $BEGUN"), ("1860", "$ASKING_1860; $BEGUN_1860")] {
        // Who revokes, and how: a defender on the hombre's king, the hombre on a king of diamonds.
        let revokes = [(1, "play KS, play 3H, play 5S"), (0, "play 6C, play 3H, play KC, play KD, play 5C, play QH")];
        for (mode, (by, plays)) in modes.iter().flat_map(|mode| revokes.map(|revoke| (mode, revoke))) {
            let steps = format!("{begun}; {plays}; $PHASE mend; awaits {by}");
            let told = format!("table {preset} strict=true penalty_mode={mode}\n{steps}");
            let t: Story<LHombre> = also(include_str!("lhombre.story"), &told);
            let facts = json!({"gathered": true, "next_card_played": false, "harmed": true, "times": 1,
                "found": "in_play", "trick": 1, "vole": "none"});
            let antes = t.state.public.accounts.betes.antes;
            let mut asked = ruling(preset, json!({"penalty_mode": mode}), "revoke", by + 1, "frage", facts, antes);
            asked["matadors"] = json!(0);
            let ruled = ask("ruling", asked).unwrap();
            let before = [0, 1, 2].map(|seat| t.balance(seat));
            let t = t.goes("keep");
            if ruled["game"] == "on" {
                let owners = ruled["betes"].as_array().unwrap().iter().map(|b| b["owner"].as_i64().unwrap() - 1);
                let fines: Vec<i64> = t.state.public.deal.fines.iter().map(|seat| seat.0.into()).collect();
                assert_eq!(fines, owners.collect::<Vec<_>>(), "{preset} {mode}");
                let _ = t.goes("is public.deal.phase replay");
            } else {
                let net = [0, 1, 2].map(|seat| t.balance(seat) - before[usize::from(seat)]);
                assert_eq!(json!({"1": net[0], "2": net[1], "3": net[2]}), ruled["net"], "{preset} {mode} {by}");
            }
        }
    }
}
