//! Stories: tests that play at a real table, move by move, and say what must then be so.
//!
//! A story is a text. `# …` begins one and says what it shows; `table 1782 stake=12` opens its table; every other line is steps,
//! divided by `; `, and may end with its reason in brackets; `// …` is a remark. What stands once above all stories,
//! `let ASK = bid ask, pass, pass`, may be used in each as `$ASK`; `like …` begins with the lines of the story of that title. A step is
//!
//! | step | says |
//! |---|---|
//! | `bid ask, pass, 2: tell` | moves, each by whoever is awaited first, or by a certain seat (from 0) |
//! | `chance {"first_dealer": 3}` | what chance decides, as records write it |
//! | `excludes {"first_dealer": 4}` | what chance cannot decide now |
//! | `given deal.points [3, 0]` | how the table stands at a place of the state, whatever came before |
//! | `allows MOVE`, `refuses MOVE`, `refuses MOVE by LAW` | what may be done now; a refusal without a law by its message |
//! | `pays 4 -4`, `pays 2: -8` | what seats have won or lost so far, from the first or from a certain one |
//! | `cites LAW LAW`, `omits LAW` | laws that were, or were not, cited since the table was opened, or messages told |
//! | `is deal.phase "mend"` | what stands at a place of the state, as JSON; bare words need no quotes |
//! | `awaits 1 2`, `over` | whom the game waits for; that it is over |
//! | `offers 21` | how many moves there are for whoever is awaited |
//! | `advises MOVE`, `advises 1: MOVE by a6` | what the book advises whoever is awaited, or a certain seat; by which maxim first |

use crate::game::{Game, Table};
use crate::options::Options as _;
use crate::scribe::{Event, Log};
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

    /// Whether a law was cited, or a message told to everybody.
    fn was_told(&self, what: &str) -> bool {
        let mut messages = self.log.events.iter().filter_map(Event::text);
        self.laws().any(|law| law == what) || messages.any(|text| text.id == what)
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
            self.step(step.split_once(" (").map_or(step, |(step, _reason)| step));
        }
        self
    }

    fn step(&mut self, step: &str) {
        let (verb, rest) = step.split_once(' ').unwrap_or((step, ""));
        match verb {
            "chance" | "excludes" => {
                let outcome = serde_json::from_str(rest).unwrap_or_else(|e| panic!("{step}: {e}"));
                if verb == "chance" {
                    self.chance(&outcome);
                } else {
                    assert!(self.game.admits(&self.state, &outcome).is_err(), "{step}: it may fall");
                }
            }
            "allows" => assert_eq!(self.refusal(rest), None, "{step}"),
            "given" => {
                let (path, value) = rest.split_once(' ').expect(step);
                let mut state = serde_json::to_value(&self.state).expect(step);
                *state.pointer_mut(&pointer(path)).expect(step) = read(value);
                self.state = serde_json::from_value(state).unwrap_or_else(|e| panic!("{step}: {e}"));
            }
            "refuses" => {
                let (m, law) = by(rest);
                let refusal = self.refusal(m);
                assert!(refusal.is_some(), "{step}: it may be done");
                assert!(law.is_none() || refusal.as_deref() == law, "{step}: {refusal:?}");
            }
            "pays" => {
                let (first, amounts) = rest.split_once(": ").unwrap_or(("0", rest));
                let first: u8 = first.parse().unwrap_or_else(|_| panic!("{step}"));
                let wanted: Vec<i64> = amounts.split_whitespace().map(|n| n.parse().expect(step)).collect();
                let paid: Vec<i64> = (first..).take(wanted.len()).map(|seat| self.balance(seat)).collect();
                assert_eq!(paid, wanted, "{step}");
            }
            "cites" => {
                let missing: Vec<&str> = rest.split(' ').filter(|what| !self.was_told(what)).collect();
                assert!(missing.is_empty(), "{step}: {missing:?} of {:?}", self.laws().collect::<Vec<_>>());
            }
            "omits" => assert!(!rest.split(' ').any(|what| self.was_told(what)), "{step}"),
            "awaits" => {
                let awaited = self.game.turn(&self.state).awaited().iter().map(|seat| seat.0.to_string());
                assert_eq!(awaited.collect::<Vec<_>>().join(" "), rest, "{step}");
            }
            "over" => assert_eq!(self.game.turn(&self.state), Turn::Over, "{step}"),
            "offers" => {
                let offered = self.game.moves(&self.state, self.awaited()).len();
                assert_eq!(offered.map_or("no end".to_owned(), |n| n.to_string()), rest, "{step}");
            }
            "advises" => {
                let (m, maxim) = by(rest);
                let (seat, m) = self.told(m);
                let view = self.game.view(&self.state, Viewer::Seat(seat));
                let advice = self.game.advise(&view, seat).unwrap_or_else(|| panic!("{step}: no advice"));
                assert_eq!(advice.choice, m, "{step}");
                let first = advice.reasons.first().and_then(|why| why.maxim);
                assert!(maxim.is_none() || maxim == first, "{step}: {first:?}");
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
        state.pointer(&pointer(path)).cloned().unwrap_or_else(|| panic!("nothing stands at {path} of {state:#}"))
    }
}

/// A place of the state as JSON points to it.
fn pointer(path: &str) -> String {
    format!("/{}", path.replace('.', "/"))
}

/// What is done, and by which law or maxim.
fn by(text: &str) -> (&str, Option<&str>) {
    text.split_once(" by ").map_or((text, None), |(done, by)| (done, Some(by)))
}

/// JSON, or a bare word.
fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}

/// Tells all stories of a text.
///
/// # Panics
/// Names the stories that do not go as they are told.
pub fn tell<G: Table>(text: &str) {
    let mut lets: Vec<(String, String)> = Vec::new();
    let mut stories: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut title: Option<String> = None;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")) {
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
    let mut failed = Vec::new();
    for (title, lines) in &stories {
        let told = std::panic::catch_unwind(|| {
            let mut lines = lines.iter();
            let table =
                lines.next().and_then(|line| line.strip_prefix("table")).expect("a story begins with its table");
            let mut words = table.split_whitespace();
            let preset = words.next().unwrap_or("");
            let option = |word: &str| word.split_once('=').map(|(name, value)| (name.to_owned(), read(value)));
            let options: Map<String, Value> = words.map(|word| option(word).expect("name=value")).collect();
            lines.fold(Story::<G>::new(preset, &Value::Object(options)), |story, line| story.goes(line))
        });
        if told.is_err() {
            failed.push(title);
        }
    }
    assert!(!stories.is_empty() && failed.is_empty(), "{} of {}: {failed:#?}", failed.len(), stories.len());
}
