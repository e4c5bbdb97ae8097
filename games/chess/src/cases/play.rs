//! Cases about moves, the end of a game and what is paid.

use super::{asked, make, no, written};
use crate::options::ChessOptions;
use crate::position::{Position, Standing};
use crate::settle::{Drawn, Ending, Side};
use cozy_chess::{BitBoard, Square};
use serde_json::{Value, json};
use spadille_core::{Answer, Case, Unsupported};

pub(super) fn moves(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (position, from): (Position, Option<String>) = (asked(case, "fen")?, asked(case, "from")?);
    let square = |text: String| text.parse::<Square>().map_err(|_| no(format!("not a square: {text}")));
    let moves = position.moves_of(options, from.map(square).transpose()?.map_or(BitBoard::FULL, Square::bitboard));
    Answer::with_sets(json!({"moves": written(moves.steps()), "count": moves.count()}), &["moves"])
}

pub(super) fn after(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (mut position, moves): (Position, Vec<String>) = (asked(case, "fen")?, asked(case, "moves")?);
    moves.iter().try_for_each(|step| make(&mut position, options, step))?;
    let turn = Side::from(position.side());
    Answer::new(json!({"board": position.placement(), "turn": turn, "castling": position.castling()}))
}

/// What is paid, as the cases write it.
fn payments(ending: Option<Ending>, options: &ChessOptions) -> Value {
    let paid = ending.and_then(|ending| ending.payment(options));
    paid.map_or(json!([]), |(loser, amount)| json!([{"from": loser, "to": loser.other(), "amount": amount}]))
}

pub(super) fn outcome(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let position: Position = asked(case, "fen")?;
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

pub(super) fn settle(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let ending = match asked::<String>(case, "result")?.as_str() {
        "mate" => Ending::Mate(asked(case, "mated")?),
        "stalemate" => Ending::Stalemate(asked(case, "stalemated")?),
        "resign" | "resignation" => Ending::Resign(asked(case, "resigned")?),
        // Whichever draw of the house it is, nothing is paid.
        "draw" => Ending::Draw(Drawn::Agreement),
        other => return Err(no(format!("no such result: {other}"))),
    };
    Answer::new(json!({"payments": payments(Some(ending), options)}))
}

/// So many positions may be visited, leaves not counted, before a question counts as too large; and so deep a forced line
/// may lead.
const PATIENCE: u64 = 20_000_000;
const DEEPEST: u32 = 12;

pub(super) fn perft(options: &ChessOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (position, depth): (Position, u32) = (asked(case, "fen")?, asked(case, "depth")?);
    let nodes = if depth <= DEEPEST { position.perft(options, depth, &mut PATIENCE.clone()) } else { None };
    let nodes = nodes.ok_or_else(|| no(format!("depth {depth} is too deep here")))?;
    Answer::new(json!({ "nodes": nodes }))
}
