//! Cases about moves, the end of a game and what is paid.

use super::{make, options, square, written};
use crate::options::ChessOptions;
use crate::position::{Position, Standing};
use crate::settle::{Drawn, Ending, Side};
use cozy_chess::{BitBoard, Square};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::{Answer, Case, Unsupported};

pub(super) fn moves(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        fen: Position,
        from: Option<String>,
    }
    let q: Q = case.question()?;
    let from = q.from.as_deref().map(square).transpose()?;
    let men = from.map_or(BitBoard::FULL, Square::bitboard);
    let moves = q.fen.moves_of(&options(case)?, men);
    Answer::with_sets(json!({"moves": written(moves.steps()), "count": moves.count()}), &["moves"])
}

pub(super) fn after(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        fen: Position,
        moves: Vec<String>,
    }
    let q: Q = case.question()?;
    let (options, mut position) = (options(case)?, q.fen);
    for step in &q.moves {
        make(&mut position, &options, step)?;
    }
    let turn = Side::from(position.side());
    Answer::new(json!({"board": position.placement(), "turn": turn, "castling": position.castling()}))
}

/// What is paid, as the cases write it.
fn payments(ending: Option<Ending>, options: &ChessOptions) -> Value {
    let paid = ending.and_then(|ending| ending.payment(options));
    paid.map_or(json!([]), |(loser, amount, _)| json!([{"from": loser, "to": loser.other(), "amount": amount}]))
}

pub(super) fn outcome(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        fen: Position,
    }
    let q: Q = case.question()?;
    let options = options(case)?;
    let side = Side::from(q.fen.side());
    let standing = q.fen.standing(&options);
    let ending = match standing {
        Standing::Open | Standing::Check => None,
        Standing::Mate => Some(Ending::Mate(side)),
        Standing::Stalemate => Some(Ending::Stalemate(side)),
    };
    let mut answer = json!({"state": standing, "over": ending.is_some(), "payments": payments(ending, &options)});
    if let Some(ending) = ending {
        answer["winner"] = json!(ending.winner(&options));
    }
    Answer::new(answer)
}

pub(super) fn settle(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        result: String,
        mated: Option<Side>,
        stalemated: Option<Side>,
        resigned: Option<Side>,
    }
    let q: Q = case.question()?;
    let who = |side: Option<Side>| side.ok_or_else(|| Unsupported(format!("{}: of which side?", q.result)));
    let ending = match q.result.as_str() {
        "mate" => Ending::Mate(who(q.mated)?),
        "stalemate" => Ending::Stalemate(who(q.stalemated)?),
        "resign" | "resignation" => Ending::Resign(who(q.resigned)?),
        // Whichever draw of the house it is, nothing is paid.
        "draw" => Ending::Draw(Drawn::Agreement),
        other => return Err(Unsupported(format!("no such result: {other}"))),
    };
    Answer::new(json!({"payments": payments(Some(ending), &options(case)?)}))
}

pub(super) fn perft(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        fen: Position,
        depth: u32,
    }
    /// So many positions may be visited, leaves not counted, before the question counts as too large; and so
    /// deep a forced line may lead.
    const PATIENCE: u64 = 20_000_000;
    const DEEPEST: u32 = 12;
    let q: Q = case.question()?;
    let (options, mut patience) = (options(case)?, PATIENCE);
    let counts = q.depth <= DEEPEST;
    let nodes = counts.then(|| q.fen.perft(&options, q.depth, &mut patience)).flatten();
    let nodes = nodes.ok_or_else(|| Unsupported(format!("depth {} is too deep here", q.depth)))?;
    Answer::new(json!({ "nodes": nodes }))
}
