//! Solves deals from a file against known answers.
use spadille_core::*;
use spadille_tricks::{Ending, Order, solver::Memory};
use std::io::BufRead;
use std::time::Instant;
fn main() {
    let file = std::fs::File::open(std::env::args().nth(1).unwrap()).unwrap();
    let rows: Vec<Vec<Card>> = "SHDC"
        .chars()
        .map(|s| {
            ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
                .iter()
                .map(|r| format!("{r}{s}").parse().unwrap())
                .collect()
        })
        .collect();
    let rows: Vec<&[Card]> = rows.iter().map(|r| &r[..]).collect();
    let orders: Vec<Order> = (0..5).map(|t| Order::new(&rows, (t < 4).then_some(t))).collect();
    let mut memory = Memory::default();
    let (mut n, mut bad) = (0, vec![]);
    let mut e = 0.0;
    for line in std::io::BufReader::new(file).lines() {
        let v: serde_json::Value = serde_json::from_str(&line.unwrap()).unwrap();
        let hands: Vec<CardSet> = v["hands"]
            .as_array()
            .unwrap()
            .iter()
            .map(|h| h.as_array().unwrap().iter().map(|c| c.as_str().unwrap().parse::<Card>().unwrap()).collect())
            .collect();
        let trump = v["trump"].as_str().map_or(4, |t| "SHDC".find(t).unwrap());
        let leader = Seat(v["leader"].as_u64().unwrap() as u8);
        let t = Instant::now();
        let got =
            Ending::new(&orders[trump], &hands, leader, [0, 2].map(Seat).into_iter().collect()).value(&mut memory);
        e += t.elapsed().as_secs_f64();
        if i64::from(got) != v["dds"].as_i64().unwrap() {
            bad.push(n);
        }
        n += 1;
    }
    println!(
        "{} deals {:.3}s {:.3} ms each; wrong {}: {:?}",
        n,
        e,
        e * 1e3 / f64::from(n),
        bad.len(),
        &bad[..bad.len().min(10)]
    );
}
