//! People: guests, accounts, passwords, sessions, cookies, and pages of other sites.

use crate::common::{TestHouse, Visitor, generous, on_every_store};
use hyper::Method;
use serde_json::{Value, json};
use sqlx::Row as _;

const PASSWORD: &str = "quatorze de rois 1782";

fn account(login: &str) -> Value {
    json!({ "login": login, "password": PASSWORD })
}

#[test]
fn guests_come_in_with_a_name() {
    on_every_store(async |house| {
        let anna = house.guest("  Anna \n Luise ").await;
        assert_eq!(anna.name, "Anna Luise");
        assert_eq!(
            anna.get("/api/me").await.expect(200),
            json!({ "id": anna.id, "name": "Anna Luise", "login": null })
        );
        let stranger = Visitor::stranger(house.address);
        stranger.post("/api/guests", &json!({ "name": " \u{200b} " })).await.refused(422);
        stranger.post("/api/guests", &json!({ "nom": "Anna" })).await.refused(400);
        for path in ["/api/me", "/api/me/sessions", "/api/me/records"] {
            stranger.get(path).await.refused(401);
        }
        let wrong = Visitor { token: Some("0".repeat(64)), ..anna.clone() };
        wrong.get("/api/me").await.refused(401);
        let renamed = anna
            .send(
                Method::PATCH,
                "/api/me",
                &[("content-type", "application/json")],
                json!({ "name": "Anna" }).to_string(),
            )
            .await
            .unwrap();
        assert_eq!(renamed.expect(200)["name"], "Anna");
        stranger.get("/api/people/nobody").await.refused(404);
        assert_eq!(stranger.get(&format!("/api/people/{}", anna.id)).await.expect(200)["account"], false);
    });
}

#[test]
fn a_guest_gets_an_account_keeps_his_tables_and_logs_in_again() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let (table, _) = anna.open(&json!({ "game": "chess" })).await;
        let answer = anna.post("/api/accounts", &account("Anna_7")).await;
        let welcome = answer.expect(201);
        assert_eq!((&welcome["me"]["login"], &welcome["me"]["name"]), (&json!("anna_7"), &json!("Anna")));
        assert_eq!(welcome["me"]["id"], json!(anna.id));
        // The guest's token is worth nothing any more.
        anna.get("/api/me").await.refused(401);
        let anna = anna.with(&welcome);
        assert_eq!(anna.view(&table).await["you"]["host"], true);
        let stranger = Visitor::stranger(house.address);
        stranger.post("/api/accounts", &account("anna_7")).await.refused(409);
        stranger.post("/api/accounts", &account("a b")).await.refused(422);
        stranger.post("/api/accounts", &json!({ "login": "bert", "password": "short" })).await.refused(422);
        stranger.post("/api/accounts", &json!({ "login": "bert", "password": "x".repeat(201) })).await.refused(422);
        let wrong =
            stranger.post("/api/sessions", &json!({ "login": "anna_7", "password": "quatorze de dames" })).await;
        let unknown = stranger.post("/api/sessions", &json!({ "login": "nobody", "password": PASSWORD })).await;
        assert_eq!(wrong.refused(401), unknown.refused(401), "nobody learns which logins there are");
        let again = stranger.post("/api/sessions", &account("ANNA_7")).await.expect(201);
        assert_eq!(stranger.with(&again).view(&table).await["you"]["host"], true);
        // Somebody who is logged in and asks for an account gets another, and keeps the first.
        let second = anna.post("/api/accounts", &account("anna_8")).await.expect(201);
        assert_ne!(second["me"]["id"], json!(anna.id));
        assert_eq!(anna.get("/api/me").await.expect(200)["login"], "anna_7");
    });
}

#[test]
fn passwords_and_tokens_are_kept_as_hashes_and_never_told() {
    on_every_store(async |house| {
        let stranger = Visitor::stranger(house.address);
        let answer = stranger.post("/api/accounts", &account("anna")).await;
        let anna = stranger.with(&answer.expect(201));
        let token = anna.token.clone().unwrap();
        let pool = house.pool().await;
        let row = sqlx::query("SELECT password FROM people WHERE login = 'anna'").fetch_one(&pool).await.unwrap();
        let hash: String = row.try_get("password").unwrap();
        assert!(hash.starts_with("$argon2id$"), "{hash}");
        let rows = sqlx::query("SELECT token FROM sessions").fetch_all(&pool).await.unwrap();
        for row in rows {
            assert_ne!(row.try_get::<String, _>("token").unwrap(), token);
        }
        pool.close().await;
        let mut told = answer.text.clone();
        for path in ["/api/me", "/api/me/sessions", &format!("/api/people/{}", anna.id), "/api/me/records", "/metrics"]
        {
            told += &anna.get(path).await.text;
        }
        told +=
            &stranger.post("/api/sessions", &json!({ "login": "anna", "password": format!("{PASSWORD}!") })).await.text;
        assert!(!told.contains(PASSWORD) && !told.contains("argon2") && !told.contains(&hash));
        assert_eq!(told.matches(&token).count(), 1, "the token is told once, in the welcome");
    });
}

