//! The games of the house and what their books say.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use spadille_catalogue::{Choices, OptionAbout};
use spadille_core::book::{Bilingual, Maxim, Word};
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
    /// Where the book says so.
    pub source: String,
}

/// An answer to a question of a lesson.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonAnswer {
    /// The move in notation.
    pub notation: String,
}

/// What is said to an answer.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Verdict {
    /// Whether the book would do so too.
    pub right: bool,
    /// Why, or why not.
    pub why: Bilingual,
    /// What was chosen.
    pub chosen: Bilingual,
    /// What the book would do.
    pub answers: Vec<Bilingual>,
    /// The same in notation.
    pub moves: Vec<String>,
}
