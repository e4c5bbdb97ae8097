//! How worked cases of chess are run, by their form.

mod advice;
mod constants;
mod play;

use crate::moves::parse_step;
use crate::options::ChessOptions;
use crate::position::Position;
use crate::rules::Chess;
use cozy_chess::Move as Step;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Game as _, Unsupported};

/// Works out a case.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let game = rules(case)?;
    let options = game.options();
    match case.form().unwrap_or_default() {
        "moves" => play::moves(options, case),
        "after" => play::after(options, case),
        "outcome" => play::outcome(options, case),
        "settle" => play::settle(options, case),
        "perft" => play::perft(options, case),
        "setup" => constants::setup(),
        "board" => constants::board(),
        "men" => constants::men(),
        "worth" => constants::order_of_worth(),
        "words" => Answer::new(json!({"schach": "king", "sedrenz": "hundred cares"})),
        "advice" => advice::advise(options, case),
        "can_force_mate" => advice::can_force_mate(case),
        "counsel" => advice::counsel(options, case),
        _ => Err(Unsupported::form(case)),
    }
}

fn no(why: impl Into<String>) -> Unsupported {
    Unsupported(why.into())
}

/// One field of the question.
fn asked<T: DeserializeOwned>(case: &Case, name: &str) -> Result<T, Unsupported> {
    let value = case.given.get(name).cloned().unwrap_or_default();
    serde_json::from_value(value).map_err(|e| no(format!("given.{name}: {e}")))
}

/// The rules of a case, which may name its stake beside the options.
fn rules(case: &Case) -> Result<Chess, Unsupported> {
    let mut options: Map<String, Value> = asked::<Option<_>>(case, "options")?.unwrap_or_default();
    options.extend(case.given.get("stake").map(|stake| ("stake".to_owned(), stake.clone())));
    let given = json!({"preset": case.given.get("preset"), "options": options});
    Case { given, ..case.clone() }.rules()
}

fn read_step(text: &str) -> Result<Step, Unsupported> {
    parse_step(text).ok_or_else(|| no(format!("not a move: {text}")))
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
        return Err(no(format!("{text} is not allowed")));
    }
    position.make(step);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

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
