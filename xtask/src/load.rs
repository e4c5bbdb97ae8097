//! `cargo xtask load`: a full house on this machine, measured.

use crate::shell::{self, cargo, say};
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

/// Files both sides need for two thousand connections and what else they hold open.
const FILES: &str = "ulimit -n 16384 2>/dev/null || ulimit -n \"$(ulimit -Hn)\"; exec \"$@\"";

/// Builds the house as it is shipped, starts it in an empty folder, and fills it. Arguments go to the measuring program
/// (`crates/house/examples/load.rs`): `--json`, `--idle N`, `--tables N`, `--probes N`, `--seconds N`, `--pace MS`,
/// `--thinking N` (seconds beside strong tables).
pub fn run(arguments: &[String]) -> Result<(), String> {
    let quiet = arguments.iter().any(|a| a == "--json");
    if !quiet {
        say("building the house and the load");
    }
    cargo(&["build", "--release", "--quiet", "--package", "spadille"])?;
    cargo(&["build", "--release", "--quiet", "--package", "spadille-house", "--example", "load"])?;
    let target = shell::root().join("target");
    let folder = std::env::temp_dir().join(format!("spadille-load-{}", std::process::id()));
    let mut house = Command::new("sh")
        .args(["-c", FILES, "sh"])
        .arg(target.join("release/spadille"))
        .args(["serve", "--listen", "127.0.0.1:0", "--rate-address", "1000000", "--rate-person", "1000000"])
        .args(["--rate-doors", "1000000", "--connections-address", "1000000", "--data"])
        .arg(&folder)
        .env_remove("DATABASE_URL")
        .env_remove("NATS_URL")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|e| format!("the house could not be started: {e}"))?;
    let mut line = String::new();
    let read = house.stdout.take().map(|out| BufReader::new(out).read_line(&mut line));
    let measured = match line.trim().strip_prefix("http://").filter(|_| matches!(read, Some(Ok(_)))) {
        None => Err("the house does not say where it listens".to_owned()),
        Some(address) => {
            let program = target.join("release/examples/load");
            let status = Command::new("sh")
                .args(["-c", FILES, "sh"])
                .arg(program)
                .args(["--house", address, "--process", &house.id().to_string()])
                .args(arguments)
                .status();
            match status {
                Ok(status) if status.success() => Ok(()),
                Ok(status) => Err(format!("the load ended with {status}")),
                Err(error) => Err(format!("the load could not be started: {error}")),
            }
        }
    };
    let _ = house.kill();
    let _ = house.wait();
    let _ = std::fs::remove_dir_all(&folder);
    measured
}
