//! The games that may be announced: numbers of tricks, misères between them, and the five games of 1782.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use spadille_core::{LawId, Listed, NotationError, Text, law, listed, text};
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

/// A promise to take no trick.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Misere {
    /// With one card laid aside.
    Petite,
    /// With all cards.
    Grande,
    /// The same at a higher rank.
    GrandeForcee,
    /// With one card laid aside and the others open.
    PetiteOuverte,
    /// The same at a higher rank.
    PetiteOuverteForcee,
    /// With all cards open.
    GrandeOuverte,
    /// The same at a higher rank.
    GrandeOuverteForcee,
    /// The misère above twelve tricks at Boston-Whist.
    Revolution,
}

/// A row of the tariffs about a misère.
pub struct MisereRow {
    /// As it is written.
    pub word: &'static str,
    /// The number of tricks that it overbids.
    pub after: u8,
    /// Whether one card is laid aside.
    pub aside: bool,
    /// Whether the cards lie open.
    pub open: bool,
    /// What each opponent pays by Tariff A.
    pub price: i64,
    /// Its law.
    pub law: LawId,
}

/// The misères, low to high.
pub const MISERES: [MisereRow; 8] = [
    MisereRow { word: "petite-misere", after: 5, aside: true, open: false, price: 4, law: law!("price-petite-misere") },
    MisereRow {
        word: "grande-misere",
        after: 6,
        aside: false,
        open: false,
        price: 8,
        law: law!("price-grande-misere"),
    },
    MisereRow {
        word: "grande-misere-forcee",
        after: 7,
        aside: false,
        open: false,
        price: 12,
        law: law!("price-grande-misere-forcee"),
    },
    MisereRow {
        word: "petite-misere-ouverte",
        after: 8,
        aside: true,
        open: true,
        price: 20,
        law: law!("price-petite-misere-ouverte"),
    },
    MisereRow {
        word: "petite-misere-ouverte-forcee",
        after: 9,
        aside: true,
        open: true,
        price: 32,
        law: law!("price-petite-misere-ouverte-forcee"),
    },
    MisereRow {
        word: "grande-misere-ouverte",
        after: 10,
        aside: false,
        open: true,
        price: 48,
        law: law!("price-grande-misere-ouverte"),
    },
    MisereRow {
        word: "grande-misere-ouverte-forcee",
        after: 11,
        aside: false,
        open: true,
        price: 72,
        law: law!("price-grande-misere-ouverte-forcee"),
    },
    MisereRow { word: "revolution", after: 12, aside: false, open: true, price: 0, law: law!("price-revolution") },
];

impl Misere {
    /// Low to high.
    pub const ALL: [Misere; 8] = [
        Misere::Petite,
        Misere::Grande,
        Misere::GrandeForcee,
        Misere::PetiteOuverte,
        Misere::PetiteOuverteForcee,
        Misere::GrandeOuverte,
        Misere::GrandeOuverteForcee,
        Misere::Revolution,
    ];

    /// Its row of the tariffs.
    pub const fn row(self) -> &'static MisereRow {
        &MISERES[self as usize]
    }

    /// Whether it is another at a higher rank.
    pub const fn is_forced(self) -> bool {
        matches!(self, Misere::GrandeForcee | Misere::PetiteOuverteForcee | Misere::GrandeOuverteForcee)
    }
}

/// A row of the tariffs about a number of tricks.
pub struct NumberRow {
    /// What each opponent pays by Tariff A in a bad, the middle and the best suit.
    pub prices: [i64; 3],
    /// Half of what Tariff B multiplies by in a bad suit: it has two, three and four of these.
    pub times: i64,
    /// Its law.
    pub law: LawId,
}

/// The fewest tricks that may be announced.
pub const LEAST: u8 = 5;
/// All tricks.
pub const MOST: u8 = 13;

/// Five to thirteen tricks.
pub const NUMBERS: [NumberRow; 9] = [
    NumberRow { prices: [1, 2, 4], times: 1, law: law!("price-five") },
    NumberRow { prices: [4, 6, 8], times: 2, law: law!("price-six") },
    NumberRow { prices: [8, 10, 12], times: 3, law: law!("price-seven") },
    NumberRow { prices: [12, 16, 20], times: 4, law: law!("price-eight") },
    NumberRow { prices: [20, 26, 32], times: 6, law: law!("price-nine") },
    NumberRow { prices: [32, 40, 48], times: 8, law: law!("price-ten") },
    NumberRow { prices: [48, 60, 72], times: 12, law: law!("price-eleven") },
    NumberRow { prices: [72, 86, 100], times: 16, law: law!("price-twelve") },
    NumberRow { prices: [100, 150, 200], times: 32, law: law!("price-thirteen") },
];

/// The row of a number; of any other, the nearest.
pub fn number_row(number: u8) -> &'static NumberRow {
    &NUMBERS[usize::from(number.clamp(LEAST, MOST) - LEAST)]
}

/// A game of 1782.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Old {
    /// Five tricks.
    KleinBoston,
    /// Six tricks.
    GrossBoston,
    /// Seven tricks.
    KleinIndependence,
    /// Nine tricks, or eight.
    GrossIndependence,
    /// No trick.
    Misere,
}

/// A row of the page of 1782.
pub struct OldRow {
    /// As it is written.
    pub word: &'static str,
    /// The tricks promised.
    pub tricks: u8,
    /// What each opponent pays.
    pub price: i64,
    /// What it promises.
    pub law: LawId,
    /// What it costs.
    pub price_law: LawId,
}

/// The games of 1782, low to high.
pub const OLD: [OldRow; 5] = [
    OldRow {
        word: "klein-boston",
        tricks: 5,
        price: 1,
        law: law!("klein-boston"),
        price_law: law!("price-klein-boston"),
    },
    OldRow {
        word: "gross-boston",
        tricks: 6,
        price: 2,
        law: law!("gross-boston"),
        price_law: law!("price-gross-boston"),
    },
    OldRow {
        word: "klein-independence",
        tricks: 7,
        price: 3,
        law: law!("klein-independence"),
        price_law: law!("price-klein-independence"),
    },
    OldRow {
        word: "gross-independence",
        tricks: 9,
        price: 4,
        law: law!("gross-independence"),
        price_law: law!("price-gross-independence"),
    },
    OldRow { word: "misere", tricks: 0, price: 8, law: law!("misere-no-trick"), price_law: law!("price-misere") },
];

impl Old {
    /// Low to high.
    pub const ALL: [Old; 5] =
        [Old::KleinBoston, Old::GrossBoston, Old::KleinIndependence, Old::GrossIndependence, Old::Misere];

    /// Its row.
    pub const fn row(self) -> &'static OldRow {
        &OLD[self as usize]
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
