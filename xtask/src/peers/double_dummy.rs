//! Our open-hand solver beside DDS, deal by deal on one core: the same full deals, in trumps and without, one question each.
//!
//! Both sides take turns, so that a busy machine is busy for both. DDS's clock runs only while it solves; ours from the start
//! of the program to its end.

use crate::shell::{answer, output, parse, root};
use std::time::Instant;

const TURNS: usize = 8;

/// Deals that are compared at the least, however little time there is.
const LEAST: usize = 1_000;

/// Deals cards, lets DDS solve them, and writes deals and answers down.
const SCRIPT: &str = r#"
import json, random, sys, time
import endplay._dds as dds
seed, count, path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
rng = random.Random(seed)
names = {11: "J", 12: "Q", 13: "K", 14: "A"}
found, lines, answers, spent = dds.futureTricks(), [], [], 0.0
for turn in range(-1, count):
    pack = [(suit, rank) for suit in range(4) for rank in range(2, 15)]
    rng.shuffle(pack)
    hands = [pack[13 * seat:13 * seat + 13] for seat in range(4)]
    leader, trump = rng.randrange(4), rng.randrange(5)
    deal = dds.deal()
    deal.first, deal.trump = leader, trump
    for seat, hand in enumerate(hands):
        for suit in range(4):
            deal.remainCards[seat][suit] = sum(1 << rank for s, rank in hand if s == suit)
    begun = time.perf_counter()
    dds.SolveBoard(deal, -1, 1, 0, found, 0)
    if turn < 0:
        continue  # The first only warms up.
    spent += time.perf_counter() - begun
    answers.append(found.score[0] if leader % 2 == 0 else 13 - found.score[0])
    written = [[names.get(rank, str(rank)) + "SHDC"[suit] for suit, rank in hand] for hand in hands]
    lines.append(json.dumps({"hands": written, "leader": leader, "trump": (["S", "H", "D", "C", None])[trump]}))
open(path, "w").write("\n".join(lines) + "\n")
print(json.dumps({"seconds": spent, "tricks": answers}))
"#;

/// Solves deals for about so many seconds on each side, and a thousand of them in any case.
pub fn run(python: &str, ours: &str, seconds: f64) -> Result<(), String> {
    let path = root().join("target/peers/deals.jsonl").to_string_lossy().into_owned();
    // DDS takes some 25 ms a deal.
    let count = ((seconds / 0.025 / TURNS as f64) as usize).max(LEAST.div_ceil(TURNS));
    let (mut mine, mut theirs, mut different) = (0.0, 0.0, 0);
    for turn in 0..TURNS {
        let (seed, deals) = (turn.to_string(), count.to_string());
        let measured = answer(python, &["-c", SCRIPT, &seed, &deals, &path])?;
        theirs += measured["seconds"].as_f64().unwrap_or(f64::NAN);
        let begun = Instant::now();
        let answered = output(ours, &["solve", "whist", "--json", &path])?;
        mine += begun.elapsed().as_secs_f64();
        let answers: Vec<_> = answered.lines().map(parse).collect::<Result<_, _>>()?;
        let known = measured["tricks"].as_array().cloned().unwrap_or_default();
        different += count.abs_diff(answers.len());
        different += answers.iter().zip(&known).filter(|(answer, known)| answer["tricks"] != **known).count();
    }
    let all = (count * TURNS) as f64;
    println!(
        "\n{:<10} {:>16} {:>10}   {:<12} {:>16}   {:>8}  aim",
        "ours", "ms a deal", "different", "DDS", "ms a deal", "ratio"
    );
    println!(
        "{:<10} {:>16.2} {different:>10}   {:<12} {:>16.2}   {:>7.2}×  1×   ({all:.0} deals)",
        "solve",
        mine * 1e3 / all,
        "SolveBoard",
        theirs * 1e3 / all,
        theirs / mine
    );
    match different {
        0 => Ok(()),
        _ => Err(format!("{different} of {all:.0} deals are worth something else to DDS")),
    }
}
