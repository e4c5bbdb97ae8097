//! A position on the board, and how its men may move at a table of given options.
//!
//! The crate `cozy_chess` knows the modern game. What the table agrees on is bent here: which pieces a pawn may become,
//! taking in passing, and castling by the letter of the book.

use crate::moves::{Captains, Moves, Reach};
use crate::options::{Castling, ChessOptions, NoneLost, Promotion};
use crate::threats::Threats;
use cozy_chess::{
    BitBoard, Board, BoardBuilder, Color, File, Move as Step, Piece, Rank, Square, get_between_rays, get_bishop_moves,
    get_bishop_rays, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves, get_rook_rays,
};
use serde::{Deserialize, Serialize};

/// The officers of a side that can be lost and given back, best first, with their number in the array.
pub const OFFICERS: [(Piece, u32); 4] = [(Piece::Queen, 1), (Piece::Rook, 2), (Piece::Bishop, 2), (Piece::Knight, 2)];

/// So many steps without a pawn's move and without a capture are fifty moves of each side. Nobody counts further.
pub const FIFTY_MOVES: u8 = 100;

/// A position: the men on the board, whose move it is, who may still castle. Written as a FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) board: Board,
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

/// The two castles: the rook's file, and the files where king and rook arrive.
const CASTLES: [(File, File, File); 2] = [(File::H, File::G, File::F), (File::A, File::C, File::D)];

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

    /// Where the king of the side to move may go, castling too.
    #[inline]
    fn king_reach(&self, king: Square, castling: Castling) -> BitBoard {
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

    /// A move by which the side to move mates at once.
    pub fn mates_at_once(&self, options: &ChessOptions) -> Option<Step> {
        let threats = Threats::of(self);
        self.moves(options).steps().filter(|step| threats.may_check(self, *step)).find(|step| {
            let next = self.after(*step);
            next.in_check() && !next.can_move(options)
        })
    }

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

    /// The men as a FEN writes them.
    pub fn placement(&self) -> String {
        self.to_string().split(' ').next().unwrap_or_default().to_owned()
    }

    /// Who may still castle, as a FEN writes it.
    pub fn castling(&self) -> String {
        self.to_string().split(' ').nth(2).unwrap_or_default().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Options as _;

    fn moves(fen: &str, from: &str, options: &ChessOptions) -> Vec<String> {
        let from: Square = from.parse().unwrap();
        let moves = fen.parse::<Position>().unwrap().moves_of(options, from.bitboard());
        let mut written: Vec<String> = moves.steps().map(|step| step.to_string()).collect();
        written.sort();
        written
    }

    #[test]
    fn literal_castling_asks_only_for_a_safe_arrival() {
        let modern = ChessOptions::standard();
        let literal = ChessOptions { castling: Castling::Literal, ..modern.clone() };
        // Through check: f1 is attacked. Into check: g1 is attacked.
        let through = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
        assert!(!moves(through, "e1", &modern).contains(&"e1g1".into()));
        assert!(moves(through, "e1", &literal).contains(&"e1g1".into()));
        assert!(!moves("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1", &literal).contains(&"e1g1".into()));
        // Out of a rook's check along the first line: the castled rook covers.
        let along = "4k3/8/8/8/8/8/8/r3K2R w K - 0 1";
        assert_eq!(moves(along, "e1", &literal), ["e1d2", "e1e2", "e1f2", "e1g1"]);
        // The way must be empty, and both unmoved.
        assert!(!moves("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1", &literal).contains(&"e1g1".into()));
        assert!(!moves("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1", &literal).contains(&"e1g1".into()));
        // Two checks at once cannot be covered, but he may castle away from them.
        let double = "4r2k/8/8/8/8/3n4/8/4K2R w K - 0 1";
        assert!(moves(double, "e1", &literal).contains(&"e1g1".into()));
        let after = double.parse::<Position>().unwrap().after("e1g1".parse().unwrap());
        assert_eq!((after.placement().as_str(), after.in_check()), ("4r2k/8/8/8/8/3n4/8/5RK1", false));
    }

    #[test]
    fn a_table_that_refuses_keeps_the_pawn_waiting() {
        let refuse = ChessOptions { none_lost: NoneLost::Refuse, ..ChessOptions::standard() };
        let full = "3r4/4P2k/8/8/8/8/PPPPPPP1/RNBQKBNR w KQ - 0 1";
        assert!(moves(full, "e7", &refuse).is_empty());
        assert_eq!(moves("8/4P2k/8/8/8/8/8/RNBQKBN1 w Q - 0 1", "e7", &refuse), ["e7e8r"]);
    }

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
