//! Worked cases: small questions with known answers, in the forms of `cases/`.

use serde::{Deserialize, Serialize};
use serde_json::Value;
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
}

/// What the engine answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The answer in the shape of `expect`.
    pub value: Value,
    /// Fields whose lists are sets: their order has no meaning.
    pub sets: &'static [&'static str],
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
        Ok(Answer { value, sets })
    }

    /// Where the answer differs from what was expected: a path and both values; nothing when it agrees.
    pub fn difference(&self, expect: &Value) -> Option<String> {
        difference("", expect, &self.value, self.sets, false)
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
}

impl<E: std::error::Error> From<(&str, E)> for Unsupported {
    fn from((what, error): (&str, E)) -> Unsupported {
        Unsupported(format!("{what}: {error}"))
    }
}

fn difference(path: &str, expect: &Value, found: &Value, sets: &[&str], is_set: bool) -> Option<String> {
    match (expect, found) {
        (Value::Object(e), Value::Object(f)) => {
            let missing = e.keys().find(|k| !f.contains_key(*k)).map(|k| format!("{path}.{k}: missing in the answer"));
            let extra = || f.keys().find(|k| !e.contains_key(*k)).map(|k| format!("{path}.{k}: not expected"));
            missing.or_else(extra).or_else(|| {
                e.iter()
                    .find_map(|(k, v)| difference(&format!("{path}.{k}"), v, &f[k], sets, sets.contains(&k.as_str())))
            })
        }
        (Value::Array(e), Value::Array(f)) if e.len() == f.len() && is_set => {
            let mut left: Vec<&Value> = f.iter().collect();
            for wanted in e {
                match left.iter().position(|v| difference("", wanted, v, sets, false).is_none()) {
                    Some(i) => drop(left.swap_remove(i)),
                    None => return Some(format!("{path}: expected {wanted} among {found}")),
                }
            }
            None
        }
        (Value::Array(e), Value::Array(f)) if e.len() == f.len() => {
            e.iter().zip(f).enumerate().find_map(|(i, (e, f))| difference(&format!("{path}[{i}]"), e, f, sets, false))
        }
        (Value::Number(e), Value::Number(f)) if e.as_f64() == f.as_f64() => None,
        _ if expect == found => None,
        _ => Some(format!("{path}: expected {expect}, found {found}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn differences_are_found_at_any_depth() {
        let answer = |value| Answer { value, sets: &["legal"] };
        assert_eq!(answer(json!({"legal": ["a", "b"]})).difference(&json!({"legal": ["b", "a"]})), None);
        assert!(answer(json!({"order": ["a", "b"]})).difference(&json!({"order": ["b", "a"]})).is_some());
        assert!(answer(json!({"legal": ["a", "a"]})).difference(&json!({"legal": ["a", "b"]})).is_some());
        assert!(answer(json!({"n": {"x": 1}})).difference(&json!({"n": {"x": 2}})).is_some());
        assert!(answer(json!({"n": 1, "m": 2})).difference(&json!({"n": 1})).is_some());
    }
}
