//! How a play is written: `1-6 1-7` two men, `1-3-7` one man touching down on 3, `7-12* 8-12*` the corner taken by
//! force, `23-off` borne off, `bar-4` entered, `none` when nothing can be played. Fields are numbered along White's
//! march, whoever plays.

use crate::board::{Colour, Men, OFF};
use serde::{Deserialize, Serialize};
use spadille_core::NotationError;
use std::fmt;
use std::str::FromStr;

/// Where men wait that have been thrown out.
pub const BAR: u8 = 0;

/// One man's way: from, an optional touch-down, to. Sixteen bits: five each, and whether a corner is taken by force.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Step(u16);

impl Step {
    const NOTHING: Step = Step(0);

    /// From one field to another.
    pub const fn new(from: u8, to: u8) -> Step {
        Step(from as u16 | (to as u16) << 5)
    }

    /// The same with a touch-down between.
    #[must_use]
    pub const fn via(self, field: u8) -> Step {
        Step(self.0 | (field as u16) << 10)
    }

    /// The same, taking the corner by force.
    #[must_use]
    pub const fn by_force(self) -> Step {
        Step(self.0 | 1 << 15)
    }

    /// Where the man is taken up; [`BAR`] if he enters.
    pub const fn from(self) -> u8 {
        (self.0 & 31) as u8
    }

    /// Where he is set down; [`OFF`] if he is borne off.
    pub const fn to(self) -> u8 {
        (self.0 >> 5 & 31) as u8
    }

    /// Where he touches down between the two numbers.
    pub const fn touch_down(self) -> Option<u8> {
        match (self.0 >> 10 & 31) as u8 {
            0 => None,
            field => Some(field),
        }
    }

    /// Whether the corner is taken by force.
    pub const fn is_forced(self) -> bool {
        self.0 >> 15 == 1
    }

    /// From where and to where, in the coordinates of the player, where the two march against each other.
    pub const fn ends(self, colour: Colour) -> (u8, u8) {
        (colour.turned(self.from()), colour.turned(self.to()))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from() {
            BAR => f.write_str("bar")?,
            field => write!(f, "{field}")?,
        }
        if let Some(field) = self.touch_down() {
            write!(f, "-{field}")?;
        }
        match self.to() {
            OFF => f.write_str("-off")?,
            field => write!(f, "-{field}")?,
        }
        if self.is_forced() { f.write_str("*") } else { Ok(()) }
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What is done with a throw: up to four steps.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Play([Step; 4]);

impl Play {
    /// Nothing can be played.
    pub const NONE: Play = Play([Step::NOTHING; 4]);

    /// One step.
    pub const fn one(step: Step) -> Play {
        Play([step, Step::NOTHING, Step::NOTHING, Step::NOTHING])
    }

    /// Two steps.
    pub const fn two(first: Step, second: Step) -> Play {
        Play([first, second, Step::NOTHING, Step::NOTHING])
    }

    /// The play with one more step; a fifth is not taken.
    #[must_use]
    pub fn then(mut self, step: Step) -> Play {
        if let Some(place) = self.0.iter_mut().find(|s| **s == Step::NOTHING) {
            *place = step;
        }
        self
    }

    /// The steps.
    pub fn steps(self) -> impl Iterator<Item = Step> + Clone {
        self.0.into_iter().take_while(|s| *s != Step::NOTHING)
    }

    /// The same leg by leg: whoever touches down between two numbers goes twice.
    pub fn legs(self) -> impl Iterator<Item = [u8; 2]> {
        self.steps().flat_map(|step| {
            let between = step.touch_down();
            let first = [step.from(), between.unwrap_or(step.to())];
            std::iter::once(first).chain(between.map(|field| [field, step.to()]))
        })
    }

    /// The men of a player after the play, where the two march against each other; nothing if a man is taken from where
    /// none stands.
    #[inline]
    pub fn after(self, mut men: Men, colour: Colour) -> Option<Men> {
        for (from, to) in self.steps().map(|step| step.ends(colour)) {
            if !(1..=24).contains(&from) || to == 0 || men.on(from) == 0 {
                return None;
            }
            men = men.moved(from, to);
        }
        Some(men)
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Play::NONE {
            return f.write_str("none");
        }
        self.steps().enumerate().try_for_each(|(i, step)| write!(f, "{}{step}", if i == 0 { "" } else { " " }))
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Step {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Step, NotationError> {
        let error = || NotationError::new("a man's way, such as 1-6, 1-3-7 or 23-off", text);
        let field = |part: &str| match part.parse::<u8>() {
            Ok(n) if (1..=24).contains(&n) => Ok(n),
            _ => Err(error()),
        };
        let start = |part: &str| if part == "bar" { Ok(BAR) } else { field(part) };
        let end = |part: &str| if part == "off" { Ok(OFF) } else { field(part) };
        let (way, forced) = text.strip_suffix('*').map_or((text, false), |way| (way, true));
        let parts: Vec<&str> = way.split('-').take(4).collect();
        let step = match parts[..] {
            [from, to] => Step::new(start(from)?, end(to)?),
            [from, between, to] => Step::new(start(from)?, end(to)?).via(field(between)?),
            _ => return Err(error()),
        };
        Ok(if forced { step.by_force() } else { step })
    }
}

impl FromStr for Play {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Play, NotationError> {
        if text == "none" {
            return Ok(Play::NONE);
        }
        let mut play = Play::NONE;
        for (i, word) in text.split_whitespace().enumerate() {
            if i == 4 {
                return Err(NotationError::new("a play of at most four steps", text));
            }
            play = play.then(word.parse()?);
        }
        if play == Play::NONE { Err(NotationError::new("a play", text)) } else { Ok(play) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn plays_are_written_as_they_are_read() {
        for text in ["1-6 1-7", "1-3-7", "7-12* 8-12*", "23-off", "18-24-off", "bar-4 12-14 14-16 16-18", "none"] {
            assert_eq!(text.parse::<Play>().map(|p| p.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "1", "1-25", "0-3", "1-2-3-4", "off-3", "1-bar", "1-2 2-3 3-4 4-5 5-6", "None", "1--2", "**"] {
            assert!(text.parse::<Play>().is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn whatever_can_be_read_can_be_written(text in "[0-9a-z* -]{0,24}") {
            if let Ok(play) = text.parse::<Play>() {
                prop_assert_eq!(play.to_string().parse::<Play>(), Ok(play));
            }
        }
    }
}
