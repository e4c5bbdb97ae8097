//! Whoever sits at a table.

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

/// A person, shortly.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonRef {
    /// The person's id.
    pub id: String,
    /// What the person is called.
    pub name: String,
    /// Whether the person has an account, so that the name is nobody else's at the same table.
    #[serde(default)]
    pub account: bool,
}

impl PersonRef {
    /// Somebody who comes as a guest.
    pub fn guest(id: impl Into<String>, name: impl Into<String>) -> PersonRef {
        PersonRef { id: id.into(), name: name.into(), account: false }
    }

    /// Whether two names would be taken for each other, however their letters are put together.
    pub fn is_called_like(&self, other: &PersonRef) -> bool {
        heard(&self.name) == heard(&other.name)
    }
}

/// A name as one hears it: a letter and its accent are one letter, wide, round or joined letters are those they stand for, and neither
/// case nor what stands between letters counts.
fn heard(name: &str) -> String {
    let lower: String = name.nfkc().flat_map(char::to_lowercase).collect();
    // What was capital may be put together anew once it is not.
    lower.nfkc().filter(|c| c.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_alike_however_they_are_written() {
        let anna = |name: &str| PersonRef::guest("1", name);
        let alike = |a: &str, b: &str| anna(a).is_called_like(&anna(b));
        assert!(alike("José", "Jose\u{301}") && alike("ÄNNE", "a\u{308}nne"));
        assert!(alike("Anna", "A-n.n a") && alike("Anna", "Ａｎｎａ") && alike("Steffi", "Steﬃ"));
        assert!(alike("Philipp", "ℙhilipp") && alike("İnci", "i\u{307}nci"));
        assert!(!alike("Anna", "Anne") && !alike("José", "Jose"));
    }
}
