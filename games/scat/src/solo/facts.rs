//! Settling a deal that was played with real cards.

use super::contracts::{Contract, Kind};
use super::options::Form;
use super::rules::{POT, Rules};
use super::settle::DealResult;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, Listed as _, PerSeat, Scribe, Seat, Text, text};

/// A pot larger than this is a slip of the pen.
const LARGEST: i64 = 1_000_000_000;

/// The facts of a deal. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who played.
    pub declarer: u8,
    /// Who helped him; nobody where he played alone.
    #[serde(default)]
    pub helper: Option<u8>,
    /// What was played: solo, solo_fav, frage_pref, forcee, small.
    #[schemars(schema_with = "games_schema")]
    pub game: String,
    /// How often everything is paid: 1, in the favourite suit 2, in blue 4.
    #[serde(default = "once")]
    pub times: u8,
    /// The tricks of each, in the order of the seats.
    pub tricks: Vec<u8>,
    /// How many matadors count.
    #[serde(default)]
    pub matadors: u8,
    /// Whether the premiers were won.
    #[serde(default)]
    pub premiers: bool,
    /// Whether the vole was made.
    #[serde(default)]
    pub vole: bool,
    /// What lay in the pot, this deal's Stamm included.
    #[serde(default)]
    pub pot: i64,
}

fn once() -> u8 {
    1
}

fn games_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let all: Vec<String> = (0..Contract::COUNT).filter_map(Contract::numbered).map(|game| game.to_string()).collect();
    schemars::json_schema!({"enum": all})
}

impl Rules {
    /// Settles a deal from its facts: the changes of all accounts.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let seat = |number: u8| {
            let seat = Seat::numbered(number, self.seats);
            seat.ok_or_else(|| text!("solo-fact-seat", number = number, seats = self.seats))
        };
        let (declarer, helper) = (seat(facts.declarer)?, facts.helper.map(seat).transpose()?);
        let unknown = || text!("solo-fact-game", game = facts.game.as_str());
        let contract: Contract = facts.game.parse().map_err(|_| unknown())?;
        let small = contract == Contract::plain(Kind::Small) && matches!(self.form, Form::Five | Form::Kaufsolo);
        if self.rank(contract).is_none() && !small {
            return Err(unknown());
        }
        if helper == Some(declarer) || helper.is_some() != self.has_helper(contract.kind) {
            return Err(text!("solo-fact-helper"));
        }
        let total: u32 = facts.tricks.iter().map(|n| u32::from(*n)).sum();
        if facts.tricks.len() != usize::from(self.seats) || total > u32::from(self.hand) {
            return Err(text!("solo-fact-tricks", number = self.hand));
        }
        if facts.matadors > 10 || !(0..=LARGEST).contains(&facts.pot) || ![1, 2, 4].contains(&facts.times) {
            return Err(text!("solo-fact-amount"));
        }
        let d = DealResult {
            declarer,
            helper,
            contract,
            multiplier: facts.times.into(),
            tricks: PerSeat::from_fn(|seat| facts.tricks.get(seat.index()).copied().unwrap_or(0)),
            matadors: facts.matadors,
            premiers: facts.premiers,
            vole: facts.vole.then_some(true),
            giver: None,
            stopped: false,
            heirs: Seat::all(self.seats).filter(|seat| *seat != declarer && Some(*seat) != helper).collect(),
        };
        let mut ledger = Ledger::default();
        ledger.pay(Seat(0), POT, facts.pot, LawId("dealer-stakes"), &mut ());
        self.settle(&mut ledger, &d, scribe);
        ledger.pay(POT, Seat(0), facts.pot, LawId("dealer-stakes"), &mut ());
        Ok(ledger)
    }
}
