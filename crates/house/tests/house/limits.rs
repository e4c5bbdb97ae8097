//! What nobody can do to a house: take it all, hide the others, lose himself, or be played with behind his back.

use crate::common::{
    TestHouse, Visitor, by_one_house, by_one_house_with, comes, every_house_with, generous, on_every_store,
};
use http_body_util::Full;
use hyper::Method;
use hyper::body::Bytes;
use hyper_util::client::legacy::Client;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use spadille_house::Limits;
use std::time::Duration;

const PASSWORD: &str = "quatorze de rois 1782";

async fn account(house: &TestHouse, login: &str) -> Visitor {
    let stranger = Visitor::stranger(house.address);
    let welcome = stranger.post("/api/accounts", &json!({ "login": login, "password": PASSWORD })).await.expect(201);
    stranger.with(&welcome)
}

fn against_bots(kind: &str) -> Value {
    json!({ "game": "piquet", "pace": 0, "seats": ["me", { "bot": kind }] })
}

fn only_bots() -> Value {
    json!({ "game": "piquet", "pace": 0, "options": { "parties": 200 }, "seats": [{ "bot": "book" }, { "bot": "book" }] })
}

#[test]
fn the_house_is_bound_before_it_knows_any_salt() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let mut wish = against_bots("book");
        anna.post("/api/tables", &json!({ "game": "piquet", "salt": "early" })).await.refused(400);
        wish["salted"] = json!(true);
        let opened = anna.post("/api/tables", &wish).await.expect(201);
        let table = opened["table"].as_str().unwrap();
        let view = anna.view(table).await;
        assert_eq!(view["fair"]["commitment"], opened["commitment"]);
        assert_eq!((&view["status"], &view["you"]["owes_salt"]), (&json!("waiting"), &json!(true)));
        anna.act(table, &json!({ "act": "salt", "salt": "not plain!" })).await.refused(422);
        anna.act(table, &json!({ "act": "salt", "salt": "mine" })).await.expect(200);
        anna.act(table, &json!({ "act": "salt", "salt": "again" })).await.refused(409);
        let view = anna.until(table, |t| t["status"] == "playing").await;
        assert_eq!(view["fair"]["salts"], json!(["mine", ""]));
        assert_eq!(view["fair"]["commitment"], opened["commitment"]);
        // The same in a table that follows, and in one that plays on.
        anna.act(table, &json!({ "act": "ask", "what": "break_off" })).await.expect(200);
        let next = anna.act(table, &json!({ "act": "rematch", "salted": true })).await.expect(200);
        let next = next["table"].as_str().unwrap();
        assert_eq!(anna.view(next).await["you"]["owes_salt"], true);
        let wish = json!({ "step": 1, "seat": 0, "salted": true });
        let fork = anna.post(&format!("/api/tables/{table}/forks"), &wish).await.expect(201);
        assert_eq!(anna.view(fork["table"].as_str().unwrap()).await["you"]["owes_salt"], true);
    });
}

#[test]
fn bots_among_themselves_play_for_those_who_watch_and_are_sent_away_by_their_host() {
    by_one_house(async |house| {
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        let (table, _) = anna.open(&only_bots()).await;
        let mut live = anna.live(&table, None).await;
        let news = live.news_until(|table| table["steps"].as_u64() > Some(3)).await;
        // The line is closed and another opened: they go on from where they stopped.
        drop(live);
        let before = news["table"]["steps"].as_u64();
        anna.live(&table, None).await.news_until(|table| table["steps"].as_u64() > before).await;
        bert.act(&table, &json!({ "act": "close" })).await.refused(404);
        anna.act(&table, &json!({ "act": "close" })).await.expect(200);
        assert_eq!(anna.view(&table).await["status"], "closed");
        let (table, _) = anna.open(&against_bots("book")).await;
        anna.act(&table, &json!({ "act": "close" })).await.refused(409);
    });
}

#[test]
fn a_match_without_end_is_refused() {
    by_one_house(async |house| {
        let anna = house.guest("Anna").await;
        for (game, options) in [("piquet", json!({ "parties": 1000 })), ("chess", json!({ "games": 201 }))] {
            anna.post("/api/tables", &json!({ "game": game, "options": options })).await.refused(422);
        }
    });
}

