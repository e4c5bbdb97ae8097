//! What a table agrees on before Tarok-Zapp.

use crate::tarock::cards::Size;
use crate::tarock::terms::{Form, Terms};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Options, Preset, option_words};

option_words! {
    /// With how many cards one plays.
    ZappPack {
        /// Fifty-four.
        Large = "54",
        /// Forty-two: without the three lowest cards of each suit.
        Small = "42",
    }
    /// Which player may keep a raised game by saying self.
    HoldRight {
        /// Only the Vorhand.
        Vorhand = "vorhand",
        /// Whichever of the two comes earlier in turn.
        Earlier = "earlier_player",
    }
    /// In whose hand ten tarocks are paid.
    TenTaroksFor {
        /// The player's.
        Player = "player",
        /// Anybody's.
        AnyHand = "any_hand",
    }
}

/// What a table agrees on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ZappOptions {
    /// With how many cards one plays (002:696, 002:819).
    pub pack: ZappPack,
    /// How many sit at the table; with four the dealer sits out (002:696, 002:775).
    #[schemars(range(min = 3, max = 4))]
    pub players: u8,
    /// How many deals are played.
    #[schemars(range(min = 1, max = 99))]
    pub deals: u8,
    /// Whether the player always wins only the single price (002:793).
    pub win_single: bool,
    /// Whether a dealer who sits out is paid with the opponents (002:775).
    pub dealer_shares: bool,
    /// What the Ballade brings after buying, where a game costs 100 (002:809).
    #[schemars(range(min = 1000, max = 1200))]
    pub ballade_value: u16,
    /// What a single game costs (002:795).
    #[schemars(range(min = 1, max = 1000))]
    pub unit: u16,
    /// Which player may keep a raised game by saying self (002:795).
    pub hold_right: HoldRight,
    /// In whose hand ten tarocks are paid, with forty-two cards (002:819).
    pub ten_taroks_for: TenTaroksFor,
    /// A strict table: mistakes are possible and cost what the book says.
    pub strict: bool,
}

impl ZappOptions {
    fn of(pack: ZappPack) -> ZappOptions {
        ZappOptions {
            pack,
            players: 3,
            deals: 12,
            win_single: false,
            dealer_shares: false,
            ballade_value: 1000,
            unit: 100,
            hold_right: HoldRight::Vorhand,
            ten_taroks_for: TenTaroksFor::Player,
            strict: false,
        }
    }

    /// What a table plays by.
    pub fn terms(&self) -> Terms {
        let size = if self.pack == ZappPack::Small { Size::Small } else { Size::Zapp };
        Terms {
            deals: self.deals.into(),
            strict: self.strict,
            win_single: self.win_single,
            dealer_shares: self.dealer_shares,
            ballade: self.ballade_value.into(),
            unit: self.unit.into(),
            earlier_holds: self.hold_right == HoldRight::Earlier,
            ten_for_all: self.ten_taroks_for == TenTaroksFor::AnyHand,
            ..Terms::plain(Form::Zapp, size, self.players)
        }
    }
}

const PRESETS: &[Preset] = &[
    Preset {
        name: "54",
        called: ["54 cards", "54 Blatt"],
        en: "The usual pack of fifty-four cards.",
        de: "Das gewöhnliche Spiel von vierundfünfzig Karten.",
    },
    Preset {
        name: "42",
        called: ["42 cards", "42 Blatt"],
        en: "The smaller game with forty-two cards.",
        de: "Das kleinere Spiel mit zweiundvierzig Karten.",
    },
];

impl Options for ZappOptions {
    const PRESETS: &'static [Preset] = PRESETS;

    fn preset(name: &str) -> Option<ZappOptions> {
        Some(ZappOptions::of(match name {
            "54" => ZappPack::Large,
            "42" => ZappPack::Small,
            _ => return None,
        }))
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}
