//! Tables: opening, sitting, leaving, coming back, looking on, talking, consent, rematch, resuming, forking, records.

use crate::common::{Dice, TestHouse, Visitor, at_chess, by_one_house, chess_move, on_every_store, play, some_move};
use serde_json::{Value, json};
use spadille_core::{Record, Step};

/// Two people at a short match of chess, Anna to move: nothing is hidden, and nothing is dealt but the first move.
async fn chess(house: &TestHouse, extra: Value) -> (Visitor, Visitor, String) {
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = at_chess(&anna, &bert, &extra).await;
    (anna, bert, table)
}

async fn play_on(who: &Visitor, table: &str, notation: &str) -> Value {
    let view = who.view(table).await;
    who.act(table, &play(&view, notation)).await.expect(200)
}

/// Plays random moves for these people until the match is over.
async fn play_out(people: &[&Visitor], table: &str, dice: &mut Dice) {
    for _ in 0..4000 {
        let mut moved = false;
        for who in people {
            let view = who.view(table).await;
            if view["status"] == "over" {
                // They may be in different houses.
                for who in people {
                    who.until(table, |t| t["status"] == "over").await;
                }
                return;
            }
            if let Some(notation) = some_move(&view["choices"], dice) {
                let answer = who.act(table, &play(&view, &notation)).await;
                assert!([200, 409, 422].contains(&answer.status), "{notation}: {}", answer.text);
                moved |= answer.status == 200;
            }
        }
        if !moved {
            let view = people[0].view(table).await;
            let since = view["seq"].as_u64().unwrap();
            people[0].get(&format!("/api/tables/{table}/news?since={since}&wait=1")).await.expect(200);
        }
    }
    panic!("the match does not end");
}

#[test]
fn a_table_is_opened_as_wished_or_refused_with_a_reason() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let wish = json!({ "game": "piquet", "preset": null, "options": { "parties": 2 }, "public": true, "grace": 30,
            "pace": 5, "seats": ["open", "me"] });
        let (table, invitation) = anna.open(&wish).await;
        assert_eq!(invitation.len(), 32);
        let view = anna.view(&table).await;
        assert_eq!(view["status"], "waiting");
        assert_eq!(view["charter"]["options"]["parties"], 2);
        assert_eq!((&view["charter"]["grace"], &view["charter"]["pace"]), (&json!(30), &json!(5)));
        assert_eq!((&view["you"]["seat"], &view["you"]["host"]), (&json!(1), &json!(true)));
        assert_eq!(view["fair"]["salts"], json!(["", ""]));
        assert_eq!(view["fair"]["seed"], Value::Null);
        assert_eq!(view["invitation"], json!(invitation));
        for bad in [
            json!({ "game": "poker" }),
            json!({ "game": "chess", "preset": "1999" }),
            json!({ "game": "chess", "options": { "nonsense": 1 } }),
            json!({ "game": "chess", "options": { "games": 0 } }),
            json!({ "game": "chess", "seats": ["me"] }),
            json!({ "game": "chess", "seats": ["me", "me"] }),
            json!({ "game": "chess", "seats": ["me", { "bot": "grandmaster" }] }),
            json!({ "game": "chess", "seats": ["me", { "bot": "search:99999" }] }),
        ] {
            anna.post("/api/tables", &bad).await.refused(422);
        }
        Visitor::stranger(house.address).post("/api/tables", &wish).await.refused(401);
        let mine = anna.get("/api/tables?mine=true").await.expect(200);
        assert_eq!(mine["tables"].as_array().unwrap().len(), 1, "nothing was opened by what was refused");
    });
}

#[test]
fn the_lobby_shows_public_tables_alone() {
    on_every_store(async |house| {
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        let (public, _) = anna.open(&json!({ "game": "chess", "public": true })).await;
        let (private, _) = anna.open(&json!({ "game": "chess" })).await;
        // A host need not sit; the table is his all the same.
        let (hosted, _) = anna.open(&json!({ "game": "chess", "seats": ["open", "open"] })).await;
        let ids = |list: Value| -> Vec<String> {
            list["tables"].as_array().unwrap().iter().map(|t| t["id"].as_str().unwrap().to_owned()).collect()
        };
        for list in ["/api/tables", "/api/tables?game=chess"] {
            assert_eq!(ids(bert.get(list).await.expect(200)), std::slice::from_ref(&public));
        }
        assert!(ids(bert.get("/api/tables?game=piquet").await.expect(200)).is_empty());
        assert!(ids(bert.get("/api/tables?mine=true").await.expect(200)).is_empty());
        let mut mine = ids(anna.get("/api/tables?mine=true").await.expect(200));
        mine.sort();
        let mut all = vec![public.clone(), private, hosted];
        all.sort();
        assert_eq!(mine, all);
        anna.act(&public, &json!({ "act": "close" })).await.expect(200);
        assert!(ids(bert.get("/api/tables").await.expect(200)).is_empty(), "a closed table leaves the lobby");
    });
}

