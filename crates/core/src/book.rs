//! A game's book: our own words about it, as data, in English and German.

use crate::law::Law;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

/// A language of the house.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Lang::En => "en",
            Lang::De => "de",
        })
    }
}

impl FromStr for Lang {
    type Err = crate::NotationError;

    fn from_str(text: &str) -> Result<Lang, Self::Err> {
        match text.get(..2).map(str::to_ascii_lowercase).as_deref() {
            Some("en") => Ok(Lang::En),
            Some("de") => Ok(Lang::De),
            _ => Err(crate::NotationError::new("a language (en, de)", text)),
        }
    }
}

/// A sentence in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
}

impl Bilingual {
    /// A sentence in English and in German.
    pub fn new(en: impl Into<String>, de: impl Into<String>) -> Bilingual {
        Bilingual { en: en.into(), de: de.into() }
    }

    /// The sentence in a language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::De => &self.de,
        }
    }
}

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
    /// The seat, from 1, where a guest sits who did not choose: not the bank, for instance.
    #[serde(default = "first")]
    pub guest_seat: u8,
    /// What the engine leaves out or simplifies; empty when the game is whole.
    #[serde(default)]
    pub omissions: Vec<Bilingual>,
}

fn first() -> u8 {
    1
}

/// A word of the trade and what it means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// The word as players said it.
    pub term: String,
    /// English gloss.
    pub en: String,
    /// German gloss.
    pub de: String,
}

/// A piece of advice printed in a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Maxim {
    /// Its name in `advice.rs`: `a12`.
    pub id: String,
    /// The advice in English, in our words.
    pub en: String,
    /// The same in German.
    pub de: String,
    /// Book file and lines.
    pub source: String,
}

impl Maxim {
    /// The advice in a language.
    pub fn sentence(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::De => &self.de,
        }
    }
}

/// A worked case that contradicts the book, with the reason why we follow the book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dispute {
    /// The case's id.
    pub id: String,
    /// Why the case is wrong.
    pub reason: String,
}

/// What an option means, and its values.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionWords {
    /// What is agreed on.
    pub help: String,
    /// What each value means.
    #[serde(default)]
    pub values: HashMap<String, String>,
}

/// A first lesson, `books/<game>/lesson.toml`: pages to turn, built from the sample hands of the book.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// What it is about; nothing in a game without a lesson.
    #[serde(default)]
    pub title: Option<Bilingual>,
    /// Its pages.
    #[serde(default, rename = "page")]
    pub pages: Vec<LessonPage>,
}

/// A page of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonPage {
    /// What there is to read, in Markdown of the simplest kind.
    pub text: Bilingual,
    /// The table to look at.
    #[serde(default)]
    pub table: Option<LessonTable>,
    /// What is asked there.
    #[serde(default)]
    pub question: Option<LessonQuestion>,
}

/// A table of a lesson: a match after some steps, through the eyes of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonTable {
    /// The preset played by; the first when left out.
    #[serde(default)]
    pub preset: Option<String>,
    /// Options that differ, as JSON.
    #[serde(default)]
    pub options: Option<String>,
    /// The names of the players.
    pub names: Vec<String>,
    /// The steps, each a line of a record.
    pub steps: Vec<String>,
    /// Who looks, counted from 0.
    pub seat: u8,
}

/// A question of a lesson: would you play, and what?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonQuestion {
    /// What is asked.
    pub ask: Bilingual,
    /// The moves the book would make, in notation.
    pub answers: Vec<String>,
    /// Why.
    pub why: Bilingual,
    /// Book file and lines.
    pub source: String,
}

/// Everything written about one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    /// The title page.
    pub title: TitlePage,
    /// The laws, in the order of the book.
    pub laws: Vec<Law>,
    /// The advice.
    pub maxims: Vec<Maxim>,
    /// The vocabulary.
    pub words: Vec<Word>,
    /// Worked cases we dispute.
    pub disputes: Vec<Dispute>,
    /// The options in German, by name; in English they speak for themselves, by the doc comments of their fields.
    pub options_de: HashMap<String, OptionWords>,
    /// The facts that settling asks for in German, by name; in English as the options.
    pub facts_de: HashMap<String, String>,
    /// The rules as a text to read, in Markdown.
    pub rules: Bilingual,
    /// The first lesson.
    pub lesson: Lesson,
    /// Messages of the game's tables, as Fluent resources.
    pub messages: Bilingual,
    by_id: HashMap<String, usize>,
}

