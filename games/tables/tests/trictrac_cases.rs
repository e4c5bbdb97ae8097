//! The worked cases of Trictrac, and by hand those that no program can decide by their form.

use serde_json::{Value, json};
use spadille_core::{Case, Table as _};
use spadille_tables::trictrac::Trictrac;
use spadille_tables::{Colour, Men};

fn cases() -> Vec<Case> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/trictrac.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("the cases")).expect("well-formed cases")
}

#[test]
fn every_case_with_a_form_is_answered() {
    let mut wrong = Vec::new();
    for case in cases().iter().filter(|c| c.auto) {
        match Trictrac::work(case) {
            Ok(answer) => wrong.extend(answer.difference(&case.expect).map(|d| format!("{}: {d}", case.id))),
            Err(unsupported) => wrong.push(format!("{}: {unsupported}", case.id)),
        }
    }
    assert!(wrong.is_empty(), "{} cases:\n{}", wrong.len(), wrong.join("\n"));
}

/// The same with the colours changed: fields counted from the other side, plays rewritten.
fn turned(value: &Value, key: &str) -> Value {
    let field = |text: &str| match text.parse::<u8>() {
        Ok(n) => (25 - n).to_string(),
        Err(_) => text.to_owned(),
    };
    let way = |word: &str| {
        let (way, star) = word.strip_suffix('*').map_or((word, ""), |way| (way, "*"));
        way.split('-').map(field).collect::<Vec<_>>().join("-") + star
    };
    match value {
        Value::Object(fields) => {
            let turned = fields.iter().map(|(name, inner)| {
                let other = match name.as_str() {
                    "white" => "black".to_owned(),
                    "black" => "white".to_owned(),
                    name if ["white", "black"].contains(&key) => field(name),
                    name => name.to_owned(),
                };
                (other, turned(inner, name))
            });
            Value::Object(turned.collect())
        }
        Value::Array(list) => Value::Array(list.iter().map(|v| turned(v, key)).collect()),
        Value::String(text) => match text.as_str() {
            "white" => json!("black"),
            "black" => json!("white"),
            text if ["play", "plays", "legal", "prefer", "choices", "set"].contains(&key) => {
                json!(text.split(' ').map(way).collect::<Vec<_>>().join(" "))
            }
            text => json!(text),
        },
        Value::Number(n) if ["field", "touched"].contains(&key) => json!(25 - n.as_u64().unwrap_or(0)),
        other => other.clone(),
    }
}

#[test]
fn both_colours_are_alike() {
    let forms =
        ["plays", "play-legal", "play-count", "score-throw", "odds-position", "advise-play", "play-fault", "replay"];
    for mut case in cases().into_iter().filter(|c| c.form().is_some_and(|f| forms.contains(&f))) {
        (case.given, case.expect) = (turned(&case.given, ""), turned(&case.expect, ""));
        let answer = Trictrac::work(&case).unwrap_or_else(|e| panic!("{}: {e}", case.id));
        assert_eq!(answer.difference(&case.expect), None, "{}", case.id);
    }
}

/// The names of numbers and doublets are in the book's vocabulary.
#[test]
fn tt_table_dice_names() {
    let numbers = ["As", "Daus", "Tres", "Quater", "Zink", "Sess"];
    let doublets = ["Bezet", "Double deux", "Ternes", "Carnes", "Quines", "Sonnes"];
    for name in numbers.into_iter().chain(doublets) {
        assert!(Trictrac::book().words.iter().any(|word| word.term.contains(name)), "{name}");
    }
}

/// Where the counter lies is a law to be read; the scene only shows the points.
#[test]
fn tt_table_marker_places() {
    let law = Trictrac::book().law("counter-places").expect("the law of the counter");
    for place in ["2 before the ace field", "6 at the dividing bar", "10 at the end rail"] {
        assert!(law.en.contains(place), "{place}");
    }
}

/// Fields alternate in colour, so an even number leads to the same colour and an odd one to the other.
#[test]
fn tt_table_march_colour() {
    let dark = |field: u8| field.is_multiple_of(2);
    for colour in Colour::BOTH {
        for from in 1..=12 {
            for number in 1..=12u8 {
                let men = Men::HEAP.moved(1, from).moved(from, from + number);
                let to = men.counts().map(|(f, _)| f).max().unwrap_or(1);
                let same = dark(colour.turned(from)) == dark(colour.turned(to));
                assert_eq!(same, number.is_multiple_of(2), "{from} {number}");
            }
        }
    }
}

fn worked(form: &str, given: Value) -> Value {
    let case = json!({"id": "asked", "form": form, "auto": true, "given": given});
    let case: Case = serde_json::from_value(case).expect("a case");
    Trictrac::work(&case).unwrap_or_else(|e| panic!("{form}: {e}")).value
}

