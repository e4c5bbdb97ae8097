//! `spadille inspect`: tells honest cards from prepared ones.

use super::{Manner, about, print_json, record};
use crate::failure::{Failure, say as sentence};
use crate::out::say;
use serde_json::json;
use spadille_core::text;
use spadille_odds::inspect::{Dealing, Report, Verdict, deals, inspect};
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
    let dealt = |report: &Report| report.deals + report.left_out > 0;
    let report = of.as_ref().map(|(_, dealing)| inspect(&matches, *dealing, level)).filter(dealt);
    let (Some((game, _)), Some(report)) = (of, report) else { return Err(text!("inspect-no-deals").into()) };
    // What cannot be told is neither fair nor prepared.
    let (fair, code) = match report.verdict() {
        Verdict::Fair => (Some(true), 0),
        Verdict::Prepared => (Some(false), 1),
        Verdict::TooFew => (None, 2),
    };
    let code = ExitCode::from(code);
    if manner.json {
        print_json(&json!({ "game": game, "fair": fair, "report": report }))?;
        return Ok(code);
    }
    if report.deals == 0 {
        say!("{}", sentence(&report.told(), manner.lang));
        return Ok(code);
    }
    let name = about(&game)?.book.title.name.get(manner.lang).to_owned();
    // At smaller levels it is rarer still; words carry no greater whole numbers.
    let once = (1.0 / level).floor().min(1e15) as u64;
    say!("{}", sentence(&text!("inspect-head", deals = report.deals, game = name, once = once), manner.lang));
    if report.shared > 0 {
        say!("{}", sentence(&text!("inspect-shared", deals = report.shared), manner.lang));
    }
    if report.left_out > 0 {
        say!("{}", sentence(&text!("inspect-left-out", deals = report.left_out), manner.lang));
    }
    for finding in &report.findings {
        say!("- {}", sentence(&finding.told(manner.lang), manner.lang));
    }
    for silent in &report.silent {
        say!("- {}", sentence(&silent.told(), manner.lang));
    }
    say!("{}", sentence(&report.told(), manner.lang));
    Ok(code)
}
