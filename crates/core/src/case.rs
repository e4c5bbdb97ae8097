//! Worked cases: small questions with known answers, in the forms of `cases/`.
//!
//! ```
//! use serde::Deserialize;
//! use serde_json::json;
//! use spadille_core::{Answer, Case, Unsupported};
//! /// Which of the cards in hand are of the suit that was led.
//! fn follow(case: &Case) -> Result<Answer, Unsupported> {
//!     #[derive(Deserialize)]
//!     struct Question {
//!         hand: Vec<String>,
//!         led: char,
//!     }
//!     let Question { hand, led } = case.question()?;
//!     let legal: Vec<String> = hand.into_iter().filter(|card| card.ends_with(led)).collect();
//!     Answer::with_sets(json!({ "legal": legal }), &["legal"])
//! }
//! let case: Case = serde_json::from_value(json!({
//!     "id": "follow-1",
//!     "given": { "ask": "follow", "hand": ["KS", "2H", "7S"], "led": "S" },
//!     "expect": { "legal": ["7S", "KS"] },
//! }))
//! .unwrap();
//! assert_eq!(case.form(), Some("follow"));
//! assert_eq!(follow(&case).unwrap().difference(&case.expect), None, "cards come in any order");
//! let told = follow(&case).unwrap().difference(&json!({ "legal": ["KS"] }));
//! assert_eq!(told.unwrap(), ".legal: expected [\"KS\"], found [\"KS\",\"7S\"]");
//! ```

use crate::book::{Book, Lang};
use crate::game::{Game, Table};
use crate::options::Options as _;
use crate::seat::Seat;
use crate::speech::Speech;
use crate::text::Text;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;

/// A worked case.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Case {
    /// Unique name.
    pub id: String,
    /// The game, when the file's name does not tell.
    #[serde(default)]
    pub game: Option<String>,
    /// Names the shape of `given` and `expect`.
    #[serde(default)]
    pub form: Option<String>,
    /// Whether a program can decide it by its form.
    #[serde(default = "yes")]
    pub auto: bool,
    /// The question.
    #[serde(default)]
    pub given: Value,
    /// The answer.
    #[serde(default)]
    pub expect: Value,
}

fn yes() -> bool {
    true
}

impl Case {
    /// The form: the field `form`, or `given.ask` where a game names its forms there.
    pub fn form(&self) -> Option<&str> {
        self.form.as_deref().or_else(|| self.given.get("ask")?.as_str())
    }

    /// Reads `given` as a typed question.
    ///
    /// # Errors
    /// Says which field is missing or malformed.
    pub fn question<Q: for<'de> Deserialize<'de>>(&self) -> Result<Q, Unsupported> {
        Q::deserialize(&self.given).map_err(|e| Unsupported(format!("given: {e}")))
    }

    /// Reads one field of `given`; one that is left out reads as nothing.
    ///
    /// # Errors
    /// Says that it is missing or malformed.
    pub fn field<T: for<'de> Deserialize<'de>>(&self, name: &str) -> Result<T, Unsupported> {
        let value = self.given.get(name).unwrap_or(&Value::Null);
        T::deserialize(value).map_err(|e| Unsupported(format!("given.{name}: {e}")))
    }
}

/// What every question may say about its table.
#[derive(Deserialize)]
struct Agreed {
    #[serde(default)]
    preset: Option<String>,
    #[serde(default)]
    options: Map<String, Value>,
}

impl Case {
    /// The rules of the case: its preset, and the options that differ.
    ///
    /// # Errors
    /// When preset or options are unknown or do not fit together.
    pub fn rules<G: Game>(&self) -> Result<G, Unsupported> {
        let agreed: Agreed = self.question()?;
        G::Options::from_overrides(agreed.preset.as_deref(), &agreed.options)
            .and_then(G::new)
            .map_err(|e| Unsupported(e.to_string()))
    }
}

/// What a game answers otherwise than the worked cases in a text say, and what of them it cannot answer. Those that no program
/// can decide and those the book disputes are left out.
pub fn faults_of_cases<G: Table>(text: &str) -> Vec<String> {
    let cases: Vec<Case> = match serde_json::from_str(text) {
        Ok(cases) => cases,
        Err(why) => return vec![format!("{}: the cases cannot be read: {why}", G::ID)],
    };
    let disputed = |case: &Case| G::book().disputes.iter().any(|dispute| dispute.id == case.id);
    let fault = |case: &Case| {
        let why = match G::work(case) {
            Ok(answer) => answer.difference(&case.expect),
            Err(unsupported) => Some(unsupported.to_string()),
        };
        why.map(|why| format!("{} ({}): {why}", case.id, case.form().unwrap_or_default()))
    };
    cases.iter().filter(|case| case.auto && !disputed(case)).filter_map(fault).collect()
}