#[test]
fn seats_are_taken_left_given_and_freed_before_the_match() {
    on_every_store(async |house| {
        let (anna, bert, carl) = (house.guest("Anna").await, house.guest("Bert").await, house.guest("Carl").await);
        let (table, _) = anna.open(&json!({ "game": "lhombre", "public": true })).await;
        let sit = |seat: u8| json!({ "act": "sit", "seat": seat });
        bert.act(&table, &sit(0)).await.refused(409);
        bert.act(&table, &sit(9)).await.refused(409);
        bert.act(&table, &sit(1)).await.expect(200);
        bert.act(&table, &sit(2)).await.refused(409);
        carl.act(&table, &json!({ "act": "sit", "seat": 2, "salt": "a b" })).await.refused(422);
        // What is the host's alone.
        for act in [
            json!({ "act": "seat_bot", "seat": 2, "kind": "book" }),
            json!({ "act": "clear", "seat": 1 }),
            json!({ "act": "hush", "person": anna.id, "silent": true }),
            json!({ "act": "close" }),
        ] {
            carl.act(&table, &act).await.refused(403);
        }
        // What needs a seat.
        for act in [
            json!({ "act": "rise" }),
            json!({ "act": "play", "at": 0, "notation": "pass" }),
            json!({ "act": "ask", "what": "pause" }),
            json!({ "act": "answer", "yes": true }),
            json!({ "act": "stand_in", "seat": 0 }),
            json!({ "act": "return" }),
            json!({ "act": "resume" }),
            json!({ "act": "rematch" }),
        ] {
            carl.act(&table, &act).await.refused(403);
        }
        // What is too early.
        for act in [
            json!({ "act": "play", "at": 0, "notation": "pass" }),
            json!({ "act": "ask", "what": "pause" }),
            json!({ "act": "answer", "yes": true }),
            json!({ "act": "return" }),
            json!({ "act": "resume" }),
            json!({ "act": "rematch" }),
        ] {
            anna.act(&table, &act).await.refused(409);
        }
        anna.act(&table, &json!({ "act": "seat_bot", "seat": 1, "kind": "book" })).await.refused(409);
        anna.act(&table, &json!({ "act": "seat_bot", "seat": 7, "kind": "book" })).await.refused(404);
        anna.act(&table, &json!({ "act": "clear", "seat": 7 })).await.refused(404);
        anna.act(&table, &json!({ "act": "clear", "seat": 2 })).await.refused(409);
        anna.act(&table, &json!({ "act": "clear", "seat": 1 })).await.expect(200);
        assert_eq!(anna.view(&table).await["seats"][1]["holder"], "nobody");
        bert.act(&table, &sit(1)).await.expect(200);
        bert.act(&table, &json!({ "act": "rise" })).await.expect(200);
        let profile = bert.get(&format!("/api/people/{}", bert.id)).await.expect(200);
        anna.act(&table, &json!({ "act": "seat_bot", "seat": 1, "kind": "random" })).await.expect(200);
        anna.act(&table, &json!({ "act": "seat_bot", "seat": 1, "kind": "book" })).await.expect(200);
        carl.act(&table, &json!({ "act": "sit" })).await.expect(200);
        let view = anna.until(&table, |t| t["status"] == "playing").await;
        assert_eq!(view["seats"][1]["bot"], "book");
        assert_eq!(view["seats"][2]["person"], json!(carl.id));
        assert_eq!(profile["matches"], json!([]));
        let profile = bert.get(&format!("/api/people/{}", bert.id)).await.expect(200);
        assert_eq!(profile["matches"], json!([]), "whoever left before the match did not play it");
        // Once the match is on, seats stay as they are.
        for act in [sit(1), json!({ "act": "seat_bot", "seat": 1, "kind": "random" }), json!({ "act": "close" })] {
            anna.act(&table, &act).await.refused(409);
        }
    });
}

#[test]
fn a_private_table_is_for_the_invited() {
    on_every_store(async |house| {
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        let (table, word) = anna.open(&json!({ "game": "chess" })).await;
        let stranger = Visitor::stranger(house.address);
        for who in [&bert, &stranger] {
            for path in ["", "/items", "/news", "/history?step=0", "/record"] {
                who.get(&format!("/api/tables/{table}{path}")).await.refused(404);
            }
            assert_eq!(who.watch(&table, "", &[]).await.err().map(|s| s.as_u16()), Some(404));
            assert_eq!(who.watch(&table, "?i=00000000000000000000000000000000", &[]).await.err().unwrap(), 404);
        }
        bert.act(&table, &json!({ "act": "sit" })).await.refused(404);
        let seen = stranger.get(&format!("/api/tables/{table}?i={word}")).await.expect(200);
        assert_eq!(seen["invitation"], Value::Null);
        assert_eq!(seen["you"]["seat"], Value::Null);
        bert.act_invited(&table, &word, &json!({ "act": "sit" })).await.expect(200);
        // From now on he belongs to the table.
        assert_eq!(bert.view(&table).await["invitation"], json!(word));
        // Nothing anywhere else tells of the table.
        assert_eq!(stranger.get("/api/tables").await.expect(200)["tables"], json!([]));
        let profile = stranger.get(&format!("/api/people/{}", anna.id)).await.expect(200);
        assert_eq!(profile["matches"], json!([]));
    });
}

