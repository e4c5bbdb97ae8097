//! A table as one viewer sees it.

use super::{Item, PersonRef, Request, Score, Status};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use spadille_catalogue::Choices;
use spadille_core::book::Bilingual;
use spadille_core::{Said, Scene, Seat};
use utoipa::{IntoParams, ToSchema};

/// A table somebody wants to open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The preset; the game's first when left out.
    #[serde(default)]
    pub preset: Option<String>,
    /// Options that differ from the preset.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
    /// Who shall sit where; seats left out are for people. One entry for each seat of the game.
    #[serde(default)]
    pub seats: Vec<SeatWish>,
    /// Whether the table stands in the lobby for everybody; otherwise one comes by invitation.
    #[serde(default)]
    pub public: bool,
    /// Whether the match counts for ratings. There are no hints and nothing is taken back then, and whoever leaves is rated by
    /// how it ends.
    #[serde(default)]
    pub rated: bool,
    /// Seconds after which a bot may stand in for somebody who is away while the others wait; nothing: the table waits
    /// for days.
    #[serde(default)]
    pub grace: Option<u32>,
    /// Milliseconds a bot takes at least for a move, so that people can follow.
    #[serde(default)]
    pub pace: Option<u32>,
    /// Whether the host, where he sits down himself, will add a salt once he has seen the commitment (`{"act": "salt"}`). The
    /// match waits for it.
    #[serde(default)]
    pub salted: bool,
}

/// Who shall sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// Whoever opens the table.
    Me,
    /// Anybody.
    Open,
    /// A bot: `random`, `book`, `search`, `search:400`.
    Bot(String),
}

/// A table was opened.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Opened {
    /// Its id.
    pub table: String,
    /// The word that admits to it, for a link: `/t/{table}?i={invitation}`.
    pub invitation: String,
    /// What the house has bound itself to, before it knows any salt.
    pub commitment: String,
}

/// Which tables to list.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Lobby {
    /// All I sit at or am host of, instead of the public ones.
    pub mine: bool,
    /// Only of this game.
    pub game: Option<String>,
    /// Only those that wait for somebody.
    pub free: bool,
    /// Only those where a game, the host or somebody at the table is called so.
    pub words: String,
    /// The page, from 0.
    pub page: u16,
}

/// A page of the lobby.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct TablePage {
    /// The tables, the newest first.
    pub tables: Vec<TableLine>,
    /// Whether there is another page.
    pub more: bool,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The game's name.
    pub title: Bilingual,
    /// How it stands.
    pub status: Status,
    /// Its seats.
    pub seats: Vec<SeatLine>,
    /// Who opened it.
    pub host: PersonRef,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// Whether it is rated.
    pub rated: bool,
    /// When it was opened, in milliseconds since 1970.
    pub opened: i64,
    /// When something last happened there.
    pub changed: i64,
}

/// A seat in the lobby.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SeatLine {
    /// Who has it.
    pub holder: Holder,
    /// What he is called; empty at a free seat.
    pub name: String,
    /// His id, where he is a person.
    pub person: Option<String>,
    /// Whether he has an account.
    pub account: bool,
    /// For whom the seat is kept while it is free, in a rematch.
    pub kept_for: Option<PersonRef>,
    /// Whether the game waits for him.
    pub awaited: bool,
}

/// Who has a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TableView {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The game's name.
    pub title: Bilingual,
    /// How it stands.
    pub status: Status,
    /// The sequence number of the last event.
    pub seq: u64,
    /// Steps of the match played so far.
    pub steps: u32,
    /// Deals finished.
    pub deals: u32,
    /// What was agreed on.
    pub charter: CharterView,
    /// Who opened it.
    pub host: PersonRef,
    /// Who is looking.
    pub you: You,
    /// The seats, in order of play.
    pub seats: Vec<SeatView>,
    /// What somebody asks of the others.
    pub request: Option<RequestView>,
    /// What is to be seen; nothing before the match begins.
    pub scene: Option<Scene<Said>>,
    /// What the viewer may do in the game; nothing when it is not his turn.
    pub choices: Option<Choices<Said>>,
    /// All the viewer may know of the match in the game's own form, for programs that play; only for those who ask for it
    /// (`?view=true`).
    #[schema(value_type = Option<Object>)]
    pub view: Option<Value>,
    /// How fairly is dealt.
    pub fair: FairView,
    /// The word that admits to the table; only for those who sit there.
    pub invitation: Option<String>,
    /// The table that follows this one.
    pub next: Option<String>,
    /// How the match ended, best first.
    pub result: Option<Vec<Score>>,
}

