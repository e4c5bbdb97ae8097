//! What is worth how much: the tables, each value for the middle of the game and for its end.

use cozy_chess::{Piece, Square};
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A value in the middle of the game and at its end.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Value(pub i32, pub i32);

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
pub const WORTH: [Value; Piece::NUM] =
    [Value(85, 110), Value(335, 290), Value(330, 320), Value(480, 530), Value(980, 960), Value(0, 0)];

/// How much of the middle of the game each officer keeps alive; 24 in all.
pub const PHASE: [i32; Piece::NUM] = [0, 1, 1, 2, 4, 0];

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
pub static STANDS: [[Value; Square::NUM]; Piece::NUM] = {
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

pub const TWO_BISHOPS: Value = Value(22, 48);
pub const DOUBLED: Value = Value(-8, -18);
pub const ISOLATED: Value = Value(-12, -14);
pub const OPEN_FILE: Value = Value(28, 12);
pub const HALF_OPEN_FILE: Value = Value(12, 8);
/// A pawn that no enemy pawn can stop, by its line.
pub const PASSED: [Value; 8] =
    [Value(0, 0), Value(2, 10), Value(4, 14), Value(10, 28), Value(24, 52), Value(48, 92), Value(80, 140), Value(0, 0)];
/// For every square a man may go to beyond what is usual: knight, bishop, rook, queen.
pub const FREEDOM: [(Value, i32); 4] = [(Value(4, 4), 4), (Value(5, 4), 6), (Value(2, 4), 7), (Value(1, 2), 13)];
/// For every pawn close before a castled king, and for every square round him that an enemy officer reaches.
pub const SHIELD: Value = Value(11, 0);
pub const SIEGE: [i32; 4] = [9, 8, 12, 16];
