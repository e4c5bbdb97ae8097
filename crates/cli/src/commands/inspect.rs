//! `spadille inspect`: tells honest cards from prepared ones.

use super::{Manner, about, print_json, record};
use crate::failure::{Failure, say as sentence};
use crate::out::say;
use serde_json::json;
use spadille_core::text;
use spadille_odds::inspect::{Dealing, deals, inspect};
use std::path::PathBuf;
use std::process::ExitCode;

pub fn run(manner: Manner, files: &[PathBuf], level: f64) -> Result<ExitCode, Failure> {
    if !(level > 0.0 && level < 1.0) {
        return Err(text!("inspect-level").into());
    }
    let mut of: Option<(String, Dealing)> = None;
    let mut matches = Vec::new();
    for file in files {
        let record = record::read(file)?;
        let game = record.header.game.as_str();
        let dealing = Dealing::of(game).ok_or_else(|| Failure::file(file, text!("inspect-no-bank", game = game)))?;
        let (wanted, _) = of.get_or_insert_with(|| (game.to_owned(), dealing));
        if wanted != game {
            let other = text!("inspect-other-game", game = game, wanted = wanted.as_str());
            return Err(Failure::file(file, other));
        }
        matches.push(deals(&record));
    }
    let report = of.as_ref().map(|(_, dealing)| inspect(&matches, *dealing, level)).filter(|report| report.deals > 0);
    let (Some((game, _)), Some(report)) = (of, report) else { return Err(text!("inspect-no-deals").into()) };
    let code = if report.is_suspicious() { ExitCode::FAILURE } else { ExitCode::SUCCESS };
    if manner.json {
        print_json(&json!({ "game": game, "fair": !report.is_suspicious(), "report": report }))?;
        return Ok(code);
    }
    let name = about(&game)?.book.title.name.get(manner.lang).to_owned();
    let once = (1.0 / level).floor() as u64;
    say!("{}", sentence(&text!("inspect-head", deals = report.deals, game = name, once = once), manner.lang));
    for finding in &report.findings {
        say!("- {}", sentence(&finding.told(manner.lang), manner.lang));
    }
    let verdict = if report.is_suspicious() { text!("inspect-prepared") } else { text!("inspect-fair") };
    say!("{}", sentence(&verdict, manner.lang));
    Ok(code)
}
