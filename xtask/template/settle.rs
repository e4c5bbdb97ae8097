//! What is paid for a deal, at our tables and with real cards.

use super::state::{ALL, SEATS, TRICKS};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, PerSeat, Scribe, Seat, Text, law, text};

/// What came of a deal, as it is settled: by the rules, by hand and in worked cases alike.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealResult {
    /// It was played out: the tricks of each.
    Played(PerSeat<u8, SEATS>),
}

impl DealResult {
    /// Pays what was won and lost; every payment goes through `Ledger::pay` with its law.
    pub fn pay<S: Scribe>(&self, ledger: &mut Ledger, scribe: &mut S) {
        let DealResult::Played(tricks) = self;
        for one in Seat::all(ALL) {
            for other in Seat::all(ALL).filter(|other| one < *other) {
                let more = i64::from(tricks[one]) - i64::from(tricks[other]);
                ledger.pay(other, one, more, law!("tricks-are-paid"), scribe);
            }
        }
    }
}

/// The facts of a deal played with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The tricks of each player.
    pub tricks: Vec<u8>,
}

/// Settles a deal from its facts.
///
/// # Errors
/// Says which facts cannot be.
pub fn settle<S: Scribe>(facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let all: u32 = facts.tricks.iter().map(|tricks| u32::from(*tricks)).sum();
    let tricks = <[u8; SEATS]>::try_from(facts.tricks.as_slice()).ok().filter(|_| all == u32::from(TRICKS));
    let tricks = tricks.ok_or_else(|| text!("__ID__-fact-tricks", number = TRICKS))?;
    let mut ledger = Ledger::default();
    DealResult::Played(PerSeat(tricks)).pay(&mut ledger, scribe);
    Ok(ledger)
}
