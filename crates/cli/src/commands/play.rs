//! `spadille play`: the terminal house, full-screen or in plain lines.

mod plain;

use super::{Manner, about};
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::sitting::{Sitting, guest_name};
use spadille_core::text;
use std::io::IsTerminal as _;
use std::process::ExitCode;

pub fn run(manner: Manner, args: &PlayArgs) -> Result<ExitCode, Failure> {
    let full_screen = !args.plain && std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if args.resume {
        let sitting = Sitting::resume(args.save.clone())?;
        return if full_screen {
            crate::screen::play(manner, sitting, args.pace)
        } else {
            plain::play(manner, sitting)
        };
    }
    if let Some(file) = &args.from {
        let sitting = Sitting::fork(&named(manner, args), file, manner.lang)?;
        return if full_screen {
            crate::screen::play(manner, sitting, args.pace)
        } else {
            plain::play(manner, sitting)
        };
    }
    match &args.game {
        Some(game) => {
            let sitting = Sitting::from_args(about(game)?.id, &named(manner, args), manner.lang)?;
            if full_screen { crate::screen::play(manner, sitting, args.pace) } else { plain::play(manner, sitting) }
        }
        None if full_screen => crate::screen::house(manner, &named(manner, args)),
        None => Err(text!("house-which-game").into()),
    }
}

/// The same wishes with a name for the player.
fn named(manner: Manner, args: &PlayArgs) -> PlayArgs {
    let name = match args.name.trim() {
        "" => guest_name(manner.lang),
        name => name.to_owned(),
    };
    PlayArgs { name, ..args.clone() }
}