#[test]
fn a_guest_has_few_tables_and_whoever_waits_in_vain_makes_room() {
    let limits = Limits { tables_of_guest: 3, tables: 5, rounds: Duration::from_millis(50), ..generous() };
    by_one_house_with(limits, async |house| {
        let (guest, owner) = (house.guest("Anna").await, account(&house, "bert").await);
        let wish = json!({ "game": "chess", "public": true });
        for (who, most) in [(&guest, 3), (&owner, 5)] {
            for _ in 0..most {
                who.open(&wish).await;
            }
            let refused = who.post("/api/tables", &wish).await;
            assert!(refused.headers.contains_key("retry-after"));
            refused.refused(429);
        }
        // Nobody has come for a long time.
        let pool = house.pool().await;
        sqlx::query("UPDATE tables SET changed = 0").execute(&pool).await.unwrap();
        pool.close().await;
        comes("tables that are given up", async || {
            let mine = guest.get("/api/tables?mine=true").await.expect(200);
            mine["tables"].as_array().unwrap().is_empty().then_some(())
        })
        .await;
        guest.open(&wish).await;
    });
}

#[test]
fn whoever_opens_many_tables_does_not_hide_the_others() {
    on_every_store(async |house| {
        let (modest, greedy) = (account(&house, "modest").await, account(&house, "greedy").await);
        let wish = json!({ "game": "chess", "public": true });
        let (first, _) = modest.open(&wish).await;
        for _ in 0..30 {
            greedy.open(&wish).await;
        }
        let page = modest.get("/api/tables").await.expect(200);
        let ids: Vec<&str> = page["tables"].as_array().unwrap().iter().filter_map(|t| t["id"].as_str()).collect();
        assert!(ids[..2].contains(&first.as_str()), "{ids:?}");
        let next = modest.get("/api/tables?page=1").await.expect(200);
        assert_eq!((page["more"].as_bool(), next["tables"].as_array().map(Vec::len)), (Some(true), Some(11)));
    });
}

#[test]
fn whoever_plays_by_asking_is_here() {
    on_every_store(async |house| {
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        let (table, _) = anna.open(&json!({ "game": "chess", "public": true, "grace": 2 })).await;
        bert.act(&table, &json!({ "act": "sit" })).await.expect(200);
        anna.until(&table, |t| t["status"] == "playing").await;
        // Both ask and wait, for longer than the grace: nobody stands in for them.
        for _ in 0..4 {
            let since = anna.view(&table).await["seq"].clone();
            let waits = format!("/api/tables/{table}/news?since={since}&wait=1");
            let (a, b) = (anna.get(&waits), bert.get(&waits));
            let (a, b) = tokio::join!(a, b);
            a.expect(200);
            b.expect(200);
        }
        for seat in [0, 1] {
            for who in [&anna, &bert] {
                who.act(&table, &json!({ "act": "stand_in", "seat": seat })).await.refused(409);
            }
        }
        let view = anna.view(&table).await;
        assert!(view["seats"].as_array().unwrap().iter().all(|seat| seat["holder"] == "person"), "{view}");
    });
}

#[test]
fn nobody_pauses_a_rated_match_alone() {
    on_every_store(async |house| {
        let anna = account(&house, "anna").await;
        let wish = json!({ "game": "chess", "rated": true, "seats": ["me", { "bot": "random" }] });
        let (table, _) = anna.open(&wish).await;
        anna.until(&table, |t| t["status"] == "playing").await;
        for what in ["pause", "break_off"] {
            anna.act(&table, &json!({ "act": "ask", "what": what })).await.refused(403);
        }
    });
}

