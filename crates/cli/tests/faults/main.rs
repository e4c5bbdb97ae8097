//! Faults: the program is killed, its neighbour is killed, its database goes away, its visitors are slow or silent. What
//! was acknowledged is found again, nothing is doubled, and the match goes on to its end.
//!
//! `SPADILLE_TEST_POSTGRES` and `SPADILLE_TEST_NATS` name the services (`cargo xtask test` starts them); with
//! `SPADILLE_TEST_ALL` a missing one is a failure.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used)]

#[allow(dead_code)]
#[path = "../../../house/tests/common/client.rs"]
mod client;
mod kills;
mod player;
#[allow(dead_code)]
#[path = "../../../../xtask/src/postgres.rs"]
mod postgres;
mod process;

use client::{Dice, PATIENCE, Visitor, at_chess, chess_move, comes, play};
use player::{Heard, Player};
use process::Process;
use serde_json::json;
use spadille_core::Record;
use sqlx::{AnyConnection, Connection as _};
#[cfg(target_os = "linux")]
use std::process::Command;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime")
}

/// A service named in the environment; a reason to skip when it is not.
fn service(name: &str) -> Option<String> {
    let found = std::env::var(name).ok().filter(|url| !url.is_empty());
    if found.is_none() {
        assert!(std::env::var_os("SPADILLE_TEST_ALL").is_none(), "{name} is not set, and everything is to be tested");
        println!("skipped: {name} is not set");
    }
    found
}

/// A database of the test's own.
async fn fresh_database(server: &str) -> String {
    sqlx::any::install_default_drivers();
    let nanos = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a clock").as_nanos();
    let name = format!("faults_{}_{nanos}", std::process::id());
    let mut connection = AnyConnection::connect(server).await.expect("the PostgreSQL of the tests");
    sqlx::query(&format!("CREATE DATABASE {name}")).execute(&mut connection).await.expect("a database");
    let at = server.rfind('/').expect("a URL with a database");
    format!("{}/{name}", &server[..at])
}

/// How many tables have a log that is not numbered 1, 2, 3 … without a gap.
async fn gaps(url: &str) -> usize {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("the store");
    let rows: Vec<(String, i64, i64, i64)> =
        sqlx::query_as("SELECT table_id, COUNT(*), MIN(seq), MAX(seq) FROM log GROUP BY table_id")
            .fetch_all(&mut connection)
            .await
            .expect("the log");
    assert!(!rows.is_empty());
    rows.iter().filter(|(_, count, first, last)| (*first, last) != (1, count)).count()
}

/// How many steps of a match have been stored. In these nothing is taken back.
async fn steps(url: &str, table: &str) -> u32 {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("the store");
    let count = "SELECT COUNT(*) FROM log WHERE table_id = $1 AND deed LIKE '%\"deed\":\"stepped\"%'";
    let (count,): (i64,) = sqlx::query_as(count).bind(table).fetch_one(&mut connection).await.expect("the log");
    u32::try_from(count).expect("a number")
}

/// The log of every table is numbered 1, 2, 3 … without a gap.
async fn logs_have_no_gaps(url: &str) {
    assert_eq!(gaps(url).await, 0);
}