#[test]
fn whoever_leaves_in_the_middle_is_replaced_by_a_bot_and_the_match_ends() {
    on_every_store(async |house| {
        let (anna, bert, table) = chess(&house, json!({})).await;
        play_on(&anna, &table, "e2e4").await;
        bert.act(&table, &json!({ "act": "rise" })).await.expect(200);
        bert.act(&table, &json!({ "act": "return" })).await.refused(403);
        let view = anna.until(&table, |t| t["steps"].as_u64() > Some(2)).await;
        assert_eq!((&view["seats"][1]["holder"], &view["seats"][1]["stand_in"]), (&json!("bot"), &json!(false)));
        play_out(&[&anna], &table, &mut Dice(3)).await;
        let history = bert.get(&format!("/api/people/{}", bert.id)).await.expect(200);
        assert_eq!(history["matches"][0]["table"], json!(table), "he keeps the match in his history");
        anna.act(&table, &json!({ "act": "rise" })).await.refused(409);
    });
}

#[test]
fn a_bot_stands_in_after_the_grace_time_and_the_person_takes_the_seat_again() {
    by_one_house(async |house| {
        let (anna, bert, table) = chess(&house, json!({ "grace": 4, "options": { "longest": 200 } })).await;
        anna.act(&table, &json!({ "act": "stand_in", "seat": 1 })).await.refused(409);
        let mut watching = anna.live(&table, None).await;
        let mut away = bert.live(&table, None).await;
        away.next_of("news").await;
        play_on(&anna, &table, "e2e4").await;
        // He is there, thinking quietly for longer than the grace time: it has passed when a bot stands in for somebody who left
        // another table later. Then his line breaks, and the time counts from then.
        let carl = house.guest("Carl").await;
        let second = at_chess(&anna, &carl, &json!({ "grace": 4, "options": { "longest": 200 } })).await;
        let mut elsewhere = anna.live(&second, None).await;
        play_on(&anna, &second, "e2e4").await;
        elsewhere.news_until(|t| t["seats"][1]["stand_in"] == true).await;
        assert_eq!(anna.view(&table).await["steps"], 2, "nobody plays for somebody who is there");
        drop(away);
        while watching.next_of("presence").await["here"].as_array().unwrap().len() > 1 {}
        anna.act(&table, &json!({ "act": "stand_in", "seat": 1 })).await.refused(409);
        let view = watching.news_until(|t| t["seats"][1]["stand_in"] == true).await;
        assert_eq!(view["table"]["seats"][1]["person"], json!(bert.id));
        anna.until(&table, |t| t["steps"].as_u64() > Some(2)).await;
        bert.act(&table, &play(&bert.view(&table).await, "a7a6")).await.refused(409);
        bert.act(&table, &json!({ "act": "return" })).await.expect(200);
        bert.act(&table, &json!({ "act": "return" })).await.refused(409);
        let view = bert.view(&table).await;
        assert_eq!((&view["seats"][1]["stand_in"], &view["seats"][1]["bot"]), (&json!(false), &Value::Null));
    });
}

#[test]
fn without_a_grace_time_a_table_waits() {
    on_every_store(async |house| {
        let (anna, _bert, table) = chess(&house, json!({})).await;
        play_on(&anna, &table, "e2e4").await;
        anna.act(&table, &json!({ "act": "stand_in", "seat": 1 })).await.refused(409);
        anna.act(&table, &json!({ "act": "stand_in", "seat": 0 })).await.refused(409);
        anna.act(&table, &json!({ "act": "stand_in", "seat": 8 })).await.refused(404);
    });
}

#[test]
fn spectators_see_what_onlookers_may_see() {
    by_one_house(async |house| {
        let (anna, carl) = (house.guest("Anna").await, house.guest("Carl").await);
        let (table, _) = anna
            .open(&json!({ "game": "piquet", "public": true, "pace": 0, "seats": ["me", { "bot": "book" }] }))
            .await;
        let view = anna.until(&table, |t| !t["choices"].is_null()).await;
        let stranger = Visitor::stranger(house.address);
        for onlooker in [&carl, &stranger] {
            let seen = onlooker.view(&table).await;
            assert_eq!(
                (&seen["choices"], &seen["invitation"], &seen["you"]["seat"]),
                (&Value::Null, &Value::Null, &Value::Null)
            );
            assert_ne!(seen["view"], view["view"]);
            onlooker.get(&format!("/api/tables/{table}/history?step=1&seat=0")).await.refused(403);
            onlooker.get(&format!("/api/tables/{table}/record")).await.refused(409);
        }
        stranger.act(&table, &json!({ "act": "say", "text": "hm" })).await.refused(401);
        let mut one = carl.live(&table, None).await;
        let _two = stranger.live(&table, None).await;
        let _three = anna.live(&table, None).await;
        loop {
            let presence = one.next_of("presence").await;
            if presence["onlookers"] == 2 && presence["here"].as_array().unwrap().len() == 1 {
                assert_eq!(presence["here"][0]["id"], json!(anna.id));
                break;
            }
        }
    });
}

