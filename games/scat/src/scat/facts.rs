//! Settling a deal that was played with real cards.

use super::games::Level;
use super::rules::Scat;
use super::settle::DealResult;
use super::state::{HAND, PLAYERS};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Listed as _, Scribe, Seat, Text, text};

/// The facts of a deal. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who played.
    pub declarer: u8,
    /// What he played: frage-D, solo-C, null, grand. D are bells, H hearts, S leaves, C acorns.
    #[schemars(schema_with = "games_schema")]
    pub game: String,
    /// His points, the Scat or the cards laid away included; of no matter in Null.
    #[serde(default)]
    pub points: u8,
    /// How many tricks he took.
    pub tricks: u8,
    /// How many matadors he had.
    #[serde(default)]
    pub matadors: u8,
}

fn games_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let all: Vec<String> = (0..11).filter_map(Level::numbered).map(|game| game.to_string().replace(' ', "-")).collect();
    schemars::json_schema!({"enum": all})
}

impl Scat {
    /// Settles a deal from its facts: the changes of all accounts.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let declarer = Seat::numbered(facts.declarer, PLAYERS);
        let declarer = declarer.ok_or_else(|| text!("scat-fact-seat", number = facts.declarer))?;
        let unknown = || text!("scat-fact-game", game = facts.game.as_str());
        let written = |level: &Level| level.to_string().replace(' ', "-") == facts.game;
        let level = self.rungs.0.iter().copied().find(written).ok_or_else(unknown)?;
        if facts.points > 120 {
            return Err(text!("scat-fact-points"));
        }
        if facts.tricks > HAND || facts.tricks == HAND && !level.is_null() && facts.points < 61 {
            return Err(text!("scat-fact-tricks"));
        }
        if facts.matadors > 11 || level.suit.is_none() && facts.matadors > 4 {
            return Err(text!("scat-fact-matadors"));
        }
        let result = DealResult {
            declarer,
            level,
            points: (!level.is_null()).then_some(facts.points),
            tricks: facts.tricks,
            matadors: if level.is_null() { 0 } else { facts.matadors },
            revoked: None,
        };
        let mut ledger = Ledger::default();
        self.settle_result(&mut ledger, &result, scribe);
        Ok(ledger)
    }
}
