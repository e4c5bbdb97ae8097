//! What a stake costs that is about to be laid, for the board of a banker.

use serde::Serialize;

/// What the bank keeps of a stake on average, reckoned from what the viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StakeShare {
    /// The place the counters would lie on, as the layout has it; empty where there is nothing to point at.
    pub on: String,
    /// The move that would stake them, where it is one of those that are listed: a bend, an answer to a plié. Nothing where
    /// counters are newly laid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
    /// The bank's share as a fraction, `33/1666`; nothing where it is known only about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub share: Option<String>,
    /// The same in the hundred, to a thousandth.
    pub in_hundred: f64,
    /// What may come of it; empty where that is not known for each stake by itself.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub brings: Vec<Brings>,
}

/// One way in which a stake may end.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Brings {
    /// What it brings, in halves of the stake; below nought where it costs something.
    pub halves: i32,
    /// How likely that is.
    pub chance: f64,
}

/// A word said with a stake by which only a part of the counters counts: beside the card half, under its corner a quarter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PartLaid {
    /// The word, as the notation has it.
    pub word: String,
    /// One in so many of the counters counts.
    pub one_in: u32,
}
