//! What the company agrees on before a taille.

use crate::cap::Cap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::options::within;
use spadille_core::{OptionError, Options as _, Preset};

/// An answer to a plain plié that a table may allow.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlieAnswer {
    /// Pay half and withdraw the rest.
    Half,
    /// Guess the colour of the next card.
    Colour,
    /// Bend the card outwards and play on.
    PlayOn,
}

/// The answers to a plain plié that a table allows: a list without order.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<PlieAnswer>", into = "Vec<PlieAnswer>")]
#[schemars(with = "Vec<PlieAnswer>")]
pub struct PlieAnswers(u8);

impl PlieAnswers {
    /// All three.
    pub const ALL: PlieAnswers = PlieAnswers(0b111);

    /// Whether an answer is allowed.
    pub fn allow(self, answer: PlieAnswer) -> bool {
        self.0 >> answer as u8 & 1 == 1
    }
}

impl From<Vec<PlieAnswer>> for PlieAnswers {
    fn from(list: Vec<PlieAnswer>) -> PlieAnswers {
        PlieAnswers(list.into_iter().fold(0, |bits, answer| bits | 1 << answer as u8))
    }
}

impl From<PlieAnswers> for Vec<PlieAnswer> {
    fn from(answers: PlieAnswers) -> Vec<PlieAnswer> {
        let all = [PlieAnswer::Half, PlieAnswer::Colour, PlieAnswer::PlayOn];
        all.into_iter().filter(|a| answers.allow(*a)).collect()
    }
}

/// What becomes of cards still standing at the end of a taille.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CarryBends {
    /// They are closed: the stake goes back, winnings so far are paid.
    Close,
    /// They stay for the next taille.
    Carry,
}

/// Whether the bottom card is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BottomShown {
    /// When the first stakes have been laid.
    AfterFirstStakes,
    /// Not before it is drawn.
    Never,
}

/// Who has the bank in the next taille.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NextBank {
    /// The same banker.
    Stays,
    /// His neighbour on the right, the forehand.
    Right,
}

/// Who deals.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Dealer {
    /// The house, which never errs.
    House,
    /// A person, who may sweep a card onto the wrong pile; the punters may count the piles after the taille.
    Human,
}

/// The options of Pharo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PharoOptions {
    /// How many sit at the table, the banker included.
    #[schemars(range(min = 2, max = 10))]
    pub players: u8,
    /// How many tailles are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub tailles: u16,
    /// Who has the bank in the next taille.
    pub next_bank: NextBank,
    /// Who deals: the house, or a person who may misdeal (004:77).
    pub dealer: Dealer,
    /// The most counters on one card where the banker names no limit.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub chips: u32,
    /// The answers allowed to a plain plié (004:73, 79).
    pub plie_choice: PlieAnswers,
    /// Whether cards may be staked face down (004:77).
    pub face_down_cards: bool,
    /// The highest stake on one card (004:67).
    pub limit: Cap,
    /// Whether a win may be marked on another card (reading R5).
    pub transfer_bend: bool,
    /// What becomes of cards still standing at the end of a taille (reading R4).
    pub carry_bends: CarryBends,
    /// Whether the bottom card is shown (004:67).
    pub bottom_shown: BottomShown,
    /// The sum laid out as bank, in counters; more the banker cannot lose (004:65-67; 61).
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
            plie_choice: PlieAnswers::ALL,
            face_down_cards: true,
            limit: Cap::NONE,
            transfer_bend: false,
            carry_bends: CarryBends::Close,
            bottom_shown: BottomShown::AfterFirstStakes,
            bank: Cap::NONE,
        };
        match name {
            "1860" => Some(of_1860),
            "salon" => Some(PharoOptions {
                tailles: 4,
                next_bank: NextBank::Right,
                limit: Cap::Of(20),
                bank: Cap::Of(200),
                ..of_1860
            }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        within("players", self.players, 2, 10)?;
        within("tailles", self.tailles, 1, 1000)?;
        within("chips", self.chips, 1, Cap::MOST.into())?;
        within("limit", self.limit.named().unwrap_or(1), 1, Cap::MOST.into())?;
        within("bank", self.bank.named().unwrap_or(1), 1, Cap::MOST.into())?;
        if self.plie_choice == PlieAnswers(0) {
            return Err(OptionError::new(
                "option \"plie_choice\": at least one answer to a plié must be allowed",
                "Option „plie_choice“: wenigstens eine Antwort auf ein Plié muss erlaubt sein",
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

impl Default for PharoOptions {
    fn default() -> Self {
        PharoOptions::standard()
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

    #[test]
    fn options_that_cannot_be_are_refused_with_a_sentence() {
        let change = |name: &str, value| {
            let fields = serde_json::Map::from_iter([(name.to_owned(), value)]);
            PharoOptions::from_overrides(Some("salon"), &fields)
        };
        assert!(change("plie_choice", json!(["half", "play_on"])).is_ok());
        assert!(change("plie_choice", json!([])).is_err());
        assert!(change("plie_choice", json!(["quarter"])).is_err());
        assert!(change("carry_bends", json!("carry")).is_err());
        assert!(change("limit", json!("none")).is_ok());
        assert!(change("limit", json!(0)).is_err());
        assert!(change("bank", json!(-3)).is_err());
        assert!(change("players", json!(11)).is_err());
    }
}
