//! One file a command.

mod arena;
mod bench;
mod cases;
mod hint;
mod list;
mod options;
mod play;
mod record;
mod rules;
mod serve;
mod settle;
mod verify;

use crate::args::{Args, Command, PlayArgs};
use crate::failure::Failure;
use clap::CommandFactory as _;
use spadille_catalogue::About;
use spadille_core::Lang;
use std::process::ExitCode;

/// What holds for every command.
#[derive(Copy, Clone, Debug)]
pub struct Manner {
    pub lang: Lang,
    pub json: bool,
    pub ascii: bool,
}

/// Does what was asked.
pub fn run(args: Args) -> Result<ExitCode, Failure> {
    let manner = Manner { lang: args.lang.unwrap_or_else(language), json: args.json, ascii: args.ascii };
    match args.command.unwrap_or(Command::Play(PlayArgs::default())) {
        Command::Play(play) => play::run(manner, &play),
        Command::List => list::run(manner),
        Command::Rules { game, law, search } => rules::run(manner, &game, law.as_deref(), search.as_deref()),
        Command::Options { game, preset } => options::run(manner, &game, preset.as_deref()),
        Command::Replay { file, until, seat } => record::replay(manner, &file, until, seat),
        Command::Record { file, to, fork, output } => record::convert(manner, &file, to, fork, output.as_deref()),
        Command::Settle { game, preset, options, facts, facts_from, form } => {
            let wanted = settle::Wanted { preset, options, facts, facts_from, form };
            settle::run(manner, &game, &wanted)
        }
        Command::Cases { files, only_unpassed } => cases::run(manner, &files, only_unpassed),
        Command::Bench { game, seconds, preset } => bench::run(manner, game.as_deref(), seconds, preset.as_deref()),
        Command::Arena { game, players, deals, seed, preset, options, plot } => {
            let wanted = arena::Wanted { players, deals, seed, preset, options, plot };
            arena::run(manner, &game, &wanted)
        }
        Command::Hint { file, seat, bot } => hint::run(manner, &file, seat, &bot),
        Command::Verify { file } => verify::run(manner, &file),
        Command::Serve(args) => serve::run(manner, &args),
        Command::Picture { game, steps, size, seed, output } => {
            let columns_and_lines = size.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
            let size = columns_and_lines
                .filter(|(w, h): &(u16, u16)| (20..=300).contains(w) && (5..=100).contains(h))
                .ok_or_else(|| Failure::new(format!("\"{size}\" is not a size such as 96x30")))?;
            let args = PlayArgs { seed: Some(seed), name: "Henriette".into(), ..PlayArgs::default() };
            let sitting = crate::sitting::Sitting::from_args(about(&game)?.id, &args)?.unsaved();
            let svg = crate::screen::picture(manner, sitting, steps, size)?;
            std::fs::write(&output, svg).map_err(|e| Failure::file(&output, e))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Args::command(), "spadille", &mut std::io::stdout());
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// The language of the environment.
fn language() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()))
        .and_then(|v| v.parse().ok())
        .unwrap_or_default()
}

/// What there is to know about a game, or a sentence about the nearest one.
fn about(game: &str) -> Result<About, Failure> {
    if let Some(about) = spadille_catalogue::about(game) {
        return Ok(about);
    }
    match spadille_catalogue::open(game, None, &serde_json::Map::new(), &[]) {
        Err(error) => Err(error.into()),
        Ok(_) => Err(Failure::new(format!("there is no game \"{game}\""))),
    }
}

/// Prints JSON.
fn print_json(value: &impl serde::Serialize) -> Result<ExitCode, Failure> {
    println!("{}", serde_json::to_string_pretty(value)?);
    Ok(ExitCode::SUCCESS)
}
