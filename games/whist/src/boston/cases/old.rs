//! The money of 1782: stakes, the bête that goes, those that wait.

use super::money::{Played, net};
use super::{dealer_of, malformed};
use crate::boston::rules::Rules;
use crate::boston::state::Public;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Case, LawId, Ledger, Seat, SeatSet, Unsupported};
use spadille_stakes::{ACTIVE, ANTES, Bete, WRITTEN};

/// A bête as cases write it.
#[derive(Clone, Serialize, Deserialize)]
struct Owned {
    owner: Seat,
    amount: i64,
}

impl Owned {
    fn of(bete: &Bete) -> Owned {
        Owned { owner: bete.by.first().unwrap_or(Seat(0)), amount: bete.amount }
    }
}

/// A table on which this stands.
pub fn table(rules: &Rules, case: &Case, dealer: Seat) -> Result<(Public, Ledger), Unsupported> {
    #[derive(Deserialize)]
    struct Standing {
        #[serde(default)]
        stakes: i64,
        #[serde(default)]
        going: Option<Owned>,
        #[serde(default)]
        waiting: Vec<Owned>,
    }
    let standing: Standing = case.question()?;
    let amounts = standing.going.iter().chain(&standing.waiting).map(|bete| bete.amount).chain([standing.stakes]);
    if amounts.clone().any(|amount| !(0..=1_000_000_000).contains(&amount)) || standing.waiting.len() > 60 {
        return malformed("this cannot lie on a table");
    }
    let (mut p, law) = (rules.open().public, LawId("bete-charged-at-once"));
    p.dealer = dealer;
    p.betes.stake(&mut p.ledger, Seat(0), standing.stakes, law, &mut ());
    if let Some(going) = standing.going {
        let bete = Bete::new(SeatSet::one(seated(going.owner, rules.seats)?), going.amount);
        p.betes.lay(&mut p.ledger, bete, &[(Seat(0), going.amount)], law, &mut ());
    }
    for waiting in standing.waiting {
        let bete = Bete::new(SeatSet::one(seated(waiting.owner, rules.seats)?), waiting.amount);
        p.betes.write(&mut p.ledger, bete, &[(Seat(0), waiting.amount)], law, &mut ());
    }
    let before = p.ledger;
    Ok((p, before))
}

/// What has changed, and what stands now.
pub fn after(rules: &Rules, p: &Public, before: &Ledger) -> Map<String, Value> {
    let moved = |pot| p.ledger.balance(pot) - before.balance(pot);
    let mut all = Map::new();
    all.insert("net".into(), json!(net(rules, &p.ledger, before)));
    let pots = json!({"stakes": moved(ANTES), "going": moved(ACTIVE), "waiting": moved(WRITTEN)});
    all.insert("pots".into(), pots);
    all.insert("going".into(), json!(p.betes.active.first().map(Owned::of)));
    all.insert("waiting".into(), json!(p.betes.written.iter().map(Owned::of).collect::<Vec<_>>()));
    all
}

pub fn settle(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (mut p, before) = table(rules, case, dealer_of(rules, case)?)?;
    let played: Played = case.question()?;
    let verdict = rules.settle(&mut p, &played.result(rules)?, &mut ());
    let mut all = after(rules, &p, &before);
    all.insert("won".into(), json!(verdict.won));
    all.insert("price".into(), json!(verdict.price));
    Answer::new(Value::Object(all))
}
