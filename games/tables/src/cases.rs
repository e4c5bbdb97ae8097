//! What the worked cases of all tables games have in common: how players and positions are written, and the odds of dice.

use crate::board::{Colour, Men, OFF};
use crate::notation::BAR;
use serde::{Deserialize, Serialize};
use serde_json::json;
use spadille_core::{Answer, Case, Dice, PerSeat, Unsupported};
use spadille_odds::dice as odds;
use std::collections::BTreeMap;

/// Something for each player.
#[derive(Copy, Clone, Default, Serialize, Deserialize)]
pub(crate) struct Sides<T> {
    pub white: T,
    pub black: T,
}

impl<T> Sides<T> {
    pub fn seats(self) -> PerSeat<T, 2> {
        PerSeat([self.white, self.black])
    }

    pub fn of(PerSeat([white, black]): PerSeat<T, 2>) -> Sides<T> {
        Sides { white, black }
    }
}

/// The men that have gone off, or out; a player who is not named has none.
#[derive(Copy, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
struct Off {
    white: u8,
    black: u8,
}

/// A position in the numbering of the board.
#[derive(Deserialize, Serialize)]
pub(crate) struct Position {
    white: BTreeMap<u8, u8>,
    black: BTreeMap<u8, u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    off: Option<Off>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bar: Option<Off>,
}

/// What is wrong with a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Misplaced {
    /// There is no such field.
    Fields,
    /// Somebody has more or fewer than fifteen men.
    Fifteen,
    /// Both stand on one field.
    Shared,
}

impl From<Misplaced> for Unsupported {
    fn from(why: Misplaced) -> Unsupported {
        let why = match why {
            Misplaced::Fields => "fields are numbered 1 to 24",
            Misplaced::Fifteen => "each player has fifteen men",
            Misplaced::Shared => "both colours stand on one field",
        };
        Unsupported(why.into())
    }
}

/// How fields are counted for a colour.
type Counted = fn(Colour, u8) -> u8;

impl Position {
    /// The men of both, each in his own coordinates, where the two march against each other.
    pub fn men(&self) -> Result<PerSeat<Men, 2>, Misplaced> {
        self.read(1, Colour::turned)
    }

    /// The same where they march the same way round and men may be out.
    pub fn runners(&self) -> Result<PerSeat<Men, 2>, Misplaced> {
        self.read(BAR, Colour::round)
    }

    fn read(&self, lowest: u8, counted: Counted) -> Result<PerSeat<Men, 2>, Misplaced> {
        let (off, bar) = (self.off.unwrap_or_default(), self.bar.unwrap_or_default());
        let side = |colour: Colour, on: &BTreeMap<u8, u8>, off: u8, bar: u8| {
            if on.keys().any(|f| !(1..=24).contains(f)) {
                return Err(Misplaced::Fields);
            }
            let counts = on.iter().map(|(f, n)| (counted(colour, *f), *n)).chain([(OFF, off)]);
            let out = Some((BAR, bar)).filter(|_| bar > 0);
            Men::placed_from(lowest, counts.chain(out)).ok_or(Misplaced::Fifteen)
        };
        let white = side(Colour::White, &self.white, off.white, bar.white)?;
        let men = [white, side(Colour::Black, &self.black, off.black, bar.black)?];
        if self.white.iter().any(|(f, n)| *n > 0 && self.black.get(f).is_some_and(|m| *m > 0)) {
            return Err(Misplaced::Shared);
        }
        Ok(PerSeat(men))
    }

    pub fn of(men: PerSeat<Men, 2>) -> Position {
        Position::write(men, Colour::turned)
    }

    /// The position of men that march the same way round.
    pub fn of_runners(men: PerSeat<Men, 2>) -> Position {
        Position::write(men, Colour::round)
    }

    fn write(men: PerSeat<Men, 2>, counted: Counted) -> Position {
        let side = |colour: Colour| {
            let counts = men[colour.seat()].counts().filter(|(f, _)| *f < OFF);
            counts.map(|(f, n)| (counted(colour, f), n)).collect()
        };
        let beside = |field: u8| {
            let PerSeat([white, black]) = men.map(|m| m.on(field));
            (white + black > 0).then_some(Off { white, black })
        };
        Position { white: side(Colour::White), black: side(Colour::Black), off: beside(OFF), bar: beside(BAR) }
    }
}

/// A field of the board in the coordinates of a player.
pub(crate) fn own_field(colour: Colour, field: u8) -> Result<u8, Unsupported> {
    let within = (1..=24).contains(&field);
    within.then(|| colour.turned(field)).ok_or_else(|| Misplaced::Fields.into())
}

/// A kind of throw.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Throws {
    Any(bool),
    Sum(u8),
    Die(u8),
    Throw(Dice),
    Doublet(bool),
    Distance(u8),
}

/// The form `odds`: how many of the thirty-six throws are of each kind.
pub(crate) fn odds_of_dice(case: &Case) -> Result<Answer, Unsupported> {
    let count = |event: Throws| {
        odds::throws(|dice| match event {
            Throws::Any(any) => any,
            Throws::Sum(n) => dice.sum() == n,
            Throws::Die(n) => [dice.high(), dice.low()].contains(&n),
            Throws::Throw(other) => (dice.high(), dice.low()) == (other.high(), other.low()),
            Throws::Doublet(doublet) => dice.is_doublet() == doublet,
            Throws::Distance(n) => odds::reaches(dice, n),
        })
    };
    let throws: Vec<_> = case.field::<Vec<Throws>>("events")?.into_iter().map(count).collect();
    Answer::new(json!({ "throws": throws }))
}
