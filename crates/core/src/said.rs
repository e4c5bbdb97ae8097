//! What was said, before a client has named the cards in it.
//!
//! Cards and suits have names of their own in every pack. A message therefore goes to a client in pieces: plain words, and
//! between them the cards and suits it speaks of, each with the name the house would give it. What people type and what they are
//! called are plain words and never looked into.

use crate::book::{Bilingual, Lang};
use crate::card::{Card, Suit};
use serde::Serialize;

/// A piece of something said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Piece {
    /// Words.
    Plain(String),
    /// A card.
    Card {
        /// Its notation, `QS`.
        card: String,
        /// What the house calls it, `D♠`.
        said: String,
    },
    /// A suit.
    Suit {
        /// Its letter: `S`, `H`, `D`, `C`, `L`, `M`, `T`.
        suit: String,
        /// What the house calls it, `spades`.
        said: String,
    },
}

impl Piece {
    pub(crate) fn card(card: Card, said: String) -> Piece {
        Piece::Card { card: card.to_string(), said }
    }

    pub(crate) fn suit(suit: Suit, said: String) -> Piece {
        Piece::Suit { suit: suit.to_string(), said }
    }

    /// The words, with cards and suits by the names the house gives them.
    pub fn words(&self) -> &str {
        match self {
            Piece::Plain(words) | Piece::Card { said: words, .. } | Piece::Suit { said: words, .. } => words,
        }
    }
}

/// Something said in one language: plain words, or pieces where it speaks of cards or suits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Words {
    /// No card and no suit is spoken of.
    Plain(String),
    /// The pieces, in order.
    Pieces(Vec<Piece>),
}

impl Words {
    /// The whole sentence, with cards and suits by the names the house gives them.
    pub fn plain(&self) -> String {
        match self {
            Words::Plain(words) => words.clone(),
            Words::Pieces(pieces) => pieces.iter().map(Piece::words).collect(),
        }
    }
}

impl From<String> for Words {
    fn from(words: String) -> Words {
        Words::Plain(words)
    }
}

/// Something said in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Said {
    /// English.
    pub en: Words,
    /// German.
    pub de: Words,
}

impl Said {
    /// Words that are the same in both languages: what somebody typed.
    pub fn typed(words: &str) -> Said {
        Said { en: words.to_owned().into(), de: words.to_owned().into() }
    }

    /// What is said in one language.
    pub fn get(&self, lang: Lang) -> &Words {
        match lang {
            Lang::En => &self.en,
            Lang::De => &self.de,
        }
    }
}

impl From<Bilingual> for Said {
    fn from(words: Bilingual) -> Said {
        Said { en: words.en.into(), de: words.de.into() }
    }
}

/// Words with a capital letter at their beginning.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Figures as people read them: what is less than nought has a true minus. Everything that becomes words passes here; notation,
/// files and JSON do not.
pub fn with_true_minus(figures: &str) -> String {
    figures.replace('-', "−")
}

/// A whole number as people read it.
pub fn number(number: i64) -> String {
    with_true_minus(&number.to_string())
}

/// A number with so many digits after its point, as each language writes it.
pub fn decimal(number: f64, digits: usize) -> Bilingual {
    let english = with_true_minus(&format!("{number:.digits$}"));
    let german = english.replace('.', ",");
    Bilingual { en: english, de: german }
}

/// The same with its sign, also where it is no loss.
pub fn signed(number: f64, digits: usize) -> Bilingual {
    let sign = if number.is_sign_negative() { "" } else { "+" };
    let Bilingual { en, de } = decimal(number, digits);
    Bilingual { en: format!("{sign}{en}"), de: format!("{sign}{de}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_begin_with_a_capital_and_numbers_are_written_as_people_do() {
        assert_eq!(capitalised("über das Buch"), "Über das Buch");
        assert_eq!(capitalised(""), "");
        assert_eq!(decimal(-0.214, 2), Bilingual::new("−0.21", "−0,21"));
        assert_eq!(decimal(2.0, 1).de, "2,0");
        assert_eq!([-0.5, 0.5].map(|n| signed(n, 1).de), ["−0,5", "+0,5"]);
        assert_eq!([3, 0, -12].map(number), ["3", "0", "−12"]);
    }
}
