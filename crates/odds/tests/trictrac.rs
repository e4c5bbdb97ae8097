//! The worked cases of Trictrac that ask for throws, answered by the tables of dice alone.

use serde_json::Value;
use spadille_core::Dice;
use spadille_odds::dice;

/// How many throws an event of a case has.
fn throws(event: &Value) -> Option<u8> {
    let (kind, value) = event.as_object()?.iter().next()?;
    let number = || value.as_u64().and_then(|n| u8::try_from(n).ok());
    Some(match kind.as_str() {
        "any" => dice::throws(|_| value.as_bool() == Some(true)),
        "sum" => dice::sums(number()?),
        "die" => dice::with(number()?),
        "distance" => dice::reached(&[number()?]),
        "doublet" => dice::throws(|dice| Some(dice.is_doublet()) == value.as_bool()),
        "throw" => {
            let wanted: Dice = serde_json::from_value(value.clone()).ok()?;
            dice::throws(|dice| (dice.high(), dice.low()) == (wanted.high(), wanted.low()))
        }
        _ => return None,
    })
}

#[test]
fn the_tables_answer_the_worked_cases() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("../../../cases/trictrac.json")).unwrap();
    let mut asked = 0;
    for case in cases.iter().filter(|case| case["form"] == "odds") {
        let events = case["given"]["events"].as_array().unwrap();
        let found: Vec<u8> = events.iter().map(|event| throws(event).unwrap_or_else(|| panic!("{event}"))).collect();
        assert_eq!(Value::from(found), case["expect"]["throws"], "{}", case["id"]);
        asked += 1;
    }
    assert!(asked >= 10, "{asked}");
}
