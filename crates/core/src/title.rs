//! The title page of a game and the shelf it stands on.

use crate::Card;
use crate::book::Bilingual;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The title page of a game, `books/<game>/book.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TitlePage {
    /// What the game is called.
    pub name: Bilingual,
    /// One sentence that makes one want to play it.
    pub motto: Bilingual,
    /// A paragraph for somebody who has never seen it.
    pub about: Bilingual,
    /// The books it comes from, with years.
    pub sources: Vec<String>,
    /// The shelf it stands on, `books/house/shelves.toml`.
    pub family: String,
    /// How few and how many may play, whatever is agreed on.
    pub seats: [u8; 2],
    /// How long a match at the quick table takes.
    pub minutes: u16,
    /// How much there is to learn: 1 for anybody at once, 5 for a study of years.
    pub weight: u8,
    /// Where chance comes in.
    pub luck: Luck,
    /// Other names and old spellings, for whoever looks for it.
    pub aliases: Vec<String>,
    /// Its picture.
    pub emblem: Emblem,
    /// The signs of the cards it is played with.
    #[serde(default)]
    pub signs: Signs,
    /// Options for a match of sensible length, for whoever plays at once.
    pub quick: Map<String, Value>,
    /// The rules in a minute.
    pub minute: Bilingual,
    /// Games that are like it, with what is different here.
    #[serde(default, rename = "relative")]
    pub relatives: Vec<Relative>,
    /// The seat, from 1, where a guest sits who did not choose: not the bank, for instance.
    #[serde(default = "first")]
    pub guest_seat: u8,
    /// What the engine leaves out or simplifies; empty when the game is whole.
    #[serde(default)]
    pub omissions: Vec<Bilingual>,
}

impl TitlePage {
    /// How many may play: `4`, or `3–5`.
    pub fn players(&self) -> String {
        let [fewest, most] = self.seats;
        if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") }
    }
}

fn first() -> u8 {
    1
}

/// The signs of the cards a game is played with, where nobody wants others.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Signs {
    /// Spades, hearts, diamonds, clubs.
    #[default]
    French,
    /// Leaves, hearts, bells, acorns.
    German,
}

/// Where chance comes into a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Luck {
    /// Nowhere.
    None,
    /// Cards are dealt that others do not see.
    Hidden,
    /// Dice are thrown.
    Dice,
    /// Cards are drawn, and one stakes on them.
    Drawn,
}

/// The picture of a game: cards, a board or a table with men.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Emblem {
    /// Cards that mean something in it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub cards: Vec<Card>,
    /// Counters beside them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counters: Option<u16>,
    /// The pieces of a position of chess, as a FEN writes them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chequer: Option<String>,
    /// The men of a position at tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tables: Option<Men>,
    /// The dice beside them.
    pub dice: Vec<u8>,
    /// Balls on a billiard table, by their look, and what stands on it (`port`, `cord`): where, in millimetres.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub cloth: BTreeMap<String, [u16; 2]>,
    /// A ball and a chase in a court.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub court: Option<CourtEmblem>,
}

/// A court as the picture of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CourtEmblem {
    /// Where the ball is, in millimetres: along the court from the lower end, above the floor.
    pub ball: [u16; 2],
    /// The chase marked on the floor.
    pub chase: u8,
}

/// The men of a position at tables: how many stand on each field, by its number.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Men {
    /// White's.
    pub white: BTreeMap<u8, u8>,
    /// Black's.
    pub black: BTreeMap<u8, u8>,
}

/// A game that is like another, and what is different for somebody who knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Relative {
    /// The game that somebody may know.
    pub game: String,
    /// What is different here, in English.
    pub en: String,
    /// The same in German.
    pub de: String,
}

/// A shelf of the house, `books/house/shelves.toml`: a family of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Shelf {
    /// The family.
    pub id: String,
    /// What it is called.
    pub name: Bilingual,
    /// A sentence about it.
    pub words: Bilingual,
    /// Its games in their order, those still to be made included.
    pub games: Vec<String>,
}
