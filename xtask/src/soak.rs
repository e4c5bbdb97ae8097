//! Trying hard for a long time: contracts with ever new seeds, houses that are killed, fuzzers. Nothing here is part of the usual
//! tests, which try every game equally hard in a fixed number of steps.

use crate::services::Services;
use crate::shell::{root, say};
use std::fmt::Write as _;
use std::process::Command;
use std::time::{Duration, Instant};

/// How much harder than usual a round tries.
const HARDER: &str = "5";
/// How long each fuzzer runs in a round.
const FUZZ_SECONDS: &str = "120";

/// One thing that is tried in every round.
struct Task {
    name: String,
    program: &'static str,
    arguments: Vec<String>,
}

/// Runs rounds until the hours are over; without a number, until somebody stops it.
pub fn run(hours: Option<&str>) -> Result<(), String> {
    let hours: Option<f64> = match hours {
        None => None,
        Some(word) => Some(word.parse().map_err(|_| format!("\"{word}\" is no number of hours"))?),
    };
    let (begun, services) = (Instant::now(), Services::start()?);
    let end = hours.map(|hours| Duration::from_secs_f64((hours * 3600.0).clamp(0.0, 1e7)));
    let mut report = String::from("# Soak\n\n| round | task | outcome | seconds |\n|---|---|---|---|\n");
    let mut failures = 0;
    for round in 1u64.. {
        for task in tasks() {
            if end.is_some_and(|end| begun.elapsed() >= end) {
                return finish(&report, failures);
            }
            say(&format!("round {round}: {}", task.name));
            let since = Instant::now();
            let outcome = Command::new(task.program)
                .args(&task.arguments)
                .envs(services.environment())
                .env("SPADILLE_HARDER", HARDER)
                .env("SPADILLE_SEED", (round * 1_000_000).to_string())
                .current_dir(root())
                .output();
            let (word, told) = match outcome {
                Ok(output) if output.status.success() => ("passed", String::new()),
                Ok(output) => ("FAILED", String::from_utf8_lossy(&output.stdout).into_owned()),
                Err(error) => ("not run", error.to_string()),
            };
            let _ = writeln!(report, "| {round} | {} | {word} | {} |", task.name, since.elapsed().as_secs());
            if word == "FAILED" {
                failures += 1;
                let tail: Vec<&str> = told.lines().rev().take(60).collect();
                let tail: Vec<&str> = tail.into_iter().rev().collect();
                let _ = writeln!(report, "\n```\n{}\n```\n", tail.join("\n"));
            }
            write(&report)?;
        }
    }
    Ok(())
}

fn tasks() -> Vec<Task> {
    let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let cargo = |name: &str, line: &str| Task { name: name.to_owned(), program: "cargo", arguments: words(line) };
    let mut tasks: Vec<Task> = families()
        .into_iter()
        .map(|family| {
            cargo(&format!("contracts of {family}"), &format!("test -q -p spadille-{family}-entry --test promises"))
        })
        .collect();
    tasks.push(cargo("kills and faults", "test -q -p spadille --test faults"));
    tasks.push(cargo("hostile input", "test -q -p spadille-catalogue --test every_game"));
    for target in ["records", "cases", "notation", "options", "messages"] {
        let line = format!("fuzz run {target} -- -max_total_time={FUZZ_SECONDS}");
        tasks.push(cargo(&format!("fuzzer {target}"), &line));
    }
    tasks
}

/// The families that have entries.
fn families() -> Vec<String> {
    let folders = std::fs::read_dir(root().join("games")).into_iter().flatten().flatten();
    let mut names: Vec<String> = folders
        .filter(|folder| folder.path().join("entry").is_dir())
        .map(|folder| folder.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

fn write(report: &str) -> Result<(), String> {
    std::fs::write(root().join("target/soak.md"), report).map_err(|e| format!("target/soak.md: {e}"))
}

fn finish(report: &str, failures: usize) -> Result<(), String> {
    write(report)?;
    say("the report is target/soak.md");
    if failures == 0 { Ok(()) } else { Err(format!("{failures} tasks failed")) }
}
