//! Whole deals through the engine.

use super::auctions::call_named;
use super::money::{AskedGiven, result_word, step};
use super::{cards, malformed, net};
use crate::tarock::cards::{Cards, bit};
use crate::tarock::moves::{Act, Honours, Move};
use crate::tarock::rules::{Dealt, Fall, POT, Rules};
use crate::tarock::settle::{UltimoEnd, Verdict};
use crate::tarock::state::{Deal, Phase, State};
use crate::tarock::talon::multiple;
use crate::tarock::terms::Form;
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, LawId, Ledger, PerSeat, Seat, Space as _, Unsupported};

#[derive(Deserialize)]
#[serde(untagged)]
enum TalonGiven {
    Piles { upper: Vec<Card>, lower: Vec<Card> },
    Cards(Vec<Card>),
}

#[derive(Deserialize)]
struct Given {
    #[serde(default)]
    dealer: Option<Seat>,
    hands: Vec<Vec<Card>>,
    #[serde(default)]
    laid: Option<Vec<Card>>,
    tricks: Vec<Vec<Card>>,
    #[serde(default)]
    calls: Option<Vec<(Seat, String)>>,
    #[serde(default)]
    called: Option<Card>,
    #[serde(default)]
    asked: Option<Vec<AskedGiven>>,
    #[serde(default)]
    talon: Option<TalonGiven>,
    #[serde(default)]
    choice: Option<String>,
    #[serde(default)]
    ultimo: Option<Seat>,
    #[serde(default)]
    pot: Option<i64>,
}

/// Somebody does something, if he may.
fn act(rules: &Rules, s: &mut State, seat: Seat, act: Act) -> Result<(), Unsupported> {
    let awaited = rules.awaited(&s.public).awaited().contains(seat);
    if !awaited || !rules.moves(s, seat).contains(&Move(act)) {
        return malformed(format!("seat {seat} may not do this now: {}", Move(act)));
    }
    rules.play(s, seat, act, &mut ());
    Ok(())
}

pub fn replay(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let given: Given = case.question()?;
    let mut s = rules.open();
    s.public.dealer = seated(given.dealer.unwrap_or(Seat(0)), rules.terms.seats)?;
    let dealer = s.public.dealer;
    let (ring, _) = rules.players(dealer, 0);
    s.public.deal = Deal::new(ring, dealer);
    let pot = given.pot.unwrap_or(0);
    if !(0..=super::LARGEST).contains(&pot) {
        return malformed("no pot is so large");
    }
    s.public.ledger.pay(Seat(11), POT, pot, LawId("pot-stakes"), &mut ());
    let before = s.public.ledger;
    deal(rules, &mut s, &given)?;
    prepare(rules, &mut s, &given)?;
    let winners = tricks(rules, &mut s, &given)?;
    settled(rules, s, dealer, &winners, &before)
}

/// The cards of a list as they lie in a hand; a written card may be either of two copies.
fn in_hand(hand: CardSet, written: &[Card]) -> Option<CardSet> {
    written.iter().try_fold(CardSet::EMPTY, |all, card| {
        let copies = [*card, bit(card.again())];
        let held = copies.into_iter().find(|copy| hand.contains(*copy) && !all.contains(*copy))?;
        Some(all.with(held))
    })
}

/// Deals the cards of the case.
fn deal(rules: &Rules, s: &mut State, given: &Given) -> Result<(), Unsupported> {
    if given.hands.len() != usize::from(rules.terms.seats) {
        return malformed("a hand for each seat");
    }
    // Of two equal cards the one that is named first is the first copy, in whichever hands they are.
    let all: Vec<Card> = given.hands.iter().flatten().copied().collect();
    let mut dealt = cards(rules, &all)?;
    let whole = dealt;
    let hands: Option<Vec<CardSet>> = given
        .hands
        .iter()
        .map(|hand| {
            let hand = in_hand(dealt, hand)?;
            dealt = dealt.minus(hand);
            Some(hand)
        })
        .collect();
    let Some(hands) = hands else { return malformed("these are not cards of the pack") };
    let talon: Vec<Card> = match (&given.talon, rules.terms.form) {
        (Some(TalonGiven::Piles { upper, lower }), _) => upper.iter().chain(lower).copied().collect(),
        (Some(TalonGiven::Cards(cards)), _) => cards.clone(),
        (None, Form::Two) => rules.pack.cards.minus(whole).iter().collect(),
        (None, _) => vec![],
    };
    let hands = hands.into_iter().map(Cards).take(4).collect();
    let dealt = match talon.is_empty() {
        true => Dealt::Hands(hands),
        false => Dealt::Aside { hands, talon: talon.into_iter().take(25).collect() },
    };
    let fall = Fall::Deal(dealt);
    if rules.admits(s, &fall).is_err() {
        return malformed("these hands are not a deal of the pack");
    }
    rules.reveal(s, &fall, &mut ());
    Ok(())
}

