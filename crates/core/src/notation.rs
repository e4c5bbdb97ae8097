//! The one readable notation for cards, dice and moves.

use std::fmt;

/// Something that was written down and cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// What was expected: "a card", "a move of Piquet".
    pub expected: &'static str,
    /// What stood there instead, cut to a sensible length.
    pub found: String,
}

impl NotationError {
    /// Says that `found` is not `expected`.
    pub fn new(expected: &'static str, found: &str) -> NotationError {
        NotationError { expected, found: found.chars().take(80).collect() }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found \"{}\"", self.expected, self.found)
    }
}

impl std::error::Error for NotationError {}

/// Gives a type with `Display` and `FromStr` the same form in JSON: a string.
#[macro_export]
macro_rules! serde_as_notation {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(d)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
