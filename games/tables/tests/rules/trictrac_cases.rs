//! The worked cases of Trictrac and Toccategli, and by hand those that no program can decide by their form.

use crate::common::{every_case_is_answered, texts_of_cases};
use serde_json::{Value, json};
use spadille_core::{Case, Table as _};
use spadille_tables::trictrac::sisters::{Grand, Light, Sister};
use spadille_tables::trictrac::{JanGame, Toccategli, Trictrac};
use spadille_tables::{Colour, Men};

fn cases<K: Sister>() -> Vec<Case> {
    let read = |text: String| -> Vec<Case> { serde_json::from_str(&text).expect("well-formed cases") };
    texts_of_cases(K::ID).map(read).into_iter().flatten().collect()
}

#[test]
fn every_case_with_a_form_is_answered() {
    all_are_answered::<Grand>(150);
    all_are_answered::<Light>(80);
}

fn all_are_answered<K: Sister>(at_least: usize) {
    assert!(cases::<K>().len() >= at_least);
    every_case_is_answered::<JanGame<K>>();
}

/// The same with the colours changed: fields counted from the other side, plays rewritten.
fn turned(value: &Value, key: &str) -> Value {
    let field = |text: &str| match text.parse::<u8>() {
        Ok(n @ 1..=24) => (25 - n).to_string(),
        _ => text.to_owned(),
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
    both_are_alike::<Grand>();
    both_are_alike::<Light>();
}

fn both_are_alike<K: Sister>() {
    let forms =
        ["plays", "play-legal", "play-count", "score-throw", "odds-position", "advise-play", "play-fault", "replay"];
    for mut case in cases::<K>().into_iter().filter(|c| c.form().is_some_and(|f| forms.contains(&f))) {
        (case.given, case.expect) = (turned(&case.given, ""), turned(&case.expect, ""));
        let answer = JanGame::<K>::work(&case).unwrap_or_else(|e| panic!("{}: {e}", case.id));
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

/// There are no holes at Toccategli, so the law of two holes of which one is pegged does not apply.
#[test]
fn tc_school_two_holes() {
    let book = Toccategli::book();
    assert!(book.law("unpegged-hole").is_none() && book.law("nothing-to-peg").is_some());
}
