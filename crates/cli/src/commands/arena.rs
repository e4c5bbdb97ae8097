//! `spadille arena`: bots meet in duplicate matches.

use super::{Manner, about, print_json};
use crate::failure::Failure;
use crate::out::say;
use crate::sitting::pairs;
use indicatif::{ProgressBar, ProgressStyle};
use spadille_bots::BotKind;
use spadille_bots::arena::{Contest, Progress};
use spadille_core::{Speech, text};
use std::path::PathBuf;
use std::process::ExitCode;

pub struct Wanted {
    pub players: Vec<String>,
    pub deals: u32,
    pub seed: u64,
    pub preset: Option<String>,
    pub options: Vec<String>,
    pub plot: Option<PathBuf>,
}

pub fn run(manner: Manner, game: &str, wanted: &Wanted) -> Result<ExitCode, Failure> {
    let about = about(game)?;
    let players = wanted.players.iter().map(|p| p.parse()).collect::<Result<Vec<BotKind>, _>>()?;
    if players.len() < 2 {
        return Err(text!("house-two-players").into());
    }
    if wanted.deals == 0 {
        return Err(text!("args-at-least-one", arg = "--deals").into());
    }
    let options = pairs(&wanted.options)?;
    let contest = Contest::new(players, wanted.deals.into(), wanted.seed);
    let speech = Speech::new(manner.lang, []);
    let bar = progress_bar(wanted.deals.into(), &speech);
    let tell = |p: Progress| bar.set_position(p.deals.min(p.wanted));
    let report = spadille_catalogue::contest(about.id, wanted.preset.as_deref(), &options, &contest, &tell)?;
    bar.finish_and_clear();
    if let Some(path) = &wanted.plot {
        std::fs::write(path, spadille_bots::plot::svg(&report)).map_err(|e| Failure::writing(path, e))?;
    }
    if manner.json {
        return print_json(&report);
    }
    say!("{}", report.table(&speech));
    Ok(ExitCode::SUCCESS)
}

/// Progress on the error stream, where it does not disturb the result; hidden when nobody looks.
fn progress_bar(deals: u64, speech: &Speech) -> ProgressBar {
    let words =
        speech.say(&text!("house-arena-progress", done = "{pos}", all = "{len}", time = "{elapsed} / {duration}"), &[]);
    let style =
        ProgressStyle::with_template(&format!("{{bar:40}} {words}")).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(deals).with_style(style)
}
