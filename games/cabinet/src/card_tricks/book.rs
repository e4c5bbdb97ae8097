//! The twenty-six tricks as the book tells them, `books/card-tricks/tricks.toml`, and their words as messages.

use serde::Deserialize;
use spadille_core::{Bilingual, Book, Text, book};
use std::fmt::Write as _;
use std::sync::LazyLock;

/// Whether a trick works by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The program performs it.
    Performed,
    /// It needs a nimble hand, prepared things or a helper, and is acted out.
    Told,
}

/// A trick, with everything that is written about it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Page {
    pub number: u8,
    pub id: String,
    pub kind: Kind,
    pub class: String,
    pub source: String,
    pub persons: u8,
    pub cards: u8,
    pub title: Bilingual,
    /// What the company sees.
    pub effect: Bilingual,
    /// How the conjuror opens.
    pub patter: Bilingual,
    pub secret: Bilingual,
    pub algorithm: Bilingual,
    pub proof: Bilingual,
    /// Where the book is wrong.
    pub error: Option<Bilingual>,
    pub repair: Option<Bilingual>,
    pub tested: Option<Bilingual>,
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// A step of a performance.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// A gesture of the conjuror.
    #[serde(rename = "do")]
    pub does: Option<String>,
    /// The moves asked for, by their first words.
    pub ask: Option<String>,
    /// Whether only the conjuror sees it.
    #[serde(default)]
    pub unseen: bool,
    /// Whether it is done for each person.
    #[serde(default)]
    pub each: bool,
    /// How often, in words.
    pub repeat: Option<String>,
    /// What is said.
    pub say: Bilingual,
}

/// What may be read about a trick, in its order; whatever comes after the first spoils it.
pub const PAGES: [&str; 7] = ["effect", "secret", "algorithm", "proof", "error", "repair", "tested"];

impl Page {
    /// One of the texts, by its name.
    pub fn text(&self, name: &str) -> Option<&Bilingual> {
        match name {
            "title" => Some(&self.title),
            "effect" => Some(&self.effect),
            "patter" => Some(&self.patter),
            "secret" => Some(&self.secret),
            "algorithm" => Some(&self.algorithm),
            "proof" => Some(&self.proof),
            "error" => self.error.as_ref(),
            "repair" => self.repair.as_ref(),
            "tested" => self.tested.as_ref(),
            _ => None,
        }
    }
}

/// The tricks, the first first.
pub static TRICKS: LazyLock<Vec<Page>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct File {
        trick: Vec<Page>,
    }
    let file = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../books/card-tricks/tricks.toml"));
    toml::from_str::<File>(file).unwrap_or_else(|e| panic!("books/card-tricks/tricks.toml: {e}")).trick
});

/// The trick of a number.
pub fn page(number: u8) -> Option<&'static Page> {
    TRICKS.get(usize::from(number).checked_sub(1)?)
}

/// The message of something that is written about a trick.
pub fn message(number: u8, what: &str) -> Text {
    Text::new(format!("trick-{number}-{what}"))
}

/// The title of a trick.
pub fn title(number: u8) -> Text {
    message(number, "title")
}

/// The book of the game, with the words of the tricks among its messages.
pub fn the_book() -> &'static Book {
    static WHOLE: LazyLock<Book> = LazyLock::new(|| {
        let written: &Book = book!("card-tricks");
        let mut whole = written.clone();
        for page in TRICKS.iter() {
            let texts = ["title", "patter"].into_iter().chain(PAGES);
            let texts = texts.filter_map(|name| Some((name.to_owned(), page.text(name)?)));
            let steps = page.steps.iter().enumerate().map(|(n, step)| (format!("step-{}", n + 1), &step.say));
            for (name, said) in texts.chain(steps) {
                let number = page.number;
                let _ = writeln!(whole.messages.en, "trick-{number}-{name} = {}", said.en);
                let _ = writeln!(whole.messages.de, "trick-{number}-{name} = {}", said.de);
            }
        }
        whole
    });
    &WHOLE
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::{Lang, Speech};

    #[test]
    fn all_twenty_six_are_told_in_both_languages() {
        assert_eq!(TRICKS.len(), 26);
        for (n, page) in TRICKS.iter().enumerate() {
            assert_eq!(usize::from(page.number), n + 1);
            assert!(page.error.is_some() == page.repair.is_some() && !page.steps.is_empty(), "{}", page.id);
            for lang in Lang::ALL {
                let said = Speech::new(lang, [the_book()]).say(&title(page.number), &[]);
                assert_eq!(said, page.title.get(lang));
            }
        }
        assert_eq!(TRICKS.iter().filter(|page| page.kind == Kind::Performed).count(), 16);
    }
}
