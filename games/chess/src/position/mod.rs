//! A position on the board, and how its men may move at a table of given options.
//!
//! The crate `cozy_chess` knows the modern game. What the table agrees on is bent here: which pieces a pawn may become,
//! taking in passing, and castling by the letter of the book.

mod dead;
mod fen;
mod king;
mod threats;

use crate::moves::{Captains, Moves, Reach};
use crate::options::{ChessOptions, NoneLost, Promotion};
use cozy_chess::{
    BitBoard, Board, BoardBuilder, Color, Move as Step, Piece, Rank, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_rook_moves,
};
use serde::{Deserialize, Serialize};

/// The officers of a side that can be lost and given back, best first, with their number in the array.
pub const OFFICERS: [(Piece, u32); 4] = [(Piece::Queen, 1), (Piece::Rook, 2), (Piece::Bishop, 2), (Piece::Knight, 2)];

/// So many steps without a pawn's move and without a capture are fifty moves of each side. Nobody counts further.
pub const FIFTY_MOVES: u8 = 100;

/// A position: the men on the board, whose move it is, who may still castle. Written as a FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    board: Board,
}

/// How a position stands for the side to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// The game goes on.
    Open,
    /// The king is attacked and can be helped.
    Check,
    /// The king is attacked and nothing helps.
    Mate,
    /// The king is not attacked, but nobody can move.
    Stalemate,
}

impl Position {
    /// The men as they stand at the beginning.
    pub fn array(first: Color) -> Position {
        let builder = BoardBuilder { side_to_move: first, ..BoardBuilder::startpos() };
        Position { board: builder.build().unwrap_or_default() }
    }

    /// The board underneath.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose move it is.
    #[inline]
    pub fn side(&self) -> Color {
        self.board.side_to_move()
    }

