//! Whole deals, from the cards to the accounts.

use super::{accounts, call_of, net, of_players, stood};
use crate::lhomme::LHommeOptions;
use crate::lhomme::moves::Move;
use crate::lhomme::rules::LHomme;
use crate::lhomme::state::{Phase, SEATS, State};
use crate::taking::{Dealt, Fall};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::{malformed, seated};
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Seat, Unsupported};

#[derive(Deserialize)]
struct Told {
    hands: Vec<CardSet>,
    left: Vec<Card>,
    calls: Vec<String>,
    plays: Vec<Vec<Card>>,
}

/// The same rules in a match that does not end: a case may tell more deals than a match of this house has.
pub fn long(rules: &LHomme) -> LHomme {
    LHomme { options: LHommeOptions { tours: u8::MAX, ..rules.options.clone() }, ..rules.clone() }
}

fn plays(rules: &LHomme, s: &mut State, m: Move) -> Result<(), Unsupported> {
    let Some(seat) = rules.turn(s).awaited().first() else { return malformed("the deal is over already") };
    rules.check(s, seat, m).map_err(|e| Unsupported(format!("{m} by {seat}: {e}")))?;
    rules.play(s, seat, m, &mut ());
    Ok(())
}

fn one_deal(rules: &LHomme, s: &mut State, told: &Told) -> Result<Value, Unsupported> {
    let players = rules.options.players;
    let Some(turned) = told.left.first() else { return malformed("a card is left over") };
    let fall = Fall::Deal(Dealt { hands: told.hands.iter().copied().take(SEATS).collect(), turned: *turned });
    rules.admits(s, &fall).map_err(|e| Unsupported(e.to_string()))?;
    let (before, stood) = (s.public.ledger, s.public.pot());
    rules.reveal(s, &fall, &mut ());
    for word in &told.calls {
        if s.public.deal.phase != Phase::Bid {
            return malformed("nobody is asked any more");
        }
        plays(rules, s, call_of(word)?)?;
    }
    for card in told.plays.iter().flatten() {
        plays(rules, s, Move::Play(*card))?;
    }
    let p = &s.public;
    if p.deal.phase != Phase::Deal {
        return malformed("the deal is not played out");
    }
    let won: Vec<i64> =
        net(&p.ledger, players).iter().zip(net(&before, players)).map(|(now, then)| now - then).collect();
    Ok(json!({
        "trump": turned.suit(),
        "homme": p.deal.homme,
        "winners": p.deal.winners.as_slice(),
        "tricks": of_players(&p.deal.tricks.won, players),
        "refused": p.deal.refused.as_slice(),
        "won": p.deal.won,
        "marks": of_players(&p.deal.marks, players),
        "net": won,
        "pots": {"pot": p.pot() - stood},
        "pot": p.pot(),
    }))
}

pub fn replay(rules: &LHomme, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        dealer: Seat,
        ante: u8,
        deals: Vec<Told>,
    }
    let (q, pot): (Question, i64) = (case.question()?, stood(case)?);
    let players = rules.options.players;
    let mut rules = long(rules);
    rules.options.ante = q.ante;
    let mut s = rules.open();
    rules.reveal(&mut s, &Fall::FirstDealer(seated(q.dealer, players)?), &mut ());
    s.public.ledger = accounts(pot);
    let deals = q.deals.iter().map(|told| one_deal(&rules, &mut s, told)).collect::<Result<Vec<_>, _>>()?;
    let p = &s.public;
    Answer::new(json!({
        "deals": deals,
        "marks": of_players(&p.marks, players),
        "net": net(&p.ledger, players),
        "pots": {"pot": p.pot() - pot},
        "dealer": p.dealer,
    }))
}
