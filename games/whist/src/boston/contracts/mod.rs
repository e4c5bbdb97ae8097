//! The games that may be announced: numbers of tricks, misères between them, and the five games of 1782.

mod rows;

pub use rows::{LEAST, MISERES, MOST, Misere, MisereRow, NUMBERS, NumberRow, OLD, Old, OldRow, number_row};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use spadille_core::{Listed, NotationError, Text, listed, text};
use spadille_tricks::Ladder;
use std::fmt;
use std::str::FromStr;

/// How good a suit is in a deal.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// One of the two bad suits.
    Bad,
    /// The middle suit.
    Mid,
    /// The best suit.
    Best,
}

listed! {
    Class("bad, mid or best"): 3, |n| Class::ALL[n], |class| ["bad", "mid", "best"][class as usize];
}

impl Class {
    /// From bad to best.
    pub const ALL: [Class; 3] = [Class::Bad, Class::Mid, Class::Best];

    /// In words.
    pub fn text(self) -> Text {
        match self {
            Class::Bad => text!("boston-class-bad"),
            Class::Mid => text!("boston-class-mid"),
            Class::Best => text!("boston-class-best"),
        }
    }
}

/// How high a game stands, its suit left open.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// So many tricks with trumps.
    Number(u8),
    /// So many tricks without.
    Grandissimo(u8),
    /// No trick.
    Misere(Misere),
    /// A game of 1782.
    Old(Old),
}

impl Level {
    const NUMBERS: u32 = NUMBERS.len() as u32;
    const MISERES: u32 = 2 * Level::NUMBERS;
    const OLD: u32 = Level::MISERES + MISERES.len() as u32;

    /// Whether it promises no trick.
    pub const fn is_misere(self) -> bool {
        matches!(self, Level::Misere(_) | Level::Old(Old::Misere))
    }

    /// Whether one card is laid aside.
    pub fn lays_aside(self) -> bool {
        matches!(self, Level::Misere(misere) if misere.row().aside)
    }

    /// Whether the player's cards lie open.
    pub fn is_open(self) -> bool {
        matches!(self, Level::Misere(misere) if misere.row().open)
    }

    /// The number announced, with trumps.
    pub const fn number(self) -> Option<u8> {
        if let Level::Number(number) = self { Some(number) } else { None }
    }

    /// The number announced, with trumps or without.
    pub const fn tricks(self) -> Option<u8> {
        if let Level::Number(number) | Level::Grandissimo(number) = self { Some(number) } else { None }
    }

    /// How many tricks are played.
    pub fn tricks_played(self) -> u8 {
        if self.lays_aside() { MOST - 1 } else { MOST }
    }

    /// In words.
    pub fn text(self) -> Text {
        match self {
            Level::Number(number) => text!("boston-number", number = number),
            Level::Grandissimo(number) => text!("boston-grandissimo", number = number),
            Level::Misere(Misere::Petite) => text!("boston-petite-misere"),
            Level::Misere(Misere::Grande) => text!("boston-grande-misere"),
            Level::Misere(Misere::GrandeForcee) => text!("boston-grande-misere-forcee"),
            Level::Misere(Misere::PetiteOuverte) => text!("boston-petite-misere-ouverte"),
            Level::Misere(Misere::PetiteOuverteForcee) => text!("boston-petite-misere-ouverte-forcee"),
            Level::Misere(Misere::GrandeOuverte) => text!("boston-grande-misere-ouverte"),
            Level::Misere(Misere::GrandeOuverteForcee) => text!("boston-grande-misere-ouverte-forcee"),
            Level::Misere(Misere::Revolution) => text!("boston-revolution"),
            Level::Old(Old::KleinBoston) => text!("boston-klein-boston"),
            Level::Old(Old::GrossBoston) => text!("boston-gross-boston"),
            Level::Old(Old::KleinIndependence) => text!("boston-klein-independence"),
            Level::Old(Old::GrossIndependence) => text!("boston-gross-independence"),
            Level::Old(Old::Misere) => text!("boston-misere"),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Number(number) => write!(f, "{number}"),
            Level::Grandissimo(number) => write!(f, "{number} grandissimo"),
            Level::Misere(misere) => f.write_str(misere.row().word),
            Level::Old(old) => f.write_str(old.row().word),
        }
    }
}

impl FromStr for Level {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Level, NotationError> {
        let mut all = (0..Level::COUNT).filter_map(Level::numbered);
        all.find(|level| level.to_string() == text).ok_or_else(|| NotationError::new("a game of Boston", text))
    }
}

impl Listed for Level {
    const COUNT: u32 = Level::OLD + OLD.len() as u32;

