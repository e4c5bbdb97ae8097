//! Settling a deal that was played with real cards.

use super::contracts::{Contract, Form, MOST, levels, rungs};
use super::pool::{POT, ROCK};
use super::rules::Rules;
use super::settle::DealResult;
use super::state::Public;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, PerSeat, Pot, Scribe, Seat, SeatSet, Text, law, text};
use spadille_stakes::{Bete, Debt};

/// A pot or a bête larger than this is a slip of the pen.
const LARGEST: i64 = 1_000_000_000;

/// The facts of a deal: how it went, and what stood. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who dealt.
    pub dealer: u8,
    /// Who played.
    pub player: u8,
    /// What he played: 6-mid, grande-misere, klein-boston.
    #[schemars(schema_with = "contracts_schema")]
    pub contract: String,
    /// How many tricks he himself took.
    pub tricks: u8,
    /// Who helped him; nobody where he played alone.
    #[serde(default)]
    pub helper: Option<u8>,
    /// How many tricks the helper himself took.
    #[serde(default)]
    pub helper_tricks: u8,
    /// How many trump figures the playing side held.
    #[serde(default)]
    pub figures: u8,
    /// What lay in the pot, this deal's stake included.
    #[serde(default)]
    pub pot: i64,
    /// The bête that goes: the highest on paper; nought where there is none.
    #[serde(default)]
    pub bete: i64,
    /// Whose bête that was.
    #[serde(default)]
    pub bete_of: Vec<u8>,
    /// What lay in the fund of the Rock.
    #[serde(default)]
    pub rock_fund: i64,
    /// Whether the Rock went.
    #[serde(default)]
    pub rock_goes: bool,
}

fn contracts_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let new = levels(Form::Whist, true);
    let all: Vec<String> = rungs(&levels(Form::Old, false)).chain(rungs(&new)).map(|game| game.to_string()).collect();
    schemars::json_schema!({"enum": all})
}

/// How the accounts have changed since they stood so.
pub fn change(now: &Ledger, before: &Ledger) -> Ledger {
    let mut change = *now;
    for pot in [0, 1, 2].map(Pot) {
        change.pay(pot, Seat(0), before.balance(pot), LawId("pot-stays"), &mut ());
    }
    change
}

impl Rules {
    /// Settles a deal from its facts: the changes of all accounts.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let seat = |number: u8| {
            let seat = Seat::numbered(number, self.seats);
            seat.ok_or_else(|| text!("boston-fact-seat", number = number, seats = self.seats))
        };
        let (player, helper) = (seat(facts.player)?, facts.helper.map(seat).transpose()?);
        let unknown = || text!("boston-fact-contract", game = facts.contract.as_str());
        let contract: Contract = facts.contract.parse().map_err(|_| unknown())?;
        if self.levels.rank(&contract.level).is_none() {
            return Err(unknown());
        }
        if facts.tricks.saturating_add(facts.helper_tricks) > MOST {
            return Err(text!("boston-fact-tricks", number = MOST));
        }
        if helper == Some(player) || helper.is_some() && !self.may_be_helped(contract.level) {
            return Err(text!("boston-fact-helper"));
        }
        if [facts.pot, facts.bete, facts.rock_fund].iter().any(|amount| !(0..=LARGEST).contains(amount)) {
            return Err(text!("boston-fact-amount"));
        }
        let owners: SeatSet = facts.bete_of.iter().map(|n| seat(*n)).collect::<Result<_, _>>()?;
        if (facts.bete > 0) == owners.is_empty() && self.form != Form::Old {
            return Err(text!("boston-fact-bete"));
        }
        let mut p = self.open().public;
        p.dealer = seat(facts.dealer)?;
        self.lay(&mut p, facts, owners);
        let before = p.ledger;
        let mut tricks = PerSeat::all(0);
        tricks[player] = facts.tricks;
        helper.into_iter().for_each(|helper| tricks[helper] = facts.helper_tricks);
        let figures = facts.figures;
        let d = DealResult { player, helper, contract, tricks: Some(tricks), figures, incident: None };
        self.settle(&mut p, &d, scribe);
        Ok(change(&p.ledger, &before))
    }

    /// Lays on a table what stood.
    fn lay(&self, p: &mut Public, facts: &Facts, owners: SeatSet) {
        let (nobody, law) = (Seat(0), law!("dealer-stakes"));
        if self.form == Form::Old {
            p.betes.stake(&mut p.ledger, nobody, facts.pot, law, &mut ());
            p.betes.lay(&mut p.ledger, Bete::new(owners, facts.bete), &[(nobody, facts.bete)], law, &mut ());
            return;
        }
        p.ledger.pay(nobody, POT, facts.pot, law, &mut ());
        p.rock.feed(&mut p.ledger, nobody, ROCK, facts.rock_fund, law, &mut ());
        p.rock.goes = facts.rock_goes;
        p.debts.write(Debt { by: owners, amount: facts.bete, block: false });
    }
}
