//! Stories: tests that play at a real table, move by move, and say what must then be so.
//!
//! A story is a text. `# …` begins one and says what it shows; `table 1782 stake=12` opens its table; every other line is steps,
//! divided by `; `. What stands once above all stories, `let ASK = bid ask, pass, pass`, may be used in each as `$ASK`; `like …` begins
//! with the lines of the story of that title. A step is
//!
//! | step | says |
//! |---|---|
//! | `bid ask, pass, 2: tell` | moves, each by whoever is awaited first, or by a certain seat (from 0) |
//! | `chance {"first_dealer": 3}` | what chance decides, as records write it |
//! | `allows MOVE`, `refuses MOVE`, `refuses MOVE by LAW` | what may be done now; a refusal without a law by its message |
//! | `pays 4 -4`, `pays 2: -8` | what seats have won or lost so far, from the first or from a certain one |
//! | `cites LAW LAW`, `omits LAW` | laws that were, or were not, cited since the table was opened |
//! | `is deal.phase "mend"` | what stands at a place of the state, as JSON; bare words need no quotes |
//! | `awaits 1 2`, `over` | whom the game waits for; that it is over |
//! | `choices 1` | how many moves whoever is awaited first may make |
//! | `advises MOVE` | what the book advises whoever is awaited |

use crate::game::{Game, Table};
use crate::options::Options as _;
use crate::scribe::Log;
use crate::seat::{Seat, Viewer};
use crate::space::Space as _;
use crate::turn::Turn;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A table at which a story is told.
#[derive(Clone)]
pub struct Story<G: Game> {
    /// The rules.
    pub game: G,
    /// How it stands.
    pub state: G::State,
    /// Everything that was told.
    pub log: Log,
}

impl<G: Table> Story<G> {
    /// A fresh table by a preset with some options changed.
    ///
    /// # Panics
    /// When preset or options are unknown or do not fit together.
    pub fn new(preset: &str, changes: &Value) -> Story<G> {
        let none = Map::new();
        let changes = changes.as_object().unwrap_or(&none);
        let preset = Some(preset).filter(|preset| !preset.is_empty());
        let options = G::Options::from_overrides(preset, changes).unwrap_or_else(|e| panic!("{}", e.sentence.en));
        Story::of(G::new(options).unwrap_or_else(|e| panic!("{}", e.sentence.en)))
    }

    /// A fresh table by these rules.
    pub fn of(game: G) -> Story<G> {
        Story { state: game.open(), game, log: Log::default() }
    }

    /// Whom the game waits for first.
    ///
    /// # Panics
    /// When it waits for nobody.
    pub fn awaited(&self) -> Seat {
        self.game.turn(&self.state).awaited().first().expect("somebody is awaited")
    }

    /// What a seat has won or lost so far.
    pub fn balance(&self, seat: u8) -> i64 {
        self.game.accounts(&self.state).balance(Seat(seat))
    }

