//! The test programs of the workspace, several at once. `cargo test` runs one after the other, and many of them wait more than they
//! work: for a house that is killed and opened again, for a clock, for a browser.

use crate::shell::{root, say};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How many run at once: one that waits, and two that work.
const ABREAST: usize = 3;

/// These take longest and wait most: they begin first, so that others use the time, and many of their tests wait at once.
const WAITING: [&str; 3] = ["house", "spadille_house", "faults"];

/// How many tests of a program that waits run at once.
const WAIT_TOGETHER: &str = "6";

/// A program that tests something.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    name: String,
    /// The folder of its package, where it expects to be run.
    folder: PathBuf,
    file: PathBuf,
}

impl Program {
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The folder of its package in the workspace.
    pub fn package(&self) -> String {
        self.folder.strip_prefix(root()).unwrap_or(&self.folder).display().to_string()
    }

    /// What it is called among all: every family has programs of the same names.
    fn title(&self) -> String {
        format!("{} of {}", self.name, self.package())
    }

    fn waits(&self) -> bool {
        WAITING.contains(&self.name.as_str())
    }
}

/// What a program came to.
struct Ran {
    name: String,
    passed: bool,
    /// The tests of it that failed.
    failed: Vec<String>,
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
    Ok(String::from_utf8_lossy(&output.stdout).lines().filter_map(told).collect())
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
    let (waiting, working): (Vec<_>, Vec<_>) = programs.into_iter().rev().partition(Program::waits);
    let (waiting, working) = (Mutex::new(waiting), Mutex::new(working));
    let ran = Mutex::new(Vec::new());
    let pop = |queue: &Mutex<Vec<Program>>| queue.lock().ok().and_then(|mut queue| queue.pop());
    std::thread::scope(|scope| {
        for lane in 0..ABREAST {
            let (first, then) = if lane == 0 { (&waiting, &working) } else { (&working, &waiting) };
            let (pop, ran) = (&pop, &ran);
            scope.spawn(move || {
                while let Some(program) = pop(first).or_else(|| pop(then)) {
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
    let failed: Vec<String> = ran.iter().filter(|program| !program.passed).map(Ran::blame).collect();
    if failed.is_empty() { Ok(()) } else { Err(format!("tests failed in {}", failed.join(", "))) }
}

impl Ran {
    fn blame(&self) -> String {
        if self.failed.is_empty() { self.name.clone() } else { format!("{} ({})", self.name, self.failed.join(", ")) }
    }
}

/// The tests that failed, by what a program says of itself.
fn failures(told: &str) -> Vec<String> {
    told.lines()
        .filter_map(|line| line.strip_prefix("test ")?.split_once(" ... FAILED"))
        .map(|(name, _)| name.trim().to_owned())
        .collect()
}

/// Runs one program; what it says is shown when it is done, so that two do not speak at once.
fn run_one(program: &Program, environment: &[(&'static str, String)]) -> Ran {
    let begun = Instant::now();
    let mut command = Command::new(&program.file);
    if program.waits() {
        command.env("RUST_TEST_THREADS", WAIT_TOGETHER);
    }
    let output = command
        .current_dir(&program.folder)
        .env("CARGO_MANIFEST_DIR", &program.folder)
        .envs(environment.iter().map(|(name, value)| (name, value)))
        .stdin(Stdio::null())
        .output();
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "\n── {}", program.title());
    let (passed, failed) = match output {
        Ok(output) => {
            let _ = out.write_all(&output.stdout);
            let _ = out.write_all(&output.stderr);
            (output.status.success(), failures(&String::from_utf8_lossy(&output.stdout)))
        }
        Err(error) => {
            let _ = writeln!(out, "could not be started: {error}");
            (false, Vec::new())
        }
    };
    Ran { name: program.title(), passed, failed, took: begun.elapsed() }
}

#[cfg(test)]
mod tests {
    use super::{Program, failures, told};

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
    #[test]
    fn failed_tests_are_named() {
        let told = "test tables::one ... ok\ntest tables::two ... FAILED\ntest whist/3 ... FAILED (1.2s)\n";
        assert_eq!(failures(told), ["tables::two", "whist/3"]);
        assert!(failures("test result: FAILED. 1 passed; 1 failed").is_empty());
    }
}
