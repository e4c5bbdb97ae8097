//! What the company agrees on before a taille.

use crate::bank::{Cap, Limit};
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

    /// Which game is played.
    Variant {
        /// Only cards staked before the cut count, and nothing is bent.
        Ordinary = "ordinary",
        /// Cards are staked in every pause and bent, as in Pharo.
        Continuation = "continuation",
    }

    /// Who cuts.
    Cutter {
        /// The banker himself.
        Banker = "banker",
        /// The Vorhand.
        Punter = "punter",
    }

    /// Whether the prepared pack is shown.
    DemoFraud {
        /// An honest pack.
        Off = "off",
        /// The prepared pack: no rank wins.
        None = "winners_0",
        /// The prepared pack: one rank wins.
        One = "winners_1",
        /// The prepared pack: two ranks win.
        Two = "winners_2",
        /// The prepared pack: three ranks win.
        Three = "winners_3",
    }
}

impl DemoFraud {
    /// How many ranks win with the prepared pack; nothing where the pack is honest.
    pub fn winners(self) -> Option<u8> {
        (self as u8).checked_sub(1)
    }
}

/// The options of Schnitt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SchnittOptions {
    /// How many sit at the table, the banker included.
    #[schemars(range(min = 2, max = 12))]
    pub players: u8,
    /// How many tailles are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub tailles: u16,
    /// Who has the bank in the next taille.
    pub next_bank: NextBank,
    /// How many counters may stand on one card at most where the banker names no limit.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub chips: u32,
    /// The highest stake on one card (004:67).
    pub limit: Cap,
    /// The sum laid out as bank, in counters; the banker cannot lose more (004:61).
    pub bank: Cap,
    /// Which game is played (004:99-103).
    pub variant: Variant,
    /// Who cuts (004:89, 111).
    pub cutter: Cutter,
    /// Whether the pack may be faulty, with three cards of one rank and five of another (004:113).
    pub defective_pack: bool,
    /// Shows how one is cheated; the table says so all the time (004:105-113).
    pub demo_fraud: DemoFraud,
}

impl spadille_core::Options for SchnittOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1860",
            called: ["1860", "1860"],
            en: "About 1860: one taille, all stakes before the cut, nothing is bent",
            de: "Um 1860: eine Taille, alles wird vor dem Einschneiden gesetzt, gebogen wird nicht",
        },
        Preset {
            name: "salon",
            called: ["Salon", "Salon"],
            en: "A bank of 200 counters, one taille for each banker in turn, the Vorhand cuts, no card above 20",
            de: "Eine Bank von 200 Marken, reihum hält sie jeder eine Taille lang, die Vorhand schneidet ein, keine Karte über 20",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let of_1860 = SchnittOptions {
            players: 4,
            tailles: 1,
            next_bank: NextBank::Stays,
            chips: 100,
            limit: Cap::NONE,
            bank: Cap::NONE,
            variant: Variant::Ordinary,
            cutter: Cutter::Banker,
            defective_pack: false,
            demo_fraud: DemoFraud::Off,
        };
        let (next_bank, cutter, limit, bank) = (NextBank::Right, Cutter::Punter, Cap::Of(20), Cap::Of(200));
        match name {
            "1860" => Some(of_1860),
            "salon" => Some(SchnittOptions { tailles: 4, next_bank, limit, bank, cutter, ..of_1860 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        self.limit.check("limit")?;
        self.bank.check("bank")?;
        if self.defective_pack && self.demo_fraud != DemoFraud::Off {
            return Err(OptionError::new(
                "a prepared pack is whole: show the fraud, or allow a faulty pack, not both",
                "ein präpariertes Spiel ist vollständig: entweder den Betrug zeigen oder ein fehlerhaftes Spiel erlauben",
            ));
        }
        Ok(())
    }
}

impl SchnittOptions {
    /// The bank that a banker lays out.
    pub fn laid_by(&self, banker: Seat) -> Limit {
        Limit { banker, sum: self.bank, law: law!("bank-limit") }
    }

    /// The most counters that may be staked on one card.
    pub fn cap(&self) -> u32 {
        self.limit.named().unwrap_or(self.chips)
    }
}
