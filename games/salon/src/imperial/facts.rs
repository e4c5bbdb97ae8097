//! Settling a game that was played with real cards.

use super::rules::Imperial;
use super::state::SEATS;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, PerSeat, Scribe, Seat, Text, text};

/// The facts of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// How many Imperials each had at the end, from the first seat on.
    pub imperials: Vec<u8>,
}

impl Imperial {
    /// Who has won with so many Imperials.
    pub fn winner(&self, imperials: &PerSeat<u8, SEATS>) -> Option<Seat> {
        Seat::all(self.options.players).find(|seat| imperials[*seat] >= self.options.goal())
    }

    /// Settles a game from its facts: the changes of all accounts.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let (players, goal) = (self.options.players, self.options.goal());
        if facts.imperials.len() != usize::from(players) {
            return Err(text!("imperial-fact-players", number = players));
        }
        let imperials = PerSeat::from_fn(|seat| facts.imperials.get(seat.index()).copied().unwrap_or(0));
        let winners = facts.imperials.iter().filter(|number| **number >= goal).count();
        let mut ledger = Ledger::default();
        match self.winner(&imperials).filter(|_| winners == 1) {
            Some(winner) => self.pay_game(&mut ledger, winner, &imperials, scribe),
            None => return Err(text!("imperial-fact-winner", number = goal)),
        }
        Ok(ledger)
    }
}
