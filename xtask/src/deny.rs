//! What the crates of the house may be: their licences and where they come from, as `deny.toml` says.

use crate::services;
use crate::shell::{output, root, run, say};
use std::path::PathBuf;
use std::process::Command;

/// The version we install. Whoever has one of his own needs the same or a newer one.
const VERSION: &str = "0.20.2";

/// Looks through all crates.
pub fn check() -> Result<(), String> {
    say("licences and sources of the crates");
    let program = match program() {
        Ok(program) => program,
        Err(why) if services::all_must_be_tested() => return Err(why),
        Err(why) => {
            say(&format!("without cargo-deny: {why}"));
            return Ok(());
        }
    };
    let arguments = ["--log-level", "error", "--locked", "check", "licenses", "bans", "sources"];
    run(&program, &arguments.map(str::to_owned))
        .map_err(|_| "a crate is not as deny.toml wants it; what it is stands above".to_owned())
}

/// Somebody's own cargo-deny, or ours, which is built once and kept in `target/tools`.
fn program() -> Result<String, String> {
    let folder = root().join("target/tools");
    let ours = folder.join("bin/cargo-deny").to_string_lossy().into_owned();
    if let Some(found) = ["cargo-deny".to_owned(), ours.clone()].into_iter().find(|p| is_new_enough(p)) {
        return Ok(found);
    }
    say(&format!("building cargo-deny {VERSION} (a minute or two, once)"));
    install(&folder)?;
    Ok(ours)
}

fn is_new_enough(program: &str) -> bool {
    let numbers = |version: &str| -> Vec<u32> { version.split('.').map_while(|n| n.trim().parse().ok()).collect() };
    output(program, &["--version"])
        .is_ok_and(|said| said.split(' ').nth(1).is_some_and(|version| numbers(version) >= numbers(VERSION)))
}

/// There is no package of the finished program, so it is built; unoptimised, which takes a third of the time and looks through
/// our crates in two seconds.
fn install(folder: &PathBuf) -> Result<(), String> {
    let built = folder.join("build");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let status = Command::new(cargo)
        .args(["install", "cargo-deny", "--version", VERSION, "--locked", "--debug", "--quiet", "--force"])
        .arg("--root")
        .arg(folder)
        .arg("--target-dir")
        .arg(&built)
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .current_dir(root())
        .status();
    let _ = std::fs::remove_dir_all(built);
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("cargo-deny {VERSION} could not be installed")),
    }
}
