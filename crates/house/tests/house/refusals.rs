//! What the house refuses: each with the right status, a reason in both languages, and without any effect.

use crate::common::{TestHouse, Visitor, at_chess, by_one_house_with, comes, generous, on_every_store, play};
use futures_util::SinkExt as _;
use hyper::Method;
use serde_json::{Value, json};
use spadille_house::Limits;
use tokio_tungstenite::tungstenite::Message;

async fn chess(house: &TestHouse) -> (Visitor, Visitor, String) {
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = at_chess(&anna, &bert, &json!({})).await;
    (anna, bert, table)
}

#[test]
fn nobody_acts_for_another_seat() {
    on_every_store(async |house| {
        let (anna, bert, table) = chess(&house).await;
        let before = house.entries(&table).await;
        let carl = house.guest("Carl").await;
        let view = anna.view(&table).await;
        bert.act(&table, &play(&view, "e2e4")).await.refused(422);
        carl.act(&table, &play(&view, "e2e4")).await.refused(403);
        Visitor::stranger(house.address).act(&table, &play(&view, "e2e4")).await.refused(401);
        // A seat named in the message is no way to it.
        bert.act(&table, &json!({ "act": "play", "at": 0, "notation": "e2e4", "seat": 0 })).await.refused(400);
        let mut live = bert.live(&table, None).await;
        assert_eq!(live.act("a", &play(&view, "e2e4")).await["problem"]["status"], 422);
        let mut live = carl.live(&table, None).await;
        assert_eq!(live.act("a", &play(&view, "e2e4")).await["problem"]["status"], 403);
        let mut live = Visitor::stranger(house.address).live(&table, None).await;
        assert_eq!(live.act("a", &play(&view, "e2e4")).await["problem"]["status"], 401);
        carl.act(&table, &json!({ "act": "answer", "yes": true })).await.refused(403);
        carl.post(&format!("/api/tables/{table}/hint"), &json!({})).await.refused(403);
        assert_eq!(house.entries(&table).await, before);
        assert_eq!(anna.view(&table).await, view);
    });
}

#[test]
fn a_stale_move_is_refused() {
    on_every_store(async |house| {
        let (anna, bert, table) = chess(&house).await;
        let old = anna.view(&table).await;
        anna.act(&table, &play(&old, "e2e4")).await.expect(200);
        let before = house.entries(&table).await;
        // The same again, and what would be lawful on another table.
        anna.act(&table, &play(&old, "e2e4")).await.refused(409);
        bert.act(&table, &play(&old, "e7e5")).await.refused(409);
        for at in [3, 77, u32::MAX] {
            bert.act(&table, &json!({ "act": "play", "at": at, "notation": "e7e5" })).await.refused(409);
        }
        let mut live = anna.live(&table, None).await;
        assert_eq!(live.act("a", &play(&old, "e2e4")).await["problem"]["status"], 409);
        assert_eq!(house.entries(&table).await, before);
        // Sent twice at the same moment, it is played once.
        let view = bert.view(&table).await;
        let act = play(&view, "e7e5");
        let (one, two) = tokio::join!(bert.act(&table, &act), bert.act(&table, &act));
        let mut both = [one.status, two.status];
        both.sort_unstable();
        assert_eq!(both, [200, 409]);
        assert_eq!(house.entries(&table).await, before + 1);
    });
}

#[test]
fn an_invitation_cannot_be_guessed() {
    on_every_store(async |house| {
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        let (table, word) = anna.open(&json!({ "game": "chess" })).await;
        let before = house.entries(&table).await;
        let mut almost = word.clone();
        let last = almost.pop().unwrap();
        almost.push(if last == '0' { '1' } else { '0' });
        let nearly =
            [String::new(), "0".repeat(32), word[..31].to_owned(), format!("{word}0"), word.to_uppercase(), almost];
        let unknown = bert.get("/api/tables/000000000000000000").await.refused(404);
        for guess in nearly.iter().filter(|g| **g != word) {
            let told = bert.get(&format!("/api/tables/{table}?i={guess}")).await.refused(404);
            assert_eq!(told, unknown, "a table one may not see is a table there is not");
            bert.act_invited(&table, guess, &json!({ "act": "sit" })).await.refused(404);
        }
        for id in ["x", "..%2f..", "0000000000000000000000000000000000000000", "%00", "zzzzzzzzzzzzzzzzzz"] {
            assert_eq!(bert.get(&format!("/api/tables/{id}")).await.status, 404, "{id}");
        }
        assert_eq!(house.entries(&table).await, before);
    });
}