/// What was agreed on.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct CharterView {
    /// All options of the game.
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
    /// The preset chosen.
    pub preset: Option<String>,
    /// Whether the table stands in the lobby.
    pub public: bool,
    /// Whether the match is rated.
    pub rated: bool,
    /// Seconds until a bot may stand in.
    pub grace: Option<u32>,
    /// Milliseconds a bot takes at least.
    pub pace: u32,
    /// Parts of a counter: amounts are given in parts.
    pub parts: i64,
    /// Names of the pots, along their numbers.
    pub pots: Vec<Said>,
    /// The table and step this match was forked from.
    pub forked: Option<String>,
}

/// Who is looking.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct You {
    /// The person; nobody when not even a guest.
    pub person: Option<PersonRef>,
    /// His seat.
    pub seat: Option<Seat>,
    /// Whether he is the host.
    pub host: bool,
    /// Whether he may speak here.
    pub may_speak: bool,
    /// Whether the match waits for the salt he said he would add.
    pub owes_salt: bool,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Who has it.
    pub holder: Holder,
    /// What he is called.
    pub name: String,
    /// His id, where he is a person.
    pub person: Option<String>,
    /// Whether he has an account.
    pub account: bool,
    /// For whom the seat is kept while it is free, in a rematch.
    pub kept_for: Option<PersonRef>,
    /// What kind of bot plays here, or stands in.
    pub bot: Option<String>,
    /// Whether a bot stands in for the person.
    pub stand_in: bool,
    /// Whether the game waits for this seat.
    pub awaited: bool,
    /// Whether he was told to be silent.
    pub silent: bool,
}

/// What somebody asks of the others.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct RequestView {
    /// What.
    pub what: Request,
    /// Who asks.
    pub by: Seat,
    /// Those who have agreed.
    pub agreed: Vec<Seat>,
    /// Those who have still to answer.
    pub open: Vec<Seat>,
}

/// How fairly is dealt: see `docs/fair-dealing.md`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct FairView {
    /// SHA-256 of the house's seed, known before anybody sat down.
    pub commitment: String,
    /// The salts of the seats; empty where none was given.
    pub salts: Vec<String>,
    /// The seed, once the match is over.
    pub seed: Option<String>,
}

/// What came of an act.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Answer {
    /// The sequence number it got.
    pub seq: u64,
    /// The table that was opened by it: a rematch.
    pub table: Option<String>,
}

/// What happened since, for those who ask by HTTP.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Moment {
    /// Whether the items replace everything one has heard so far: the log was rewound, or more has happened than is sent.
    pub anew: bool,
    /// What happened, oldest first.
    pub items: Vec<Item>,
    /// The table now.
    pub table: TableView,
}

/// The table as it was after some step.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct History {
    /// After which step.
    pub step: u32,
    /// How many steps there are.
    pub steps: u32,
    /// What was to be seen.
    pub scene: Scene<Said>,
    /// What the step brought.
    pub items: Vec<Item>,
    /// Who was to act then.
    pub to_act: Vec<Seat>,
}

/// A match to be played on from some step of a finished one, against bots.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForkWish {
    /// After which step.
    pub step: u32,
    /// The seat one takes.
    pub seat: Seat,
    /// The bots at the other seats; `book` when left out.
    #[serde(default)]
    pub bot: Option<String>,
    /// Whether one will add a salt; the match waits for it.
    #[serde(default)]
    pub salted: bool,
}
