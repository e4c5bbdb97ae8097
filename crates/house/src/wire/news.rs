//! What happened, as one viewer may hear it.

use super::PersonRef;
use serde::Serialize;
use spadille_core::{Measure, Said, Seat};
use utoipa::ToSchema;

/// One line of the table's log.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Item {
    /// The sequence number of the event it belongs to. Several lines may share one.
    pub seq: u64,
    /// Steps of the match played when it was told.
    pub step: u32,
    /// The deal it belongs to, from 1; 0 before the first.
    pub deal: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What kind of line.
    pub kind: ItemKind,
    /// What is said.
    pub text: Said,
    /// The law behind it, by its id in the game's book.
    pub law: Option<String>,
    /// The counters that moved.
    pub payment: Option<Payment>,
    /// The points or greater marks that were made.
    pub mark: Option<Marked>,
    /// Who spoke, in a line of talk.
    pub by: Option<PersonRef>,
    /// Who called, acted, took or scored in the game.
    pub seat: Option<Seat>,
    /// Who called, where what is said does not name him.
    pub speaker: Option<Seat>,
    /// Whether what is said tells no more than the kind of line does: that the match is over.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bare: bool,
    /// What came of the deal that is over.
    pub sheet: Option<SheetView>,
}

/// Points, or marks of a greater kind, that somebody made.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Marked {
    /// What they are.
    pub measure: Measure,
    /// How many; negative when they are taken back.
    pub number: i32,
    /// How many stand now, where the game keeps count of them.
    pub stands: Option<i32>,
}

/// What came of a deal, as a table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SheetView {
    /// Whose columns these are.
    pub columns: Vec<Party>,
    /// What was counted.
    pub rows: Vec<SheetRow>,
}

/// A row of a sheet.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SheetRow {
    /// What is counted; where nothing is said, the law tells it.
    pub name: Option<Said>,
    /// The law behind it, by its id in the game's book.
    pub law: Option<String>,
    /// What the numbers are.
    pub measure: Measure,
    /// A number for each column; nothing where it does not concern that account.
    pub cells: Vec<Option<i64>>,
}

/// What kind of line it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ItemKind {
    /// Somebody said something in the game: a call, a declaration.
    Called,
    /// Something happened in the game.
    Told,
    /// A trick was taken.
    Taken,
    /// A deal is over.
    DealOver,
    /// The match is over.
    MatchOver,
    /// Counters were paid.
    Paid,
    /// Points were marked.
    Scored,
    /// Somebody said something.
    Said,
    /// Something about the table: a seat taken, a pause.
    House,
}

/// Counters that moved.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Payment {
    /// Who paid.
    pub from: Party,
    /// Who received.
    pub to: Party,
    /// How much, in parts of a counter.
    pub amount: i64,
}

/// Somebody's account.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// A player's.
    Seat(Seat),
    /// A pot's, by its number in the scene.
    Pot(u8),
}