#[test]
fn one_may_talk_and_the_host_may_ask_for_silence() {
    on_every_store(async |house| {
        let (anna, bert, table) = chess(&house, json!({})).await;
        let carl = house.guest("Carl").await;
        let say = |text: &str| json!({ "act": "say", "text": text });
        bert.act(&table, &say("  Guten Abend\u{7} ")).await.expect(200);
        carl.act(&table, &say("J'adoube")).await.expect(200);
        for bad in [String::new(), " \n".into(), "x".repeat(501)] {
            carl.act(&table, &say(&bad)).await.refused(422);
        }
        carl.act(&table, &json!({ "act": "hush", "person": bert.id, "silent": true })).await.refused(403);
        anna.act(&table, &json!({ "act": "hush", "person": anna.id, "silent": true })).await.refused(409);
        anna.act(&table, &json!({ "act": "hush", "person": carl.id, "silent": true })).await.expect(200);
        carl.act(&table, &say("!")).await.refused(403);
        assert_eq!(carl.view(&table).await["you"]["may_speak"], false);
        let mut live = carl.live(&table, None).await;
        assert_eq!(live.act("1", &say("!")).await["problem"]["status"], 403);
        anna.act(&table, &json!({ "act": "hush", "person": carl.id, "silent": false })).await.expect(200);
        carl.act(&table, &say("Merci")).await.expect(200);
        let said: Vec<(String, String)> = anna
            .items(&table)
            .await
            .iter()
            .filter(|i| i["kind"] == "said")
            .map(|i| (i["by"]["name"].as_str().unwrap().into(), i["text"]["en"].as_str().unwrap().into()))
            .collect();
        let heard: Vec<(&str, &str)> = said.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
        assert_eq!(heard, [("Bert", "Guten Abend"), ("Carl", "J'adoube"), ("Carl", "Merci")]);
    });
}

#[test]
fn nobody_at_a_table_has_anothers_name() {
    by_one_house(async |house| {
        for name in spadille_bots::NAMES {
            let anna = house.guest(name).await;
            let mut seats = vec![json!({ "bot": "random" }); 10];
            seats[3] = json!("me");
            let wish = json!({ "game": "pharo", "options": { "players": 10 }, "pace": 60_000, "seats": seats });
            let (table, _) = anna.open(&wish).await;
            let view = anna.view(&table).await;
            let names: std::collections::HashSet<String> =
                view["seats"].as_array().unwrap().iter().map(|seat| seat["name"].to_string()).collect();
            assert_eq!(names.len(), 10, "{names:?}");
        }
    });
}

#[test]
fn a_rematch_turns_the_seats_and_keeps_them() {
    on_every_store(async |house| {
        let (anna, bert, table) = chess(&house, json!({})).await;
        anna.act(&table, &json!({ "act": "rematch" })).await.refused(409);
        play_on(&anna, &table, "resign").await;
        let over = anna.until(&table, |t| t["status"] == "over").await;
        assert_eq!(over["result"][0]["seat"], 1);
        let carl = house.guest("Carl").await;
        carl.act(&table, &json!({ "act": "rematch" })).await.refused(403);
        let next =
            bert.act(&table, &json!({ "act": "rematch" })).await.expect(200)["table"].as_str().unwrap().to_owned();
        let same = anna.act(&table, &json!({ "act": "rematch" })).await.expect(200);
        assert_eq!(same["table"], json!(next), "there is one rematch");
        let view = bert.view(&next).await;
        assert_eq!((&view["you"]["seat"], &view["you"]["host"]), (&json!(0), &json!(true)));
        assert_eq!(view["charter"]["options"], over["charter"]["options"]);
        assert_ne!(view["fair"]["commitment"], over["fair"]["commitment"]);
        assert_eq!(anna.view(&table).await["next"], json!(next));
        let kept = |view: &Value| view["seats"][1]["kept_for"]["name"].clone();
        assert_eq!(kept(&view), "Anna");
        carl.act(&next, &json!({ "act": "sit" })).await.refused(409);
        anna.act(&next, &json!({ "act": "sit" })).await.expect(200);
        let view = anna.until(&next, |t| t["status"] == "playing").await;
        assert_eq!(view["you"]["seat"], 1);
        assert_eq!(kept(&view), Value::Null, "who has come is no longer waited for");
    });
}

#[test]
fn whoever_was_invited_to_a_match_is_let_in_to_its_rematch() {
    on_every_store(async |house| {
        let (anna, bert, carl) = (house.guest("Anna").await, house.guest("Bert").await, house.guest("Carl").await);
        let wish = json!({ "game": "chess", "pace": 0, "seats": ["me", "open"] });
        let (table, word) = anna.open(&wish).await;
        bert.act_invited(&table, &word, &json!({ "act": "sit" })).await.expect(200);
        let begun = anna.until(&table, |t| t["steps"] == 1).await;
        bert.until(&table, |t| t["steps"] == 1).await;
        play_on(if begun["choices"].is_null() { &bert } else { &anna }, &table, "resign").await;
        anna.until(&table, |t| t["status"] == "over").await;
        let next = anna.act(&table, &json!({ "act": "rematch" })).await.expect(200);
        let next = next["table"].as_str().unwrap();
        carl.get(&format!("/api/tables/{next}")).await.refused(404);
        bert.act(next, &json!({ "act": "sit" })).await.expect(200);
        assert_eq!(bert.until(next, |t| t["status"] == "playing").await["you"]["seat"], 0);
    });
}

