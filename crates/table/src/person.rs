//! Whoever sits at a table.

use serde::{Deserialize, Serialize};

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

    /// Whether two names would be taken for each other.
    pub fn is_called_like(&self, other: &PersonRef) -> bool {
        let heard =
            |name: &str| name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>();
        heard(&self.name) == heard(&other.name)
    }
}
