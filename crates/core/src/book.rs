//! A game's book: our own words about it, as data, in English and German.

use crate::law::{Law, WrittenLaw};
use crate::title::TitlePage;
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

/// What an option is called, where it belongs, and what it and its values mean in German; in English that is said by the doc
/// comments of the fields.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionWords {
    /// Among which others it is asked for.
    pub group: OptionGroup,
    /// What it is called.
    pub name: Bilingual,
    /// What is agreed on, in German.
    pub help: String,
    /// What each value means, in German.
    #[serde(default)]
    pub values: HashMap<String, String>,
}

/// What an option is about, in the order in which people agree on things.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum OptionGroup {
    /// How long and with whom.
    Table,
    /// What may be called, and by whom.
    Auction,
    /// Cards or men, and how they are played.
    #[default]
    Play,
    /// What is paid and counted.
    Payments,
    /// What a mistake costs.
    Strictness,
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
    /// Why some natural answers are not the best.
    #[serde(default)]
    pub wrong: Vec<WrongAnswer>,
}

/// Why some answers to a question are not the best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WrongAnswer {
    /// The moves, in notation.
    pub moves: Vec<String>,
    /// What speaks against them.
    pub why: Bilingual,
}

/// Everything written about one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    /// The folder of the book it falls back to, if it does.
    pub family: Option<&'static str>,
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
    /// What the options are called and what they mean, by the names of their fields.
    pub options: HashMap<String, OptionWords>,
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
    pub options: &'static str,
    pub lesson: &'static str,
    pub rules_en: &'static str,
    pub rules_de: &'static str,
    pub en_ftl: &'static str,
    pub de_ftl: &'static str,
}

