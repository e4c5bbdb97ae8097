//! What a player of Trictrac may do, its notation, and the space of moves.

use crate::notation::{Play, Step};
use crate::plays::{Missets, Plays};
use spadille_core::{Dice, NotationError, Number, Space, Spoken as _, listed, moves};
use spadille_odds::dice as odds;
use std::fmt;
use std::str::FromStr;

/// The most points that are marked, or claimed as a school, at once.
pub const MOST_POINTS: u8 = 24;

/// Points that are marked, or claimed as a school, at once.
pub type Points = Number<MOST_POINTS>;

/// One of the twenty-one throws, the higher number first: `6 3`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct SetThrow(pub Dice);

listed! {
    SetThrow("two numbers, the higher first"): 21, nth_throw, |throw| format!("{} {}", throw.0.high(), throw.0.low());
}

fn nth_throw(n: usize) -> SetThrow {
    let throw = odds::distinct().map(|(dice, _)| SetThrow(dice)).nth(n);
    throw.unwrap_or_else(|| unreachable!("there are twenty-one throws"))
}

moves! {
    /// What is said or done besides setting men.
    pub enum Word("a word of Trictrac") {
        words {
            /// After a hole: the men are set up afresh.
            Leave = "leave",
            /// After a hole: the game goes on.
            Stay = "stay",
            /// The same, with the points that made the hole left standing (strict tables).
            StayUncleared = "stay-uncleared",
            /// The holes forgotten are pegged before the next throw (strict tables).
            PegRest = "peg-rest",
            /// Nothing is said against the other's marking (strict tables).
            Pass = "pass",
            /// The other is made to mark what is due (strict tables).
            Compel = "compel",
            /// The man who was touched instead of closing must be played (strict tables).
            DemandTouched = "demand-touched",
            /// The Jan must be closed after all (strict tables).
            DemandClose = "demand-close",
            /// Men set wrongly are left where they stand (strict tables).
            LetStand = "let-stand",
            /// One man must give both numbers instead of the men set wrongly (strict tables).
            DemandOneMan = "demand-one-man",
            /// The dice are left to roll (where they might be disturbed).
            Watch = "watch",
            /// The rolling dice are disturbed.
            Disturb = "disturb",
            /// It is proposed to make only the last throw.
            Offer = "offer",
            /// The proposal is accepted.
            Agree = "agree",
            /// The throw is made as usual.
            ThrowOn = "throw-on",
        }
        listed {
            /// Points are marked (strict tables); nought says that no more will be.
            Mark(Points) = "mark",
            /// Points are marked with one counter where two would show an unbroken run (strict tables).
            MarkOne(Points) = "mark-one",
            /// The other is sent to school for so many points (strict tables).
            School(Points) = "school",
            /// Only so many of the holes won are pegged (strict tables).
            Peg(Number<12>) = "peg",
            /// A man on this field is touched, as the board numbers it (where touching binds).
            Touch(Number<24>) = "touch",
            /// A throw is set after a forbidden disturbance.
            Set(SetThrow) = "set",
        }
        cards {}
        sets {}
    }
}

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The throw is played; fields as the board numbers them.
    Play(Play),
    /// A man is set where the throw does not take him (strict tables); fields as the board numbers them.
    Misset(Step),
    /// Something else is said or done.
    Say(Word),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(play) => play.fmt(f),
            Move::Misset(step) => write!(f, "misset {step}"),
            Move::Say(word) => word.fmt(f),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let read = match (text.parse(), text.strip_prefix("misset ")) {
            (Ok(word), _) => Ok(Move::Say(word)),
            (_, Some(step)) => step.parse().map(Move::Misset),
            _ => text.parse().map(Move::Play),
        };
        read.map_err(|_| NotationError::new("a move of Trictrac", text))
    }
}

/// A set of words, one bit each.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Words([u64; 3]);

impl Words {
    /// With one more.
    #[must_use]
    pub fn with(mut self, word: Word) -> Words {
        if let Some(place) = word.number() {
            self.0[place as usize / 64] |= 1 << (place % 64);
        }
        self
    }

    /// With all words from one place to another; with none if the last comes before the first.
    #[must_use]
    pub fn with_range(self, first: Word, last: Word) -> Words {
        let (Some(first), Some(last)) = (first.number(), last.number()) else { return self };
        (first..=last).filter_map(Word::numbered).fold(self, Words::with)
    }

    fn has(self, word: Word) -> bool {
        word.number().is_some_and(|number| self.0[number as usize / 64] >> (number % 64) & 1 == 1)
    }

    #[inline]
    fn count(self) -> u32 {
        let [a, b, c] = self.0;
        if a | b | c == 0 { 0 } else { a.count_ones() + b.count_ones() + c.count_ones() }
    }

    /// The word with `n` words before it.
    fn nth(self, mut n: u32) -> Option<Word> {
        for (i, part) in (0u32..).zip(self.0) {
            let here = part.count_ones();
            if n < here {
                let left = (0..n).fold(part, |left, _| left & (left - 1));
                return Word::numbered(64 * i + left.trailing_zeros());
            }
            n -= here;
        }
        None
    }
}

/// The moves of Trictrac: words, then plays, then the ways of setting a man wrongly.
#[derive(Clone, Debug)]
pub struct Moves {
    /// What may be said or done besides playing.
    pub words: Words,
    /// The plays of the throw.
    pub plays: Plays,
    /// Men that could be set wrongly.
    pub missets: Missets,
}

impl Space for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> Option<u64> {
        Some(u64::from(self.words.count()) + u64::from(self.plays.count()) + u64::from(self.missets.count))
    }

    #[inline]
    fn nth(&self, mut n: u64) -> Option<Move> {
        let words = u64::from(self.words.count());
        if n < words {
            return self.words.nth(n as u32).map(Move::Say);
        }
        n -= words;
        match self.plays.way(u16::try_from(n).ok()?) {
            Some(way) => Some(Move::Play(self.plays.written(way))),
            None => self.missets.nth(n - u64::from(self.plays.count())).map(Move::Misset),
        }
    }

    fn contains(&self, m: &Move) -> bool {
        match m {
            Move::Play(play) => self.plays.read(*play).is_some(),
            Move::Misset(step) => self.missets.contains(*step),
            Move::Say(word) => self.words.has(*word),
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
        const { assert!(Word::COUNT <= 192) };
    }

    #[test]
    fn nonsense_is_not_read() {
        let nonsense =
            ["", "mark", "mark x", "mark 26", "set 7 1", "set 1", "touch 25", "leave now", "peg -1", "misset 3"];
        assert!(nonsense.iter().chain(&["1-2-3-4"]).all(|text| text.parse::<Move>().is_err()));
    }
}
