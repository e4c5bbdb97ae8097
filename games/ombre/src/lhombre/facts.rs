//! Settling a deal that was played with real cards.

use super::contracts::Contract;
use super::course::{DealResult, Fines, GameResult, Vole};
use super::options::LHombreOptions;
use super::pot::{ACTIVE, ANTES, Accounts, Bete, LARGEST, ROCK, WRITTEN};
use super::settle as reckoning;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Scribe, Seat, SeatSet, Text, law, text};

/// A bête on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeteFact {
    /// Who made it, counted from 1.
    pub owner: u8,
    /// Its size.
    pub amount: i64,
    /// What the next bête is reckoned on, if not its size.
    #[serde(default)]
    pub base: Option<i64>,
}

/// The facts of a deal: what stood, and how it went. Seats are counted from 1, the dealer's right neighbour first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The stakes in the pot, this deal's included.
    pub antes: i64,
    /// The bêtes in play.
    #[serde(default)]
    pub active: Vec<BeteFact>,
    /// The bêtes on paper, oldest first.
    #[serde(default)]
    pub written: Vec<BeteFact>,
    /// What the Rock holds.
    #[serde(default)]
    pub rock: i64,
    /// Whether it is in play.
    #[serde(default)]
    pub rock_in_play: bool,
    /// Who played.
    pub hombre: u8,
    /// What he played.
    pub contract: Contract,
    /// Whether trumps were the favourite suit.
    #[serde(default)]
    pub in_couleur: bool,
    /// How it ended.
    pub result: GameResult,
    /// Who won codille.
    #[serde(default)]
    pub codille_by: Option<u8>,
    /// The hombre's unbroken run of matadors; nought below three.
    #[serde(default)]
    pub matadors: u8,
    /// Whether he won the first tricks in succession.
    #[serde(default)]
    pub premiers: bool,
    /// The vole.
    #[serde(default)]
    pub vole: Vole,
    /// Whether he gave the game up before play.
    #[serde(default)]
    pub thrown: bool,
    /// Who took the given-up game over.
    #[serde(default)]
    pub taker: Option<u8>,
    /// Whether two cards were turned at Tourné.
    #[serde(default)]
    pub two_turned: bool,
    /// Whether the hombre looked at taken tricks.
    #[serde(default)]
    pub looked_back: bool,
    /// Who owes a bête for a fault.
    #[serde(default)]
    pub fines: Vec<u8>,
}

/// Settles the deal: the changes of all accounts.
///
/// # Errors
/// Says which facts cannot be.
pub fn settle<S: Scribe>(o: &LHombreOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let mut accounts = standing(o, facts)?;
    // What stood before is nobody's debt of this deal: the first seat lends it to the pots and has it back at the end.
    let before = accounts.ledger;
    let d = result(o, facts)?;
    let dealer = Seat(o.players.seats() - 1);
    if let Some(why) = d.impossible(o, dealer) {
        return Err(why);
    }
    let (players, idle) = match (d.contract, o.king(dealer)) {
        (Contract::Mohr, _) => (SeatSet::all(o.players.seats()), None),
        (_, king) => (o.dealt(dealer), king),
    };
    if [Some(d.hombre), d.codille_by, d.taker].into_iter().flatten().any(|seat| !players.contains(seat)) {
        return Err(text!("lhombre-fact-idle"));
    }
    reckoning::settle(o, &mut accounts, &d, players, idle, false, scribe);
    let mut change = accounts.ledger;
    for pot in [ANTES, ACTIVE, WRITTEN, ROCK] {
        change.pay(pot, Seat(0), before.balance(pot), law!("bete"), &mut ());
    }
    Ok(change)
}

fn seat(o: &LHombreOptions, number: u8) -> Result<Seat, Text> {
    let seat = number.checked_sub(1).map(Seat).filter(|s| s.0 < o.players.seats());
    seat.ok_or_else(|| text!("house-no-seat", seat = number, seats = o.players.seats()))
}

