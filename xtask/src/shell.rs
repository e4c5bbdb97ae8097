//! Running other programs.

use serde_json::Value;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Instant;

/// The root of the repository.
pub fn root() -> PathBuf {
    let mut folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    folder.pop();
    folder
}

/// Says what is being done, and after how many minutes where it comes late.
pub fn say(sentence: &str) {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    let seconds = BEGUN.get_or_init(Instant::now).elapsed().as_secs();
    match seconds {
        0..=59 => println!("── {sentence}"),
        _ => println!("── {sentence} ({}:{:02})", seconds / 60, seconds % 60),
    }
}

/// Runs cargo.
pub fn cargo(arguments: &[&str]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    run(&cargo, &arguments.iter().map(|a| (*a).to_owned()).collect::<Vec<_>>())
}

/// Runs a program in the root of the repository.
pub fn run(program: &str, arguments: &[String]) -> Result<(), String> {
    run_in(&root(), program, arguments)
}

/// Runs a program in a folder.
pub fn run_in(folder: &Path, program: &str, arguments: &[impl AsRef<OsStr>]) -> Result<(), String> {
    let status = Command::new(program).args(arguments).current_dir(folder).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => {
            let words: Vec<_> = arguments.iter().map(|a| a.as_ref().to_string_lossy()).collect();
            Err(format!("`{program} {}` ended with {status}", words.join(" ")))
        }
        Err(error) => Err(format!("`{program}` could not be started: {error}")),
    }
}

/// Installs packages of Debian, where there is apt and we may.
pub fn apt_install(packages: &[&str]) -> Result<(), String> {
    say(&format!("installing {}", packages.join(", ")));
    let quiet = ["-qq", "-o", "DPkg::Lock::Timeout=120"];
    let install: Vec<&str> =
        ["install", "-y", "--no-install-recommends"].iter().chain(&quiet).chain(packages).copied().collect();
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").args(arguments).stdout(std::process::Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    // A machine whose lists are fresh need not fetch them.
    if apt(&install) || (apt(&["update", "-qq"]) && apt(&install)) {
        return Ok(());
    }
    Err(format!("please install {} (apt-get could not)", packages.join(" and ")))
}

/// Runs a program and returns what it printed.
pub fn output(program: &str, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(program).args(arguments).current_dir(root()).output();
    match output {
        Ok(output) if output.status.success() => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        Ok(output) => Err(format!("`{program}`: {}", String::from_utf8_lossy(&output.stderr).trim())),
        Err(error) => Err(format!("`{program}` could not be started: {error}")),
    }
}

/// Runs a program that answers in JSON, and returns what it told.
pub fn answer(program: &str, arguments: &[&str]) -> Result<Value, String> {
    parse(&output(program, arguments)?).map_err(|e| format!("`{program}`: {e}"))
}

/// Reads JSON.
pub fn parse(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|e| format!("unexpected answer: {e}"))
}