/// Everything before the first lead.
fn prepare(rules: &Rules, s: &mut State, given: &Given) -> Result<(), Unsupported> {
    let mut calls = given.calls.iter().flatten();
    let mut asked = given.asked.iter().flatten();
    let mut changes = step(given.choice.as_deref())?;
    let mut giving = None;
    for _ in 0..200 {
        let seat = s.public.deal.turn;
        match s.public.deal.phase {
            Phase::Play => return Ok(()),
            Phase::Scat => {
                let Some(laid) = in_hand(s.hands[seat], given.laid.as_deref().unwrap_or_default()) else {
                    return malformed("what is laid away must be held");
                };
                act(rules, s, seat, Act::Discard(laid))?;
            }
            Phase::Announce => {
                let classes = rules.classes(s.hands[seat]);
                let said = if classes == 0 { Act::Silent } else { Act::Announce(Honours(classes)) };
                act(rules, s, seat, said)?;
            }
            Phase::Auction => {
                let Some((seat, call)) = calls.next() else { return malformed("the auction is not over") };
                let said = call_named(call)?;
                let blind = matches!(said, Act::Bid(game) if Some(game) == rules.blind_game());
                if s.public.deal.blind && !blind {
                    act(rules, s, *seat, Act::Look)?;
                }
                act(rules, s, *seat, said)?;
            }
            Phase::Call => match given.called {
                Some(card) => act(rules, s, seat, Act::Call(card))?,
                None => return malformed("no king is called"),
            },
            Phase::Ask => match asked.next() {
                Some(one) => {
                    act(rules, s, seat, Act::Ask(one.card))?;
                    if s.public.deal.giving != Some(one.from) {
                        return malformed("he does not have that card");
                    }
                    giving = Some(one.back);
                }
                None => act(rules, s, seat, Act::Enough)?,
            },
            Phase::Give => match giving.take() {
                Some(card) => act(rules, s, seat, Act::Give(card))?,
                None => return malformed("nothing is given"),
            },
            Phase::Talon if changes == 0 => act(rules, s, seat, Act::Keep)?,
            Phase::Talon => {
                let change = if s.public.deal.step == 0 { Act::Switch } else { Act::Return };
                changes -= 1;
                act(rules, s, seat, change)?;
            }
            Phase::Ultimo => {
                let said = if given.ultimo == Some(seat) { Act::Ultimo } else { Act::Silent };
                act(rules, s, seat, said)?;
            }
            Phase::FirstDealer | Phase::Deal | Phase::Over => return malformed("the deal is over before it is played"),
        }
    }
    malformed("this never comes to a lead")
}

/// All tricks; the deal is not settled yet.
fn tricks(rules: &Rules, s: &mut State, given: &Given) -> Result<Vec<Seat>, Unsupported> {
    let mut winners = Vec::new();
    let mut over = false;
    for card in given.tricks.iter().flatten() {
        let seat = s.public.deal.turn;
        let legal = rules.legal(s.hands[seat], s.public.deal.trick.led());
        let held = in_hand(legal, &[*card]).and_then(|held| held.first());
        let Some(card) = held.filter(|_| !over) else {
            return malformed(format!("seat {seat} may not play {card}"));
        };
        if rules.lay_card(s, seat, card, &mut ()) {
            over = rules.take_trick(s, &mut ());
            winners.push(s.public.deal.turn);
        }
    }
    if !over {
        return malformed("the deal does not end here");
    }
    rules.finish(s, &mut ());
    Ok(winners)
}