#[test]
fn a_move_is_taken_back_by_consent_alone() {
    by_one_house(async |house| {
        let (anna, bert, table) = chess(&house, json!({})).await;
        let ask = json!({ "act": "ask", "what": "take_back" });
        anna.act(&table, &ask).await.refused(409);
        let mut live = bert.live(&table, None).await;
        let told = |items: &Value| items.as_array().unwrap().iter().filter(|i| i["kind"] == "told").count();
        let begun = told(&live.next_of("news").await["items"]);
        play_on(&anna, &table, "e2e4").await;
        anna.act(&table, &ask).await.expect(200);
        bert.act(&table, &ask).await.refused(409);
        let request = anna.view(&table).await["request"].clone();
        assert_eq!((&request["by"], &request["agreed"], &request["open"]), (&json!(0), &json!([0]), &json!([1])));
        anna.act(&table, &json!({ "act": "answer", "yes": true })).await.refused(409);
        bert.act(&table, &json!({ "act": "answer", "yes": false })).await.expect(200);
        assert_eq!(anna.view(&table).await["steps"], 2);
        let before = anna.view(&table).await["seq"].as_u64().unwrap();
        anna.act(&table, &ask).await.expect(200);
        bert.act(&table, &json!({ "act": "answer", "yes": true })).await.expect(200);
        let news = live.news_until(|t| t["seq"].as_u64() > Some(before) && t["steps"] == 1).await;
        assert_eq!(news["anew"], true);
        assert_eq!(told(&news["items"]), begun, "what was taken back did not happen");
        // Whoever was away meanwhile is told everything anew; whoever came after is not.
        let mut back = anna.live(&table, Some(before)).await;
        let news = back.next_of("news").await;
        assert_eq!(news["anew"], true);
        let mut back = anna.live(&table, news["table"]["seq"].as_u64()).await;
        assert_eq!(back.next_of("news").await["anew"], false);
        // By HTTP the same.
        let moment = anna.get(&format!("/api/tables/{table}/news?since={before}")).await.expect(200);
        assert_eq!(moment["items"][0]["seq"], news["items"][0]["seq"]);
        play_on(&anna, &table, "d2d4").await;
        // A question lapses when somebody moves.
        anna.act(&table, &ask).await.expect(200);
        play_on(&bert, &table, "d7d5").await;
        bert.act(&table, &json!({ "act": "answer", "yes": true })).await.refused(409);
    });
}

#[test]
fn a_bot_agrees_to_everything() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let wish = json!({ "game": "chess", "pace": 0, "seats": ["me", { "bot": "random" }] });
        let (table, _) = anna.open(&wish).await;
        let first = anna.until(&table, |t| !t["choices"].is_null()).await;
        let some = |view: &Value| chess_move(&view["choices"], &mut Dice(2));
        play_on(&anna, &table, &some(&first)).await;
        anna.until(&table, |t| !t["choices"].is_null()).await;
        anna.act(&table, &json!({ "act": "ask", "what": "take_back" })).await.expect(200);
        assert_eq!(anna.view(&table).await["steps"], first["steps"]);
        play_on(&anna, &table, &some(&first)).await;
        anna.until(&table, |t| !t["choices"].is_null()).await;
    });
}

#[test]
fn a_match_is_paused_resumed_and_broken_off_by_consent() {
    on_every_store(async |house| {
        let (anna, bert, table) = chess(&house, json!({})).await;
        bert.act(&table, &json!({ "act": "ask", "what": "pause" })).await.expect(200);
        anna.act(&table, &json!({ "act": "answer", "yes": true })).await.expect(200);
        let view = anna.view(&table).await;
        assert_eq!((&view["status"], &view["choices"]), (&json!("paused"), &Value::Null));
        anna.act(&table, &play(&view, "e2e4")).await.refused(409);
        anna.act(&table, &json!({ "act": "ask", "what": "pause" })).await.refused(409);
        anna.act(&table, &json!({ "act": "resume" })).await.expect(200);
        anna.act(&table, &json!({ "act": "resume" })).await.refused(409);
        play_on(&anna, &table, "e2e4").await;
        bert.act(&table, &json!({ "act": "ask", "what": "break_off" })).await.expect(200);
        anna.act(&table, &json!({ "act": "answer", "yes": true })).await.expect(200);
        let view = anna.view(&table).await;
        assert_eq!(view["status"], "closed");
        assert!(view["fair"]["seed"].is_string());
        bert.act(&table, &play(&view, "e7e5")).await.refused(409);
        bert.get(&format!("/api/tables/{table}/record")).await.expect(200);
    });
}

