//! `spadille replay` and `spadille record`.

use super::{Manner, print_json};
use crate::args::RecordForm;
use crate::failure::Failure;
use crate::out::{self, say};
use crate::saving::{self, Saved};
use crate::sitting::{self, no_such_seat};
use crate::telling::{self, voice_of};
use serde_json::json;
use spadille_catalogue::AnyMatch;
use spadille_core::{Log, Record, Seat, Step, Turn, Viewer};
use spadille_table::Room;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// Reads a record, or the record inside a saved match.
pub fn read(path: &Path) -> Result<Record, Failure> {
    let text = fs::read_to_string(path).map_err(|e| Failure::file(path, e))?;
    if let Ok(log) = saving::parse_log(&text)
        && let Ok(Some(room)) = Room::read("", &log)
        && let Some(table) = room.table()
    {
        return Ok(room.record().unwrap_or_else(|| table.record().clone()));
    }
    if let Ok(saved) = serde_json::from_str::<Saved>(&text) {
        return saved.record().map_err(|why| Failure::file(path, why));
    }
    if let Ok(whole) = serde_json::from_str::<serde_json::Value>(&text)
        && let Some(steps) = whole["steps"].as_array()
    {
        let lines: Vec<String> = std::iter::once(&whole["header"]).chain(steps).map(ToString::to_string).collect();
        return Record::parse(&lines.join("\n")).map_err(|e| Failure::file(path, e));
    }
    Record::parse(&text).map_err(|e| Failure::file(path, e))
}

/// Plays a record step by step and hands each step with what it told to `each`.
fn tell(
    path: &Path,
    record: &Record,
    who: Option<Viewer>,
    mut each: impl FnMut(&dyn AnyMatch, usize, &Step, &Log) -> Result<(), Failure>,
) -> Result<Box<dyn AnyMatch>, Failure> {
    sitting::replay(record, |table, i, step, log| {
        if let Some(who) = who {
            log.events.retain(|e| e.is_for(who));
        }
        each(table, i, step, log)
    })
    .map_err(|why| Failure::file(path, why))
}

pub fn replay(manner: Manner, path: &Path, until: Option<usize>, seat: Option<u8>) -> Result<ExitCode, Failure> {
    let mut record = read(path)?;
    if let Some(steps) = until {
        record = record.fork(steps);
    }
    let seats = record.header.seats.len();
    let who = match seat {
        None => None,
        Some(n) if (1..=seats).contains(&(n as usize)) => Some(Viewer::Seat(Seat(n - 1))),
        Some(n) => return Err(no_such_seat(n, seats as u8)),
    };
    if manner.json {
        let mut steps = Vec::new();
        let end = tell(path, &record, who, |_, _, step, log| {
            // What one seat may know does not include the cards of a deal.
            let shown = match (step, who) {
                (Step::Chance { .. }, Some(_)) => json!({"chance": null}),
                _ => serde_json::to_value(step)?,
            };
            steps.push(json!({"step": shown, "events": log.events}));
            Ok(())
        })?;
        let accounts: Vec<i64> = Seat::all(end.seats()).map(|s| end.accounts().balance(s)).collect();
        return print_json(
            &json!({"header": record.header, "steps": steps, "accounts": accounts, "parts": end.parts()}),
        );
    }
    let end = tell(path, &record, who, |table, _, step, log| {
        let mut voice = voice_of(table, manner);
        voice.you = who.and_then(Viewer::seat);
        if log.events.is_empty()
            && let Step::Move { seat, notation } = step
        {
            say!("{}: {notation}", voice.name(*seat));
        }
        log.events.iter().for_each(|event| say!("{}", voice.event_with_law(event)));
        Ok(())
    })?;
    let mut voice = voice_of(end.as_ref(), manner);
    voice.you = who.and_then(Viewer::seat);
    say!("");
    say!("{}", telling::scene(&voice, &end.scene(who.unwrap_or(Viewer::Onlooker))));
    if end.turn() == Turn::Over {
        say!("{}", voice.say(&spadille_core::text!("house-match-over")));
    }
    Ok(ExitCode::SUCCESS)
}

pub fn convert(
    manner: Manner,
    path: &Path,
    form: RecordForm,
    fork: Option<usize>,
    output: Option<&Path>,
) -> Result<ExitCode, Failure> {
    let mut record = read(path)?;
    if let Some(steps) = fork {
        record = record.fork(steps);
    }
    // What cannot be played is no record, whatever it looks like.
    let mut score = String::new();
    tell(path, &record, None, |table, i, step, log| {
        let voice = voice_of(table, manner);
        match step {
            Step::Chance { .. } => score += &format!("{:>4}. —\n", i + 1),
            Step::Move { seat, notation } => score += &format!("{:>4}. {}: {notation}\n", i + 1, voice.name(*seat)),
        }
        log.events.iter().for_each(|event| score += &format!("        {}\n", voice.event_with_law(event)));
        Ok(())
    })?;
    let text = match form {
        RecordForm::Jsonl => record.to_string(),
        RecordForm::Json => {
            let whole = json!({"header": record.header, "steps": record.steps});
            serde_json::to_string_pretty(&whole)? + "\n"
        }
        RecordForm::Text => score,
    };
    match output {
        Some(path) => fs::write(path, text).map_err(|e| Failure::writing(path, e))?,
        None => out::words(text),
    }
    Ok(ExitCode::SUCCESS)
}
