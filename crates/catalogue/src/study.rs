//! Was the book right? The questions that can be put to a game, and the answers.
//!
//! Three kinds: printed odds are reckoned exactly; hands, throws and positions of the book (those of `books/<game>/study.toml` and of the
//! first lesson) are played out; maxims are followed through deals of the book against itself.
//!
//! What is found are figures ([`Facts`]); [`told`](Facts::told) puts them into words, with the table each question asks about.

mod page;
mod seen;
mod told;

pub use seen::{Seen, Sits};
pub use told::{Answer, Study, Way, set_up};

use crate::{Agreed, Entry, entry};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use spadille_bots::study::FOLLOWED;
pub use spadille_bots::study::{Effort, Finding, Lead, Question, Verdict, Weighed};
use spadille_core::{Bilingual, Text, text};
use spadille_odds::fraction::{Fraction, number};
use spadille_odds::lie::Event;

/// The questions written down beside those of the lessons, by game.
static WRITTEN: &[(&str, &str)] = &[
    ("whist", include_str!("../../../books/whist/study.toml")),
    ("lhombre", include_str!("../../../books/lhombre/study.toml")),
    ("quadrille", include_str!("../../../books/quadrille/study.toml")),
    ("boston", include_str!("../../../books/boston/study.toml")),
    ("tarock", include_str!("../../../books/tarock/study.toml")),
];

/// What `study.toml` holds.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Written {
    /// By which presets maxims are followed where none is named, each maxim by the first in which it is quoted.
    #[serde(default)]
    presets: Vec<String>,
    #[serde(default)]
    odds: Vec<Printed>,
    #[serde(default)]
    question: Vec<Question>,
}

/// A chance that the book prints, or puts into words.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// By which name it is asked for.
    pub id: String,
    /// The maxim it stands in.
    pub maxim: Option<String>,
    /// Book file and lines.
    pub source: String,
    /// What may be so.
    pub title: Bilingual,
    /// What the book says of it.
    pub says: Bilingual,
    /// That as numbers for and against.
    pub odds: Option<[u32; 2]>,
    /// Or as a fraction, where it is no chance but a stake or a ratio.
    pub ratio: Option<[u32; 2]>,
    /// Or as the least chance its words can mean, in the hundred.
    pub at_least: Option<u32>,
    /// What is reckoned.
    pub event: Event,
}

/// The kinds of questions.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Printed odds.
    Odds,
    /// Hands, throws and positions.
    Hands,
    /// Maxims followed through whole deals.
    Follow,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Odds, Kind::Hands, Kind::Follow];
}

/// What is to be found out.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// Only these kinds.
    pub kinds: Vec<Kind>,
    /// Only these questions or maxims; all where none is named.
    pub only: Vec<String>,
    /// How much is done.
    pub effort: Effort,
    /// By which preset maxims are followed.
    pub preset: Option<String>,
}

/// What was found out about a game: figures, and how they were got.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Facts {
    /// The game.
    pub game: String,
    /// The command that found it out.
    pub command: String,
    /// How many deals were imagined for each question, or played to follow maxims.
    pub worlds: u64,
    /// In how many of them the cards were laid open and solved.
    pub open: u64,
    /// Who played on: `book`, `search:200`.
    pub players: String,
    /// What everything drawn depends on.
    pub seed: u64,
    /// Whether only some of the questions were asked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub part: bool,
    /// The answers.
    pub questions: Vec<Finding>,
}

fn written(game: &str) -> Written {
    let text = WRITTEN.iter().find(|(id, _)| *id == game).map_or("", |(_, text)| *text);
    toml::from_str(text).unwrap_or_else(|error| panic!("study.toml of {game}: {error}"))
}

/// The printed odds of a game.
pub fn odds(game: &str) -> Vec<Printed> {
    written(game).odds
}

/// What stands before the number of its page in the id of a question of the first lesson.
const LESSON: &str = "lesson-";

/// A question of the first lesson says where it is asked.
fn of_lesson(page: usize, ask: &Bilingual) -> Bilingual {
    let (en, de) = (ask.en.replace('\n', " "), ask.de.replace('\n', " "));
    Bilingual::new(format!("First lesson, page {page}: {en}"), format!("Erste Lektion, Seite {page}: {de}"))
}

/// The hands, throws and positions that can be asked about: those written down, and those of the first lesson.
pub fn questions(game: &str) -> Vec<Question> {
    let mut all = written(game).question;
    let lesson = entry(game).map(|entry| &entry.about().book.lesson);
    for (i, page) in lesson.map(|lesson| lesson.pages.iter()).into_iter().flatten().enumerate() {
        if let (Some(question), Some(table)) = (&page.question, &page.table) {
            all.push(Question {
                id: format!("{LESSON}{}", i + 1),
                maxim: None,
                source: question.source.clone(),
                title: Some(of_lesson(i + 1, &question.ask)),
                table: table.clone(),
                book: question.answers.clone(),
                against: Vec::new(),
                left_alone: false,
            });
        }
    }
    all
}

