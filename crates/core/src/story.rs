//! Stories: tests that play at a real table, move by move, and say what must then be so.
//!
//! A story is a text. `# …` begins one and says what it shows; `table 1782 stake=12` opens its table; every other line is steps,
//! divided by `; `, and may end with its reason in brackets; `// …` is a remark. What stands once above all stories,
//! `let ASK = bid ask, pass, pass`, may be used in each as `$ASK`; `like …` begins with the lines of the story of that title. A step is
//!
//! | step | says |
//! |---|---|
//! | `bid ask, pass ×2, 2: tell` | moves, each by whoever is awaited first, or by a certain seat (from 0) |
//! | `chance {"first_dealer": 3}` | what chance decides, as records write it; `"…"` in a list are the cards that are not named |
//! | `given board.3 {"men": 2}` | how the table stands at a place of the state, whatever came before |
//! | `allows MOVE`, `refuses MOVE`, `refuses MOVE by LAW` | what may be done (or fall, `chance …`) now; a refusal without a law by its message |
//! | `pays 4 -4`, `pays 2: -8` | what counters seats have won or lost so far, from the first or from a certain one |
//! | `cites LAW LAW`, `omits LAW` | laws that were, or were not, cited since the table was opened, or messages told |
//! | `is deal.phase "mend"` | what stands at a place of the state, as JSON; bare words need no quotes |
//! | `awaits 1 2`, `over` | whom the game waits for; that it is over |
//! | `offers 21` | how many moves there are for whoever is awaited |
//! | `advises MOVE`, `advises MOVE by MAXIM`, `advises 2: nothing` | what the book advises whoever is awaited, or a certain seat |
//! | `promises 6` | so many random matches by these rules keep every promise of the [contract](crate::contract) |
//! | `reckons MOVE at 10 + 3/8` | what the game reckons a move to be worth, in counters |

