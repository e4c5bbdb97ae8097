//! What went wrong, in one sentence.

use spadille_catalogue::{GAMES, about};
use spadille_core::{Bilingual, Lang, Speech, Text, text};
use spadille_table::of_io;
use std::fmt;
use std::path::Path;

/// A failure to be told to the user: one clear sentence.
#[derive(Debug)]
pub enum Failure {
    /// A message of the house.
    Said(Text),
    /// A sentence that is there in both languages.
    Both(Bilingual),
    /// Words that are the same in every language: what a system or a parser said.
    Words(String),
    /// Something about a file.
    About(String, Box<Failure>),
}

/// A message of the house; the words inside it may be those of any game.
pub fn say(text: &Text, lang: Lang) -> String {
    Speech::new(lang, GAMES.iter().filter_map(|game| about(game)).map(|about| about.book)).say(text, &[])
}

impl Failure {
    /// A failure in the words of somebody else.
    pub fn new(sentence: impl Into<String>) -> Failure {
        Failure::Words(sentence.into())
    }

    /// A failure with a file.
    pub fn file(path: &Path, error: impl Into<Failure>) -> Failure {
        Failure::About(path.display().to_string(), Box::new(error.into()))
    }

    /// A failure to write a file: if it is not there, its folder is not.
    pub fn writing(path: &Path, error: std::io::Error) -> Failure {
        match error.kind() {
            std::io::ErrorKind::NotFound => Failure::file(path, text!("house-folder-missing")),
            _ => Failure::file(path, error),
        }
    }

    /// The sentence in a language.
    pub fn tell(&self, lang: Lang) -> String {
        let told = match self {
            Failure::Said(text) => say(text, lang),
            Failure::Both(sentence) => sentence.get(lang).to_owned(),
            Failure::Words(words) => words.clone(),
            Failure::About(file, why) => format!("{file}: {}", why.tell(lang)),
        };
        // Whatever a parser has to say in several lines is said in one.
        told.lines().map(str::trim).filter(|l| !l.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

impl From<Text> for Failure {
    fn from(text: Text) -> Failure {
        Failure::Said(text)
    }
}

impl From<Bilingual> for Failure {
    fn from(sentence: Bilingual) -> Failure {
        Failure::Both(sentence)
    }
}

impl From<spadille_core::OptionError> for Failure {
    fn from(error: spadille_core::OptionError) -> Failure {
        Failure::Both(error.sentence)
    }
}

impl From<spadille_bots::kind::KindError> for Failure {
    fn from(error: spadille_bots::kind::KindError) -> Failure {
        Failure::Both(error.sentence)
    }
}

impl From<spadille_core::record::RecordError> for Failure {
    fn from(error: spadille_core::record::RecordError) -> Failure {
        Failure::Said(error.text())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::Said(of_io(&error))
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Both(spadille_core::unread(&error))
    }
}

impl From<String> for Failure {
    fn from(words: String) -> Failure {
        Failure::new(words)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Lang::En))
    }
}
