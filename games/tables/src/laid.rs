//! A position of no match, laid out with a throw to be taken apart: written as worked cases write it.

use crate::board::Colour;
use crate::cases::{Misplaced, Position};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use spadille_core::{Dice, Text, text};

/// A position, whose throw it is, and what has been marked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "S: DeserializeOwned"))]
pub(crate) struct Laid<S> {
    pub position: Position,
    pub to_move: Colour,
    pub dice: Dice,
    #[serde(default = "Option::default")]
    pub score: Option<S>,
}

impl<S: DeserializeOwned> Laid<S> {
    pub fn read(given: &Value) -> Result<Laid<S>, Text> {
        Laid::deserialize(given).map_err(|e| text!("house-laid-unread", why = e.to_string()))
    }
}

/// What is wrong with a position, as people are told.
pub(crate) fn misplaced(why: Misplaced) -> Text {
    match why {
        Misplaced::Fields => text!("house-laid-fields"),
        Misplaced::Fifteen => text!("house-laid-fifteen"),
        Misplaced::Shared => text!("house-laid-shared"),
    }
}
