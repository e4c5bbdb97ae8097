//! What a table agrees on before La Triomphe.

use crate::taking::Duty;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OnOff, OptionError, Options, Preset, option_words};

option_words! {
    /// Who must take a trick he can take.
    Mode {
        /// Only the last player to it.
        NotForced = "not_forced",
        /// One after the other; whoever will not may give the game up.
        ParForce = "par_force",
    }
    /// For whom you play.
    Sides {
        /// Two against two, partners opposite.
        Partners = "partners",
        /// Everybody for himself.
        EachAlone = "each_alone",
    }
}

/// The options of La Triomphe.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TriompheOptions {
    /// Who must take a trick he can take (000:1416-1418).
    pub mode: Mode,
    /// For whom you play; the book does not say.
    pub sides: Sides,
    /// Whether all nine tricks win two games; not in the book.
    pub vole: OnOff,
    /// How many counters a game is worth.
    #[schemars(range(min = 1, max = 100))]
    pub stake: u8,
    /// How often the deal goes round before the company rises.
    #[schemars(range(min = 1, max = 50))]
    pub tours: u8,
    /// A strict table: revoking is possible and costs two games (000:1420).
    pub strict: bool,
}

impl TriompheOptions {
    /// Whom the duty to take binds.
    pub fn duty(&self) -> Duty {
        match self.mode {
            Mode::NotForced => Duty::Last,
            Mode::ParForce => Duty::Everybody,
        }
    }

    /// Whether partners sit opposite each other.
    pub fn has_partners(&self) -> bool {
        self.sides == Sides::Partners
    }
}

impl Options for TriompheOptions {
    const PRESETS: &'static [Preset] = &[Preset {
        name: "1782",
        called: ["1782", "1782"],
        en: "The book of 1782: only the last must take.",
        de: "Das Buch von 1782: Nur der Letzte muss nehmen.",
    }];

    fn preset(name: &str) -> Option<TriompheOptions> {
        (name == "1782").then_some(TriompheOptions {
            mode: Mode::NotForced,
            sides: Sides::Partners,
            vole: OnOff::Off,
            stake: 1,
            tours: 2,
            strict: false,
        })
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}