#[test]
fn one_resigns_where_the_game_allows() {
    on_every_store(async |house| {
        let (anna, bert, table) = chess(&house, json!({})).await;
        bert.act(&table, &play(&bert.view(&table).await, "resign")).await.refused(422);
        play_on(&anna, &table, "resign").await;
        let over = anna.until(&table, |t| t["status"] == "over").await;
        assert_eq!(over["result"][0]["seat"], 1);
        let piquet = anna.open(&json!({ "game": "piquet", "pace": 0, "seats": ["me", { "bot": "book" }] })).await.0;
        let view = anna.until(&piquet, |t| !t["choices"].is_null()).await;
        anna.act(&piquet, &play(&view, "resign")).await.refused(400);
    });
}

#[test]
fn a_table_can_be_left_for_days_and_the_house_closed_meanwhile() {
    on_every_store(async |house| {
        let (anna, bert, table) = chess(&house, json!({})).await;
        play_on(&anna, &table, "e2e4").await;
        play_on(&bert, &table, "e7e5").await;
        let (before, items) = (anna.view(&table).await, anna.items(&table).await);
        // A match of bots alone goes on by itself when the house opens again.
        let wish = json!({ "game": "chess", "public": true, "pace": 20, "options": { "longest": 30 },
            "seats": [{ "bot": "random" }, { "bot": "random" }] });
        let (bots, _) = anna.open(&wish).await;
        let house = house.reopen().await;
        let (anna, bert) = (anna.at(house.address), bert.at(house.address));
        assert_eq!(anna.view(&table).await, before);
        assert_eq!(anna.items(&table).await, items);
        play_on(&anna, &table, "g1f3").await;
        play_out(&[&anna, &bert], &table, &mut Dice(9)).await;
        anna.until(&bots, |t| t["status"] == "over").await;
    });
}

/// Seq and text of every line: enough to find one that is missing or told twice.
fn lines(items: &[Value]) -> Vec<String> {
    items.iter().map(|i| format!("{} {} {}", i["seq"], i["kind"], i["text"]["en"])).collect()
}

#[test]
fn whoever_comes_back_hears_what_he_missed_once_and_in_order() {
    by_one_house(async |house| {
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        let wish = json!({ "game": "piquet", "public": true, "pace": 0, "seats": ["me", { "bot": "random" }] });
        let (table, _) = anna.open(&wish).await;
        let mut dice = Dice(77);
        let (mut heard, mut seq): (Vec<Value>, Option<u64>) = (Vec::new(), None);
        for _ in 0..12 {
            let mut live = anna.live(&table, seq).await;
            loop {
                let news = live.next_of("news").await;
                if news["anew"] == true {
                    assert!(seq.is_none(), "nothing was taken back");
                }
                let now = news["table"]["seq"].as_u64();
                assert!(seq.is_none_or(|s| now >= Some(s)), "numbers rise");
                heard.extend(news["items"].as_array().unwrap().iter().cloned());
                seq = now;
                if let Some(notation) = some_move(&news["table"]["choices"], &mut dice) {
                    // Her own move may be announced to her here, or she misses it.
                    let done = anna.act(&table, &play(&news["table"], &notation)).await;
                    if done.status != 200 || dice.below(3) == 0 {
                        break;
                    }
                } else if news["table"]["status"] == "over" {
                    break;
                }
            }
            drop(live);
            // Something happens while she is away.
            bert.act(&table, &json!({ "act": "say", "text": "!" })).await.expect(200);
            bert.act(&table, &json!({ "act": "say", "text": "?" })).await.expect(200);
        }
        // What was missed with the last connection comes now.
        let mut live = anna.live(&table, seq).await;
        let news = live.next_of("news").await;
        heard.extend(news["items"].as_array().unwrap().iter().cloned());
        let upto = news["table"]["seq"].as_u64().unwrap();
        let all: Vec<Value> =
            anna.items(&table).await.into_iter().filter(|i| i["seq"].as_u64() <= Some(upto)).collect();
        assert_eq!(lines(&heard), lines(&all));
        assert!(all.is_sorted_by_key(|i| i["seq"].as_u64()));
        // A wrong or future number gets the log afresh.
        for wrong in [upto + 1_000_000, u64::MAX] {
            let news = anna.live(&table, Some(wrong)).await.next_of("news").await;
            assert_eq!(news["anew"], true);
            assert_eq!(news["items"][0]["seq"], all[0]["seq"]);
            let moment = anna.get(&format!("/api/tables/{table}/news?since={wrong}&wait=30")).await.expect(200);
            assert_eq!(moment["items"][0]["seq"], all[0]["seq"]);
        }
    });
}

#[test]
fn whoever_missed_more_than_is_sent_at_once_is_told_to_begin_anew() {
    by_one_house(async |house| {
        let (anna, bert, table) = chess(&house, json!({})).await;
        let seq = anna.view(&table).await["seq"].as_u64().unwrap();
        for n in 0..450 {
            bert.act(&table, &json!({ "act": "say", "text": n.to_string() })).await.expect(200);
        }
        let news = anna.live(&table, Some(seq)).await.next_of("news").await;
        let items = news["items"].as_array().unwrap();
        assert!(items.len() < 450 && news["anew"] == true, "a gap must not look like the whole");
        assert_eq!(items.last().unwrap()["text"]["en"], "449");
        let items = anna.items(&table).await;
        assert!(items.len() > 450, "the whole log can still be had");
    });
}

