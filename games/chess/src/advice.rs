//! What the book tells players to do (A1 to A8), as functions of a position.

use crate::force::Force;
use crate::options::ChessOptions;
use crate::position::Position;
use crate::worth::{three_files, worth};
use cozy_chess::{BitBoard, Color, Move as Step, Piece, Rank, Square};

/// A1: the moves that bring out a knight from where the array puts him.
pub fn knights_out(position: &Position, options: &ChessOptions) -> Vec<Step> {
    let moves = position.moves_of(options, knights_at_home(position));
    moves.steps().collect()
}

/// The knights of the side to move that still stand where the array puts them.
pub fn knights_at_home(position: &Position) -> BitBoard {
    let home = Rank::First.relative_to(position.side()).bitboard();
    let places = Square::B1.bitboard() | Square::G1.bitboard() | Square::B8.bitboard() | Square::G8.bitboard();
    position.board().colored_pieces(position.side(), Piece::Knight) & home & places
}

/// A2: the rook moves to be put off. Before four men have left the board a rook only castles, takes or answers check.
pub fn rooks_early(position: &Position, options: &ChessOptions) -> Vec<Step> {
    if position.men() <= 28 || position.in_check() {
        return vec![];
    }
    let rooks = position.board().colored_pieces(position.side(), Piece::Rook);
    let enemy = position.board().colors(!position.side());
    position.moves_of(options, rooks).steps().filter(|step| !enemy.has(step.to)).collect()
}

/// A3: whether the end of the game is near, when bishops serve better than knights: six officers or fewer, the kings
/// among them, for all the large men are officers.
pub fn bishops_time(position: &Position) -> bool {
    let board = position.board();
    (board.occupied() & !board.pieces(Piece::Pawn)).len() <= 6
}

/// A4: the men in the order of their worth.
pub const ORDER_OF_WORTH: [Piece; 5] = [Piece::Queen, Piece::Rook, Piece::Knight, Piece::Bishop, Piece::Pawn];

/// A6: whether a side has not the men to mate a king alone by force, as with two knights.
pub fn cannot_force(position: &Position, side: Color) -> bool {
    !Force::of(position.board(), side).beats_king_alone()
}

/// A7: whether no enemy pawn can stop a pawn any more, so that it wants to be led on.
pub fn is_passed(position: &Position, side: Color, pawn: Square) -> bool {
    let line = pawn.relative_to(side).rank();
    let enemy = position.board().colored_pieces(!side, Piece::Pawn) & three_files(pawn.file());
    enemy.iter().all(|other| other.relative_to(side).rank() <= line)
}

/// A8: whether a game is worth playing on for the honour of it, when a draw is offered: as long as one is not worse off.
pub fn plays_on(position: &Position, side: Color) -> bool {
    let worth = worth(position);
    (if position.side() == side { worth } else { -worth }) >= -60
}

/// Whether a neighbour should call *Nachbar mit Rath*: the move intended lets the enemy mate at once.
pub fn harmful(position: &Position, options: &ChessOptions, intended: Step) -> bool {
    position.after(intended).mates_at_once(options).is_some()
}