#[test]
fn oversized_bodies_and_frames_are_refused() {
    on_every_store(async |house| {
        let (anna, bert, table) = chess(&house).await;
        let before = house.entries(&table).await;
        let big = json!({ "act": "say", "text": "x".repeat(80 * 1024) });
        anna.act(&table, &big).await.refused(413);
        let mut huge = json!({ "game": "chess" });
        huge["options"] = json!({ "stake": "9".repeat(100_000) });
        anna.post("/api/tables", &huge).await.refused(413);
        let mut live = anna.live(&table, None).await;
        live.next_of("news").await;
        live.say(&json!({ "type": "act", "id": "a", "act": big })).await;
        assert!(live.closed().await.is_none_or(|f| f["type"] != "done"));
        // The longest id comes back cut, not whole.
        let mut live = anna.live(&table, None).await;
        live.say(&json!({ "type": "act", "id": "i".repeat(5000), "act": { "act": "say", "text": "" } })).await;
        assert_eq!(live.next_of("refused").await["id"].as_str().unwrap().len(), 64);
        assert_eq!(house.entries(&table).await, before);
        bert.act(&table, &json!({ "act": "say", "text": "unharmed" })).await.expect(200);
    });
}

#[test]
fn what_cannot_be_read_is_refused() {
    on_every_store(async |house| {
        let (anna, _bert, table) = chess(&house).await;
        let before = house.entries(&table).await;
        let acts = format!("/api/tables/{table}/acts");
        let kind = [("content-type", "application/json")];
        for body in [
            "",
            "{",
            "null",
            "[]",
            "\"sit\"",
            "{\"act\":\"fly\"}",
            "{\"act\":\"sit\",\"seat\":-1}",
            "{\"act\":\"sit\",\"seat\":300}",
            "{\"act\":\"play\"}",
            "{\"act\":\"play\",\"at\":\"0\",\"notation\":\"e2e4\"}",
            "{\"act\":\"say\",\"text\":5}",
            "{\"act\":\"say\",\"text\":\"x\",\"extra\":1}",
            "\u{0}",
        ] {
            anna.send(Method::POST, &acts, &kind, body.to_owned()).await.unwrap().refused(400);
        }
        let invalid: &[u8] = b"{\"act\":\"say\",\"text\":\"\xff\xfe\"}";
        anna.send(Method::POST, &acts, &kind, invalid).await.unwrap().refused(400);
        anna.send(Method::POST, &acts, &[("content-type", "text/plain")], "{}").await.unwrap().refused(415);
        let nested = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
        anna.send(Method::POST, &acts, &kind, nested).await.unwrap().refused(400);
        for notation in ["", "e9e9", "play KS", "\u{0}", &"e".repeat(5000), "é"] {
            let answer = anna.act(&table, &json!({ "act": "play", "at": 1, "notation": notation })).await;
            answer.refused(400);
            assert!(answer.text.len() < 3000, "a refusal is no echo");
        }
        anna.act(&table, &json!({ "act": "play", "at": 1, "notation": "e2e5" })).await.refused(422);
        for path in ["/news?since=x", "/history", "/history?step=-1", "/history?step=1&seat=x"] {
            assert_eq!(anna.get(&format!("/api/tables/{table}{path}")).await.status, 400, "{path}");
        }
        anna.get("/api/nothing").await.refused(404);
        anna.get("/api/games/poker").await.refused(404);
        assert_eq!(anna.delete(&acts).await.status, 405);
        assert_eq!(house.entries(&table).await, before);
    });
}

#[test]
fn frames_that_cannot_be_read_end_the_connection_and_harm_nothing() {
    on_every_store(async |house| {
        let (anna, _bert, table) = chess(&house).await;
        let before = house.entries(&table).await;
        for words in ["", "{", "null", "{\"type\":\"act\"}", "{\"type\":\"dance\"}", "[1,2,3]"] {
            let mut live = anna.live(&table, None).await;
            live.next_of("news").await;
            live.socket.send(Message::text(words)).await.unwrap();
            let last = live.closed().await.expect("a last word");
            assert_eq!((&last["type"], &last["problem"]["status"]), (&json!("bye"), &json!(400)), "{words}");
        }
        let mut live = anna.live(&table, None).await;
        live.next_of("news").await;
        live.socket.send(Message::binary(vec![1, 2, 3])).await.unwrap();
        assert_eq!(live.closed().await.expect("a last word")["problem"]["status"], 400);
        // Whoever does not greet first is not let in.
        let mut live = anna.watch(&table, "", &[]).await.unwrap();
        live.say(&json!({ "type": "act", "id": "a", "act": { "act": "say", "text": "too early" } })).await;
        assert!(live.closed().await.is_none_or(|f| f["type"] != "done"));
        assert_eq!(house.entries(&table).await, before);
    });
}

