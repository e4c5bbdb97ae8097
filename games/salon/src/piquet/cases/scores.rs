//! Cases about counting: tricks, a deal, the race to the number, the settlement.

use super::{Deal, Play, no, told, with};
use crate::piquet::Piquet;
use crate::piquet::options::{Partie, PiquetOptions};
use crate::piquet::settle::Standing;
use crate::piquet::state::Pair;
use crate::piquet::tally::Tally;
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Case, Ledger, Seat, Table as _, Unsupported};

pub(super) fn tricks(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct ThrownIn {
        by: Seat,
        mixed: bool,
    }
    #[derive(Deserialize)]
    struct Q {
        leader: Seat,
        tricks_before: Pair<u8>,
        plays: Vec<Play>,
        thrown_in: Option<ThrownIn>,
    }
    let q: Q = case.question()?;
    let leader = seated(q.leader, 2)?;
    let before: usize = q.tricks_before.values().map(|n| usize::from(*n)).sum();
    if before + q.plays.len() > 12 {
        return Err(no("there are twelve tricks"));
    }
    // Points before these tricks are unknown: nobody is near a Pic here.
    let mut tally = Tally { tricks: q.tricks_before, pic: Some(0), ..Tally::new(leader, Pair::default()) };
    tally.count_majority(&mut ());
    let tricks = super::tricks(leader, &q.plays);
    let mut tally = tally.recount(&Default::default(), &tricks, Pair::default(), o);
    let mut winners: Vec<Seat> = tricks.iter().map(|trick| trick.winner()).collect();
    if let Some(thrown) = q.thrown_in.filter(|thrown| thrown.mixed) {
        let other = seated(thrown.by, 2)?.next(2);
        winners.resize(12 - before, other);
        tally.give_rest(other, &mut ());
    }
    Answer::new(json!({
        "winners": winners,
        "points": tally.play,
        "tricks": tally.tricks,
        "majority": tally.majority,
        "over": tally.count() == 12,
    }))
}

pub(super) fn deal_score(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let deal: Deal = case.question()?;
    let (scores, tricks) = (deal.declared(o), deal.tricks()?);
    let tally = Tally::new(deal.elder()?, Pair::default()).recount(&scores, &tricks, Pair::default(), o);
    Answer::new(with(told(&tally, &tricks), json!({"scores": scores, "declared": scores.sums()})))
}

pub(super) fn race(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(flatten)]
        deal: Deal,
        score: Pair<u16>,
    }
    let Q { deal, score } = case.question()?;
    let goal = o.goal(score.map(u32::from));
    let tally = Tally::new(deal.elder()?, goal).recount(&deal.declared(o), &deal.tricks()?, Pair::default(), o);
    Answer::new(json!({
        "winner": tally.out.map(|(seat, ..)| seat),
        "reached_in": tally.out.map(|(_, reached, _)| reached),
        "at_trick": tally.out.and_then(|(.., at)| at),
        "score": Pair::from_fn(|seat| score[seat].saturating_add(tally.total[seat])),
    }))
}

/// What is told of a match as it stands.
pub(super) fn standing_told(o: &PiquetOptions, standing: &Standing, ledger: &Ledger) -> Value {
    json!({
        "over": standing.is_over(o),
        "marks": (o.partie == Partie::PerDealMarkers).then(|| standing.marks.to_vec()),
        "partien": standing.parties(o),
        "net": Pair::from_fn(|seat| ledger.balance(seat)),
        "pots": {},
    })
}

pub(super) fn settle_match(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        stake: u32,
        deals: Vec<Pair<u16>>,
    }
    let q: Q = case.question()?;
    let o = PiquetOptions { stake: q.stake, ..o.clone() };
    let standing = Standing::of(&o, &q.deals).map_err(|why| Unsupported::said(&why, Piquet::book()))?;
    let mut ledger = Ledger::default();
    standing.pay(&o, &mut ledger, &mut ());
    let mut told = standing_told(&o, &standing, &ledger);
    told["totals"] = json!(standing.totals);
    Answer::new(told)
}
