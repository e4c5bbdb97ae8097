//! What goes over the wire, both ways. These types are the whole protocol: the OpenAPI document is made from them, and
//! from that the types of the browser client.
//!
//! Everything said to people is in both languages, so that a client can switch at any time.

mod act;
mod frame;
mod games;
mod news;
mod people;
mod table;

pub use act::{Act, Request};
pub use frame::{Frame, Message};
pub use games::{
    GameDetail, GameLine, Hint, HintBook, HintChoice, HintReason, Lesson, Page, PresetView, Question, Reading,
    RulesView, RulesWish, SourceBook,
};
pub use news::{Item, ItemKind, Party, Payment, SheetRow, SheetView};
pub use people::{
    Credentials, Health, Match, MeView, Name, NewAccount, NewGuest, PersonRef, Profile, RatingView, SessionView,
    Welcome,
};
pub use table::{
    Answer, CharterView, FairView, ForkWish, History, Holder, Moment, NewTable, Opened, RequestView, Score, SeatLine,
    SeatView, SeatWish, Status, TableLine, TableView, You,
};

use serde::Serialize;
use spadille_core::book::Bilingual;
use utoipa::ToSchema;

/// Why something was refused.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// The status of HTTP that fits.
    pub status: u16,
    /// The reason, in a sentence.
    pub reason: Bilingual,
    /// The law of the game that forbids it.
    pub law: Option<String>,
}
