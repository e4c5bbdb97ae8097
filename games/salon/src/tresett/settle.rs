//! The end of a session: the Parties of both sides are compared and paid.

use super::count::{seats_of, side_of};
use super::rules::Tresett;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Scribe, Text, law, text};

/// More Parties than these are a slip of the pen.
const LARGEST: u32 = 1_000_000;

/// The facts of a session played with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// How many Parties the first and third player have on their Kamm.
    pub first: u32,
    /// How many Parties the second and fourth player have on theirs.
    pub second: u32,
}

/// Each loser pays one winner for every Partie more.
pub fn pay<S: Scribe>(ledger: &mut Ledger, kamm: [u32; 2], stake: u16, scribe: &mut S) {
    let [first, second] = kamm.map(i64::from);
    let amount = (first - second) * i64::from(stake);
    for seat in seats_of(0) {
        let loser = spadille_core::Seat(seat.0 + 1);
        debug_assert!(side_of(loser) == 1);
        ledger.pay(loser, seat, amount, law!("session-settled"), scribe);
    }
}

impl Tresett {
    /// Settles a session from its Parties.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        if facts.first.max(facts.second) > LARGEST {
            return Err(text!("tresett-fact-parties", number = LARGEST));
        }
        let mut ledger = Ledger::default();
        pay(&mut ledger, [facts.first, facts.second], self.options.stake.into(), scribe);
        Ok(ledger)
    }
}
