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
}
