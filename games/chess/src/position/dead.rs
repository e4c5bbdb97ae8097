//! Positions in which nobody can mate any more.

use super::Position;
use cozy_chess::{BitBoard, Color, Piece, get_king_moves, get_pawn_attacks};

impl Position {
    /// Whether neither side could mate by any sequence of moves: a lone officer, bishops all on one colour, or kings
    /// parted by a wall of pawns. Other dead positions wait for the fifty moves.
    #[inline]
    pub fn is_dead(&self) -> bool {
        let b = &self.board;
        if !(b.pieces(Piece::Rook) | b.pieces(Piece::Queen)).is_empty() {
            return false;
        }
        let (knights, bishops, pawns) = (b.pieces(Piece::Knight), b.pieces(Piece::Bishop), b.pieces(Piece::Pawn));
        if !pawns.is_empty() {
            return (knights | bishops).is_empty() && self.is_walled();
        }
        let one_colour = bishops.is_subset(BitBoard::LIGHT_SQUARES) || bishops.is_subset(BitBoard::DARK_SQUARES);
        (knights | bishops).len() <= 1 || knights.is_empty() && one_colour
    }

    /// Whether kings and pawns alone are left, no pawn can ever move or take, and no king can ever reach a pawn to take.
    fn is_walled(&self) -> bool {
        let b = &self.board;
        let [white, black] = [Color::White, Color::Black].map(|side| b.colored_pieces(side, Piece::Pawn));
        let all_stopped = white.0 << 8 == black.0 && b.en_passant().is_none();
        all_stopped
            && [Color::White, Color::Black].into_iter().all(|side| {
                let (own, enemy) = (b.colored_pieces(side, Piece::Pawn), b.colored_pieces(!side, Piece::Pawn));
                let guarded = enemy.iter().fold(BitBoard::EMPTY, |all, pawn| all | get_pawn_attacks(pawn, !side));
                // The enemy king may stand aside: let this one wander as if he were alone.
                let (mut roams, mut before) = (b.king(side).bitboard(), BitBoard::EMPTY);
                while roams != before {
                    before = roams;
                    let steps = roams.iter().fold(BitBoard::EMPTY, |all, square| all | get_king_moves(square));
                    roams |= steps & !own & !guarded;
                }
                guarded.is_disjoint(own) && roams.is_disjoint(enemy)
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_positions_are_known_by_their_men() {
        let dead = |fen: &str| fen.parse::<Position>().unwrap().is_dead();
        for fen in ["4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4KN2", "4k3/8/8/8/8/8/8/4KB2", "4kb2/8/8/8/8/8/8/2B1K3"] {
            assert!(dead(&format!("{fen} w - - 0 1")), "{fen}");
        }
        // A wall from edge to edge parts the kings; with one pawn unguarded, or one that may still go, it does not.
        assert!(dead("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"));
        for fen in ["4k3/8/8/p1p1p3/P1P1P3/8/8/4K3", "4k3/8/6p1/p1p1p3/P1P1P1P1/8/8/4K3"] {
            assert!(!dead(&format!("{fen} w - - 0 1")), "{fen}");
        }
        for fen in ["4k3/8/8/8/8/8/8/3NKN2", "4kn2/8/8/8/8/8/8/4KB2", "2b1k3/8/8/8/8/8/8/2B1K3", "4k3/8/8/8/8/8/P7/4K3"]
        {
            assert!(!dead(&format!("{fen} w - - 0 1")), "{fen}");
        }
    }
}