    /// Whether the side to move is in check.
    #[inline]
    pub fn in_check(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    /// How many men stand on the board.
    pub fn men(&self) -> u32 {
        self.board.occupied().len()
    }

    /// How many officers of a kind a side has lost.
    pub fn lost(&self, side: Color, piece: Piece) -> u32 {
        let initial = OFFICERS.iter().find(|(p, _)| *p == piece).map_or(0, |(_, n)| *n);
        initial.saturating_sub(self.board.colored_pieces(side, piece).len())
    }

    /// What a pawn of the side to move may become on the last line.
    pub fn captains(&self, options: &ChessOptions) -> Captains {
        let all = || OFFICERS.iter().map(|(piece, _)| *piece);
        if options.promotion == Promotion::Free {
            return all().collect();
        }
        let lost: Captains = all().filter(|piece| self.lost(self.side(), *piece) > 0).collect();
        if lost.is_empty() && options.none_lost == NoneLost::Free { all().collect() } else { lost }
    }

    /// Tells where each man may go until somebody has heard enough; whether somebody has.
    #[inline]
    fn reaches(
        &self,
        options: &ChessOptions,
        captains: &Captains,
        men: BitBoard,
        mut each: impl FnMut(Reach) -> bool,
    ) -> bool {
        let (board, side) = (&self.board, self.side());
        let seventh = Rank::Seventh.relative_to(side).bitboard();
        // Nobody takes a king; he only stands open in positions that no game reaches. And the passed square is closed
        // where pawns do not take in passing.
        let crown = board.colored_pieces(!side, Piece::King);
        let closed = match board.en_passant() {
            Some(file) if !options.en_passant => crown | Square::new(file, Rank::Sixth.relative_to(side)).bitboard(),
            _ => crown,
        };
        let king = board.king(side);
        let heard = board.generate_moves_for(men & !king.bitboard(), |moves| {
            let mut reach = Reach { from: moves.from, to: moves.to & !crown, promotes: false, count: 0 };
            if moves.piece == Piece::Pawn {
                reach.to &= !closed;
                reach.promotes = seventh.has(moves.from);
                if reach.promotes && captains.is_empty() {
                    return false;
                }
            }
            !reach.to.is_empty() && each(reach)
        });
        if heard || !men.has(king) {
            return heard;
        }
        let to = self.king_reach(king, options.castling);
        !to.is_empty() && each(Reach { from: king, to, promotes: false, count: 0 })
    }

    /// The captains, where a pawn stands before the last line.
    #[inline]
    fn captains_needed(&self, options: &ChessOptions) -> Captains {
        let pawns = self.board.colored_pieces(self.side(), Piece::Pawn);
        let waits = !(pawns & Rank::Seventh.relative_to(self.side()).bitboard()).is_empty();
        if waits { self.captains(options) } else { Captains::new() }
    }

    /// All moves of the men.
    #[inline]
    pub fn moves(&self, options: &ChessOptions) -> Moves {
        self.moves_of(options, BitBoard::FULL)
    }

    /// The moves of the men on some squares.
    #[inline]
    pub fn moves_of(&self, options: &ChessOptions, men: BitBoard) -> Moves {
        let mut moves = Moves::default();
        self.fill(options, men, &mut moves);
        moves
    }

    /// Adds the moves of the men on some squares: moves are filled in where they lie, copying them would cost more.
    #[inline]
    pub(crate) fn fill(&self, options: &ChessOptions, men: BitBoard, moves: &mut Moves) {
        moves.captains = self.captains_needed(options);
        let captains = moves.captains.clone();
        self.reaches(options, &captains, men, |reach| {
            moves.add(reach);
            false
        });
    }

    /// Whether any man can move.
    #[inline]
    pub fn can_move(&self, options: &ChessOptions) -> bool {
        self.reaches(options, &self.captains_needed(options), BitBoard::FULL, |_| true)
    }

    /// Whether a man may make this move.
    pub fn allows(&self, options: &ChessOptions, step: Step) -> bool {
        self.moves_of(options, step.from.bitboard()).has_step(step)
    }

    /// Makes a move that [`Position::allows`].
    #[inline]
    pub fn make(&mut self, step: Step) {
        let to = self.castling_rook(step).unwrap_or(step.to);
        self.board.play_unchecked(Step { to, ..step });
    }

    /// The position after a move.
    #[inline]
    #[must_use]
    pub fn after(&self, step: Step) -> Position {
        let mut next = self.clone();
        next.make(step);
        next
    }

    /// The men of both sides that bear on a square when these squares are occupied.
    #[inline]
    pub fn attackers(&self, square: Square, occupied: BitBoard) -> BitBoard {
        let b = &self.board;
        let queens = b.pieces(Piece::Queen);
        get_rook_moves(square, occupied) & (b.pieces(Piece::Rook) | queens)
            | get_bishop_moves(square, occupied) & (b.pieces(Piece::Bishop) | queens)
            | get_knight_moves(square) & b.pieces(Piece::Knight)
            | get_king_moves(square) & b.pieces(Piece::King)
            | get_pawn_attacks(square, Color::Black) & b.colored_pieces(Color::White, Piece::Pawn)
            | get_pawn_attacks(square, Color::White) & b.colored_pieces(Color::Black, Piece::Pawn)
    }

    /// How the position stands for the side to move.
    pub fn standing(&self, options: &ChessOptions) -> Standing {
        match (self.can_move(options), self.in_check()) {
            (true, false) => Standing::Open,
            (true, true) => Standing::Check,
            (false, true) => Standing::Mate,
            (false, false) => Standing::Stalemate,
        }
    }

    /// A number equal for positions with the same men, the same side to move and the same moves open.
    #[inline]
    pub fn key(&self, options: &ChessOptions) -> u64 {
        let Some(file) = self.board.en_passant().filter(|_| options.en_passant) else {
            return self.board.hash_without_ep();
        };
        let passed = Square::new(file, Rank::Sixth.relative_to(self.side()));
        let takers = get_pawn_attacks(passed, !self.side()) & self.board.colored_pieces(self.side(), Piece::Pawn);
        let takes = |from: Square| self.board.is_legal(Step { from, to: passed, promotion: None });
        if takers.iter().any(takes) { self.board.hash() } else { self.board.hash_without_ep() }
    }

    /// How many positions arise after so many moves; nothing when more than `patience` would have to be visited.
    pub fn perft(&self, options: &ChessOptions, depth: u32, patience: &mut u64) -> Option<u64> {
        if depth == 0 {
            return Some(1);
        }
        *patience = patience.checked_sub(1)?;
        let moves = self.moves(options);
        if depth == 1 {
            return Some(moves.count().into());
        }
        moves.steps().map(|step| self.after(step).perft(options, depth - 1, patience)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Options as _;

    #[test]
    fn a_passed_square_makes_another_position_only_where_it_can_be_used() {
        let modern = ChessOptions::preset("modern").unwrap();
        let key = |fen: &str, options: &ChessOptions| fen.parse::<Position>().unwrap().key(options);
        let (with, without) = ("6k1/8/8/3pP3/8/8/8/K7 w - d6 0 2", "6k1/8/8/3pP3/8/8/8/K7 w - - 0 2");
        assert_ne!(key(with, &modern), key(without, &modern));
        assert_eq!(key(with, &ChessOptions::standard()), key(without, &ChessOptions::standard()));
        let (idle, never) = ("6k1/8/8/3p4/8/8/8/K7 w - d6 0 2", "6k1/8/8/3p4/8/8/8/K7 w - - 0 2");
        assert_eq!(key(idle, &modern), key(never, &modern));
    }

    #[test]
    fn perft_of_the_modern_game_is_the_known_one() {
        let modern = ChessOptions::preset("modern").unwrap();
        let perft = |fen: &str, depth| fen.parse::<Position>().unwrap().perft(&modern, depth, &mut 1_000_000);
        assert_eq!(perft("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4), Some(197_281));
        assert_eq!(perft("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 3), Some(97_862));
        assert_eq!(perft("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 5), Some(674_624));
        assert_eq!(perft("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", 4), Some(422_333));
        assert_eq!(perft("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - -", 4), Some(182_838));
    }
}
