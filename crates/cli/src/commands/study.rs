//! `spadille study`: was the book right?

use super::{Manner, about, columns, print_json};
use crate::args::{StudyKind, TariffForm};
use crate::failure::Failure;
use crate::out::say;
use indicatif::{ProgressBar, ProgressStyle};
use spadille_bots::BotKind;
use spadille_catalogue::study::{self, Effort, Finding, Kind, Study, Wanted};
use spadille_core::{Speech, Text, text};
use std::path::{Path, PathBuf};
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
    pub to: TariffForm,
    pub save: Option<PathBuf>,
}

pub fn run(manner: Manner, game: &str, asked: &Asked) -> Result<ExitCode, Failure> {
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
    let speech = Speech::new(manner.lang, []);
    let bar = progress_bar(study::deals(about.id, &wanted), &speech);
    let found = study::study(about.id, &wanted, &command(about.id, asked), &|| bar.inc(1));
    bar.finish_and_clear();
    let found = found?;
    if let Some(folder) = &asked.save {
        save(&found, folder, manner)?;
    }
    if manner.json {
        return print_json(&found);
    }
    match asked.to {
        TariffForm::Markdown => say!("{}", found.markdown(manner.lang)),
        TariffForm::Text => print(&found, manner, &speech),
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

fn print(found: &Study, manner: Manner, speech: &Speech) {
    let say = |text: Text| speech.say(&text, &[]);
    for finding in &found.questions {
        say!("{} [{}, {}]", finding.title.get(manner.lang), finding.id, finding.source);
        say!("  {}", finding.finding.get(manner.lang));
        if !finding.ways.is_empty() {
            columns::print(&ways(finding, manner, speech), TariffForm::Text);
        }
        say!("");
    }
    let count = |verdict| found.count(verdict);
    let [holds, even, fails, open] = study::Verdict::ALL.map(count);
    let all = found.questions.len();
    say!("{}", say(text!("study-counted", all = all, holds = holds, even = even, fails = fails, open = open)));
}

/// The ways of a question as rows.
fn ways(finding: &Finding, manner: Manner, speech: &Speech) -> Vec<Vec<String>> {
    let solved = finding.ways.iter().any(|way| way.open.is_some());
    let heading = |text: Text| speech.say(&text, &[]);
    let mut head = vec![String::new(), heading(text!("study-value")), heading(text!("study-behind"))];
    head.extend(solved.then(|| heading(text!("study-solved"))));
    let row = |way: &spadille_bots::study::Weighed| {
        let mark = if way.is_book { "  ★ " } else { "    " };
        let behind = way.behind.map_or_else(String::new, |lead| format!("{:+.2} ± {:.2}", lead.mean, lead.half));
        let mut row = vec![format!("{mark}{}", way.words.get(manner.lang)), format!("{:+.2}", way.value), behind];
        row.extend(solved.then(|| way.open.map_or_else(String::new, |open| format!("{open:.2}"))));
        row
    };
    [head].into_iter().chain(finding.ways.iter().map(row)).collect()
}

/// Writes page, data and picture.
fn save(found: &Study, folder: &Path, manner: Manner) -> Result<(), Failure> {
    let write = |ending: &str, text: String| {
        let path = folder.join(format!("{}.{ending}", found.game));
        std::fs::write(&path, text).map_err(|e| Failure::writing(&path, e))
    };
    write("md", found.markdown(manner.lang))?;
    write("json", serde_json::to_string_pretty(found)? + "\n")?;
    write("svg", found.svg(manner.lang))
}

fn progress_bar(deals: u64, speech: &Speech) -> ProgressBar {
    let words =
        speech.say(&text!("house-arena-progress", done = "{pos}", all = "{len}", time = "{elapsed} / {duration}"), &[]);
    let style =
        ProgressStyle::with_template(&format!("{{bar:40}} {words}")).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(deals).with_style(style)
}