    fn number(self) -> u32 {
        match self {
            Level::Number(number) => u32::from(number - LEAST),
            Level::Grandissimo(number) => Level::NUMBERS + u32::from(number - LEAST),
            Level::Misere(misere) => Level::MISERES + misere as u32,
            Level::Old(old) => Level::OLD + old as u32,
        }
    }

    fn numbered(number: u32) -> Option<Level> {
        let place = |from: u32| (number - from) as usize;
        match number {
            n if n < Level::NUMBERS => Some(Level::Number(LEAST + n as u8)),
            n if n < Level::MISERES => Some(Level::Grandissimo(LEAST + (n - Level::NUMBERS) as u8)),
            n if n < Level::OLD => Misere::ALL.get(place(Level::MISERES)).copied().map(Level::Misere),
            _ => Old::ALL.get(place(Level::OLD)).copied().map(Level::Old),
        }
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Level, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A game with the class of its suit, where it has one: a rung of the ladder.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contract {
    /// How high it stands.
    pub level: Level,
    /// The class of its suit.
    pub class: Option<Class>,
}

impl Contract {
    /// In words.
    pub fn text(self) -> Text {
        match (self.level, self.class) {
            (Level::Number(number), Some(class)) => text!("boston-number-in", number = number, class = class.text()),
            _ => self.level.text(),
        }
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.level, self.class) {
            (Level::Number(number), Some(class)) => write!(f, "{number}-{class}"),
            (Level::Grandissimo(number), _) => write!(f, "{number}-grandissimo"),
            (level, _) => level.fmt(f),
        }
    }
}

impl FromStr for Contract {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Contract, NotationError> {
        let rung = |level, class| Contract { level, class };
        let levels = (0..Level::COUNT).filter_map(Level::numbered);
        let all = levels.flat_map(|level| match level {
            Level::Number(_) => Class::ALL.map(|class| Some(rung(level, Some(class)))),
            _ => [Some(rung(level, None)), None, None],
        });
        all.flatten()
            .find(|contract| contract.to_string() == text)
            .ok_or_else(|| NotationError::new("a game of Boston", text))
    }
}

/// Which games are played: they differ in ladder, tariff and helpers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// Simple Boston.
    Simple,
    /// Boston-Whist.
    Whist,
    /// Boston of 1782.
    Old,
}

/// The games of a table, low to high, their suits left open.
pub type Levels = Ladder<Level, 26>;

/// The games of a form.
pub fn levels(form: Form, grandissimo: bool) -> Levels {
    if form == Form::Old {
        return Ladder::new(Old::ALL.map(Level::Old));
    }
    let played = move |misere: &Misere| form == Form::Whist || *misere != Misere::Revolution;
    Ladder::new((LEAST..=MOST).flat_map(move |number| {
        let above = Misere::ALL.into_iter().filter(played).find(|misere| misere.row().after == number);
        let without = (form == Form::Whist && grandissimo).then_some(Level::Grandissimo(number));
        [Some(Level::Number(number)), without, above.map(Level::Misere)].into_iter().flatten()
    }))
}

/// The rungs of a table, low to high.
pub fn rungs(levels: &Levels) -> impl Iterator<Item = Contract> + '_ {
    levels.iter().flat_map(|level| {
        let classes = match level {
            Level::Number(_) => Class::ALL.map(|class| Some(Some(class))),
            _ => [Some(None), None, None],
        };
        classes.into_iter().flatten().map(move |class| Contract { level, class })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_written_one_way() {
        for level in (0..Level::COUNT).filter_map(Level::numbered) {
            assert_eq!((level.to_string().parse(), Level::numbered(Listed::number(level))), (Ok(level), Some(level)));
        }
        assert!(Level::numbered(Level::COUNT).is_none());
        for contract in rungs(&levels(Form::Whist, true)) {
            assert_eq!(contract.to_string().parse(), Ok(contract));
        }
        assert!(["4-bad", "6", "6-worst", "14-best"].iter().all(|text| text.parse::<Contract>().is_err()));
    }

    #[test]
    fn the_ladders_are_as_long_as_the_book_has_them() {
        let count = |form, grandissimo| rungs(&levels(form, grandissimo)).count();
        assert_eq!([count(Form::Simple, true), count(Form::Whist, false), count(Form::Whist, true)], [34, 35, 44]);
        assert_eq!(count(Form::Old, false), 5);
    }

    /// In Tariff A the best suit costs as much as the misère above it and as the next number in a bad suit.
    #[test]
    fn the_tariff_has_its_pattern() {
        for (place, row) in NUMBERS.iter().enumerate() {
            let [bad, mid, best] = row.prices;
            assert!(place == 0 || 2 * mid == bad + best);
            assert!(NUMBERS.get(place + 1).is_none_or(|next| next.prices[0] == best));
            assert!(MISERES[..7].get(place).is_none_or(|misere| misere.price == best));
        }
    }
}
