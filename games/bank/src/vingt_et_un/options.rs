//! What the company agrees on before a round.

use crate::bank::Cap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OnOff, OptionError, Preset, option_words};

option_words! {
    /// What the banker's born hand takes.
    BankerBorn {
        /// Double, from all who live.
        Double = "double",
        /// The simple stake.
        Single = "single",
    }

    /// How often a picture may be asked for to an ace.
    PictureBuying {
        /// Not at all.
        Off = "off",
        /// Once in a round.
        Once = "once",
        /// Three times in a round.
        Three = "three",
    }

    /// Who may stake on an opened picture.
    OpenPictureBets {
        /// Only its owner.
        Owner = "owner",
        /// The other punters too.
        All = "all",
    }
}

/// The options of Vingt-et-un.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VingtOptions {
    /// How many sit at the table, the banker included.
    #[schemars(range(min = 2, max = 12))]
    pub players: u8,
    /// How many rounds are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub rounds: u16,
    /// The highest stake where the banker declares none.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub chips: u32,
    /// How many packs of 52 cards are shuffled together (004:129).
    #[schemars(range(min = 1, max = 8))]
    pub packs: u8,
    /// The highest stake the banker takes (004:139).
    pub limit: Cap,
    /// The sum laid out as bank; more the banker cannot lose (004:61).
    pub bank_limit: Cap,
    /// Whether every punter lays one card open when he has done buying (004:131).
    pub show_one: bool,
}

/// The options of Onze et demie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OnzeOptions {
    /// How many sit at the table, the banker included.
    #[schemars(range(min = 2, max = 12))]
    pub players: u8,
    /// How many rounds are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub rounds: u16,
    /// The highest stake where the banker declares none.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub chips: u32,
    /// How many packs of 52 cards are shuffled together (004:129).
    #[schemars(range(min = 1, max = 8))]
    pub packs: u8,
    /// The highest stake the banker takes (004:61).
    pub limit: Cap,
    /// The sum laid out as bank; more the banker cannot lose (004:61).
    pub bank: Cap,
    /// Whether those who have bought lay one card open (004:49, 131).
    pub show_one: bool,
    /// What the banker's born hand takes (004:135).
    pub banker_born: BankerBorn,
    /// How often a picture may be asked for to an ace (004:55-57).
    pub picture_buying: PictureBuying,
    /// Whether a picture bought to a picture may be opened as a hand of its own (004:59).
    pub picture_split: OnOff,
    /// Who may stake on an opened picture (004:59).
    pub open_picture_bets: OpenPictureBets,
}

const PRESETS: &[Preset] = &[
    Preset {
        name: "1860",
        called: ["1860", "1860"],
        en: "About 1860: one pack, no highest stake, no sum laid out",
        de: "Um 1860: ein Kartenspiel, kein höchster Satz, keine ausgelegte Summe",
    },
    Preset {
        name: "salon",
        called: ["Salon", "Salon"],
        en: "A bank of 200 counters, no stake above 20",
        de: "Eine Bank von 200 Marken, kein Satz über 20",
    },
];

impl spadille_core::Options for VingtOptions {
    const PRESETS: &'static [Preset] = PRESETS;

    fn preset(name: &str) -> Option<Self> {
        let of_1860 = VingtOptions {
            players: 4,
            rounds: 10,
            chips: 100,
            packs: 1,
            limit: Cap::NONE,
            bank_limit: Cap::NONE,
            show_one: true,
        };
        match name {
            "1860" => Some(of_1860),
            "salon" => Some(VingtOptions { limit: Cap::Of(20), bank_limit: Cap::Of(200), ..of_1860 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        self.limit.check("limit")?;
        self.bank_limit.check("bank_limit")
    }
}

impl spadille_core::Options for OnzeOptions {
    const PRESETS: &'static [Preset] = PRESETS;

    fn preset(name: &str) -> Option<Self> {
        let of_1860 = OnzeOptions {
            players: 4,
            rounds: 10,
            chips: 100,
            packs: 1,
            limit: Cap::NONE,
            bank: Cap::NONE,
            show_one: false,
            banker_born: BankerBorn::Double,
            picture_buying: PictureBuying::Off,
            picture_split: OnOff::Off,
            open_picture_bets: OpenPictureBets::Owner,
        };
        match name {
            "1860" => Some(of_1860),
            "salon" => Some(OnzeOptions { limit: Cap::Of(20), bank: Cap::Of(200), ..of_1860 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        self.limit.check("limit")?;
        self.bank.check("bank")
    }
}