/// How many deals a study plays in all, for whoever shows how far it is.
pub fn deals(game: &str, wanted: &Wanted) -> u64 {
    let asked = |kind| wanted.kinds.contains(&kind);
    let hands =
        questions(game).iter().filter(|q| asked(Kind::Hands) && wanted.is_for(&q.id, q.maxim.as_deref())).count();
    let follow = if asked(Kind::Follow) { wanted.presets(game).len() } else { 0 };
    (hands + follow) as u64 * wanted.effort.worlds
}

impl Wanted {
    /// By which presets maxims are followed: the one that is named, those of the book, or the first of the game.
    fn presets(&self, game: &str) -> Vec<Option<String>> {
        let of_book = || written(game).presets.into_iter().map(Some).collect();
        let all: Vec<_> = self.preset.clone().map_or_else(of_book, |preset| vec![Some(preset)]);
        if all.is_empty() { vec![None] } else { all }
    }

    /// Whether everything is asked that can be.
    fn is_whole(&self) -> bool {
        self.only.is_empty() && self.preset.is_none() && Kind::ALL.iter().all(|kind| self.kinds.contains(kind))
    }

    fn is_for(&self, id: &str, maxim: Option<&str>) -> bool {
        self.only.is_empty() || self.only.iter().any(|one| one == id || Some(one.as_str()) == maxim)
    }
}

/// Finds out. `told` hears of every deal that is done.
///
/// # Errors
/// Names the game, preset or question that cannot be, or says that there is nothing to find out.
pub fn study(game: &str, wanted: &Wanted, command: &str, told: &(dyn Fn() + Sync)) -> Result<Facts, Text> {
    let entry = crate::known(game)?;
    let asked = |kind| wanted.kinds.contains(&kind);
    let mut found = Vec::new();
    if asked(Kind::Odds) {
        let printed = odds(game);
        let printed = printed.iter().filter(|odds| wanted.is_for(&odds.id, odds.maxim.as_deref()));
        found.extend(printed.map(reckoned).collect::<Result<Vec<_>, _>>()?);
    }
    if asked(Kind::Hands) {
        for question in questions(game).iter().filter(|q| wanted.is_for(&q.id, q.maxim.as_deref())) {
            found.push(entry.ask(question, &wanted.effort, told)?);
        }
    }
    if asked(Kind::Follow) {
        found.extend(follow(entry, wanted, told)?);
    }
    if found.is_empty() {
        return Err(text!("study-nothing", game = entry.about().book.title.name.clone()));
    }
    let Effort { worlds, open_worlds, players, seed } = wanted.effort;
    let (game, command, players) = (game.to_owned(), command.to_owned(), players.to_string());
    let part = !wanted.is_whole();
    Ok(Facts { game, command, worlds, open: open_worlds, players, seed, part, questions: found })
}

/// Follows maxims by one preset after the other: by each those that have not been quoted before.
fn follow(entry: &dyn Entry, wanted: &Wanted, told: &(dyn Fn() + Sync)) -> Result<Vec<Finding>, Text> {
    let about = entry.about();
    let maxims = about.book.maxims.iter().map(|maxim| &maxim.id);
    let mut left: Vec<String> =
        maxims.filter(|id| wanted.only.is_empty() || wanted.only.contains(id)).cloned().collect();
    let mut found: Vec<Finding> = Vec::new();
    let none: Map<String, Value> = Map::new();
    for preset in wanted.presets(about.id) {
        if left.is_empty() {
            break;
        }
        let agreed = Agreed { preset: preset.as_deref(), options: &none };
        let mut quoted = entry.follow(agreed, &left, &wanted.effort, told)?;
        left.retain(|id| !quoted.iter().any(|finding| finding.id.strip_prefix(FOLLOWED) == Some(id)));
        let other = preset.filter(|name| about.presets.first().is_none_or(|first| first.name != name));
        quoted.iter_mut().for_each(|finding| finding.preset = other.clone());
        found.extend(quoted);
    }
    found.sort_by(|a, b| a.id.cmp(&b.id));
    Ok(found)
}

/// How near a printed chance must come to be called right, and how near to make no difference.
const RIGHT: f64 = 0.005;
const NEAR: f64 = 0.03;

impl Printed {
    /// What it is exactly, and what follows for the book.
    fn reckoned(&self) -> Result<(Fraction, Verdict), Text> {
        let value = self.event.value().ok_or_else(|| text!("odds-impossible"))?;
        let chance = number(value);
        let near = |off: f64| match off.abs() {
            off if off <= RIGHT => Verdict::Holds,
            off if off <= NEAR => Verdict::Even,
            _ => Verdict::Fails,
        };
        let verdict = match (self.odds, self.ratio, self.at_least) {
            (Some([so, not]), _, _) => near(chance - f64::from(so) / f64::from(so + not).max(1.0)),
            (_, Some([above, below]), _) => near(chance * f64::from(below) / f64::from(above).max(1.0) - 1.0),
            (_, _, Some(least)) if chance * 100.0 >= f64::from(least) => Verdict::Holds,
            (_, _, Some(_)) => Verdict::Fails,
            (None, None, None) => Verdict::Open,
        };
        Ok((value, verdict))
    }
}

fn reckoned(printed: &Printed) -> Result<Finding, Text> {
    let (_, verdict) = printed.reckoned()?;
    Ok(Finding { id: printed.id.clone(), verdict, worlds: 0, agreed: None, ways: Vec::new(), lead: None, preset: None })
}
