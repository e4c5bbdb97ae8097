//! What a table agrees on before Scat.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::options::within;
use spadille_core::{OptionError, Options, Preset, option_words};

option_words! {
    /// Which games may be played.
    Games {
        /// The eight Frages and Solos only.
        Original = "original",
        /// Null, open Null and Grand too.
        Extended = "extended",
    }
    /// Where open Null stands.
    NullRank {
        /// Null and open Null stand below Grand.
        BelowGrand = "below_grand",
        /// Open Null stands above Grand.
        OuvertOverGrand = "ouvert_over_grand",
    }
    /// What a Solo costs in the four suits.
    SoloPrices {
        /// 5 in bells, 6 in hearts, 7 in leaves, 8 in acorns.
        Cheap = "5-6-7-8",
        /// 6, 8, 10 and 12.
        Dear = "6-8-10-12",
    }
    /// What a matador costs.
    MatadorPrice {
        /// As much as the simple game.
        AsGame = "as_game",
        /// In a Solo as much as in the Frage of the same suit; in Grand as the game.
        AsFrage = "as_frage",
        /// They are not paid.
        None = "none",
    }
    /// Where the ten stands in Null.
    NullTen {
        /// Between Unter and nine.
        BelowUnter = "below_unter",
        /// Directly below the ace.
        BelowDaus = "below_daus",
    }
    /// What 60 points are to the declarer.
    Sixty {
        /// The declarer has lost.
        Lost = "lost",
        /// Nobody pays.
        Drawn = "drawn",
    }
    /// When the suit of a Frage is named.
    FrageSuit {
        /// Before the Scat is taken up.
        BeforeScat = "before_scat",
        /// After it has been seen.
        AfterScat = "after_scat",
    }
    /// What becomes of a revoke.
    Revoke {
        /// The table lets nobody revoke.
        Impossible = "impossible",
        /// Whoever revokes loses the game for his side at the simple price.
        GameLost = "game_lost",
    }
}

/// The options of Scat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScatOptions {
    /// How many rounds are played; in a round everybody deals once.
    #[schemars(range(min = 1, max = 100))]
    pub rounds: u8,
    /// Which games may be played (002:528-530).
    pub games: Games,
    /// Where open Null stands (002:538, 002:586).
    pub null_rank: NullRank,
    /// When the suit of a Frage is named (002:385).
    pub frage_suit: FrageSuit,
    /// Whether the Wenzel are trumps in Null (002:584).
    pub null_wenzel_trump: bool,
    /// Where the ten stands in Null (002:574, 002:584).
    pub null_ten: NullTen,
    /// What a Solo costs in the four suits (002:507-512).
    pub solo_prices: SoloPrices,
    /// What Grand costs; 0 means 20, or 30 with the dearer Solos (002:534, 002:550).
    #[schemars(range(min = 0, max = 200))]
    pub grand_price: u8,
    /// What Null costs; 0 means 8, or 12 with the dearer Solos; open Null costs twice as much (002:574, 002:586).
    #[schemars(range(min = 0, max = 200))]
    pub null_price: u8,
    /// What a matador costs (002:516).
    pub matador_price: MatadorPrice,
    /// What 60 points are to the declarer (002:308, 002:320).
    pub sixty: Sixty,
    /// With how many points the declarer makes the opponents Schneider: 91, or 90 by later custom (002:322).
    #[schemars(range(min = 90, max = 91))]
    pub schneider_at: u8,
    /// Whether a declarer without a trick pays four times.
    pub declarer_schwarz: bool,
    /// What becomes of a revoke (002:423).
    pub revoke: Revoke,
}

impl Options for ScatOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1860",
            called: ["1860", "1860"],
            en: "The games of the book, with Null and Grand.",
            de: "Die Spiele des Buches, mit Null und Grand.",
        },
        Preset {
            name: "original",
            called: ["The eight old games", "Die acht alten Spiele"],
            en: "Only the four Frages and the four Solos, as it was first played.",
            de: "Nur die vier Fragen und die vier Solos, wie man zuerst gespielt hat.",
        },
    ];

    fn preset(name: &str) -> Option<ScatOptions> {
        let games = match name {
            "1860" => Games::Extended,
            "original" => Games::Original,
            _ => return None,
        };
        Some(ScatOptions {
            rounds: 12,
            games,
            null_rank: NullRank::BelowGrand,
            frage_suit: FrageSuit::BeforeScat,
            null_wenzel_trump: false,
            null_ten: NullTen::BelowUnter,
            solo_prices: SoloPrices::Cheap,
            grand_price: 0,
            null_price: 0,
            matador_price: MatadorPrice::AsGame,
            sixty: Sixty::Lost,
            schneider_at: 91,
            declarer_schwarz: false,
            revoke: Revoke::Impossible,
        })
    }

    fn check(&self) -> Result<(), OptionError> {
        within("rounds", self.rounds, 1, 100)?;
        within("schneider_at", self.schneider_at, 90, 91)
    }
}
