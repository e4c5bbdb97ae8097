//! How worked cases of chess are run, by their form.

mod constants;

use crate::advice;
use crate::force::Force;
use crate::moves::parse_step;
use crate::options::ChessOptions;
use crate::position::{Position, Standing};
use crate::rules::Chess;
use crate::settle::{Drawn, Ending, Side};
use cozy_chess::{BitBoard, Move as Step, Square};
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
        "moves" => moves(options, case),
        "after" => after(options, case),
        "outcome" => outcome(options, case),
        "settle" => settle(options, case),
        "perft" => perft(options, case),
        "setup" => constants::setup(),
        "board" => constants::board(),
        "men" => constants::men(),
        "worth" => constants::order_of_worth(),
        "words" => Answer::new(json!({"schach": "king", "sedrenz": "hundred cares"})),
        "advice" => advise(options, case),
        "can_force_mate" => can_force_mate(case),
        "counsel" => counsel(options, case),
        _ => Err(Unsupported::form(case)),
    }
}

/// The rules of a case, which may name its stake beside the options.
fn rules(case: &Case) -> Result<Chess, Unsupported> {
    let mut options: Map<String, Value> = case.field::<Option<_>>("options")?.unwrap_or_default();
    options.extend(case.given.get("stake").map(|stake| ("stake".to_owned(), stake.clone())));
    let given = json!({"preset": case.given.get("preset"), "options": options});
    Case { given, ..case.clone() }.rules()
}

fn read_step(text: &str) -> Result<Step, Unsupported> {
    parse_step(text).ok_or_else(|| Unsupported(format!("not a move: {text}")))
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

fn moves(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (position, from): (Position, Option<String>) = (case.field("fen")?, case.field("from")?);
    let square = |text: String| text.parse::<Square>().map_err(|_| Unsupported(format!("not a square: {text}")));
    let moves = position.moves_of(options, from.map(square).transpose()?.map_or(BitBoard::FULL, Square::bitboard));
    Answer::with_sets(json!({"moves": written(moves.steps()), "count": moves.count()}), &["moves"])
}

fn after(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (mut position, moves): (Position, Vec<String>) = (case.field("fen")?, case.field("moves")?);
    moves.iter().try_for_each(|step| make(&mut position, options, step))?;
    let turn = Side::from(position.side());
    Answer::new(json!({"board": position.placement(), "turn": turn, "castling": position.castling()}))
}

/// What is paid, as the cases write it.
fn payments(ending: Option<Ending>, options: &ChessOptions) -> Value {
    let paid = ending.and_then(|ending| ending.payment(options));
    paid.map_or(json!([]), |(loser, amount)| json!([{"from": loser, "to": loser.other(), "amount": amount}]))
}

fn outcome(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let position: Position = case.field("fen")?;
    let side = Side::from(position.side());
    let standing = position.standing(options);
    let ending = match standing {
        Standing::Open | Standing::Check => None,
        Standing::Mate => Some(Ending::Mate(side)),
        Standing::Stalemate => Some(Ending::Stalemate(side)),
    };
    let mut answer = json!({"state": standing, "over": ending.is_some(), "payments": payments(ending, options)});
    if let Some(ending) = ending {
        answer["winner"] = json!(ending.payment(options).map(|(loser, _)| loser.other()));
    }
    Answer::new(answer)
}

fn settle(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let ending = match case.field::<String>("result")?.as_str() {
        "mate" => Ending::Mate(case.field("mated")?),
        "stalemate" => Ending::Stalemate(case.field("stalemated")?),
        "resign" | "resignation" => Ending::Resign(case.field("resigned")?),
        // Whichever draw of the house it is, nothing is paid.
        "draw" => Ending::Draw(Drawn::Agreement),
        other => return Err(Unsupported(format!("no such result: {other}"))),
    };
    Answer::new(json!({"payments": payments(Some(ending), options)}))
}

/// So many positions may be visited, leaves not counted, before a question counts as too large; and so deep a forced line
/// may lead.
const PATIENCE: u64 = 20_000_000;
const DEEPEST: u32 = 12;

fn perft(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (position, depth): (Position, u32) = (case.field("fen")?, case.field("depth")?);
    let nodes = if depth <= DEEPEST { position.perft(options, depth, &mut PATIENCE.clone()) } else { None };
    let nodes = nodes.ok_or_else(|| Unsupported(format!("depth {depth} is too deep here")))?;
    Answer::new(json!({ "nodes": nodes }))
}

/// Moves that an advice is for or against; a case need not list them.
const MOVES: &[&str] = &["prefer_moves", "avoid_moves"];

fn advise(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (question, position): (String, Option<Position>) = (case.field("question")?, case.field("fen")?);
    let (maxim, moves) = match question.as_str() {
        "first_piece" => ("A1", position.map(|p| (MOVES[0], advice::knights_out(&p, options)))),
        "rook_move_now" => ("A2", position.map(|p| (MOVES[1], advice::rooks_early(&p, options)))),
        "bishop_or_knight_in_ending" => ("A3", None),
        "plan" => ("A5", None),
        other => return Err(Unsupported(format!("no such question: {other}"))),
    };
    let mut answer = Map::from_iter([("advice".into(), json!(maxim))]);
    answer.extend(moves.map(|(name, steps)| (name.into(), json!(written(steps)))));
    Ok(Answer::with_sets(answer, MOVES)?.or_less(MOVES))
}

/// Whether the first side wins by force; what that means is said in [`crate::force`].
fn can_force_mate(case: &Case) -> Result<Answer, Unsupported> {
    let material: String = case.field("material")?;
    let read = |men: &str| men.parse::<Force>().map_err(|e| Unsupported::from(("material", e)));
    let (ours, theirs) = material.split_once('-').ok_or_else(|| Unsupported(format!("not a material: {material}")))?;
    Answer::new(json!({"force": read(ours)?.beats(read(theirs)?)}))
}

fn counsel(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (position, intended): (Position, String) = (case.field("fen")?, case.field("intended")?);
    make(&mut position.clone(), options, &intended)?;
    Answer::new(json!({"warn": advice::harmful(&position, options, read_step(&intended)?)}))
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
