//! What the house writes into its own log: no token, password, seed, invitation or card.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::{Dice, Visitor, on_every_store, play, some_move};
use serde_json::{Value, json};
use spadille_core::Card;
use std::io::Write;
use std::sync::{Arc, Mutex};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, fmt};

#[derive(Clone, Default)]
struct Captured(Arc<Mutex<Vec<u8>>>);

impl Write for Captured {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn the_log_keeps_everybodys_secrets() {
    let captured = Captured::default();
    let writer = captured.clone();
    // As talkative as anybody can make it.
    tracing_subscriber::registry()
        .with(fmt::layer().with_ansi(false).with_writer(move || writer.clone()))
        .with(EnvFilter::new("trace"))
        .with(spadille_house::discretion())
        .init();
    let secrets = Arc::new(Mutex::new(Vec::<String>::new()));
    let keep = |words: &[&str]| secrets.lock().unwrap().extend(words.iter().map(|w| (*w).to_owned()));
    on_every_store(async |house| {
        let stranger = Visitor::stranger(house.address);
        let password = "le mot de passe du roi";
        let login = json!({ "login": "anna", "password": password });
        let anna = stranger.with(&stranger.post("/api/accounts", &login).await.expect(201));
        stranger
            .post("/api/sessions", &json!({ "login": "anna", "password": "a wrong guess of it" }))
            .await
            .refused(401);
        let again = stranger.with(&stranger.post("/api/sessions", &login).await.expect(201));
        keep(&[password, "a wrong guess of it", anna.token.as_deref().unwrap(), again.token.as_deref().unwrap()]);
        let mut dice = Dice(11);
        for game in ["piquet", "lhombre"] {
            let seats = if game == "piquet" { 2 } else { 3 };
            let bots: Vec<Value> = (1..seats).map(|_| json!({ "bot": "random" })).collect();
            let seats: Vec<Value> = [json!("me")].into_iter().chain(bots).collect();
            let wish = json!({ "game": game, "pace": 0, "seats": seats, "salted": true });
            let (table, invitation) = anna.open(&wish).await;
            keep(&[&invitation]);
            anna.act(&table, &json!({ "act": "salt", "salt": "mysaltinthesoup" })).await.expect(200);
            stranger.get(&format!("/api/tables/{table}?i={invitation}")).await.expect(200);
            let mut live = anna.live(&table, None).await;
            for _ in 0..25 {
                let view = anna.until(&table, |t| !t["choices"].is_null() || t["status"] == "over").await;
                let Some(notation) = some_move(&view["choices"], &mut dice) else { break };
                // Where several are awaited a bot may have been quicker; what is refused is heard by the log all the same.
                let refused = anna.act(&table, &play(&view, "play QX")).await;
                assert!([400, 409].contains(&refused.status), "{}", refused.text);
                live.act("m", &play(&view, &notation)).await;
            }
            anna.post(&format!("/api/tables/{table}/hint"), &json!({})).await;
            anna.act(&table, &json!({ "act": "ask", "what": "break_off" })).await;
            let view = anna.view(&table).await;
            if let Some(seed) = view["fair"]["seed"].as_str() {
                keep(&[seed]);
            }
        }
    });
    let log = String::from_utf8_lossy(&captured.0.lock().unwrap()).into_owned();
    assert!(log.contains("answered"), "something was logged");
    let secrets = secrets.lock().unwrap();
    assert!(secrets.len() >= 8);
    for secret in secrets.iter() {
        let line = log.lines().find(|line| line.contains(secret.as_str()));
        assert!(line.is_none(), "{secret} is in the log: {line:?}");
    }
    for line in log.lines().filter(|line| line.contains("spadille")) {
        let cards: Vec<Card> =
            line.split(|c: char| !c.is_ascii_alphanumeric()).filter_map(|word| word.parse().ok()).collect();
        assert!(cards.is_empty(), "{cards:?} in the log: {line}");
    }
}
