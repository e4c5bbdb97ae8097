//! Cases about settlements, bêtes and favourites.

use super::{favourites, one_of_four, or_none};
use crate::quadrille::contracts::{Contract, class_of};
use crate::quadrille::facts::OnTable;
use crate::quadrille::moves::Claim;
use crate::quadrille::rules::Rules;
use crate::quadrille::settle::DealResult;
use crate::quadrille::state::{Outcome, Public, Vole};
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Case, Ledger, Seat, Suit, Unsupported};
use spadille_stakes::{ACTIVE, ANTES, WRITTEN};

/// What each pot has got or lost.
pub fn pots(now: &Ledger, before: &Ledger) -> Value {
    let change = |pot| now.balance(pot) - before.balance(pot);
    json!({"antes": change(ANTES), "bete": change(ACTIVE), "written": change(WRITTEN)})
}

/// What each seat has got or lost.
pub fn net(rules: &Rules, now: &Ledger, before: &Ledger) -> Vec<i64> {
    Seat::all(rules.seats).map(|seat| now.balance(seat) - before.balance(seat)).collect()
}

/// Lays what a case says on a table.
pub fn lay(table: &OnTable, p: &mut Public) -> Result<(), Unsupported> {
    table.lay(p).ok_or_else(|| Unsupported("this cannot lie on a table".into()))
}

pub fn settle(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => #[serde(default)] fav_suits: Vec<Suit>, trump: Suit, contract: Contract, ombre: Seat,
        helper: Option<Seat>, ombre_tricks: u8, #[serde(default)] helper_tricks: u8, #[serde(default)] matadors: u8,
        #[serde(default)] premiers: bool, #[serde(default)] vole: Vole, king_giver: Option<Seat>,
        king_ruffed_by: Option<Seat>, #[serde(default)] odd_to: Vec<Seat>, table: OnTable);
    let mut p = rules.open().public;
    let favourites = favourites(&fav_suits, rules)?;
    lay(&table, &mut p)?;
    let before = p.ledger;
    let odd_to = odd_to.iter().map(|seat| seated(*seat, rules.seats)).collect::<Result<Vec<_>, _>>()?;
    let d = DealResult {
        contract,
        class: class_of(one_of_four(trump)?, &favourites, rules.options.favourites()),
        trump,
        hombre: seated(ombre, rules.seats)?,
        helper: or_none(helper, rules)?,
        hombre_tricks: ombre_tricks,
        helper_tricks,
        result: rules.result(contract, ombre_tricks.saturating_add(helper_tricks), vole),
        matadors,
        premiers,
        vole,
        giver: or_none(king_giver, rules)?,
        ruffer: or_none(king_ruffed_by, rules)?,
        odd_to: odd_to.into_iter().take(5).collect(),
        by_fault: false,
        claimed: Claim::ALL,
    };
    if let Some(why) = rules.impossible(&d) {
        return Err(Unsupported(why.id.into_owned()));
    }
    rules.settle(&mut p, &d, &mut ());
    Answer::new(json!({
        "result": d.result,
        "per_opponent": rules.honours(&d).total(),
        "net": net(rules, &p.ledger, &before),
        "pots": pots(&p.ledger, &before),
        "table": OnTable::of(&p),
    }))
}

pub fn ledger_run(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => table: OnTable, outcomes: Vec<String>);
    let mut p = rules.open().public;
    lay(&table, &mut p)?;
    let mut deals = Vec::new();
    for outcome in outcomes.iter().take(1000) {
        rules.begin_stakes(&mut p, &mut ());
        let (in_play, before) = (p.betes.in_play(), p.betes.drawable());
        let paper = p.betes.written_amount();
        if outcome != "passed" {
            let result: Outcome = serde_json::from_value(json!(outcome)).map_err(|e| Unsupported(e.to_string()))?;
            rules.settle(&mut p, &bare(rules, result), &mut ());
        }
        let drawn = before - p.betes.drawable();
        deals.push(json!({"in_play": in_play, "drawn": drawn, "new_bete": p.betes.written_amount() - paper}));
        p.dealer = p.dealer.next(rules.seats);
    }
    Answer::new(json!({"deals": deals, "table": OnTable::of(&p)}))
}

/// A Mediateur that ended so and pays nothing else, or the simplest game that can be lost codille.
fn bare(rules: &Rules, result: Outcome) -> DealResult {
    DealResult {
        contract: Contract::Mediateur,
        class: Default::default(),
        trump: Suit::Spades,
        hombre: Seat(0),
        helper: None,
        hombre_tricks: if result == Outcome::Won { rules.to_win } else { 0 },
        helper_tricks: 0,
        result,
        matadors: 0,
        premiers: false,
        vole: Vole::None,
        giver: None,
        ruffer: None,
        odd_to: Default::default(),
        by_fault: false,
        claimed: Claim::ALL,
    }
}

pub fn favourite_run(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => games: Vec<(Suit, Outcome)>);
    let mut p = rules.open().public;
    let mut during = Vec::new();
    for (trump, result) in games {
        during.push(p.favourites.clone());
        let d = DealResult { trump: one_of_four(trump)?, ..bare(rules, result) };
        rules.fix_favourite(&mut p, &d, &mut ());
    }
    Answer::new(json!({"during": during, "after": p.favourites}))
}
