//! What a position is worth: men by the book's order of worth, where they stand, how the kings are guarded, how the pawns
//! are led. In hundredths of a pawn.
//!
//! Every term has two values, for the middle of the game and for its end, and is weighed by the officers left on the
//! board. So the book's remark that knights serve best early and bishops late is a matter of the tables.

use crate::position::Position;
use crate::settle::Side;
use cozy_chess::{
    BitBoard, Board, Color, File, Piece, Rank, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_rook_moves,
};
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A value in the middle of the game and at its end.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Value(i32, i32);

impl Add for Value {
    type Output = Value;
    fn add(self, other: Value) -> Value {
        Value(self.0 + other.0, self.1 + other.1)
    }
}

impl AddAssign for Value {
    fn add_assign(&mut self, other: Value) {
        *self = *self + other;
    }
}

impl Neg for Value {
    type Output = Value;
    fn neg(self) -> Value {
        Value(-self.0, -self.1)
    }
}

impl Sub for Value {
    type Output = Value;
    fn sub(self, other: Value) -> Value {
        self + -other
    }
}

impl Mul<i32> for Value {
    type Output = Value;
    fn mul(self, times: i32) -> Value {
        Value(self.0 * times, self.1 * times)
    }
}

/// The men's worth (A4): queen, rook, knight and bishop nearly equal, pawn. Knights lead early, bishops late (A1, A3).
const WORTH: [Value; Piece::NUM] =
    [Value(85, 110), Value(335, 290), Value(330, 320), Value(480, 530), Value(980, 960), Value(0, 0)];

/// The worth of a man in exchanges; the king cannot be exchanged.
pub fn man(piece: Piece) -> i32 {
    match piece {
        Piece::Pawn => 100,
        Piece::Knight => 325,
        Piece::Bishop => 320,
        Piece::Rook => 500,
        Piece::Queen => 970,
        Piece::King => 20_000,
    }
}

/// How much of the middle of the game each officer keeps alive; 24 in all.
const PHASE: [i32; Piece::NUM] = [0, 1, 1, 2, 4, 0];

/// Half a board for one kind of man: eight lines from the own side, files a to d (the others mirror them).
type Places = [[i8; 4]; 8];

/// Where each kind of man stands well in the middle of the game: pawn, knight, bishop, rook, queen, king.
const MIDDLE: [Places; Piece::NUM] = [
    [
        [0, 0, 0, 0],
        [2, 4, 2, -12],
        [2, 0, 4, 6],
        [-2, 0, 10, 22],
        [2, 6, 14, 28],
        [10, 18, 30, 38],
        [40, 50, 55, 60],
        [0, 0, 0, 0],
    ],
    [
        [-50, -30, -25, -22],
        [-32, -20, -6, -2],
        [-20, -2, 12, 12],
        [-14, 4, 14, 22],
        [-8, 10, 22, 30],
        [-12, 10, 26, 32],
        [-28, -10, 12, 16],
        [-60, -40, -25, -18],
    ],
    [
        [-14, -6, -14, -10],
        [2, 14, 6, 4],
        [2, 10, 10, 10],
        [0, 8, 12, 20],
        [-2, 10, 14, 22],
        [-2, 8, 14, 12],
        [-16, -6, -4, -6],
        [-20, -12, -14, -14],
    ],
    [
        [-8, -6, 4, 10],
        [-14, -6, -2, 2],
        [-14, -6, -4, 0],
        [-12, -6, -4, 0],
        [-8, -2, 2, 6],
        [-2, 6, 8, 10],
        [12, 14, 20, 22],
        [8, 10, 10, 12],
    ],
    [
        [-6, -6, -2, 4],
        [-6, 0, 6, 4],
        [-4, 4, 4, 2],
        [-4, -2, 2, 2],
        [-6, -2, 2, 4],
        [-4, 2, 8, 10],
        [-6, -14, 4, 4],
        [0, 4, 8, 10],
    ],
    [
        [24, 36, 4, -8],
        [20, 14, -14, -24],
        [-16, -24, -36, -44],
        [-36, -44, -54, -62],
        [-46, -54, -62, -70],
        [-50, -56, -66, -74],
        [-54, -60, -68, -76],
        [-58, -62, -70, -78],
    ],
];

