//! The advice depends on no suit and no seat, and what decides a worked case is not only the rule it names but the whole advice.

use serde_json::{Value, json};
use spadille_core::{Case, Table as _};
use spadille_whist::whist::{Plain, Whist};

const SUITS: [char; 4] = ['S', 'H', 'D', 'C'];

/// The same with every card and suit changed into another.
fn in_suits(value: &Value, other: &[char; 4]) -> Value {
    let changed = |text: &str| {
        let (rank, suit) = text.split_at(text.len() - 1);
        let place = SUITS.iter().position(|letter| suit.starts_with(*letter))?;
        let is_card = rank.is_empty() || rank == "10" || rank.len() == 1;
        is_card.then(|| Value::String(format!("{rank}{}", other[place])))
    };
    match value {
        Value::String(text) if !text.is_empty() => changed(text).unwrap_or_else(|| value.clone()),
        Value::Array(all) => all.iter().map(|one| in_suits(one, other)).collect(),
        Value::Object(fields) => fields.iter().map(|(name, one)| (name.clone(), in_suits(one, other))).collect(),
        _ => value.clone(),
    }
}

/// The same with everybody sitting so many places further.
fn turned(given: &Value, places: u64) -> Value {
    let mut given = given.clone();
    let hands = given["hands"].as_array().unwrap().clone();
    given["hands"] = (0..4).map(|seat| hands[((seat + 4 - places) % 4) as usize].clone()).collect();
    for name in ["dealer", "seat"] {
        given[name] = json!((given[name].as_u64().unwrap() + places) % 4);
    }
    if places % 2 == 1 {
        for name in ["score", "games"] {
            given[name] = json!([given[name][1], given[name][0]]);
        }
    }
    given
}

fn advised() -> Vec<Case> {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../../../cases/whist.json")).unwrap();
    let about_cards = |case: &Case| matches!(case.form(), Some("advise-lead" | "advise-play"));
    cases.into_iter().filter(about_cards).collect()
}

fn fault(case: &Case) -> Option<String> {
    match Whist::<Plain>::work(case) {
        Ok(answer) => answer.difference(&case.expect),
        Err(why) => Some(why.to_string()),
    }
    .map(|why| format!("{}: {why}", case.id))
}

#[test]
fn the_advice_is_the_same_in_other_suits_and_seats() {
    let orders = [['H', 'D', 'C', 'S'], ['C', 'S', 'H', 'D'], ['D', 'C', 'S', 'H'], ['S', 'D', 'H', 'C'], SUITS];
    let mut faults = Vec::new();
    for case in advised() {
        for (order, places) in orders.iter().zip([1, 2, 3, 0, 2]) {
            let given = turned(&in_suits(&case.given, order), places);
            faults.extend(fault(&Case { given, expect: in_suits(&case.expect, order), ..case.clone() }));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_whole_advice_answers_as_the_rule_that_decides() {
    let whole = |mut case: Case| {
        // No maxim is called so: the rest of the advice is left to answer.
        case.given["rule"] = json!("none");
        case
    };
    let faults: Vec<String> = advised().into_iter().filter_map(|case| fault(&whole(case))).collect();
    assert!(faults.is_empty(), "{faults:#?}");
}
