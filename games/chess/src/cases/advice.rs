//! Cases about the book's advice and the neighbours' warnings.

use super::{options, read_step, written};
use crate::advice;
use crate::force::Force;
use crate::position::Position;
use serde::Deserialize;
use serde_json::{Map, json};
use spadille_core::{Answer, Case, Unsupported};

/// Moves that an advice is for or against; a case need not list them.
const MOVES: &[&str] = &["prefer_moves", "avoid_moves"];

pub(super) fn advise(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        question: String,
        fen: Option<Position>,
    }
    let q: Q = case.question()?;
    let options = options(case)?;
    let mut answer = Map::new();
    let maxim = match q.question.as_str() {
        "first_piece" => {
            if let Some(position) = &q.fen {
                answer.insert("prefer_moves".into(), json!(written(advice::knights_out(position, &options))));
            }
            "A1"
        }
        "rook_move_now" => {
            if let Some(position) = &q.fen {
                answer.insert("avoid_moves".into(), json!(written(advice::rooks_early(position, &options))));
            }
            "A2"
        }
        "bishop_or_knight_in_ending" => "A3",
        "plan" => "A5",
        other => return Err(Unsupported(format!("no such question: {other}"))),
    };
    answer.insert("advice".into(), json!(maxim));
    Ok(Answer::with_sets(answer, MOVES)?.or_less(MOVES))
}

/// Whether the first side wins by force; what that means is said in [`crate::force`].
pub(super) fn can_force_mate(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        material: String,
    }
    let q: Q = case.question()?;
    let read = |men: &str| men.parse::<Force>().map_err(|e| Unsupported::from(("material", e)));
    let (ours, theirs) =
        q.material.split_once('-').ok_or_else(|| Unsupported(format!("not a material: {}", q.material)))?;
    Answer::new(json!({"force": read(ours)?.beats(read(theirs)?)}))
}

pub(super) fn counsel(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        fen: Position,
        intended: String,
    }
    let q: Q = case.question()?;
    let options = options(case)?;
    let intended = read_step(&q.intended)?;
    if !q.fen.allows(&options, intended) {
        return Err(Unsupported(format!("{intended} is not allowed")));
    }
    Answer::new(json!({"warn": advice::harmful(&q.fen, &options, intended)}))
}
