//! How worked cases of chess are run, by their form.

mod advice;
mod constants;
mod play;

use crate::moves::parse_step;
use crate::options::ChessOptions;
use crate::position::Position;
use cozy_chess::{Move as Step, Square};
use serde::Deserialize;
use serde_json::{Map, Value};
use spadille_core::{Answer, Case, Options as _, Unsupported};

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "moves" => play::moves(case),
        "after" => play::after(case),
        "outcome" => play::outcome(case),
        "settle" => play::settle(case),
        "perft" => play::perft(case),
        "setup" => constants::setup(),
        "board" => constants::board(),
        "men" => constants::men(),
        "worth" => constants::order_of_worth(),
        "words" => constants::words(),
        "advice" => advice::advise(case),
        "can_force_mate" => advice::can_force_mate(case),
        "counsel" => advice::counsel(case),
        _ => Err(Unsupported::form(case)),
    }
}

/// The options of a case: those of 1782 with what the case overrides.
fn options(case: &Case) -> Result<ChessOptions, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(default)]
        preset: Option<String>,
        #[serde(default)]
        options: Map<String, Value>,
        stake: Option<Value>,
    }
    let mut q: Q = case.question()?;
    if let Some(stake) = q.stake {
        q.options.insert("stake".into(), stake);
    }
    ChessOptions::from_overrides(q.preset.as_deref(), &q.options).map_err(|e| Unsupported(e.to_string()))
}

fn read_step(text: &str) -> Result<Step, Unsupported> {
    parse_step(text).ok_or_else(|| Unsupported(format!("not a move: {text}")))
}

fn square(text: &str) -> Result<Square, Unsupported> {
    text.parse().map_err(|_| Unsupported(format!("not a square: {text}")))
}

/// Moves as they are written, sorted.
fn written(steps: impl IntoIterator<Item = Step>) -> Vec<String> {
    let mut written: Vec<String> = steps.into_iter().map(|step| step.to_string()).collect();
    written.sort();
    written
}

/// Makes a move by the rules of the table.
fn make(position: &mut Position, options: &ChessOptions, text: &str) -> Result<(), Unsupported> {
    let step = read_step(text)?;
    if !position.allows(options, step) {
        return Err(Unsupported(format!("{text} is not allowed")));
    }
    position.make(step);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn ask(given: Value) -> Result<Value, Unsupported> {
        let case = json!({"id": "asked", "given": given});
        let case: Case = serde_json::from_value(case).map_err(|e| Unsupported(e.to_string()))?;
        work(&case).map(|answer| answer.value)
    }

    #[test]
    fn malformed_questions_are_not_answered() {
        let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for given in [
            json!({}),
            json!({"ask": "moves"}),
            json!({"ask": "moves", "fen": "8/8/8/8/8/8/8/8 w - - 0 1"}),
            json!({"ask": "moves", "fen": "9/8/8/8/8/8/8/8 w - - 0 1"}),
            json!({"ask": "moves", "fen": array, "from": "e9"}),
            json!({"ask": "moves", "fen": array, "options": {"castling": "ancient"}}),
            json!({"ask": "after", "fen": array, "moves": ["e2e5"]}),
            json!({"ask": "after", "fen": array, "moves": ["resign"]}),
            json!({"ask": "outcome", "fen": array, "stake": 3}),
            json!({"ask": "outcome", "fen": array, "stake": -2}),
            json!({"ask": "settle", "result": "mate", "stake": 2}),
            json!({"ask": "settle", "result": "quarrel", "stake": 2}),
            json!({"ask": "perft", "fen": array, "depth": 4_000_000_000u32}),
            json!({"ask": "perft", "fen": array, "depth": -1}),
            json!({"ask": "can_force_mate", "material": "KÄ-K"}),
            json!({"ask": "can_force_mate", "material": "KQK"}),
            json!({"ask": "can_force_mate", "material": "Q-K"}),
            json!({"ask": "counsel", "fen": array, "intended": "e2e5"}),
            json!({"ask": "advice", "question": "luck"}),
        ] {
            assert!(ask(given.clone()).is_err(), "{given}");
        }
    }
}
