//! Askings and whole deals through the engine.

use super::{level, net};
use crate::case_kit::dealer_of;
use crate::scat::games::{Kind, Level};
use crate::scat::moves::Move;
use crate::scat::options::FrageSuit;
use crate::scat::rules::{Dealt, Fall, Scat};
use crate::scat::settle::Grade;
use crate::scat::state::{Deal, HAND, PLAYERS, Phase, State};
use serde_json::{Value, json};
use spadille_core::case::malformed;
use spadille_core::{Answer, Card, CardSet, Case, Game as _, PerSeat, Seat, Space as _, Unsupported};

/// A call as the cases write it.
fn said(text: &str) -> Result<Move, Unsupported> {
    match text.split_once(' ') {
        Some(("ask", game)) => level(game).map(Move::Ask),
        Some(("play", game)) => level(game).map(Move::Announce),
        _ => text.parse().map_err(|e| Unsupported::from(("call", e))),
    }
}

/// The moves a call stands for: where the suit of a Frage is named after the Scat, the cases name it with the game all the same.
fn steps(game: &Scat, text: &str) -> Result<Vec<Move>, Unsupported> {
    let after = game.options.frage_suit == FrageSuit::AfterScat;
    Ok(match said(text)? {
        Move::Announce(Level { kind: Kind::Frage, suit: Some(suit) }) if after => {
            vec![Move::Announce(Level::FRAGE), Move::Trump(suit)]
        }
        m => vec![m],
    })
}

/// A move as the cases write it: a Frage without a suit is as many calls as it may have suits.
fn written(game: &Scat, s: &State, m: Move) -> Vec<String> {
    let play = |level: Level| format!("play {}", level.german());
    match m {
        Move::Ask(level) => vec![format!("ask {}", level.german())],
        Move::Announce(Level::FRAGE) => game.suits(&s.public).map(|suit| play(Level::frage(suit))).collect(),
        Move::Announce(level) => vec![play(level)],
        other => vec![other.to_string()],
    }
}

/// The table after a call, where it may be made.
fn after_call(game: &Scat, s: &State, seat: Seat, call: &str) -> Option<State> {
    let mut next = s.clone();
    for m in steps(game, call).ok()? {
        game.check(&next, seat, m).ok()?;
        game.play(&mut next, seat, m, &mut ());
    }
    Some(next)
}

/// A table whose cards are dealt somehow.
fn table(game: &Scat, dealer: Seat) -> State {
    let mut s = game.open();
    s.public.dealer = dealer;
    s.public.deal = Deal::new(dealer);
    let turn = s.public.deal.auction.asker;
    (s.public.deal.phase, s.public.deal.turn) = (Phase::Ask, turn);
    s
}

pub fn auction(game: &Scat, case: &Case) -> Result<Answer, Unsupported> {
    let calls: Vec<(Seat, String)> = case.field("calls")?;
    let dealer = dealer_of(case, PLAYERS)?;
    let mut s = table(game, dealer);
    let mut refused = None;
    for (place, (seat, call)) in calls.iter().enumerate().take(100) {
        let bids = matches!(s.public.deal.phase, Phase::Ask | Phase::Answer | Phase::Announce);
        match after_call(game, &s, *seat, call).filter(|_| bids) {
            Some(next) => s = next,
            None => {
                refused = Some(place);
                break;
            }
        }
    }
    let deal = &s.public.deal;
    let over = !matches!(deal.phase, Phase::Ask | Phase::Answer | Phase::Announce);
    let turn = (!over).then_some(deal.turn);
    let moves: Vec<Move> = turn.map_or_else(Vec::new, |seat| game.moves(&s, seat).iter().collect());
    let legal: Vec<String> = moves.into_iter().flat_map(|m| written(game, &s, m)).collect();
    let contract = deal.level.map(|level| level.german());
    let answer = json!({
        "refused": refused, "over": over, "declarer": deal.declarer, "contract": contract, "turn": turn, "legal": legal,
    });
    Answer::with_sets(answer, &["legal"])
}

