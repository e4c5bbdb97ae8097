//! Ratings: counted once, for those who began, by however many houses.

use crate::common::{Books, TestHouse, Visitor, at_chess, by_one_house, comes, on_every_store, play};
use serde_json::{Value, json};

/// Two people at a rated match of chess, the first to move.
async fn rated_chess(house: &TestHouse) -> (Visitor, Visitor, String) {
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = at_chess(&anna, &bert, &json!({ "rated": true })).await;
    (anna, bert, table)
}

async fn resign(who: &Visitor, table: &str) {
    let view = who.until(table, |t| !t["choices"].is_null()).await;
    who.act(table, &play(&view, "resign")).await.expect(200);
    who.until(table, |t| t["status"] == "over").await;
}

async fn ratings(who: &Visitor) -> Value {
    who.get(&format!("/api/people/{}", who.id)).await.expect(200)["ratings"].clone()
}

#[test]
fn a_rated_match_is_counted_once() {
    on_every_store(async |house| {
        let (anna, bert, table) = rated_chess(&house).await;
        resign(&anna, &table).await;
        let (loser, winner) = (ratings(&anna).await, ratings(&bert).await);
        assert_eq!((loser.as_array().unwrap().len(), &loser[0]["matches"]), (1, &json!(1)));
        assert!(winner[0]["rating"].as_f64() > loser[0]["rating"].as_f64());
        let house = house.reopen().await;
        let (anna, bert) = (anna.at(house.address), bert.at(house.address));
        for _ in 0..3 {
            assert_eq!(anna.view(&table).await["status"], "over");
        }
        assert_eq!((ratings(&anna).await, ratings(&bert).await), (loser, winner));
        // A match that was broken off counts for nobody.
        let (anna, bert, table) = rated_chess(&house).await;
        bert.act(&table, &json!({ "act": "ask", "what": "break_off" })).await.expect(200);
        anna.act(&table, &json!({ "act": "answer", "yes": true })).await.expect(200);
        assert_eq!(ratings(&anna).await, json!([]));
    });
}

#[test]
fn nobody_gets_out_of_a_rated_match_by_asking_bots() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let wish = json!({ "game": "chess", "rated": true, "seats": ["me", { "bot": "random" }] });
        let (table, _) = anna.open(&wish).await;
        anna.until(&table, |t| t["status"] == "playing").await;
        anna.act(&table, &json!({ "act": "ask", "what": "break_off" })).await.refused(403);
        resign(&anna, &table).await;
        assert_eq!(ratings(&anna).await[0]["matches"], 1);
    });
}

#[test]
fn whoever_leaves_a_rated_match_is_rated_by_how_it_ends() {
    on_every_store(async |house| {
        let (anna, bert, table) = rated_chess(&house).await;
        anna.act(&table, &json!({ "act": "rise" })).await.expect(200);
        resign(&bert, &table).await;
        for who in [&anna, &bert] {
            assert_eq!(ratings(who).await[0]["matches"], 1);
        }
    });
}

#[test]
fn nobody_gets_out_of_a_rated_match_by_leaving_it_to_bots() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let wish = json!({ "game": "chess", "rated": true, "pace": 0, "options": { "longest": 12 },
            "seats": ["me", { "bot": "random" }] });
        let (table, _) = anna.open(&wish).await;
        anna.until(&table, |t| t["status"] == "playing").await;
        anna.act(&table, &json!({ "act": "rise" })).await.expect(200);
        anna.act(&table, &json!({ "act": "close" })).await.refused(409);
        // It is only looked at now and then: nobody watches.
        comes("the end of the match", async || (anna.view(&table).await["status"] == "over").then_some(())).await;
        assert_eq!(ratings(&anna).await[0]["matches"], 1);
    });
}

#[test]
fn two_houses_that_rate_the_same_people_at_once_lose_nothing() {
    by_one_house(async |house| {
        if matches!(house.books, Books::Sqlite(_)) {
            return; // one house a file
        }
        let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
        let other = house.beside().await;
        let mut tables = Vec::new();
        for _ in 0..8 {
            tables.push(at_chess(&anna, &bert, &json!({ "rated": true })).await);
        }
        let ends = tables.iter().enumerate().map(|(i, table)| {
            let anna = if i % 2 == 0 { anna.clone() } else { anna.at(other.address) };
            async move { resign(&anna, table).await }
        });
        futures_util::future::join_all(ends).await;
        for who in [&anna, &bert] {
            assert_eq!(ratings(who).await[0]["matches"], 8);
        }
        other.close().await;
    });
}
