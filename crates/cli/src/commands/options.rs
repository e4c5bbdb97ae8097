//! `spadille options`.

use super::{Manner, about, print_json};
use crate::failure::Failure;
use serde_json::{Map, Value, json};
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
        return print_json(&json!({"schema": about.options_schema, "presets": about.presets, "values": values}));
    }
    for preset in about.presets {
        println!("{}: {}", preset.name, preset.about().get(manner.lang));
    }
    let fields = about.options_schema["properties"].as_object().cloned().unwrap_or_default();
    for (name, field) in &fields {
        let defaults: Vec<String> = values.iter().map(|(preset, v)| format!("{preset}: {}", short(&v[name]))).collect();
        println!("\n{name}  ({})", defaults.join(", "));
        if let Some(help) = field["description"].as_str() {
            println!("    {}", help.split_whitespace().collect::<Vec<_>>().join(" "));
        }
        for (value, meaning) in choices(&about.options_schema, field) {
            println!("      {:<18} {meaning}", short(&value));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn short(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The values an option may take, as far as the schema lists them.
pub fn values(schema: &Value, field: &Value) -> Vec<Value> {
    choices(schema, field).into_iter().map(|(value, _)| value).collect()
}

/// What one value of an option means, where the schema says it.
pub fn meaning(schema: &Value, field: &Value, value: &str) -> String {
    choices(schema, field).into_iter().find(|(v, _)| short(v) == value).map(|(_, meaning)| meaning).unwrap_or_default()
}

fn choices(schema: &Value, field: &Value) -> Vec<(Value, String)> {
    if let Some(reference) = field["$ref"].as_str().and_then(|r| r.strip_prefix('#')) {
        return schema.pointer(reference).map(|f| choices(schema, f)).unwrap_or_default();
    }
    if field["type"] == "boolean" {
        return vec![(true.into(), String::new()), (false.into(), String::new())];
    }
    if let Some(listed) = field["enum"].as_array() {
        return listed.iter().map(|v| (v.clone(), String::new())).collect();
    }
    if let Some(constant) = field.get("const") {
        let meaning = field["description"].as_str().unwrap_or_default();
        return vec![(constant.clone(), meaning.to_owned())];
    }
    let kinds = ["oneOf", "anyOf", "allOf"].into_iter().find_map(|key| field[key].as_array());
    kinds.map(|kinds| kinds.iter().flat_map(|kind| choices(schema, kind)).collect()).unwrap_or_default()
}
