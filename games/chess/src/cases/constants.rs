//! Cases about what never changes: the board, the array, the men, their worth, their names.

use crate::advice;
use crate::position::Position;
use cozy_chess::{BitBoard, Color, Piece, Rank, Square};
use serde_json::json;
use spadille_core::{Answer, Unsupported};

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

pub(super) fn setup() -> Result<Answer, Unsupported> {
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

pub(super) fn board() -> Result<Answer, Unsupported> {
    Answer::new(json!({
        "squares": Square::NUM,
        "white": BitBoard::LIGHT_SQUARES.len(),
        "black": BitBoard::DARK_SQUARES.len(),
        "right_hand_corner": colour_of(right_hand_corner(Color::White)),
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
    match piece {
        Piece::Pawn => "pawn",
        Piece::Knight => "knight",
        Piece::Bishop => "bishop",
        Piece::Rook => "rook",
        Piece::Queen => "queen",
        Piece::King => "king",
    }
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

pub(super) fn words() -> Result<Answer, Unsupported> {
    Answer::new(json!({"schach": "king", "sedrenz": "hundred cares"}))
}