#[test]
fn whoever_waits_by_http_misses_nothing_that_happens_at_once() {
    on_every_store(async |house| {
        let (anna, bert, table) = chess(&house, json!({})).await;
        let mut since = anna.view(&table).await["seq"].as_u64().unwrap();
        let mut moment = Value::Null;
        // Asked and done at once, again and again: whichever comes first, nothing is missed. The last is two entries in one, for he
        // rises and a bot sits down.
        let said = (0..6).map(|n| json!({ "act": "say", "text": format!("word {n}") }));
        for act in said.chain([json!({ "act": "rise" })]) {
            let asked = format!("/api/tables/{table}/news?since={since}&wait=30");
            let (answer, done) = tokio::join!(anna.get(&asked), bert.act(&table, &act));
            done.expect(200);
            moment = answer.expect(200);
            assert_eq!(moment["items"][0]["seq"], since + 1, "{act}: {moment}");
            since = moment["table"]["seq"].as_u64().unwrap();
        }
        let empty = anna.get(&format!("/api/tables/{table}/news?since={}", moment["table"]["seq"])).await.expect(200);
        assert_eq!(empty["items"], json!([]));
    });
}

#[test]
fn a_record_comes_after_the_end_and_proves_the_dealing() {
    on_every_store(async |house| {
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        let (table, _) = anna.open(&json!({ "game": "piquet", "public": true, "pace": 0, "salted": true })).await;
        anna.act(&table, &json!({ "act": "salt", "salt": "anna1" })).await.expect(200);
        bert.act(&table, &json!({ "act": "sit", "salt": "bert2" })).await.expect(200);
        let first = anna.until(&table, |t| t["status"] == "playing").await;
        anna.get(&format!("/api/tables/{table}/record")).await.refused(409);
        anna.post(&format!("/api/tables/{table}/forks"), &json!({ "step": 3, "seat": 0 })).await.refused(409);
        play_out(&[&anna, &bert], &table, &mut Dice(5)).await;
        let over = anna.view(&table).await;
        let text = anna.get(&format!("/api/tables/{table}/record")).await;
        text.expect(200);
        let record = Record::parse(&text.text).unwrap();
        let verified = spadille_table::fair::verify(&record).unwrap();
        assert!(verified.outcomes > 0 && verified.salts == 2);
        let fair = record.header.fair.clone().unwrap();
        assert_eq!(json!(fair.commitment), first["fair"]["commitment"]);
        assert_eq!(json!(fair.seed), over["fair"]["seed"]);
        assert_eq!(record.steps.len() as u64, over["steps"].as_u64().unwrap());
        let all = anna.get("/api/me/records").await.expect(200);
        assert_eq!(all[0]["record"], json!(text.text));
        // After the end one may look through anybody's eyes, at any step.
        for step in [0, 1, 5, record.steps.len()] {
            for seat in ["", "&seat=0", "&seat=1"] {
                bert.get(&format!("/api/tables/{table}/history?step={step}{seat}")).await.expect(200);
            }
        }
        bert.get(&format!("/api/tables/{table}/history?step=1&seat=5")).await.refused(403);
        // And play on from there, against bots.
        for (step, seat) in [(6usize, 1u8), (record.steps.len() + 50, 0)] {
            let fork = bert
                .post(&format!("/api/tables/{table}/forks"), &json!({ "step": step, "seat": seat, "bot": "random" }))
                .await;
            let fork = fork.expect(201)["table"].as_str().unwrap().to_owned();
            let view = bert.until(&fork, |t| t["status"] != "waiting").await;
            assert_eq!(view["charter"]["forked"], json!(table));
            assert!(view["steps"].as_u64() >= Some(step.min(record.steps.len()) as u64));
            play_out(&[&bert], &fork, &mut Dice(8)).await;
            let text = bert.get(&format!("/api/tables/{fork}/record")).await.text;
            let forked = Record::parse(&text).unwrap();
            let (before, after) = forked.steps.split_at(step.min(record.steps.len()));
            assert_eq!(before, &record.steps[..before.len()]);
            // A match that was over already has nothing left to deal, nor has one thrown up at once: that proves nothing.
            let verified = spadille_table::fair::verify(&forked);
            if after.iter().any(|step| matches!(step, Step::Chance { .. })) {
                assert!(verified.unwrap().given > 0);
            } else {
                assert!(matches!(verified, Err(spadille_table::fair::Unproven::NothingDealt { .. })));
            }
        }
        for bad in [json!({ "step": 1, "seat": 2 }), json!({ "step": 1, "seat": 77 })] {
            bert.post(&format!("/api/tables/{table}/forks"), &bad).await.refused(404);
        }
        bert.post(&format!("/api/tables/{table}/forks"), &json!({ "step": 1, "seat": 0, "bot": "x" }))
            .await
            .refused(422);
    });
}

