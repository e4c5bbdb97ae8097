//! What a table agrees on before __NAME__.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Options, Preset};

/// The options of __NAME__.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct __NAME__Options {
    /// How many deals are played.
    #[schemars(range(min = 1, max = 100))]
    pub deals: u8,
}

impl Options for __NAME__Options {
    const PRESETS: &'static [Preset] =
        &[Preset { name: "book", called: ["the book", "das Buch"], en: "As printed.", de: "Wie gedruckt." }];

    fn preset(name: &str) -> Option<__NAME__Options> {
        (name == "book").then_some(__NAME__Options { deals: 4 })
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}
