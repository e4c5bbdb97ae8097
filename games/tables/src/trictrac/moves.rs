//! What a player of Trictrac may do, its notation, and the space of moves.

use super::plays::{Missets, Plays};
use crate::notation::{Play, Step};
use spadille_core::{Dice, NotationError, Space};
use std::fmt;
use std::str::FromStr;

/// The most points that are marked, or claimed as a school, at once.
pub const MOST: u8 = 24;

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The throw is played; fields as the board numbers them.
    Play(Play),
    /// After a hole: the men are set up afresh.
    Leave,
    /// After a hole: the game goes on.
    Stay,
    /// The same, with the points that made the hole left standing (strict tables).
    StayUncleared,
    /// Points are marked (strict tables); nought says that no more will be.
    Mark(u8),
    /// Points are marked with one counter where two would show an unbroken run (strict tables).
    MarkOne(u8),
    /// Only so many of the holes won are pegged (strict tables).
    Peg(u8),
    /// The holes forgotten are pegged before the next throw (strict tables).
    PegRest,
    /// The other is sent to school for so many points (strict tables).
    School(u8),
    /// Nothing is said against the other's marking (strict tables).
    Pass,
    /// The other is made to mark what is due (strict tables).
    Compel,
    /// A man on this field is touched, as the board numbers it (where touching binds).
    Touch(u8),
    /// The man who was touched instead of closing must be played (strict tables).
    DemandTouched,
    /// The Jan must be closed after all (strict tables).
    DemandClose,
    /// A man is set where the throw does not take him (strict tables); fields as the board numbers them.
    Misset(Step),
    /// Men set wrongly are left where they stand (strict tables).
    LetStand,
    /// One man must give both numbers instead of the men set wrongly (strict tables).
    DemandOneMan,
    /// The dice are left to roll (where they might be disturbed).
    Watch,
    /// The rolling dice are disturbed.
    Disturb,
    /// A throw is set after a forbidden disturbance.
    Set(Dice),
    /// It is proposed to make only the last throw.
    Offer,
    /// The proposal is accepted.
    Agree,
    /// The throw is made as usual.
    ThrowOn,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(play) => write!(f, "{play}"),
            Move::Mark(n) => write!(f, "mark {n}"),
            Move::MarkOne(n) => write!(f, "mark-one {n}"),
            Move::Peg(n) => write!(f, "peg {n}"),
            Move::School(n) => write!(f, "school {n}"),
            Move::Touch(field) => write!(f, "touch {field}"),
            Move::Misset(step) => write!(f, "misset {step}"),
            Move::Set(dice) => write!(f, "set {} {}", dice.pips().0, dice.pips().1),
            plain => f.write_str(plain.word()),
        }
    }
}

/// The moves that are a word alone.
const PLAIN: [Move; 15] = [
    Move::Leave,
    Move::Stay,
    Move::StayUncleared,
    Move::PegRest,
    Move::Pass,
    Move::Compel,
    Move::DemandTouched,
    Move::DemandClose,
    Move::LetStand,
    Move::DemandOneMan,
    Move::Watch,
    Move::Disturb,
    Move::Offer,
    Move::Agree,
    Move::ThrowOn,
];

impl Move {
    /// The move's word.
    fn word(&self) -> &'static str {
        match self {
            Move::Play(_) => "play",
            Move::Leave => "leave",
            Move::Stay => "stay",
            Move::StayUncleared => "stay-uncleared",
            Move::Mark(_) => "mark",
            Move::MarkOne(_) => "mark-one",
            Move::Peg(_) => "peg",
            Move::PegRest => "peg-rest",
            Move::School(_) => "school",
            Move::Pass => "pass",
            Move::Compel => "compel",
            Move::Touch(_) => "touch",
            Move::DemandTouched => "demand-touched",
            Move::DemandClose => "demand-close",
            Move::Misset(_) => "misset",
            Move::LetStand => "let-stand",
            Move::DemandOneMan => "demand-one-man",
            Move::Watch => "watch",
            Move::Disturb => "disturb",
            Move::Set(_) => "set",
            Move::Offer => "offer",
            Move::Agree => "agree",
            Move::ThrowOn => "throw-on",
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let error = || NotationError::new("a move of Trictrac", text);
        if let Some(plain) = PLAIN.into_iter().find(|m| m.word() == text) {
            return Ok(plain);
        }
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let number = |most: u8| rest.parse::<u8>().ok().filter(|n| *n <= most).ok_or_else(error);
        match verb {
            "mark" => number(MOST).map(Move::Mark),
            "mark-one" => number(MOST).map(Move::MarkOne),
            "peg" => number(12).map(Move::Peg),
            "school" => number(MOST).map(Move::School),
            "touch" => number(24).map(Move::Touch),
            "misset" => rest.parse().map(Move::Misset).map_err(|_| error()),
            "set" => {
                let (a, b) = rest.split_once(' ').ok_or_else(error)?;
                let (a, b) = (a.parse().map_err(|_| error())?, b.parse().map_err(|_| error())?);
                Dice::new(a, b).map(Move::Set).ok_or_else(error)
            }
            _ => text.parse().map(Move::Play).map_err(|_| error()),
        }
    }
}