fn standing(o: &LHombreOptions, facts: &Facts) -> Result<Accounts, Text> {
    let mut accounts = Accounts::new();
    let sizes = [facts.antes, facts.rock].into_iter();
    let betes = || facts.active.iter().chain(&facts.written);
    let sizes = sizes.chain(betes().map(|b| b.amount)).chain(betes().filter_map(|b| b.base));
    if sizes.clone().any(|amount| !(0..=LARGEST).contains(&amount)) {
        return Err(text!("lhombre-fact-counters"));
    }
    let read = |b: &BeteFact| {
        Ok::<Bete, Text>(Bete { owner: seat(o, b.owner)?, amount: b.amount, base: b.base.unwrap_or(b.amount) })
    };
    let too_many = || text!("lhombre-fact-betes");
    let pots = &mut accounts.pots;
    for b in &facts.active {
        pots.active.try_push(read(b)?).map_err(|_| too_many())?;
    }
    for b in &facts.written {
        pots.written.try_push(read(b)?).map_err(|_| too_many())?;
    }
    (pots.antes, pots.rock, pots.rock_in_play) = (facts.antes, facts.rock, facts.rock_in_play);
    let amounts =
        [(ANTES, pots.antes), (ACTIVE, pots.active_amount()), (WRITTEN, pots.written_amount()), (ROCK, pots.rock)];
    for (pot, amount) in amounts {
        accounts.ledger.pay(Seat(0), pot, amount, law!("bete"), &mut ());
    }
    Ok(accounts)
}

fn result(o: &LHombreOptions, facts: &Facts) -> Result<DealResult, Text> {
    let mut fines = Fines::new();
    for number in &facts.fines {
        fines.try_push(seat(o, *number)?).map_err(|_| text!("lhombre-fact-fines"))?;
    }
    Ok(DealResult {
        hombre: seat(o, facts.hombre)?,
        contract: facts.contract,
        in_couleur: facts.in_couleur,
        result: facts.result,
        codille_by: facts.codille_by.map(|n| seat(o, n)).transpose()?,
        matadors: facts.matadors,
        premiers: facts.premiers,
        vole: facts.vole,
        thrown: facts.thrown,
        taker: facts.taker.map(|n| seat(o, n)).transpose()?,
        two_turned: facts.two_turned,
        looked_back: facts.looked_back,
        fines,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use spadille_core::Options as _;

    /// Why these facts about a Frage lost codille in 1782 cannot be.
    fn refused(preset: &str, changes: Value) -> Option<String> {
        let mut facts = json!({"antes": 4, "hombre": 1, "contract": "frage", "result": "codille", "codille_by": 2});
        for (name, value) in changes.as_object().unwrap() {
            facts[name] = value.clone();
        }
        let o = LHombreOptions::preset(preset).unwrap();
        settle(&o, &serde_json::from_value(facts).unwrap(), &mut ()).err().map(|why| why.id.to_string())
    }

    #[test]
    fn impossible_facts_are_refused_each_with_its_sentence() {
        assert_eq!(refused("1782", json!({})), None);
        let win = |more: Value| {
            let mut facts = json!({"result": "win", "codille_by": null});
            more.as_object().unwrap().iter().for_each(|(name, value)| facts[name] = value.clone());
            facts
        };
        for (changes, why) in [
            (json!({"codille_by": 1}), "codille-hombre"),
            (json!({"result": "win"}), "codille-nobody"),
            (json!({"contract": "mohr"}), "mohr"),
            (win(json!({"thrown": true, "taker": 2})), "thrown-won"),
            (json!({"taker": 2}), "taker"),
            (json!({"thrown": true, "taker": 1}), "taker-hombre"),
            (win(json!({"matadors": 12})), "matadors"),
        ] {
            for preset in ["1782", "1860"] {
                assert_eq!(refused(preset, changes.clone()), Some(format!("lhombre-fact-{why}")), "{changes}");
            }
        }
    }
}
