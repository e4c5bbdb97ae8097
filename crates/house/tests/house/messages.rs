//! Anything at all sent over a live connection: the house answers or closes, never falls, and the table is unharmed.

use crate::common::{Dice, Live, TestHouse, Visitor, at_chess, generous};
use futures_util::SinkExt as _;
use proptest::prelude::*;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// Lawful messages, to be bent.
fn lawful() -> Vec<Value> {
    let acts = [
        json!({ "act": "sit", "seat": 1, "salt": "ab" }),
        json!({ "act": "seat_bot", "seat": 1, "kind": "book" }),
        json!({ "act": "clear", "seat": 1 }),
        json!({ "act": "play", "at": 1, "notation": "e2e4" }),
        json!({ "act": "say", "text": "well" }),
        json!({ "act": "hush", "person": "x", "silent": true }),
        json!({ "act": "ask", "what": "take_back" }),
        json!({ "act": "answer", "yes": true }),
        json!({ "act": "stand_in", "seat": 1 }),
        json!({ "act": "return" }),
        json!({ "act": "resume" }),
        json!({ "act": "rematch" }),
    ];
    let mut messages: Vec<Value> = acts.iter().map(|act| json!({ "type": "act", "id": "1", "act": act })).collect();
    messages.extend([json!({ "type": "hello", "seq": 3 }), json!({ "type": "ping" })]);
    messages
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,12}".prop_map(Value::from),
        prop::sample::select(vec!["act", "type", "hello", "ping", "sit", "play", "seat", "e2e4", "at"])
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 6, |inner| {
        let key = prop_oneof![
            prop::sample::select(vec!["type", "id", "act", "seq", "seat", "at", "notation", "text"])
                .prop_map(str::to_owned),
            "[a-z]{1,5}"
        ];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map(key, inner, 0..5).prop_map(|m| Value::Object(m.into_iter().collect())),
        ]
    })
}

/// A lawful message with one thing in it replaced.
fn bent() -> impl Strategy<Value = String> {
    (prop::sample::select(lawful()), any_json(), any::<u64>()).prop_map(|(mut message, other, where_)| {
        let mut dice = Dice(where_);
        let mut at = &mut message;
        while at.is_object() && dice.below(3) > 0 {
            let keys: Vec<String> = at.as_object().unwrap().keys().cloned().collect();
            let Some(key) = dice.pick(&keys).cloned() else { break };
            at = &mut at[key.as_str()];
        }
        if at.is_object() && dice.below(2) == 0 {
            at["extra"] = other;
        } else {
            *at = other;
        }
        message.to_string()
    })
}

/// A lawful message with some bytes of it replaced or cut.
fn torn() -> impl Strategy<Value = String> {
    (prop::sample::select(lawful()), any::<prop::sample::Index>(), "\\PC{0,3}").prop_map(|(message, at, with)| {
        let text = message.to_string();
        let at = at.index(text.len());
        format!("{}{with}{}", &text[..at], &text[(at + 2).min(text.len())..])
    })
}

struct Desk {
    house: TestHouse,
    anna: Visitor,
    table: String,
    live: Live,
    acts: u64,
}

async fn desk() -> Desk {
    let house = TestHouse::plain(generous()).await;
    let anna = house.guest("Anna").await;
    let bert = house.guest("Bert").await;
    let table = at_chess(&anna, &bert, &json!({})).await;
    let live = anna.live(&table, None).await;
    Desk { house, anna, table, live, acts: 0 }
}

impl Desk {
    /// Sends something, and waits for a sign of life: an answer, or the end of this connection.
    async fn send(&mut self, message: Message) {
        let sent = self.live.socket.send(message).await;
        let ping = self.live.socket.send(Message::text(r#"{"type":"ping"}"#)).await;
        let mut closed = sent.is_err() || ping.is_err();
        while !closed {
            match self.live.next().await {
                None => closed = true,
                Some(frame) => match frame["type"].as_str().unwrap() {
                    "pong" => break,
                    "done" => self.acts += 1,
                    "refused" => {
                        let status = frame["problem"]["status"].as_u64().unwrap();
                        assert!((400..500).contains(&status), "{frame}");
                    }
                    "bye" => assert_eq!(frame["problem"]["status"], 400),
                    "news" | "presence" => {}
                    other => panic!("{other}"),
                },
            }
        }
        if closed {
            self.live = self.anna.live(&self.table, None).await;
        }
    }

    /// The table is as its log tells, and everybody can go on.
    async fn unharmed(&mut self) {
        let view = self.anna.view(&self.table).await;
        assert!(["playing", "paused", "over", "closed"].contains(&view["status"].as_str().unwrap()), "{view}");
        assert_eq!(view["seq"].as_i64().unwrap(), self.house.entries(&self.table).await);
        self.anna.act(&self.table, &json!({ "act": "say", "text": "still here" })).await.expect(200);
    }
}

#[test]
fn whatever_is_sent_the_house_stands() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let desk = std::cell::RefCell::new(runtime.block_on(desk()));
    let words = prop_oneof![
        2 => "\\PC{0,60}",
        2 => any_json().prop_map(|v| v.to_string()),
        4 => bent(),
        2 => torn(),
        1 => prop::sample::select(lawful()).prop_map(|v| v.to_string()),
    ];
    let config = ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(words in words)| {
        runtime.block_on(desk.borrow_mut().send(Message::text(words)));
    });
    let config = ProptestConfig { cases: 20, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(bytes in prop::collection::vec(any::<u8>(), 0..200))| {
        runtime.block_on(desk.borrow_mut().send(Message::binary(bytes)));
    });
    runtime.block_on(desk.borrow_mut().unharmed());
}