#[test]
fn cookies_are_for_the_house_alone() {
    on_every_store(async |house| {
        let stranger = Visitor::stranger(house.address);
        let answer = stranger.post("/api/guests", &json!({ "name": "Anna" })).await;
        let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
        for part in ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="] {
            assert!(cookie.contains(part), "{cookie}");
        }
        let pair = cookie.split(';').next().unwrap().to_owned();
        let by_cookie = |method: Method, path: &str, more: Vec<(&'static str, String)>, body: String| {
            let (stranger, path, pair) = (stranger.clone(), path.to_owned(), pair.clone());
            async move {
                let mut headers = vec![("cookie", pair.as_str()), ("content-type", "application/json")];
                headers.extend(more.iter().map(|(n, v)| (*n, v.as_str())));
                stranger.send(method, &path, &headers, body).await.unwrap()
            }
        };
        assert_eq!(by_cookie(Method::GET, "/api/me", vec![], String::new()).await.expect(200)["name"], "Anna");
        let wish = json!({ "game": "chess" }).to_string();
        let own = vec![("origin", format!("http://{}", house.address))];
        by_cookie(Method::POST, "/api/tables", own.clone(), wish.clone()).await.expect(201);
        for foreign in ["https://evil.example", "null", "http://127.0.0.1:1"] {
            let origin = vec![("origin", foreign.to_owned())];
            by_cookie(Method::POST, "/api/tables", origin.clone(), wish.clone()).await.refused(403);
            by_cookie(Method::DELETE, "/api/me/session", origin.clone(), String::new()).await.refused(403);
            by_cookie(Method::POST, "/api/sessions", origin, account("x").to_string()).await.refused(403);
        }
        by_cookie(Method::POST, "/api/tables", vec![("sec-fetch-site", "cross-site".into())], wish.clone())
            .await
            .refused(403);
        let mine = by_cookie(Method::GET, "/api/tables?mine=true", vec![], String::new()).await.expect(200);
        assert_eq!(mine["tables"].as_array().unwrap().len(), 1, "what was refused had no effect");
        let table = mine["tables"][0]["id"].as_str().unwrap().to_owned();
        // A live connection by cookie comes from our own pages alone.
        let live = |origin: String| {
            let (stranger, table, pair) = (stranger.clone(), table.clone(), pair.clone());
            async move {
                stranger.watch(&table, "", &[("cookie", &pair), ("origin", &origin)]).await.err().map(|s| s.as_u16())
            }
        };
        assert_eq!(live("https://evil.example".into()).await, Some(403));
        assert_eq!(live(format!("http://{}", house.address)).await, None);
        // A program that carries its own token may come from anywhere.
        let anna = stranger.with(&answer.json());
        let headers = [("origin", "https://evil.example"), ("content-type", "application/json")];
        anna.send(Method::POST, "/api/tables", &headers, wish).await.unwrap().expect(201);
        let out = by_cookie(Method::DELETE, "/api/me/session", own, String::new()).await;
        assert_eq!(out.status, 204);
        assert!(out.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
        by_cookie(Method::GET, "/api/me", vec![], String::new()).await.refused(401);
    });
}

#[test]
fn a_session_that_is_ended_ends_its_live_connections() {
    on_every_store(async |house| {
        let stranger = Visitor::stranger(house.address);
        let here = stranger.with(&stranger.post("/api/accounts", &account("anna")).await.expect(201));
        let there = stranger.with(&stranger.post("/api/sessions", &account("anna")).await.expect(201));
        let bert = house.guest("Bert").await;
        let (table, _) = here.open(&json!({ "game": "chess", "public": true })).await;
        let (mut mine, mut stolen) = (here.live(&table, None).await, there.live(&table, None).await);
        mine.next_of("news").await;
        stolen.next_of("news").await;
        let sessions = here.get("/api/me/sessions").await.expect(200);
        assert_eq!(sessions.as_array().unwrap().len(), 2);
        let other = sessions.as_array().unwrap().iter().find(|s| s["current"] == false).unwrap();
        let path = format!("/api/me/sessions/{}", other["id"].as_str().unwrap());
        bert.delete(&path).await.refused(404);
        assert_eq!(there.get("/api/me").await.status, 200, "nobody ends another's session");
        assert_eq!(here.delete(&path).await.status, 204);
        here.delete(&path).await.refused(404);
        let last = stolen.closed().await.expect("a last word");
        assert_eq!((&last["type"], &last["problem"]["status"]), (&json!("bye"), &json!(401)));
        there.get("/api/me").await.refused(401);
        there.act(&table, &json!({ "act": "say", "text": "!" })).await.refused(401);
        // The other goes on.
        assert_eq!(mine.act("1", &json!({ "act": "say", "text": "still here" })).await["type"], "done");
        assert_eq!(here.delete("/api/me/session").await.status, 204);
        assert_eq!(mine.closed().await.expect("a last word")["type"], "bye");
    });
}

