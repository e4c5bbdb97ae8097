//! Cases about prices, settlements, bêtes and the close.

use super::{BySeat, contract, dealer_of, malformed, seat_or_none};
use crate::boston::pool::{POT, ROCK, Redeal};
use crate::boston::rules::Rules;
use crate::boston::settle::{DealResult, Fault, Incident, Verdict};
use crate::boston::state::Public;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Case, LawId, Ledger, PerSeat, Seat, Unsupported};
use spadille_stakes::{Debt, Debts};

/// A pot or a bête larger than this is not believed.
const MOST: i64 = 1_000_000_000;

/// A bête as cases write it.
#[derive(Clone, Serialize, Deserialize)]
pub struct Written {
    owners: Vec<Seat>,
    amount: i64,
    block: bool,
}

/// The bêtes of a table as cases write them.
pub fn written(debts: &Debts) -> Vec<Written> {
    let line = |debt: &Debt| Written { owners: debt.by.iter().collect(), amount: debt.amount, block: debt.block };
    debts.list.iter().map(line).collect()
}

/// What stands before a case begins.
#[derive(Deserialize)]
pub struct Standing {
    #[serde(default)]
    pot: i64,
    #[serde(default)]
    betes: Vec<Written>,
    #[serde(default)]
    rock_fund: i64,
    #[serde(default)]
    rock_goes: bool,
}

impl Standing {
    /// Lays it on a table; nobody's accounts are changed by it.
    pub fn lay(&self, rules: &Rules, p: &mut Public) -> Result<Ledger, Unsupported> {
        let amounts = self.betes.iter().map(|bete| bete.amount).chain([self.pot, self.rock_fund]);
        if amounts.clone().any(|amount| !(0..=MOST).contains(&amount)) || self.betes.len() > 60 {
            return malformed("this cannot lie on a table");
        }
        for bete in &self.betes {
            let owners = bete.owners.iter().map(|seat| seated(*seat, rules.seats)).collect::<Result<_, _>>()?;
            if bete.owners.is_empty() {
                return malformed("a bête has an owner");
            }
            p.debts.write(Debt { by: owners, amount: bete.amount, block: bete.block });
        }
        p.ledger.pay(Seat(0), POT, self.pot, LawId("pot-stays"), &mut ());
        p.rock.feed(&mut p.ledger, Seat(0), ROCK, self.rock_fund, LawId("pot-stays"), &mut ());
        p.rock.goes = self.rock_goes;
        Ok(p.ledger)
    }
}

/// A table of this dealer on which this stands.
pub fn table(rules: &Rules, case: &Case, dealer: Seat) -> Result<(Public, Ledger), Unsupported> {
    let standing: Standing = case.question()?;
    let mut p = rules.open().public;
    p.dealer = dealer;
    let before = standing.lay(rules, &mut p)?;
    Ok((p, before))
}

/// The change of each seat.
pub fn net(rules: &Rules, now: &Ledger, before: &Ledger) -> Vec<i64> {
    Seat::all(rules.seats).map(|seat| now.balance(seat) - before.balance(seat)).collect()
}

/// The change of each pot.
pub fn pots(now: &Ledger, before: &Ledger) -> Value {
    let moved = |pot| now.balance(pot) - before.balance(pot);
    json!({"pot": moved(POT), "rock": moved(ROCK)})
}

/// What is told of a game that is settled.
pub fn told(rules: &Rules, verdict: Option<&Verdict>) -> Map<String, Value> {
    let of = |value: fn(&Verdict) -> Value| verdict.map_or(Value::Null, value);
    let mut all = Map::new();
    all.insert("won".into(), of(|v| json!(v.won)));
    all.insert("price".into(), of(|v| json!(v.price)));
    if rules.has_helper() {
        all.insert("target".into(), of(|v| json!(v.target)));
        all.insert("honours".into(), of(|v| json!(v.honours)));
        all.insert("count".into(), of(|v| json!(v.count)));
        all.insert("slam".into(), of(|v| json!(v.slam)));
        // Of a player who is alone nobody asks.
        let short: Vec<Seat> = verdict.map_or_else(Vec::new, |v| v.short.iter().collect());
        all.insert("short".into(), json!(short));
    }
    all
}

pub fn price(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        contract: String,
        vorhand: bool,
        helper: bool,
        tricks: u8,
        figures: u8,
    }
    let q: Question = case.question()?;
    let contract = contract(rules, &q.contract)?;
    let mut p = rules.open().public;
    // The player is seat 0, and the Vorhand or not.
    p.dealer = Seat(if q.vorhand { rules.seats - 1 } else { 0 });
    if q.tricks > 13 || q.helper && !rules.may_be_helped(contract.level) {
        return malformed("this game cannot be");
    }
    let mut tricks = PerSeat::all(0);
    tricks[Seat(0)] = q.tricks;
    let helper = q.helper.then_some(Seat(2));
    let d = DealResult { player: Seat(0), helper, contract, tricks: Some(tricks), figures: q.figures, incident: None };
    let v = rules.verdict(&p, &d);
    Answer::new(json!({
        "target": v.target,
        "won": v.won,
        "honours": v.honours,
        "count": v.count,
        "multiplier": v.multiplier,
        "price": v.price,
        "slam": v.slam,
    }))
}

