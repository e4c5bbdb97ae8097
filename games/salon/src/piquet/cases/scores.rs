//! Cases about counting: tricks, a deal, the race to the number, the settlement.

use super::{BlankShown, Pair, Person, Plays, declared, no, options, unled};
use crate::piquet::Piquet;
use crate::piquet::options::Partie;
use crate::piquet::settle::{self, Standing};
use crate::piquet::tally::{Reached, Tally};
use serde::Deserialize;
use serde_json::json;
use spadille_core::{Answer, CardSet, Case, Seat, Table as _, Unsupported};

pub(super) fn tricks(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct ThrownIn {
        by: Person,
        mixed: bool,
    }
    #[derive(Deserialize)]
    struct Q {
        leader: Person,
        tricks_before: Pair<u8>,
        plays: Plays,
        thrown_in: Option<ThrownIn>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let before = q.tricks_before.iter().map(|&n| usize::from(n)).sum::<usize>();
    if before + q.plays.len() > 12 {
        return Err(no("there are twelve tricks"));
    }
    let mut leader = q.leader.0;
    let mut tally = Tally::new(leader, [0; 2]);
    tally.tricks = q.tricks_before;
    // Points before these tricks are unknown: nobody is near a Pic here.
    tally.pic = Some(leader);
    tally.count_majority(&mut ());
    let mut winners = Vec::new();
    for (led, reply) in q.plays {
        tally.lead(leader, led, &o, &mut ());
        leader = tally.take(leader, led, reply, &o, &mut ());
        winners.push(leader);
    }
    if let Some(thrown) = q.thrown_in.filter(|t| t.mixed) {
        let left = 12 - tally.tricks[0] - tally.tricks[1];
        winners.extend((0..left).map(|_| thrown.by.other()));
        tally.give_rest(thrown.by.other(), &mut ());
    }
    Answer::new(json!({
        "winners": winners,
        "points": tally.play,
        "tricks": tally.tricks,
        "majority": tally.majority,
        "over": tally.tricks[0] + tally.tricks[1] == 12,
    }))
}

/// A deal after the exchange.
#[derive(Deserialize)]
struct Deal {
    dealer: Person,
    hands: Pair<CardSet>,
    blank_shown: Pair<Option<BlankShown>>,
    plays: Plays,
}

pub(super) fn deal_score(case: &Case) -> Result<Answer, Unsupported> {
    let q: Deal = case.question()?;
    let o = options(case)?;
    let scores = declared(q.hands, q.blank_shown, &o);
    let (tally, winners) = Tally::new(q.dealer.other(), [0; 2]).recount(&scores, unled(&q.plays), [false; 2], &o);
    Answer::new(json!({
        "scores": scores,
        "declared": [scores.sum(0), scores.sum(1)],
        "winners": winners,
        "tricks": tally.tricks,
        "play_points": tally.play,
        "majority": tally.majority,
        "repic": tally.repic,
        "pic": tally.pic,
        "pic_at_trick": tally.pic_at,
        "bonus": tally.bonus,
        "total": tally.total,
    }))
}

pub(super) fn race(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(flatten)]
        deal: Deal,
        score: Pair<u16>,
    }
    let Q { deal, score } = case.question()?;
    let o = options(case)?;
    let scores = declared(deal.hands, deal.blank_shown, &o);
    let (tally, _) =
        Tally::new(deal.dealer.other(), o.goal(score)).recount(&scores, unled(&deal.plays), [false; 2], &o);
    let (winner, reached, at): (Option<Seat>, Option<Reached>, Option<u8>) = match tally.out {
        Some((seat, reached, at)) => (Some(seat), Some(reached), at),
        None => (None, None, None),
    };
    let at_the_end = [0, 1].map(|i: usize| score[i].saturating_add(tally.total[i]));
    Answer::new(json!({
        "winner": winner,
        "reached_in": reached,
        "at_trick": at,
        "score": at_the_end,
    }))
}

pub(super) fn settle_match(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        stake: u32,
        deals: Vec<Pair<u16>>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let standing = Standing::of(&o, &q.deals).map_err(|why| Unsupported::said(&why, Piquet::book()))?;
    let won = if standing.over { settle::parties(&o, standing.totals, standing.out, &standing.marks) } else { [0; 2] };
    let difference = (i64::from(won[0]) - i64::from(won[1])) * i64::from(q.stake);
    let marked = (o.partie == Partie::PerDealMarkers).then_some(standing.marks);
    Answer::new(json!({
        "totals": standing.totals,
        "over": standing.over,
        "marks": marked,
        "partien": won,
        "net": [difference, -difference],
        "pots": {},
    }))
}
