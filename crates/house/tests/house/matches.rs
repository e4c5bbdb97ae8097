//! Whole matches of every game by HTTP alone, with moves picked from what the table offers, against bots.

use crate::common::{Dice, Visitor, by_one_house, lasting_bots, play, some_move};
use serde_json::{Value, json};
use spadille_core::Record;
use std::collections::BTreeSet;

spadille_catalogue::each_game! { a_match_is_played_to_its_end }

/// What must hold of every table anybody is shown.
fn check(view: &Value, before: Option<&Value>) {
    let seats = view["seats"].as_array().unwrap();
    let awaited: Vec<&Value> = seats.iter().filter(|s| s["awaited"] == true).collect();
    let mine = view["you"]["seat"].as_u64().unwrap();
    match view["status"].as_str().unwrap() {
        "playing" => assert!(!view["scene"].is_null() && !view["view"].is_null() && view["result"].is_null()),
        "over" => {
            assert!(awaited.is_empty() && view["choices"].is_null());
            let sum: i64 = view["result"].as_array().unwrap().iter().map(|s| s["counters"].as_i64().unwrap()).sum();
            // What the seats won or lost lies with others or in the pots; nobody can have more than there is.
            assert!(sum <= 0, "{sum}");
            assert!(view["fair"]["seed"].is_string());
        }
        other => panic!("{other}"),
    }
    if view["status"] == "playing" {
        assert!(view["fair"]["seed"].is_null());
    }
    if !view["choices"].is_null() {
        let choices = &view["choices"];
        let n = choices["list"].as_array().unwrap().len() + choices["forms"].as_array().unwrap().len();
        assert!(n > 0);
        for choice in choices["list"].as_array().unwrap() {
            assert!(!choice["notation"].as_str().unwrap().is_empty());
        }
    } else {
        assert!(seats[mine as usize]["awaited"] == false, "whoever is awaited is offered something: {view}");
    }
    spoken(&view["scene"]);
    spoken(&view["choices"]);
    if let Some(before) = before {
        for count in ["seq", "steps", "deals"] {
            assert!(view[count].as_u64() >= before[count].as_u64(), "{count} never falls");
        }
        for fixed in ["id", "charter", "host"] {
            assert_eq!(view[fixed], before[fixed]);
        }
        assert_eq!(view["fair"]["commitment"], before["fair"]["commitment"]);
    }
}

/// Every message was found in both books: none is its own id, none is empty in one language alone.
fn spoken(value: &Value) {
    match value {
        Value::Object(map) => {
            if let (Some(Value::String(en)), Some(Value::String(de)), 2) = (map.get("en"), map.get("de"), map.len()) {
                assert_eq!(en.is_empty(), de.is_empty(), "{en:?} / {de:?}");
                assert!(!en.contains("{$") && !de.contains("{$"), "{en} / {de}");
            } else {
                map.values().for_each(spoken);
            }
        }
        Value::Array(list) => list.iter().for_each(spoken),
        _ => {}
    }
}

/// A line says by itself what it is about: who called where the words do not name him, what was marked, whether an end says more
/// than that it is over. Tells what was marked.
fn told(item: &Value) -> Option<&str> {
    let is = |kind: &str| item["kind"] == kind;
    assert!(item["speaker"].is_null() || is("called") && item["speaker"] == item["seat"], "{item}");
    assert_eq!(item["bare"] == true, is("match_over") && item["text"]["en"] == "The match is over.", "{item}");
    assert_eq!(item["mark"].is_object(), is("scored"), "{item}");
    if is("scored") {
        assert!(item["seat"].is_u64() && item["law"].is_string() && item["mark"]["number"].is_i64(), "{item}");
    }
    item["mark"]["measure"].as_str()
}

/// Plays a match at a seat; tells how many moves that took.
async fn play_through(anna: &Visitor, game: &str, seat: usize, dice: &mut Dice) -> usize {
    let detail = anna.get(&format!("/api/games/{game}")).await.expect(200);
    let seats = detail["quick_seats"].as_u64().unwrap() as usize;
    let bots = |s: usize| if s == seat { json!("me") } else { json!({ "bot": "random" }) };
    let (options, seats) = (spadille_catalogue::trying::short(game, 1), (0..seats).map(bots).collect::<Vec<_>>());
    let wish = json!({ "game": game, "options": options, "pace": 0, "seats": seats });
    let (table, _) = anna.open(&wish).await;
    let mut view = anna.until(&table, |t| t["status"] != "waiting").await;
    check(&view, None);
    let (mut played, mut refused) = (0, 0);
    let mut marked = BTreeSet::new();
    for _ in 0..20_000 {
        if view["status"] == "over" {
            break;
        }
        if let Some(notation) = some_move(&view["choices"], dice) {
            let answer = anna.act(&table, &play(&view, &notation)).await;
            match answer.status {
                200 => played += 1,
                // A form filled in at random may go over a limit; a choice of the list may only be too late.
                409 | 422 => {
                    answer.refused(answer.status);
                    refused += 1;
                }
                other => panic!("{game}: {notation}: {other} {}", answer.text),
            }
        }
        let since = view["seq"].as_u64().unwrap();
        let moment = anna.get(&format!("/api/tables/{table}/news?view=true&since={since}&wait=2")).await.expect(200);
        for item in moment["items"].as_array().unwrap() {
            spoken(item);
            marked.extend(told(item).map(str::to_owned));
            assert!(item["seq"].as_u64() > Some(since));
        }
        check(&moment["table"], Some(&view));
        view = moment["table"].clone();
    }
    assert_eq!(view["status"], "over", "{game}: no end after {played} moves and {refused} refusals");
    let record = Record::parse(&anna.get(&format!("/api/tables/{table}/record")).await.text).unwrap();
    spadille_table::fair::verify(&record).unwrap_or_else(|e| panic!("{game}: {e}"));
    assert_eq!(record.steps.len() as u64, view["steps"].as_u64().unwrap());
    let greater = match game {
        "trictrac" => Some("holes"),
        "toccategli" => Some("saetze"),
        _ => None,
    };
    assert!(greater.is_none_or(|greater| marked.contains(greater)), "{game}: {marked:?}");
    played
}

fn a_match_is_played_to_its_end(game: &str) {
    by_one_house(async |house| {
        let anna = house.guest("Anna").await;
        for path in ["", "/reading"] {
            anna.get(&format!("/api/games/{game}{path}")).await.expect(200);
        }
        spoken(&anna.get(&format!("/api/games/{game}/lesson")).await.expect(200));
        // As a full house is measured with.
        anna.open(&lasting_bots(&anna.get(&format!("/api/games/{game}")).await.expect(200), 0)).await;
        // Every game has its own dice, and with them the seat that is taken.
        let mut dice = Dice(game.bytes().map(u64::from).sum());
        let seat = dice.below(2);
        // A banker need not be asked anything in a short match; the punter beside him is.
        if play_through(&anna, game, seat, &mut dice).await == 0 {
            assert!(play_through(&anna, game, 1 - seat, &mut dice).await > 0, "nobody is ever asked");
        }
    });
}
