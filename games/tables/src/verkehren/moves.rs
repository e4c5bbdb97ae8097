//! What a player of Verkehren may do, its notation, and the space of moves.

use super::plays::Plays;
use crate::notation::Play;
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use spadille_core::{NotationError, Space, Spoken as _, listed, moves};
use std::fmt;
use std::str::FromStr;

/// Two men taken out, by the fields on which they stand, as the board numbers them: the lower first, or twice the same.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TwoMen(pub u8, pub u8);

listed! {
    TwoMen("two fields, the lower first"): 300, nth_two, |two| format!("{} {}", two.0, two.1);
}

fn nth_two(n: usize) -> TwoMen {
    let mut all = (1..=24).flat_map(|first| (first..=24).map(move |second| TwoMen(first, second)));
    all.nth(n).unwrap_or_else(|| unreachable!("there are three hundred"))
}

moves! {
    /// What is said besides setting men.
    pub enum Word("a word of Verkehren") {
        words {
            /// The game is given up, lost single.
            Concede = "concede",
            /// Leave is asked to give it up.
            AskToConcede = "ask-to-concede",
            /// Leave is given.
            Accept = "accept",
            /// The other must play on.
            Refuse = "refuse",
            /// Too many bands were made: this throw may hit them.
            HitBands = "hit-bands",
        }
        listed {
            /// Too many bands were made: two men of them are taken out.
            Take(TwoMen) = "take",
        }
        cards {}
        sets {}
    }
}

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The throw is played; fields as the board numbers them, steps in their order.
    Play(Play),
    /// Something else is said.
    Say(Word),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(play) => play.fmt(f),
            Move::Say(word) => word.fmt(f),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let read = text.parse().map(Move::Say).or_else(|_| text.parse().map(Move::Play));
        read.map_err(|_| NotationError::new("a move of Verkehren", text))
    }
}

/// The men who may be taken out, two by two: no more pairs than twelve bands have.
pub type Takes = ArrayVec<TwoMen, 78>;

/// The moves of Verkehren: words, then men to be taken out, then plays.
#[derive(Clone, Debug)]
pub struct Moves {
    words: u8,
    takes: Takes,
    /// The plays of the throw.
    pub plays: Plays,
}

impl Moves {
    /// These plays and nothing else.
    pub fn of(plays: Plays) -> Moves {
        Moves { words: 0, takes: Takes::new(), plays }
    }

    /// With one more word.
    #[must_use]
    pub fn with(mut self, word: Word) -> Moves {
        if let Some(place) = word.number().filter(|number| *number < 8) {
            self.words |= 1 << place;
        }
        self
    }

    /// With men to be taken out.
    #[must_use]
    pub fn with_takes(self, takes: Takes) -> Moves {
        Moves { takes, ..self }
    }
}

/// How seldom somebody who draws at random looks beyond the plays.
const WORD_ONCE_IN: u32 = 32;

impl Space for Moves {
    type Move = Move;

    fn len(&self) -> Option<u64> {
        Some(u64::from(self.words.count_ones()) + (self.takes.len() + self.plays.count()) as u64)
    }

    fn nth(&self, n: u64) -> Option<Move> {
        let mut n = usize::try_from(n).ok()?;
        let words = self.words.count_ones() as usize;
        if n < words {
            let left = (0..n).fold(self.words, |left, _| left & (left - 1));
            return Word::numbered(left.trailing_zeros()).map(Move::Say);
        }
        n -= words;
        if let Some(two) = self.takes.get(n) {
            return Some(Move::Say(Word::Take(*two)));
        }
        n -= self.takes.len();
        self.plays.nth(n).map(Move::Play)
    }

    /// Giving up ends a game at once, so it is drawn seldom.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        if rng.random_range(0..WORD_ONCE_IN) == 0 { self.any(rng) } else { self.play_on(rng) }
    }

    /// Nobody who wants to play gives up.
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        match self.plays.count() {
            0 => self.any(rng),
            plays => self.plays.nth(rng.random_range(0..plays)).map(Move::Play),
        }
    }

    fn contains(&self, m: &Move) -> bool {
        match m {
            Move::Play(play) => self.plays.contains(*play),
            Move::Say(Word::Take(two)) => self.takes.contains(two),
            Move::Say(word) => word.number().is_some_and(|number| number < 8 && self.words >> number & 1 == 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_has_its_own_place_and_notation() {
        for number in 0..Word::COUNT {
            let word = Word::numbered(number).expect("a word");
            assert_eq!((word.number(), word.to_string().parse()), (Some(number), Ok(Move::Say(word))));
        }
        let nonsense = ["", "take", "take 3", "take 5 3", "take 0 1", "take 24 25", "concede now", "1-2-3-4", "bar"];
        assert!(nonsense.iter().all(|text| text.parse::<Move>().is_err()));
    }
}