/// The same at the end of the game.
const END: [Places; Piece::NUM] = [
    [
        [0, 0, 0, 0],
        [4, 2, 4, 0],
        [2, 2, -2, -2],
        [8, 6, 0, -4],
        [20, 16, 10, 6],
        [48, 44, 36, 30],
        [90, 84, 74, 68],
        [0, 0, 0, 0],
    ],
    [
        [-46, -32, -22, -18],
        [-30, -18, -12, -4],
        [-20, -8, 2, 12],
        [-14, 2, 14, 22],
        [-14, 2, 14, 22],
        [-22, -8, 4, 12],
        [-32, -20, -14, -6],
        [-54, -40, -28, -22],
    ],
    [
        [-20, -12, -10, -6],
        [-12, -8, -4, 2],
        [-6, 0, 6, 8],
        [-4, 4, 8, 12],
        [-2, 6, 8, 12],
        [-4, 2, 6, 8],
        [-10, -4, 0, 2],
        [-16, -10, -8, -6],
    ],
    [
        [-6, -4, -2, -4],
        [-6, -6, -2, -2],
        [-4, -2, -2, -2],
        [2, 2, 2, 2],
        [4, 4, 4, 4],
        [6, 6, 6, 4],
        [10, 10, 8, 6],
        [8, 8, 8, 8],
    ],
    [
        [-26, -22, -18, -12],
        [-20, -16, -10, -4],
        [-12, -2, 6, 6],
        [-6, 8, 14, 22],
        [-2, 12, 18, 28],
        [-8, 6, 14, 22],
        [-12, 2, 10, 16],
        [-10, 0, 6, 8],
    ],
    [
        [-48, -32, -24, -24],
        [-26, -12, -4, 0],
        [-16, -2, 10, 16],
        [-12, 6, 20, 26],
        [-4, 16, 26, 30],
        [2, 22, 28, 30],
        [-10, 14, 18, 20],
        [-50, -24, -14, -10],
    ],
];

/// Both tables and the worth, for every man on every square as White sees it.
static STANDS: [[Value; Square::NUM]; Piece::NUM] = {
    let mut table = [[Value(0, 0); Square::NUM]; Piece::NUM];
    let mut piece = 0;
    while piece < Piece::NUM {
        let mut square = 0;
        while square < Square::NUM {
            let (line, file) = (square / 8, square % 8);
            let file = if file < 4 { file } else { 7 - file };
            let Value(middle, end) = WORTH[piece];
            table[piece][square] =
                Value(middle + MIDDLE[piece][line][file] as i32, end + END[piece][line][file] as i32);
            square += 1;
        }
        piece += 1;
    }
    table
};

const TWO_BISHOPS: Value = Value(22, 48);
const DOUBLED: Value = Value(-8, -18);
const ISOLATED: Value = Value(-12, -14);
const OPEN_FILE: Value = Value(28, 12);
const HALF_OPEN_FILE: Value = Value(12, 8);
/// A pawn that no enemy pawn can stop, by its line.
const PASSED: [Value; 8] =
    [Value(0, 0), Value(2, 10), Value(4, 14), Value(10, 28), Value(24, 52), Value(48, 92), Value(80, 140), Value(0, 0)];
/// For every square a man may go to beyond what is usual: knight, bishop, rook, queen.
const FREEDOM: [(Value, i32); 4] = [(Value(4, 4), 4), (Value(5, 4), 6), (Value(2, 4), 7), (Value(1, 2), 13)];
/// For every pawn close before a castled king, and for every square round him that an enemy officer reaches.
const SHIELD: Value = Value(11, 0);
const SIEGE: [i32; 4] = [9, 8, 12, 16];

/// The squares of a file and of both beside it.
fn three_files(file: File) -> BitBoard {
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
    let mut value = Value::default();
    for piece in Piece::ALL {
        for square in own & board.pieces(piece) {
            value += STANDS[piece as usize][square.relative_to(side) as usize];
        }
    }
    if board.colored_pieces(side, Piece::Bishop).len() >= 2 {
        value += TWO_BISHOPS;
    }
    value
}

/// How a side's pawns are led (A7).
fn pawns(board: &Board, side: Color) -> Value {
    let own = board.colored_pieces(side, Piece::Pawn);
    let enemy = board.colored_pieces(!side, Piece::Pawn);
    let mut value = Value::default();
    for square in own {
        let file = square.file();
        let ahead = before(square, side);
        if !(own & file.bitboard() & ahead).is_empty() {
            value += DOUBLED;
        } else if (enemy & three_files(file) & ahead).is_empty() {
            value += PASSED[square.relative_to(side).rank() as usize];
        }
        if (own & file.adjacent()).is_empty() {
            value += ISOLATED;
        }
    }
    value
}

