//! A full house, measured from outside: idle connections, busy tables of bots, and a few matches in which the time from
//! a move to its announcement at another's is taken; then how long somebody waits for a bot and for hints while another keeps all
//! heads thinking. `cargo xtask load` starts the house and this.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used)]

#[allow(dead_code)]
#[path = "../tests/common/client.rs"]
mod client;

use client::{Dice, Live, Visitor, lasting_bots, play, some_move};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// What is asked for.
struct Wish {
    house: SocketAddr,
    process: u32,
    idle: usize,
    tables: usize,
    probes: usize,
    seconds: u64,
    pace: u32,
    thinking: u64,
    json: bool,
}

fn wish() -> Wish {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let value = |name: &str| {
        let at = arguments.iter().position(|a| a == name)?;
        arguments.get(at + 1).cloned()
    };
    let number = |name: &str, otherwise: u64| value(name).map_or(otherwise, |v| v.parse().expect("a number"));
    Wish {
        house: value("--house").expect("--house ADDRESS").parse().expect("an address"),
        process: u32::try_from(number("--process", 0)).expect("a process"),
        idle: number("--idle", 2000) as usize,
        tables: number("--tables", 200) as usize,
        probes: number("--probes", 10) as usize,
        seconds: number("--seconds", 30),
        pace: u32::try_from(number("--pace", 500)).expect("milliseconds"),
        thinking: number("--thinking", 30),
        json: arguments.iter().any(|a| a == "--json"),
    }
}

/// Kilobytes the house has in memory.
fn memory(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:")).unwrap_or("0");
    line.split_whitespace().next().and_then(|n| n.parse().ok()).unwrap_or(0.0)
}

async fn entries(who: &Visitor) -> f64 {
    let metrics = who.get("/metrics").await.text;
    metrics.lines().find_map(|l| l.strip_prefix("spadille_entries_total ")?.trim().parse().ok()).unwrap_or(0.0)
}

/// Guests enough that nobody opens too many tables.
async fn guests(house: SocketAddr, tables: usize) -> Vec<Visitor> {
    let mut guests = Vec::new();
    for n in 0..=tables / 8 {
        guests.push(Visitor::guest(house, &format!("Guest {n}")).await);
    }
    guests
}

/// Connections that are there and do nothing.
async fn idle(house: SocketAddr, many: usize) -> Vec<tokio::task::JoinHandle<()>> {
    let hosts = guests(house, many / 20).await;
    let mut tables = Vec::new();
    for n in 0..many.div_ceil(20) {
        tables.push(
            hosts[n % hosts.len()].open(&json!({ "game": "chess", "public": true, "seats": ["open", "open"] })).await.0,
        );
    }
    let stranger = Visitor::stranger(house);
    let mut sockets = Vec::new();
    for n in 0..many {
        sockets.push(watched(stranger.live(&tables[n % tables.len()], None).await));
    }
    sockets
}

/// Tables of bots, of every game.
async fn busy(house: SocketAddr, many: usize, pace: u32) -> Vec<tokio::task::JoinHandle<()>> {
    let hosts = guests(house, many).await;
    let games = hosts[0].get("/api/games").await.expect(200);
    let games: Vec<&Value> = games.as_array().unwrap().iter().collect();
    let mut watching = Vec::new();
    for n in 0..many {
        let game = games[n % games.len()];
        let detail = hosts[0].get(&format!("/api/games/{}", game["id"].as_str().unwrap())).await.expect(200);
        let wish = lasting_bots(&detail, pace);
        let host = &hosts[n % hosts.len()];
        // Bots among themselves play only while somebody watches.
        watching.push(watched(host.live(&host.open(&wish).await.0, None).await));
    }
    watching
}

/// A connection that is listened to and says nothing.
fn watched(mut live: Live) -> tokio::task::JoinHandle<()> {
    tokio::spawn(async move { while let Some(Ok(_)) = live.socket.next().await {} })
}

/// What strong bots play, at as many tables as a guest may have.
const STRONG: [&str; 12] = [
    "lhombre",
    "whist",
    "tarock",
    "piquet",
    "trictrac",
    "scat",
    "boston",
    "chess",
    "quadrille",
    "reversy",
    "tresett",
    "imperial",
];

