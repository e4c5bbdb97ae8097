//! What is paid for a deal, at our tables and with real cards.

use super::rules::__NAME__;
use super::state::Public;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Game as _, Ledger, Scribe, Text};

/// The facts of a deal played with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {}

/// Settles a deal; every payment goes through `Ledger::pay` with its law.
pub fn settle_deal<S: Scribe>(_: &mut Public, _: &mut S) {}

/// Settles a deal from its facts.
///
/// # Errors
/// Says which facts cannot be.
pub fn settle<S: Scribe>(game: &__NAME__, _: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let mut s = game.open();
    settle_deal(&mut s.public, scribe);
    Ok(s.public.ledger)
}
