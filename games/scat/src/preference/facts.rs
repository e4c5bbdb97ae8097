//! The account of a match that was played with real cards.

use super::rules::Preference;
use super::state::{Public, Sheets};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Game as _, Ledger, Scribe, Seat, Text, text};

/// More than this on a sheet is a slip of the pen.
const LARGEST: i64 = 1_000_000;

/// The sheets of a match, in the order of the seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// How the Poules stand, in the order of the seats; a debt is negative.
    pub pools: Vec<i64>,
    /// What each has on each, a row for each player: nought on himself.
    pub booked: Vec<Vec<i64>>,
}

impl Preference {
    /// Makes the account of some sheets: the changes of all accounts.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let mut p: Public = self.open().public;
        p.sheets = self.sheets_of(facts)?;
        self.account(&mut p, scribe);
        Ok(p.ledger)
    }

    /// The sheets that some facts describe.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn sheets_of(&self, facts: &Facts) -> Result<Sheets, Text> {
        let seats = usize::from(self.table());
        if facts.pools.len() != seats
            || facts.booked.len() != seats
            || facts.booked.iter().any(|row| row.len() != seats)
        {
            return Err(text!("preference-fact-seats", seats = self.table()));
        }
        let sane = |amount: &i64| amount.abs() <= LARGEST;
        if !facts.pools.iter().chain(facts.booked.iter().flatten()).all(sane) {
            return Err(text!("preference-fact-amount"));
        }
        if facts.booked.iter().flatten().any(|amount| *amount < 0)
            || facts.booked.iter().enumerate().any(|(i, row)| row[i] != 0)
        {
            return Err(text!("preference-fact-column"));
        }
        let mut sheets = Sheets::default();
        for seat in Seat::all(self.table()) {
            sheets.pools[seat] = facts.pools[seat.index()];
            for other in Seat::all(self.table()) {
                sheets.booked[seat][other] = facts.booked[seat.index()][other.index()];
            }
        }
        Ok(sheets)
    }
}
