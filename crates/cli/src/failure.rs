//! What went wrong, in one sentence.

use std::fmt;
use std::path::Path;

/// A failure to be told to the user: one clear sentence.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure with its sentence.
    pub fn new(sentence: impl Into<String>) -> Failure {
        Failure(sentence.into())
    }

    /// A failure with a file.
    pub fn file(path: &Path, error: impl fmt::Display) -> Failure {
        Failure(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Whatever a parser has to say in several lines is said in one.
        let lines: Vec<&str> = self.0.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
        f.write_str(&lines.join(" "))
    }
}

macro_rules! from_error {
    ($($type:ty),* $(,)?) => {$(
        impl From<$type> for Failure {
            fn from(error: $type) -> Failure {
                Failure(error.to_string())
            }
        }
    )*};
}

from_error!(
    std::io::Error,
    serde_json::Error,
    spadille_core::OptionError,
    spadille_core::NotationError,
    spadille_core::record::RecordError,
    spadille_bots::kind::KindError,
);
