//! Settling a rubber, or a single game, that was played with real cards.

use super::options::Unit;
use super::rules::Rules;
use super::score::{Grade, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Scribe, Text, text};

/// More slams than this are a slip of the pen.
const MOST: i64 = 1000;

/// The facts of a rubber or a single game. The first side sits at seats 1 and 3, the second at 2 and 4.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Which side won, 1 or 2.
    pub winner: u8,
    /// The grades of the games the winners won; of a single game one.
    pub winner_games: Vec<Grade>,
    /// The grades of the games the losers won.
    #[serde(default)]
    pub loser_games: Vec<Grade>,
    /// What slams and premiums of the winners count together.
    #[serde(default)]
    pub winner_slams: i64,
    /// What slams and premiums of the losers count together.
    #[serde(default)]
    pub loser_slams: i64,
}

impl Rules {
    /// Settles from facts: the changes of all accounts.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let side: Side = match facts.winner {
            1 => 0,
            2 => 1,
            _ => return Err(text!("whist-fact-side", number = facts.winner)),
        };
        let (wins, most) = match self.options.unit {
            Unit::Rubber => (2, 1),
            Unit::SingleGame => (1, 0),
        };
        if facts.winner_games.len() != wins || facts.loser_games.len() > most {
            return Err(text!("whist-fact-games", number = wins));
        }
        if [facts.winner_slams, facts.loser_slams].iter().any(|slams| !(0..=MOST).contains(slams)) {
            return Err(text!("whist-fact-slams"));
        }
        let mut p = self.open().public;
        (p.extras[side], p.extras[1 - side]) = (facts.winner_slams, facts.loser_slams);
        self.pay(&mut p, side, &facts.winner_games, &facts.loser_games, scribe);
        Ok(p.ledger)
    }
}
