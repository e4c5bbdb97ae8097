//! Cases about what never changes: the board, the array, the men, their worth, their names.

use crate::advice;
use crate::position::Position;
use cozy_chess::{BitBoard, Color, Piece, Rank, Square};
use serde_json::json;
use spadille_core::{Answer, Unsupported};

fn colour_of(square: Square) -> &'static str {
    if BitBoard::LIGHT_SQUARES.has(square) { "white" } else { "black" }
}

/// The corners at the right hand of White and of Black.
const RIGHT_HAND_CORNERS: [Square; 2] = [Square::H1, Square::A8];

pub(super) fn setup() -> Result<Answer, Unsupported> {
    let array = Position::array(Color::White);
    let [white_rook, black_rook] = RIGHT_HAND_CORNERS.map(|corner| corner.to_string());
    let mut answer = json!({
        "fen": array.to_string(),
        "right_hand_rooks": {"white": white_rook, "black": black_rook},
        "right_hand_rook_square": colour_of(RIGHT_HAND_CORNERS[0]),
    });
    for (name, side, piece) in [
        ("white_king", Color::White, Piece::King),
        ("black_king", Color::Black, Piece::King),
        ("white_queen", Color::White, Piece::Queen),
        ("black_queen", Color::Black, Piece::Queen),
    ] {
        let square = array.board().colored_pieces(side, piece).next_square();
        answer[name] = json!(square.map(|square| square.to_string()));
        answer[format!("{name}_square")] = json!(square.map(colour_of));
    }
    Answer::new(answer)
}

pub(super) fn board() -> Result<Answer, Unsupported> {
    Answer::new(json!({
        "squares": Square::NUM,
        "white": BitBoard::LIGHT_SQUARES.len(),
        "black": BitBoard::DARK_SQUARES.len(),
        "right_hand_corner": colour_of(RIGHT_HAND_CORNERS[0]),
    }))
}

pub(super) fn men() -> Result<Answer, Unsupported> {
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
    ["pawn", "knight", "bishop", "rook", "queen", "king"][piece as usize]
}

pub(super) fn order_of_worth() -> Result<Answer, Unsupported> {
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