/// Whether the files of a process may grow: a full disk is a limit of nothing at all.
#[cfg(target_os = "linux")]
fn let_files_grow(process: &Process, may: bool) {
    let limit = if may { "--fsize=unlimited:unlimited" } else { "--fsize=0:unlimited" };
    let id = process.child.id().to_string();
    assert!(Command::new("prlimit").args(["--pid", &id, limit]).status().expect("prlimit").success());
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_refuses_and_later_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    runtime().block_on(async {
        // The house is told by an error, as on a full disk, and not by the signal of the limit.
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_spadille")]);
        let mut house = Process::start_by(command, folder.path(), None, None);
        let anna = Visitor::guest(house.address, "Anna").await;
        let wish = json!({ "game": "piquet", "pace": 0, "seats": ["me", { "bot": "random" }] });
        let (table, _) = anna.open(&wish).await;
        let mut player = Player::new(anna, table, 1782);
        player.plays_on(5).await;
        for _ in 0..3 {
            let_files_grow(&house, false);
            let path = format!("/api/tables/{}", player.table);
            for _ in 0..3 {
                let said =
                    player.who.post(&format!("{path}/acts"), &json!({ "act": "say", "text": "Any room?" })).await;
                assert_eq!(said.status, 503, "{}", said.text);
                assert_eq!(player.who.post("/api/tables", &wish).await.status, 503);
                let health = player.who.get("/healthz").await.expect(503);
                assert!(health["status"].as_str().is_some_and(|why| why.starts_with("the ")), "{health}");
            }
            // The house may have to read again what it is sure of, and until it can it says so.
            let read = player.who.get(&path).await;
            assert!([200, 503].contains(&read.status), "{}", read.text);
            let_files_grow(&house, true);
            player.plays_on(player.moves.len() + 5).await;
            player.finds_everything().await;
        }
        player.plays_on(usize::MAX).await;
        player.finds_everything().await;
        player.proves_the_record().await;
        assert!(house.terminate().success(), "it closes in order");
        logs_have_no_gaps(&format!("sqlite://{}", folder.path().join("house.sqlite").display())).await;
    });
}

