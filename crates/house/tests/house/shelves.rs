//! What the house tells of its games: kept by whoever has it, searched, and page by page.

use crate::common::{Visitor, by_one_house, on_every_store};
use hyper::Method;
use serde_json::{Value, json};

#[test]
fn what_lasts_is_sent_once() {
    by_one_house(async |house| {
        let anna = Visitor::stranger(house.address);
        for path in ["/api/games", "/api/shelves"] {
            let first = anna.get(path).await;
            let tag = first.headers["etag"].to_str().unwrap().to_owned();
            assert!(!first.expect(200).as_array().unwrap().is_empty());
            for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}")] {
                let again = anna.send(Method::GET, path, &[("if-none-match", &known)], "").await.unwrap();
                assert_eq!((again.status, again.text.as_str()), (304, ""), "{path}: {known}");
            }
            let other = anna.send(Method::GET, path, &[("if-none-match", "\"other\"")], "").await.unwrap();
            assert_eq!(other.status, 200);
        }
    });
}

#[test]
fn games_and_passages_are_found() {
    by_one_house(async |house| {
        let anna = Visitor::stranger(house.address);
        let found = anna.get("/api/find?words=lomber").await.expect(200);
        assert_eq!(found["games"], json!(["lhombre"]));
        let found = anna.get("/api/find?words=b%C3%AAte&players=3").await.expect(200);
        assert!(found["passages"].as_array().unwrap().iter().any(|p| p["kind"] == "law" && p["game"] == "lhombre"));
        assert!(found["passages"].as_array().unwrap().iter().all(|p| p["game"] != "cinquille"));
        let two = anna.get("/api/find?players=2&weight=3").await.expect(200);
        assert!(two["games"].as_array().unwrap().contains(&json!("piquet")));
        anna.get("/api/find?players=many").await.refused(400);
        let long = format!("/api/find?words={}", "x".repeat(4000));
        assert!(anna.get(&long).await.expect(200)["games"].as_array().unwrap().is_empty());
    });
}

#[test]
fn a_tariff_is_told_with_what_is_misprinted() {
    by_one_house(async |house| {
        let anna = Visitor::stranger(house.address);
        let tariff = anna.get("/api/games/boston-whist/tariff").await.expect(200);
        let rows = tariff["rows"].as_array().unwrap();
        let row = rows.iter().find(|row| row["name"]["en"] == "5 tricks in the middle suit").unwrap();
        // Tricks, tenths, and what each pays from five tricks to seventeen; nothing flat.
        assert_eq!(row["cells"].as_array().unwrap().len(), 3 + 13, "{row}");
        assert_eq!(row["cells"][3 + 10], json!(5), "at fifteen: {row}");
        let notes = tariff["notes"].as_array().unwrap();
        assert!(notes.len() == 3 && notes[0]["de"].to_string().contains("Gedruckt ist 4"), "{notes:?}");
        let flat = anna.get("/api/games/boston/tariff?preset=1830").await.expect(200);
        assert_eq!(flat["notes"], json!([]));
        anna.get("/api/games/chess/tariff").await.refused(404);
    });
}

#[test]
fn the_lobby_comes_page_by_page() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        for _ in 0..25 {
            anna.open(&json!({ "game": "chess", "public": true, "seats": ["open", "open"] })).await;
        }
        let bert = house.guest("Bert").await;
        let (table, _) =
            bert.open(&json!({ "game": "piquet", "public": true, "seats": ["me", { "bot": "book" }] })).await;
        bert.until(&table, |t| t["status"] == "playing").await;
        let page = async |path: &str| bert.get(path).await.expect(200);
        let count = |page: &Value| page["tables"].as_array().unwrap().len();
        let (first, second) = (page("/api/tables").await, page("/api/tables?page=1").await);
        assert_eq!(
            (count(&first), &first["more"], count(&second), &second["more"]),
            (20, &json!(true), 6, &json!(false))
        );
        assert_eq!(count(&page("/api/tables?page=2").await), 0);
        let free = page("/api/tables?free=true&page=1").await;
        assert_eq!(count(&free), 5, "a table that is being played waits for nobody");
        let by_name = page("/api/tables?words=schach").await;
        assert_eq!((count(&by_name), &by_name["more"]), (20, &json!(true)));
        assert_eq!(count(&page("/api/tables?words=schach&page=1").await), 5);
        assert_eq!(count(&page("/api/tables?words=bert").await), 1);
        assert_eq!(count(&page("/api/tables?words=nobody").await), 0);
        bert.get("/api/tables?page=-1").await.refused(400);
    });
}

#[test]
fn a_form_is_filled_in_and_written_down_by_the_house() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let options = json!({ "players": 2 });
        let (table, _) =
            anna.open(&json!({ "game": "pharo", "options": options, "seats": [{ "bot": "book" }, "me"] })).await;
        let view = anna.until(&table, |t| !t["choices"].is_null()).await;
        let forms = view["choices"]["forms"].as_array().unwrap();
        let form = forms.iter().position(|form| form["form"] == "amount").expect("one may stake");
        let spot = &forms[form]["on"][0];
        let filled = |amount: i64| json!({ "amounts": [[spot["word"], amount]] });
        let fill =
            |form: usize, filled: Value| json!({ "act": "fill", "at": view["steps"], "form": form, "filled": filled });
        let least = spot["min"].as_i64().unwrap();
        anna.act(&table, &fill(form, filled(least - 1))).await.refused(422);
        anna.act(&table, &fill(form + 7, filled(least))).await.refused(422);
        anna.act(&table, &fill(form, json!({ "cards": ["AS"] }))).await.refused(422);
        anna.act(&table, &fill(form, filled(least))).await.expect(200);
        let now = anna.get(&format!("/api/tables/{table}")).await.expect(200);
        assert!(now["steps"].as_u64() > view["steps"].as_u64());
    });
}

#[test]
fn after_a_match_a_hint_is_given_for_any_turn_of_ones_own() {
    on_every_store(async |house| {
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        let (table, invitation) =
            anna.open(&json!({ "game": "chess", "options": { "games": 1 }, "seats": ["me", "open"] })).await;
        bert.act_invited(&table, &invitation, &json!({ "act": "sit" })).await.expect(200);
        let now = anna.until(&table, |t| t["steps"].as_u64() >= Some(1)).await;
        let white = if now["choices"].is_null() { &bert } else { &anna };
        let steps = now["steps"].as_u64().unwrap();
        let hint = |step: u64| format!("/api/tables/{table}/hint?step={step}");
        white.post(&hint(steps), &json!({})).await.refused(409);
        white.act(&table, &json!({ "act": "play", "at": steps, "notation": "resign" })).await.expect(200);
        let told = white.post(&hint(steps), &json!({})).await.expect(200);
        assert!(told["choices"][0]["promise"]["en"].as_str().unwrap().contains("pawns"), "{told}");
        white.post(&hint(steps + 1), &json!({})).await.refused(409);
        let other = if white.id == anna.id { &bert } else { &anna };
        other.post(&hint(steps), &json!({})).await.refused(409);
        house.guest("Carl").await.post(&hint(steps), &json!({})).await.refused(404);
    });
}
