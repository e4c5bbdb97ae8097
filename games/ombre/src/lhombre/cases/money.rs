//! Forms about the end of a deal, settlement and whole matches.

use super::*;

pub fn deal_end(case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => contract: Contract, hombre: Number, taker: Option<Number>, looked_back: bool,
        rows: Vec<Vec<Number>>);
    let o = options(case)?;
    let (hombre, taker, no_vole) = (hombre.seat(&o)?, seat_or_none(taker, &o)?, looked_back);
    let mut answers = Vec::new();
    for winners in &rows {
        if winners.len() > usize::from(o.players.hand()) {
            return malformed("more tricks than cards");
        }
        let (mut won, count) = (Each::all(0), winners.len() as u8);
        for winner in winners {
            won[winner.seat(&o)?] += 1;
        }
        let opening = winners.iter().take_while(|winner| **winner == hombre.into()).count() as u8;
        let standing = Course { contract, hombre, taker, no_vole, won, count, opening }.standing(&o);
        let end = standing.end;
        answers.push(json!({
            "over": standing.over,
            "choice": if standing.choice { "stop_or_lead" } else { "none" },
            "premiers": end.premiers,
            "vole": end.vole,
            "result": standing.over.then_some(end.result),
            "codille_by": end.codille_by.map(Number::from),
        }));
    }
    Answer::new(json!({ "rows": answers }))
}

pub fn settle(case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => table: Standing, outcome: Value);
    let o = options(case)?;
    let before = accounts(&o, &table)?;
    let d = self::outcome(&o, &outcome)?;
    let mut after = before.clone();
    let company = company(&o, &d, dealer(&o)).map_err(said)?;
    let per_opponent = company.settle(&mut after, &d, &mut ());
    Answer::new(json!({
        "per_opponent": per_opponent,
        "net": net_json(&o, &before, &after),
        "pots": pots_json(&before, &after),
        "table": Standing::from(&after),
    }))
}

pub fn match_run(case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => balances: Map<String, Value>, table: Standing, deals: Vec<Value>, close: bool);
    let o = options(case)?;
    let opening = read_by_seat(&o, &balances)?;
    let first = accounts(&o, &table)?;
    let mut accounts = first.clone();
    let (mut dealer, mut last_dealer) = (dealer(&o), dealer(&o));
    let (mut in_play, mut nets, mut pots, mut tables) = (vec![], vec![], vec![], vec![]);
    for deal in &deals {
        let before = accounts.clone();
        last_dealer = dealer;
        accounts.begin_deal(&o, dealer, false, &mut ());
        in_play.push(accounts.in_play());
        if deal.get("result").and_then(Value::as_str) == Some("passed") {
            accounts.restart = Restart::Passed;
        } else {
            let d = outcome(&o, deal)?;
            company(&o, &d, dealer).map_err(said)?.settle(&mut accounts, &d, &mut ());
        }
        nets.push(net_json(&o, &before, &accounts));
        pots.push(pots_json(&before, &accounts));
        tables.push(Standing::from(&accounts));
        dealer = dealer.next(o.players.seats());
    }
    if close {
        accounts.close(&o, last_dealer, &mut ());
    }
    Answer::new(json!({
        "in_play": in_play,
        "nets": nets,
        "pots": pots,
        "tables": tables,
        "balances": by_seat(&o, |s: Seat| opening[s] + accounts.ledger.balance(s) - first.ledger.balance(s)),
        "next_dealer": Number::from(dealer),
    }))
}