#[test]
fn two_houses_share_their_tables_and_one_carries_on_alone() {
    let (Some(server), Some(nats)) = (service("SPADILLE_TEST_POSTGRES"), service("SPADILLE_TEST_NATS")) else { return };
    runtime().block_on(async {
        let database = fresh_database(&server).await;
        let folder = tempfile::tempdir().expect("a folder");
        let mut one = Process::start(folder.path(), Some(&database), Some(&nats));
        let two = Process::start(folder.path(), Some(&database), Some(&nats));
        let (anna, bert) = (Visitor::guest(one.address, "Anna").await, Visitor::guest(two.address, "Bert").await);
        let table = at_chess(&anna, &bert, &json!({ "options": { "longest": 60 } })).await;
        let (mut at_one, mut at_two) = (anna.live(&table, None).await, bert.live(&table, None).await);
        // Moves at one are announced at the other, both ways, each once.
        let mut dice = Dice(4);
        for step in 1..9u64 {
            let whites = step % 2 == 1;
            let (mover, other) = if whites { (&mut at_one, &mut at_two) } else { (&mut at_two, &mut at_one) };
            let view = if whites { &anna } else { &bert }.until(&table, |t| t["steps"] == step).await;
            let done = mover.act("m", &play(&view, &chess_move(&view["choices"], &mut dice))).await;
            assert_eq!(done["type"], "done", "{done}");
            let news = other.news_until(|t| t["steps"] == step + 1).await;
            assert_eq!(news["table"]["seq"], done["seq"]);
        }
        // The same move at both houses at the same moment is played once.
        let view = anna.view(&table).await;
        let notation = chess_move(&view["choices"], &mut dice);
        let (act, elsewhere) = (play(&view, &notation), anna.at(two.address));
        let (a, b) = tokio::join!(anna.act(&table, &act), elsewhere.act(&table, &act));
        let mut statuses = [a.status, b.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        // A session ended at one house ends at the other.
        let guest = Visitor::guest(one.address, "Carl").await;
        let mut far = guest.at(two.address).live(&table, None).await;
        far.next_of("news").await;
        assert_eq!(guest.delete("/api/me/session").await.status, 204);
        assert_eq!(far.closed().await.expect("a last word")["problem"]["status"], 401);
        // Tables where one house deals and lets bots play: watched at the other, and not watched at all.
        let wish = json!({ "game": "piquet", "public": true, "pace": 15, "seats": [{ "bot": "random" }, { "bot": "random" }] });
        let (watched, _) = anna.open(&wish).await;
        let (alone, _) = anna.open(&wish).await;
        let mut live = bert.live(&watched, None).await;
        live.news_until(|t| t["steps"].as_u64() > Some(5)).await;
        one.kill();
        let over = live.news_until(|t| t["status"] == "over").await;
        assert!(over["table"]["deals"].as_u64() > Some(0));
        let anna = anna.at(two.address);
        anna.until(&alone, |t| t["status"] == "over").await;
        for table in [&watched, &alone] {
            let record = Record::parse(&anna.get(&format!("/api/tables/{table}/record")).await.text).expect("a record");
            spadille_table::fair::verify(&record).expect("a fair dealing");
        }
        let view = anna.view(&table).await;
        assert_eq!(view["steps"], 10);
        bert.act(&table, &json!({ "act": "say", "text": "on" })).await.expect(200);
        logs_have_no_gaps(&database).await;
    });
}

#[test]
fn the_database_may_go_away_and_come_back() {
    let cluster = match postgres::Cluster::start() {
        Ok(cluster) => cluster,
        Err(why) => {
            assert!(std::env::var_os("SPADILLE_TEST_ALL").is_none(), "{why}");
            println!("skipped: {why}");
            return;
        }
    };
    runtime().block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let database = fresh_database(&cluster.url()).await;
        let house = Process::start(folder.path(), Some(&database), None);
        let anna = Visitor::guest(house.address, "Anna").await;
        let wish =
            json!({ "game": "piquet", "options": { "parties": 2 }, "pace": 0, "seats": ["me", { "bot": "random" }] });
        let (table, _) = anna.open(&wish).await;
        let bots = json!({ "game": "lhombre", "options": { "tours": 2 }, "public": true, "pace": 40,
            "seats": [{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }] });
        let (bots, _) = anna.open(&bots).await;
        let mut live = anna.live(&bots, None).await;
        let mut player = Player::new(anna.clone(), table.clone(), 7);
        let mut heard = Heard::default();
        for _ in 0..2 {
            // While moves are made, the database goes.
            let news = live.news_until(|_| true).await;
            heard.take(&news["items"]);
            let (_, stopped) = tokio::join!(tokio::time::timeout(Duration::from_millis(700), player.play()), async {
                let news = live.news_until(|_| true).await;
                heard.take(&news["items"]);
                tokio::task::block_in_place(|| cluster.stop())
            });
            stopped.expect("stopped");
            let health = anna.get("/healthz").await;
            assert_eq!(health.status, 503);
            anna.post(&format!("/api/tables/{table}/acts"), &json!({ "act": "say", "text": "lost" }))
                .await
                .refused(503);
            tokio::task::block_in_place(|| cluster.go_on()).expect("started again");
            comes("a house that recovers", async || (anna.get("/healthz").await.status == 200).then_some(())).await;
            player.finds_everything().await;
            player.sends_again().await;
            // The table that was being watched goes on before those eyes.
            let steps = anna.view(&bots).await["steps"].as_u64().expect("a number");
            let news = live.news_until(|t| t["steps"].as_u64() > Some(steps)).await;
            heard.take(&news["items"]);
        }
        comes("the end of the match", async || player.play().await.then_some(())).await;
        player.finds_everything().await;
        player.proves_the_record().await;
        let said = anna.items(&table).await.iter().filter(|i| i["text"]["en"] == "lost").count();
        assert_eq!(said, 0, "what was refused was not done");
        anna.until(&bots, |t| t["status"] == "over").await;
        heard.found_in(&anna.items(&bots).await);
        logs_have_no_gaps(&database).await;
    });
}

/// What the house counts under a name.
async fn counted(who: &Visitor, name: &str) -> Option<u64> {
    let metrics = who.get("/metrics").await.text;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|n| n.trim().parse::<f64>().ok()).map(|n| n as u64)
}

/// How many live connections the house counts.
async fn live_connections(who: &Visitor) -> Option<u64> {
    counted(who, "spadille_live").await
}

