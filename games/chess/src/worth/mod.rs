//! What a position is worth: men by the book's order of worth, where they stand, how the kings are guarded, how the pawns
//! are led. In hundredths of a pawn.
//!
//! Every term has two values, for the middle of the game and for its end, and is weighed by the officers left on the
//! board. So the book's remark that knights serve best early and bishops late is a matter of the tables.

mod tables;

use crate::force::Force;
use crate::position::Position;
use crate::settle::Side;
use cozy_chess::{
    BitBoard, Board, Color, File, Piece, Rank, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_rook_moves,
};
use tables::{
    DOUBLED, FREEDOM, HALF_OPEN_FILE, ISOLATED, OPEN_FILE, PASSED, PHASE, SHIELD, SIEGE, STANDS, TWO_BISHOPS, Value,
    halves, value,
};

/// The worth of a man in exchanges: pawn, knight, bishop, rook, queen; the king cannot be exchanged.
pub fn man(piece: Piece) -> i32 {
    [100, 325, 320, 500, 970, 20_000][piece as usize]
}

/// The squares of a file and of both beside it.
pub(crate) fn three_files(file: File) -> BitBoard {
    file.bitboard() | file.adjacent()
}

/// The lines before a square, as a side marches.
fn before(square: Square, side: Color) -> BitBoard {
    let line = square.rank() as u32;
    match side {
        Color::White => BitBoard(if line == 7 { 0 } else { !0u64 << ((line + 1) * 8) }),
        Color::Black => BitBoard((1u64 << (line * 8)) - 1),
    }
}

/// What one side's men are worth where they stand.
fn men(board: &Board, side: Color) -> Value {
    let own = board.colors(side);
    let mut sum = 0;
    for piece in Piece::ALL {
        for square in own & board.pieces(piece) {
            sum += STANDS[piece as usize * Square::NUM + square.relative_to(side) as usize];
        }
    }
    if board.colored_pieces(side, Piece::Bishop).len() >= 2 {
        sum += TWO_BISHOPS;
    }
    sum
}

/// How a side's pawns are led (A7).
fn pawns(board: &Board, side: Color) -> Value {
    let own = board.colored_pieces(side, Piece::Pawn);
    let enemy = board.colored_pieces(!side, Piece::Pawn);
    let mut sum = 0;
    for square in own {
        let file = square.file();
        let ahead = before(square, side);
        if !(own & file.bitboard() & ahead).is_empty() {
            sum += DOUBLED;
        } else if (enemy & three_files(file) & ahead).is_empty() {
            sum += PASSED[square.relative_to(side).rank() as usize];
        }
        if (own & file.adjacent()).is_empty() {
            sum += ISOLATED;
        }
    }
    sum
}

/// How freely a side's officers move, and how hard they press the enemy king.
fn officers(board: &Board, side: Color) -> Value {
    let own = board.colors(side);
    let occupied = board.occupied();
    let enemy_pawns = board.colored_pieces(!side, Piece::Pawn);
    let guarded = enemy_pawns.iter().fold(BitBoard::EMPTY, |all, pawn| all | get_pawn_attacks(pawn, !side));
    let king = board.king(!side);
    let round_king = get_king_moves(king) | king.bitboard();
    let (mut sum, mut siege, mut besiegers) = (0, 0, 0);
    let kinds = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];
    for (i, piece) in kinds.into_iter().enumerate() {
        for square in own & board.pieces(piece) {
            let reach = match piece {
                Piece::Knight => get_knight_moves(square),
                Piece::Bishop => get_bishop_moves(square, occupied),
                Piece::Rook => get_rook_moves(square, occupied),
                _ => get_bishop_moves(square, occupied) | get_rook_moves(square, occupied),
            };
            let (each, usual) = FREEDOM[i];
            sum += each * ((reach & !own & !guarded).len() as Value - usual);
            let touched = (reach & round_king).len() as i32;
            if touched > 0 {
                besiegers += 1;
                siege += touched * SIEGE[i];
            }
            if piece == Piece::Rook {
                let file = square.file().bitboard();
                if (file & board.pieces(Piece::Pawn)).is_empty() {
                    sum += OPEN_FILE;
                } else if (file & board.colored_pieces(side, Piece::Pawn)).is_empty() {
                    sum += HALF_OPEN_FILE;
                }
            }
        }
    }
    // One officer alone frightens nobody.
    sum + value(siege * besiegers.min(4) / 4 * i32::from(besiegers > 1), 0)
}

