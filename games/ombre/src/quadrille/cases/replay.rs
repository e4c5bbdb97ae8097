//! Whole deals through the engine.

use super::deals::{make_calls, may_play, play_but_last};
use super::money::{lay, net, pots};
use super::{dealt, malformed};
use crate::quadrille::contracts::Contract;
use crate::quadrille::facts::OnTable;
use crate::quadrille::moves::{Called, Declaration, Move, Trump};
use crate::quadrille::options::Claims;
use crate::quadrille::rules::{Fall, Rules};
use crate::quadrille::settle::DealResult;
use crate::quadrille::state::{Outcome, Phase, State};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::{Answer, Card, CardSet, Case, Ledger, Seat, Space as _, Suit, Unsupported};

#[derive(Deserialize)]
struct DealGiven {
    hands: Vec<CardSet>,
    calls: Vec<(Seat, String)>,
    declare: Option<Declare>,
    #[serde(default)]
    plays: Vec<Vec<Card>>,
    #[serde(default)]
    stop: bool,
}

#[derive(Deserialize)]
struct Declare {
    trump: Suit,
    card: Option<Called>,
    gives: Option<Card>,
}

pub fn replay(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => dealer: Seat, #[serde(default)] fav_suits: Vec<Suit>, table: OnTable, deals: Vec<DealGiven>);
    // A party that never ends by itself, so that its close can be told apart from its last deal.
    let mut endless = rules.clone();
    endless.options.tours = u8::MAX;
    // A case tells of no claims: whoever has honours is taken to ask for them in time.
    endless.options.claims = Claims::Auto;
    let mut s = super::table(rules, dealer, &fav_suits)?;
    lay(&table, &mut s.public)?;
    let before = s.public.ledger;
    let (mut told, mut last_dealer) = (Vec::new(), dealer);
    for given in deals.iter().take(200) {
        // What a case does not say about favourites stays as it is.
        s.public.deal.phase = Phase::Deal;
        last_dealer = s.public.dealer;
        told.push(one_deal(&endless, &mut s, given, &fav_suits)?);
    }
    let p = &mut s.public;
    let over = rules.party_is_over(p);
    let nets = net(rules, &p.ledger, &before);
    if over {
        rules.close(p, last_dealer, &mut ());
    }
    let balances = net(rules, &p.ledger, &before);
    let share: Vec<i64> = balances.iter().zip(&nets).map(|(all, net)| all - net).collect();
    Answer::new(json!({
        "deals": told,
        "share": share,
        "balances": balances,
        "fav_suits": p.favourites,
        "next_dealer": (!over).then_some(p.dealer),
        "over": over,
    }))
}

fn one_deal(rules: &Rules, s: &mut State, given: &DealGiven, suits: &[Suit]) -> Result<Value, Unsupported> {
    // The same checks of the hands as everywhere.
    dealt(rules, s.public.dealer, &given.hands, suits)?;
    let before = s.public.ledger;
    rules.reveal(s, &Fall::Deal(given.hands.iter().copied().collect()), &mut ());
    make_calls(rules, s, &given.calls)?;
    let Some(declare) = &given.declare else {
        return match s.public.deal.phase {
            Phase::Deal | Phase::Favourites => Ok(told(rules, s, &before, passed())),
            _ => malformed("somebody plays, but nothing is declared"),
        };
    };
    make_declaration(rules, s, declare)?;
    let bid = s.public.deal.bid;
    let Some(last) = play_but_last(rules, s, &given.plays)? else { return malformed("no card is played") };
    let (d, winners) = last_card(rules, s, last, given.stop)?;
    let contract = match (d.contract, bid) {
        (Contract::SelfCall, _) => "self_call".to_owned(),
        (_, Some(bid)) => bid.to_string(),
        (contract, None) => contract.word().to_owned(),
    };
    let played = json!({
        "ombre": d.hombre,
        "contract": contract,
        "trump": d.trump,
        "helper": d.helper,
        "king_giver": d.giver,
        "king_ruffed_by": d.ruffer,
        "winners": winners,
        "matadors": d.matadors,
        "premiers": d.premiers,
        "vole": d.vole,
        "result": d.result,
        "per_opponent": rules.honours(&d).total(),
    });
    Ok(told(rules, s, &before, played))
}

/// A deal that nobody played.
fn passed() -> Value {
    json!({
        "ombre": null, "contract": null, "trump": null, "helper": null, "king_giver": null, "king_ruffed_by": null,
        "winners": [], "matadors": 0, "premiers": false, "vole": "none", "result": "passed", "per_opponent": 0,
    })
}

/// What is declared, given and named.
fn make_declaration(rules: &Rules, s: &mut State, declare: &Declare) -> Result<(), Unsupported> {
    let trump = super::one_of_four(declare.trump)?;
    // At most trumps, a king, the helper's trumps and a card given.
    for _ in 0..4 {
        let deal = &s.public.deal;
        let (phase, seat) = (deal.phase, deal.turn);
        let named_first = rules.asks_for_two_kings(&s.public) || deal.plays(Contract::SelfCall);
        let m = match (phase, declare.card) {
            (Phase::Declare, Some(card)) if deal.trump.is_some() => Move::King(card),
            (Phase::Declare, Some(card)) if !named_first => Move::Declare(Declaration { trump, card }),
            (Phase::King | Phase::Offer, Some(card)) => Move::King(card),
            (Phase::Declare | Phase::HelperNames | Phase::Offer, _) => Move::Name(Trump(trump)),
            (Phase::Give, _) => match declare.gives {
                Some(card) => Move::Give(card),
                None => return malformed("no card is given for the king"),
            },
            _ => return Ok(()),
        };
        if !rules.moves(s, seat).contains(&m) {
            return malformed(format!("seat {seat} may not {m}"));
        }
        rules.play(s, seat, m, &mut ());
    }
    Ok(())
}

/// Plays the last card, and tells what is settled and who took the tricks.
fn last_card(rules: &Rules, s: &mut State, card: Card, stop: bool) -> Result<(DealResult, Vec<Seat>), Unsupported> {
    let (seat, m) = (may_play(rules, s, card)?, Move::Play(card));
    let mut ahead = s.clone();
    let full = rules.lay_card(&mut ahead, seat, card, &mut ());
    let over = if full { rules.take_trick(&mut ahead, &mut ()) } else { None };
    rules.play(s, seat, m, &mut ());
    let standing = match (over, stop) {
        (Some(standing), false) => standing,
        (None, true) if full => {
            let leader = s.public.deal.turn;
            let now = rules.stands(&ahead);
            if !now.choice || !rules.moves(s, leader).contains(&Move::Stop) {
                return malformed("nobody may stop here");
            }
            rules.play(s, leader, Move::Stop, &mut ());
            now.ended(Outcome::Won)
        }
        _ => return malformed("the deal does not end here"),
    };
    match rules.deal_result(&ahead, standing) {
        Some(d) => Ok((d, ahead.public.deal.winners.to_vec())),
        None => malformed("nobody plays"),
    }
}

/// What a deal changed, and what it left on the table.
fn told(rules: &Rules, s: &State, before: &Ledger, mut played: Value) -> Value {
    let now = &s.public.ledger;
    played["net"] = json!(net(rules, now, before));
    played["pots"] = pots(now, before);
    played["table"] = json!(OnTable::of(&s.public));
    played
}
