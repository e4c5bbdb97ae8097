//! The games of the house and what their books say.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use spadille_catalogue::{Choices, OptionAbout};
use spadille_core::book::{Bilingual, Maxim, Word, WrongAnswer};
use spadille_core::law::Law;
use spadille_core::{Scene, Seat};
use utoipa::ToSchema;

/// A game in the list.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct GameLine {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Bilingual,
    /// One sentence that makes one want to play it.
    pub motto: Bilingual,
    /// How many play under the first preset.
    pub seats: u8,
    /// What it is played on: `cards`, `bank`, `tables`, `chequer`.
    pub board: String,
    /// Whether there is a lesson.
    pub lesson: bool,
}

/// A game before one plays it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct GameDetail {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Bilingual,
    /// One sentence that makes one want to play it.
    pub motto: Bilingual,
    /// A paragraph for somebody who has never seen it.
    pub about: Bilingual,
    /// The books it comes from.
    pub sources: Vec<String>,
    /// The seat where a guest sits who did not choose.
    pub guest_seat: Seat,
    /// The presets; the first is the default.
    pub presets: Vec<PresetView>,
    /// What can be agreed on.
    pub options: Vec<OptionAbout>,
    /// The JSON schema of the options.
    #[schema(value_type = Object)]
    pub schema: Value,
    /// What it is played on: `cards`, `bank`, `tables`, `chequer`.
    pub board: String,
}

/// A preset and what it agrees on.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct PresetView {
    /// How it is asked for: `1782`.
    pub name: String,
    /// How people call it.
    pub title: Bilingual,
    /// What it stands for.
    pub about: Bilingual,
    /// All options under it.
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
    /// How many play.
    pub seats: u8,
}

/// Everything the house has to read about a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Reading {
    /// The rules, in Markdown.
    pub rules: Bilingual,
    /// The laws.
    pub laws: Vec<Law>,
    /// The maxims.
    pub advice: Vec<Maxim>,
    /// The words of the trade.
    pub words: Vec<Word>,
    /// The books that sources name by their numbers.
    pub books: Vec<SourceBook>,
}

/// A book that sources name by its number: `000:1134-1318` are lines of the book `000`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SourceBook {
    /// Its number.
    pub number: String,
    /// Its title, shortly.
    pub title: Bilingual,
}

/// The rules somebody thinks of.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesWish {
    /// The preset.
    #[serde(default)]
    pub preset: Option<String>,
    /// Options that differ from it.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
}

/// The rules as they would be.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct RulesView {
    /// All options.
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
    /// How many would play.
    pub seats: u8,
}

/// What the house would do in your place.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Hint {
    /// What looks best after playing it out in mind, best first.
    pub choices: Vec<HintChoice>,
    /// What the book advises.
    pub book: Option<HintBook>,
    /// Whether the two differ.
    pub differs: bool,
}

/// A choice and what it is thought to be worth.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct HintChoice {
    /// The move in notation.
    pub notation: String,
    /// What it is called.
    pub label: Bilingual,
    /// Counters it brings, on average.
    pub value: f64,
    /// How far that may be wrong.
    pub margin: f64,
}

/// What the book advises.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct HintBook {
    /// The move in notation.
    pub notation: String,
    /// What it is called.
    pub label: Bilingual,
    /// Why.
    pub reasons: Vec<HintReason>,
}

/// A reason for advice.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct HintReason {
    /// What speaks for it.
    pub text: Bilingual,
    /// The maxim of the book behind it, by its id.
    pub maxim: Option<String>,
}

/// A first lesson in a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Lesson {
    /// The game.
    pub game: String,
    /// What it is about.
    pub title: Bilingual,
    /// Its pages, to be turned one by one.
    pub pages: Vec<Page>,
}

/// A page of a lesson: something to read, something to look at, and perhaps a question.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Page {
    /// What there is to read, a paragraph or two.
    pub text: Bilingual,
    /// What there is to look at.
    pub scene: Option<Scene<Bilingual>>,
    /// What is asked.
    pub question: Option<Question>,
    /// What the seats of the scene are called.
    pub names: Vec<String>,
    /// Parts of a counter in the scene.
    pub parts: i64,
}

/// A question: what would you do?
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Question {
    /// What is asked.
    pub ask: Bilingual,
    /// Whose place one is in.
    pub seat: Seat,
    /// What one may do.
    pub choices: Choices<Bilingual>,
    /// The moves the book would make, in notation.
    pub answers: Vec<String>,
    /// Why.
    pub why: Bilingual,
    /// Why some natural answers are not the best.
    pub wrong: Vec<WrongAnswer>,
    /// Where the book says so.
    pub source: String,
}