/// A guest whose bots search as long as they may, at every table he may have.
async fn greedy(house: SocketAddr) -> Vec<tokio::task::JoinHandle<()>> {
    let greedy = Visitor::guest(house, "Greedy").await;
    let mut watching = Vec::new();
    for game in STRONG {
        let detail = greedy.get(&format!("/api/games/{game}")).await.expect(200);
        let mut wish = lasting_bots(&detail, 0);
        for seat in wish["seats"].as_array_mut().expect("seats") {
            *seat = json!({ "bot": "search:3000" });
        }
        let mut live = greedy.live(&greedy.open(&wish).await.0, None).await;
        live.news_until(|t| t["status"] == "playing").await;
        watching.push(watched(live));
    }
    watching
}

/// What somebody waits for while another keeps the house thinking, in milliseconds.
#[derive(Default)]
struct Waited {
    /// For the first answer of a bot by the book to a move.
    answers: Vec<f64>,
    hints: Vec<f64>,
}

/// Somebody who plays against a bot by the book and asks for a hint at every turn.
async fn modest(house: SocketAddr, until: Instant) -> Waited {
    let modest = Visitor::guest(house, "Modest").await;
    let wish =
        json!({ "game": "piquet", "pace": 0, "options": { "parties": 100 }, "seats": ["me", { "bot": "book" }] });
    let (table, _) = modest.open(&wish).await;
    let (mut dice, mut waited) = (Dice(1782), Waited::default());
    let milliseconds = |begun: Instant| begun.elapsed().as_secs_f64() * 1000.0;
    while Instant::now() < until {
        let view = modest.until(&table, |t| !t["choices"].is_null() || t["status"] == "over").await;
        let Some(notation) = some_move(&view["choices"], &mut dice) else { break };
        let begun = Instant::now();
        modest.post(&format!("/api/tables/{table}/hint"), &json!({})).await.expect(200);
        waited.hints.push(milliseconds(begun));
        let begun = Instant::now();
        if modest.act(&table, &play(&view, &notation)).await.status != 200 {
            continue;
        }
        // Where it is his turn again at once nobody answers him.
        let steps = view["steps"].as_u64().unwrap() + 1;
        let answers = |t: &Value| t["steps"].as_u64() > Some(steps);
        let now = modest.until(&table, |t| answers(t) || !t["choices"].is_null() || t["status"] == "over").await;
        if answers(&now) {
            waited.answers.push(milliseconds(begun));
        }
    }
    waited
}

/// Two people at chess: how long from a move until its player knows it is stored, and until the other sees it.
async fn probe(house: SocketAddr, until: Instant, seed: u64) -> Vec<(f64, f64)> {
    let (anna, bert) = (Visitor::guest(house, "Anna").await, Visitor::guest(house, "Bert").await);
    let wish = json!({ "game": "chess", "public": true, "options": { "games": 100, "longest": 500 } });
    let (table, _) = anna.open(&wish).await;
    bert.act(&table, &json!({ "act": "sit" })).await.expect(200);
    let people = [&anna, &bert];
    let mut lives = [anna.live(&table, None).await, bert.live(&table, None).await];
    for live in &mut lives {
        live.news_until(|t| t["status"] == "playing").await;
    }
    let mut dice = Dice(seed);
    let mut times = Vec::new();
    while Instant::now() < until {
        let mut moved = false;
        for (n, person) in people.iter().enumerate() {
            let view = person.view(&table).await;
            let Some(notation) = some_move(&view["choices"], &mut dice) else { continue };
            let steps = view["steps"].as_u64().unwrap() + 1;
            let [one, two] = &mut lives;
            let (mover, other) = if n == 0 { (one, two) } else { (two, one) };
            let begun = Instant::now();
            let acted = async {
                let frame = mover.act("m", &play(&view, &notation)).await;
                (frame["type"] == "done", begun.elapsed().as_secs_f64())
            };
            let seen = async {
                let wait = other.news_until(|t| t["steps"].as_u64() >= Some(steps));
                tokio::time::timeout(Duration::from_secs(20), wait).await.ok().map(|_| begun.elapsed().as_secs_f64())
            };
            let ((done, stored), announced) = tokio::join!(acted, seen);
            moved = true;
            if let (true, Some(announced)) = (done, announced) {
                times.push((stored * 1000.0, announced * 1000.0));
            }
        }
        if !moved {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200 + dice.below(300) as u64)).await;
    }
    times
}

fn quantile(sorted: &[f64], q: f64) -> f64 {
    let at = ((sorted.len() as f64 - 1.0) * q).round();
    sorted.get(at as usize).copied().unwrap_or(f64::NAN)
}