#[test]
fn whoever_walks_away_from_a_rated_match_does_not_stop_it_for_ever() {
    on_every_store(async |house| {
        let (anna, bert) = (account(&house, "anna").await, account(&house, "bert").await);
        let (table, _) = anna.open(&json!({ "game": "chess", "rated": true, "public": true })).await;
        bert.act(&table, &json!({ "act": "sit" })).await.expect(200);
        let somebody_is_awaited = |t: &Value| t["seats"].as_array().unwrap().iter().any(|seat| seat["awaited"] == true);
        let view = anna.until(&table, somebody_is_awaited).await;
        assert!(view["charter"]["grace"].as_u64() > Some(3600), "{}", view["charter"]);
        let awaited = view["seats"].as_array().unwrap().iter().position(|seat| seat["awaited"] == true).unwrap();
        let (gone, waits) = if awaited == 0 { (&anna, &bert) } else { (&bert, &anna) };
        let stand_in = json!({ "act": "stand_in", "seat": awaited });
        waits.act(&table, &stand_in).await.refused(409);
        // Days later, and no keeper has seen anything of them.
        let pool = house.pool().await;
        sqlx::query("UPDATE log SET at = at - 400000000 WHERE table_id = $1")
            .bind(&table)
            .execute(&pool)
            .await
            .unwrap();
        pool.close().await;
        let house = house.reopen().await;
        let waits = waits.at(house.address);
        waits.act(&table, &stand_in).await.expect(200);
        // Whoever is there is not away, however long he thinks.
        gone.at(house.address).act(&table, &json!({ "act": "return" })).await.expect(200);
        waits.act(&table, &stand_in).await.refused(409);
        // A keeper that comes later has not seen him come back, and the log has.
        let house = house.reopen().await;
        waits.at(house.address).act(&table, &stand_in).await.refused(409);
    });
}

#[test]
fn a_rematch_that_could_not_be_opened_is_opened_later() {
    by_one_house_with(Limits { tables_of_guest: 2, ..generous() }, async |house| {
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        let over = async || {
            let (table, _) = anna.open(&json!({ "game": "chess", "public": true })).await;
            bert.act(&table, &json!({ "act": "sit" })).await.expect(200);
            anna.until(&table, |t| t["status"] == "playing").await;
            anna.act(&table, &json!({ "act": "ask", "what": "break_off" })).await.expect(200);
            bert.act(&table, &json!({ "act": "answer", "yes": true })).await.expect(200);
            table
        };
        let (full, named) = (over().await, over().await);
        let others = [anna.open(&json!({ "game": "chess" })).await.0, anna.open(&json!({ "game": "chess" })).await.0];
        let again = json!({ "act": "rematch" });
        // Whoever has too many tables is told so, and nothing has happened.
        anna.act(&full, &again).await.refused(429);
        assert_eq!(anna.view(&full).await["next"], Value::Null);
        for table in &others {
            anna.act(table, &json!({ "act": "close" })).await.expect(200);
        }
        let next = anna.act(&full, &again).await.expect(200)["table"].clone();
        assert_eq!(anna.view(next.as_str().unwrap()).await["status"], "waiting");
        // A house that died after it had named the next table and before it had opened it.
        let pool = house.pool().await;
        let next = "0123456789abcdef00";
        let seq = house.entries(&named).await + 1;
        sqlx::query("INSERT INTO log (table_id, seq, at, deed) VALUES ($1, $2, 0, $3)")
            .bind(&named)
            .bind(seq)
            .bind(json!({ "deed": "followed", "table": next }).to_string())
            .execute(&pool)
            .await
            .unwrap();
        pool.close().await;
        let house = house.reopen().await;
        let (anna, bert) = (anna.at(house.address), bert.at(house.address));
        for who in [&bert, &anna] {
            assert_eq!(who.act(&named, &again).await.expect(200)["table"], next);
            assert_eq!(who.view(next).await["status"], "waiting");
        }
    });
}

#[test]
fn tables_opened_at_the_same_moment_are_counted() {
    every_house_with(Limits { tables_of_guest: 3, ..generous() }, async |house| {
        let anna = house.guest("Anna").await;
        let opening = (0..12).map(|_| {
            let anna = anna.clone();
            tokio::spawn(async move { anna.post("/api/tables", &json!({ "game": "chess" })).await.status })
        });
        let mut opened = Vec::new();
        for status in opening.collect::<Vec<_>>() {
            opened.push(status.await.unwrap());
        }
        opened.sort_unstable();
        assert_eq!(opened, [vec![201; 3], vec![429; 9]].concat());
    });
}

#[test]
fn a_new_password_ends_every_other_session_however_many_there_are() {
    on_every_store(async |house| {
        let anna = account(&house, "anna").await;
        let pool = house.pool().await;
        for n in 0..130 {
            sqlx::query("INSERT INTO sessions (id, token, person, begun, used, agent) VALUES ($1, $2, $3, $4, $4, '')")
                .bind(format!("s{n}"))
                .bind(format!("t{n}"))
                .bind(&anna.id)
                .bind(4_000_000_000_000_i64)
                .execute(&pool)
                .await
                .unwrap();
        }
        let new = json!({ "old": PASSWORD, "new": "seven tricks to make" });
        anna.post("/api/me/password", &new).await.expect(204);
        let left: (i64,) = sqlx::query_as("SELECT COUNT(*) FROM sessions WHERE person = $1")
            .bind(&anna.id)
            .fetch_one(&pool)
            .await
            .unwrap();
        pool.close().await;
        assert_eq!(left.0, 1);
        anna.get("/api/me").await.expect(200);
    });
}

