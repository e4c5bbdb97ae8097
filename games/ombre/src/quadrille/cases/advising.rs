//! Cases about advice: what the book would bid, declare, give, name and play.

use super::deals::said;
use super::{malformed, one_of_four, or_none, table};
use crate::quadrille::advice;
use crate::quadrille::contracts::Contract;
use crate::quadrille::moves::Move;
use crate::quadrille::rules::Rules;
use crate::quadrille::state::{Phase, State};
use serde::Serialize;
use serde_json::{Value, json};
use spadille_core::case::{Limit, seated};
use spadille_core::{Answer, Card, CardSet, Case, Seat, Suit, Unsupported, Viewer};

/// What is advised, beside what is expected: a list that names nothing asks for nothing, and advice that is missing is none.
fn advised<T: Serialize>(case: &Case, list: &str, choice: Option<T>) -> Value {
    let asked = case.expect.get(list).and_then(Value::as_array).is_none_or(|wanted| !wanted.is_empty());
    match choice {
        _ if !asked => json!([]),
        Some(choice) => json!([choice]),
        None => json!(["none"]),
    }
}

/// What must not be advised, without the card that is.
fn not_advised(case: &Case, choice: Card) -> Value {
    let barred = case.expect.get("none_of").and_then(Value::as_array).cloned().unwrap_or_default();
    barred.into_iter().filter(|card| *card != json!(choice)).collect()
}

/// An answer of which the lists are choices among what is expected.
fn within(answer: Value) -> Result<Answer, Unsupported> {
    let limits = &[
        ("any_of", Limit::Within),
        ("bid", Limit::Within),
        ("trump", Limit::Within),
        ("card", Limit::Within),
        ("none_of", Limit::AtLeast),
    ];
    Ok(Answer::new(answer)?.limited(limits))
}

/// A table at which this seat holds these cards, and nothing is known of the others'.
fn sitting(rules: &Rules, dealer: Seat, seat: Seat, hand: CardSet, suits: &[Suit]) -> Result<State, Unsupported> {
    let mut s = table(rules, dealer, suits)?;
    if !rules.pack.includes(hand) {
        return malformed("a hand of cards that are not in the pack");
    }
    s.hands[seated(seat, rules.seats)?] = hand;
    Ok(s)
}

pub fn bid(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => dealer: Seat, #[serde(default)] fav_suits: Vec<Suit>, seat: Seat, hand: CardSet,
        #[serde(default)] calls: Vec<(Seat, String)>);
    let mut s = sitting(rules, dealer, seat, hand, &fav_suits)?;
    if hand.len() != rules.hand {
        return malformed("a hand of another size");
    }
    s.public.deal.phase = Phase::Auction;
    s.public.deal.turn = s.public.dealer.next(rules.seats);
    for (seat, call) in &calls {
        speak(rules, &mut s, seated(*seat, rules.seats)?, said(call)?)?;
    }
    // Whoever should speak before is taken to pass.
    for _ in 0..rules.seats {
        if s.public.deal.phase == Phase::Auction && s.public.deal.turn != seat {
            let turn = s.public.deal.turn;
            speak(rules, &mut s, turn, Move::Pass)?;
        }
    }
    if s.public.deal.phase != Phase::Auction || s.public.deal.turn != seat {
        return malformed("he is asked nothing more");
    }
    let v = rules.view(&s, Viewer::Seat(seat));
    let choice = advice::advise(rules, &v, seat).map(|advice| advice.choice);
    let (word, trump, card) = match choice {
        Some(Move::Call(bid)) => {
            let (trump, card) = advice::plan(rules, &v, bid);
            (Some(bid.to_string()), trump, card)
        }
        _ => (Some("pass".to_owned()), None, None),
    };
    within(json!({
        "bid": advised(case, "bid", word),
        "trump": advised(case, "trump", trump),
        "card": advised(case, "card", card),
    }))
}

