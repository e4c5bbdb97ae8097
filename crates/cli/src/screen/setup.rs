//! What is agreed before sitting down: the rules, the opponents, one's seat and every option.

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::sitting::Sitting;
use serde_json::{Map, Value};
use spadille_catalogue::{About, OptionAbout};
use spadille_core::book::OptionGroup;
use spadille_core::{Bilingual, Lang, Preset, Speech, Text, text};

/// The bots offered, weakest first: how they are called, what they are called here, and how they play.
const BOTS: [(&str, &str, &str); 4] = [
    ("random", "house-bot-random", "house-bot-random-help"),
    ("novice", "house-bot-novice", "house-bot-novice-help"),
    ("book", "house-bot-book", "house-bot-book-help"),
    ("search:400ms", "house-bot-search", "house-bot-search-help"),
];

/// A table being agreed on.
#[derive(Clone, Debug)]
pub struct Setup {
    pub game: usize,
    /// The line pointed at.
    pub line: usize,
    preset: usize,
    bot: usize,
    seat: u8,
    seats: u8,
    options: Map<String, Value>,
}

/// One line of what is agreed on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Term {
    Preset,
    Opponents,
    Seat,
    Option(usize),
    /// One of the values of an option that takes several.
    Member(usize, usize),
    Begin,
}

/// A line as it is shown.
pub struct Row {
    /// What stands over it, where a group of options begins.
    pub heading: Option<String>,
    pub name: String,
    pub value: String,
    /// What is agreed on, and what the value means.
    pub help: String,
}

fn terms(options: &[OptionAbout], values: &Value) -> Vec<Term> {
    let option = |(i, option): (usize, &OptionAbout)| match values[&option.key].is_array() {
        true => (0..option.values.len()).map(|j| Term::Member(i, j)).collect(),
        false => vec![Term::Option(i)],
    };
    let options = options.iter().enumerate().flat_map(option);
    [Term::Preset, Term::Opponents, Term::Seat].into_iter().chain(options).chain([Term::Begin]).collect()
}

impl Setup {
    /// What is proposed for a game.
    pub fn new(game: usize, about: &About) -> Setup {
        let seat = about.book.title.guest_seat.saturating_sub(1);
        let options = about.book.title.quick.clone();
        let seats = spadille_catalogue::open(about.id, None, &options, &[]).map_or(about.seats, |table| table.seats());
        Setup { game, preset: 0, bot: 2, seat, seats, options, line: 0 }
    }

    /// How many lines there are; the last one begins the match.
    pub fn len(&self, about: &About) -> usize {
        terms(&about.options(), &self.values(about)).len()
    }

    /// Changes the line under the cursor by one step.
    pub fn change(&mut self, about: &About, step: isize) {
        let turn = |at: usize, len: usize| (at as isize + step).rem_euclid(len.max(1) as isize) as usize;
        let options = about.options();
        let values = self.values(about);
        match terms(&options, &values).get(self.line) {
            Some(Term::Preset) => self.preset = turn(self.preset, about.presets.len()),
            Some(Term::Opponents) => self.bot = turn(self.bot, BOTS.len()),
            Some(Term::Seat) => self.seat = turn(self.seat as usize, self.seats as usize) as u8,
            Some(&Term::Option(i)) => {
                let option = &options[i];
                let now = &values[&option.key];
                let next = if option.values.is_empty() {
                    let Some(number) = now.as_i64() else { return };
                    let (least, most) = (option.least.unwrap_or(0), option.most.unwrap_or(i64::MAX));
                    Value::from((number + step as i64).clamp(least, most))
                } else {
                    let at = option.values.iter().position(|v| v.value == *now).unwrap_or(0);
                    option.values[turn(at, option.values.len())].value.clone()
                };
                self.options.insert(option.key.clone(), next);
            }
            Some(&Term::Member(i, j)) => {
                let (option, member) = (&options[i], &options[i].values[j].value);
                let has = |value: &Value| contains(&values[&option.key], value) != (value == member);
                let chosen = option.values.iter().map(|v| v.value.clone()).filter(has).collect();
                self.options.insert(option.key.clone(), Value::Array(chosen));
            }
            Some(Term::Begin) | None => {}
        }
        if let Ok(table) = spadille_catalogue::open(about.id, self.preset(about), &self.options, &[]) {
            self.seats = table.seats();
            self.seat %= self.seats.max(1);
        }
    }