#[test]
fn a_code_is_not_used_up_for_nothing() {
    by_one_house(async |house| {
        let anna = account(&house, "anna").await;
        let codes = anna.post("/api/me/recovery", &json!({ "password": PASSWORD })).await.expect(201);
        let code = codes["codes"][0].clone();
        let stranger = Visitor::stranger(house.address);
        let recover = json!({ "login": "anna", "code": code, "password": "nine tricks to make" });
        // The password cannot be written: then the code is not used up either.
        let pool = house.pool().await;
        sqlx::query("ALTER TABLE people RENAME COLUMN password TO hidden").execute(&pool).await.unwrap();
        stranger.post("/api/recoveries", &recover).await.refused(503);
        sqlx::query("ALTER TABLE people RENAME COLUMN hidden TO password").execute(&pool).await.unwrap();
        sqlx::query("ALTER TABLE sessions RENAME TO lost").execute(&pool).await.unwrap();
        stranger.post("/api/recoveries", &recover).await.refused(503);
        sqlx::query("ALTER TABLE lost RENAME TO sessions").execute(&pool).await.unwrap();
        pool.close().await;
        stranger.post("/api/recoveries", &recover).await.expect(201);
    });
}

#[test]
fn a_hint_that_comes_while_the_store_is_away_leaves_its_table_well() {
    by_one_house(async |house| {
        let anna = house.guest("Anna").await;
        let (table, _) = anna.open(&against_bots("book")).await;
        anna.until(&table, |t| !t["choices"].is_null()).await;
        let (hint, acts) = (format!("/api/tables/{table}/hint"), format!("/api/tables/{table}/acts"));
        let pool = house.pool().await;
        let nothing = json!({});
        let (hinted, ()) = tokio::join!(anna.post(&hint, &nothing), async {
            sqlx::query("ALTER TABLE log RENAME TO away").execute(&pool).await.unwrap();
            // What cannot be stored is forgotten, and the table is to be read again.
            anna.post(&acts, &json!({ "act": "say", "text": "Is anybody there?" })).await.refused(503);
        });
        hinted.refused(503);
        sqlx::query("ALTER TABLE away RENAME TO log").execute(&pool).await.unwrap();
        pool.close().await;
        anna.until(&table, |t| !t["choices"].is_null()).await;
        anna.post(&hint, &nothing).await.expect(200);
    });
}

#[test]
fn matches_are_played_on_only_so_often() {
    by_one_house_with(Limits { forks: 2, ..generous() }, async |house| {
        let anna = house.guest("Anna").await;
        let (table, _) = anna.open(&against_bots("book")).await;
        anna.until(&table, |t| t["status"] == "playing").await;
        anna.act(&table, &json!({ "act": "ask", "what": "break_off" })).await.expect(200);
        let (path, wish) = (format!("/api/tables/{table}/forks"), json!({ "step": 1, "seat": 0 }));
        for _ in 0..2 {
            anna.post(&path, &wish).await.expect(201);
        }
        let refused = anna.post(&path, &wish).await;
        assert!(refused.headers.contains_key("retry-after"));
        refused.refused(429);
    });
}

#[test]
fn records_are_taken_home_only_so_often() {
    by_one_house_with(generous(), async |house| {
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        for _ in 0..12 {
            anna.get("/api/me/records").await.expect(200);
        }
        let refused = anna.get("/api/me/records").await;
        assert!(refused.headers.contains_key("retry-after"));
        refused.refused(429);
        bert.get("/api/me/records").await.expect(200);
    });
}

