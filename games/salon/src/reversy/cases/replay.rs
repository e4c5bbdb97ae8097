//! Whole deals, card by card.

use super::dealing::{Dealt, exchanged};
use super::money::{ending, joined, quinola};
use super::{Stands, listed, net, no, pots, seat};
use crate::reversy::moves::Move;
use crate::reversy::rules::{Fall, Reversy};
use crate::reversy::settle::DealResult;
use crate::reversy::state::{State, TRICKS};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::{Answer, Card, Case, Game as _, Seat, Unsupported};

#[derive(Deserialize)]
struct Told {
    #[serde(flatten)]
    dealt: Dealt,
    plays: Vec<Vec<Card>>,
}

pub fn replay(game: &Reversy, case: &Case) -> Result<Answer, Unsupported> {
    let (stands, deals): (Stands, Vec<Told>) = (case.field("state")?, case.field("deals")?);
    if deals.len() > 100 {
        return no("so many deals are no case");
    }
    let mut s = State::empty(stands.table(game, seat(case, "dealer")?)?);
    let before = s.public.ledger;
    let told = deals.iter().map(|deal| one(game, &mut s, deal)).collect::<Result<Vec<Value>, _>>()?;
    let p = &s.public;
    let answer = json!({
        "deals": told, "net": net(&p.ledger, &before), "pots": pots(&p.ledger, &before), "dealer": p.dealer,
    });
    Ok(Answer::new(answer)?.in_rows(&["hands"]))
}

fn one(game: &Reversy, s: &mut State, deal: &Told) -> Result<Value, Unsupported> {
    let before = s.public.ledger;
    let fall = Fall::Deal { hands: deal.dealt.hands, table: deal.dealt.table };
    game.admits(s, &fall).map_err(|e| Unsupported::from(("deal", e)))?;
    game.reveal(s, &fall, &mut ());
    let pot = s.public.pot();
    let under = exchanged(game, s, &deal.dealt.discards)?;
    let hands: Vec<Vec<Card>> = s.hands.values().map(|hand| listed(*hand)).collect();
    let mut winners: Vec<Seat> = Vec::new();
    if deal.plays.len() != usize::from(TRICKS) || deal.plays.iter().any(|trick| trick.len() != 4) {
        return no("a deal has eleven tricks of four cards");
    }
    for card in deal.plays.iter().flatten() {
        let who = s.public.deal.turn;
        game.check(s, who, Move::Play(*card)).map_err(|e| Unsupported::from(("play", e)))?;
        game.lay_card(s, who, *card, &mut ());
        if s.public.deal.tricks.now.is_empty() {
            winners.push(s.public.deal.turn);
        }
    }
    let d = DealResult::of(s);
    let verdict = d.verdict(&s.public);
    game.finish(s, &mut ());
    let p = &s.public;
    let told = json!({
        "pot_at_play": pot,
        "hands": hands,
        "under": under,
        "winners": winners,
        "points": d.points,
        "quinola": quinola(&d.coups),
        "renounced": d.renounced,
        "tricks": d.tricks,
        "net": net(&p.ledger, &before),
        "pots": pots(&p.ledger, &before),
        "state": Stands::of(p),
    });
    Ok(joined(told, ending(verdict, d.fate(), pot)))
}
