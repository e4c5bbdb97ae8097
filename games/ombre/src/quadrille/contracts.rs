//! The games that can be played, in ordinary and favourite suits, and how they rank.

use super::options::{AnnouncedVole, QuadrilleOptions, Sister};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Listed, NotationError, Suit, Text, law, text};
use std::fmt;
use std::str::FromStr;

/// A game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Contract {
    /// The hombre names trumps and calls a king, whose holder helps him.
    Ask,
    /// The hombre is given a king and plays alone.
    Mediateur,
    /// The hombre has both black aces; the called king names trumps and helps him.
    Respect,
    /// Alone.
    Solo,
    /// Alone, all tricks announced.
    SoloVole,
    /// All have passed: Spadille must play, the called king names trumps and helps.
    ForcedSpadille,
    /// An ask in which a king of one's own was called: alone.
    SelfCall,
}

impl Contract {
    /// The games that are called, low to high.
    pub const CALLED: [Contract; 5] =
        [Contract::Ask, Contract::Mediateur, Contract::Respect, Contract::Solo, Contract::SoloVole];

    /// The name in notation and in worked cases.
    pub const fn word(self) -> &'static str {
        match self {
            Contract::Ask => "ask",
            Contract::Mediateur => "mediateur",
            Contract::Respect => "respect",
            Contract::Solo => "solo",
            Contract::SoloVole => "solo_vole",
            Contract::ForcedSpadille => "forced_spadille",
            Contract::SelfCall => "self_call",
        }
    }

    /// Whether the hombre plays alone whatever happens.
    pub const fn is_alone(self) -> bool {
        matches!(self, Contract::Mediateur | Contract::Solo | Contract::SoloVole | Contract::SelfCall)
    }

    /// Whether it is a solo, with or without an announced vole.
    pub const fn is_solo(self) -> bool {
        matches!(self, Contract::Solo | Contract::SoloVole)
    }

    /// Whether the holder of the called card names trumps, and is thereby known.
    pub const fn helper_names(self) -> bool {
        matches!(self, Contract::Respect | Contract::ForcedSpadille)
    }

    /// The law that tells what the game is.
    pub const fn law(self) -> LawId {
        match self {
            Contract::Ask => law!("ask"),
            Contract::Mediateur => law!("mediateur"),
            Contract::Respect => law!("respect"),
            Contract::Solo => law!("solo"),
            Contract::SoloVole => law!("solo-vole"),
            Contract::ForcedSpadille => law!("forced-spadille"),
            Contract::SelfCall => law!("self-call-alone"),
        }
    }

    /// What it is called.
    pub fn text(self) -> Text {
        match self {
            Contract::Ask => text!("ombre-game-ask"),
            Contract::Mediateur => text!("ombre-game-mediateur"),
            Contract::Respect => text!("ombre-game-respect"),
            Contract::Solo => text!("ombre-game-solo"),
            Contract::SoloVole => text!("ombre-game-solo-vole"),
            Contract::ForcedSpadille => text!("ombre-game-forced"),
            Contract::SelfCall => text!("ombre-game-self-call"),
        }
    }
}

/// How much a suit is worth: ordinary, or one of the favourites.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Once.
    #[default]
    Plain,
    /// Twice.
    Fav,
    /// Four times.
    Pref,
    /// Eight times.
    High,
}

impl Class {
    /// All classes, low to high.
    pub const ALL: [Class; 4] = [Class::Plain, Class::Fav, Class::Pref, Class::High];

    /// What everything is multiplied with.
    pub const fn times(self) -> i64 {
        1 << self as u8
    }

    const fn suffix(self) -> &'static str {
        match self {
            Class::Plain => "",
            Class::Fav => "_fav",
            Class::Pref => "_pref",
            Class::High => "_high",
        }
    }
}

/// The favourite suits fixed so far, highest first.
pub type Favourites = ArrayVec<Suit, 3>;

/// The class of a suit: with `of` favourites agreed on, the first fixed counts most.
pub fn class_of(suit: Suit, favourites: &[Suit], of: u8) -> Class {
    let place = favourites.iter().position(|f| *f == suit);
    place.and_then(|i| Class::ALL.get(usize::from(of).saturating_sub(i))).copied().unwrap_or(Class::Plain)
}

/// A call: a game, and in what class of suit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bid {
    /// The game.
    pub game: Contract,
    /// The class of its trumps.
    pub class: Class,
}

impl Bid {
    /// A game in an ordinary suit.
    pub const fn plain(game: Contract) -> Bid {
        Bid { game, class: Class::Plain }
    }

    /// What it is called.
    pub fn text(self) -> Text {
        match self.class {
            Class::Plain => self.game.text(),
            Class::Fav => text!("ombre-in-favourite", game = self.game.text()),
            Class::Pref => text!("ombre-in-preference", game = self.game.text()),
            Class::High => text!("ombre-in-highest", game = self.game.text()),
        }
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.game.word(), self.class.suffix())
    }
}

impl FromStr for Bid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Bid, NotationError> {
        (0..Bid::COUNT)
            .filter_map(Bid::numbered)
            .find(|bid| bid.to_string() == text)
            .ok_or_else(|| NotationError::new("a call such as ask or solo_fav", text))
    }
}

spadille_core::serde_as_notation!(Bid);

impl Listed for Bid {
    const COUNT: u32 = 20;

    fn number(self) -> u32 {
        self.game as u32 * 4 + self.class as u32
    }

    fn numbered(number: u32) -> Option<Bid> {
        let game = *Contract::CALLED.get(number as usize / 4)?;
        let class = Class::ALL[number as usize % 4];
        (game != Contract::Respect || class == Class::Plain).then_some(Bid { game, class })
    }
}

/// The calls of a table, low to high.
pub type Ladder = spadille_tricks::Ladder<Bid, 20>;

/// The ladder of a table.
pub fn ladder<K: Sister>(o: &QuadrilleOptions) -> Ladder {
    let classes = || Class::ALL.into_iter().take(usize::from(o.favourites()) + 1);
    let in_all = |game: Contract| classes().map(move |class| Bid { game, class });
    let with = |played: bool, game: Contract| in_all(game).filter(move |_| played);
    let respect = o.respect.then_some(Bid::plain(Contract::Respect));
    let below = with(!K::WITHOUT.contains(&"ask_price"), Contract::Ask)
        .chain(with(o.mediateur, Contract::Mediateur))
        .chain(respect);
    let announced = |to: AnnouncedVole| with(o.announced_vole == to, Contract::SoloVole);
    let solos = in_all(Contract::Solo).flat_map(|solo| {
        // An announced vole stands above the solo of its own class, or above all solos.
        [solo].into_iter().chain(announced(AnnouncedVole::BelowFavourite).filter(move |vole| vole.class == solo.class))
    });
    Ladder::new(below.chain(solos).chain(announced(AnnouncedVole::AboveFavourite)))
}