    /// The laws that were cited so far.
    pub fn laws(&self) -> impl Iterator<Item = &'static str> {
        self.log.events.iter().filter_map(|event| event.law).map(|law| law.0)
    }

    /// Chance decides so.
    ///
    /// # Panics
    /// When that cannot have fallen.
    pub fn chance(&mut self, outcome: &G::Outcome) {
        assert_eq!(self.game.turn(&self.state), Turn::Chance, "{outcome:?}");
        self.game.admits(&self.state, outcome).unwrap_or_else(|refusal| panic!("{outcome:?}: {refusal}"));
        self.game.reveal(&mut self.state, outcome, &mut self.log);
    }

    /// The table after some steps.
    ///
    /// # Panics
    /// When something is not as the steps say.
    #[must_use]
    pub fn goes(mut self, steps: &str) -> Story<G> {
        for step in steps.split("; ").map(str::trim).filter(|step| !step.is_empty()) {
            self.step(step);
        }
        self
    }

    fn step(&mut self, step: &str) {
        let (verb, rest) = step.split_once(' ').unwrap_or((step, ""));
        match verb {
            "chance" => {
                let outcome = serde_json::from_str(rest).unwrap_or_else(|e| panic!("{step}: {e}"));
                self.chance(&outcome);
            }
            "allows" => assert_eq!(self.refusal(rest), None, "{step}"),
            "refuses" => {
                let (m, law) = rest.split_once(" by ").map_or((rest, None), |(m, law)| (m, Some(law.to_owned())));
                let refusal = self.refusal(m);
                assert!(refusal.is_some(), "{step}: it may be done");
                assert!(law.is_none() || refusal == law, "{step}: {refusal:?}");
            }
            "pays" => {
                let (first, amounts) = rest.split_once(": ").unwrap_or(("0", rest));
                let first: u8 = first.parse().unwrap_or_else(|_| panic!("{step}"));
                let wanted: Vec<i64> = amounts.split_whitespace().map(|n| n.parse().expect(step)).collect();
                let paid: Vec<i64> = (first..).take(wanted.len()).map(|seat| self.balance(seat)).collect();
                assert_eq!(paid, wanted, "{step}");
            }
            "cites" => {
                let missing: Vec<&str> = rest.split(' ').filter(|law| !self.laws().any(|l| l == *law)).collect();
                assert!(missing.is_empty(), "{step}: {missing:?} of {:?}", self.laws().collect::<Vec<_>>());
            }
            "omits" => assert!(!rest.split(' ').any(|law| self.laws().any(|cited| cited == law)), "{step}"),
            "awaits" => {
                let awaited = self.game.turn(&self.state).awaited().iter().map(|seat| seat.0.to_string());
                assert_eq!(awaited.collect::<Vec<_>>().join(" "), rest, "{step}");
            }
            "choices" => {
                let choices = self.game.moves(&self.state, self.awaited()).len();
                assert_eq!(choices.map(|n| n.to_string()).as_deref(), Some(rest), "{step}");
            }
            "over" => assert_eq!(self.game.turn(&self.state), Turn::Over, "{step}"),
            "advises" => {
                let seat = self.awaited();
                let view = self.game.view(&self.state, Viewer::Seat(seat));
                let advised = self.game.advise(&view, seat).map(|advice| advice.choice.to_string());
                assert_eq!(advised.as_deref(), Some(rest), "{step}");
            }
            "is" => {
                let (path, wanted) = rest.split_once(' ').unwrap_or((rest, "null"));
                assert_eq!(self.at(path), read(wanted), "{step}");
            }
            _ => step.split(", ").for_each(|m| self.play(m)),
        }
    }

    /// Who does what: `1: pass` is done by a certain seat, all else by whoever is awaited.
    fn told(&self, text: &str) -> (Seat, G::Move) {
        let by_seat = text.split_once(": ").and_then(|(seat, m)| Some((Seat(seat.parse().ok()?), m)));
        let (seat, notation) = by_seat.unwrap_or_else(|| (self.awaited(), text));
        (seat, notation.parse().unwrap_or_else(|e| panic!("{text}: {e}")))
    }

    /// The law, or else the message, by which a move is refused.
    pub fn refusal(&self, text: &str) -> Option<String> {
        let (seat, m) = self.told(text);
        let refusal = self.game.check(&self.state, seat, m).err()?;
        Some(refusal.law.map_or_else(|| refusal.text.id.to_string(), |law| law.0.to_owned()))
    }

    /// Plays a move.
    ///
    /// # Panics
    /// When it is refused.
    pub fn play(&mut self, text: &str) {
        let (seat, m) = self.told(text);
        self.game.check(&self.state, seat, m).unwrap_or_else(|refusal| panic!("{text} by {seat}: {refusal}"));
        self.game.play(&mut self.state, seat, m, &mut self.log);
    }

    /// What stands at a place of the state: names and numbers divided by points.
    fn at(&self, path: &str) -> Value {
        let state = serde_json::to_value(&self.state).unwrap_or(Value::Null);
        let found = path.split('.').try_fold(&state, |value, name| match name.parse::<usize>() {
            Ok(place) if value.is_array() => value.get(place),
            _ => value.get(name),
        });
        found.cloned().unwrap_or_else(|| panic!("nothing stands at {path} of {state:#}"))
    }
}

/// JSON, or a bare word.
fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}

/// The stories of a text: the lines of each by its title, names spelled out.
fn stories(text: &str) -> BTreeMap<String, Vec<String>> {
    let mut lets: Vec<(String, String)> = Vec::new();
    let mut stories: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut title: Option<String> = None;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        // The longest name first, so that none is taken for the beginning of another.
        let spelled = lets.iter().fold(line.to_owned(), |line, (name, text)| line.replace(name, text));
        if let Some(begins) = line.strip_prefix("# ") {
            assert!(!stories.contains_key(begins), "two stories: {begins}");
            stories.insert(begins.to_owned(), Vec::new());
            title = Some(begins.to_owned());
        } else if let Some((name, text)) = spelled.strip_prefix("let ").and_then(|line| line.split_once(" = ")) {
            lets.push((format!("${name}"), text.to_owned()));
            lets.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        } else if let Some(other) = line.strip_prefix("like ") {
            let before = stories.get(other).cloned().unwrap_or_else(|| panic!("no story before: {other}"));
            stories.entry(title.clone().unwrap_or_default()).or_default().extend(before);
        } else {
            stories.entry(title.clone().unwrap_or_default()).or_default().push(spelled);
        }
    }
    stories
}

/// The table at the end of a story.
fn told<G: Table>(lines: &[String]) -> Story<G> {
    let mut lines = lines.iter();
    let table = lines.next().and_then(|line| line.strip_prefix("table")).expect("a story begins with its table");
    let mut words = table.split_whitespace();
    let preset = words.next().unwrap_or("");
    let option = |word: &str| word.split_once('=').map(|(name, value)| (name.to_owned(), read(value)));
    let options: Map<String, Value> = words.map(|word| option(word).expect("name=value")).collect();
    lines.fold(Story::new(preset, &Value::Object(options)), |story, line| story.goes(line))
}

/// Tells one story more in the words of a text, and gives its table to whoever goes on in Rust.
///
/// # Panics
/// When it does not go as it is told.
pub fn also<G: Table>(text: &str, story: &str) -> Story<G> {
    told(&stories(&format!("{text}\n# also\n{story}"))["also"])
}

/// Tells all stories of a text.
///
/// # Panics
/// Names the stories that do not go as they are told.
pub fn tell<G: Table>(text: &str) {
    let stories = stories(text);
    let fails = |lines: &[String]| std::panic::catch_unwind(|| drop(told::<G>(lines))).is_err();
    let failed: Vec<&String> = stories.iter().filter(|(_, lines)| fails(lines)).map(|(title, _)| title).collect();
    assert!(!stories.is_empty() && failed.is_empty(), "{} of {}: {failed:#?}", failed.len(), stories.len());
}