/// A seat of a case, counted from 0, if the table has it.
///
/// # Errors
/// When there is no such seat.
pub fn seated(seat: Seat, seats: u8) -> Result<Seat, Unsupported> {
    if seat.0 < seats { Ok(seat) } else { Err(Unsupported(format!("there is no seat {seat}"))) }
}

/// A question that cannot be read or cannot be, and why.
///
/// # Errors
/// Always.
pub fn malformed<T>(why: impl Into<String>) -> Result<T, Unsupported> {
    Err(Unsupported(why.into()))
}

/// What the engine answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The answer in the shape of `expect`.
    pub value: Value,
    /// Fields whose lists are sets: their order has no meaning.
    pub sets: &'static [&'static str],
    /// Fields whose lists are limits to an advice rather than the advice itself.
    pub limits: &'static [(&'static str, Limit)],
    /// Fields that a case may leave out.
    pub optional: &'static [&'static str],
    /// Fields whose lists are lists of sets: hands in the order of the seats, each in any order.
    pub rows: &'static [&'static str],
}

/// How the list of an answer may differ from what is expected.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Limit {
    /// All that is expected is in the answer, which may hold more.
    AtLeast,
    /// All of the answer is expected; more would have been as good.
    Within,
}

impl Answer {
    /// An answer in which every list has an order.
    ///
    /// # Errors
    /// When the answer cannot be written as JSON.
    pub fn new(value: impl Serialize) -> Result<Answer, Unsupported> {
        Answer::with_sets(value, &[])
    }

    /// An answer in which the lists of the named fields are sets.
    ///
    /// # Errors
    /// When the answer cannot be written as JSON.
    pub fn with_sets(value: impl Serialize, sets: &'static [&'static str]) -> Result<Answer, Unsupported> {
        let value = serde_json::to_value(value).map_err(|e| Unsupported(format!("answer: {e}")))?;
        Ok(Answer { value, sets, limits: &[], optional: &[], rows: &[] })
    }

    /// The same answer, of which some lists are lists of sets.
    #[must_use]
    pub fn in_rows(self, rows: &'static [&'static str]) -> Answer {
        Answer { rows, ..self }
    }

    /// The same answer, of which some lists are compared as limits.
    #[must_use]
    pub fn limited(self, limits: &'static [(&'static str, Limit)]) -> Answer {
        Answer { limits, ..self }
    }

    /// The same answer, of which a case may leave some fields out.
    #[must_use]
    pub fn or_less(self, optional: &'static [&'static str]) -> Answer {
        Answer { optional, ..self }
    }

    /// Where the answer differs from what was expected: a path and both values; nothing when it agrees.
    pub fn difference(&self, expect: &Value) -> Option<String> {
        self.differs("", expect, &self.value, List::Sequence)
    }
}

/// A case the engine cannot answer: an unknown form or a malformed question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported(pub String);

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unsupported {}

impl Unsupported {
    /// A form that this game does not have.
    pub fn form(case: &Case) -> Unsupported {
        Unsupported(format!("no such form: {}", case.form().unwrap_or("none")))
    }

    /// For a reason in the words of the game's book.
    pub fn said(why: &Text, book: &Book) -> Unsupported {
        Unsupported(Speech::new(Lang::En, [book]).say(why, &[]))
    }
}

impl<E: std::error::Error> From<(&str, E)> for Unsupported {
    fn from((what, error): (&str, E)) -> Unsupported {
        Unsupported(format!("{what}: {error}"))
    }
}

/// How two lists are compared.
#[derive(Copy, Clone)]
enum List {
    Sequence,
    Rows,
    Set,
    Limited(Limit),
}

impl Answer {
    fn list(&self, key: &str) -> List {
        match self.limits.iter().find(|(name, _)| *name == key) {
            Some((_, limit)) => List::Limited(*limit),
            None if self.sets.contains(&key) => List::Set,
            None if self.rows.contains(&key) => List::Rows,
            None => List::Sequence,
        }
    }