    fn preset(&self, about: &About) -> Option<&'static str> {
        about.presets.get(self.preset).map(|p| p.name)
    }

    /// The options as they would be played.
    fn values(&self, about: &About) -> Value {
        let table = spadille_catalogue::open(about.id, self.preset(about), &Map::new(), &[]);
        let mut values = table.map(|t| t.options()).unwrap_or_default();
        if let Some(fields) = values.as_object_mut() {
            fields.extend(self.options.clone());
        }
        values
    }

    /// Everything that is agreed on, line by line.
    pub fn rows(&self, about: &About, speech: &Speech) -> Vec<Row> {
        let (lang, options, values) = (speech.lang(), about.options(), self.values(about));
        let say = |text: &Text| speech.say(text, &[]);
        let row = |name: Text, value: String, help: String| Row { heading: None, name: say(&name), value, help };
        let mut group = None;
        let shown = |term: Term| match term {
            Term::Preset => {
                let preset = about.presets.get(self.preset);
                let read =
                    |words: fn(&Preset) -> Bilingual| preset.map(|p| words(p).get(lang).to_owned()).unwrap_or_default();
                row(text!("house-menu-preset"), read(Preset::title), read(Preset::about))
            }
            Term::Opponents => {
                let (_, name, help) = BOTS[self.bot];
                row(text!("house-menu-opponents"), say(&Text::new(name)), say(&Text::new(help)))
            }
            Term::Seat => {
                let words = say(&text!("house-menu-seat-help", seats = self.seats));
                row(text!("house-menu-seat"), (self.seat + 1).to_string(), words)
            }
            Term::Option(i) => {
                let (option, value) = (&options[i], &values[&options[i].key]);
                let help = [option.help.get(lang), option.meaning(value).map_or("", |m| m.get(lang))].join(" ");
                let name = option.name.get(lang).to_owned();
                Row { heading: None, name, value: word(option, value, speech), help: help.trim_end().to_owned() }
            }
            Term::Member(i, j) => {
                let (option, member) = (&options[i], &options[i].values[j]);
                let agreed = yes_or_no(contains(&values[&option.key], &member.value), speech);
                let value = format!("{agreed:<4} {}", word(option, &member.value, speech));
                let help = format!("{} {}", member.meaning.get(lang), option.help.get(lang));
                Row { heading: None, name: option.name.get(lang).to_owned(), value, help: help.trim_start().to_owned() }
            }
            Term::Begin => row(text!("house-menu-begin"), String::new(), String::new()),
        };
        let headed = |term: Term| {
            let now = match term {
                Term::Option(i) | Term::Member(i, _) => Some(options[i].group),
                _ => None,
            };
            let begins = now.filter(|now| group.replace(*now) != Some(*now));
            Row { heading: begins.map(|group| say(&heading(group))), ..shown(term) }
        };
        terms(&options, &values).into_iter().map(headed).collect()
    }

    /// Sits down to what was agreed on.
    pub fn sit(&self, about: &About, name: &str, lang: Lang) -> Result<Sitting, Failure> {
        let preset = self.preset(about);
        let seats = spadille_catalogue::open(about.id, preset, &self.options, &[])?.seats();
        let args = PlayArgs {
            preset: preset.map(str::to_owned),
            against: vec![BOTS[self.bot].0.to_owned()],
            seat: Some(self.seat % seats.max(1) + 1),
            name: name.to_owned(),
            options: self.options.iter().map(|(name, value)| format!("{name}={value}")).collect(),
            ..PlayArgs::default()
        };
        Sitting::from_args(about.id, &args, lang)
    }
}

fn contains(list: &Value, value: &Value) -> bool {
    list.as_array().is_some_and(|list| list.contains(value))
}

/// What stands over the options of a group.
fn heading(group: OptionGroup) -> Text {
    match group {
        OptionGroup::Table => text!("house-group-table"),
        OptionGroup::Auction => text!("house-group-auction"),
        OptionGroup::Play => text!("house-group-play"),
        OptionGroup::Payments => text!("house-group-payments"),
        OptionGroup::Strictness => text!("house-group-strictness"),
    }
}

/// A value in words: what the book says of it, as far as its first stop; what is agreed or not is yes or no, however the option
/// writes it.
fn word(option: &OptionAbout, value: &Value, speech: &Speech) -> String {
    let written = OptionAbout::word(value);
    match written.as_str() {
        "true" | "on" | "yes" => return yes_or_no(true, speech),
        "false" | "off" | "no" => return yes_or_no(false, speech),
        _ => {}
    }
    let meaning = option.meaning(value).map_or("", |meaning| meaning.get(speech.lang()));
    if meaning.is_empty() { written.replace('_', " ") } else { shortly(meaning).to_owned() }
}

/// A sentence as far as its first stop, without the places that it cites.
fn shortly(sentence: &str) -> &str {
    let end = ["; ", ". ", " ("].iter().filter_map(|stop| sentence.find(stop)).min();
    sentence[..end.unwrap_or(sentence.len())].trim_end_matches('.')
}

fn yes_or_no(yes: bool, speech: &Speech) -> String {
    speech.say(&if yes { text!("house-yes") } else { text!("house-no") }, &[])
}