fn act(game: &Scat, s: &mut State, seat: Seat, m: Move) -> Result<(), Unsupported> {
    if let Err(refusal) = game.check(s, seat, m) {
        return malformed(format!("seat {seat} may not do this now: {m}: {refusal}"));
    }
    game.play(s, seat, m, &mut ());
    Ok(())
}

pub fn replay(game: &Scat, case: &Case) -> Result<Answer, Unsupported> {
    let dealer = dealer_of(case, PLAYERS)?;
    let hands: Vec<CardSet> = case.field("hands")?;
    let Ok([first, second, third]) = <[CardSet; 3]>::try_from(hands) else {
        return malformed("three hands are wanted");
    };
    let mut s = game.open();
    s.public.dealer = dealer;
    s.public.deal = Deal::new(dealer);
    let fall = Fall::Deal(Dealt { hands: PerSeat([first, second, third]), talon: case.field("talon")? });
    if game.admits(&s, &fall).is_err() {
        return malformed("these hands are not a deal of the pack");
    }
    game.reveal(&mut s, &fall, &mut ());
    for (seat, call) in case.field::<Vec<(Seat, String)>>("calls")? {
        let Some(next) = after_call(game, &s, seat, &call) else { return malformed(format!("{call} by {seat}")) };
        s = next;
    }
    if s.public.deals_done > 0 {
        return thrown_in(&s);
    }
    let laid: CardSet = case.field::<Option<CardSet>>("laid")?.unwrap_or_default();
    if s.public.deal.phase == Phase::Discard {
        let seat = s.public.deal.turn;
        act(game, &mut s, seat, Move::Discard(laid))?;
    }
    if s.public.deal.phase != Phase::Play {
        return malformed("nobody plays");
    }
    let tricks: Vec<Vec<Card>> = case.field("tricks")?;
    let cards: Vec<Card> = tricks.into_iter().flatten().collect();
    let (mut winners, mut before, mut end) = (Vec::new(), s.clone(), None);
    for (place, card) in cards.iter().enumerate() {
        if s.public.deal.phase != Phase::Play {
            return malformed("cards are played after the end");
        }
        before = s.clone();
        let seat = s.public.deal.turn;
        act(game, &mut s, seat, Move::Play(*card))?;
        if place % 3 == 2 {
            let mut trick = before.public.deal.tricks.now;
            before.public.deal.level.into_iter().for_each(|level| trick.lay(game.order(level), *card));
            winners.push(trick.winner());
        }
        if s.public.deals_done > 0 {
            end = Some((seat, *card));
        }
    }
    let Some((seat, card)) = end else { return malformed("the deal does not end here") };
    answer(game, &s, before, winners, seat, card)
}

/// Nobody has played.
fn thrown_in(s: &State) -> Result<Answer, Unsupported> {
    Answer::new(json!({"winners": [], "net": net(&s.public.ledger), "pots": {}, "next_dealer": s.public.dealer}))
}

/// What was scored: the last card is played once more without settling.
fn answer(
    game: &Scat,
    s: &State,
    mut last: State,
    winners: Vec<Seat>,
    seat: Seat,
    card: Card,
) -> Result<Answer, Unsupported> {
    last.hands[seat].remove(card);
    let deal = &mut last.public.deal;
    let Some(level) = deal.level else { return malformed("nobody plays") };
    if deal.tricks.lay(game.order(level), card).is_some() {
        let worth: u32 = deal.tricks.now.cards().iter().map(|c| u32::from(crate::scat::cards::POINTS.card(*c))).sum();
        let winner = deal.tricks.gather();
        deal.points[winner] += worth as u8;
    }
    let Some(d) = game.deal_result(&last) else { return malformed("nobody plays") };
    let verdict = game.verdict(&d);
    let matadors = (!level.is_null()).then_some(d.matadors);
    debug_assert!(level.kind != Kind::Frage || last.public.deal.tricks.count <= HAND);
    Answer::new(json!({
        "declarer": d.declarer, "contract": level.german(), "winners": winners,
        "points": d.points.map_or(Value::Null, |points| json!([points, 120 - points.min(120)])),
        "matadors": matadors, "won": verdict.won, "grade": verdict.grade.map(Grade::word), "price": verdict.price,
        "net": net(&s.public.ledger), "pots": {}, "next_dealer": s.public.dealer,
    }))
}
