//! Positions as they are written: reading and writing FEN.

use super::{FIFTY_MOVES, Position};
use cozy_chess::{Board, BoardBuilder, CastleRights, Color, File, Move as Step, Piece, Rank, Square};
use spadille_core::NotationError;
use std::fmt;
use std::str::FromStr;

impl Position {
    /// The men as a FEN writes them.
    pub fn placement(&self) -> String {
        self.to_string().split(' ').next().unwrap_or_default().to_owned()
    }

    /// Who may still castle, as a FEN writes it.
    pub fn castling(&self) -> String {
        self.to_string().split(' ').nth(2).unwrap_or_default().to_owned()
    }
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
    let board = passing.build().or_else(|_| builder.build()).ok().or_else(|| with_open_king(builder));
    board.map(|board| Position { board })
}

/// A position in which the side that has just moved left its king open. No game reaches one, but questions about single
/// men do not mind, and the crate will not build one: so let a man of that side arrive from elsewhere, unchecked.
fn with_open_king(mut builder: BoardBuilder) -> Option<Board> {
    let late = !builder.side_to_move;
    builder.side_to_move = late;
    let is_late = |square: &Square| builder.board[*square as usize].is_some_and(|(_, side)| side == late);
    let castles = |square: &Square| matches!(builder.board[*square as usize], Some((Piece::Rook | Piece::King, side)) if side == late);
    let mut men: Vec<Square> = Square::ALL.into_iter().filter(is_late).collect();
    men.sort_by_key(castles);
    let is_open = |square: &Square| {
        (Rank::Third..=Rank::Sixth).contains(&square.rank()) && builder.board[*square as usize].is_none()
    };
    let open: Vec<Square> = Square::ALL.into_iter().filter(is_open).collect();
    men.into_iter().flat_map(|to| open.iter().map(move |from| (*from, to))).find_map(|(from, to)| {
        let mut before = builder.clone();
        before.board.swap(from as usize, to as usize);
        if castles(&to) {
            // A rook or king that arrives cannot have waited to castle.
            before.castle_rights[late as usize] = CastleRights::EMPTY;
        }
        let mut board = before.build().ok()?;
        board.play_unchecked(Step { from, to, promotion: None });
        board.set_halfmove_clock(builder.halfmove_clock);
        board.set_fullmove_number(builder.fullmove_number);
        Some(board)
    })
}

spadille_core::serde_as_notation!(Position);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{Castling, ChessOptions};
    use proptest::prelude::*;
    use spadille_core::Options as _;

    #[test]
    fn rights_of_men_that_have_moved_are_forgotten() {
        let position: Position = "4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1".parse().unwrap();
        assert_eq!(position.castling(), "-");
        assert_eq!(position.moves_of(&ChessOptions::standard(), Square::D1.bitboard()).count(), 5);
    }

    #[test]
    fn an_open_king_is_never_taken() {
        let position: Position = "7k/8/8/8/8/8/8/R3K2R w KQ - 7 30".parse().unwrap();
        assert_eq!(position.to_string(), "7k/8/8/8/8/8/8/R3K2R w KQ - 7 30");
        let moves = position.moves(&ChessOptions::standard());
        assert!(moves.steps().all(|step| step.to != Square::H8));
        // Both kings may stand open, as long as one man is to blame.
        assert!("4r2k/8/8/8/8/8/8/4K2R w K - 0 1".parse::<Position>().is_ok_and(|p| p.in_check()));
    }

    proptest! {
        #[test]
        fn no_text_makes_the_reader_stumble(fen in "[a-hkqrnbpKQRNBP1-9/ w-]{0,70}") {
            if let Ok(position) = fen.parse::<Position>() {
                let _ = position.moves(&ChessOptions::standard()).count();
            }
        }

        #[test]
        fn strange_positions_are_refused_or_played(
            men in proptest::collection::vec((0usize..64, "[qrnbQRNB]"), 0..20),
            kings in (0usize..64, 0usize..64), black: bool,
        ) {
            let mut squares = ['1'; 64];
            men.iter().for_each(|(square, man)| squares[*square] = man.chars().next().unwrap_or('1'));
            (squares[kings.0], squares[kings.1]) = ('K', 'k');
            let lines: Vec<String> = squares.chunks(8).map(|line| line.iter().collect()).collect();
            let fen = format!("{} {} KQkq - 0 1", lines.join("/"), if black { 'b' } else { 'w' });
            if let Ok(position) = fen.parse::<Position>() {
                for castling in [Castling::Modern, Castling::Literal] {
                    let options = ChessOptions { castling, ..ChessOptions::standard() };
                    let _ = position.perft(&options, 2, &mut 1000);
                }
                let again: Position = position.to_string().parse().unwrap();
                prop_assert_eq!(again, position);
            }
        }
    }
}