    fn differs(&self, path: &str, expect: &Value, found: &Value, list: List) -> Option<String> {
        let unequal = || Some(format!("{path}: expected {expect}, found {found}"));
        match (expect, found) {
            (Value::Object(e), Value::Object(f)) => {
                // What is null may as well not be there.
                let without = |some: &Map<String, Value>, key: &str| some.get(key).is_none_or(Value::is_null);
                let missing = e.keys().find(|k| without(f, k) && !without(e, k));
                let is_extra = |k: &String| without(e, k) && !without(f, k) && !self.optional.contains(&k.as_str());
                let extra = || f.keys().find(|k| is_extra(k)).map(|k| format!("{path}.{k}: not expected"));
                missing.map(|k| format!("{path}.{k}: missing in the answer")).or_else(extra).or_else(|| {
                    let both = e.iter().filter_map(|(k, v)| Some((k, v, f.get(k)?)));
                    let mut both = both.filter(|(_, v, _)| !v.is_null());
                    both.find_map(|(k, v, found)| self.differs(&format!("{path}.{k}"), v, found, self.list(k)))
                })
            }
            (Value::Array(e), Value::Array(f)) => match list {
                List::Limited(Limit::AtLeast) => self.missing(path, e, f),
                List::Limited(Limit::Within) => self.missing(path, f, e),
                _ if e.len() != f.len() => unequal(),
                List::Set => self.missing(path, e, f),
                List::Sequence | List::Rows => {
                    let inner = if matches!(list, List::Rows) { List::Set } else { List::Sequence };
                    let mut pairs = e.iter().zip(f).enumerate();
                    pairs.find_map(|(i, (e, f))| self.differs(&format!("{path}[{i}]"), e, f, inner))
                }
            },
            (Value::Number(e), Value::Number(f)) if e.as_f64() == f.as_f64() => None,
            _ if expect == found => None,
            _ => unequal(),
        }
    }

    /// The first of some values that is not among others, each of which counts once.
    fn missing(&self, path: &str, some: &[Value], others: &[Value]) -> Option<String> {
        let mut left: Vec<&Value> = others.iter().collect();
        some.iter().find_map(|wanted| {
            match left.iter().position(|v| self.differs("", wanted, v, List::Sequence).is_none()) {
                Some(i) => {
                    left.swap_remove(i);
                    None
                }
                None => Some(format!("{path}: {wanted} is not among {}", Value::from(others))),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn differences_are_found_at_any_depth() {
        let limits = &[("throw", Limit::AtLeast), ("play", Limit::Within)];
        let answer = |value| Answer { value, sets: &["legal"], limits, optional: &["perhaps"], rows: &["hands"] };
        assert_eq!(
            answer(json!({"hands": [["a", "b"], ["c"]]})).difference(&json!({"hands": [["b", "a"], ["c"]]})),
            None
        );
        assert!(answer(json!({"hands": [["a"], ["c"]]})).difference(&json!({"hands": [["c"], ["a"]]})).is_some());
        assert_eq!(answer(json!({"legal": ["a", "b"]})).difference(&json!({"legal": ["b", "a"]})), None);
        assert!(answer(json!({"order": ["a", "b"]})).difference(&json!({"order": ["b", "a"]})).is_some());
        assert!(answer(json!({"legal": ["a", "a"]})).difference(&json!({"legal": ["a", "b"]})).is_some());
        assert!(answer(json!({"legal": ["a"]})).difference(&json!({"legal": ["a", "b"]})).is_some());
        assert_eq!(answer(json!({"throw": ["a", "b"]})).difference(&json!({"throw": ["b"]})), None);
        assert!(answer(json!({"throw": ["a", "b"]})).difference(&json!({"throw": ["c"]})).is_some());
        assert_eq!(answer(json!({"play": ["a"]})).difference(&json!({"play": ["b", "a"]})), None);
        assert!(answer(json!({"play": ["a", "c"]})).difference(&json!({"play": ["b", "a"]})).is_some());
        assert!(answer(json!({"n": {"x": 1}})).difference(&json!({"n": {"x": 2}})).is_some());
        assert!(answer(json!({"n": 1, "m": 2})).difference(&json!({"n": 1})).is_some());
        assert!(answer(json!({"n": 1})).difference(&json!({"n": 1, "m": 2})).is_some());
        assert!(answer(json!({"n": 1})).difference(&json!({"n": null})).is_some());
        assert!(answer(json!({"n": null})).difference(&json!({"n": 1})).is_some());
        assert_eq!(answer(json!({"n": 1})).difference(&json!({"n": 1, "m": null})), None);
        assert_eq!(answer(json!({"n": 1, "m": null})).difference(&json!({"n": 1})), None);
        assert_eq!(answer(json!({"perhaps": 1})).difference(&json!({})), None);
        assert!(answer(json!({"perhaps": 1})).difference(&json!({"perhaps": 2})).is_some());
    }
}
