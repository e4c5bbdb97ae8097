//! A match played on a real table.

use super::laws;
use super::options::{Games, StakePer};
use super::rules::Pielkentafel;
use super::state::Phase;
use crate::cloth::Spot;
use crate::laws::{Ball, BallSet};
use crate::table::Place;
use crate::told::Told;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Game as _, Ledger, Scribe, Seat, Text, law, text};

/// What settling a match on a real table asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// How many games the first player has won at the end.
    #[serde(default)]
    pub first: u16,
    /// How many games the second has won.
    #[serde(default)]
    pub second: u16,
    /// Strokes of a real table to be ruled, one after the other: who plays, a colon, what happened (`A: tip A, hit A B, pocket B fr`).
    #[serde(default)]
    pub strokes: Vec<String>,
}

impl Pielkentafel {
    /// Settles a match played on a real table.
    pub(super) fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let target = if self.options.games == Games::Seven { 7 } else { 5 };
        if !facts.strokes.is_empty() {
            return self.rule(&facts.strokes, scribe);
        }
        let mut ledger = Ledger::default();
        let (won, lost) = match (facts.first >= target, facts.second >= target) {
            (true, false) => (Seat(0), Seat(1)),
            (false, true) => (Seat(1), Seat(0)),
            _ => return Err(text!("pielken-fact", games = target)),
        };
        if self.options.stake_per == StakePer::Game {
            let more = i64::from(facts.first) - i64::from(facts.second);
            let amount = more * i64::from(self.options.stake);
            ledger.pay(Seat(1), Seat(0), amount, law!("stake-pielkentafel"), scribe);
        }
        self.pay_match(&mut ledger, won, lost, scribe);
        Ok(ledger)
    }

    /// Rules the strokes of a match on a real table; whoever is told of first leads.
    fn rule<S: Scribe>(&self, strokes: &[String], scribe: &mut S) -> Result<Ledger, Text> {
        let mut s = self.open();
        let both = BallSet::from_iter([Ball::A, Ball::B]);
        for (n, line) in strokes.iter().enumerate() {
            let told = Told::read(n, line)?;
            let striker = told.side()?;
            if s.phase == Phase::Over {
                return Err(told.refused());
            }
            if s.phase != Phase::Play {
                self.new_end(&mut s, striker);
            }
            s.actor = striker;
            let verdict = laws::judge(&self.situation(&s), told.events(both, both)?);
            let over = verdict.next_lead.is_some();
            self.carry_out(&mut s, None, verdict, scribe);
            if !over {
                // Where a ball lies makes no difference to the laws, only that it has been played.
                s.bout.played[striker] = true;
                s.bout.balls[striker] = Place::At(Spot::mm(1000, 1000));
            }
        }
        Ok(s.ledger)
    }
}
