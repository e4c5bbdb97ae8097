//! The games of Scat as rungs of a ladder.

use super::options::{Games, NullRank, ScatOptions};
use arrayvec::ArrayVec;
use spadille_core::{Listed as _, Suit, Text, listed, serde_as_notation, text};

/// The suits from low to high: bells, hearts, leaves, acorns.
pub const SUITS: [Suit; 4] = [Suit::Diamonds, Suit::Hearts, Suit::Spades, Suit::Clubs];

/// The place of a suit among them.
#[inline]
pub const fn suit_rank(suit: Suit) -> usize {
    match suit {
        Suit::Diamonds => 0,
        Suit::Hearts => 1,
        Suit::Spades => 2,
        _ => 3,
    }
}

/// What kind of game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// The Scat is taken up.
    Frage,
    /// The Scat stays where it is.
    Solo,
    /// No trick may be taken.
    Null,
    /// The same with the hand open.
    NullOuvert,
    /// Only the Wenzel are trumps.
    Grand,
}

/// A game that is asked for or announced: `frage D`, `solo C`, `null`, `null-ouvert`, `grand`; a `frage` whose suit is named
/// later has none yet.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Level {
    /// What kind of game.
    pub kind: Kind,
    /// In which suit.
    pub suit: Option<Suit>,
}

impl Level {
    /// A Frage whose suit is not named yet.
    pub const FRAGE: Level = Level { kind: Kind::Frage, suit: None };
    /// Null.
    pub const NULL: Level = Level { kind: Kind::Null, suit: None };
    /// Open Null.
    pub const OUVERT: Level = Level { kind: Kind::NullOuvert, suit: None };
    /// Grand.
    pub const GRAND: Level = Level { kind: Kind::Grand, suit: None };

    /// A Frage in a suit.
    pub const fn frage(suit: Suit) -> Level {
        Level { kind: Kind::Frage, suit: Some(suit) }
    }

    /// A Solo in a suit.
    pub const fn solo(suit: Suit) -> Level {
        Level { kind: Kind::Solo, suit: Some(suit) }
    }

    /// Whether no trick may be taken.
    #[inline]
    pub const fn is_null(self) -> bool {
        matches!(self.kind, Kind::Null | Kind::NullOuvert)
    }

    /// What it is called.
    pub fn text(self) -> Text {
        match (self.kind, self.suit) {
            (Kind::Frage, Some(suit)) => text!("scat-frage-in", suit = suit),
            (Kind::Frage, None) => text!("scat-frage"),
            (Kind::Solo, Some(suit)) => text!("scat-solo-in", suit = suit),
            (Kind::Solo, None) => text!("scat-solo"),
            (Kind::Null, _) => text!("scat-null"),
            (Kind::NullOuvert, _) => text!("scat-null-ouvert"),
            (Kind::Grand, _) => text!("scat-grand"),
        }
    }

    /// The game with the letter of its German suit, as the worked cases write it.
    pub fn german(self) -> String {
        match self.suit {
            Some(suit) => format!("{} {}", Level { suit: None, ..self }.word(), suit.german_letter()),
            None => self.word().to_owned(),
        }
    }

    fn word(self) -> &'static str {
        match self.kind {
            Kind::Frage => "frage",
            Kind::Solo => "solo",
            Kind::Null => "null",
            Kind::NullOuvert => "null-ouvert",
            Kind::Grand => "grand",
        }
    }

    fn written(self) -> String {
        self.suit.map_or_else(|| self.word().to_owned(), |suit| format!("{} {suit}", self.word()))
    }

    fn nth(number: usize) -> Level {
        match number {
            0..4 => Level::frage(SUITS[number]),
            4..8 => Level::solo(SUITS[number - 4]),
            8 => Level::NULL,
            9 => Level::OUVERT,
            10 => Level::GRAND,
            _ => Level::FRAGE,
        }
    }
}

listed! {
    Level("a game of Scat"): 12, Level::nth, Level::written;
}
serde_as_notation!(Level);

/// How many games there are at the most.
pub const RUNGS: usize = 11;

/// The ladder of a table.
#[derive(Clone, Debug)]
pub struct Rungs(pub ArrayVec<Level, RUNGS>);

impl Rungs {
    /// The games that are played, from low to high.
    pub fn new(options: &ScatOptions) -> Rungs {
        let count = if options.games == Games::Original { 8 } else { RUNGS as u32 };
        let mut all: ArrayVec<Level, RUNGS> = (0..count).filter_map(Level::numbered).collect();
        if options.null_rank == NullRank::OuvertOverGrand && all.len() == RUNGS {
            all.swap(9, 10);
        }
        Rungs(all)
    }

    /// The place of a game; a Frage without a suit stands lowest.
    #[inline]
    pub fn rank(&self, level: Level) -> Option<u8> {
        let place = match (level.kind, level.suit) {
            (Kind::Frage, suit) => return Some(suit.map_or(0, |suit| suit_rank(suit) as u8)),
            (Kind::Solo, suit) => return suit.map(|suit| 4 + suit_rank(suit) as u8),
            _ => self.0.iter().position(|rung| *rung == level),
        };
        place.map(|place| place as u8)
    }

    /// The next game above one, or the lowest.
    #[inline]
    pub fn next(&self, level: Option<Level>) -> Option<Level> {
        let place = level.map_or(Some(0), |level| self.rank(level).map(|rank| rank + 1))?;
        self.0.get(usize::from(place)).copied()
    }

    /// The games from one upwards.
    pub fn from(&self, floor: Option<Level>) -> impl Iterator<Item = Level> + Clone + '_ {
        let least = floor.and_then(|floor| self.rank(floor)).unwrap_or(0);
        self.0.iter().copied().skip(least.into())
    }
}
