//! Running worked cases.

use crate::entry;
use serde_json::Value;
use spadille_core::Case;
use std::fmt;

/// What came of a worked case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The engine gives the expected answer.
    Passed,
    /// It does not; where and how.
    Failed(String),
    /// It does not, and the book is on our side; the reason.
    Disputed(String),
    /// No program can decide it by its form, or the form is unknown.
    Unsupported(String),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Passed => f.write_str("passed"),
            Verdict::Failed(why) => write!(f, "failed: {why}"),
            Verdict::Disputed(why) => write!(f, "disputed: {why}"),
            Verdict::Unsupported(why) => write!(f, "unsupported: {why}"),
        }
    }
}

/// How many cases came out how.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
#[allow(missing_docs)]
pub struct Count {
    pub passed: usize,
    pub failed: usize,
    pub disputed: usize,
    pub unsupported: usize,
}

impl Count {
    /// Counts one more.
    pub fn add(&mut self, verdict: &Verdict) {
        match verdict {
            Verdict::Passed => self.passed += 1,
            Verdict::Failed(_) => self.failed += 1,
            Verdict::Disputed(_) => self.disputed += 1,
            Verdict::Unsupported(_) => self.unsupported += 1,
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Count { passed, failed, disputed, unsupported } = self;
        write!(f, "{passed} passed, {failed} failed, {disputed} disputed, {unsupported} unsupported")
    }
}

/// Reads the cases of a file: a JSON array, or one case alone.
///
/// # Errors
/// Says what is malformed.
pub fn read(text: &str) -> Result<Vec<Result<Case, String>>, String> {
    let value: Value = serde_json::from_str(text).map_err(|e| e.to_string())?;
    let list = match value {
        Value::Array(list) => list,
        one @ Value::Object(_) => vec![one],
        _ => return Err("expected a list of cases".into()),
    };
    Ok(list.into_iter().map(|v| serde_json::from_value(v).map_err(|e| e.to_string())).collect())
}

/// Works out one case of a game and compares.
pub fn judge(game: &str, case: &Case) -> Verdict {
    let id = case.game.as_deref().unwrap_or(game);
    let Some(entry) = entry(id) else { return Verdict::Unsupported(format!("there is no game \"{id}\"")) };
    if !case.auto {
        return Verdict::Unsupported("decided by a hand-written test, not by its form".into());
    }
    let why = match entry.work(case) {
        Ok(answer) => match answer.difference(&case.expect) {
            None => return Verdict::Passed,
            Some(difference) => Verdict::Failed(difference),
        },
        Err(unsupported) => Verdict::Unsupported(unsupported.to_string()),
    };
    match entry.about().book.disputes.iter().find(|d| d.id == case.id) {
        Some(dispute) => Verdict::Disputed(dispute.reason.clone()),
        None => why,
    }
}
