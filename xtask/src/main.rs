//! `cargo xtask …`: the project's own chores.

use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let done = match wanted.as_str() {
        "test" => test(),
        _ => {
            eprintln!("cargo xtask test   format, lints, all tests");
            return ExitCode::from(2);
        }
    };
    if done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn test() -> bool {
    cargo(&["fmt", "--all", "--check"])
        && cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])
        && cargo(&["test", "--workspace"])
}

fn cargo(arguments: &[&str]) -> bool {
    println!("── cargo {}", arguments.join(" "));
    Command::new("cargo").args(arguments).status().is_ok_and(|s| s.success())
}