/// How freely a side's officers move, and how hard they press the enemy king.
fn officers(board: &Board, side: Color) -> Value {
    let own = board.colors(side);
    let occupied = board.occupied();
    let enemy_pawns = board.colored_pieces(!side, Piece::Pawn);
    let guarded = enemy_pawns.iter().fold(BitBoard::EMPTY, |all, pawn| all | get_pawn_attacks(pawn, !side));
    let king = board.king(!side);
    let round_king = get_king_moves(king) | king.bitboard();
    let (mut value, mut siege, mut besiegers) = (Value::default(), 0, 0);
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
            value += each * ((reach & !own & !guarded).len() as i32 - usual);
            let touched = (reach & round_king).len() as i32;
            if touched > 0 {
                besiegers += 1;
                siege += touched * SIEGE[i];
            }
            if piece == Piece::Rook {
                let file = square.file().bitboard();
                if (file & board.pieces(Piece::Pawn)).is_empty() {
                    value += OPEN_FILE;
                } else if (file & board.colored_pieces(side, Piece::Pawn)).is_empty() {
                    value += HALF_OPEN_FILE;
                }
            }
        }
    }
    // One officer alone frightens nobody.
    value + Value(siege * besiegers.min(4) / 4 * i32::from(besiegers > 1), 0)
}

/// How a side's king is guarded.
fn shelter(board: &Board, side: Color) -> Value {
    let king = board.king(side);
    if king.relative_to(side).rank() > Rank::Second {
        return Value::default();
    }
    let lines = Rank::Second.relative_to(side).bitboard() | Rank::Third.relative_to(side).bitboard();
    let shield = board.colored_pieces(side, Piece::Pawn) & three_files(king.file()) & lines & before(king, side);
    SHIELD * shield.len().min(3) as i32
}

/// With the enemy king alone: he belongs to the edge, and the own king near him.
fn hunt(board: &Board, side: Color) -> Value {
    if board.colors(!side).len() > 1 {
        return Value::default();
    }
    let (hunter, hunted) = (board.king(side), board.king(!side));
    let off_centre = |n: i32| (2 * n - 7).abs() / 2;
    let edge = off_centre(hunted.file() as i32) + off_centre(hunted.rank() as i32);
    let apart =
        (hunter.file() as i32 - hunted.file() as i32).abs().max((hunter.rank() as i32 - hunted.rank() as i32).abs());
    Value(0, 22 * edge + 10 * (7 - apart))
}

/// Whether a side could win by force against a king alone (A6: two knights cannot).
pub fn can_force(pawns: u32, knights: u32, bishops: u32, rooks: u32, queens: u32) -> bool {
    pawns + rooks + queens > 0 || bishops >= 2 || bishops >= 1 && knights >= 1 || knights >= 3
}

/// Whether a side has the men to win by force, were the enemy king alone.
pub fn has_force(board: &Board, side: Color) -> bool {
    let n = |piece| board.colored_pieces(side, piece).len();
    can_force(n(Piece::Pawn), n(Piece::Knight), n(Piece::Bishop), n(Piece::Rook), n(Piece::Queen))
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
    let Value(middle, end) = sum(side) - sum(!side);
    let phase = phase(board);
    let worth = (middle * phase + end * (24 - phase)) / 24 + TEMPO;
    let better = if worth > 0 { side } else { !side };
    // Who is ahead but has not the men to win is hardly ahead.
    if has_force(board, better) { worth } else { worth / 8 }
}

/// What a side may expect of the game, from -1 (lost) to 1 (won).
pub fn expectation(position: &Position, side: Side) -> f64 {
    let worth = f64::from(worth(position));
    let worth = if Side::from(position.side()) == side { worth } else { -worth };
    (worth / 260.0).tanh()
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert!(WORTH[1].0 > WORTH[2].0 && WORTH[1].1 < WORTH[2].1);
    }

    #[test]
    fn two_knights_hardly_count_against_a_king_alone() {
        assert!(of("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1") < 120);
        assert!(of("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1") > 400);
    }
}