use crate::card::Card;
use crate::cardset::CardSet;
use crate::contract::{Care, random_match};
use crate::game::{Game, Table};
use crate::options::Options as _;
use crate::scribe::{Event, Log};
use crate::seat::{Seat, Viewer};
use crate::space::Space as _;
use crate::turn::Turn;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

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
            "chance" => self.chance(&self.outcome(rest)),
            "given" => {
                let (path, thing) = rest.split_once(' ').unwrap_or((rest, "null"));
                let mut state = serde_json::to_value(&self.state).unwrap_or_default();
                *state.pointer_mut(&pointer(path)).unwrap_or_else(|| panic!("{step}: no such place")) = read(thing);
                self.state = serde_json::from_value(state).unwrap_or_else(|e| panic!("{step}: {e}"));
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
                let counters = amounts.split_whitespace().map(|n| n.parse::<i64>().expect(step));
                let wanted: Vec<i64> = counters.map(|n| n * G::PARTS).collect();
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
                let (seat, rest) = by_seat(rest).unwrap_or_else(|| (self.awaited(), rest));
                let (wanted, maxim) = rest.split_once(" by ").map_or((rest, None), |(m, maxim)| (m, Some(maxim)));
                let advice = self.game.advise(&self.game.view(&self.state, Viewer::Seat(seat)), seat);
                let choice = advice.as_ref().map_or_else(|| "nothing".to_owned(), |advice| advice.choice.to_string());
                let first = advice.and_then(|advice| advice.reasons.iter().find_map(|reason| reason.maxim));
                assert_eq!((choice.as_str(), maxim.and(first)), (wanted, maxim), "{step}");
            }
            "reckons" => {
                let (m, worth) = rest.split_once(" at ").unwrap_or_else(|| panic!("{step}: at what?"));
                let (seat, m) = self.told(m);
                let number = |text: &str| text.trim().parse::<f64>().unwrap_or_else(|e| panic!("{step}: {e}"));
                let part =
                    |text: &str| text.split_once('/').map_or_else(|| number(text), |(n, d)| number(n) / number(d));
                let wanted: f64 = worth.split('+').map(part).sum();
                self.game.check(&self.state, seat, m).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
                let found = self.game.reckon(&self.game.view(&self.state, Viewer::Seat(seat)), seat, m);
                let found = found.unwrap_or_else(|| panic!("{step}: it is not reckoned")) / G::PARTS as f64;
                assert!((found - wanted).abs() < 1e-9, "{step}: {found}");
            }
            "promises" => {
                for seed in 0..rest.parse().unwrap_or_else(|e| panic!("{step}: {e}")) {
                    let care = Care { look_every: 23, ..Care::default() };
                    let played = random_match(&self.game, &mut StdRng::seed_from_u64(seed), care);
                    assert!(played.is_ok(), "{step}, seed {seed}: {played:?}");
                }
            }
            "is" => {
                let (path, wanted) = rest.split_once(' ').unwrap_or((rest, "null"));
                assert_eq!(self.at(path), read(wanted), "{step}");
            }
            _ => step.split(", ").for_each(|m| {
                let (m, times) = m.split_once(" ×").map_or((m, 1), |(m, times)| (m, times.parse().expect(step)));
                (0..times).for_each(|_| self.play(m));
            }),
        }
    }

    /// Who does what: `1: pass` is done by a certain seat, all else by whoever is awaited.
    fn told(&self, text: &str) -> (Seat, G::Move) {
        let (seat, notation) = by_seat(text).unwrap_or_else(|| (self.awaited(), text));
        (seat, notation.parse().unwrap_or_else(|e| panic!("{text}: {e}")))
    }

    /// What chance is told to decide.
    fn outcome(&self, text: &str) -> G::Outcome {
        let mut told = serde_json::from_str(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        if text.contains('…') {
            let drawn = self.game.draw(&self.state, &mut StdRng::seed_from_u64(0));
            let drawn = serde_json::to_value(drawn).unwrap_or_default();
            let mut rest = cards_in(&drawn).minus(cards_in(&told)).iter();
            fill(&mut told, &drawn, &mut rest);
        }
        serde_json::from_value(told).unwrap_or_else(|e| panic!("{text}: {e}"))
    }

    /// The law, or else the message, by which a move (or what chance would decide) is refused.
    pub fn refusal(&self, text: &str) -> Option<String> {
        let checked = if let Some(outcome) = text.strip_prefix("chance ") {
            self.game.admits(&self.state, &self.outcome(outcome))
        } else {
            let (seat, m) = self.told(text);
            self.game.check(&self.state, seat, m)
        };
        let refusal = checked.err()?;
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

/// `1: pass` is done by a certain seat.
fn by_seat(text: &str) -> Option<(Seat, &str)> {
    let (seat, rest) = text.split_once(": ")?;
    Some((Seat(seat.parse().ok()?), rest))
}

/// A place of the state, as JSON points to it.
fn pointer(path: &str) -> String {
    format!("/{}", path.replace('.', "/"))
}

/// All cards of an outcome.
fn cards_in(outcome: &Value) -> CardSet {
    match outcome {
        Value::String(text) => text.parse::<Card>().into_iter().collect(),
        Value::Array(some) => some.iter().flat_map(cards_in).collect(),
        Value::Object(fields) => fields.values().flat_map(cards_in).collect(),
        _ => CardSet::EMPTY,
    }
}

/// Fills lists in which `…` stands up to the length they have in an outcome that was drawn.
fn fill(told: &mut Value, drawn: &Value, rest: &mut impl Iterator<Item = Card>) {
    match told {
        Value::Array(some) => match some.iter().position(|one| one == "…") {
            Some(gap) => {
                let missing = (drawn.as_array().map_or(0, Vec::len) + 1).saturating_sub(some.len());
                some.splice(gap..=gap, rest.take(missing).map(|card| Value::String(card.to_string())));
            }
            None => some.iter_mut().enumerate().for_each(|(i, told)| fill(told, &drawn[i], rest)),
        },
        Value::Object(fields) => fields.iter_mut().for_each(|(name, told)| fill(told, &drawn[name.as_str()], rest)),
        _ => {}
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

/// The laws that are cited in the stories of a text.
///
/// # Panics
/// When one does not go as it is told.
pub fn cited<G: Table>(text: &str) -> BTreeSet<&'static str> {
    stories(text).values().flat_map(|lines| told::<G>(lines).laws().collect::<Vec<_>>()).collect()
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