#[test]
fn behind_a_proxy_one_address_does_not_take_all_places_either() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let house = TestHouse::proxied(Limits { from_one: 3, ..generous() }).await;
        let anna = house.guest("Anna").await;
        let (table, _) = anna.open(&json!({ "game": "chess", "public": true })).await;
        let from = |address: &'static str| [("x-forwarded-for", address)];
        let mut held = Vec::new();
        for _ in 0..3 {
            held.push(anna.watch(&table, "", &from("2001:db8:1:2::1")).await.expect("admitted"));
        }
        let turned = anna.watch(&table, "", &from("2001:db8:1:2:9::9")).await;
        assert_eq!(turned.err(), Some(hyper::StatusCode::TOO_MANY_REQUESTS));
        anna.watch(&table, "", &from("2001:db8:1:3::1")).await.expect("somebody else is admitted");
        drop(held);
        // Whoever goes makes room; the house hears of it in a moment.
        comes("a free place", async || anna.watch(&table, "", &from("2001:db8:1:2::1")).await.ok()).await;
        house.close().await;
    });
}

#[test]
fn a_guest_does_not_pass_for_somebody_with_an_account() {
    on_every_store(async |house| {
        let owner = account(&house, "anna").await;
        let (table, _) = owner.open(&json!({ "game": "chess", "public": true })).await;
        assert_eq!(owner.view(&table).await["you"]["person"]["account"], true);
        for name in ["anna", "ANNA", " A n n a ", "An\u{200b}na."] {
            let guest = house.guest(name).await;
            guest.act(&table, &json!({ "act": "sit" })).await.refused(409);
            guest.act(&table, &json!({ "act": "say", "text": "It is me" })).await.refused(409);
        }
        house.guest("Bert").await.act(&table, &json!({ "act": "sit" })).await.expect(200);
        // Nor does somebody with an account sit down beside a guest who was there first.
        let (table, _) = house.guest("Clara").await.open(&json!({ "game": "chess", "public": true })).await;
        account(&house, "clara").await.act(&table, &json!({ "act": "sit" })).await.refused(409);
        // A letter and its accent are one letter.
        let rene = account(&house, "rene").await;
        rene.send(Method::PATCH, "/api/me", &[("content-type", "application/json")], r#"{"name":"René"}"#)
            .await
            .unwrap()
            .expect(200);
        let (table, _) = rene.open(&json!({ "game": "chess", "public": true })).await;
        house.guest("Rene\u{301}").await.act(&table, &json!({ "act": "sit" })).await.refused(409);
        let stranger = Visitor::stranger(house.address);
        for blank in ["\u{3164}", "\u{2800}\u{2800}", "\u{202e}", "\u{e000}", " . - ", "\u{115f}"] {
            stranger.post("/api/guests", &json!({ "name": blank })).await.refused(422);
        }
    });
}

#[test]
fn a_guest_who_renames_himself_does_not_pass_for_his_opponent_in_a_rematch() {
    on_every_store(async |house| {
        let (owner, bert) = (account(&house, "anna").await, house.guest("Bert").await);
        let (table, _) = owner.open(&json!({ "game": "chess", "public": true })).await;
        bert.act(&table, &json!({ "act": "sit" })).await.expect(200);
        owner.until(&table, |t| t["status"] == "playing").await;
        owner.act(&table, &json!({ "act": "ask", "what": "break_off" })).await.expect(200);
        bert.until(&table, |t| !t["request"].is_null()).await;
        bert.act(&table, &json!({ "act": "answer", "yes": true })).await.expect(200);
        owner.until(&table, |t| t["status"] == "closed").await;
        let rename = async |name: &str| {
            let body = json!({ "name": name }).to_string();
            let kind = [("content-type", "application/json")];
            bert.send(Method::PATCH, "/api/me", &kind, body).await.unwrap().expect(200)
        };
        rename("Anna").await;
        bert.act(&table, &json!({ "act": "rematch" })).await.refused(409);
        assert_eq!(owner.view(&table).await["next"], Value::Null, "nothing was opened in her name");
        rename("Bert").await;
        let next = bert.act(&table, &json!({ "act": "rematch" })).await.expect(200)["table"].clone();
        owner.act(next.as_str().unwrap(), &json!({ "act": "sit" })).await.expect(200);
    });
}

#[test]
fn a_guest_does_not_speak_for_somebody_who_looks_on() {
    on_every_store(async |house| {
        let (host, owner, guest) =
            (house.guest("Bert").await, account(&house, "anna").await, house.guest("Anna").await);
        let (table, _) = host.open(&json!({ "game": "chess", "public": true })).await;
        let say = json!({ "act": "say", "text": "Who am I?" });
        guest.act(&table, &say).await.expect(200);
        owner.act(&table, &say).await.expect(200);
        guest.act(&table, &say).await.refused(409);
        guest.act(&table, &json!({ "act": "sit" })).await.refused(409);
        // What the guest has said keeps nobody from his seat.
        owner.act(&table, &json!({ "act": "sit" })).await.expect(200);
    });
}

#[test]
fn passwords_are_changed_lost_and_found_again() {
    on_every_store(async |house| {
        let anna = account(&house, "anna").await;
        let stranger = Visitor::stranger(house.address);
        let login = |password: &str| json!({ "login": "anna", "password": password });
        let elsewhere = stranger.with(&stranger.post("/api/sessions", &login(PASSWORD)).await.expect(201));
        let change = |old: &str, new: &str| json!({ "old": old, "new": new });
        anna.post("/api/me/password", &change("wrong", "seven tricks to make")).await.refused(401);
        for weak in ["short", "anna anna anna", "aaaaaaaaaaaaa", "1234567890", "password123"] {
            anna.post("/api/me/password", &change(PASSWORD, weak)).await.refused(422);
        }
        let new = "seven tricks to make";
        anna.post("/api/me/password", &change(PASSWORD, new)).await.expect(204);
        anna.get("/api/me").await.expect(200);
        elsewhere.get("/api/me").await.refused(401);
        stranger.post("/api/sessions", &login(PASSWORD)).await.refused(401);
        // Codes for the day it is lost: each good for once, and only the newest.
        house.guest("Carl").await.post("/api/me/recovery", &json!({ "password": new })).await.refused(403);
        anna.post("/api/me/recovery", &json!({ "password": PASSWORD })).await.refused(401);
        let codes = |answer: Value| -> Vec<String> { serde_json::from_value(answer["codes"].clone()).unwrap() };
        let old = codes(anna.post("/api/me/recovery", &json!({ "password": new })).await.expect(201));
        let fresh = codes(anna.post("/api/me/recovery", &json!({ "password": new })).await.expect(201));
        assert_eq!(fresh.len(), 8);
        let recover = |code: &str, password: &str| json!({ "login": "anna", "code": code, "password": password });
        stranger.post("/api/recoveries", &recover(&old[0], "nine tricks to make")).await.refused(401);
        let typed = fresh[0].to_uppercase().replace('-', " ");
        let back = stranger.post("/api/recoveries", &recover(&typed, "nine tricks to make")).await.expect(201);
        assert_eq!(back["me"]["id"], json!(anna.id));
        anna.get("/api/me").await.refused(401);
        stranger.post("/api/recoveries", &recover(&fresh[0], "ten tricks to make")).await.refused(401);
        stranger.post("/api/sessions", &login("nine tricks to make")).await.expect(201);
    });
}

#[test]
fn nobody_tries_many_passwords_for_one_account() {
    by_one_house_with(Limits { logins: 5, ..generous() }, async |house| {
        account(&house, "anna").await;
        let stranger = Visitor::stranger(house.address);
        let guess = |n: usize| json!({ "login": if n.is_multiple_of(2) { "anna" } else { " ANNA " }, "password": format!("guess {n}") });
        for n in 0..5 {
            stranger.post("/api/sessions", &guess(n)).await.refused(401);
        }
        let refused = stranger.post("/api/sessions", &guess(6)).await;
        let after: u32 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
        assert!((1..=60).contains(&after), "{after}");
        refused.refused(429);
        // Somebody else's account is open all the same.
        stranger.post("/api/sessions", &json!({ "login": "bert", "password": PASSWORD })).await.refused(401);
    });
}

#[test]
fn a_cookie_answers_only_for_our_own_pages() {
    on_every_store(async |house| {
        let stranger = Visitor::stranger(house.address);
        let welcome = stranger.post("/api/guests", &json!({ "name": "Anna" })).await;
        let cookie = welcome.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        for (method, path) in [(Method::GET, "/api/me"), (Method::POST, "/api/tables")] {
            for authorization in [None, Some("Basic abc"), Some("Bearer")] {
                let mut headers = vec![("cookie", cookie.as_str()), ("origin", "https://evil.example")];
                headers.extend(authorization.map(|word| ("authorization", word)));
                headers.push(("content-type", "application/json"));
                let answer = stranger.send(method.clone(), path, &headers, r#"{"game":"chess"}"#).await.unwrap();
                answer.refused(403);
            }
        }
        stranger.send(Method::GET, "/api/me", &[("cookie", &cookie)], "").await.unwrap().expect(200);
    });
}

#[test]
fn over_http_2_a_cookie_answers_only_for_our_own_pages_too() {
    on_every_store(async |house| {
        let welcome = Visitor::stranger(house.address).post("/api/guests", &json!({ "name": "Anna" })).await;
        let cookie = welcome.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let http: Client<_, Full<Bytes>> = Client::builder(TokioExecutor::new()).http2_only(true).build_http();
        for (origin, status) in [(format!("http://{}", house.address), 200), ("https://evil.example".to_owned(), 403)] {
            let request = hyper::Request::builder()
                .uri(format!("http://{}/api/me", house.address))
                .header("cookie", &cookie)
                .header("origin", &origin)
                .body(Full::default())
                .unwrap();
            let answer = http.request(request).await.expect("an answer");
            assert_eq!((answer.version(), answer.status().as_u16()), (hyper::Version::HTTP_2, status), "{origin}");
        }
    });
}

#[test]
fn one_address_does_not_take_all_places() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let house = TestHouse::plain(Limits { from_one: 4, ..generous() }).await;
        let mut idle = Vec::new();
        for _ in 0..4 {
            idle.push(tokio::net::TcpStream::connect(house.address).await.unwrap());
        }
        let stranger = Visitor::stranger(house.address);
        assert!(stranger.try_post("/api/guests", &json!({ "name": "Anna" })).await.is_err());
        drop(idle);
        comes("a free place", async || stranger.try_post("/api/guests", &json!({ "name": "Anna" })).await.ok()).await;
        house.close().await;
    });
}

