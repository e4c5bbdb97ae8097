//! What the two agree on before a game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Preset, option_words};
use std::ops::RangeInclusive;

/// The most fingers of a hand.
pub const MOST_FINGERS: u8 = 5;

option_words! {
    /// What a right call counts.
    Worth {
        /// One point.
        Point = "point",
        /// As many points as it names fingers.
        Total = "total",
    }
}

/// The options of Morra.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MorraOptions {
    /// To how many points a game is played: eight as a rule, or five (003:639).
    #[schemars(range(min = 1, max = 50))]
    pub target: u8,
    /// Whether a closed fist may be shown too and counts nothing (our addition).
    pub fist: bool,
    /// What a right call counts (003:641).
    pub worth: Worth,
    /// How many games make the match.
    #[schemars(range(min = 1, max = 20))]
    pub games: u8,
    /// How many counters the loser of a game pays.
    #[schemars(range(min = 0, max = 1000))]
    pub stake: u16,
}

impl MorraOptions {
    /// The numbers of fingers a hand may show.
    pub fn shown(&self) -> RangeInclusive<u8> {
        u8::from(!self.fist)..=MOST_FINGERS
    }

    /// How many these are.
    pub fn ways(&self) -> u8 {
        MOST_FINGERS + u8::from(self.fist)
    }

    /// What a right call of `total` counts.
    pub fn counts(&self, total: u8) -> u8 {
        if self.worth == Worth::Total { total } else { 1 }
    }
}

impl spadille_core::Options for MorraOptions {
    const PRESETS: &'static [Preset] = &[Preset {
        name: "1773",
        called: ["1773", "1773"],
        en: "As the book of 1773 tells it: one to five fingers, a point for a right call, eight points",
        de: "Wie es das Buch von 1773 erzählt: ein bis fünf Finger, ein Punkt für den richtigen Ruf, acht Punkte",
    }];

    fn preset(name: &str) -> Option<Self> {
        let book = MorraOptions { target: 8, fist: false, worth: Worth::Point, games: 1, stake: 1 };
        (name == "1773").then_some(book)
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}
