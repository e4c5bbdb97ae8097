//! A full house, measured from outside: idle connections, busy tables of bots, and a few matches in which the time from
//! a move to its announcement at another's is taken. `cargo xtask load` starts the house and this.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used)]

#[allow(dead_code)]
#[path = "../tests/common/client.rs"]
mod client;

use client::{Dice, Visitor, lasting_bots, play, some_move};
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
        let mut live = stranger.live(&tables[n % tables.len()], None).await;
        sockets.push(tokio::spawn(async move { while let Some(Ok(_)) = live.socket.next().await {} }));
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
        let mut live = host.live(&host.open(&wish).await.0, None).await;
        watching.push(tokio::spawn(async move { while let Some(Ok(_)) = live.socket.next().await {} }));
    }
    watching
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

#[tokio::main]
async fn main() {
    let wish = wish();
    let stranger = Visitor::stranger(wish.house);
    stranger.get("/api/games").await.expect(200);
    let empty = memory(wish.process);
    let sockets = idle(wish.house, wish.idle).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let with_sockets = memory(wish.process);
    let _watching = busy(wish.house, wish.tables, wish.pace).await;
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
    let sorted = |pick: fn(&(f64, f64)) -> f64| {
        let mut list: Vec<f64> = times.iter().map(pick).collect();
        list.sort_by(f64::total_cmp);
        list
    };
    let (stored, announced) = (sorted(|t| t.0), sorted(|t| t.1));
    let per = |kilobytes: f64, many: usize| if many == 0 { 0.0 } else { kilobytes / many as f64 };
    let [stored, announced] = [stored, announced].map(|all| (quantile(&all, 0.5), quantile(&all, 0.99)));
    let (per_connection, per_table) =
        (per(with_sockets - empty, wish.idle), per(at_end - with_sockets, wish.tables + wish.probes));
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
        });
        println!("{told}");
    } else {
        println!("{alive} of {} idle connections still open, {} busy tables", wish.idle, wish.tables);
        println!("{} moves measured in {} s, {rate:.0} entries written a second", times.len(), wish.seconds);
        println!("from move to store        p50 {:6.2} ms   p99 {:6.2} ms", stored.0, stored.1);
        println!("from move to announcement p50 {:6.2} ms   p99 {:6.2} ms", announced.0, announced.1);
        println!("memory {:.0} MB empty, {:.0} MB at the end", empty / 1024.0, at_end / 1024.0);
        println!("{per_connection:.1} KB a connection, {per_table:.0} KB a table");
    }
    assert_eq!(alive, wish.idle, "idle connections were lost");
}
