//! How worked cases of chess are run, by their form.

use crate::advice;
use crate::moves::parse_step;
use crate::options::ChessOptions;
use crate::position::{OFFICERS, Position, Standing};
use crate::settle::{Drawn, Ending, Side};
use crate::worth;
use cozy_chess::{BitBoard, Color, Move as Step, Piece, Rank, Square};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Options as _, Unsupported};

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "moves" => moves(case),
        "after" => after(case),
        "outcome" => outcome(case),
        "settle" => settle(case),
        "perft" => perft(case),
        "setup" => setup(),
        "board" => board(),
        "men" => men(),
        "worth" => order_of_worth(),
        "words" => words(),
        "advice" => advise(case),
        "can_force_mate" => can_force_mate(case),
        "counsel" => counsel(case),
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

fn moves(case: &Case) -> Result<Answer, Unsupported> {
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

fn after(case: &Case) -> Result<Answer, Unsupported> {
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

fn outcome(case: &Case) -> Result<Answer, Unsupported> {
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

fn settle(case: &Case) -> Result<Answer, Unsupported> {
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

fn perft(case: &Case) -> Result<Answer, Unsupported> {
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

fn colour_of(square: Square) -> &'static str {
    if BitBoard::LIGHT_SQUARES.has(square) { "white" } else { "black" }
}

/// The right-hand corner of a side.
fn right_hand_corner(side: Color) -> Square {
    match side {
        Color::White => Square::H1,
        Color::Black => Square::A8,
    }
}

fn setup() -> Result<Answer, Unsupported> {
    let array = Position::array(Color::White);
    let of = |side, piece| {
        let men = array.board().colored_pieces(side, piece);
        men.next_square().ok_or_else(|| Unsupported("the array lacks a man".into()))
    };
    let (white_king, black_king) = (of(Color::White, Piece::King)?, of(Color::Black, Piece::King)?);
    let (white_queen, black_queen) = (of(Color::White, Piece::Queen)?, of(Color::Black, Piece::Queen)?);
    let corners = [Color::White, Color::Black].map(right_hand_corner);
    Answer::new(json!({
        "fen": array.to_string(),
        "white_king": white_king.to_string(),
        "white_king_square": colour_of(white_king),
        "black_king": black_king.to_string(),
        "black_king_square": colour_of(black_king),
        "white_queen": white_queen.to_string(),
        "white_queen_square": colour_of(white_queen),
        "black_queen": black_queen.to_string(),
        "black_queen_square": colour_of(black_queen),
        "right_hand_rooks": {"white": corners[0].to_string(), "black": corners[1].to_string()},
        "right_hand_rook_square": colour_of(corners[0]),
    }))
}

fn board() -> Result<Answer, Unsupported> {
    Answer::new(json!({
        "squares": Square::NUM,
        "white": BitBoard::LIGHT_SQUARES.len(),
        "black": BitBoard::DARK_SQUARES.len(),
        "right_hand_corner": colour_of(right_hand_corner(Color::White)),
    }))
}

fn men() -> Result<Answer, Unsupported> {
    let array = Position::array(Color::White);
    let number = |piece| array.board().colored_pieces(Color::White, piece).len();
    let first_line = array.board().colors(Color::White) & Rank::First.bitboard();
    Answer::new(json!({
        "officers_each": first_line.len(),
        "pawns_each": number(Piece::Pawn),
        "king": number(Piece::King),
        "queen": number(Piece::Queen),
        "rooks": number(Piece::Rook),
        "knights": number(Piece::Knight),
        "bishops": number(Piece::Bishop),
    }))
}

fn english(piece: Piece) -> &'static str {
    match piece {
        Piece::Pawn => "pawn",
        Piece::Knight => "knight",
        Piece::Bishop => "bishop",
        Piece::Rook => "rook",
        Piece::Queen => "queen",
        Piece::King => "king",
    }
}

fn order_of_worth() -> Result<Answer, Unsupported> {
    Answer::with_sets(
        json!({
            "order": advice::ORDER_OF_WORTH.map(english),
            "nearly_equal": [english(Piece::Knight), english(Piece::Bishop)],
            "knight_best_in": ["opening", "middle"],
            "bishop_best_in": ["ending"],
            "king": "his loss ends the game",
        }),
        &["nearly_equal", "knight_best_in", "bishop_best_in"],
    )
}

fn words() -> Result<Answer, Unsupported> {
    Answer::new(json!({"schach": "king", "sedrenz": "hundred cares"}))
}

fn advise(case: &Case) -> Result<Answer, Unsupported> {
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
    Answer::with_sets(answer, &["prefer_moves", "avoid_moves"])
}

/// The men of one side in a material like `KNN`, along [`Piece::ALL`].
fn material(text: &str) -> Option<[u32; Piece::NUM]> {
    let mut men = [0u32; Piece::NUM];
    for letter in text.chars() {
        let piece: Piece = letter.is_ascii_uppercase().then(|| letter.to_ascii_lowercase().try_into().ok())??;
        *men.get_mut(piece as usize)? += 1;
    }
    let officers: u32 = OFFICERS.iter().map(|(piece, _)| men[*piece as usize]).sum();
    (men[Piece::King as usize] == 1 && men[Piece::Pawn as usize] <= 8 && officers <= 15).then_some(men)
}

/// Whether the first side wins by force as a rule: against a king alone if its men can mate at all; against more if it is
/// ahead by nearly a rook. The bishops against a knight are the one known exception.
fn can_force_mate(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        material: String,
    }
    let q: Q = case.question()?;
    let unreadable = || Unsupported(format!("not a material: {}", q.material));
    let (ours, theirs) = q.material.split_once('-').ok_or_else(unreadable)?;
    let (ours, theirs) = (material(ours).ok_or_else(unreadable)?, material(theirs).ok_or_else(unreadable)?);
    let [p, n, b, r, queens, _] = ours;
    let can_mate = worth::can_force(p, n, b, r, queens);
    let sum = |men: [u32; Piece::NUM]| -> i32 {
        let each = Piece::ALL.into_iter().zip(men).filter(|(piece, _)| *piece != Piece::King);
        each.map(|(piece, n)| worth::man(piece) * n as i32).sum()
    };
    let alone = theirs.iter().sum::<u32>() == 1;
    let ahead = sum(ours) - sum(theirs) >= 450;
    let bishops_against_knight = q.material == "KBB-KN";
    Answer::new(json!({"force": can_mate && (alone || ahead || bishops_against_knight)}))
}

fn counsel(case: &Case) -> Result<Answer, Unsupported> {
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

    #[test]
    fn force_is_known_by_the_men() {
        for (material, force) in [
            ("KR-K", true),
            ("KBB-K", true),
            ("KBN-K", true),
            ("KB-K", false),
            ("KN-K", false),
            ("K-K", false),
            ("KQ-KR", true),
            ("KR-KN", false),
            ("KQ-KQ", false),
            ("KBB-KN", true),
        ] {
            assert_eq!(
                ask(json!({"ask": "can_force_mate", "material": material})).unwrap()["force"],
                force,
                "{material}"
            );
        }
    }
}
