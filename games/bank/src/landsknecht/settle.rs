//! The account of a coup dealt with real cards.

use super::sisters::Terms;
use super::state::Winner;
use crate::amount::{Amount, MOST};
use crate::bank::punters;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Scribe, Seat, Text, law, text};

/// Who has won.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum WonBy {
    Banker,
    Punters,
}

impl From<WonBy> for Winner {
    fn from(won: WonBy) -> Winner {
        if won == WonBy::Banker { Winner::Banker } else { Winner::Punters }
    }
}

/// What somebody held.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HoldFact {
    /// Who held.
    pub seat: u8,
    /// How much, in counters.
    #[schemars(with = "serde_json::Value")]
    pub held: Amount,
}

/// The facts of a coup dealt with real cards. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who had the bank.
    pub banker: u8,
    /// Who has won: the banker or the punters.
    pub winner: WonBy,
    /// What everybody held.
    pub held: Vec<HoldFact>,
}

impl Terms {
    /// Settles a coup dealt with real cards: for even money.
    pub(super) fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let seated = |number| Seat::called(number, self.players);
        let banker = seated(facts.banker)?;
        let mut held = Vec::new();
        for fact in &facts.held {
            let seat = seated(fact.seat)?;
            if seat == banker {
                return Err(text!("bank-fact-banker", seat = seat));
            }
            if !(1..=MOST).contains(&fact.held.0) {
                return Err(text!("bank-fact-stake", stake = fact.held.to_string()));
            }
            held.push((seat, fact.held.0));
        }
        let mut ledger = Ledger::default();
        for seat in punters(banker, self.players) {
            for (_, held) in held.iter().filter(|(whose, _)| *whose == seat) {
                let due = if facts.winner == WonBy::Banker { -held } else { *held };
                ledger.pay(banker, seat, due, law!("even-money"), scribe);
            }
        }
        Ok(ledger)
    }
}
