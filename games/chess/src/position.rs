//! A position on the board, and how its men may move at a table of given options.
//!
//! The crate `cozy_chess` knows the modern game. What the table agrees on is bent here: which pieces a pawn may become,
//! taking in passing, and castling by the letter of the book.

use crate::moves::{Captains, Moves, Reach};
use crate::options::{Castling, ChessOptions, NoneLost, Promotion};
use cozy_chess::{
    BitBoard, Board, BoardBuilder, CastleRights, Color, File, Move as Step, Piece, Rank, Square, get_between_rays,
    get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use spadille_core::NotationError;
use std::fmt;
use std::str::FromStr;

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
        // The passed square is closed where pawns do not take in passing.
        let closed = match board.en_passant() {
            Some(file) if !options.en_passant => Square::new(file, Rank::Sixth.relative_to(side)).bitboard(),
            _ => BitBoard::EMPTY,
        };
        let literal = options.castling == Castling::Literal;
        let heard = board.generate_moves_for(men, |moves| {
            let mut reach = Reach { from: moves.from, to: moves.to, promotes: false };
            match moves.piece {
                Piece::Pawn => {
                    reach.to &= !closed;
                    reach.promotes = seventh.has(moves.from);
                    if reach.promotes && captains.is_empty() {
                        return false;
                    }
                }
                Piece::King => {
                    // The crate lets the castling king take his own rook; people let him go two squares.
                    let rooks = reach.to & board.colors(side);
                    reach.to &= !rooks;
                    if !literal {
                        reach.to |= rooks.iter().map(arrival).collect();
                    }
                }
                _ => {}
            }
            !reach.to.is_empty() && each(reach)
        });
        if heard || !literal {
            return heard;
        }
        let from = board.king(side);
        let to = if men.has(from) { self.literal_castles() } else { BitBoard::EMPTY };
        !to.is_empty() && each(Reach { from, to, promotes: false })
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
        let mut moves = Moves { captains: self.captains_needed(options), ..Moves::default() };
        let captains = moves.captains.clone();
        self.reaches(options, &captains, men, |reach| {
            moves.add(reach);
            false
        });
        moves
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

    /// Where the king may castle to by the letter of the book: out of check and through it, but not into it.
    fn literal_castles(&self) -> BitBoard {
        let side = self.side();
        let home = Rank::First.relative_to(side);
        let rights = self.board.castle_rights(side);
        let mut to = BitBoard::EMPTY;
        for (rook, king_to, rook_to) in CASTLES {
            let right = if rook == File::H { rights.short } else { rights.long };
            let arrival = Square::new(king_to, home);
            if right == Some(rook)
                && self.way_is_clear(Square::new(rook, home))
                && !self.attacked_after_castling(arrival, Square::new(rook, home), Square::new(rook_to, home))
            {
                to |= arrival.bitboard();
            }
        }
        to
    }

    /// Whether nothing stands between the king of the side to move and one of his rooks.
    pub fn way_is_clear(&self, rook: Square) -> bool {
        (get_between_rays(self.board.king(self.side()), rook) & self.board.occupied()).is_empty()
    }

    /// Whether the king would stand in check where he arrives, the rook beside him.
    fn attacked_after_castling(&self, king_to: Square, rook: Square, rook_to: Square) -> bool {
        let left = self.board.king(self.side()).bitboard() | rook.bitboard();
        let occupied = self.board.occupied() & !left | king_to.bitboard() | rook_to.bitboard();
        !(self.attackers(king_to, occupied) & self.board.colors(!self.side())).is_empty()
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

    /// Whether the side to move can mate at once.
    pub fn mates_at_once(&self, options: &ChessOptions) -> Option<Step> {
        self.moves(options).steps().find(|step| {
            let next = self.after(*step);
            next.in_check() && !next.can_move(options)
        })
    }

    /// Whether neither side could mate by any sequence of moves, judged by the men alone.
    #[inline]
    pub fn is_dead(&self) -> bool {
        let b = &self.board;
        // A lone officer, or bishops all on one colour.
        if b.occupied().len() > 3 && !b.pieces(Piece::Knight).is_empty() {
            return false;
        }
        if !(b.pieces(Piece::Pawn) | b.pieces(Piece::Rook) | b.pieces(Piece::Queen)).is_empty() {
            return false;
        }
        let bishops = b.pieces(Piece::Bishop);
        b.occupied().len() <= 3 || bishops.is_subset(BitBoard::LIGHT_SQUARES) || bishops.is_subset(BitBoard::DARK_SQUARES)
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

/// Where the king goes who castles with this rook.
fn arrival(rook: Square) -> Square {
    let file = if rook.file() == File::H { File::G } else { File::C };
    Square::new(file, rook.rank())
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.board)
    }
}

impl FromStr for Position {
    type Err = NotationError;

    /// Reads a FEN. Missing counters are forgiven; so are rights to castle with men that have moved, and a passed
    /// square that nobody has passed.
    fn from_str(fen: &str) -> Result<Position, NotationError> {
        read(fen).ok_or_else(|| NotationError::new("a position of chess (FEN)", fen))
    }
}

fn read(fen: &str) -> Option<Position> {
    let mut fields = fen.split_ascii_whitespace();
    let mut builder = BoardBuilder::empty();
    let mut lines = 0;
    for (rank, line) in fields.next()?.rsplit('/').enumerate() {
        let (rank, mut file) = (Rank::try_index(rank)?, 0);
        lines += 1;
        for sign in line.chars() {
            if let Some(empty) = sign.to_digit(10) {
                file += empty as usize;
                continue;
            }
            let square = Square::new(File::try_index(file)?, rank);
            let side = if sign.is_ascii_uppercase() { Color::White } else { Color::Black };
            *builder.board.get_mut(square as usize)? = Some((sign.to_ascii_lowercase().try_into().ok()?, side));
            file += 1;
        }
        if file != 8 {
            return None;
        }
    }
    builder.side_to_move = fields.next()?.parse().ok().filter(|_| lines == 8)?;
    let rights = fields.next().unwrap_or("-");
    if rights != "-" {
        for sign in rights.chars() {
            let side = if sign.is_ascii_uppercase() { Color::White } else { Color::Black };
            let (rook, short) = match sign.to_ascii_lowercase() {
                'k' => (File::H, true),
                'q' => (File::A, false),
                _ => return None,
            };
            let home = Rank::First.relative_to(side);
            let stands = |piece, file| builder.board[Square::new(file, home) as usize] == Some((piece, side));
            if stands(Piece::King, File::E) && stands(Piece::Rook, rook) {
                let CastleRights { short: s, long: l } = &mut builder.castle_rights[side as usize];
                *(if short { s } else { l }) = Some(rook);
            }
        }
    }
    let passed = fields.next().unwrap_or("-");
    let passed = if passed == "-" { None } else { Some(passed.parse().ok()?) };
    let mut counter = || fields.next().map_or(Some(0), |n| n.parse::<u16>().ok());
    builder.halfmove_clock = counter()?.min(FIFTY_MOVES.into()) as u8;
    builder.fullmove_number = counter()?.max(1);
    if fields.next().is_some() {
        return None;
    }
    let passing = BoardBuilder { en_passant: passed, ..builder.clone() };
    passing.build().or_else(|_| builder.build()).ok().map(|board| Position { board })
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let fen = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        fen.parse().map_err(serde::de::Error::custom)
    }
}