/// Marking by hand: counters, pegs, holes that do not let one leave.
#[test]
fn marks_of_our_own() {
    let mark = |score: [(u8, u8, bool); 2], event: Value| {
        let side = |(holes, points, open): (u8, u8, bool)| json!({"holes": holes, "points": points, "open": open});
        let score = json!({"white": side(score[0]), "black": side(score[1])});
        let options = json!({"marking": "manual"});
        worked("mark-run", json!({"score": score, "events": [event], "options": options}))
    };
    let none = (0, 0, false);
    let own = |points: u8, more: Value| {
        let mut event = json!({"do": "mark", "player": "white", "points": points, "from": "own-throw"});
        more.as_object().into_iter().flatten().for_each(|(k, v)| event[k] = v.clone());
        event
    };
    // The first to mark shows his run by one counter.
    let first = mark([none, none], own(12, json!({"counters": 1})));
    assert_eq!((&first["won"], &first["may_leave"]), (&json!([{"player": "white", "holes": 2}]), &json!(true)));
    let second = mark([none, (0, 4, true)], own(12, json!({"counters": 1})));
    assert_eq!(second["won"], json!([{"player": "white", "holes": 1}]));
    // A hole that was not pegged is lost, and after the next throw nobody leaves.
    let pegged = mark([(3, 8, true), none], own(6, json!({"pegged": 1})));
    assert_eq!(
        (&pegged["score"]["white"], &pegged["may_leave"]),
        (&json!({"holes": 4, "points": 2, "open": true}), &json!(false))
    );
    let given = mark([(0, 10, false), none], own(4, json!({"from": "enemy-throw"})));
    assert_eq!((&given["won"][0]["holes"], &given["may_leave"]), (&json!(1), &json!(false)));
    // The last man off with a doublet: six points, then a new setting.
    let off = mark([(0, 8, true), (0, 6, false)], json!({"do": "off", "player": "white", "doublet": true}));
    assert_eq!((&off["first_to_throw"], &off["may_leave"]), (&json!("white"), &json!(false)));
    assert_eq!(off["score"]["white"], json!({"holes": 2, "points": 2, "open": true}));
    assert_eq!(off["score"]["black"], json!({"holes": 0, "points": 0, "open": false}));
}

/// Schools by what was marked for, and dice that fall badly.
#[test]
fn rulings_of_our_own() {
    let school = |due: u8, marked: u8, from: &str, late: bool, lapsed: bool| {
        let given = json!({"due": due, "marked": marked, "from": from, "late": late, "lapsed": lapsed});
        let answer = worked("school", given);
        ["school", "keeps", "may_add"].map(|name| answer[name].as_u64())
    };
    assert_eq!(school(4, 10, "rest", true, false), [Some(6), Some(4), Some(0)]);
    assert_eq!(school(0, 10, "leave", true, false), [Some(0), Some(0), Some(0)]);
    assert_eq!(school(6, 0, "school", true, false), [Some(0), Some(0), Some(0)]);
    assert_eq!(school(6, 8, "school", true, false), [Some(2), Some(6), Some(0)]);
    assert_eq!(school(8, 6, "enemy-throw", false, false), [Some(0), Some(6), Some(2)]);
    assert_eq!(school(8, 6, "enemy-throw", true, true), [Some(0), Some(6), Some(0)]);
    let fall = |split: bool, faces: u8, disturbed: bool, on_rail: bool| {
        let given = json!({"on_rail": on_rail, "flat": true, "split": split, "faces_up": faces, "disturbed": disturbed,
            "readable": true, "options": {"dice_disturb": "allowed"}});
        worked("dice-fault", given)["outcome"].clone()
    };
    assert_eq!(fall(true, 2, false, false), "void");
    assert_eq!(fall(true, 1, false, true), "void");
    // A disturbed throw is judged by the disturbance alone.
    assert_eq!(fall(false, 1, true, true), "counts");
}

/// Parts of items: White's man on 6 hits the man on 14 by the eight, truly with 6-2 and 4-4, blind with 5-3.
#[test]
fn odds_of_our_own() {
    let position = json!({"white": {"1": 14, "6": 1}, "black": {"9": 2, "11": 2, "14": 1, "24": 10}});
    let events = json!([
        {"item": "hit", "field": 14},
        {"item": "hit", "field": 14, "by": ["sum"]},
        {"item": "hit", "by": ["6"]},
        {"item": "blind-hit", "to": "black", "points": 2},
        {"to": "white", "points": 2},
    ]);
    let given = json!({"position": position, "to_move": "white", "events": events, "options": {}});
    assert_eq!(worked("odds-position", given)["throws"], json!([3, 3, 0, 2, 2]));
    let events = json!([{"any": true}, {"die": 6}, {"doublet": false}, {"throw": [2, 5]}, {"distance": 12}]);
    assert_eq!(worked("odds", json!({ "events": events }))["throws"], json!([36, 11, 30, 2, 1]));
}
