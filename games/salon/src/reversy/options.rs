//! What four players agree on before Reversy.

use super::cards::{PACK, sorted};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, OptionError, Preset, option_words};

option_words! {
    /// What an ace costs that was played to its own suit by choice.
    AceByChoice {
        /// Nothing.
        Free = "free",
        /// As much as an ace led.
        PaysPartieWinner = "pays_partie_winner",
    }
    /// How the match ends while something stands.
    ClosePot {
        /// They are paid in and shared.
        Divide = "divide",
        /// Play goes on until they are gone.
        PlayOut = "play_out",
    }
}

/// The options of Reversy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReversyOptions {
    /// How often the deal goes round before the company rises.
    #[schemars(range(min = 1, max = 50))]
    pub tours: u8,
    /// Whether the Quinola may not be laid away, and everybody must exchange, while no bête stands (000:1346).
    pub quinola_locked_without_bete: bool,
    /// Whether the loser of the Partie also pays for aces and Quinola under the pot (000:1344).
    pub pot_discards_paid: bool,
    /// Cards that bring their holder one counter from each other player (000:1364).
    #[schemars(schema_with = "cards_schema")]
    pub marked_cards: CardSet,
    /// Whether the ace of hearts costs nothing when led or forced (000:1364).
    pub heart_ace_free: bool,
    /// What an ace costs that was played to its own suit by choice (000:1350).
    pub ace_voluntary: AceByChoice,
    /// Whether opposite players pay each other double (000:1364).
    pub vis_a_vis: bool,
    /// What becomes of pot and bêtes when the last tour is over.
    pub close_pot: ClosePot,
}

fn cards_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let all: Vec<String> = sorted(PACK).iter().map(|card| card.to_string()).collect();
    schemars::json_schema!({"type": "array", "items": {"enum": all}})
}

impl spadille_core::Options for ReversyOptions {
    const PRESETS: &'static [Preset] = &[Preset {
        name: "1782",
        called: ["1782", "1782"],
        en: "Hamburg 1782: the Quinola may always be laid away, nothing under the pot is paid",
        de: "Hamburg 1782: Der Quinola darf immer abgelegt werden, unter dem Topf wird nichts bezahlt",
    }];

    fn preset(name: &str) -> Option<Self> {
        (name == "1782").then_some(ReversyOptions {
            tours: 2,
            quinola_locked_without_bete: false,
            pot_discards_paid: false,
            marked_cards: CardSet::EMPTY,
            heart_ace_free: false,
            ace_voluntary: AceByChoice::Free,
            vis_a_vis: false,
            close_pot: ClosePot::Divide,
        })
    }

    fn check(&self) -> Result<(), OptionError> {
        let strange = self.marked_cards.minus(PACK);
        if strange.is_empty() {
            return Ok(());
        }
        Err(OptionError::new(
            format!("there is no {strange} in the pack of Reversy, which has no tens"),
            format!("{strange} gibt es im Reversy nicht, das ohne Zehnen gespielt wird"),
        ))
    }
}