/// A call of a seat of whose cards nothing is known.
fn speak(rules: &Rules, s: &mut State, seat: Seat, m: Move) -> Result<(), Unsupported> {
    let p = &s.public;
    let open = match m {
        Move::Call(bid) => {
            rules.rank(bid).is_some_and(|rank| p.deal.duel.may_bid(rank)) && rules.may_raise(p, seat, bid)
        }
        _ => true,
    };
    if p.deal.phase != Phase::Auction || p.deal.turn != seat || !open {
        return malformed(format!("seat {seat} may not say {m}"));
    }
    rules.play(s, seat, m, &mut ());
    Ok(())
}

pub fn play(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => dealer: Seat, contract: Contract, trump: Suit, ombre: Seat,
        helper: Option<Seat>, called: Option<Card>, seat: Seat, hand: CardSet,
        #[serde(default)] plays: Vec<Vec<Card>>, #[serde(default)] current: Vec<Card>);
    let mut s = sitting(rules, dealer, seat, hand, &[])?;
    let helper = or_none(helper, rules)?;
    let deal = &mut s.public.deal;
    (deal.hombre, deal.contract) = (Some(seated(ombre, rules.seats)?), Some(contract));
    (deal.trump, deal.called) = (Some(one_of_four(trump)?), called);
    // A helper who has only his own cards to know it by is hidden from the others.
    let hidden = contract == Contract::Ask && helper == Some(seat) && called.is_some_and(|card| hand.contains(card));
    deal.helper = helper.filter(|_| !hidden);
    rules.begin_play(&mut s, &mut ());
    lay(rules, &mut s, &plays, &current)?;
    let deal = &s.public.deal;
    if deal.tricks.now.turn() != seat || hand.len() + deal.tricks.played[seat].len() != rules.hand {
        return malformed("it is not his turn with these cards");
    }
    s.public.deal.turn = seat;
    let v = rules.view(&s, Viewer::Seat(seat));
    let Some(card) = advice::card(rules, &v, seat).map(|said| said.choice) else {
        return malformed("nothing can be played");
    };
    within(json!({"any_of": advised(case, "any_of", Some(card)), "none_of": not_advised(case, card)}))
}

/// Lays the cards of tricks, of which each is seen once.
fn lay(rules: &Rules, s: &mut State, plays: &[Vec<Card>], current: &[Card]) -> Result<(), Unsupported> {
    let known = s.hands.values().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
    let whole = |trick: &Vec<Card>| trick.len() == usize::from(rules.seats);
    if !plays.iter().all(whole) || current.len() >= usize::from(rules.seats) || plays.len() >= usize::from(rules.hand) {
        return malformed("these are not the tricks of a deal");
    }
    for card in plays.iter().flatten().chain(current) {
        let seen = s.public.deal.tricks.seen().union(known);
        if seen.contains(*card) || !rules.pack.contains(*card) {
            return malformed(format!("{card} cannot be played twice"));
        }
        let seat = s.public.deal.tricks.now.turn();
        if rules.lay_card(s, seat, *card, &mut ()) {
            rules.take_trick(s, &mut ());
        }
    }
    Ok(())
}

pub fn give(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => trump: Suit, asked: Card, hand: CardSet);
    let trump = one_of_four(trump)?;
    if !rules.pack.includes(hand) || !hand.contains(asked) || hand.len() != rules.hand + 1 {
        return malformed("these cards are not those of a hombre who has got a king");
    }
    let card = advice::gift(rules, hand, trump, asked).map(|said| said.choice);
    within(json!({"any_of": advised(case, "any_of", card)}))
}

pub fn trump(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => contract: Contract, called: Card, hand: CardSet);
    if !contract.helper_names() || !rules.pack.includes(hand) || !hand.contains(called) {
        return malformed("he has no trumps to name");
    }
    let mut p = rules.open().public;
    (p.deal.called, p.deal.contract) = (Some(called), Some(contract));
    let suit = advice::helper_trump(rules, &p, hand).map(|said| said.choice);
    within(json!({"any_of": advised(case, "any_of", suit)}))
}
