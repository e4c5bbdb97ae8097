//! What a company agrees on before Imperial.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// How many cards the pack has.
    Pack {
        /// Thirty-six, with the sixes.
        ThirtySix = "36",
        /// Thirty-two; the seven of trumps takes the place of the six.
        ThirtyTwo = "32",
    }
    /// How many Imperials win.
    Goal {
        /// Five, as is most usual.
        Five = "5",
        /// Three.
        Three = "3",
    }
    /// Who marks for a captured imperial trump.
    Capture {
        /// Whoever takes the trick, for his own card and for each captured one.
        Taker = "taker",
        /// The taker and the player who lost it, one stroke each.
        BothPlayers = "both_players",
    }
    /// Which four of a kind are an Imperial.
    Fours {
        /// Aces, kings, queens and jacks only.
        Court = "court",
        /// Four of any rank; still only the highest at the table.
        Any = "any",
    }
}

/// The options of Imperial.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ImperialOptions {
    /// How many play (000:1390).
    #[schemars(range(min = 2, max = 4))]
    pub players: u8,
    /// With how many cards you play (000:1390).
    pub pack: Pack,
    /// How many Imperials win the game (000:1406).
    pub imperials: Goal,
    /// How many games are played before the company rises.
    #[schemars(range(min = 1, max = 50))]
    pub games: u8,
    /// Whether, of two players, one without a trump may take the talon (000:1392).
    pub no_trump_stock: bool,
    /// Which four of a kind are an Imperial (000:1398).
    pub fours: Fours,
    /// Who marks for a captured imperial trump (000:1394).
    pub honour_capture: Capture,
    /// Whether everybody must beat the trick if he can.
    pub must_head: bool,
    /// How many counters each loser pays for a game.
    #[schemars(range(min = 1, max = 100))]
    pub stake: u32,
}

impl spadille_core::Options for ImperialOptions {
    const PRESETS: &'static [Preset] = &[Preset {
        name: "1782",
        called: ["1782", "1782"],
        en: "Hamburg 1782: thirty-six cards, five Imperials win the game",
        de: "Hamburg 1782: sechsunddreißig Karten, fünf Imperiale gewinnen die Partie",
    }];

    fn preset(name: &str) -> Option<Self> {
        (name == "1782").then_some(ImperialOptions {
            players: 3,
            pack: Pack::ThirtySix,
            imperials: Goal::Five,
            games: 1,
            no_trump_stock: true,
            fours: Fours::Court,
            honour_capture: Capture::Taker,
            must_head: false,
            stake: 1,
        })
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}

impl ImperialOptions {
    /// How many cards each is dealt, and how many tricks are played.
    pub fn portion(&self) -> u8 {
        match self.players {
            2 => 12,
            3 => 9,
            _ => self.pack.cards().len() / 4,
        }
    }

    /// How many cards are left as the talon.
    pub fn left(&self) -> u8 {
        self.pack.cards().len().saturating_sub(self.portion() * self.players)
    }

    /// How many tricks are due from each.
    pub fn due(&self) -> u8 {
        if self.players == 2 { 6 } else { 3 }
    }

    /// How many Imperials win.
    pub fn goal(&self) -> u8 {
        match self.imperials {
            Goal::Five => 5,
            Goal::Three => 3,
        }
    }

    /// Whether a player without a trump may take the talon: it must be as large as a hand.
    pub fn talon_right(&self) -> bool {
        self.no_trump_stock && self.players == 2 && self.left() == self.portion()
    }
}
