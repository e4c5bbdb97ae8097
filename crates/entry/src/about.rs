//! What there is to know about a game before playing it.

use spadille_core::{Book, Options as _, Preset, Table};

/// What there is to know about a game before playing it.
#[derive(Clone, Debug)]
pub struct About {
    /// The game's id.
    pub id: &'static str,
    /// Its book.
    pub book: &'static Book,
    /// Its presets; the first is the default.
    pub presets: &'static [Preset],
    /// The JSON schema of its options.
    pub options_schema: serde_json::Value,
    /// The JSON schema of the facts that `settle` wants.
    pub facts_schema: serde_json::Value,
    /// Seats under the default options.
    pub seats: u8,
    /// Whether something is hidden from somebody.
    pub has_secrets: bool,
    /// Whether its deals can be solved with open hands.
    pub solved: bool,
    /// Whether its throws can be taken apart.
    pub analysed: bool,
}

impl About {
    /// What there is to know about `G`.
    pub fn of<G: Table>() -> About {
        About {
            id: G::ID,
            book: G::book(),
            presets: G::Options::PRESETS,
            options_schema: schemars::schema_for!(G::Options).to_value(),
            facts_schema: schemars::schema_for!(G::Facts).to_value(),
            seats: G::new(G::Options::standard()).map_or(0, |g| g.seats()),
            has_secrets: G::HAS_SECRETS,
            solved: G::SOLVED,
            analysed: G::ANALYSED,
        }
    }
}
