//! What a table agrees on before Préférence.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::options::within;
use spadille_core::{OptionError, Options, Preset, option_words};

option_words! {
    /// With which cards one plays.
    Pack {
        /// French suits: clubs 1, spades 2, diamonds 3, hearts 4.
        French = "french",
        /// German suits: bells 1, hearts 2, leaves 3, acorns 4.
        German = "german",
    }
    /// Who leads to the first trick.
    FirstLead {
        /// The declarer leads.
        Declarer = "declarer",
        /// The Vorhand leads.
        Vorhand = "vorhand",
    }
    /// How the Poules come to an end.
    PoolClose {
        /// Of the last win only so much is written as makes the sum zero.
        Cap = "cap",
        /// Every win is written in full, and the sum must be exactly zero.
        Exact = "exact",
    }
}

/// The options of Préférence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PreferenceOptions {
    /// How many sit at the table; of four the dealer sits out (002:225, 002:294).
    #[schemars(range(min = 3, max = 4))]
    pub players: u8,
    /// The debt with which every Poule begins (002:245).
    #[schemars(range(min = 1, max = 200))]
    pub pool: u8,
    /// After how many deals the account is made even if the Poules do not cancel.
    #[schemars(range(min = 1, max = 1000))]
    pub max_deals: u16,
    /// With which cards one plays (002:225-227).
    pub pack: Pack,
    /// Whether one may open with any number and skip some (002:237).
    pub jump_bids: bool,
    /// Who leads to the first trick.
    pub first_lead: FirstLead,
    /// Whether one must beat the cards on the table (002:229).
    pub must_head: bool,
    /// How the Poules come to an end (002:245).
    pub pool_close: PoolClose,
    /// Whether revoking is possible and loses the game.
    pub strict_revoke: bool,
}

impl Options for PreferenceOptions {
    const PRESETS: &'static [Preset] = &[Preset {
        name: "1860",
        called: ["1860", "1860"],
        en: "Three players, the Poules at 20.",
        de: "Drei Spieler, die Poulen zu 20.",
    }];

    fn preset(name: &str) -> Option<PreferenceOptions> {
        (name == "1860").then_some(PreferenceOptions {
            players: 3,
            pool: 20,
            max_deals: 300,
            pack: Pack::French,
            jump_bids: true,
            first_lead: FirstLead::Declarer,
            must_head: false,
            pool_close: PoolClose::Cap,
            strict_revoke: false,
        })
    }

    fn check(&self) -> Result<(), OptionError> {
        within("players", self.players, 3, 4)?;
        within("pool", self.pool, 1, 200)?;
        within("max_deals", self.max_deals, 1, 1000)
    }
}
