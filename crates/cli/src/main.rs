//! `spadille`: the house of historical games, from a terminal.

mod args;
mod commands;
mod failure;
mod hints;
mod saving;
mod screen;
mod sitting;
mod telling;

use clap::Parser as _;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = match args::Args::try_parse() {
        Ok(args) => args,
        // Help and version are printed and are no failure; a wrong flag is one sentence and a 2.
        Err(error) if error.use_stderr() => {
            let told = error.to_string();
            let sentence = told.lines().next().unwrap_or_default().trim_start_matches("error: ");
            eprintln!("spadille: {sentence} (`spadille --help` tells more)");
            return ExitCode::from(2);
        }
        Err(help) => {
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    match commands::run(args) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("spadille: {failure}");
            ExitCode::from(2)
        }
    }
}
