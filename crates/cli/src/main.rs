//! `spadille`: the house of historical games, from a terminal.

mod args;
mod commands;
mod failure;
mod help;
mod hints;
mod letters;
mod out;
mod pace;
mod saving;
mod screen;
mod sitting;
mod telling;
mod wrong;

use clap::FromArgMatches as _;
use std::process::ExitCode;

fn main() -> ExitCode {
    let lang = help::language(std::env::args_os().skip(1).filter_map(|a| a.into_string().ok()));
    out::speak(lang);
    let parsed = help::command(lang).try_get_matches().and_then(|m| args::Args::from_arg_matches(&m));
    let done = match parsed {
        Ok(args) => commands::run(args, lang),
        // Help and version are printed and are no failure; a wrong flag is one sentence and a 2.
        Err(error) if error.use_stderr() => Err(wrong::told(&error)),
        Err(help) => {
            let _ = help.print();
            Ok(ExitCode::SUCCESS)
        }
    };
    done.unwrap_or_else(|failure| {
        out::complain(&format!("spadille: {}", failure.tell(lang)));
        ExitCode::from(2)
    })
}