fn settled(
    rules: &Rules,
    mut s: State,
    dealer: Seat,
    winners: &[Seat],
    before: &Ledger,
) -> Result<Answer, Unsupported> {
    let r = rules.result(&s);
    rules.settle(&mut s.public, &r, &mut ());
    let (p, terms) = (&s.public, &rules.terms);
    let points = r.points.unwrap_or_default();
    let seats = || Seat::all(terms.seats);
    let honours: Vec<i64> = seats().map(|seat| p.deal.announced_by(seat)).collect();
    let pots = match terms.pot {
        0 => json!({}),
        _ => json!({"pot": p.ledger.balance(POT) - before.balance(POT)}),
    };
    let mut answer = json!({
        "winners": winners,
        "net": net(rules, &p.ledger, before),
        "pots": pots,
        "next_dealer": rules.seating(0).after(dealer, 1),
    });
    if terms.form != Form::Zapp {
        let skues = p.deal.skues.first();
        let told = |skues: &crate::tarock::state::SkuesPlayed| json!({"trick": skues.trick, "seat": skues.seat, "lost": skues.lost});
        answer["scus"] = skues.map_or(Value::Null, told);
    }
    let side = r.side.unwrap_or(0);
    let contract = r.game.map(|game| game.word());
    match terms.form {
        Form::Three | Form::OldThree | Form::Two => {
            answer["points"] = seats().map(|seat| points[seat]).collect();
            answer["honours"] = json!(honours);
            if terms.form == Form::Two {
                answer["net"] = seats().map(|seat| p.score[seat]).collect();
            }
        }
        Form::Partners | Form::Munich => {
            let sums = rules.sides(p, &points);
            answer["points"] = json!(sums);
            answer["honours"] = json!(honours);
            answer["excess"] = json!(rules.excess(sums));
        }
        Form::Quadrille => {
            answer["points"] = json!([side, points.values().sum::<i32>() - side]);
            answer["honours"] = json!(honours);
            answer["declarer"] = json!(r.player);
            answer["contract"] = json!(contract);
            answer["aide"] = json!(r.helper);
        }
        Form::HombreOld | Form::HombreNew => {
            answer["points"] = json!([side, points.values().sum::<i32>() - side]);
            answer["declarer"] = json!(r.player);
            answer["contract"] = json!(contract);
            answer["tout"] = json!(r.all_tricks);
            answer["result"] = json!(result_word(rules.verdict(&r)));
        }
        Form::Zapp => zapp(rules, &r, &mut answer),
    }
    Answer::new(answer)
}

fn zapp(rules: &Rules, r: &crate::tarock::settle::DealResult, answer: &mut Value) {
    let side = r.side.unwrap_or(0);
    let Some(game) = r.game else { return };
    let total = rules.terms.total().unwrap_or(0);
    let factor = Rules::prize_factor(game, r.all_tricks);
    let mut honours: PerSeat<i64, 4> = PerSeat::all(0);
    for (seat, honour) in &r.hands {
        let times = if *honour == crate::tarock::honours::Honour::Tarocks { 1 } else { factor };
        honours[*seat] += times * rules.terms.unit;
    }
    answer["points"] = json!([side, total - side]);
    answer["declarer"] = json!(r.player);
    answer["contract"] = json!(game.word());
    answer["won"] = json!(rules.verdict(r) == Verdict::Won);
    answer["multiplier"] = json!(multiple(game, r.step));
    answer["ballade"] = json!(r.all_tricks);
    answer["ultimo"] = r.ultimo.map_or(Value::Null, |ultimo| {
        let result = match ultimo.end {
            UltimoEnd::Won => "won",
            UltimoEnd::Captured => "captured",
            UltimoEnd::Failed => "failed",
        };
        json!({"owner": ultimo.owner, "announced": ultimo.announced, "result": result})
    });
    answer["honours"] = honours.values().take(rules.terms.seats.into()).copied().collect();
}
