//! `spadille inspect`: tells honest cards from prepared ones.

use super::{Manner, about, print_json, record};
use crate::failure::{Failure, say as sentence};
use crate::out::say;
use serde_json::{Value, json};
use spadille_core::{Card, Lang, Record, Step, Text, text};
use spadille_odds::inspect::{Dealing, Finding, Test, inspect};
use std::path::PathBuf;
use std::process::ExitCode;

/// How the banking games deal: by their names.
fn dealing(game: &str) -> Option<Dealing> {
    let (pairs, schnitt) = match game {
        "schnitt" => (true, true),
        "pharo" | "sussmilch" => (true, false),
        "landsknecht" | "bluchern" | "haufeln" | "vingt-et-un" | "onze-et-demie" => (false, false),
        _ => return None,
    };
    Some(Dealing { pairs, schnitt })
}

pub fn run(manner: Manner, files: &[PathBuf], level: f64) -> Result<ExitCode, Failure> {
    if !(level > 0.0 && level < 1.0) {
        return Err(text!("inspect-level").into());
    }
    let mut game: Option<String> = None;
    let mut matches = Vec::new();
    for file in files {
        let record = record::read(file)?;
        let this = &record.header.game;
        let wanted = game.get_or_insert_with(|| this.clone());
        if wanted != this {
            let other = text!("inspect-other-game", game = this.as_str(), wanted = wanted.as_str());
            return Err(Failure::file(file, other));
        }
        if dealing(this).is_none() {
            return Err(Failure::file(file, text!("inspect-no-bank", game = this.as_str())));
        }
        matches.push(deals(&record));
    }
    let game = game.unwrap_or_default();
    let Some(dealing) = dealing(&game) else { return Err(text!("inspect-no-deals").into()) };
    let report = inspect(&matches, dealing, level);
    if report.deals == 0 {
        return Err(text!("inspect-no-deals").into());
    }
    let code = if report.is_suspicious() { ExitCode::FAILURE } else { ExitCode::SUCCESS };
    if manner.json {
        print_json(&json!({ "game": game, "fair": !report.is_suspicious(), "report": report }))?;
        return Ok(code);
    }
    let name = about(&game)?.book.title.name.get(manner.lang).to_owned();
    let once = (1.0 / level).floor() as u64;
    say!("{}", sentence(&text!("inspect-head", deals = report.deals, game = name, once = once), manner.lang));
    for finding in &report.findings {
        say!("- {}", sentence(&line(finding, manner.lang), manner.lang));
    }
    let verdict = if report.is_suspicious() { text!("inspect-prepared") } else { text!("inspect-fair") };
    say!("{}", sentence(&verdict, manner.lang));
    Ok(code)
}

fn line(finding: &Finding, lang: Lang) -> Text {
    let test = match finding.test {
        Test::Echo => text!("inspect-test-echo"),
        Test::Succession => text!("inspect-test-succession"),
        Test::Winners => text!("inspect-test-winners"),
        Test::Pairs => text!("inspect-test-pairs"),
        Test::FirstCards => text!("inspect-test-first-cards"),
    };
    let number = |number: String| if lang == Lang::De { number.replace('.', ",") } else { number };
    let whole = finding.found.fract() == 0.0;
    let found = number(if whole { format!("{:.0}", finding.found) } else { format!("{:.1}", finding.found) });
    let expected = number(format!("{:.2}", finding.expected));
    let chance =
        if finding.chance < 0.001 { format!("{:.1e}", finding.chance) } else { format!("{:.3}", finding.chance) };
    let verdict = if finding.suspicious { text!("inspect-alarm") } else { text!("inspect-quiet") };
    text!("inspect-line", test = test, found = found, expected = expected, chance = number(chance), verdict = verdict)
}

/// The packs of a match in the order in which they fell: as shuffled, at Schnitt as cut and turned over, at Häufeln heap by heap.
fn deals(record: &Record) -> Vec<Vec<Card>> {
    let is_schnitt = record.header.game == "schnitt";
    let mut found: Vec<Vec<Card>> = Vec::new();
    let mut lying: Option<Vec<Card>> = None;
    for step in &record.steps {
        match step {
            Step::Chance { chance } => {
                let Some(pack) = pack(chance) else { continue };
                if is_schnitt { lying = Some(pack) } else { found.push(pack) }
            }
            Step::Move { notation, .. } => {
                let at = notation.strip_prefix("cut ").and_then(|at| at.trim().parse::<usize>().ok());
                if let (Some(at), Some(mut pack)) = (at, lying.as_ref().filter(|_| at.is_some()).cloned()) {
                    // The upper part goes below, and the pack is turned over.
                    let at = at.min(pack.len());
                    pack[..at].reverse();
                    pack[at..].reverse();
                    found.push(pack);
                    lying = None;
                }
            }
        }
    }
    found
}

/// The cards of an outcome, if it is a shuffled pack or its heaps.
fn pack(chance: &Value) -> Option<Vec<Card>> {
    let cards = |list: &Value| serde_json::from_value::<Vec<Card>>(list.clone()).ok();
    if let Some(pack) = chance.get("pack") {
        return cards(pack);
    }
    let heaps = chance.get("heaps")?.as_array()?;
    Some(heaps.iter().map(cards).collect::<Option<Vec<_>>>()?.concat())
}
