//! `spadille options`.

use super::{Manner, about, print_json};
use crate::failure::Failure;
use crate::out::say;
use serde_json::{Map, Value, json};
use spadille_catalogue::OptionAbout;
use spadille_catalogue::sources::cited;
use std::process::ExitCode;

pub fn run(manner: Manner, game: &str, preset: Option<&str>) -> Result<ExitCode, Failure> {
    let about = about(game)?;
    let shown: Vec<&str> = match preset {
        Some(name) => vec![name],
        None => about.presets.iter().map(|p| p.name).collect(),
    };
    let mut values: Vec<(&str, Value)> = Vec::new();
    for name in shown {
        let table = spadille_catalogue::open(about.id, Some(name), &Map::new(), &[])?;
        values.push((name, table.options()));
    }
    if manner.json {
        let values: Map<String, Value> = values.into_iter().map(|(n, v)| (n.to_owned(), v)).collect();
        return print_json(&json!({
            "schema": about.options_schema,
            "options": about.options(),
            "presets": about.presets,
            "values": values,
        }));
    }
    for preset in about.presets {
        say!("{}: {}", preset.name, preset.about().get(manner.lang));
    }
    for option in about.options() {
        let defaults: Vec<String> =
            values.iter().map(|(preset, v)| format!("{preset}: {}", OptionAbout::word(&v[&option.key]))).collect();
        say!("\n{}: {}  ({})", option.key, option.name.get(manner.lang), defaults.join(", "));
        let source =
            if option.source.is_empty() { String::new() } else { format!(" ({})", cited(&option.source, manner.lang)) };
        say!("    {}{source}", option.help.get(manner.lang));
        if option.values.iter().all(|value| value.meaning.en.is_empty()) {
            let words: Vec<String> = option.values.iter().map(|value| OptionAbout::word(&value.value)).collect();
            if !words.is_empty() {
                say!("      {}", words.join(", "));
            }
            continue;
        }
        for value in &option.values {
            say!("      {:<18} {}", OptionAbout::word(&value.value), value.meaning.get(manner.lang));
        }
    }
    Ok(ExitCode::SUCCESS)
}
