//! Whole deals through the engine.

use super::{act, called, money, net, pot_of, said, suit_field, table, with_pot};
use crate::solo::cards::SPADILLE;
use crate::solo::moves::{Asked, Move, Named};
use crate::solo::options::Form;
use crate::solo::rules::{Dealt, Fall, POT, Rules};
use crate::solo::state::{Phase, SEATS, State};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::malformed;
use spadille_core::{Answer, Card, CardSet, Case, Seat, Unsupported};

#[derive(Deserialize)]
struct Buy {
    seat: Seat,
    out: CardSet,
}

/// What is asked for in a Mediateur, alone or in a list.
#[derive(Deserialize)]
#[serde(untagged)]
enum Exchanges {
    One(Exchange),
    List(Vec<Exchange>),
}

impl Exchanges {
    fn first(self) -> Option<Exchange> {
        match self {
            Exchanges::One(exchange) => Some(exchange),
            Exchanges::List(list) => list.into_iter().next(),
        }
    }
}

#[derive(Deserialize)]
struct Exchange {
    card: Card,
    #[serde(rename = "for")]
    given: Card,
}

/// What lies between the calls and the play.
fn prepare(rules: &Rules, s: &mut State, case: &Case) -> Result<(), Unsupported> {
    let trump = suit_field(rules, case, "trump")?;
    let asked = case.field::<Option<Exchanges>>("asked")?.and_then(Exchanges::first);
    let ace_called: Option<Card> = case.field("called")?;
    let mut buys = case.field::<Option<Vec<Buy>>>("buys")?.unwrap_or_default().into_iter();
    while s.public.deal.is_dealt() && s.public.deal.phase != Phase::Play {
        let seat = s.public.deal.turn;
        let ace = ace_called.or(asked.as_ref().map(|asked| asked.card)).map(Card::suit);
        let m = match (s.public.deal.phase, trump, ace) {
            (Phase::Trump | Phase::HelperTrump, Some(suit), _) => Move::Trump(Named(suit)),
            (Phase::Declare, Some(trump), Some(ace)) => Move::Declare(Asked { trump, ace }),
            (Phase::Call, _, Some(_)) => Move::Call(ace_called.unwrap_or(SPADILLE)),
            (Phase::Forward, ..) => Move::Come,
            (Phase::Give, ..) => match &asked {
                Some(asked) => Move::Give(asked.given),
                None => return malformed("nothing is given"),
            },
            (Phase::Buy, ..) => match buys.next() {
                Some(Buy { seat: buyer, out }) if buyer == seat => Move::Discard(out),
                _ => Move::Discard(CardSet::EMPTY),
            },
            _ => return malformed("something is not named"),
        };
        act(rules, s, seat, m)?;
    }
    Ok(())
}

pub fn replay(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let mut s = table(rules, case)?;
    let pot = pot_of(case)?;
    s.public.ledger = with_pot(pot)?;
    let hands: Vec<CardSet> = case.field("hands")?;
    let talon = case.field::<Option<Vec<Card>>>("talon")?.unwrap_or_default();
    let fall = Fall::Deal(Dealt {
        hands: hands.iter().copied().take(SEATS).collect(),
        talon: talon.iter().copied().take(10).collect(),
    });
    if hands.len() > SEATS || talon.len() > 10 || rules.admits(&s, &fall).is_err() {
        return malformed("these hands are not a deal of the pack");
    }
    rules.reveal(&mut s, &fall, &mut ());
    for (seat, call) in case.field::<Vec<(Seat, String)>>("calls")? {
        act(rules, &mut s, seat, said(&call)?)?;
    }
    if s.public.deals_done > 0 {
        return thrown_in(rules, &s, pot);
    }
    prepare(rules, &mut s, case)?;
    let mut before = s.clone();
    for card in case.field::<Vec<Vec<Card>>>("tricks")?.into_iter().flatten() {
        if s.public.deal.phase != Phase::Play {
            return malformed("cards are played after the end");
        }
        before = s.clone();
        let seat = s.public.deal.turn;
        act(rules, &mut s, seat, Move::Play(card))?;
        lay(rules, &mut before, seat, card);
    }
    let Some(d) = rules.deal_result(&before).filter(|_| s.public.deals_done == 1) else {
        return malformed("the deal does not end here");
    };
    let verdict = rules.verdict(&d);
    let deal = &before.public.deal;
    let mut all = money(rules, &verdict, &s.public.ledger, pot);
    let five = rules.form == Form::Five;
    let trump = deal.trump.map(|suit| suit.german_letter().to_string()).filter(|_| !five);
    let tricks: Vec<u8> = d.tricks.values().copied().take(rules.seats.into()).collect();
    let more = json!({
        "declarer": d.declarer, "contract": called(rules, d.contract), "trump": trump, "helper": d.helper,
        "winners": deal.winners, "tricks": tricks, "matadors": d.matadors, "premiers": d.premiers,
        "next_dealer": s.public.dealer,
    });
    all.extend(more.as_object().cloned().unwrap_or_default());
    Answer::with_sets(Value::Object(all), &["codille"])
}

/// Nobody has played: the Stamm stays in the pot.
fn thrown_in(rules: &Rules, s: &State, pot: i64) -> Result<Answer, Unsupported> {
    let codille = if rules.form == Form::Five { Value::Null } else { json!([]) };
    Answer::new(json!({
        "result": "passed", "codille": codille, "winners": [], "tricks": vec![0; rules.seats.into()], "premiers": false,
        "net": net(rules, &s.public.ledger), "pots": {"pot": s.public.ledger.balance(POT) - pot},
        "next_dealer": s.public.dealer,
    }))
}

/// A card as it lies, without what follows from it.
fn lay(rules: &Rules, s: &mut State, seat: Seat, card: Card) {
    s.hands[seat].remove(card);
    let order = rules.order_of(&s.public.deal).clone();
    let deal = &mut s.public.deal;
    if deal.called == Some(card) && deal.giver.is_none() {
        deal.helper = Some(seat);
    }
    if deal.tricks.lay(&order, card).is_some() {
        let winner = deal.tricks.gather();
        deal.winners.push(winner);
    }
}
