//! What goes over the wire, both ways. These types are the whole protocol: the OpenAPI document is made from them, and
//! from that the types of the browser client.
//!
//! Everything said to people is in both languages, so that a client can switch at any time.

mod frame;
mod games;
mod news;
mod people;
mod table;

pub use frame::{Frame, Message};
pub use games::{
    FindWish, GameDetail, GameLine, Lesson, LessonAnswer, Page, PresetView, Question, Reading, RulesView, RulesWish,
    SourceBook, SourceChapter, Study, StudyAbout, StudyLine, StudyQuestion, StudyVerdict, StudyWay, Verdict,
};
pub use news::{Item, ItemKind, Marked, Party, Payment, SheetRow, SheetView};
pub use people::{
    Codes, Credentials, Health, Match, MeView, Name, NewAccount, NewGuest, NewPassword, Password, Placing, Profile,
    RatingView, Recovery, SessionView, Welcome,
};
pub use table::{
    Answer, CharterView, FairView, ForkWish, History, Holder, Lobby, Moment, NewTable, Opened, RequestView, SeatLine,
    SeatView, SeatWish, TableLine, TablePage, TableView, You,
};

pub use spadille_table::{Act, PersonRef, Request, Score, Status};

/// A hint in both languages.
pub type Hint = spadille_table::Hint<Said>;

/// What a throw held, in both languages.
pub type Held = spadille_table::Held<Said>;

use serde::Serialize;
use spadille_core::Said;
use spadille_table::{Kind, Refused, Voices, Why};
use utoipa::ToSchema;

/// Why something was refused.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// The status of HTTP that fits.
    pub status: u16,
    /// The reason, in a sentence.
    pub reason: Said,
    /// The law of the game that forbids it.
    pub law: Option<String>,
}

impl From<&Refused> for Problem {
    fn from(refused: &Refused) -> Problem {
        let reason = match &refused.why {
            Why::Text(text) => Voices::house().say(text, &[]),
            Why::Said(words) => words.clone(),
        };
        Problem { status: status(refused.kind), reason, law: refused.law.map(|law| law.to_string()) }
    }
}

/// The status of HTTP that fits a refusal.
pub const fn status(kind: Kind) -> u16 {
    match kind {
        Kind::Malformed => 400,
        Kind::Nobody => 401,
        Kind::Forbidden => 403,
        Kind::NotFound => 404,
        Kind::Conflict => 409,
        Kind::TooLong => 413,
        Kind::OtherForm => 415,
        Kind::Impossible => 422,
        Kind::TooMany => 429,
        Kind::Broken => 500,
        Kind::Unavailable => 503,
    }
}
