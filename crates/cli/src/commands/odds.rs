//! `spadille odds`: exact chances in rows and columns.

use super::{Manner, columns, print_json};
use crate::args::{PackSize, TariffForm};
use crate::failure::Failure;
use crate::out::say;
use serde_json::{Value, json};
use spadille_core::{Lang, Speech, text};
use spadille_odds::charts::{self, Ask, Cell, Chart};
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
        let charts: Vec<Value> = charts.iter().map(data).collect();
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
        columns::print(&rows(chart, shown.fractions, manner.lang), shown.to);
    }
    Ok(ExitCode::SUCCESS)
}

/// A chart as data: every cell as a number, and exactly where it is known so.
fn data(chart: &Chart<String>) -> Value {
    let cell = |cell: &Option<Cell>| match cell {
        None => Value::Null,
        Some(Cell::Exact(fraction)) => {
            json!({ "fraction": fraction.to_string(), "value": Cell::Exact(fraction.clone()).value() })
        }
        Some(Cell::Ways(ways)) => json!({ "ways": ways, "value": f64::from(*ways) / 36.0 }),
        Some(other) => json!({ "value": other.value() }),
    };
    let row = |row: &charts::Row<String>| {
        let cells: Vec<Value> = row.cells.iter().map(cell).collect();
        json!({ "name": row.name, "at": row.at, "cells": cells })
    };
    let rows: Vec<Value> = chart.rows.iter().map(row).collect();
    json!({ "id": chart.id, "title": chart.title, "rows_are": chart.corner, "columns": chart.columns, "rows": rows })
}

/// Every line of a chart, the head first.
fn rows(chart: &Chart<String>, fractions: bool, lang: Lang) -> Vec<Vec<String>> {
    let head = [chart.corner.clone()].into_iter().chain(chart.columns.iter().cloned()).collect();
    let written = |cell: &Option<Cell>| cell.as_ref().map_or_else(String::new, |cell| written(cell, fractions, lang));
    let row = |row: &charts::Row<String>| [row.name.clone()].into_iter().chain(row.cells.iter().map(written)).collect();
    [head].into_iter().chain(chart.rows.iter().map(row)).collect()
}

/// A cell as people write it.
fn written(cell: &Cell, fractions: bool, lang: Lang) -> String {
    let text = match cell {
        Cell::Exact(fraction) if fractions => return fraction.to_string(),
        Cell::Ways(ways) => return ways.to_string(),
        Cell::Number(number) => format!("{number:.3}"),
        // Some shares are smaller than a tenth in the hundred.
        part => format!("{:.3} %", part.value() * 100.0),
    };
    if lang == Lang::De { text.replace('.', ",") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::say as sentence;

    #[test]
    fn refusals_are_sentences_in_both_languages() {
        for lang in Lang::ALL {
            for refused in
                [charts::of("whist", &Ask::default()), charts::of("pharo", &Ask { cards: Some(99), ..Ask::default() })]
            {
                let told = sentence(&refused.unwrap_err(), lang);
                assert!(!told.contains("odds-") && told.contains(' '), "{told}");
            }
        }
    }
}
