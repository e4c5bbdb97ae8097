//! The games of the house and what their books say.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use spadille_catalogue::study::Seen;
use spadille_catalogue::{Choices, OptionAbout};
use spadille_core::book::{Bilingual, Maxim, Word};
use spadille_core::law::Law;
use spadille_core::space::Filled;
use spadille_core::title::Relative;
use spadille_core::{Emblem, Luck, Said, Scene, Seat, Signs};
use spadille_table::Prose;
use spadille_table::prose::Block;
use utoipa::{IntoParams, ToSchema};

/// A game in the list.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct GameLine {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Bilingual,
    /// One sentence that makes one want to play it.
    pub motto: Bilingual,
    /// The shelf it stands on.
    pub family: String,
    /// How few and how many may play.
    pub seats: [u8; 2],
    /// How long a match at the quick table takes.
    pub minutes: u16,
    /// How much there is to learn, from 1 to 5.
    pub weight: u8,
    /// Where chance comes in.
    pub luck: Luck,
    /// The books it comes from, by their numbers.
    pub books: Vec<String>,
    /// Its picture.
    pub emblem: Emblem,
    /// The signs of its cards.
    pub signs: Signs,
    /// What it is played on: `cards`, `bank`, `tables`, `chequer`, `cloth`, `court`.
    pub board: String,
    /// Whether there is a lesson.
    pub lesson: bool,
    /// Whether its games have prices.
    pub tariff: bool,
    /// Whether it can be asked after a deal what could have been made.
    pub solved: bool,
    /// Whether its book exposes a fraud that is shown step by step.
    pub exposed: bool,
    /// Whether it can be asked what a throw held.
    pub analysed: bool,
    /// Whether somebody performs it before the others, rather than all playing against each other.
    pub performed: bool,
}

/// What somebody looks for.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct FindWish {
    /// Words of a name, an alias, a term, a law or a maxim.
    pub words: String,
    /// How many want to play.
    pub players: Option<u8>,
    /// How long it may take at most.
    pub minutes: Option<u16>,
    /// How heavy it may be at most, from 1 to 5.
    pub weight: Option<u8>,
    /// A book it must come from, by its number.
    pub book: Option<String>,
    /// The shelf it must stand on.
    pub family: Option<String>,
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
    /// The rules in a minute.
    pub minute: Bilingual,
    /// Games of the house that are like it, with what is different here.
    pub relatives: Vec<Relative>,
    /// Other names and old spellings.
    pub aliases: Vec<String>,
    /// The books it comes from.
    pub sources: Vec<String>,
    /// Options for a match of sensible length, for whoever plays at once.
    #[schema(value_type = Object)]
    pub quick: Map<String, Value>,
    /// How many play such a match.
    pub quick_seats: u8,
    /// The seat where a guest sits who did not choose.
    pub guest_seat: Seat,
    /// The presets; the first is the default.
    pub presets: Vec<PresetView>,
    /// What can be agreed on.
    pub options: Vec<OptionAbout>,
    /// The JSON schema of the options.
    #[schema(value_type = Object)]
    pub schema: Value,
    /// What it is played on: `cards`, `bank`, `tables`, `chequer`, `cloth`, `court`.
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
    /// The rules.
    pub rules: Prose,
    /// The laws.
    pub laws: Vec<Law>,
    /// The maxims.
    pub advice: Vec<Maxim>,
    /// The words of the trade.
    pub words: Vec<Word>,
    /// The books that sources name by their numbers.
    pub books: Vec<SourceBook>,
    /// What was measured about the game.
    pub studies: Vec<Study>,
}

/// What was measured about a game, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Study {
    /// By what it is asked for, and its picture.
    pub name: String,
    /// How it was found out, where questions were asked.
    pub about: Option<StudyAbout>,
    /// What was asked, shortly; the whole is asked for by the name.
    pub questions: Vec<StudyLine>,
    /// The report, in English, where no questions were asked.
    pub report: Vec<Block>,
    /// Whether it has a picture.
    pub picture: bool,
}

/// How a study was made.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct StudyAbout {
    /// How everything is found out.
    pub how: Said,
    /// How much was done, and by whom.
    pub made: Said,
    /// The command that finds the same again.
    pub command: String,
    /// How often the book was right.
    pub counted: Said,
}

/// A question of a study, shortly: what is told beside a maxim.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct StudyLine {
    /// Its id.
    pub id: String,
    /// The maxim it puts to the test.
    pub maxim: Option<String>,
    /// What came of it.
    pub verdict: StudyVerdict,
    /// The same in a word or two.
    pub judged: Said,
    /// What was found.
    pub finding: Said,
}

/// A question of a study and its answer, with the table it asks about.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct StudyQuestion {
    /// The question shortly.
    #[serde(flatten)]
    pub line: StudyLine,
    /// What is asked.
    pub title: Said,
    /// Book file and lines.
    pub source: String,
    /// Who sits at the table.
    pub names: Vec<String>,
    /// Through whose eyes it is looked at.
    pub seat: Option<Seat>,
    /// What is seen there.
    pub table: Option<Seen<Said>>,
    /// The ways that were tried, the best first.
    pub ways: Vec<StudyWay>,
}

/// A way that was tried.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct StudyWay {
    /// The way in words.
    pub words: Said,
    /// Whether it is the book's.
    pub is_book: bool,
    /// What it brought, in counters.
    pub value: f64,
    /// By how much the book's way is ahead of it, and how far that may be from the truth; nothing for that way itself.
    pub behind: Option<[f64; 2]>,
    /// What it would have made with all hands open.
    pub open: Option<f64>,
}

/// Whether a piece of advice stood the test.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum StudyVerdict {
    /// The measurement speaks for the book.
    Holds,
    /// It makes no difference.
    Even,
    /// The measurement speaks against the book.
    Fails,
    /// Nobody can tell yet.
    Open,
}

/// A book that sources name by its number: `000:1134-1318` are lines of the book `000`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SourceBook {
    /// Its number.
    pub number: String,
    /// Its title, shortly.
    pub title: Bilingual,
    /// Its chapters, in order.
    pub chapters: Vec<SourceChapter>,
}

/// A chapter of a book that sources cite.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SourceChapter {
    /// The line it begins with.
    pub from: u32,
    /// Its name, in our words.
    pub name: Bilingual,
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
    pub text: Prose,
    /// What there is to look at.
    pub scene: Option<Scene<Said>>,
    /// What is asked.
    pub question: Option<Question>,
    /// Whose place one is in.
    pub seat: Seat,
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
    pub choices: Choices<Said>,
    /// Where the book says so.
    pub source: String,
}

/// An answer to a question of a lesson.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonAnswer {
    /// The move in notation; or else
    #[serde(default)]
    pub notation: Option<String>,
    /// the form that was filled in, counted from 0,
    #[serde(default)]
    pub form: u8,
    /// and how.
    #[serde(default)]
    pub filled: Filled,
}

/// What is said to an answer.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Verdict {
    /// Whether the book would do so too.
    pub right: bool,
    /// Why, or why not.
    pub why: Prose,
    /// What was chosen.
    pub chosen: Said,
    /// What the book would do.
    pub answers: Vec<Said>,
    /// The same in notation.
    pub moves: Vec<String>,
}
