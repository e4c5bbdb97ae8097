//! Whole deals, card by card.

use super::forms::{slated, written};
use super::{listed, no, seat, seat_or_none};
use crate::imperial::cards::sorted;
use crate::imperial::declare::Declared;
use crate::imperial::moves::Move;
use crate::imperial::rules::{Dealt, Fall, Imperial};
use crate::imperial::state::{Phase, State};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Seat, Unsupported};

#[derive(Deserialize)]
struct Told {
    hands: Vec<CardSet>,
    stock: Vec<Card>,
    turned: Card,
    take_stock: Option<Seat>,
    rob: bool,
    plays: Vec<Vec<Card>>,
}

pub fn replay(game: &Imperial, case: &Case) -> Result<Answer, Unsupported> {
    let deals: Vec<Told> = case.field("deals")?;
    if deals.len() > 100 {
        return no("so many deals are no case");
    }
    let mut game = game.clone();
    game.options.games = 50;
    let game = &game;
    let mut s = State::empty(slated(game, case, seat(game, case, "dealer")?)?);
    let (mut told, mut winner) = (Vec::new(), None);
    for deal in &deals {
        if winner.is_some() {
            return no("the game was over before");
        }
        let (value, won) = one(game, &mut s, deal)?;
        told.push(value);
        winner = won;
    }
    let net: Vec<i64> = Seat::all(game.options.players).map(|seat| s.public.ledger.balance(seat)).collect();
    let dealer = Some(s.public.dealer).filter(|_| winner.is_none());
    let answer = json!({"deals": told, "winner": winner, "net": net, "pots": {}, "dealer": dealer});
    Ok(Answer::new(answer)?.in_rows(&["hands"]))
}

fn one(game: &Imperial, s: &mut State, told: &Told) -> Result<(Value, Option<Seat>), Unsupported> {
    let four = game.options.players == 4;
    let first = told.stock.first().copied();
    if !four && first != Some(told.turned) || told.stock.len() > 12 || told.hands.len() > 4 {
        return no("the turned card lies on the stock");
    }
    let turned = Some(told.turned).filter(|_| four);
    let dealt =
        Dealt { hands: told.hands.iter().copied().collect(), talon: told.stock.iter().copied().collect(), turned };
    game.admits(s, &Fall::Deal(dealt.clone())).map_err(|e| Unsupported::from(("deal", e)))?;
    let take = seat_or_none(game, told.take_stock)?;
    let mut over = game.deal(s, &dealt, &mut ());
    let trump = told.turned.suit().letter();
    loop {
        let turn = s.public.deal.turn;
        let m = match s.public.deal.phase {
            _ if over => break,
            Phase::Talon if take == Some(turn) => Move::TakeTalon,
            Phase::Talon => Move::Keep,
            Phase::Rob if told.rob => Move::Rob,
            Phase::Rob => Move::Leave,
            _ => break,
        };
        over = game.act(s, turn, m, &mut ());
    }
    if take.is_some() && s.public.deal.taken != take || told.rob && s.public.deal.robbed.is_none() {
        return no("nobody could do so");
    }
    let hands: Vec<Vec<Card>> = Seat::all(game.options.players).map(|seat| sorted(s.hands[seat], None)).collect();
    // A declaration may have ended the game before the Rummel was counted; cases tell it all the same.
    let rummel = Declared::of(&game.options, s.public.dealer, &s.hands).rummel;
    let mut winners: Vec<Seat> = Vec::new();
    for card in told.plays.iter().flatten() {
        if over {
            return no("the deal was over before");
        }
        let who = s.public.deal.turn;
        game.check(s, who, Move::Play(*card)).map_err(|e| Unsupported::from(("play", e)))?;
        over = game.act(s, who, Move::Play(*card), &mut ());
        if s.public.deal.tricks.now.is_empty() {
            winners.push(s.public.deal.turn);
        }
    }
    if !over {
        return no("the deal is not played to its end");
    }
    let (p, deal) = (&s.public, &s.public.deal);
    let won = p.slate.winner;
    let value = json!({
        "trump": trump,
        "hands": hands,
        "rummel": rummel,
        "winners": winners,
        "tricks": listed(game, &deal.tricks.won),
        "log": deal.marks.iter().map(written).collect::<Vec<Value>>(),
        "strokes": listed(game, &p.slate.strokes),
        "imperials": listed(game, &p.slate.imperials),
    });
    game.finish(s, &mut ());
    Ok((value, won))
}
