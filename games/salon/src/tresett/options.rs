//! What a table agrees on before Tresett.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OnOff, OptionError, Options, Preset, option_words};

option_words! {
    /// What three sevens are worth.
    Sevens {
        /// A Partie at once, and a mark.
        Partie = "partie",
        /// Three marks, and three twos and three aces likewise.
        ThreeMarks = "three_marks",
    }
    /// Whether the points of a deal with a sweep are laid as well.
    SweepMarks {
        /// They are laid, and the race goes on.
        Laid = "laid",
        /// Only the Parties of the sweep count.
        NotLaid = "not_laid",
    }
    /// Who announces.
    Announcing {
        /// The table announces all you hold as soon as it may; only the Vorhand is asked whether to speak early.
        Automatic = "automatic",
        /// The players announce for themselves and may forget or keep silent.
        Manual = "manual",
    }
}

/// The options of Tresett.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TresettOptions {
    /// What three sevens are worth (000:1448-1450).
    pub sevens: Sevens,
    /// Whether the Vorhand may call for a missing card (000:1432); not together with carrying over.
    pub zurufen: OnOff,
    /// Whether marks above twenty-one are carried over into the next Partie (000:1472); not together with calling.
    pub continuation: OnOff,
    /// Whether the points of a deal with a sweep are laid as well; the book is silent.
    pub sweep_marks: SweepMarks,
    /// Who announces: the table, or the players themselves.
    pub announcing: Announcing,
    /// How many counters each loser pays for a Partie (000:1474).
    #[schemars(range(min = 1, max = 100))]
    pub stake: u8,
    /// How often the deal goes round before the company rises.
    #[schemars(range(min = 1, max = 50))]
    pub tours: u8,
}

impl TresettOptions {
    /// Whether the Vorhand may call.
    pub fn calls(&self) -> bool {
        self.zurufen.is_on()
    }

    /// Whether surplus marks are carried over.
    pub fn carries_over(&self) -> bool {
        self.continuation.is_on()
    }

    /// Whether the players announce for themselves.
    pub fn by_hand(&self) -> bool {
        self.announcing == Announcing::Manual
    }
}

impl Options for TresettOptions {
    const PRESETS: &'static [Preset] = &[Preset {
        name: "1782",
        called: ["1782", "1782"],
        en: "The book of 1782: three sevens win a Partie.",
        de: "Das Buch von 1782: Drei Siebenen gewinnen eine Partie.",
    }];

    fn preset(name: &str) -> Option<TresettOptions> {
        (name == "1782").then_some(TresettOptions {
            sevens: Sevens::Partie,
            zurufen: OnOff::Off,
            continuation: OnOff::Off,
            sweep_marks: SweepMarks::Laid,
            announcing: Announcing::Automatic,
            stake: 1,
            tours: 3,
        })
    }

    /// Calling and carrying over exclude each other (000:1472, the law `call-no-continuation`).
    fn check(&self) -> Result<(), OptionError> {
        if self.calls() && self.carries_over() {
            return Err(OptionError::new(
                "calling and carrying over do not go together (call-no-continuation)",
                "Zurufen und Continuation vertragen sich nicht (call-no-continuation)",
            ));
        }
        Ok(())
    }
}
