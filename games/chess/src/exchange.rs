//! What a capture wins when both sides keep taking on the same square, the least man first.

use crate::position::Position;
use crate::worth::man;
use cozy_chess::{BitBoard, Color, Move as Step, Piece, Square};

/// What the side to move wins (or, if negative, loses) by a move, counting every further taking on the square of arrival.
pub fn gain(position: &Position, step: Step) -> i32 {
    let board = position.board();
    let Some(mover) = board.piece_on(step.from) else { return 0 };
    if position.castling_rook(step).is_some() {
        return 0;
    }
    let passing = mover == Piece::Pawn && step.from.file() != step.to.file() && !board.occupied().has(step.to);
    let taken = if passing { man(Piece::Pawn) } else { board.piece_on(step.to).map_or(0, man) };
    let rise = step.promotion.map_or(0, |piece| man(piece) - man(Piece::Pawn));
    let occupied = board.occupied() & !step.from.bitboard() | step.to.bitboard();
    let standing = man(step.promotion.unwrap_or(mover));
    taken + rise - retake(position, step.to, occupied, !board.side_to_move(), standing)
}

/// What `side` wins by taking the man on the square, or nothing by leaving him.
fn retake(position: &Position, square: Square, occupied: BitBoard, side: Color, standing: i32) -> i32 {
    let bearing = position.attackers(square, occupied) & occupied & !square.bitboard();
    let own = bearing & position.board().colors(side);
    let least = Piece::ALL.into_iter().find_map(|piece| {
        let from = (own & position.board().pieces(piece)).next_square()?;
        Some((piece, from.bitboard()))
    });
    match least {
        None => 0,
        // The king may not take into a guarded square.
        Some((Piece::King, _)) if !(bearing & position.board().colors(!side)).is_empty() => 0,
        Some((piece, from)) => (standing - retake(position, square, occupied & !from, !side, man(piece))).max(0),
    }
}

/// What the side to move can win at most by one capture, by [`gain`].
pub fn best_capture(position: &Position, options: &crate::ChessOptions) -> i32 {
    let enemy = position.board().colors(!position.side());
    let captures = position.moves(options);
    let captures = captures.steps().filter(|step| enemy.has(step.to) || step.promotion.is_some());
    captures.map(|step| gain(position, step)).max().unwrap_or(0).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(fen: &str, step: &str) -> i32 {
        gain(&fen.parse().unwrap(), step.parse().unwrap())
    }

    #[test]
    fn exchanges_are_counted_to_the_end() {
        // A pawn that nobody guards, one that a pawn guards, and one guarded behind a battery.
        assert_eq!(of("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5"), 100);
        assert_eq!(of("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5"), 100 - 500);
        assert_eq!(of("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"), 100 - 500);
        assert_eq!(of("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"), 100);
        // A quiet step into danger loses the man.
        assert_eq!(of("4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "d1d5"), -500);
        assert_eq!(of("4k3/8/8/3q4/3K4/8/8/8 w - - 0 1", "d4d5"), man(Piece::Queen));
    }
}
