//! `none` or a number: a limit of stakes, a bank laid out.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The word `none`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Nothing {
    /// No limit.
    None,
}

/// A number of counters, or none named.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "expected a number of counters, or `none`")]
pub enum Cap {
    /// None is named.
    Word(Nothing),
    /// So many counters.
    Of(#[schemars(range(min = 1, max = 1_000_000))] u32),
}

impl Cap {
    /// None is named.
    pub const NONE: Cap = Cap::Word(Nothing::None);

    /// The most counters that can be named.
    pub const MOST: u32 = 1_000_000;

    /// The number named.
    pub fn named(self) -> Option<u32> {
        match self {
            Cap::Word(Nothing::None) => None,
            Cap::Of(counters) => Some(counters),
        }
    }

    /// Whether the number, if one is named, can be.
    pub fn is_possible(self) -> bool {
        self.named().is_none_or(|n| (1..=Cap::MOST).contains(&n))
    }
}

#[cfg(test)]
mod tests {
    use super::Cap;
    use serde_json::json;

    #[test]
    fn a_cap_is_a_number_or_the_word_none() {
        assert_eq!(serde_json::from_value::<Cap>(json!("none")).unwrap(), Cap::NONE);
        assert_eq!(serde_json::to_value(Cap::NONE).unwrap(), json!("none"));
        assert_eq!(serde_json::from_value::<Cap>(json!(12)).unwrap().named(), Some(12));
        assert!(serde_json::from_value::<Cap>(json!("many")).is_err());
        assert!(!Cap::Of(0).is_possible());
    }
}
