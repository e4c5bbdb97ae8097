//! What the company agrees on before a taille.

use crate::bank::Cap;
pub use crate::piles::Dealer;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// An answer to a plain plié that a table may allow.
    PlieAnswer {
        /// Pay half and withdraw the rest.
        Half = "half",
        /// Guess the colour of the next card.
        Colour = "colour",
        /// Bend the card outwards and play on.
        PlayOn = "play_on",
    }

    /// What becomes of cards still standing at the end of a taille.
    CarryBends {
        /// They are closed: the stake goes back, winnings so far are paid.
        Close = "close",
        /// They stay for the next taille.
        Carry = "carry",
    }

    /// Whether the bottom card is shown.
    BottomShown {
        /// When the first stakes have been laid.
        AfterFirstStakes = "after_first_stakes",
        /// Not before it is drawn.
        Never = "never",
    }

    /// Who has the bank in the next taille.
    NextBank {
        /// The same banker.
        Stays = "stays",
        /// His neighbour on the right, the Vorhand.
        Right = "right",
    }
}

/// The options of Pharo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PharoOptions {
    /// How many sit at the table, the banker included.
    #[schemars(range(min = 2, max = 12))]
    pub players: u8,
    /// How many tailles are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub tailles: u16,
    /// Who has the bank in the next taille.
    pub next_bank: NextBank,
    /// Who deals: the house, or a person who may err (004:77).
    pub dealer: Dealer,
    /// How many counters may stand on one card at most where the banker names no limit.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub chips: u32,
    /// The answers allowed to a plain plié (004:73, 79).
    pub plie_choice: Vec<PlieAnswer>,
    /// Whether one may stake on face-down cards (004:77).
    pub face_down_cards: bool,
    /// The highest stake on one card (004:67).
    pub limit: Cap,
    /// Whether a win may be bent into another card (our reading).
    pub transfer_bend: bool,
    /// What becomes of cards still standing at the end of a taille (our reading).
    pub carry_bends: CarryBends,
    /// Whether the bottom card is shown (004:67).
    pub bottom_shown: BottomShown,
    /// The sum laid out as bank, in counters; the banker cannot lose more (004:65-67; 61).
    pub bank: Cap,
}

impl spadille_core::Options for PharoOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1860",
            called: ["1860", "1860"],
            en: "About 1860: no limit, face-down cards, all answers to a plié, cards closed after the taille",
            de: "Um 1860: kein höchster Satz, verdeckte Karten, alle Antworten auf ein Plié, Abschluss nach der Taille",
        },
        Preset {
            name: "salon",
            called: ["Salon", "Salon"],
            en: "A bank of 200 counters, no card above 20, one taille for each banker in turn",
            de: "Eine Bank von 200 Marken, keine Karte über 20, reihum hält jeder eine Taille lang die Bank",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let of_1860 = PharoOptions {
            players: 4,
            tailles: 1,
            next_bank: NextBank::Stays,
            dealer: Dealer::House,
            chips: 100,
            plie_choice: vec![PlieAnswer::Half, PlieAnswer::Colour, PlieAnswer::PlayOn],
            face_down_cards: true,
            limit: Cap::NONE,
            transfer_bend: false,
            carry_bends: CarryBends::Close,
            bottom_shown: BottomShown::AfterFirstStakes,
            bank: Cap::NONE,
        };
        let (next_bank, limit, bank) = (NextBank::Right, Cap::Of(20), Cap::Of(200));
        match name {
            "1860" => Some(of_1860),
            "salon" => Some(PharoOptions { tailles: 4, next_bank, limit, bank, ..of_1860 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        self.limit.check("limit")?;
        self.bank.check("bank")?;
        if self.plie_choice.is_empty() {
            return Err(OptionError::new(
                "at least one answer to a plié must be allowed",
                "wenigstens eine Antwort auf ein Plié muss erlaubt sein",
            ));
        }
        if self.carry_bends == CarryBends::Carry && self.next_bank == NextBank::Right {
            return Err(OptionError::new(
                "cards cannot be carried into the next taille when the bank passes on",
                "Karten können nicht in die nächste Taille mitgehen, wenn die Bank weitergeht",
            ));
        }
        Ok(())
    }
}

impl PharoOptions {
    /// The most counters that may be staked on one card.
    pub fn cap(&self) -> u32 {
        self.limit.named().unwrap_or(self.chips)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use spadille_core::Options as _;

    #[test]
    fn options_that_cannot_be_are_refused_with_a_sentence() {
        for (name, value, fits) in [
            ("plie_choice", json!(["half", "play_on"]), true),
            ("plie_choice", json!([]), false),
            ("plie_choice", json!(["quarter"]), false),
            ("carry_bends", json!("carry"), false),
            ("limit", json!("none"), true),
            ("limit", json!(0), false),
            ("bank", json!(-3), false),
            ("players", json!(13), false),
        ] {
            let fields = serde_json::Map::from_iter([(name.to_owned(), value)]);
            assert_eq!(PharoOptions::from_overrides(Some("salon"), &fields).is_ok(), fits, "{name}");
        }
    }
}
