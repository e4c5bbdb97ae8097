//! What two players agree on before Verkehren.

use super::plays::Custom;
use crate::options::SingleNumber;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::options::within;
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// The word `unlimited`.
    Unlimited {
        /// Any number.
        Unlimited = "unlimited",
    }
    /// What happens when somebody makes more bands than agreed.
    ExcessBands {
        /// It cannot be done: the table does not allow the step.
        Impossible = "impossible",
        /// The enemy may hit the bands, or have two men taken out.
        Penalty = "penalty",
    }
    /// Whether a last single man at home can be hit.
    HomeSingle {
        /// Yes, like any blot.
        Hittable = "hittable",
        /// No, he is safe there.
        Safe = "safe",
    }
    /// Whether one must hit in entering where one can.
    EntryHit {
        /// Yes, even to one's harm.
        Compulsory = "compulsory",
        /// No, one chooses.
        Free = "free",
    }
}

/// How many bands may be held.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "expected a number of bands, or `unlimited`")]
pub enum MaxBands {
    /// Any number.
    Word(Unlimited),
    /// So many.
    Of(#[schemars(range(min = 5, max = 12))] u8),
}

/// The fewest bands that can be agreed on, and the most: there are no more fields.
const BANDS: [u8; 2] = [5, 12];

/// The most men that can be asked to have left home before a band is made.
const MOST_BEFORE: u8 = 14;

/// The options of Verkehren.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VerkehrenOptions {
    /// How many bands may be held on one's own side: a number from five, or any number (000:2681; 000:2706; 000:2756).
    pub max_bands: MaxBands,
    /// What happens when somebody makes more bands than agreed (000:2706).
    pub excess_bands: ExcessBands,
    /// How many men must have left home before a band may be made (000:2681).
    #[schemars(range(min = 0, max = 14))]
    pub bind_after: u8,
    /// Whether a last single man at home can be hit.
    pub home_single: HomeSingle,
    /// Whether one must hit in entering where one can (000:2714).
    pub entry_hit: EntryHit,
    /// Which number is played when either of the two can be played, but not both.
    pub single_number: SingleNumber,
    /// How many counters a game lost single costs.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub stake: u32,
    /// How many games are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub games: u16,
}

impl spadille_core::Options for VerkehrenOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1782",
            called: ["1782", "1782"],
            en: "Hamburg 1782: five bands, and whoever can hit in entering must",
            de: "Hamburg 1782: fünf Bände, und wer beim Einwerfen schlagen kann, muss",
        },
        Preset {
            name: "six-bands",
            called: ["Six bands", "Sechs Bände"],
            en: "The other game of 1782: six bands",
            de: "Das andere Spiel von 1782: sechs Bände",
        },
        Preset {
            name: "late-binding",
            called: ["Late binding", "Spätes Binden"],
            en: "Five bands, and none before five men have left home",
            de: "Fünf Bände, und keiner, ehe fünf Steine das Haus verlassen haben",
        },
        Preset {
            name: "strict",
            called: ["Strict", "Streng"],
            en: "A strict table: you may make too many bands, and it costs what the book says",
            de: "Ein strenger Tisch: Zu viele Bände sind möglich und kosten, was das Buch sagt",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let of_1782 = VerkehrenOptions {
            max_bands: MaxBands::Of(5),
            excess_bands: ExcessBands::Impossible,
            bind_after: 0,
            home_single: HomeSingle::Hittable,
            entry_hit: EntryHit::Compulsory,
            single_number: SingleNumber::Higher,
            stake: 1,
            games: 3,
        };
        match name {
            "1782" => Some(of_1782),
            "six-bands" => Some(VerkehrenOptions { max_bands: MaxBands::Of(6), ..of_1782 }),
            "late-binding" => Some(VerkehrenOptions { bind_after: 5, ..of_1782 }),
            "strict" => Some(VerkehrenOptions { excess_bands: ExcessBands::Penalty, ..of_1782 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if let MaxBands::Of(bands) = self.max_bands {
            within("max_bands", bands, BANDS[0].into(), BANDS[1].into())?;
        }
        within("bind_after", self.bind_after, 0, MOST_BEFORE.into())
    }
}

impl VerkehrenOptions {
    /// How many bands were agreed on, if not any number.
    pub fn agreed_bands(&self) -> Option<u8> {
        match self.max_bands {
            MaxBands::Word(Unlimited::Unlimited) => None,
            MaxBands::Of(bands) => Some(bands),
        }
    }

    /// Whether too many bands can be made, and cost something.
    pub fn punishes_bands(&self) -> bool {
        self.excess_bands == ExcessBands::Penalty
    }

    /// What the table has agreed about playing a throw.
    pub fn custom(&self) -> Custom {
        Custom {
            most_bands: self.agreed_bands().filter(|_| !self.punishes_bands()),
            bind_after: self.bind_after,
            home_safe: self.home_single == HomeSingle::Safe,
            entry_hit: self.entry_hit == EntryHit::Compulsory,
            single_free: self.single_number == SingleNumber::Free,
        }
    }
}
