//! What a player of chess may do, its notation, and the space of his moves.

use arrayvec::ArrayVec;
use cozy_chess::{BitBoard, Move as Step, Piece, Square};
use rand::Rng;
use spadille_core::{NotationError, Space};
use std::fmt;
use std::str::FromStr;

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A man is moved: `e2e4`, `e7e8q`. Castling is written as the king's two squares, `e1g1`.
    Man(Step),
    /// The game is given up.
    Resign,
    /// A draw is offered, before the own move.
    OfferDraw,
    /// The draw is accepted.
    AcceptDraw,
    /// The draw is declined.
    DeclineDraw,
    /// A neighbour calls *Nachbar mit Rath*: the move may be thought over.
    Counsel,
    /// A neighbour lets the move be completed.
    Silent,
}

impl Move {
    /// The man's move, if it is one.
    pub fn step(self) -> Option<Step> {
        if let Move::Man(step) = self { Some(step) } else { None }
    }
}

/// The words that are moves.
const WORDS: [(&str, Move); 6] = [
    ("resign", Move::Resign),
    ("offer-draw", Move::OfferDraw),
    ("accept-draw", Move::AcceptDraw),
    ("decline-draw", Move::DeclineDraw),
    ("counsel", Move::Counsel),
    ("silent", Move::Silent),
];

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Man(step) => write!(f, "{step}"),
            word => f.write_str(WORDS.iter().find(|(_, m)| m == word).map_or("", |(text, _)| text)),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let word = WORDS.iter().find(|(word, _)| *word == text).map(|(_, m)| *m);
        word.or_else(|| parse_step(text).map(Move::Man)).ok_or_else(|| NotationError::new("a move of chess", text))
    }
}

spadille_core::serde_as_notation!(Move);

/// Reads a man's move; nothing may follow it.
pub fn parse_step(text: &str) -> Option<Step> {
    // The crate's own reading forgives what follows the move.
    text.parse::<Step>().ok().filter(|step| step.to_string() == text)
}

/// Where one man may go.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Where he stands.
    pub from: Square,
    /// The squares he may reach; a castling king reaches the square two beside him.
    pub to: BitBoard,
    /// Whether he is a pawn that steps onto the last line.
    pub promotes: bool,
    /// How many moves that makes.
    pub(crate) count: u8,
}

/// The pieces a pawn on the last line may become, the best first.
pub type Captains = ArrayVec<Piece, 4>;

/// How seldom [`Space::sample`] picks a word where men can be moved: once in so many draws. A player who gives up or
/// bargains as readily as he moves would never see the middle of a game.
const WORD_ONCE_IN: u32 = 1024;

/// The moves of chess: the reach of each man, then the words. Nothing is written out.
///
/// [`Space::sample`] takes each man's move with equal chance, and seldom a word.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    pub(crate) men: ArrayVec<Reach, 20>,
    pub(crate) captains: Captains,
    pub(crate) words: ArrayVec<Move, 2>,
    /// How many moves of men there are.
    pub(crate) count: u32,
}

impl Moves {
    #[inline]
    pub(crate) fn add(&mut self, mut reach: Reach) {
        let ranks = if reach.promotes { self.captains.len() as u32 } else { 1 };
        reach.count = (reach.to.len() * ranks) as u8;
        self.count += u32::from(reach.count);
        self.men.push(reach);
    }

    /// How many moves of men there are.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The men's moves, without the words.
    pub fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.men.iter().flat_map(move |reach| {
            let ranks: &[Option<Piece>] = if reach.promotes { &[] } else { &[None] };
            let captains: &[Piece] = if reach.promotes { &self.captains } else { &[] };
            reach.to.iter().flat_map(move |to| {
                let promotions = ranks.iter().copied().chain(captains.iter().copied().map(Some));
                promotions.map(move |promotion| Step { from: reach.from, to, promotion })
            })
        })
    }

    /// Whether a man may make this move.
    pub fn has_step(&self, step: Step) -> bool {
        let mut reaches = self.men.iter().filter(|r| r.from == step.from && r.to.has(step.to));
        reaches.any(|r| match step.promotion {
            None => !r.promotes,
            Some(piece) => r.promotes && self.captains.contains(&piece),
        })
    }

    #[inline]
    fn step(&self, mut n: u32) -> Option<Step> {
        for reach in &self.men {
            let count = u32::from(reach.count);
            if n >= count {
                n -= count;
                continue;
            }
            let ranks = self.captains.len().max(1) as u32;
            let (square, promotion) =
                if reach.promotes { (n / ranks, self.captains.get((n % ranks) as usize).copied()) } else { (n, None) };
            let to = nth_square(reach.to, square)?;
            return Some(Step { from: reach.from, to, promotion });
        }
        None
    }
}

#[inline]
fn nth_square(squares: BitBoard, n: u32) -> Option<Square> {
    let mut bits = squares.0;
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    BitBoard(bits).next_square()
}

impl Space for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> Option<u64> {
        Some(u64::from(self.count) + self.words.len() as u64)
    }

    #[inline]
    fn nth(&self, n: u64) -> Option<Move> {
        match u32::try_from(n) {
            Ok(n) if n < self.count => self.step(n).map(Move::Man),
            _ => self.words.get(usize::try_from(n).ok()?.checked_sub(self.count as usize)?).copied(),
        }
    }

    fn contains(&self, m: &Move) -> bool {
        match m {
            Move::Man(step) => self.has_step(*step),
            word => self.words.contains(word),
        }
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let random = rng.next_u64();
        // The low half scales to a place in the list, the high half decides about words.
        let among = |count: usize| (((random & 0xffff_ffff) * count as u64) >> 32) as usize;
        let speaks = self.count == 0 || ((random >> 32) as u32).is_multiple_of(WORD_ONCE_IN);
        if speaks && !self.words.is_empty() {
            return self.words.get(among(self.words.len())).copied();
        }
        self.step(among(self.count as usize) as u32).map(Move::Man)
    }

    #[inline]
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.count {
            0 => self.any(rng),
            count => self.step(((u64::from(rng.next_u32()) * u64::from(count)) >> 32) as u32).map(Move::Man),
        }
    }

    fn iter(&self) -> impl Iterator<Item = Move> {
        self.steps().map(Move::Man).chain(self.words.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back_and_nothing_else_is_read() {
        for text in ["e2e4", "e7e8n", "e1g1", "resign", "offer-draw", "counsel", "silent"] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "e2", "e2e9", "e7e8k", "e2e4x", "E2E4", "e2e4 ", "ä2e4", "resign now"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
