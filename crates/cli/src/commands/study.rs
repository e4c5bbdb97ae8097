//! `spadille study`: was the book right?

use super::{Manner, about, columns, print_json};
use crate::args::{StudyKind, TariffForm};
use crate::failure::Failure;
use crate::out::{self, say};
use crate::screen::broken;
use crate::telling::{scene, speech_of, voice_of};
use indicatif::{ProgressBar, ProgressStyle};
use spadille_bots::BotKind;
use spadille_catalogue::sources::cited_by_lines;
use spadille_catalogue::study::{self, Answer, Effort, Facts, Kind, Study, Wanted, Way};
use spadille_core::said::{capitalised, decimal};
use spadille_core::{Seat, Speech, Text, Viewer, text};
use std::path::Path;
use std::process::ExitCode;

/// What was asked on the command line.
pub struct Asked {
    pub only: Vec<String>,
    pub kinds: Vec<StudyKind>,
    pub worlds: u32,
    pub open: u32,
    pub bot: String,
    pub seed: u64,
    pub preset: Option<String>,
}

/// Finds out what was asked.
pub fn find_out(manner: Manner, game: &str, asked: &Asked) -> Result<Facts, Failure> {
    let about = about(game)?;
    if asked.worlds < 2 {
        return Err(text!("args-at-least-two", arg = "--worlds").into());
    }
    let players: BotKind = asked.bot.parse()?;
    let kinds = asked.kinds.iter().map(|kind| match kind {
        StudyKind::Odds => Kind::Odds,
        StudyKind::Hands => Kind::Hands,
        StudyKind::Follow => Kind::Follow,
    });
    let kinds: Vec<Kind> = if asked.kinds.is_empty() { Kind::ALL.to_vec() } else { kinds.collect() };
    let effort = Effort { worlds: asked.worlds.into(), open_worlds: asked.open.into(), players, seed: asked.seed };
    let wanted = Wanted { kinds, only: asked.only.clone(), effort, preset: asked.preset.clone() };
    let bar = progress_bar(study::deals(about.id, &wanted), &Speech::new(manner.lang, []));
    let found = study::study(about.id, &wanted, &command(about.id, asked), &|| bar.inc(1));
    bar.finish_and_clear();
    Ok(found?)
}

/// Reads what was found out before.
pub fn read(file: &Path) -> Result<Facts, Failure> {
    let text = std::fs::read_to_string(file).map_err(|e| Failure::file(file, e))?;
    serde_json::from_str(&text).map_err(|e| Failure::file(file, e))
}

/// Tells what was found out, and writes it down where that is wanted.
pub fn run(manner: Manner, facts: &Facts, to: TariffForm, folder: Option<&Path>) -> Result<ExitCode, Failure> {
    let told = facts.told()?;
    if let Some(folder) = folder {
        save(&told, folder, manner)?;
    }
    if manner.json {
        return print_json(&told.in_both());
    }
    match to {
        TariffForm::Markdown => say!("{}", told.markdown(manner.lang)),
        TariffForm::Text => print(told, manner)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The command that finds the same again.
fn command(game: &str, asked: &Asked) -> String {
    let mut words =
        format!("spadille study {game} --worlds {} --open {} --bot {}", asked.worlds, asked.open, asked.bot);
    words += &format!(" --seed {}", asked.seed);
    let kinds = asked.kinds.iter().map(|kind| format!(" --kind {}", kind.word()));
    let preset = asked.preset.iter().map(|preset| format!(" --preset {preset}"));
    let only = asked.only.iter().map(|id| format!(" --question {id}"));
    words + &kinds.chain(preset).chain(only).collect::<String>()
}

fn print(told: Study, manner: Manner) -> Result<(), Failure> {
    let book = about(&told.game)?.book;
    let speech = speech_of(book, manner);
    let (counted, made, command) = (told.counted(), told.made(), told.command.clone());
    let game = told.game.clone();
    for (i, answer) in told.said(&speech).questions.iter().enumerate() {
        paragraph(&format!("{}. {}", i + 1, answer.title), "");
        match (&answer.table, answer.seat) {
            (Some(table), _) => table.lines(&speech, &answer.names).iter().for_each(|line| paragraph(line, INDENT)),
            (None, Some(seat)) => show(&game, answer, seat, manner),
            (None, None) => {}
        }
        paragraph(&format!("{}: {}", capitalised(&answer.judged), answer.finding), INDENT);
        if !answer.ways.is_empty() {
            columns::print(&ways(&answer.ways, &speech), TariffForm::Text);
        }
        let again = speech.say(&text!("study-ask-again", words = answer.asked_by()), &[]);
        paragraph(&format!("{}; {again}", cited_by_lines(&answer.source, manner.lang)), INDENT);
        say!("");
    }
    for text in [counted, made] {
        paragraph(&speech.say(&text, &[]), "");
    }
    say!("{INDENT}{command}");
    Ok(())
}

/// What belongs to a question stands under it.
const INDENT: &str = "   ";

/// Words in lines that fit.
fn paragraph(words: &str, indent: &str) {
    let hang = u16::try_from(INDENT.len()).unwrap_or(0);
    broken(&format!("{indent}{words}"), out::width(), hang).iter().for_each(|line| say!("{line}"));
}

/// The board of a game that is not played with cards.
fn show(game: &str, answer: &Answer<String>, seat: Seat, manner: Manner) {
    let question = study::questions(game).into_iter().find(|question| question.id == answer.id);
    let Some(Ok(table)) = question.map(|question| study::set_up(game, &question.table)) else { return };
    let voice = voice_of(table.as_ref(), manner);
    scene(&voice, &table.scene(Viewer::Seat(seat))).lines().for_each(|line| say!("{INDENT}{line}"));
}

/// The ways of a question as rows.
fn ways(ways: &[Way<String>], speech: &Speech) -> Vec<Vec<String>> {
    let solved = ways.iter().any(|way| way.weighed.open.is_some());
    let heading = |text: Text| speech.say(&text, &[]);
    let mut head = vec![String::new(), heading(text!("study-value")), heading(text!("study-behind"))];
    head.extend(solved.then(|| heading(text!("study-solved"))));
    let figure = |number: f64| decimal(number, 2).get(speech.lang()).to_owned();
    let row = |way: &Way<String>| {
        let mark = if way.weighed.is_book { " ★ " } else { INDENT };
        let behind = way.weighed.behind.map(|lead| format!("{} ± {}", figure(lead.mean), figure(lead.half)));
        let mut row = vec![format!("{mark}{}", way.words), figure(way.weighed.value), behind.unwrap_or_default()];
        row.extend(solved.then(|| way.weighed.open.map_or_else(String::new, figure)));
        row
    };
    [head].into_iter().chain(ways.iter().map(row)).collect()
}

/// Writes page, data and picture.
fn save(told: &Study, folder: &Path, manner: Manner) -> Result<(), Failure> {
    let write = |ending: &str, text: String| {
        let path = folder.join(format!("{}.{ending}", told.game));
        std::fs::write(&path, text).map_err(|e| Failure::writing(&path, e))
    };
    write("md", told.markdown(manner.lang))?;
    write("json", serde_json::to_string_pretty(&told.clone().in_both())? + "\n")?;
    write("svg", told.svg(manner.lang))
}

fn progress_bar(deals: u64, speech: &Speech) -> ProgressBar {
    let words =
        speech.say(&text!("house-arena-progress", done = "{pos}", all = "{len}", time = "{elapsed} / {duration}"), &[]);
    let style =
        ProgressStyle::with_template(&format!("{{bar:40}} {words}")).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(deals).with_style(style)
}