/// What half of the times are below, and all but one in a hundred.
fn quantiles(times: impl IntoIterator<Item = f64>) -> (f64, f64) {
    let mut sorted: Vec<f64> = times.into_iter().collect();
    sorted.sort_by(f64::total_cmp);
    (quantile(&sorted, 0.5), quantile(&sorted, 0.99))
}

#[tokio::main]
async fn main() {
    let wish = wish();
    let stranger = Visitor::stranger(wish.house);
    stranger.get("/api/games").await.expect(200);
    let empty = memory(wish.process);
    let sockets = idle(wish.house, wish.idle).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let with_sockets = memory(wish.process);
    let watching = busy(wish.house, wish.tables, wish.pace).await;
    // The tables settle before anything is measured.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let with_tables = memory(wish.process);
    let (before, begun) = (entries(&stranger).await, Instant::now());
    let until = begun + Duration::from_secs(wish.seconds);
    let probes: Vec<_> = (0..wish.probes).map(|n| tokio::spawn(probe(wish.house, until, n as u64))).collect();
    let mut times = Vec::new();
    for probe in probes {
        times.extend(probe.await.expect("a probe"));
    }
    let rate = (entries(&stranger).await - before) / begun.elapsed().as_secs_f64();
    let at_end = memory(wish.process);
    let alive = sockets.iter().filter(|s| !s.is_finished()).count();
    let (stored, announced) = (quantiles(times.iter().map(|t| t.0)), quantiles(times.iter().map(|t| t.1)));
    let per = |kilobytes: f64, many: usize| if many == 0 { 0.0 } else { kilobytes / many as f64 };
    let (per_connection, per_table) =
        (per(with_sockets - empty, wish.idle), per(at_end - with_sockets, wish.tables + wish.probes));
    // The bots rest as soon as nobody watches them; now others think.
    watching.iter().for_each(tokio::task::JoinHandle::abort);
    let thinking = greedy(wish.house).await;
    let waited = modest(wish.house, Instant::now() + Duration::from_secs(wish.thinking)).await;
    let (answers, hints) = (waited.answers.len(), waited.hints.len());
    let (answer, hint) = (quantiles(waited.answers), quantiles(waited.hints));
    if wish.json {
        let told = json!({
            "idle_connections": wish.idle, "idle_still_open": alive, "busy_tables": wish.tables, "bot_pace_ms": wish.pace,
            "measured_moves": times.len(), "seconds": wish.seconds,
            "stored_ms": { "p50": stored.0, "p99": stored.1 },
            "announced_ms": { "p50": announced.0, "p99": announced.1 },
            "entries_per_second": rate,
            "memory_mb": { "empty": empty / 1024.0, "with_connections": with_sockets / 1024.0,
                "with_tables": with_tables / 1024.0, "at_end": at_end / 1024.0 },
            "kb_per_connection": per_connection,
            "kb_per_table": per_table,
            "beside_strong_tables": { "tables": thinking.len(), "seconds": wish.thinking,
                "answers": answers, "answer_ms": { "p50": answer.0, "p99": answer.1 },
                "hints": hints, "hint_ms": { "p50": hint.0, "p99": hint.1 } },
        });
        println!("{told}");
    } else {
        println!("{alive} of {} idle connections still open, {} busy tables", wish.idle, wish.tables);
        println!("{} moves measured in {} s, {rate:.0} entries written a second", times.len(), wish.seconds);
        println!("from move to store        p50 {:6.2} ms   p99 {:6.2} ms", stored.0, stored.1);
        println!("from move to announcement p50 {:6.2} ms   p99 {:6.2} ms", announced.0, announced.1);
        println!("memory {:.0} MB empty, {:.0} MB at the end", empty / 1024.0, at_end / 1024.0);
        println!("{per_connection:.1} KB a connection, {per_table:.0} KB a table");
        println!("beside {} strong tables of another guest, in {} s:", thinking.len(), wish.thinking);
        println!("answer of a book bot      p50 {:6.0} ms   p99 {:6.0} ms   ({answers} answers)", answer.0, answer.1);
        println!("hint                      p50 {:6.0} ms   p99 {:6.0} ms   ({hints} hints)", hint.0, hint.1);
    }
    assert_eq!(alive, wish.idle, "idle connections were lost");
}
