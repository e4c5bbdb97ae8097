//! Which men win by force (A6: two knights cannot mate a king).
//!
//! What is decided here is a matter of the men alone, as they would stand in the open with nothing hanging and nobody
//! shut in:
//!
//! - Officers against a **king alone**: exact. A queen, a rook, bishops on both colours, bishop and knight, or three
//!   knights mate him by force; a lone bishop or knight, two knights, and bishops all on one colour do not. On a board
//!   the colours are seen; where men are only named, two bishops are those of the array.
//! - A **pawn** counts as the officer it can become. Whether it gets there is a matter of squares, not of men, so against a
//!   king alone "wins" means here: has something to win with.
//! - Officers on **both sides**: the stronger side wins if it could mate a king alone and is ahead by nearly a rook. That
//!   agrees with the settled endings of one officer a side (a queen beats anything but a queen, a rook nothing) and of
//!   two against one, the two bishops against a knight excepted, which are named. With more men, or pawns on both sides,
//!   it is a rule of thumb, and no more.

use crate::worth::man;
use cozy_chess::{BitBoard, Board, Color, Piece};
use spadille_core::NotationError;
use std::str::FromStr;

/// The men of one side, their places forgotten; of the bishops one remembers the colour of their squares.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Force {
    /// How many of each kind, along [`Piece::ALL`].
    men: [u32; Piece::NUM],
    both_colours: bool,
}

/// Won although the stronger side is ahead by less than a rook.
const WON_ALL_THE_SAME: [(&str, &str); 1] = [("KBB", "KN")];

/// Nearly a rook, in hundredths of a pawn.
const NEARLY_A_ROOK: i32 = 450;

impl Force {
    /// The men of a side on a board.
    pub fn of(board: &Board, side: Color) -> Force {
        let bishops = board.colored_pieces(side, Piece::Bishop);
        let on = |squares: BitBoard| !(bishops & squares).is_empty();
        Force {
            men: Piece::ALL.map(|piece| board.colored_pieces(side, piece).len()),
            both_colours: on(BitBoard::LIGHT_SQUARES) && on(BitBoard::DARK_SQUARES),
        }
    }

    fn is_king_alone(self) -> bool {
        self.men.iter().sum::<u32>() == 1
    }

    /// Whether these men can win by force against a king alone.
    pub fn beats_king_alone(self) -> bool {
        let [pawns, knights, bishops, rooks, queens, _] = self.men;
        pawns + rooks + queens > 0 || self.both_colours || bishops >= 1 && knights >= 1 || knights >= 3
    }

    /// Whether these men win by force against others.
    pub fn beats(self, other: Force) -> bool {
        let ahead = self.worth() - other.worth() >= NEARLY_A_ROOK;
        let named = |(stronger, weaker): (&str, &str)| stronger.parse() == Ok(self) && weaker.parse() == Ok(other);
        self.beats_king_alone() && (other.is_king_alone() || ahead || WON_ALL_THE_SAME.into_iter().any(named))
    }

    fn worth(self) -> i32 {
        let men = Piece::ALL.into_iter().zip(self.men).filter(|(piece, _)| *piece != Piece::King);
        men.map(|(piece, number)| man(piece) * number as i32).sum()
    }
}

impl FromStr for Force {
    type Err = NotationError;

    /// Reads men like `KNN`.
    fn from_str(text: &str) -> Result<Force, NotationError> {
        let mut men = [0; Piece::NUM];
        let error = || NotationError::new("the men of a side, such as KNN", text);
        for letter in text.chars() {
            let piece = Some(letter.to_ascii_lowercase()).filter(|_| letter.is_ascii_uppercase());
            let piece: Piece = piece.and_then(|letter| letter.try_into().ok()).ok_or_else(error)?;
            men[piece as usize] += 1;
        }
        let [pawns, _, bishops, .., kings] = men;
        let fits = kings == 1 && pawns <= 8 && men.iter().sum::<u32>() <= 16;
        if fits { Ok(Force { men, both_colours: bishops >= 2 }) } else { Err(error()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;

    #[test]
    fn what_mates_a_king_alone_is_known() {
        for (all, wins) in [("KQ KR KBB KBN KNNN KP", true), ("KNN KB KN K", false)] {
            for men in all.split(' ') {
                assert_eq!(men.parse::<Force>().map(Force::beats_king_alone), Ok(wins), "{men}");
            }
        }
    }

    #[test]
    fn settled_endings_come_out_as_they_are_settled() {
        let won = "KQ-KR KQ-KB KQ-KN KBB-KN KRR-KR KQR-KQ KQQ-KQ";
        let drawn = "KQ-KQ KR-KR KR-KB KR-KN KB-KN KRB-KR KRN-KR KQB-KQ KQN-KQ KRR-KQ KBB-KB KBN-KN KNN-KN KN-KQ";
        for (all, wins) in [(won, true), (drawn, false)] {
            for (men, others) in all.split(' ').filter_map(|ending| ending.split_once('-')) {
                let [men, others] = [men, others].map(|men| men.parse::<Force>().unwrap());
                assert_eq!(men.beats(others), wins, "{men:?} against {others:?}");
            }
        }
    }

    #[test]
    fn bishops_of_one_colour_are_seen_on_the_board() {
        let white = |fen: &str| Force::of(fen.parse::<Position>().unwrap().board(), Color::White);
        assert!(white("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1").beats_king_alone());
        assert!(!white("4k3/8/8/8/8/8/3B4/4K1B1 w - - 0 1").beats_king_alone());
    }
}
