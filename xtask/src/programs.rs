//! The test programs of the workspace, several at once. `cargo test` runs one after the other, and many of them wait more than they
//! work: for a house that is killed and opened again, for a clock, for a browser.

use crate::shell::{root, say};
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How many run at once.
const ABREAST: usize = 2;

/// These take longest and wait most: they begin first, so that others use the time.
const FIRST: [&str; 3] = ["faults", "house", "spadille_house"];

/// A program that tests something.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    name: String,
    /// The folder of its package, where it expects to be run.
    folder: PathBuf,
    file: PathBuf,
}

/// What a program came to.
struct Ran {
    name: String,
    passed: bool,
    took: Duration,
}

/// Builds the test programs of the workspace and lists them.
pub fn built() -> Result<Vec<Program>, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .args(["test", "--workspace", "--no-run", "--quiet", "--message-format=json-render-diagnostics"])
        .current_dir(root())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|e| format!("cargo could not be started: {e}"))?;
    if !output.status.success() {
        return Err(format!("the tests cannot be built: {}", output.status));
    }
    let mut programs: Vec<Program> = String::from_utf8_lossy(&output.stdout).lines().filter_map(told).collect();
    programs.sort_by_key(|program| !FIRST.contains(&program.name.as_str()));
    Ok(programs)
}

/// The test program a line of cargo's tells of, if it does.
fn told(line: &str) -> Option<Program> {
    let message: serde_json::Value = serde_json::from_str(line).ok()?;
    if message["profile"]["test"] != true {
        return None;
    }
    let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
    let mut folder = PathBuf::from(text(&message["manifest_path"])?);
    folder.pop();
    Some(Program { name: text(&message["target"]["name"])?, folder, file: text(&message["executable"])?.into() })
}

/// Runs them all to their end, whatever fails, and says what failed.
pub fn run(programs: Vec<Program>, environment: &[(&'static str, String)]) -> Result<(), String> {
    let waiting = Mutex::new(programs.into_iter().rev().collect::<Vec<_>>());
    let ran = Mutex::new(Vec::new());
    let next = || waiting.lock().ok().and_then(|mut waiting| waiting.pop());
    std::thread::scope(|scope| {
        for _ in 0..ABREAST {
            scope.spawn(|| {
                while let Some(program) = next() {
                    let done = run_one(&program, environment);
                    if let Ok(mut ran) = ran.lock() {
                        ran.push(done);
                    }
                }
            });
        }
    });
    let mut ran = ran.into_inner().map_err(|_| "a test program could not be waited for")?;
    ran.sort_by_key(|program| std::cmp::Reverse(program.took));
    let longest: Vec<String> =
        ran.iter().take(8).map(|program| format!("{} {} s", program.name, program.took.as_secs())).collect();
    say(&format!("{} test programs; the longest: {}", ran.len(), longest.join(", ")));
    let failed: Vec<&str> = ran.iter().filter(|program| !program.passed).map(|program| program.name.as_str()).collect();
    if failed.is_empty() { Ok(()) } else { Err(format!("tests failed in {}", failed.join(", "))) }
}

/// Runs one program; what it says is shown when it is done, so that two do not speak at once.
fn run_one(program: &Program, environment: &[(&'static str, String)]) -> Ran {
    let begun = Instant::now();
    let output = Command::new(&program.file)
        .current_dir(&program.folder)
        .env("CARGO_MANIFEST_DIR", &program.folder)
        .envs(environment.iter().map(|(name, value)| (name, value)))
        .stdin(Stdio::null())
        .output();
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "\n── {} ({})", program.name, program.folder.display());
    let passed = match output {
        Ok(output) => {
            let _ = out.write_all(&output.stdout);
            let _ = out.write_all(&output.stderr);
            output.status.success()
        }
        Err(error) => {
            let _ = writeln!(out, "could not be started: {error}");
            false
        }
    };
    Ran { name: program.name.clone(), passed, took: begun.elapsed() }
}

#[cfg(test)]
mod tests {
    use super::{Program, told};

    #[test]
    fn what_cargo_tells_of_its_test_programs_is_read() {
        let line = r#"{"reason":"compiler-artifact","manifest_path":"/a/games/salon/Cargo.toml","target":{"name":"rules"},
            "profile":{"test":true},"executable":"/a/target/debug/deps/rules-1"}"#;
        let found = Program {
            name: "rules".into(),
            folder: "/a/games/salon".into(),
            file: "/a/target/debug/deps/rules-1".into(),
        };
        assert_eq!(told(line), Some(found));
        let library = line.replace(r#""test":true"#, r#""test":false"#);
        assert_eq!(told(&library), None);
        assert_eq!(told("warning: not JSON"), None);
    }
}