/// A game that was played, as cases tell it.
#[derive(Deserialize)]
pub struct Played {
    player: Seat,
    #[serde(default)]
    helper: Option<Seat>,
    contract: String,
    tricks: Option<BySeat>,
    #[serde(default)]
    figures: Option<u8>,
    #[serde(default)]
    incident: Option<Incident>,
}

impl Played {
    /// What is settled.
    pub fn result(&self, rules: &Rules) -> Result<DealResult, Unsupported> {
        let contract = contract(rules, &self.contract)?;
        let (player, helper) = (seated(self.player, rules.seats)?, seat_or_none(rules, self.helper)?);
        if helper == Some(player) || helper.is_some() && !rules.may_be_helped(contract.level) {
            return malformed("nobody can help in this game");
        }
        if let Some(incident) = self.incident {
            let opponents_only = matches!(incident.kind, Fault::Exposed | Fault::LastHand);
            let players_only = matches!(incident.kind, Fault::Resign | Fault::WrongHand);
            let own = seated(incident.seat, rules.seats)? == player;
            if own && opponents_only || !own && players_only {
                return malformed("this cannot be his fault");
            }
        }
        let tricks = self.tricks.as_ref().map(|tricks| tricks.read(rules)).transpose()?;
        if tricks.is_none() && self.incident.is_none() {
            return malformed("nobody knows how it ended");
        }
        let figures = self.figures.unwrap_or(0);
        Ok(DealResult { player, helper, contract, tricks, figures, incident: self.incident })
    }
}

pub fn settle(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (mut p, before) = table(rules, case, dealer_of(rules, case)?)?;
    let played: Played = case.question()?;
    let d = played.result(rules)?;
    let verdict = rules.settle(&mut p, &d, &mut ());
    let mut all = told(rules, Some(&verdict));
    if d.helper.is_none() && rules.has_helper() {
        all.insert("short".into(), json!([]));
    }
    all.insert("net".into(), json!(net(rules, &p.ledger, &before)));
    all.insert("pots".into(), pots(&p.ledger, &before));
    all.insert("betes".into(), json!(written(&p.debts)));
    Answer::with_sets(Value::Object(all), &["short", "owners"])
}

pub fn settle_pass(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (mut p, before) = table(rules, case, dealer_of(rules, case)?)?;
    let passers: Vec<Seat> = case.field("passers")?;
    for seat in &passers {
        rules.pass_fee(&mut p, seated(*seat, rules.seats)?, &mut ());
    }
    if passers.len() == usize::from(rules.seats) {
        rules.pay_for_passing(&mut p, &mut ());
    }
    Answer::new(json!({"net": net(rules, &p.ledger, &before), "pots": pots(&p.ledger, &before)}))
}

pub fn settle_generale(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (mut p, before) = table(rules, case, dealer_of(rules, case)?)?;
    let tricks: BySeat = case.field("tricks")?;
    rules.settle_generale(&mut p, &tricks.read(rules)?, &mut ());
    let (net, pots) = (net(rules, &p.ledger, &before), pots(&p.ledger, &before));
    Answer::with_sets(json!({"net": net, "pots": pots, "betes": written(&p.debts)}), &["owners"])
}

pub fn redeal(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (mut p, before) = table(rules, case, dealer_of(rules, case)?)?;
    let event: Redeal = case.field("event")?;
    rules.redeal(&mut p, event, &mut ());
    let (net, pots) = (net(rules, &p.ledger, &before), pots(&p.ledger, &before));
    Answer::new(json!({"net": net, "pots": pots, "next_dealer": p.dealer}))
}

pub fn blocks(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        undrawn: Vec<Seat>,
        rock_goes: bool,
    }
    let q: Question = case.question()?;
    let mut p = rules.open().public;
    for seat in q.undrawn {
        let by = spadille_core::SeatSet::one(seated(seat, rules.seats)?);
        p.debts.write(Debt { by, amount: crate::boston::pool::BLOCK, block: true });
    }
    rules.set_blocks(&mut p, q.rock_goes, &mut ());
    Answer::with_sets(json!({"betes": written(&p.debts)}), &["owners"])
}

pub fn close_account(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let next: Seat = case.field("next_dealer")?;
    let (mut p, before) = table(rules, case, seated(next, rules.seats)?)?;
    rules.close(&mut p, &mut ());
    Answer::new(json!({"net": net(rules, &p.ledger, &before), "pots": pots(&p.ledger, &before)}))
}
