//! The vole: all tricks.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How a vole stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Vole {
    /// Nobody tries.
    #[default]
    None,
    /// Announced or begun.
    Undertaken,
    /// All tricks are taken.
    Made,
    /// A trick is lost.
    Failed,
}
