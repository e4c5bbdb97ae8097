//! People: guests, accounts, sessions, profiles.

use super::{PersonRef, Status};
use serde::{Deserialize, Serialize};
use spadille_core::book::Bilingual;
use utoipa::ToSchema;

/// A guest who wants to come in.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What to call him.
    pub name: String,
}

/// A person who wants an account. A guest keeps his tables.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// What to log in with: letters, digits, `-`, `_`.
    pub login: String,
    /// At least ten characters.
    pub password: String,
    /// What to be called; the login when left out.
    #[serde(default)]
    pub name: Option<String>,
}

/// What one logs in with.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The login.
    pub login: String,
    /// The password.
    pub password: String,
}

/// A new password.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one in use.
    pub old: String,
    /// The one to come: at least ten characters, none that anybody would try first.
    pub new: String,
}

/// A password, said again.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Password {
    /// The password.
    pub password: String,
}

/// Codes for whoever loses his password, each good for once. They are told only now.
#[derive(Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Codes {
    /// The codes.
    pub codes: Vec<String>,
}

/// Coming in with a code.
#[derive(Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The login.
    pub login: String,
    /// One of the codes.
    pub code: String,
    /// The password from now on.
    pub password: String,
}

/// A new name.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// What to be called from now on.
    pub name: String,
}

/// Said to somebody who has come in.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Welcome {
    /// Who he is.
    pub me: MeView,
    /// The token of the session, for programs: `Authorization: Bearer …`. Browsers get it as a cookie.
    pub token: String,
}

/// Who I am.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct MeView {
    /// My id.
    pub id: String,
    /// My name.
    pub name: String,
    /// My login, with an account.
    pub login: Option<String>,
}

impl MeView {
    /// As others see me.
    pub fn person(&self) -> PersonRef {
        PersonRef { id: self.id.clone(), name: self.name.clone(), account: self.login.is_some() }
    }
}

/// One of my sessions.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SessionView {
    /// Its id, to end it.
    pub id: String,
    /// When it began, in milliseconds since 1970.
    pub begun: i64,
    /// When it was last used.
    pub used: i64,
    /// The program it was begun with.
    pub agent: String,
    /// Whether it is the one in use now.
    pub current: bool,
}

/// Somebody's profile.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Profile {
    /// Who.
    pub person: PersonRef,
    /// Since when he comes here, in milliseconds since 1970.
    pub since: i64,
    /// Whether he has an account.
    pub account: bool,
    /// His ratings.
    pub ratings: Vec<RatingView>,
    /// His matches at public tables, the newest first; at all tables when it is oneself.
    pub matches: Vec<Match>,
}

/// Somebody among the best players of a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Placing {
    /// Who.
    pub person: PersonRef,
    /// `glicko2` for two, `weng_lin` for more.
    pub system: String,
    /// The rating.
    pub rating: f64,
    /// Its uncertainty, in the system's own measure.
    pub uncertainty: f64,
    /// Rated matches.
    pub matches: u32,
}

/// A rating in one game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct RatingView {
    /// The game.
    pub game: String,
    /// Its name.
    pub title: Bilingual,
    /// `glicko2` for two, `weng_lin` for more.
    pub system: String,
    /// The rating.
    pub rating: f64,
    /// Its uncertainty, in the system's own measure.
    pub uncertainty: f64,
    /// Rated matches.
    pub matches: u32,
}

/// A match somebody took part in.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Match {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// Its name.
    pub title: Bilingual,
    /// How it stands.
    pub status: Status,
    /// Who sat where.
    pub names: Vec<String>,
    /// Which seat was his.
    pub seat: u8,
    /// Counters won or lost by each seat, in parts; empty while it lasts.
    pub counters: Vec<i64>,
    /// Parts of a counter.
    pub parts: i64,
    /// When something last happened, in milliseconds since 1970.
    pub changed: i64,
}

/// How the house feels.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Health {
    /// `ok`, or what is wrong.
    pub status: String,
    /// The program's version.
    pub version: String,
}
