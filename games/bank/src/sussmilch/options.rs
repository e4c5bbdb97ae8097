//! What the company agrees on before a taille.

use crate::bank::{Cap, Limit};
pub use crate::piles::Dealer;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Preset, Seat, law, option_words};

option_words! {
    /// Who has the bank in the next taille.
    NextBank {
        /// The same banker.
        Stays = "stays",
        /// His neighbour on the right, the Vorhand.
        Right = "right",
    }

    /// How a stake on two or four cards is decided.
    MultiBet {
        /// In equal shares, each decided by itself.
        Shares = "shares",
        /// The whole stake by the first of its cards to fall.
        Joint = "joint",
    }

    /// Whether the bottom card is shown.
    BottomShown {
        /// Not before it is drawn.
        Never = "never",
        /// When the first stakes have been laid.
        AfterFirstStakes = "after_first_stakes",
    }
}

/// The options of Süßmilch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SussmilchOptions {
    /// How many sit at the table, the banker included.
    #[schemars(range(min = 2, max = 12))]
    pub players: u8,
    /// How many tailles are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub tailles: u16,
    /// Who has the bank in the next taille.
    pub next_bank: NextBank,
    /// The most counters of one punter on one place where no limit is named.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub chips: u32,
    /// The highest stake of a punter on one place (004:67).
    pub limit: Cap,
    /// The sum laid out as bank, in counters; the banker cannot lose more (004:61).
    pub bank: Cap,
    /// Who deals: the house, or a person who may err (004:77).
    pub dealer: Dealer,
    /// How a stake on two or four cards is decided (our reading).
    pub multi_bet: MultiBet,
    /// Whether the bottom card is shown (004:67).
    pub bottom_shown: BottomShown,
}

impl spadille_core::Options for SussmilchOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1860",
            called: ["1860", "1860"],
            en: "About 1860: one taille, no highest stake, stakes on several cards in shares",
            de: "Um 1860: eine Taille, kein höchster Satz, Sätze auf mehrere Blätter in Anteilen",
        },
        Preset {
            name: "salon",
            called: ["Salon", "Salon"],
            en: "A bank of 200 counters, one taille for each banker in turn, no place above 20",
            de: "Eine Bank von 200 Marken, reihum hält sie jeder eine Taille lang, kein Platz über 20",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let of_1860 = SussmilchOptions {
            players: 4,
            tailles: 1,
            next_bank: NextBank::Stays,
            chips: 100,
            limit: Cap::NONE,
            bank: Cap::NONE,
            dealer: Dealer::House,
            multi_bet: MultiBet::Shares,
            bottom_shown: BottomShown::Never,
        };
        let (next_bank, limit, bank) = (NextBank::Right, Cap::Of(20), Cap::Of(200));
        match name {
            "1860" => Some(of_1860),
            "salon" => Some(SussmilchOptions { tailles: 4, next_bank, limit, bank, ..of_1860 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        self.limit.check("limit")?;
        self.bank.check("bank")
    }
}

impl SussmilchOptions {
    /// The bank that a banker lays out.
    pub fn laid_by(&self, banker: Seat) -> Limit {
        Limit { banker, sum: self.bank, law: law!("bank-limit") }
    }

    /// The most counters that a punter may have on one place.
    pub fn cap(&self) -> u32 {
        self.limit.named().unwrap_or(self.chips)
    }
}
