//! Running other programs.

use std::path::PathBuf;
use std::process::Command;

/// The root of the repository.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Says what is being done.
pub fn say(sentence: &str) {
    println!("── {sentence}");
}

/// Runs cargo.
pub fn cargo(arguments: &[&str]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    run(&cargo, &arguments.iter().map(|a| (*a).to_owned()).collect::<Vec<_>>())
}

/// Runs a program in the root of the repository.
pub fn run(program: &str, arguments: &[String]) -> Result<(), String> {
    let status = Command::new(program).args(arguments).current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{program} {}` ended with {status}", arguments.join(" "))),
        Err(error) => Err(format!("`{program}` could not be started: {error}")),
    }
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
