//! What a table agrees on before L'Homme.

use crate::taking::{Duty, PIQUET};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Options, Preset, Rank, option_words};

option_words! {
    /// Who must take a trick he can take.
    Mode {
        /// Only the last player to it.
        ZurLust = "zur_lust",
        /// Everybody.
        ParForce = "par_force",
    }
    /// How many cards each player gets.
    Cards {
        /// Seven.
        Seven = "7",
        /// Five.
        Five = "5",
    }
    /// Whether a player bound to take may refuse and pay for it.
    Refusing {
        /// No: such cards are not offered.
        Impossible = "impossible",
        /// Yes, at the price the book names.
        Offered = "offered",
    }
    /// What the book's duty to take is about.
    Nehmen {
        /// Taking the trick.
        Trick = "trick",
        /// Undertaking the game.
        Undertake = "undertake",
    }
    /// Which ten ranks each suit has.
    Ranks {
        /// Ace, king, queen, jack, ten down to five.
        Piquet = "piquet",
        /// Ace, king, queen, jack, seven down to two.
        Hombre = "hombre",
    }
}

/// The ranks of the pack of L'Hombre, in plain order.
const HOMBRE: [Rank; 10] = [
    Rank::Ace,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Seven,
    Rank::Six,
    Rank::Five,
    Rank::Four,
    Rank::Three,
    Rank::Two,
];

/// The options of L'Homme.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LHommeOptions {
    /// How many play (000:1370-1378).
    #[schemars(range(min = 3, max = 7))]
    pub players: u8,
    /// Who must take a trick he can take (000:1380).
    pub mode: Mode,
    /// How many cards each player gets (000:1370-1382).
    pub cards: Cards,
    /// Whether a player bound to take may refuse and pay for it (000:1380).
    pub refusal: Refusing,
    /// What the book's duty to take is about (000:1380).
    pub nehmen: Nehmen,
    /// Which ten ranks each suit has; the book gives only their number.
    pub ranks: Ranks,
    /// How many counters each puts into the stake before a deal.
    #[schemars(range(min = 1, max = 20))]
    pub ante: u8,
    /// How many counters a mark written against you costs, to each of the others, at the end.
    #[schemars(range(min = 0, max = 20))]
    pub mark_value: u8,
    /// How often the deal goes round before the company rises.
    #[schemars(range(min = 1, max = 50))]
    pub tours: u8,
}

impl LHommeOptions {
    /// Whom the duty binds in the play.
    pub fn duty(&self) -> Duty {
        match (self.nehmen, self.mode) {
            (Nehmen::Undertake, _) => Duty::Nobody,
            (Nehmen::Trick, Mode::ZurLust) => Duty::Last,
            (Nehmen::Trick, Mode::ParForce) => Duty::Everybody,
        }
    }

    /// Whether whoever is bound may refuse.
    pub fn may_refuse(&self) -> bool {
        self.refusal == Refusing::Offered
    }

    /// How many cards each gets, and how many tricks are played.
    pub fn each(&self) -> u8 {
        if self.cards == Cards::Seven { 7 } else { 5 }
    }

    /// How many suits are played with: for fewer players the last are laid aside.
    pub fn suits(&self) -> u8 {
        match self.players {
            7.. => 6,
            6 => 5,
            4 | 5 => 4,
            _ => 3,
        }
    }

    /// The ranks of each suit, highest first.
    pub fn ranks(&self) -> [Rank; 10] {
        if self.ranks == Ranks::Piquet { PIQUET } else { HOMBRE }
    }
}

impl Options for LHommeOptions {
    const PRESETS: &'static [Preset] = &[Preset {
        name: "1782",
        called: ["1782", "1782"],
        en: "The book of 1782, for pleasure: only the last must take.",
        de: "Das Buch von 1782, zur Lust: Nur der Letzte muss nehmen.",
    }];

    fn preset(name: &str) -> Option<LHommeOptions> {
        (name == "1782").then_some(LHommeOptions {
            players: 4,
            mode: Mode::ZurLust,
            cards: Cards::Seven,
            refusal: Refusing::Impossible,
            nehmen: Nehmen::Trick,
            ranks: Ranks::Piquet,
            ante: 1,
            mark_value: 1,
            tours: 2,
        })
    }

    fn check(&self) -> Result<(), OptionError> {
        spadille_core::options::within("players", self.players, 3, 7)
    }
}
