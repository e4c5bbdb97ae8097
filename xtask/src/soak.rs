//! Trying hard for a long time: contracts with ever new seeds, houses that are killed, fuzzers. Nothing here is part of the usual
//! tests, which try every game equally hard in a fixed number of steps.

use crate::programs::{self, Program};
use crate::services::Services;
use crate::shell::{output, root, say};
use std::fmt::Write as _;
use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How much harder than usual a round tries.
const HARDER: &str = "5";
/// How often the program is killed on each store in a round, unless `SPADILLE_KILLS` says otherwise.
const KILLS: &str = "500";
/// The test programs that are tried.
const TRIED: [&str; 4] = ["faults", "promises", "every_game", "dealt_again"];
/// How long each fuzzer runs in a round.
const FUZZ_SECONDS: &str = "120";
/// Nothing takes longer than this; what does hangs.
const LONGEST: Duration = Duration::from_secs(3600);

/// One thing that is tried in every round.
struct Task {
    name: String,
    program: PathBuf,
    /// Where it is run.
    folder: PathBuf,
    arguments: Vec<String>,
    /// Why it cannot be tried here.
    missing: Option<String>,
}

/// What became of a task.
enum Outcome {
    Passed,
    Failed(String),
    NotRun(String),
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
    say("building the test programs");
    let (programs, no_fuzzers) = (programs::built()?, no_fuzzers());
    if let Some(name) = TRIED.iter().find(|name| !programs.iter().any(|program| program.name() == **name)) {
        return Err(format!("there is no test program `{name}`"));
    }
    for round in 1u64.. {
        for task in tasks(&programs, no_fuzzers.as_ref()) {
            if end.is_some_and(|end| begun.elapsed() >= end) {
                return finish(&report, failures);
            }
            say(&format!("round {round}: {}", task.name));
            let since = Instant::now();
            let (outcome, told) = tried(&task, round, &services);
            let word = match &outcome {
                Outcome::Passed => "passed",
                Outcome::Failed(_) => "FAILED",
                Outcome::NotRun(_) => "not run",
            };
            let _ = writeln!(report, "| {round} | {} | {word} | {} |", task.name, since.elapsed().as_secs());
            // Figures are worth more than the word that they were good enough.
            for figures in told.lines().filter_map(|line| line.split_once("figures: ").map(|(_, figures)| figures)) {
                let _ = writeln!(report, "| {round} | {figures} | | |");
            }
            match outcome {
                Outcome::Passed => {}
                Outcome::NotRun(why) => {
                    let _ = writeln!(report, "| {round} | {why} | | |");
                }
                Outcome::Failed(why) => {
                    failures += 1;
                    let tail: Vec<&str> = told.lines().rev().take(80).collect();
                    let tail: Vec<&str> = tail.into_iter().rev().collect();
                    let _ = writeln!(report, "\n{why}\n\n```\n{}\n```\n", tail.join("\n"));
                }
            }
            write(&report)?;
        }
    }
    Ok(())
}

/// Tries a task; tells what became of it, and all it said on either way out.
fn tried(task: &Task, round: u64, services: &Services) -> (Outcome, String) {
    if let Some(why) = &task.missing {
        return (Outcome::NotRun(why.clone()), String::new());
    }
    let kills = std::env::var("SPADILLE_KILLS").unwrap_or_else(|_| KILLS.to_owned());
    let child = Command::new(&task.program)
        .args(&task.arguments)
        .env("CARGO_MANIFEST_DIR", &task.folder)
        .envs(services.environment())
        .env("SPADILLE_HARDER", HARDER)
        .env("SPADILLE_KILLS", kills)
        .env("SPADILLE_SEED", (round * 1_000_000).to_string())
        .current_dir(&task.folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    match child {
        Err(error) => {
            (Outcome::NotRun(format!("{} could not be started: {error}", task.program.display())), String::new())
        }
        Ok(child) => waited_for(child),
    }
}

/// Waits for a task as long as it may take, and listens to all it says.
fn waited_for(mut child: Child) -> (Outcome, String) {
    fn listen(from: Option<impl Read + Send + 'static>) -> std::thread::JoinHandle<String> {
        std::thread::spawn(move || {
            let mut told = Vec::new();
            if let Some(mut from) = from {
                let _ = from.read_to_end(&mut told);
            }
            String::from_utf8_lossy(&told).into_owned()
        })
    }
    let (said, complained) = (listen(child.stdout.take()), listen(child.stderr.take()));
    let begun = Instant::now();
    let outcome = loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => break Outcome::Passed,
            Ok(Some(status)) => break Outcome::Failed(format!("It ended with {status}.")),
            Ok(None) if begun.elapsed() > LONGEST => {
                let _ = child.kill();
                let _ = child.wait();
                break Outcome::Failed(format!("It was stopped after {} s.", LONGEST.as_secs()));
            }
            Ok(None) => std::thread::sleep(Duration::from_millis(200)),
            Err(error) => break Outcome::Failed(error.to_string()),
        }
    };
    let told = [complained, said].map(|told| told.join().unwrap_or_default());
    (outcome, told.join("\n"))
}

/// Why there are no fuzzers here, after everything was done to have them.
fn no_fuzzers() -> Option<String> {
    if output("cargo", &["fuzz", "--version"]).is_ok() {
        return None;
    }
    say("installing cargo-fuzz");
    output("cargo", &["install", "--locked", "cargo-fuzz"]).err().map(|why| {
        let why = why.lines().last().unwrap_or_default().to_owned();
        format!("cargo-fuzz is missing and cannot be installed (`cargo install cargo-fuzz`): {why}")
    })
}

fn tasks(programs: &[Program], no_fuzzers: Option<&String>) -> Vec<Task> {
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let cargo = |name: &str, line: &str| Task {
        name: name.to_owned(),
        program: "cargo".into(),
        folder: root(),
        arguments: words(line),
        missing: None,
    };
    let test = |name: String, program: &Program, line: &str| Task {
        name,
        program: program.file().to_owned(),
        folder: program.folder().to_owned(),
        arguments: words(line),
        missing: None,
    };
    let [faults, promises, every_game, dealt_again] =
        TRIED.map(|name| programs.iter().filter(move |program| program.name() == name));
    // First what loses somebody's match if it fails.
    let mut tasks: Vec<Task> =
        faults.map(|program| test("kills and faults".into(), program, "-q --nocapture")).collect();
    tasks.extend(promises.map(|program| test(format!("contracts of {}", program.package()), program, "-q")));
    tasks.extend(every_game.map(|program| test("hostile input".into(), program, "-q")));
    tasks.push(cargo("a new game laid out", "xtask new-game --rehearse"));
    tasks.extend(dealt_again.map(|program| test("fair dealing".into(), program, "-q")));
    for target in ["records", "cases", "notation", "options", "messages"] {
        let line = format!("fuzz run {target} -- -max_total_time={FUZZ_SECONDS}");
        tasks.push(Task { missing: no_fuzzers.cloned(), ..cargo(&format!("fuzzer {target}"), &line) });
    }
    tasks
}

fn write(report: &str) -> Result<(), String> {
    std::fs::write(root().join("target/soak.md"), report).map_err(|e| format!("target/soak.md: {e}"))
}

fn finish(report: &str, failures: usize) -> Result<(), String> {
    write(report)?;
    say("the report is target/soak.md");
    if failures == 0 { Ok(()) } else { Err(format!("{failures} tasks failed")) }
}
