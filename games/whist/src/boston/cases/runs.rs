//! Several deals without cards.

use super::money::{self, Played, told};
use super::{dealer_of, old};
use crate::boston::contracts::Form;
use crate::boston::rules::Rules;
use crate::boston::settle::Verdict;
use crate::boston::state::Public;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Ledger, Seat, Unsupported};

/// A table on which something stands before the first deal.
pub fn table(rules: &Rules, case: &Case, dealer: Seat) -> Result<(Public, Ledger), Unsupported> {
    match rules.form {
        Form::Old => old::table(rules, case, dealer),
        _ => money::table(rules, case, dealer),
    }
}

/// What is told of a deal: how it was settled, what it changed since `before` and what stands; accounts since `first`.
pub fn entry(
    rules: &Rules,
    p: &Public,
    dealer: Seat,
    verdict: Option<&Verdict>,
    before: &Ledger,
    first: &Ledger,
) -> Map<String, Value> {
    let mut all = told(rules, verdict);
    all.insert("dealer".into(), json!(dealer));
    all.insert("accounts".into(), json!(money::net(rules, &p.ledger, first)));
    if rules.form == Form::Old {
        all.extend(old::after(rules, p, before));
        all.insert("stakes".into(), json!(p.betes.antes));
        return all;
    }
    all.insert("net".into(), json!(money::net(rules, &p.ledger, before)));
    all.insert("pots".into(), money::pots(&p.ledger, before));
    all.insert("pot".into(), json!(p.ledger.balance(crate::boston::pool::POT)));
    all.insert("betes".into(), json!(money::written(&p.debts)));
    all.insert("rock_fund".into(), json!(p.rock.fund));
    all.insert("rock_goes".into(), json!(p.rock.goes));
    all
}

pub fn run(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (mut p, first) = table(rules, case, dealer_of(rules, case)?)?;
    let deals: Vec<Value> = case.field("deals")?;
    let mut entries = Vec::new();
    for given in deals.iter().take(200) {
        let (dealer, before) = (p.dealer, p.ledger);
        rules.begin_stakes(&mut p, &mut ());
        let verdict = if given["player"].is_null() {
            passed(rules, &mut p, None);
            rules.pay_for_passing(&mut p, &mut ());
            None
        } else {
            let played: Played =
                serde_json::from_value(given.clone()).map_err(|e| Unsupported(format!("a deal: {e}")))?;
            let d = played.result(rules)?;
            passed(rules, &mut p, Some(d.player));
            Some((rules.settle(&mut p, &d, &mut ()), d.helper))
        };
        rules.after_deal(&mut p, &mut ());
        let mut all = entry(rules, &p, dealer, verdict.as_ref().map(|(v, _)| v), &before, &first);
        if rules.has_helper() && verdict.is_some_and(|(_, helper)| helper.is_none()) {
            all.insert("short".into(), json!([]));
        }
        entries.push(Value::Object(all));
        p.dealer = p.dealer.next(rules.seats);
    }
    Answer::with_sets(json!({"deals": entries, "next_dealer": p.dealer}), &["short", "owners"])
}

/// Under a going Rock everybody but the player has passed and paid for it.
fn passed(rules: &Rules, p: &mut Public, player: Option<Seat>) {
    for seat in rules.from_vorhand(p).filter(|seat| Some(*seat) != player) {
        rules.pass_fee(p, seat, &mut ());
    }
}
