//! Whole deals through the engine.

use super::auctions::said;
use super::runs::{entry, table};
use super::{dealer_of, malformed};
use crate::boston::moves::{Move, Trump};
use crate::boston::rules::{Dealt, Fall, Rules};
use crate::boston::state::{Deal, Phase, State};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Ledger, Number, Rank, Seat, Space as _, Suit, Unsupported};

#[derive(Deserialize)]
struct DealGiven {
    hands: Vec<CardSet>,
    #[serde(default)]
    turned: Option<Suit>,
    #[serde(default)]
    stock: Vec<Card>,
    #[serde(default)]
    aside_cards: Vec<Card>,
    #[serde(default)]
    thrown: Vec<CardSet>,
    calls: Vec<(Seat, String)>,
    trump: Option<Suit>,
    #[serde(default)]
    alone: Option<bool>,
    #[serde(default)]
    replies: Vec<(Seat, String)>,
    #[serde(default)]
    aside: Option<Card>,
    #[serde(default)]
    leader: Option<Seat>,
    tricks: Vec<Vec<Card>>,
}

/// Somebody does something, if he may.
pub fn act(rules: &Rules, s: &mut State, seat: Seat, m: Move) -> Result<(), Unsupported> {
    let awaited = rules.awaited(&s.public).awaited().contains(seat);
    if !awaited || !rules.moves(s, seat).contains(&m) {
        return malformed(format!("seat {seat} may not do this now: {m}"));
    }
    rules.play(s, seat, m, &mut ());
    Ok(())
}

pub fn replay(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    // A party that never ends by itself, so that its close is not mixed with its last deal.
    let mut endless = rules.clone();
    endless.options.tours = u8::MAX;
    let mut s = rules.open();
    let (p, first) = table(rules, case, dealer_of(rules, case)?)?;
    s.public = p;
    s.public.deal = Deal::new(rules.seats, s.public.dealer);
    let deals: Vec<DealGiven> = case.field("deals")?;
    let mut entries = Vec::new();
    for given in deals.iter().take(200) {
        entries.push(Value::Object(one_deal(&endless, &mut s, given, &first)?));
    }
    let answer = json!({"deals": entries, "next_dealer": s.public.dealer});
    Answer::with_sets(answer, &["short", "owners"])
}

fn one_deal(
    rules: &Rules,
    s: &mut State,
    given: &DealGiven,
    first: &Ledger,
) -> Result<Map<String, Value>, Unsupported> {
    let (dealer, before) = (s.public.dealer, s.public.ledger);
    let turned = given.turned.map(super::one_of_four).transpose()?.map(|suit| Card::new(Rank::Ace, suit));
    let dealt = Dealt {
        hands: given.hands.iter().copied().take(4).collect(),
        turned,
        stock: given.stock.iter().copied().take(13).collect(),
    };
    let fall = Fall::Deal(dealt);
    if given.hands.len() > 4 || given.stock.len() > 13 || rules.admits(s, &fall).is_err() {
        return malformed("these hands are not a deal of the pack");
    }
    rules.reveal(s, &fall, &mut ());
    for (place, cards) in given.thrown.iter().enumerate().filter(|(_, cards)| !cards.is_empty()) {
        act(rules, s, seated(Seat(place as u8), rules.seats)?, Move::Throw(*cards))?;
    }
    for card in &given.aside_cards {
        let seat = s.public.deal.turn;
        act(rules, s, seat, Move::Discard(*card))?;
    }
    for (seat, call) in &given.calls {
        act(rules, s, seated(*seat, rules.seats)?, said(call)?)?;
    }
    prepare(rules, s, given)?;
    let cards: Vec<Card> = given.tricks.iter().flatten().copied().collect();
    let Some((last, earlier)) = cards.split_last() else {
        if s.public.deal.phase != Phase::Deal {
            return malformed("somebody plays, but no card is played");
        }
        let mut all = entry(rules, &s.public, dealer, None, &before, first);
        all.insert("winners".into(), json!([]));
        all.insert("tricks".into(), json!(vec![0; rules.seats.into()]));
        return Ok(all);
    };
    for card in earlier {
        let seat = s.public.deal.turn;
        act(rules, s, seat, Move::Play(*card))?;
    }
    last_card(rules, s, *last, dealer, &before, first)
}

/// Trumps, helper, a card laid aside, a leader.
fn prepare(rules: &Rules, s: &mut State, given: &DealGiven) -> Result<(), Unsupported> {
    if s.public.deal.phase == Phase::Trump {
        let player = s.public.deal.turn;
        let level = s.public.deal.level;
        let refuses = level.is_some_and(|level| rules.may_be_helped(level) && rules.may_refuse(level));
        let alone = given.alone == Some(true) && refuses;
        let m = match given.trump.map(super::one_of_four).transpose()? {
            Some(suit) => Move::Trump(Trump { suit, alone }),
            None if alone => Move::Alone,
            None => Move::Ask,
        };
        act(rules, s, player, m)?;
    }
    for (seat, reply) in &given.replies {
        let m = if reply == "whist" { Move::Whist } else { Move::Pass };
        act(rules, s, seated(*seat, rules.seats)?, m)?;
    }
    if let Some(card) = given.aside {
        let player = s.public.deal.turn;
        act(rules, s, player, Move::Discard(card))?;
    }
    if s.public.deal.phase == Phase::Leader {
        let player = s.public.deal.turn;
        let leader = given.leader.unwrap_or(rules.vorhand(&s.public));
        act(rules, s, player, Move::Leader(Number(leader.0)))?;
    }
    Ok(())
}

/// Plays the last card, and tells what was settled and who took the tricks.
fn last_card(
    rules: &Rules,
    s: &mut State,
    card: Card,
    dealer: Seat,
    before: &Ledger,
    first: &Ledger,
) -> Result<Map<String, Value>, Unsupported> {
    let mut ahead = s.clone();
    let seat = s.public.deal.turn;
    act(rules, s, seat, Move::Play(card))?;
    let ends = rules.lay_card(&mut ahead, card, &mut ()) && rules.take_trick(&mut ahead, &mut ());
    if !ends {
        return malformed("the deal does not end here");
    }
    let deal = &ahead.public.deal;
    let d = rules.deal_result(&ahead);
    let verdict = d.as_ref().map(|d| rules.verdict(&ahead.public, d));
    let mut all = entry(rules, &s.public, dealer, verdict.as_ref(), before, first);
    all.insert("player".into(), json!(deal.player));
    all.insert("contract".into(), json!(deal.contract().map(|contract| contract.to_string())));
    all.insert("winners".into(), json!(deal.winners));
    all.insert("tricks".into(), json!(deal.tricks.won.values().take(rules.seats.into()).collect::<Vec<_>>()));
    if rules.has_helper() {
        all.insert("helper".into(), json!(deal.helper));
        if deal.helper.is_none() {
            all.insert("short".into(), json!([]));
        }
    } else {
        all.insert("offender".into(), json!(rules.first_overtaker(&ahead)));
    }
    Ok(all)
}
