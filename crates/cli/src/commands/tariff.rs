//! `spadille tariff`: what the games of a table cost.

use super::{Manner, about, columns, print_json};
use crate::args::TariffForm;
use crate::failure::Failure;
use crate::out::say;
use crate::sitting::pairs;
use serde_json::json;
use spadille_core::said::number;
use spadille_core::{Speech, Tariff, text};
use std::process::ExitCode;

pub fn run(
    manner: Manner,
    game: &str,
    preset: Option<&str>,
    options: &[String],
    form: TariffForm,
) -> Result<ExitCode, Failure> {
    let about = about(game)?;
    let table = spadille_catalogue::open(about.id, preset, &pairs(options)?, &[])?;
    let tariff =
        table.tariff().ok_or_else(|| text!("house-no-tariff", game = about.book.title.name.get(manner.lang)))?;
    let speech = Speech::new(manner.lang, [about.book]);
    let said = tariff.map(|text| speech.say(&text, &[]));
    if manner.json {
        return print_json(&json!({ "game": about.id, "options": table.options(), "tariff": said }));
    }
    columns::print(&lines(&said), form);
    if !said.notes.is_empty() {
        say!("");
    }
    said.notes.iter().for_each(|note| match form {
        TariffForm::Markdown => say!("- {note}"),
        TariffForm::Text => say!("{note}"),
    });
    Ok(ExitCode::SUCCESS)
}

/// Every line of the table, the head first.
fn lines(tariff: &Tariff<String>) -> Vec<Vec<String>> {
    let head = [String::new()].into_iter().chain(tariff.columns.iter().cloned()).collect();
    let figure = |cell: &Option<i64>| cell.map_or_else(String::new, number);
    let row = |row: &spadille_core::Price<String>| {
        [row.name.clone()].into_iter().chain(row.cells.iter().map(figure)).collect()
    };
    [head].into_iter().chain(tariff.rows.iter().map(row)).collect()
}
