//! Forms about the end of a deal, settlement and whole matches.

use super::common::{
    Number, OutcomeJson, TableJson, by_seat, malformed, net_json, options, pots_json, read_by_seat, seat_or_none,
    table_json,
};
use crate::lhombre::contracts::Contract;
use crate::lhombre::course::{Course, DealResult};
use crate::lhombre::options::LHombreOptions;
use crate::lhombre::pot::Restart;
use crate::lhombre::settle as reckoning;
use crate::lhombre::table::Each;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Seat, SeatSet, Unsupported};

/// Those who play a game when `dealer` deals, and the king who sits by.
fn players(o: &LHombreOptions, dealer: Seat, contract: Contract) -> (SeatSet, Option<Seat>) {
    match (contract, o.king(dealer)) {
        (Contract::Mohr, _) => (SeatSet::all(o.players.seats()), None),
        (_, king) => (o.dealt(dealer), king),
    }
}

pub fn deal_end(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        contract: Contract,
        hombre: Number,
        taker: Option<Number>,
        looked_back: bool,
        rows: Vec<Vec<Number>>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let course = Course {
        contract: q.contract,
        hombre: q.hombre.seat(&o)?,
        taker: seat_or_none(q.taker, &o)?,
        no_vole: q.looked_back,
        won: Each::all(0),
        count: 0,
        opening: 0,
    };
    let mut rows = Vec::new();
    for winners in &q.rows {
        if winners.len() > usize::from(o.players.hand()) {
            return malformed("more tricks than cards");
        }
        let mut won = Each::all(0);
        for winner in winners {
            won[winner.seat(&o)?] += 1;
        }
        let opening = winners.iter().take_while(|winner| **winner == q.hombre).count() as u8;
        let standing = Course { won, count: winners.len() as u8, opening, ..course }.standing(&o);
        rows.push(json!({
            "over": standing.result.is_some(),
            "choice": if standing.choice { "stop_or_lead" } else { "none" },
            "premiers": standing.premiers,
            "vole": standing.vole,
            "result": standing.result.map(|(result, _)| result),
            "codille_by": standing.result.and_then(|(_, by)| by).map(Number::from),
        }));
    }
    Answer::new(json!({ "rows": rows }))
}

/// Whether a result can be settled: nothing contradicts itself, and everybody named plays.
fn check(o: &LHombreOptions, d: &DealResult, dealer: Seat) -> Result<(), Unsupported> {
    let (players, _) = players(o, dealer, d.contract);
    let named = [Some(d.hombre), d.codille_by, d.taker];
    if named.into_iter().flatten().any(|s| !players.contains(s)) {
        return malformed("a seat is named that does not play");
    }
    if d.impossible(o, dealer).is_some() {
        return malformed("the facts of the result contradict each other");
    }
    Ok(())
}

pub fn settle(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        table: TableJson,
        outcome: OutcomeJson,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let before = q.table.accounts(&o)?;
    let d = q.outcome.read(&o)?;
    let dealer = Seat(o.players.seats() - 1);
    check(&o, &d, dealer)?;
    let (players, idle) = players(&o, dealer, d.contract);
    let mut after = before.clone();
    let paid = reckoning::settle(&o, &mut after, &d, players, idle, false, &mut ());
    Answer::new(json!({
        "per_opponent": paid.per_opponent,
        "net": net_json(&o, &before, &after),
        "pots": pots_json(&before, &after),
        "table": table_json(&after.pots),
    }))
}

pub fn match_run(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        balances: Map<String, Value>,
        table: TableJson,
        deals: Vec<Value>,
        close: bool,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let seats = o.players.seats();
    let opening = read_by_seat(&o, &q.balances)?;
    let first = q.table.accounts(&o)?;
    let mut accounts = first.clone();
    let mut dealer = Seat(seats - 1);
    let mut last_dealer = dealer;
    let (mut in_play, mut nets, mut pots, mut tables) = (vec![], vec![], vec![], vec![]);
    for deal in &q.deals {
        let before = accounts.clone();
        last_dealer = dealer;
        accounts.begin_deal(&o, dealer, false, &mut ());
        in_play.push(accounts.pots.in_play());
        if deal.get("result").and_then(Value::as_str) == Some("passed") {
            accounts.pots.restart = Restart::Passed;
        } else {
            let outcome = OutcomeJson::deserialize(deal).map_err(|e| Unsupported(format!("deals: {e}")))?;
            let d = outcome.read(&o)?;
            check(&o, &d, dealer)?;
            let (players, idle) = players(&o, dealer, d.contract);
            reckoning::settle(&o, &mut accounts, &d, players, idle, false, &mut ());
        }
        nets.push(net_json(&o, &before, &accounts));
        pots.push(pots_json(&before, &accounts));
        tables.push(table_json(&accounts.pots));
        dealer = dealer.next(seats);
    }
    if q.close {
        accounts.close(&o, last_dealer, &mut ());
    }
    let balance = |s: Seat| opening[s] + accounts.ledger.balance(s) - first.ledger.balance(s);
    Answer::new(json!({
        "in_play": in_play,
        "nets": nets,
        "pots": pots,
        "tables": tables,
        "balances": by_seat(&o, balance),
        "next_dealer": Number::from(dealer),
    }))
}
