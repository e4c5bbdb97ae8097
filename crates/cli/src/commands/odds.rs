//! `spadille odds`: exact chances in rows and columns.

use super::{Manner, columns, print_json};
use crate::args::{PackSize, TariffForm};
use crate::failure::Failure;
use crate::out::say;
use serde_json::{Value, json};
use spadille_core::{Speech, text};
use spadille_odds::charts::{self, Ask, Chart};
use spadille_odds::pack::Pack;
use spadille_odds::plot;
use std::path::PathBuf;
use std::process::ExitCode;

/// How the charts are shown.
pub struct Shown {
    pub chart: Option<String>,
    pub fractions: bool,
    pub to: TariffForm,
    pub svg: Option<PathBuf>,
}

/// What was asked on the command line.
pub fn ask(
    cards: Option<u8>,
    copies: Vec<u8>,
    pack: Option<PackSize>,
    banker: Option<f64>,
    counters: Option<u32>,
    rounds: Option<u32>,
) -> Result<Ask, Failure> {
    let halves = |points: f64| {
        let halves = points * 2.0;
        let fits = (0.0..=255.0).contains(&halves) && halves.fract() == 0.0;
        if fits { Ok(halves as u8) } else { Err(Failure::from(text!("odds-impossible"))) }
    };
    let pack = pack.map(|pack| match pack {
        PackSize::Full => Pack::Full,
        PackSize::Short => Pack::Short,
    });
    Ok(Ask { cards, copies, pack, banker: banker.map(halves).transpose()?, counters, rounds })
}

pub fn run(manner: Manner, game: &str, ask: &Ask, shown: &Shown) -> Result<ExitCode, Failure> {
    let game = spadille_catalogue::about(game).map_or(game, |about| about.id);
    let mut charts = charts::of(game, ask)?;
    if let Some(wanted) = &shown.chart {
        let known: Vec<&str> = charts.iter().map(|chart| chart.id).collect();
        let missing = text!("odds-no-chart", chart = wanted.as_str(), known = known.join(", "));
        charts.retain(|chart| chart.id == wanted);
        if charts.is_empty() {
            return Err(missing.into());
        }
    }
    let speech = Speech::new(manner.lang, []);
    let charts: Vec<Chart<String>> = charts.iter().map(|chart| chart.map(|text| speech.say(text, &[]))).collect();
    if let (Some(path), Some(chart)) = (&shown.svg, charts.first()) {
        std::fs::write(path, plot::svg(chart)).map_err(|e| Failure::writing(path, e))?;
        return Ok(ExitCode::SUCCESS);
    }
    if manner.json {
        let charts: Vec<Value> = charts.iter().map(Chart::data).collect();
        return print_json(&json!({ "game": game, "charts": charts }));
    }
    for (i, chart) in charts.iter().enumerate() {
        if i > 0 {
            say!("");
        }
        match shown.to {
            TariffForm::Markdown => say!("**{}** (`{}`)\n", chart.title, chart.id),
            TariffForm::Text => say!("{} [{}]", chart.title, chart.id),
        }
        columns::print(&chart.lines(shown.fractions, manner.lang), shown.to);
    }
    Ok(ExitCode::SUCCESS)
}
