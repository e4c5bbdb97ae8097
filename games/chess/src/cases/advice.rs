//! Cases about the book's advice and the neighbours' warnings.

use super::{asked, make, no, read_step, written};
use crate::ChessOptions;
use crate::advice;
use crate::force::Force;
use crate::position::Position;
use serde_json::{Map, json};
use spadille_core::{Answer, Case, Unsupported};

/// Moves that an advice is for or against; a case need not list them.
const MOVES: &[&str] = &["prefer_moves", "avoid_moves"];

pub(super) fn advise(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (question, position): (String, Option<Position>) = (asked(case, "question")?, asked(case, "fen")?);
    let (maxim, moves) = match question.as_str() {
        "first_piece" => ("A1", position.map(|p| (MOVES[0], advice::knights_out(&p, options)))),
        "rook_move_now" => ("A2", position.map(|p| (MOVES[1], advice::rooks_early(&p, options)))),
        "bishop_or_knight_in_ending" => ("A3", None),
        "plan" => ("A5", None),
        other => return Err(no(format!("no such question: {other}"))),
    };
    let mut answer = Map::from_iter([("advice".into(), json!(maxim))]);
    answer.extend(moves.map(|(name, steps)| (name.into(), json!(written(steps)))));
    Ok(Answer::with_sets(answer, MOVES)?.or_less(MOVES))
}

/// Whether the first side wins by force; what that means is said in [`crate::force`].
pub(super) fn can_force_mate(case: &Case) -> Result<Answer, Unsupported> {
    let material: String = asked(case, "material")?;
    let read = |men: &str| men.parse::<Force>().map_err(|e| Unsupported::from(("material", e)));
    let (ours, theirs) = material.split_once('-').ok_or_else(|| no(format!("not a material: {material}")))?;
    Answer::new(json!({"force": read(ours)?.beats(read(theirs)?)}))
}

pub(super) fn counsel(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (position, intended): (Position, String) = (asked(case, "fen")?, asked(case, "intended")?);
    make(&mut position.clone(), options, &intended)?;
    Answer::new(json!({"warn": advice::harmful(&position, options, read_step(&intended)?)}))
}