/// Where each kind of word begins in a [`Words`].
mod place {
    pub const MARK: u8 = 15;
    pub const MARK_ONE: u8 = MARK + 13;
    pub const SCHOOL: u8 = MARK_ONE + 13;
    pub const PEG: u8 = SCHOOL + 13;
    pub const TOUCH: u8 = PEG + 13;
    pub const SET: u8 = TOUCH + 25;
    pub const END: u8 = SET + 21;
}

/// A set of moves other than plays, one bit each.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Words(u128);

impl Words {
    fn place(m: Move) -> Option<u8> {
        let even = |from: u8, n: u8| (n <= MOST && n.is_multiple_of(2)).then_some(from + n / 2);
        match m {
            Move::Play(_) | Move::Misset(_) => None,
            Move::Mark(n) => even(place::MARK, n),
            Move::MarkOne(n) => even(place::MARK_ONE, n),
            Move::School(n) => even(place::SCHOOL, n),
            Move::Peg(n) => (n <= 12).then_some(place::PEG + n),
            Move::Touch(field) => (field <= 24).then_some(place::TOUCH + field),
            Move::Set(dice) => {
                let (high, low) = (dice.high(), dice.low());
                // One of the twenty-one throws has one writing: the higher number first.
                (dice.pips() == (high, low)).then_some(place::SET + high * (high - 1) / 2 + low - 1)
            }
            plain => PLAIN.iter().position(|p| *p == plain).map(|i| i as u8),
        }
    }

    fn at(at: u8) -> Option<Move> {
        use place::{END, MARK, MARK_ONE, PEG, SCHOOL, SET, TOUCH};
        match at {
            0..MARK => PLAIN.get(at as usize).copied(),
            MARK..MARK_ONE => Some(Move::Mark((at - MARK) * 2)),
            MARK_ONE..SCHOOL => Some(Move::MarkOne((at - MARK_ONE) * 2)),
            SCHOOL..PEG => Some(Move::School((at - SCHOOL) * 2)),
            PEG..TOUCH => Some(Move::Peg(at - PEG)),
            TOUCH..SET => Some(Move::Touch(at - TOUCH)),
            SET..END => crate::odds::distinct().nth((at - SET) as usize).map(|(dice, _)| Move::Set(dice)),
            _ => None,
        }
    }

    /// Adds a move; plays and men set wrongly have no place here.
    pub fn add(&mut self, m: Move) {
        if let Some(at) = Words::place(m) {
            self.0 |= 1 << at;
        }
    }

    /// These words.
    pub fn of(words: impl IntoIterator<Item = Move>) -> Words {
        let mut all = Words::default();
        words.into_iter().for_each(|m| all.add(m));
        all
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
        let words = if self.words.0 == 0 { 0 } else { self.words.0.count_ones() };
        Some(u64::from(words) + u64::from(self.plays.count()) + u64::from(self.missets.count()))
    }

    #[inline]
    fn nth(&self, n: u64) -> Option<Move> {
        let mut n = n;
        if self.words.0 != 0 {
            let words = u64::from(self.words.0.count_ones());
            if n < words {
                let mut left = self.words.0;
                (0..n).for_each(|_| left &= left - 1);
                return Words::at(left.trailing_zeros() as u8);
            }
            n -= words;
        }
        match self.plays.way(u16::try_from(n).ok()?) {
            Some(way) => Some(Move::Play(self.plays.written(way))),
            None => self.missets.nth(n - u64::from(self.plays.count())).map(Move::Misset),
        }
    }

    fn contains(&self, m: &Move) -> bool {
        match m {
            Move::Play(play) => self.plays.read(*play).is_some(),
            Move::Misset(step) => self.missets.contains(*step),
            word => Words::place(*word).is_some_and(|at| self.words.0 >> at & 1 == 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_has_its_own_place_and_notation() {
        for at in 0..place::END {
            let Some(m) = Words::at(at) else { continue };
            assert_eq!(Words::place(m), Some(at), "{m}");
            assert_eq!(m.to_string().parse(), Ok(m));
        }
        const { assert!(place::END <= 128) };
    }

    #[test]
    fn nonsense_is_not_read() {
        for text in [
            "",
            "mark",
            "mark x",
            "mark 26",
            "set 7 1",
            "set 1",
            "touch 25",
            "leave now",
            "peg -1",
            "1-2-3-4",
            "misset 3",
        ] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }

    proptest::proptest! {
        #[test]
        fn whatever_can_be_read_can_be_written(text in "[a-z]{0,9}[ -]?[0-9]{0,3}[ -]?[0-9]{0,2}") {
            if let Ok(m) = text.parse::<Move>() {
                proptest::prop_assert_eq!(m.to_string().parse(), Ok(m));
            }
        }
    }
}
