//! What is worth how much: the tables, each value for the middle of the game and for its end.

use cozy_chess::{Piece, Square};

/// A value in the middle of the game and at its end, in the upper and the lower half of one number: so both are added and
/// multiplied at once.
pub type Value = i64;

/// The value of something.
pub const fn value(middle: i32, end: i32) -> Value {
    ((middle as i64) << 32) + end as i64
}

/// What it is in the middle of the game and at its end.
pub const fn halves(value: Value) -> (i32, i32) {
    let end = value as i32;
    (((value - end as i64) >> 32) as i32, end)
}

/// The men's worth (A4): queen, rook, knight and bishop nearly equal, pawn. Knights lead early, bishops late (A1, A3).
pub const WORTH: [Value; Piece::NUM] =
    [value(85, 110), value(335, 290), value(330, 320), value(480, 530), value(980, 960), value(0, 0)];

/// How much of the middle of the game each officer keeps alive; 24 in all.
pub const PHASE: [i32; Piece::NUM] = [0, 1, 1, 2, 4, 0];

/// Where each kind of man stands well, in the middle of the game and at its end: eight ranks from the own side, files a to d
/// (the others mirror them).
const PLACES: [[[(i8, i8); 4]; 8]; Piece::NUM] = [
    // Pawn.
    [
        [(0, 0), (0, 0), (0, 0), (0, 0)],
        [(2, 4), (4, 2), (2, 4), (-12, 0)],
        [(2, 2), (0, 2), (4, -2), (6, -2)],
        [(-2, 8), (0, 6), (10, 0), (22, -4)],
        [(2, 20), (6, 16), (14, 10), (28, 6)],
        [(10, 48), (18, 44), (30, 36), (38, 30)],
        [(40, 90), (50, 84), (55, 74), (60, 68)],
        [(0, 0), (0, 0), (0, 0), (0, 0)],
    ],
    // Knight.
    [
        [(-50, -46), (-30, -32), (-25, -22), (-22, -18)],
        [(-32, -30), (-20, -18), (-6, -12), (-2, -4)],
        [(-20, -20), (-2, -8), (12, 2), (12, 12)],
        [(-14, -14), (4, 2), (14, 14), (22, 22)],
        [(-8, -14), (10, 2), (22, 14), (30, 22)],
        [(-12, -22), (10, -8), (26, 4), (32, 12)],
        [(-28, -32), (-10, -20), (12, -14), (16, -6)],
        [(-60, -54), (-40, -40), (-25, -28), (-18, -22)],
    ],
    // Bishop.
    [
        [(-14, -20), (-6, -12), (-14, -10), (-10, -6)],
        [(2, -12), (14, -8), (6, -4), (4, 2)],
        [(2, -6), (10, 0), (10, 6), (10, 8)],
        [(0, -4), (8, 4), (12, 8), (20, 12)],
        [(-2, -2), (10, 6), (14, 8), (22, 12)],
        [(-2, -4), (8, 2), (14, 6), (12, 8)],
        [(-16, -10), (-6, -4), (-4, 0), (-6, 2)],
        [(-20, -16), (-12, -10), (-14, -8), (-14, -6)],
    ],
    // Rook.
    [
        [(-8, -6), (-6, -4), (4, -2), (10, -4)],
        [(-14, -6), (-6, -6), (-2, -2), (2, -2)],
        [(-14, -4), (-6, -2), (-4, -2), (0, -2)],
        [(-12, 2), (-6, 2), (-4, 2), (0, 2)],
        [(-8, 4), (-2, 4), (2, 4), (6, 4)],
        [(-2, 6), (6, 6), (8, 6), (10, 4)],
        [(12, 10), (14, 10), (20, 8), (22, 6)],
        [(8, 8), (10, 8), (10, 8), (12, 8)],
    ],
    // Queen.
    [
        [(-6, -26), (-6, -22), (-2, -18), (4, -12)],
        [(-6, -20), (0, -16), (6, -10), (4, -4)],
        [(-4, -12), (4, -2), (4, 6), (2, 6)],
        [(-4, -6), (-2, 8), (2, 14), (2, 22)],
        [(-6, -2), (-2, 12), (2, 18), (4, 28)],
        [(-4, -8), (2, 6), (8, 14), (10, 22)],
        [(-6, -12), (-14, 2), (4, 10), (4, 16)],
        [(0, -10), (4, 0), (8, 6), (10, 8)],
    ],
    // King.
    [
        [(24, -48), (36, -32), (4, -24), (-8, -24)],
        [(20, -26), (14, -12), (-14, -4), (-24, 0)],
        [(-16, -16), (-24, -2), (-36, 10), (-44, 16)],
        [(-36, -12), (-44, 6), (-54, 20), (-62, 26)],
        [(-46, -4), (-54, 16), (-62, 26), (-70, 30)],
        [(-50, 2), (-56, 22), (-66, 28), (-74, 30)],
        [(-54, -10), (-60, 14), (-68, 18), (-76, 20)],
        [(-58, -50), (-62, -24), (-70, -14), (-78, -10)],
    ],
];

/// Place and worth together, for every man on every square as White sees it.
pub static STANDS: [Value; Square::NUM * Piece::NUM] = {
    let mut table = [WORTH[0]; Square::NUM * Piece::NUM];
    let mut at = 0;
    while at < table.len() {
        let (piece, rank, file) = (at / Square::NUM, at % Square::NUM / 8, at % 8);
        let (middle, end) = PLACES[piece][rank][if file < 4 { file } else { 7 - file }];
        table[at] = WORTH[piece] + value(middle as i32, end as i32);
        at += 1;
    }
    table
};

pub const TWO_BISHOPS: Value = value(22, 48);
pub const DOUBLED: Value = value(-8, -18);
pub const ISOLATED: Value = value(-12, -14);
pub const OPEN_FILE: Value = value(28, 12);
pub const HALF_OPEN_FILE: Value = value(12, 8);
/// A pawn that no enemy pawn can stop, by its line.
pub const PASSED: [Value; 8] =
    [value(0, 0), value(2, 10), value(4, 14), value(10, 28), value(24, 52), value(48, 92), value(80, 140), value(0, 0)];
/// For every square a man may go to beyond what is usual: knight, bishop, rook, queen.
pub const FREEDOM: [(Value, Value); 4] = [(value(4, 4), 4), (value(5, 4), 6), (value(2, 4), 7), (value(1, 2), 13)];
/// For every pawn close before a castled king, and for every square round him that an enemy officer reaches.
pub const SHIELD: Value = value(11, 0);
pub const SIEGE: [i32; 4] = [9, 8, 12, 16];
