//! Where a king may go: never where he could be taken, and castling as the table has agreed.

use super::Position;
use crate::options::Castling;
use cozy_chess::{
    BitBoard, File, Move as Step, Piece, Rank, Square, get_between_rays, get_bishop_moves, get_bishop_rays,
    get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves, get_rook_rays,
};

/// The two castles: the rook's file, and the files where king and rook arrive.
const CASTLES: [(File, File, File); 2] = [(File::H, File::G, File::F), (File::A, File::C, File::D)];

impl Position {
    /// Where the king of the side to move may go, castling too.
    #[inline]
    pub(super) fn king_reach(&self, king: Square, castling: Castling) -> BitBoard {
        let (board, side) = (&self.board, self.side());
        // He does not hide behind himself.
        let blockers = board.occupied() ^ king.bitboard();
        let steps = get_king_moves(king) & !board.colors(side) & !board.pieces(Piece::King);
        let mut to: BitBoard = steps.iter().filter(|square| self.is_safe(*square, blockers)).collect();
        let rights = board.castle_rights(side);
        if (rights.short.is_some() || rights.long.is_some()) && (castling == Castling::Literal || !self.in_check()) {
            to |= self.castles(king, castling);
        }
        to
    }

    /// Whether the king of the side to move could not be taken on a square, when these squares are occupied.
    #[inline]
    fn is_safe(&self, square: Square, occupied: BitBoard) -> bool {
        let (board, side) = (&self.board, self.side());
        let enemy = board.colors(!side);
        let leapers = get_knight_moves(square) & board.pieces(Piece::Knight)
            | get_king_moves(square) & board.pieces(Piece::King)
            | get_pawn_attacks(square, side) & board.pieces(Piece::Pawn);
        if !(leapers & enemy).is_empty() {
            return false;
        }
        // Most squares see no enemy on their lines at all; only then the way is looked up.
        let queens = board.pieces(Piece::Queen);
        let straight = enemy & (board.pieces(Piece::Rook) | queens);
        let aslant = enemy & (board.pieces(Piece::Bishop) | queens);
        (straight.is_disjoint(get_rook_rays(square)) || straight.is_disjoint(get_rook_moves(square, occupied)))
            && (aslant.is_disjoint(get_bishop_rays(square)) || aslant.is_disjoint(get_bishop_moves(square, occupied)))
    }

    /// The rook that castles, if the move is the king's two squares.
    #[inline]
    pub fn castling_rook(&self, step: Step) -> Option<Square> {
        let steps = (step.from.file() as i8 - step.to.file() as i8).abs();
        if steps != 2 || !self.board.pieces(Piece::King).has(step.from) {
            return None;
        }
        let file = if step.to.file() == File::G { File::H } else { File::A };
        Some(Square::new(file, step.from.rank()))
    }

    /// Where the king may castle to. By the letter of the book he goes through check too, but never into it.
    fn castles(&self, king: Square, castling: Castling) -> BitBoard {
        let side = self.side();
        let home = Rank::First.relative_to(side);
        let rights = self.board.castle_rights(side);
        let mut to = BitBoard::EMPTY;
        for (rook, king_to, rook_to) in CASTLES {
            let right = if rook == File::H { rights.short } else { rights.long };
            let [rook, king_to, rook_to] = [rook, king_to, rook_to].map(|file| Square::new(file, home));
            if right != Some(rook.file()) || !self.way_is_clear(rook) {
                continue;
            }
            let moved = king.bitboard() | rook.bitboard() | king_to.bitboard() | rook_to.bitboard();
            // What he crosses is where the rook will stand beside him.
            let crosses = castling == Castling::Literal || self.is_safe(rook_to, self.board.occupied());
            if crosses && self.is_safe(king_to, self.board.occupied() ^ moved) {
                to |= king_to.bitboard();
            }
        }
        to
    }

    /// Whether nothing stands between the king of the side to move and one of his rooks.
    pub fn way_is_clear(&self, rook: Square) -> bool {
        (get_between_rays(self.board.king(self.side()), rook) & self.board.occupied()).is_empty()
    }
}