#[test]
fn a_flood_is_stopped_and_the_others_go_on() {
    by_one_house_with(Limits { per_person: 3, ..generous() }, async |house| {
        let (anna, bert, table) = chess(&house).await;
        let (mut done, mut refused) = (0, 0);
        for n in 0..60 {
            match anna.act(&table, &json!({ "act": "say", "text": n.to_string() })).await {
                answer if answer.status == 200 => done += 1,
                answer => {
                    answer.refused(429);
                    refused += 1;
                }
            }
        }
        assert!(refused > 0);
        let mut live = anna.live(&table, None).await;
        for n in 0..60 {
            let frame = live.act(&n.to_string(), &json!({ "act": "say", "text": n.to_string() })).await;
            if frame["type"] == "done" {
                done += 1;
            } else {
                assert_eq!(frame["problem"]["status"], 429);
            }
        }
        bert.act(&table, &json!({ "act": "say", "text": "I" })).await.expect(200);
        let said = bert.items(&table).await.iter().filter(|i| i["by"]["id"] == json!(anna.id)).count();
        assert_eq!(said, done, "what was refused was not said");
    });
}

#[test]
fn whoever_sends_without_end_is_let_go() {
    by_one_house_with(Limits { per_person: 3, ..generous() }, async |house| {
        let (anna, bert, table) = chess(&house).await;
        let mut live = anna.live(&table, None).await;
        for _ in 0..200 {
            live.say(&json!({ "type": "ping" })).await;
        }
        let (mut pongs, mut reason) = (0, None);
        while let Some(frame) = live.next().await {
            match frame["type"].as_str() {
                Some("pong") => pongs += 1,
                Some("bye") => reason = Some(frame["problem"]["status"].clone()),
                _ => {}
            }
        }
        // The goodbye may be lost among what he is still sending; that he is let go is not.
        assert!(pongs < 200, "{pongs}");
        assert!(reason.is_none_or(|status| status == 429));
        bert.act(&table, &json!({ "act": "say", "text": "I" })).await.expect(200);
    });
}

#[test]
fn an_address_that_cannot_be_read_is_explained() {
    by_one_house_with(generous(), async |house| {
        let anna = house.guest("Anna").await;
        for query in ["?mine=perhaps", "/none/items?since=-1", "/none/history?step=x", "/none/history"] {
            anna.get(&format!("/api/tables{query}")).await.refused(400);
        }
    });
}

#[test]
fn an_address_and_the_door_have_their_measures() {
    by_one_house_with(Limits { doors: 3, ..generous() }, async |house| {
        let stranger = Visitor::stranger(house.address);
        let mut statuses = Vec::new();
        for _ in 0..6 {
            statuses
                .push(stranger.post("/api/sessions", &json!({ "login": "anna", "password": "a guess" })).await.status);
        }
        assert_eq!(statuses[..3], [401, 401, 401]);
        assert!(statuses[3..].contains(&429), "{statuses:?}");
        stranger.post("/api/guests", &json!({ "name": "A" })).await.refused(429);
        assert_eq!(stranger.get("/api/games").await.status, 200);
    });
    by_one_house_with(Limits { per_address: 2, ..generous() }, async |house| {
        let stranger = Visitor::stranger(house.address);
        let mut refused = 0;
        for _ in 0..60 {
            if stranger.get("/healthz").await.status == 429 {
                refused += 1;
            }
        }
        assert!(refused > 0);
    });
}

#[test]
fn there_are_only_so_many_places_and_live_connections_take_them() {
    by_one_house_with(Limits { connections: 12, ..generous() }, async |house| {
        let anna = house.guest("Anna").await;
        let (table, _) = anna.open(&json!({ "game": "chess", "public": true })).await;
        let mut open = Vec::new();
        let turned_away = loop {
            let watching = Visitor::stranger(house.address);
            let stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
            let url = format!("ws://{}/api/tables/{table}/live", watching.address);
            match tokio_tungstenite::client_async(url, stream).await {
                Ok((socket, _)) => open.push(crate::common::Live { socket }),
                Err(_) => break true,
            }
            if open.len() > 40 {
                break false;
            }
        };
        assert!(turned_away, "{} connections at a house for 12", open.len());
        assert!(open.len() >= 8);
        // Whoever goes makes room.
        open.clear();
        comes("places that are given back", async || {
            let stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
            let url = format!("ws://{}/api/tables/{table}/live", house.address);
            tokio_tungstenite::client_async(url, stream).await.ok()
        })
        .await;
    });
}

#[test]
fn an_answer_says_how_it_may_be_used() {
    on_every_store(async |house| {
        let stranger = Visitor::stranger(house.address);
        let answer = stranger.get("/api/tables").await;
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cache-control", "no-store"),
        ] {
            assert_eq!(answer.headers[name], value);
        }
        assert!(answer.headers["content-security-policy"].to_str().unwrap().contains("default-src 'self'"));
        let health: Value = stranger.get("/healthz").await.expect(200);
        assert_eq!(health["status"], "ok");
    });
}
