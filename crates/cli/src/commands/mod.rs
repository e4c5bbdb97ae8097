//! One file a command.

mod analyse;
mod arena;
mod bench;
mod cases;
mod columns;
mod hint;
mod inspect;
mod list;
mod odds;
mod options;
mod play;
pub mod record;
mod rules;
mod serve;
mod settle;
mod solve;
mod study;
mod tariff;
mod verify;

use crate::args::{Args, Command, PlayArgs};
use crate::failure::Failure;
use crate::help;
use crate::out::{self, say};
use crate::saving;
use crate::wrong;
pub use solve::{can_be_made, last_made, made_lines};
use spadille_catalogue::About;
use spadille_catalogue::find::Wish;
use spadille_core::{Lang, Signs, text};
use std::process::ExitCode;

/// What holds for every command.
#[derive(Copy, Clone, Debug)]
pub struct Manner {
    pub lang: Lang,
    pub json: bool,
    pub ascii: bool,
    /// The pack in which cards are shown; otherwise that of each game.
    pub signs: Option<Signs>,
}

/// Does what was asked.
pub fn run(args: Args, lang: Lang) -> Result<ExitCode, Failure> {
    if args.ascii {
        out::draw_with_ascii();
    }
    let manner = Manner {
        lang: args.lang.unwrap_or(lang),
        json: args.json,
        ascii: args.ascii,
        signs: args.signs.map(Into::into),
    };
    match args.command.unwrap_or(Command::Play(PlayArgs::default())) {
        Command::Play(play) => play::run(manner, &play),
        Command::List { words, family, players, minutes, weight } => {
            let (words, book) = (words.join(" "), None);
            list::run(manner, &Wish { words, players, minutes, weight, book, family })
        }
        Command::Rules { game, law, search } => rules::run(manner, &game, law.as_deref(), search.as_deref()),
        Command::Options { game, preset } => options::run(manner, &game, preset.as_deref()),
        Command::Tariff { game, preset, options, to } => tariff::run(manner, &game, preset.as_deref(), &options, to),
        Command::Odds { game, cards, copies, pack, banker, counters, rounds, chart, fractions, to, svg } => {
            let ask = odds::ask(cards, copies, pack, banker, counters, rounds)?;
            odds::run(manner, &game, &ask, &odds::Shown { chart, fractions, to, svg })
        }
        Command::Inspect { files, level } => inspect::run(manner, &files, level),
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
        Command::Study { game, only, kinds, worlds, open, bot, seed, preset, to, from, save } => {
            let asked = study::Asked { only, kinds, worlds, open, bot, seed, preset };
            let facts = match (from, game) {
                (Some(file), _) => study::read(&file)?,
                (None, game) => study::find_out(manner, &game.unwrap_or_default(), &asked)?,
            };
            study::run(manner, &facts, to, save.as_deref())
        }
        Command::Hint { file, seat, bot } => hint::run(manner, &file, seat, &bot),
        Command::Solve { game, file, record, step, made, hands, leader, trump, side, misere, preset, options } => {
            if let (true, Some(file)) = (made, &record) {
                return solve::made(manner, &game, file, step);
            }
            let from = solve::From::asked(file, record.map(|file| (file, step)), hands)?;
            let told = solve::Told { leader, trump, side, misere };
            solve::run(manner, &game, &from, &told, preset.as_deref(), &options)
        }
        Command::Analyse { game, record, step, played, position, dice, side, score, preset, options } => {
            let from = match (record, position) {
                (Some(file), _) => analyse::From::Record { file, step, played },
                (None, Some(position)) => analyse::From::Laid { position, dice, side, score },
                (None, None) => return Err(text!("house-analyse-what").into()),
            };
            analyse::run(manner, &game, &from, preset.as_deref(), &options)
        }
        Command::Verify { file } => {
            let file = file.or_else(saving::played_match).ok_or_else(|| text!("house-nothing-played"))?;
            verify::run(manner, &file)
        }
        Command::Serve(args) => serve::run(manner, &args),
        Command::Picture { game, steps, size, seed, output } => {
            let columns_and_lines = size.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
            let size = columns_and_lines
                .filter(|(w, h): &(u16, u16)| (20..=300).contains(w) && (5..=100).contains(h))
                .ok_or_else(|| text!("house-not-a-size", words = size.as_str()))?;
            let args = PlayArgs { seed: Some(seed), name: "Henriette".into(), ..PlayArgs::default() };
            let sitting = crate::sitting::Sitting::from_args(about(&game)?.id, &args, manner.lang)?.unsaved();
            let svg = crate::screen::picture(manner, sitting, steps, size)?;
            std::fs::write(&output, svg).map_err(|e| Failure::writing(&output, e))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut help::command(manner.lang), "spadille", &mut script);
            out::words(String::from_utf8_lossy(&script));
            Ok(ExitCode::SUCCESS)
        }
        Command::Help { command } => print_help(manner, command.as_deref()),
    }
}

/// The help of the program or of one command.
fn print_help(manner: Manner, command: Option<&str>) -> Result<ExitCode, Failure> {
    let line = ["spadille"].into_iter().chain(command).chain(["--help"]);
    match help::command(manner.lang).try_get_matches_from(line) {
        Err(told) if !told.use_stderr() => {
            let _ = told.print();
        }
        Err(error) => return Err(wrong::told(&error)),
        Ok(_) => {}
    }
    Ok(ExitCode::SUCCESS)
}

/// What there is to know about a game, or a sentence about the nearest one.
fn about(game: &str) -> Result<About, Failure> {
    if let Some(about) = spadille_catalogue::about(game) {
        return Ok(about);
    }
    match spadille_catalogue::open(game, None, &serde_json::Map::new(), &[]) {
        Err(error) => Err(error.into()),
        Ok(_) => Err(no_game(game)),
    }
}

/// A game that is not in the house.
fn no_game(game: &str) -> Failure {
    text!("house-no-game", game = game).into()
}

/// Prints JSON.
fn print_json(value: &impl serde::Serialize) -> Result<ExitCode, Failure> {
    say!("{}", serde_json::to_string_pretty(value)?);
    Ok(ExitCode::SUCCESS)
}
