//! `spadille analyse`: a throw taken apart.

use super::solve::read_of;
use super::{Manner, about, columns, print_json};
use crate::args::{Side, TariffForm};
use crate::failure::Failure;
use crate::out::{self, say};
use crate::screen::broken;
use crate::sitting::pairs;
use crate::telling::{speech_of, voice_of};
use serde_json::{Value, json};
use spadille_catalogue::AnyMatch;
use spadille_catalogue::sources::shortly;
use spadille_core::said::signed;
use spadille_core::{Analysis, Log, Text, text};
use spadille_table::Voice;
use std::path::PathBuf;
use std::process::ExitCode;

/// Where the throw lies.
pub enum From {
    /// In a record, after so many steps; or the last one played within them.
    Record { file: PathBuf, step: Option<usize>, played: bool },
    /// In a position of no match.
    Laid { position: String, dice: Vec<u8>, side: Side, score: Option<String> },
}

/// What stands before the play that was made.
const PLAYED: &str = "> ";

pub fn run(
    manner: Manner,
    game: &str,
    from: &From,
    preset: Option<&str>,
    options: &[String],
) -> Result<ExitCode, Failure> {
    let about = about(game)?;
    let name = || about.book.title.name.get(manner.lang).to_owned();
    if !about.analysed {
        return Err(text!("house-analyse-not-of", game = name()).into());
    }
    match from {
        From::Record { file, step, played } => {
            let record = read_of(about.id, file)?;
            let steps = step.unwrap_or(record.steps.len());
            if *played {
                let held = spadille_table::held(&record, None, steps)?;
                let held = held.ok_or_else(|| text!("house-analyse-nothing-played"))?;
                let before = record.fork((held.step as usize).saturating_sub(1));
                let table = spadille_catalogue::resume(&before, &mut Log::default())?;
                let voice = voice_of(table.as_ref(), manner);
                let said = held.map(|text| voice.say(&text));
                if manner.json {
                    return print_json(&said);
                }
                tell(manner, &voice, &said.analysis, Some(said.played as usize));
                said.verdict.iter().for_each(|sentence| say!("{sentence}"));
                return Ok(ExitCode::SUCCESS);
            }
            let table = spadille_catalogue::resume(&record.fork(steps), &mut Log::default())?;
            let analysis = table.analysis().ok_or_else(|| text!("house-analyse-not-here", step = steps as u64))?;
            print(manner, table.as_ref(), analysis)
        }
        From::Laid { position, dice, side, score } => {
            // Nobody sits at a position of no match: the men have their colours.
            let speech = speech_of(about.book, manner);
            let names = [text!("house-analyse-white"), text!("house-analyse-black")].map(|name| speech.say(&name, &[]));
            let table = spadille_catalogue::open(about.id, preset, &pairs(options)?, &names)?;
            let given = given(position, dice, *side, score.as_deref())?;
            let analysis = table.analysis_of(&given).ok_or_else(|| text!("house-analyse-not-of", game = name()))?;
            print(manner, table.as_ref(), analysis?)
        }
    }
}

/// A position as worked cases write it.
fn given(position: &str, dice: &[u8], side: Side, score: Option<&str>) -> Result<Value, Text> {
    let read = |words: &str, flag: &str| -> Result<Value, Text> {
        serde_json::from_str(words)
            .map_err(|e| text!("house-analyse-json", flag = flag, why = spadille_core::unread(&e)))
    };
    if dice.len() != 2 || dice.iter().any(|n| !(1..=6).contains(n)) {
        return Err(text!("house-analyse-dice"));
    }
    let to_move = if side == Side::White { "white" } else { "black" };
    let mut given = json!({"position": read(position, "--position")?, "to_move": to_move, "dice": dice});
    if let Some(score) = score {
        given["score"] = read(score, "--score")?;
    }
    Ok(given)
}

fn print(manner: Manner, table: &dyn AnyMatch, analysis: Analysis) -> Result<ExitCode, Failure> {
    let voice = voice_of(table, manner);
    let said = Analysis { missed: None, ..analysis }.map(|text| voice.say(&text));
    if manner.json {
        return print_json(&said);
    }
    tell(manner, &voice, &said, None);
    Ok(ExitCode::SUCCESS)
}

/// What the throw scores, then play by play.
fn tell(manner: Manner, voice: &Voice, analysis: &Analysis<String>, played: Option<usize>) {
    let dice =
        text!("house-analyse-throw", seat = analysis.seat, high = analysis.dice.high(), low = analysis.dice.low());
    say!("{}", voice.say(&dice));
    for scored in &analysis.scores {
        let (seat, points, what) = (scored.to, scored.points, scored.what.as_str());
        let line = match scored.field {
            Some(field) => {
                text!("house-analyse-scores-on", seat = seat, points = points, what = what, field = field)
            }
            None => text!("house-analyse-scores", seat = seat, points = points, what = what),
        };
        let mut line = format!("  {}", voice.say(&line));
        // As everywhere, a law is told by what it says and where that stands.
        if let Some(law) = voice.book.law(scored.law.0) {
            line += &format!(": {} ({})", law.sentence(manner.lang), shortly(&law.source, manner.lang));
        }
        broken(&line, out::width(), 4).iter().for_each(|line| say!("{line}"));
    }
    let of_many = |of: u8| if of > 1 { format!(" /{of}") } else { String::new() };
    let named = analysis.columns.iter().map(|column| format!("{}{}", column.what, of_many(column.of)));
    let mut head = vec![voice.say(&text!("house-analyse-play"))];
    head.extend(named);
    head.extend(
        [text!("house-analyse-book"), text!("house-analyse-search"), text!("house-analyse-worth")]
            .map(|t| voice.say(&t)),
    );
    let row = |(n, play): (usize, &spadille_core::analysis::Weighed<String>)| {
        let mark = if played == Some(n) { PLAYED } else { "  " };
        let mut row = vec![format!("{mark}{}", play.label)];
        row.extend(play.counts.iter().map(ToString::to_string));
        row.push(play.book.to_string());
        row.push(play.search.map_or_else(String::new, |place| place.to_string()));
        row.push(play.value.map_or_else(String::new, |worth| signed(worth, 2).get(manner.lang).to_owned()));
        row
    };
    let rows: Vec<Vec<String>> = [head].into_iter().chain(analysis.plays.iter().enumerate().map(row)).collect();
    columns::print(&rows, TariffForm::Text);
}