#[test]
fn several_who_want_a_rematch_at_once_get_one_table() {
    on_every_store(async |house| {
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        for _ in 0..4 {
            let (table, _) = anna.open(&json!({ "game": "chess", "public": true })).await;
            bert.act(&table, &json!({ "act": "sit" })).await.expect(200);
            anna.until(&table, |t| t["status"] == "playing").await;
            anna.act(&table, &json!({ "act": "ask", "what": "break_off" })).await.expect(200);
            bert.act(&table, &json!({ "act": "answer", "yes": true })).await.expect(200);
            let again = json!({ "act": "rematch" });
            let answers = tokio::join!(anna.act(&table, &again), bert.act(&table, &again), anna.act(&table, &again));
            let tables = [answers.0, answers.1, answers.2].map(|answer| answer.expect(200)["table"].clone());
            assert!(tables.iter().all(|table| *table == tables[0]), "{tables:?}");
            let public = anna.get("/api/tables").await.expect(200)["tables"].as_array().unwrap().len();
            assert_eq!(public, 1);
            let next = tables[0].as_str().unwrap();
            let host = if anna.view(next).await["you"]["host"] == true { &anna } else { &bert };
            host.act(next, &json!({ "act": "close" })).await.expect(200);
        }
    });
}

#[test]
fn news_with_a_gap_come_anew() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let (table, _) = anna.open(&json!({ "game": "chess", "public": true })).await;
        let since = anna.view(&table).await["seq"].clone();
        for n in 0..3 {
            anna.act(&table, &json!({ "act": "say", "text": format!("{n}") })).await.expect(200);
        }
        let few = anna.get(&format!("/api/tables/{table}/news?since={since}")).await.expect(200);
        assert_eq!((few["anew"].as_bool(), few["items"].as_array().map(Vec::len)), (Some(false), Some(3)));
        for n in 0..497 {
            anna.act(&table, &json!({ "act": "say", "text": format!("{n}") })).await.expect(200);
        }
        let many = anna.get(&format!("/api/tables/{table}/news?since={since}")).await.expect(200);
        assert_eq!((many["anew"].as_bool(), many["items"].as_array().map(Vec::len)), (Some(true), Some(400)));
        // Nobody says more than five hundred things at one table; the others keep their own share.
        anna.act(&table, &json!({ "act": "say", "text": "and more" })).await.refused(409);
        house.guest("Bert").await.act(&table, &json!({ "act": "say", "text": "Enough?" })).await.expect(200);
    });
}
