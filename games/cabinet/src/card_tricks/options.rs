//! What the company agrees on before a session.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// Who decides which trick comes.
    Programme {
        /// The company asks for one each time, by its number.
        Free = "free",
        /// They follow one another as in the book.
        Book = "book",
    }

    /// What becomes of a card that somebody merely thinks of.
    Thinking {
        /// Nobody learns of it; at the end one says whether it was found.
        Silent = "silent",
        /// It is written on a slip that only its owner sees, and the table judges by it.
        Noted = "noted",
    }
}

/// The options of the card tricks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TricksOptions {
    /// How many sit at the table besides the conjuror; where a trick needs more persons they speak for them by turns.
    #[schemars(range(min = 1, max = 4))]
    pub spectators: u8,
    /// Who decides which trick comes.
    pub programme: Programme,
    /// How many tricks a session has.
    #[schemars(range(min = 1, max = 26))]
    pub length: u8,
    /// What becomes of a card that somebody merely thinks of.
    pub thinking: Thinking,
    /// Whether tricks that can fail as printed are mended (001:1490, 001:1514, 001:1524, 001:1528).
    pub repairs: bool,
    /// How often the pack is cut at most where a key card is sought (001:1490, 001:1631).
    #[schemars(range(min = 1, max = 9))]
    pub cuts: u8,
    /// Below how many cards the key is put in the twenty-fifth trick (001:1629).
    #[schemars(range(min = 5, max = 10))]
    pub cover: u8,
    /// How many pieces the ship of the twenty-first trick has loaded (001:1601).
    #[schemars(range(min = 4, max = 52))]
    pub storm_cards: u8,
    /// How many of them go overboard (001:1601).
    #[schemars(range(min = 1, max = 51))]
    pub storm_thrown: u8,
    /// How many counters a trick that succeeds brings from each of the company, and one that fails costs to each.
    #[schemars(range(min = 0, max = 10))]
    pub applause: u8,
}

impl TricksOptions {
    /// Whether thought cards stand on slips.
    pub fn are_noted(&self) -> bool {
        self.thinking == Thinking::Noted
    }
}

impl spadille_core::Options for TricksOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1830",
            called: ["1830", "1830"],
            en: "About 1830, mended where a trick as printed can fail",
            de: "Um 1830, gebessert, wo ein Kunststück wie gedruckt misslingen kann",
        },
        Preset {
            name: "printed",
            called: ["As printed", "Wie gedruckt"],
            en: "To the letter: the third, seventh, ninth and tenth trick can fail",
            de: "Nach dem Buchstaben: Das dritte, siebte, neunte und zehnte Kunststück können misslingen",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let mended = TricksOptions {
            spectators: 1,
            programme: Programme::Free,
            length: 3,
            thinking: Thinking::Silent,
            repairs: true,
            cuts: 5,
            cover: 6,
            storm_cards: 32,
            storm_thrown: 15,
            applause: 1,
        };
        match name {
            "1830" => Some(mended),
            "printed" => Some(TricksOptions { repairs: false, ..mended }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.storm_thrown >= self.storm_cards {
            return Err(OptionError::new("something must stay on board", "etwas muss an Bord bleiben"));
        }
        Ok(())
    }
}