/// The files of a book as they are compiled in; see [`book!`](crate::book!).
#[derive(Copy, Clone, Debug)]
#[allow(missing_docs)]
pub struct Pages {
    pub book: &'static str,
    pub laws: &'static str,
    pub advice: &'static str,
    pub words: &'static str,
    pub disputed: &'static str,
    pub options_de: &'static str,
    pub lesson: &'static str,
    pub rules_en: &'static str,
    pub rules_de: &'static str,
    pub en_ftl: &'static str,
    pub de_ftl: &'static str,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Laws {
    #[serde(default)]
    law: Vec<Law>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Maxims {
    #[serde(default)]
    maxim: Vec<Maxim>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    #[serde(default)]
    word: Vec<Word>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionPages {
    #[serde(default)]
    option: HashMap<String, OptionWords>,
    #[serde(default)]
    fact: HashMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Disputes {
    #[serde(default)]
    case: Vec<Dispute>,
}

impl Book {
    /// Reads a book from its files.
    ///
    /// # Errors
    /// Says which file is malformed and where.
    pub fn read(pages: &Pages) -> Result<Book, String> {
        fn page<T: for<'de> Deserialize<'de>>(name: &str, text: &str) -> Result<T, String> {
            toml::from_str(text).map_err(|e| format!("{name}: {e}"))
        }
        let laws = page::<Laws>("laws.toml", pages.laws)?.law;
        let by_id: HashMap<_, _> = laws.iter().enumerate().map(|(i, l)| (l.id.clone(), i)).collect();
        if by_id.len() != laws.len() {
            return Err("laws.toml: two laws have the same id".into());
        }
        let OptionPages { option: options_de, fact: facts_de } = page("options.de.toml", pages.options_de)?;
        Ok(Book {
            title: page("book.toml", pages.book)?,
            maxims: page::<Maxims>("advice.toml", pages.advice)?.maxim,
            words: page::<Words>("words.toml", pages.words)?.word,
            disputes: page::<Disputes>("disputed.toml", pages.disputed)?.case,
            options_de,
            facts_de,
            lesson: page("lesson.toml", pages.lesson)?,
            rules: Bilingual { en: pages.rules_en.into(), de: pages.rules_de.into() },
            messages: Bilingual { en: pages.en_ftl.into(), de: pages.de_ftl.into() },
            laws,
            by_id,
        })
    }

    /// The law of this id.
    pub fn law(&self, id: &str) -> Option<&Law> {
        self.by_id.get(id).map(|&i| &self.laws[i])
    }

    /// The piece of advice of this id.
    pub fn maxim(&self, id: &str) -> Option<&Maxim> {
        self.maxims.iter().find(|m| m.id == id)
    }
}

/// The book of a game from `books/<game>/`, compiled in and read once. For crates two folders below the root.
#[macro_export]
macro_rules! book {
    ($game:literal) => {{
        macro_rules! page {
            ($name:literal) => {
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../books/", $game, "/", $name))
            };
        }
        static BOOK: std::sync::LazyLock<$crate::Book> = std::sync::LazyLock::new(|| {
            $crate::Book::read(&$crate::book::Pages {
                book: page!("book.toml"),
                laws: page!("laws.toml"),
                advice: page!("advice.toml"),
                words: page!("words.toml"),
                disputed: page!("disputed.toml"),
                options_de: page!("options.de.toml"),
                lesson: page!("lesson.toml"),
                rules_en: page!("rules.en.md"),
                rules_de: page!("rules.de.md"),
                en_ftl: page!("en.ftl"),
                de_ftl: page!("de.ftl"),
            })
            .unwrap_or_else(|e| panic!("the book of {} that was compiled in is malformed: {e}", $game))
        });
        &BOOK
    }};
}
