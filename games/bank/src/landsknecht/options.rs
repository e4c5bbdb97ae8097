//! What the company agrees on before a bank.

use crate::bank::Cap;
use crate::pack::Pack;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// What the banker must at least offer after a win.
    MinLetHold {
        /// At least what stands together: the sum held and the sum won.
        NewlyJoined = "newly_joined",
        /// Any sum.
        Free = "free",
    }

    /// With which cards the next round is played.
    BetweenRounds {
        /// The whole pack, shuffled anew.
        Fresh = "fresh",
        /// The rest of the pack, until it is through.
        Continue = "continue",
    }
}

/// The options of Landsknecht.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LandsknechtOptions {
    /// How many sit at the table, the banker included.
    #[schemars(range(min = 2, max = 12))]
    pub players: u8,
    /// How many banks are played before the company rises; a bank lasts until its banker loses, pockets or finds nobody to hold.
    #[schemars(range(min = 1, max = 1000))]
    pub banks: u16,
    /// The most counters one Auszug may offer.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub chips: u32,
    /// Which pack is used (004:35, our reading).
    pub pack: Pack,
    /// What the banker must at least offer after a win (004:45).
    pub min_let_hold: MinLetHold,
    /// Whether the banker too may withdraw at the reshuffle (004:41).
    pub banker_retire: bool,
}

/// The options of Blüchern.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BluchernOptions {
    /// How many sit at the table, the banker included.
    #[schemars(range(min = 2, max = 12))]
    pub players: u8,
    /// How many banks are played before the company rises; a bank lasts until its banker loses, pockets or finds nobody to hold.
    #[schemars(range(min = 1, max = 1000))]
    pub banks: u16,
    /// The most counters one Auszug may offer where no highest one is agreed on.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub chips: u32,
    /// Which pack is used (004:19-21).
    pub pack: Pack,
    /// With which cards the next round is played (our reading).
    pub pack_between_rounds: BetweenRounds,
    /// The highest Auszug a banker may offer (our own).
    pub max_auszug: Cap,
}

impl spadille_core::Options for LandsknechtOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1860",
            called: ["1860", "1860"],
            en: "About 1860: 52 cards, eight banks, after a win all that stands is offered again",
            de: "Um 1860: 52 Blätter, acht Banken, nach einem Gewinn wird alles wieder angeboten, was steht",
        },
        Preset {
            name: "salon",
            called: ["Salon", "Salon"],
            en: "Four banks, and no Auszug above 100 counters",
            de: "Vier Banken, und kein Auszug über 100 Marken",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let of_1860 = LandsknechtOptions {
            players: 4,
            banks: 8,
            chips: 1000,
            pack: Pack::Full,
            min_let_hold: MinLetHold::NewlyJoined,
            banker_retire: false,
        };
        match name {
            "1860" => Some(of_1860),
            "salon" => Some(LandsknechtOptions { banks: 4, chips: 100, ..of_1860 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}

impl spadille_core::Options for BluchernOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1860",
            called: ["1860", "1860"],
            en: "About 1860: 52 cards, eight banks, a fresh pack for every calling",
            de: "Um 1860: 52 Blätter, acht Banken, zu jedem Rufen ein frisches Spiel",
        },
        Preset {
            name: "salon",
            called: ["Salon", "Salon"],
            en: "Four banks, and no Auszug above 20 counters",
            de: "Vier Banken, und kein Auszug über 20 Marken",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let of_1860 = BluchernOptions {
            players: 4,
            banks: 8,
            chips: 1000,
            pack: Pack::Full,
            pack_between_rounds: BetweenRounds::Fresh,
            max_auszug: Cap::NONE,
        };
        match name {
            "1860" => Some(of_1860),
            "salon" => Some(BluchernOptions { banks: 4, chips: 100, max_auszug: Cap::Of(20), ..of_1860 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        self.max_auszug.check("max_auszug")
    }
}