#[test]
fn hints_are_for_unrated_tables_and_ones_own_turn() {
    on_every_store(async |house| {
        let (anna, bert, table) = chess(&house, json!({})).await;
        let carl = house.guest("Carl").await;
        let hint = |who: Visitor, table: String| async move {
            who.post(&format!("/api/tables/{table}/hint"), &json!({})).await
        };
        let told = hint(anna.clone(), table.clone()).await.expect(200);
        assert!(!told["choices"].as_array().unwrap().is_empty());
        assert_eq!(anna.view(&table).await["steps"], 1, "a hint changes nothing");
        hint(bert.clone(), table.clone()).await.refused(409);
        hint(carl, table).await.refused(403);
        let (rated, _) = anna
            .open(&json!({ "game": "chess", "rated": true, "pace": 0, "seats": ["me", { "bot": "random" }] }))
            .await;
        let view = anna.until(&rated, |t| !t["choices"].is_null()).await;
        hint(anna.clone(), rated.clone()).await.refused(403);
        play_on(&anna, &rated, &chess_move(&view["choices"], &mut Dice(1))).await;
        anna.act(&rated, &json!({ "act": "ask", "what": "take_back" })).await.refused(403);
    });
}

#[test]
fn whoever_has_played_a_throw_may_look_back_on_it() {
    by_one_house(async |house| {
        let (anna, carl) = (house.guest("Anna").await, house.guest("Carl").await);
        let seats = json!(["me", { "bot": "book" }]);
        let (table, _) = anna.open(&json!({ "game": "trictrac", "public": true, "pace": 0, "seats": seats })).await;
        let held = |who: Visitor, table: String| async move { who.get(&format!("/api/tables/{table}/held")).await };
        let view = anna.until(&table, |t| !t["choices"].is_null()).await;
        assert!(
            held(anna.clone(), table.clone()).await.expect(200).is_null(),
            "nothing is told of the throw on the table"
        );
        let notation = view["choices"]["list"][0]["notation"].as_str().unwrap().to_owned();
        play_on(&anna, &table, &notation).await;
        let told = held(anna.clone(), table.clone()).await.expect(200);
        let played = told["played"].as_u64().unwrap() as usize;
        assert_eq!(told["analysis"]["plays"][played]["notation"], notation.as_str());
        assert!(told["verdict"][0]["de"].is_string() && told["analysis"]["columns"][1]["of"] == 36);
        held(carl, table).await.refused(403);
        let (rated, _) = anna.open(&json!({ "game": "trictrac", "rated": true, "pace": 0, "seats": seats })).await;
        anna.until(&rated, |t| !t["choices"].is_null()).await;
        held(anna.clone(), rated).await.refused(403);
    });
}

#[test]
fn a_person_has_only_so_many_tables() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let mut opened = 0;
        let refused = loop {
            // Alternately sitting down and not.
            let seats = if opened % 2 == 0 { json!(["me", "open"]) } else { json!(["open", "open"]) };
            let answer = anna.post("/api/tables", &json!({ "game": "chess", "seats": seats })).await;
            if answer.status != 201 {
                break answer;
            }
            opened += 1;
            assert!(opened <= 60, "there is no end to it");
        };
        refused.refused(429);
        assert_eq!(opened, 60);
    });
}

#[test]
fn a_house_that_closes_finishes_what_it_has_begun_to_write() {
    by_one_house(async |house| {
        let anna = house.guest("Anna").await;
        let wish = json!({ "game": "chess", "public": true, "pace": 0, "seats": ["me", "open"] });
        let (table, _) = anna.open(&wish).await;
        let mut live = anna.live(&table, None).await;
        live.next_of("news").await;
        let writers: Vec<_> = (0..8)
            .map(|n| {
                let (anna, table) = (anna.clone(), table.clone());
                tokio::spawn(async move {
                    let mut acknowledged = Vec::new();
                    for i in 0..10_000 {
                        let text = format!("{n}-{i}");
                        let act = json!({ "act": "say", "text": text });
                        match anna.try_post(&format!("/api/tables/{table}/acts"), &act).await {
                            Ok(answer) if answer.status == 200 => acknowledged.push(text),
                            _ => break,
                        }
                    }
                    acknowledged
                })
            })
            .collect();
        live.news_until(|t| t["seq"].as_u64() > Some(60)).await;
        let watched = tokio::spawn(async move { live.closed().await });
        let house = house.reopen().await;
        let last = watched.await.unwrap();
        assert_eq!(last.map(|f| f["type"].clone()), Some(json!("bye")), "whoever watches is told");
        let anna = anna.at(house.address);
        let stored: Vec<String> =
            anna.items(&table).await.iter().map(|i| i["text"]["en"].as_str().unwrap_or_default().to_owned()).collect();
        for writer in writers {
            for text in writer.await.unwrap() {
                assert_eq!(stored.iter().filter(|s| **s == text).count(), 1, "{text} was acknowledged");
            }
        }
    });
}
