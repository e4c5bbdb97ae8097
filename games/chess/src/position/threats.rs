//! Which moves may give check, told without making them.

use super::Position;
use crate::options::ChessOptions;
use cozy_chess::{
    BitBoard, Move as Step, Piece, Square, get_between_rays, get_bishop_moves, get_bishop_rays, get_knight_moves,
    get_pawn_attacks, get_rook_moves, get_rook_rays,
};

impl Position {
    /// A move by which the side to move mates at once.
    pub fn mates_at_once(&self, options: &ChessOptions) -> Option<Step> {
        let threats = Threats::of(self);
        self.moves(options).steps().filter(|step| threats.may_check(self, *step)).find(|step| {
            let next = self.after(*step);
            next.in_check() && !next.can_move(options)
        })
    }
}

/// How the side to move can come at the enemy king.
struct Threats {
    /// From where each kind of man attacks him, along [`Piece::ALL`].
    from: [BitBoard; Piece::NUM],
    /// The own men who stand between him and a queen, rook or bishop behind them.
    screens: BitBoard,
}

impl Threats {
    /// The threats of the side to move.
    fn of(position: &Position) -> Threats {
        let (board, side) = (position.board(), position.side());
        let (king, occupied) = (board.king(!side), board.occupied());
        let (straight, aslant) = (get_rook_moves(king, occupied), get_bishop_moves(king, occupied));
        let from = Piece::ALL.map(|piece| match piece {
            Piece::Pawn => get_pawn_attacks(king, !side),
            Piece::Knight => get_knight_moves(king),
            Piece::Bishop => aslant,
            Piece::Rook => straight,
            Piece::Queen => straight | aslant,
            Piece::King => BitBoard::EMPTY,
        });
        let queens = board.colored_pieces(side, Piece::Queen);
        let behind = get_rook_rays(king) & (board.colored_pieces(side, Piece::Rook) | queens)
            | get_bishop_rays(king) & (board.colored_pieces(side, Piece::Bishop) | queens);
        let alone = |slider: Square| Some(get_between_rays(king, slider) & occupied).filter(|men| men.len() == 1);
        let screens = behind.iter().filter_map(alone).fold(BitBoard::EMPTY, |all, man| all | man);
        Threats { from, screens: screens & board.colors(side) }
    }

    /// Whether a move may give check. It does not if this says no; castling, taking in passing and new captains open
    /// lines in ways of their own, and are always allowed for.
    fn may_check(&self, position: &Position, step: Step) -> bool {
        let board = position.board();
        let Some(piece) = board.piece_on(step.from) else { return false };
        let passes = piece == Piece::Pawn && step.from.file() != step.to.file() && !board.occupied().has(step.to);
        self.from[piece as usize].has(step.to)
            || self.screens.has(step.from)
            || step.promotion.is_some()
            || passes
            || position.castling_rook(step).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Options as _;

    /// Every check in the first moves from positions rich in them is foreseen.
    #[test]
    fn no_check_is_overlooked() {
        fn look(position: &Position, options: &ChessOptions, depth: u32, foreseen: &mut [u32; 2]) {
            let threats = Threats::of(position);
            for step in position.moves(options).steps() {
                let next = position.after(step);
                let may = threats.may_check(position, step);
                assert!(may || !next.in_check(), "{position}: {step}");
                foreseen[usize::from(may)] += 1;
                if depth > 1 {
                    look(&next, options, depth - 1, foreseen);
                }
            }
        }
        let modern = ChessOptions::preset("modern").unwrap();
        let mut foreseen = [0; 2];
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        ] {
            look(&fen.parse().unwrap(), &modern, 3, &mut foreseen);
        }
        assert!(foreseen[0] > 5 * foreseen[1], "most moves are known to be quiet: {foreseen:?}");
    }
}