/// What the games of a family share: a game's book falls back to it. Empty where there is nothing to share.
#[derive(Copy, Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct FamilyPages {
    pub folder: &'static str,
    /// Whether the game has only those of its laws that it names.
    pub named: bool,
    pub laws: &'static str,
    pub advice: &'static str,
    pub words: &'static str,
    pub options: &'static str,
    pub en_ftl: &'static str,
    pub de_ftl: &'static str,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Laws {
    /// Laws of the family that do not hold here.
    #[serde(default)]
    without: Vec<String>,
    /// Options of the family that are settled here, so that its laws depend on them no longer.
    #[serde(default)]
    settled: Vec<String>,
    #[serde(default)]
    law: Vec<WrittenLaw>,
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
    pub fn read(pages: &Pages, family: &FamilyPages) -> Result<Book, String> {
        fn page<T: for<'de> Deserialize<'de>>(name: &str, text: &str) -> Result<T, String> {
            toml::from_str(text).map_err(|e| format!("{name}: {e}"))
        }
        let shared: Laws = page("laws.toml of the family", family.laws)?;
        let laws = merged_laws(shared.law, page("laws.toml", pages.laws)?, family.named)?;
        let by_id = laws.iter().enumerate().map(|(i, l)| (l.id.clone(), i)).collect();
        let mut words: OptionPages = page("options.toml of the family", family.options)?;
        let own: OptionPages = page("options.toml", pages.options)?;
        words.option.extend(own.option);
        words.fact.extend(own.fact);
        let maxims = page::<Maxims>("advice.toml", pages.advice)?.maxim;
        let shared = page::<Maxims>("advice.toml of the family", family.advice)?.maxim;
        let terms = page::<Words>("words.toml", pages.words)?.word;
        let shared_terms = page::<Words>("words.toml of the family", family.words)?.word;
        Ok(Book {
            family: Some(family.folder).filter(|folder| !folder.is_empty()),
            title: page("book.toml", pages.book)?,
            maxims: and_shared(maxims, shared, |maxim| &maxim.id),
            words: and_shared(terms, shared_terms, |word| &word.term),
            disputes: page::<Disputes>("disputed.toml", pages.disputed)?.case,
            options: words.option,
            facts_de: words.fact,
            lesson: page("lesson.toml", pages.lesson)?,
            rules: Bilingual::new(pages.rules_en, pages.rules_de),
            // What comes later counts: a game may say a message of its family in its own way.
            messages: Bilingual::new(
                format!("{}\n{}", family.en_ftl, pages.en_ftl),
                format!("{}\n{}", family.de_ftl, pages.de_ftl),
            ),
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

/// A game's laws and, behind them, those of its family that it neither repeats nor does without; only its own where it names what it
/// has.
fn merged_laws(family: Vec<WrittenLaw>, own: Laws, named: bool) -> Result<Vec<Law>, String> {
    let whole = |laws: Vec<WrittenLaw>, shared: &[Law]| -> Result<Vec<Law>, String> {
        let mut all: Vec<Law> = Vec::with_capacity(laws.len());
        for law in laws {
            if all.iter().any(|other| other.id == law.id) {
                return Err(format!("laws.toml: two laws have the id {}", law.id));
            }
            let same = shared.iter().find(|other| other.id == law.id);
            all.push(law.over(same).map_err(|e| format!("laws.toml: {e}"))?);
        }
        Ok(all)
    };
    let mut shared = whole(family, &[])?;
    if let Some(stray) = own.without.iter().find(|id| !shared.iter().any(|law| law.id == **id)) {
        return Err(format!("laws.toml: the family has no law {stray} to do without"));
    }
    shared.retain(|law| !own.without.contains(&law.id));
    if let Some(stray) = own.settled.iter().find(|name| !shared.iter().any(|law| law.option.as_ref() == Some(*name))) {
        return Err(format!("laws.toml: no law of the family depends on {stray}, which is settled"));
    }
    for law in &mut shared {
        law.option.take_if(|name| own.settled.contains(name));
    }
    let own = whole(own.law, &shared)?;
    Ok(if named { own } else { and_shared(own, shared, |law| &law.id) })
}

/// What a game has of its own, then what of its family it does not repeat.
fn and_shared<T>(mut own: Vec<T>, shared: Vec<T>, id: impl Fn(&T) -> &String) -> Vec<T> {
    let known: std::collections::HashSet<String> = own.iter().map(|t| id(t).clone()).collect();
    own.extend(shared.into_iter().filter(|t| !known.contains(id(t))));
    own
}

/// The book of a game from `books/<game>/`, compiled in and read once; with a family, what is shared stands in
/// `books/<family>/`: `of` a family a game has all laws, `from` it (or from another game's book) only those it names in its own
/// `laws.toml`, with its own lines. For crates two folders below the root.
#[macro_export]
macro_rules! book {
    ($game:literal) => {
        $crate::book!(@ $game, $crate::book::FamilyPages::default())
    };
    ($game:literal of $family:literal) => {
        $crate::book!(+ $game, $family, false)
    };
    ($game:literal from $family:literal) => {
        $crate::book!(+ $game, $family, true)
    };
    (+ $game:literal, $family:literal, $named:literal) => {
        $crate::book!(@ $game, $crate::book::FamilyPages {
            folder: $family,
            named: $named,
            laws: $crate::book!(# $family, "laws.toml"),
            advice: $crate::book!(# $family, "advice.toml"),
            words: $crate::book!(# $family, "words.toml"),
            options: $crate::book!(# $family, "options.toml"),
            en_ftl: $crate::book!(# $family, "en.ftl"),
            de_ftl: $crate::book!(# $family, "de.ftl"),
        })
    };
    (# $folder:literal, $name:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../books/", $folder, "/", $name))
    };
    (@ $game:literal, $family:expr) => {{
        static BOOK: std::sync::LazyLock<$crate::Book> = std::sync::LazyLock::new(|| {
            let pages = $crate::book::Pages {
                book: $crate::book!(# $game, "book.toml"),
                laws: $crate::book!(# $game, "laws.toml"),
                advice: $crate::book!(# $game, "advice.toml"),
                words: $crate::book!(# $game, "words.toml"),
                disputed: $crate::book!(# $game, "disputed.toml"),
                options: $crate::book!(# $game, "options.toml"),
                lesson: $crate::book!(# $game, "lesson.toml"),
                rules_en: $crate::book!(# $game, "rules.en.md"),
                rules_de: $crate::book!(# $game, "rules.de.md"),
                en_ftl: $crate::book!(# $game, "en.ftl"),
                de_ftl: $crate::book!(# $game, "de.ftl"),
            };
            $crate::Book::read(&pages, &$family)
                .unwrap_or_else(|e| panic!("the book of {} that was compiled in is malformed: {e}", $game))
        });
        &BOOK
    }};
}
