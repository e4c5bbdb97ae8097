//! Faults: the program is killed, its neighbour is killed, its database goes away, its visitors are slow or silent. What
//! was acknowledged is found again, nothing is doubled, and the match goes on to its end.
//!
//! `SPADILLE_TEST_POSTGRES` and `SPADILLE_TEST_NATS` name the services (`cargo xtask test` starts them); with
//! `SPADILLE_TEST_ALL` a missing one is a failure.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used)]

#[allow(dead_code)]
#[path = "../../house/tests/common/client.rs"]
mod client;
#[allow(dead_code)]
#[path = "../../../xtask/src/postgres.rs"]
mod postgres;

use client::{Dice, PATIENCE, Visitor, at_chess, chess_move, play, some_move};
use serde_json::{Value, json};
use spadille_core::{Record, Step};
use sqlx::{AnyConnection, Connection as _};
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// The program, serving.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(data: &Path, database: Option<&str>, nats: Option<&str>) -> Process {
        Process::start_by(Command::new(env!("CARGO_BIN_EXE_spadille")), data, database, nats)
    }

    /// The same by a command that goes on with the arguments it is given.
    fn start_by(mut command: Command, data: &Path, database: Option<&str>, nats: Option<&str>) -> Process {
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--rate-address", "100000"])
            .args(["--rate-person", "100000", "--rate-doors", "100000", "--data"])
            .arg(data)
            .env_remove("DATABASE_URL")
            .env_remove("NATS_URL")
            .env("SPADILLE_HOME", data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        if let Some(url) = database {
            command.args(["--database", url]);
        }
        if let Some(url) = nats {
            command.args(["--nats", url]);
        }
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("its address");
        let address = line.trim().strip_prefix("http://").expect("its address").parse().expect("its address");
        Process { child, address }
    }

    /// SIGKILL: no time for anything.
    fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    /// SIGTERM, as a supervisor sends it.
    fn terminate(&mut self) -> std::process::ExitStatus {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill").success());
        self.child.wait().expect("gone")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

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

/// Lines heard, by their number and order; each must be found again exactly so.
#[derive(Default)]
struct Heard(BTreeMap<u64, Vec<String>>);

impl Heard {
    fn take(&mut self, items: &Value) {
        let mut fresh: BTreeMap<u64, Vec<String>> = BTreeMap::new();
        for item in items.as_array().expect("items") {
            let line = format!("{} {} {}", item["step"], item["kind"], item["text"]["en"]);
            fresh.entry(item["seq"].as_u64().expect("a number")).or_default().push(line);
        }
        for (seq, lines) in fresh {
            if let Some(known) = self.0.insert(seq, lines.clone()) {
                assert_eq!(known, lines, "entry {seq} was told in two ways");
            }
        }
    }

    fn found_in(&self, items: &[Value]) {
        let mut all = Heard::default();
        all.take(&json!(items));
        for (seq, lines) in &self.0 {
            assert_eq!(all.0.get(seq), Some(lines), "entry {seq} was told and is lost");
        }
    }
}

/// Somebody who plays and writes down what was acknowledged.
struct Player {
    who: Visitor,
    table: String,
    /// The step each acknowledged move must have in the record, and the entry it got.
    moves: Vec<(u32, String, u64)>,
    heard: Heard,
    dice: Dice,
}

impl Player {
    /// Plays until the house does not answer any more or the match is over. Tells whether it is.
    async fn play(&mut self) -> bool {
        self.play_until(usize::MAX).await
    }

    /// The same, or until so many moves were acknowledged.
    async fn play_until(&mut self, enough: usize) -> bool {
        let path = format!("/api/tables/{}", self.table);
        let get = |path: String| {
            let who = self.who.clone();
            async move {
                let answer = who.send(hyper::Method::GET, &path, &[], "").await.ok()?;
                (answer.status == 200).then(|| answer.json())
            }
        };
        let Some(mut view) = get(path.clone()).await else { return false };
        loop {
            if view["status"] == "over" || self.moves.len() >= enough {
                return view["status"] == "over";
            }
            if let Some(notation) = some_move(&view["choices"], &mut self.dice) {
                let Ok(answer) = self.who.try_post(&format!("{path}/acts"), &play(&view, &notation)).await else {
                    return false;
                };
                if answer.status == 200 {
                    let at = u32::try_from(view["steps"].as_u64().expect("a number")).expect("a number");
                    self.moves.push((at, notation, answer.json()["seq"].as_u64().expect("a number")));
                }
            }
            let since = view["seq"].as_u64().expect("a number");
            let Some(moment) = get(format!("{path}/news?since={since}&wait=2")).await else { return false };
            self.heard.take(&moment["items"]);
            view = moment["table"].clone();
        }
    }

    /// The same, however often the house must be asked again. What is refused for want of room may be done a moment later.
    async fn plays_on(&mut self, enough: usize) {
        let begun = Instant::now();
        while !self.play_until(enough).await && self.moves.len() < enough {
            assert!(begun.elapsed() < PATIENCE, "the match does not go on");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Everything that was acknowledged or told is there.
    async fn finds_everything(&self) {
        let view = self.who.view(&self.table).await;
        if let Some((at, _, seq)) = self.moves.last() {
            assert!(view["seq"].as_u64() >= Some(*seq) && view["steps"].as_u64() > Some(u64::from(*at)), "{view}");
        }
        self.heard.found_in(&self.who.items(&self.table).await);
    }

    /// The record of the finished match holds every acknowledged move in its place, and proves its dealing.
    async fn proves_the_record(&self) {
        let text = self.who.get(&format!("/api/tables/{}/record", self.table)).await.text;
        let record = Record::parse(&text).expect("a record");
        spadille_table::fair::verify(&record).expect("a fair dealing");
        for (at, notation, _) in &self.moves {
            match &record.steps[*at as usize] {
                Step::Move { notation: stored, .. } => {
                    assert!(same_move(stored, notation), "step {at}: {stored}, not {notation}")
                }
                Step::Chance { .. } => panic!("step {at} should be {notation}"),
            }
        }
    }
}

/// Whether two notations are one move: the cards of a discard come in any order.
fn same_move(a: &str, b: &str) -> bool {
    let words = |text: &str| {
        let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        words.sort();
        words
    };
    words(a) == words(b)
}

/// The log of every table is numbered 1, 2, 3 … without a gap.
async fn logs_have_no_gaps(url: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("the store");
    let rows: Vec<(String, i64, i64, i64)> =
        sqlx::query_as("SELECT table_id, COUNT(*), MIN(seq), MAX(seq) FROM log GROUP BY table_id")
            .fetch_all(&mut connection)
            .await
            .expect("the log");
    assert!(!rows.is_empty());
    for (table, count, first, last) in rows {
        assert_eq!((first, last), (1, count), "{table}");
    }
}

/// Matches while the program is killed again and again at random moments.
async fn killed_again_and_again(database: Option<String>) {
    let folder = tempfile::tempdir().expect("a folder");
    let start = || Process::start(folder.path(), database.as_deref(), None);
    let mut house = start();
    let anna = Visitor::guest(house.address, "Anna").await;
    let wish =
        json!({ "game": "piquet", "options": { "parties": 2 }, "pace": 0, "seats": ["me", { "bot": "random" }] });
    let (table, _) = anna.open(&wish).await;
    let bots = json!({ "game": "lhombre", "options": { "tours": 4 }, "public": true, "pace": 3,
        "seats": [{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }] });
    let (bots, _) = anna.open(&bots).await;
    let mut player = Player { who: anna.clone(), table, moves: vec![], heard: Heard::default(), dice: Dice(1773) };
    let mut watched = Heard::default();
    let mut dice = Dice(u64::from(std::process::id()));
    println!("moments of death from seed {}", dice.0);
    let mut over = false;
    for _ in 0..10 {
        let moment = Duration::from_millis(30 + dice.below(900) as u64);
        // He is there before the clock runs: a house that dies in a greeting is not what is looked at here.
        let mut live = player.who.live(&bots, None).await;
        let watcher = tokio::spawn(async move {
            let mut heard = Heard::default();
            while let Some(frame) = live.next().await {
                if frame["type"] == "news" {
                    heard.take(&frame["items"]);
                }
            }
            heard
        });
        let playing = async { player.play().await };
        let (done, ()) = tokio::join!(playing, async {
            tokio::time::sleep(moment).await;
            house.kill();
        });
        over |= done;
        for (seq, lines) in watcher.await.expect("the watcher").0 {
            watched.0.insert(seq, lines);
        }
        house = start();
        player.who = player.who.at(house.address);
        player.finds_everything().await;
        watched.found_in(&player.who.items(&bots).await);
    }
    let begun = Instant::now();
    while !over {
        assert!(begun.elapsed() < 2 * PATIENCE, "the match does not end");
        over = player.play().await;
    }
    player.finds_everything().await;
    player.proves_the_record().await;
    assert!(!player.moves.is_empty());
    player.who.until(&bots, |t| t["status"] == "over").await;
    watched.found_in(&player.who.items(&bots).await);
    assert!(house.terminate().success(), "it closes in order when it is asked to");
    let file = format!("sqlite://{}", folder.path().join("house.sqlite").display());
    logs_have_no_gaps(database.as_deref().unwrap_or(&file)).await;
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
        let mut player = Player { who: anna, table, moves: vec![], heard: Heard::default(), dice: Dice(1782) };
        player.plays_on(5).await;
        for _ in 0..3 {
            let_files_grow(&house, false);
            let path = format!("/api/tables/{}", player.table);
            for _ in 0..3 {
                let said =
                    player.who.post(&format!("{path}/acts"), &json!({ "act": "say", "text": "Any room?" })).await;
                assert_eq!(said.status, 503, "{}", said.text);
                assert_eq!(player.who.post("/api/tables", &wish).await.status, 503);
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
fn no_acknowledged_move_is_lost_when_the_program_is_killed() {
    runtime().block_on(killed_again_and_again(None));
}

#[test]
fn no_acknowledged_move_is_lost_on_postgresql_either() {
    let Some(server) = service("SPADILLE_TEST_POSTGRES") else { return };
    runtime().block_on(async { killed_again_and_again(Some(fresh_database(&server).await)).await });
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
        let mut player =
            Player { who: anna.clone(), table: table.clone(), moves: vec![], heard: Heard::default(), dice: Dice(7) };
        let mut heard = Heard::default();
        for _ in 0..2 {
            // While moves are made, the database goes.
            let news = live.news_until(|_| true).await;
            heard.take(&news["items"]);
            let (_, stopped) = tokio::join!(tokio::time::timeout(Duration::from_millis(700), player.play()), async {
                tokio::time::sleep(Duration::from_millis(300)).await;
                tokio::task::block_in_place(|| cluster.stop())
            });
            stopped.expect("stopped");
            let health = anna.get("/healthz").await;
            assert_eq!(health.status, 503);
            anna.post(&format!("/api/tables/{table}/acts"), &json!({ "act": "say", "text": "lost" }))
                .await
                .refused(503);
            tokio::task::block_in_place(|| cluster.go_on()).expect("started again");
            let begun = Instant::now();
            while anna.get("/healthz").await.status != 200 {
                assert!(begun.elapsed() < PATIENCE, "the house does not recover");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            player.finds_everything().await;
            // The table that was being watched goes on before those eyes.
            let steps = anna.view(&bots).await["steps"].as_u64().expect("a number");
            let news = live.news_until(|t| t["steps"].as_u64() > Some(steps)).await;
            heard.take(&news["items"]);
        }
        let begun = Instant::now();
        while !player.play().await {
            assert!(begun.elapsed() < PATIENCE, "the match does not end");
        }
        player.finds_everything().await;
        player.proves_the_record().await;
        let said = anna.items(&table).await.iter().filter(|i| i["text"]["en"] == "lost").count();
        assert_eq!(said, 0, "what was refused was not done");
        anna.until(&bots, |t| t["status"] == "over").await;
        heard.found_in(&anna.items(&bots).await);
        logs_have_no_gaps(&database).await;
    });
}

/// How many live connections the house counts.
async fn live_connections(who: &Visitor) -> Option<u64> {
    let metrics = who.get("/metrics").await.text;
    metrics.lines().find_map(|line| line.strip_prefix("spadille_live ")?.trim().parse::<f64>().ok()).map(|n| n as u64)
}

#[test]
fn whoever_never_reads_is_let_go_and_stops_nobody() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let house = Process::start(folder.path(), None, None);
        let anna = Visitor::guest(house.address, "Anna").await;
        let wish = json!({ "game": "chess", "public": true, "pace": 0, "options": { "games": 200, "longest": 10000 },
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