#[test]
fn whoever_asks_and_does_not_take_the_answers_is_let_go() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let house = Process::start(folder.path(), None, None);
        let anna = Visitor::guest(house.address, "Anna").await;
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(2048).expect("a small window");
        let mut deaf = socket.connect(house.address).await.expect("a connection");
        let ask = "GET /api/games/lhombre HTTP/1.1\r\nHost: x\r\n\r\n".repeat(200);
        deaf.write_all(ask.as_bytes()).await.expect("asked");
        let mut most = 0;
        comes("an end for whoever does not take his answers", async || {
            let now = counted(&anna, "spadille_connections").await.unwrap_or(0);
            most = most.max(now);
            (most > 1 && now == 1).then_some(())
        })
        .await;
        drop(deaf);
    });
}

#[test]
fn whoever_never_reads_is_let_go_and_stops_nobody() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let house = Process::start(folder.path(), None, None);
        let anna = Visitor::guest(house.address, "Anna").await;
        let wish = json!({ "game": "chess", "public": true, "pace": 0, "options": { "games": 200, "longest": 500 },
            "seats": [{ "bot": "random" }, { "bot": "random" }] });
        let (table, _) = anna.open(&wish).await;
        let mut reading = anna.live(&table, None).await;
        // A window as small as can be, never emptied.
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(2048).expect("a small window");
        let stream = socket.connect(house.address).await.expect("a connection");
        let url = format!("ws://{}/api/tables/{table}/live", house.address);
        let (mut deaf, _) = tokio_tungstenite::client_async(url, stream).await.expect("admitted");
        let hello = tokio_tungstenite::tungstenite::Message::text(json!({ "type": "hello" }).to_string());
        futures_util::SinkExt::send(&mut deaf, hello).await.expect("sent");
        let begun = Instant::now();
        let mut last = 0;
        while live_connections(&anna).await != Some(1) {
            assert!(begun.elapsed() < PATIENCE, "whoever does not read is kept");
            let before = last;
            while last < before + 20 {
                let now = reading.next_of("news").await["table"]["seq"].as_u64().expect("a number");
                assert!(now > last, "the others hear everything in order");
                last = now;
            }
        }
        anna.act(&table, &json!({ "act": "say", "text": "on" })).await.expect(200);
        drop(deaf);
    });
}

#[test]
fn there_are_no_colour_codes_in_files() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let log = folder.path().join("house.log");
        // A shell lets the house write where it is told to, whatever this test would do with it.
        let mut command = std::process::Command::new("sh");
        command.args(["-c", "SPADILLE_LOG=trace exec \"$0\" \"$@\" 2>\"$SPADILLE_HOME/house.log\""]);
        command.arg(env!("CARGO_BIN_EXE_spadille"));
        let mut house = Process::start_by(command, folder.path(), None, None);
        Visitor::guest(house.address, "Anna").await;
        assert!(house.terminate().success());
        let written = std::fs::read_to_string(&log).expect("a log");
        assert!(written.contains("answered"), "{written}");
        assert!(!written.contains('\u{1b}'), "{written}");
    });
}

/// Waits until the other end closes; fails when it does not.
async fn is_closed(mut stream: TcpStream) {
    let mut bytes = Vec::new();
    // A reset is an end too.
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the connection is closed");
}

#[test]
fn whoever_says_nothing_is_let_go() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let house = Process::start(folder.path(), None, None);
        let anna = Visitor::guest(house.address, "Anna").await;
        let (table, _) = anna.open(&json!({ "game": "chess", "public": true })).await;
        let connect = |words: &'static str| async move {
            let mut stream = TcpStream::connect(house.address).await.expect("a connection");
            stream.write_all(words.as_bytes()).await.expect("sent");
            is_closed(stream).await;
        };
        let never_greets = async {
            let mut live = anna.watch(&table, "", &[]).await.expect("admitted");
            assert_eq!(live.closed().await, None);
        };
        tokio::join!(
            connect(""),
            connect("P"),
            connect("PRI * HTTP/2.0\r\n"),
            connect("GET /api/games HTTP/1.1\r\nHost: x\r\n"),
            connect(
                "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
            ),
            never_greets,
        );
        anna.view(&table).await;
    });
}