/// How a side's king is guarded.
fn shelter(board: &Board, side: Color) -> Value {
    let king = board.king(side);
    if king.relative_to(side).rank() > Rank::Second {
        return 0;
    }
    let lines = Rank::Second.relative_to(side).bitboard() | Rank::Third.relative_to(side).bitboard();
    let shield = board.colored_pieces(side, Piece::Pawn) & three_files(king.file()) & lines & before(king, side);
    SHIELD * shield.len().min(3) as Value
}

/// With the enemy king alone: he belongs to the edge, and the own king near him.
fn hunt(board: &Board, side: Color) -> Value {
    if board.colors(!side).len() > 1 {
        return 0;
    }
    let (hunter, hunted) = (board.king(side), board.king(!side));
    let off_centre = |n: i32| (2 * n - 7).abs() / 2;
    let edge = off_centre(hunted.file() as i32) + off_centre(hunted.rank() as i32);
    let apart =
        (hunter.file() as i32 - hunted.file() as i32).abs().max((hunter.rank() as i32 - hunted.rank() as i32).abs());
    value(0, 22 * edge + 10 * (7 - apart))
}

/// How much of the middle of the game is left, 0 to 24.
fn phase(board: &Board) -> i32 {
    let weigh = |piece: Piece| board.pieces(piece).len() as i32 * PHASE[piece as usize];
    Piece::ALL.into_iter().map(weigh).sum::<i32>().min(24)
}

/// What the position is worth to the side to move, in hundredths of a pawn.
pub fn worth(position: &Position) -> i32 {
    const TEMPO: i32 = 12;
    let board = position.board();
    let side = board.side_to_move();
    let sum =
        |side| men(board, side) + pawns(board, side) + officers(board, side) + shelter(board, side) + hunt(board, side);
    let (middle, end) = halves(sum(side) - sum(!side));
    let phase = phase(board);
    let worth = (middle * phase + end * (24 - phase)) / 24 + TEMPO;
    let better = if worth > 0 { side } else { !side };
    // Who is ahead but has not the men to win is hardly ahead.
    if Force::of(board, better).beats_king_alone() { worth } else { worth / 8 }
}

/// So many hundredths of a pawn ahead, one may expect three quarters of the stake.
const HOPEFUL: f64 = 260.0;

/// What a side may expect of the game, from -1 (lost) to 1 (won).
pub fn expectation(position: &Position, side: Side) -> f64 {
    let worth = f64::from(worth(position));
    let worth = if Side::from(position.side()) == side { worth } else { -worth };
    (worth / HOPEFUL).tanh()
}

/// By how many pawns a side is ahead that may expect so much.
pub fn ahead_in_pawns(expected: f64) -> f64 {
    const NEARLY: f64 = 0.999_999;
    HOPEFUL * expected.clamp(-NEARLY, NEARLY).atanh() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use tables::WORTH;

    fn of(fen: &str) -> i32 {
        worth(&fen.parse().unwrap())
    }

    #[test]
    fn both_sides_are_measured_alike() {
        let mirror = |fen: &str, other: &str| assert_eq!(of(fen), of(other), "{fen}");
        mirror(
            "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
            "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 2 3",
        );
        mirror("8/5k2/3p4/8/2P5/8/1K4R1/8 w - - 0 1", "8/1k4r1/8/2p5/8/3P4/5K2/8 b - - 0 1");
    }

    #[test]
    fn men_count_in_the_order_of_the_book() {
        let alone = |man: char| of(&format!("4k3/8/8/8/8/8/8/{man}3K3 w - - 0 1"));
        assert!(alone('Q') > alone('R') && alone('R') > 2 * alone('N'));
        assert!(man(Piece::Knight) >= man(Piece::Bishop) && man(Piece::Bishop) > man(Piece::Pawn));
        // Bishops serve best at the end, knights before.
        let [knight, bishop] = [WORTH[1], WORTH[2]].map(halves);
        assert!(knight.0 > bishop.0 && knight.1 < bishop.1);
    }

    #[test]
    fn two_knights_hardly_count_against_a_king_alone() {
        assert!(of("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1") < 120);
        assert!(of("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1") > 400);
    }
}