#[test]
fn a_session_that_is_ended_before_a_line_has_greeted_is_told_nothing() {
    on_every_store(async |house| {
        let stranger = Visitor::stranger(house.address);
        let here = stranger.with(&stranger.post("/api/accounts", &account("anna")).await.expect(201));
        let there = stranger.with(&stranger.post("/api/sessions", &account("anna")).await.expect(201));
        let (table, _) = here.open(&json!({ "game": "piquet", "pace": 0, "seats": ["me", { "bot": "book" }] })).await;
        let mut stolen = there.watch(&table, "", &[]).await.expect("admitted");
        let sessions = here.get("/api/me/sessions").await.expect(200);
        let other = sessions.as_array().unwrap().iter().find(|s| s["current"] == false).unwrap();
        let path = format!("/api/me/sessions/{}", other["id"].as_str().unwrap());
        assert_eq!(here.delete(&path).await.status, 204);
        stolen.say(&json!({ "type": "hello", "seq": null })).await;
        let first = stolen.next().await.expect("a word");
        assert_eq!((&first["type"], &first["problem"]["status"]), (&json!("bye"), &json!(401)));
        assert_eq!(stolen.closed().await, None, "and nothing after it");
    });
}

#[test]
fn a_cookie_lasts_as_long_as_its_session() {
    on_every_store(async |house| {
        let stranger = Visitor::stranger(house.address);
        let answer = stranger.post("/api/guests", &json!({ "name": "Anna" })).await;
        let given = answer.headers["set-cookie"].to_str().unwrap().to_owned();
        let pair = given.split(';').next().unwrap().to_owned();
        let token = answer.json()["token"].as_str().unwrap().to_owned();
        let pool = house.pool().await;
        let a_day_passes = async || {
            let day = 24 * 3600 * 1000_i64;
            sqlx::query("UPDATE sessions SET used = used - $1").bind(day).execute(&pool).await.unwrap();
        };
        let ask = async |method: Method, path: &str, headers: &[(&str, &str)]| {
            let answer = stranger.send(method, path, headers, "").await.unwrap();
            let cookie = answer.headers.get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned());
            (answer.status, cookie)
        };
        let by_cookie = [("cookie", pair.as_str())];
        assert_eq!(ask(Method::GET, "/api/me", &by_cookie).await, (200, None), "it has only just been given");
        a_day_passes().await;
        assert_eq!(ask(Method::GET, "/api/me", &by_cookie).await, (200, Some(given)));
        assert_eq!(ask(Method::GET, "/api/me", &by_cookie).await, (200, None), "once is enough");
        a_day_passes().await;
        let by_token = [("cookie", pair.as_str()), ("authorization", &format!("Bearer {token}"))];
        assert_eq!(ask(Method::GET, "/api/me", &by_token).await, (200, None), "a program keeps its token itself");
        a_day_passes().await;
        let (status, last) = ask(Method::DELETE, "/api/me/session", &by_cookie).await;
        assert_eq!(status, 204);
        assert!(last.unwrap().contains("Max-Age=0"), "whoever logs out is not given it anew");
        pool.close().await;
    });
}

#[test]
fn nobody_is_sent_away_because_his_coming_could_not_be_noted() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let house = TestHouse::plain(generous()).await;
        let anna = house.guest("Anna").await;
        let pool = house.pool().await;
        sqlx::query("UPDATE sessions SET used = used - 86400000").execute(&pool).await.unwrap();
        sqlx::query("CREATE TRIGGER full BEFORE UPDATE ON sessions BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
            .execute(&pool)
            .await
            .unwrap();
        assert_eq!(anna.get("/api/me").await.expect(200)["name"], "Anna");
        pool.close().await;
        house.close().await;
    });
}
