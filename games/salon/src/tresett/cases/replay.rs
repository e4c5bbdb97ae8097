//! Whole deals, from the cards to the Kamm.

use super::{counted, list, malformed, net, raced, sweep_value};
use crate::tresett::moves::Move;
use crate::tresett::race::Race;
use crate::tresett::rules::{Fall, Tresett};
use crate::tresett::state::{FOUR, Phase, SEATS, State, TRICKS};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Game as _, PerSeat, Seat, Turn, Unsupported};

#[derive(Deserialize)]
struct Call {
    card: Card,
    back: Card,
}

#[derive(Deserialize)]
struct Told {
    hands: Vec<CardSet>,
    call: Option<Call>,
    #[serde(default)]
    forehand_early: bool,
    plays: Vec<Vec<Card>>,
}

#[derive(Deserialize)]
struct Question {
    dealer: Seat,
    #[serde(default)]
    marks: [u16; 2],
    stake: u16,
    deals: Vec<Told>,
}

/// Plays a move of whoever is awaited.
fn plays(rules: &Tresett, s: &mut State, m: Move) -> Result<(), Unsupported> {
    let Some(seat) = rules.turn(s).awaited().first() else { return malformed("the deal is over already") };
    rules.check(s, seat, m).map_err(|e| Unsupported(format!("{m} by {seat}: {e}")))?;
    rules.play(s, seat, m, &mut ());
    Ok(())
}

pub fn replay(rules: &Tresett, case: &Case) -> Result<Answer, Unsupported> {
    let q: Question = case.question()?;
    let mut s = rules.open();
    rules.reveal(&mut s, &Fall::FirstDealer(seated(q.dealer, FOUR)?), &mut ());
    s.public.race = Race::new(q.marks);
    // A case may tell more deals than a match of this house has.
    let long = Tresett { options: crate::tresett::TresettOptions { tours: u8::MAX, ..rules.options.clone() } };
    let mut deals = Vec::new();
    for told in &q.deals {
        if rules.turn(&s) != Turn::Chance {
            return malformed("the deal before is not played out");
        }
        deals.push(one_deal(&long, &mut s, told)?);
    }
    Answer::new(json!({"deals": deals, "net": net(s.public.kamm, q.stake), "pots": {}, "dealer": s.public.dealer}))
}

fn one_deal(rules: &Tresett, s: &mut State, told: &Told) -> Result<Value, Unsupported> {
    let Ok(hands) = <[CardSet; SEATS]>::try_from(told.hands.as_slice()) else {
        return malformed("there are four hands");
    };
    let fall = Fall::Deal(PerSeat(hands));
    rules.admits(s, &fall).map_err(|e| Unsupported(e.to_string()))?;
    let mut dealt = PerSeat(hands);
    rules.reveal(s, &fall, &mut ());
    if s.public.deal.phase == Phase::Call {
        let vorhand = s.public.vorhand();
        match &told.call {
            Some(call) => {
                plays(rules, s, Move::Call(call.card))?;
                let holder = s.public.deal.called.map(|called| called.holder);
                dealt = s.hands;
                dealt[vorhand] = dealt[vorhand].without(call.back);
                holder.into_iter().for_each(|holder| dealt[holder].insert(call.back));
                plays(rules, s, Move::Give(call.back))?;
            }
            None => plays(rules, s, Move::NoCall)?,
        }
    } else if told.call.is_some() {
        return malformed("nobody may call at this table");
    }
    if s.public.deal.phase == Phase::Early {
        plays(rules, s, if told.forehand_early { Move::Speak } else { Move::Wait })?;
    }
    for card in told.plays.iter().flatten() {
        plays(rules, s, Move::Play(*card))?;
    }
    let Some(race) = s.public.deal.ended else { return malformed("the deal is not played out") };
    Ok(value(rules, s, &dealt, &race))
}

fn value(rules: &Tresett, s: &State, dealt: &PerSeat<CardSet, SEATS>, race: &Race) -> Value {
    let deal = &s.public.deal;
    let winners = deal.winners();
    let announced = deal.told.iter().map(|told| {
        let (worth, _) = told.what.worth(rules.options.sevens);
        json!([told.by, told.what, worth.marks, worth.parties])
    });
    let mut map = raced(race, s.public.race.marks);
    let fields = json!({
        "hands": dealt.0.map(list),
        "announced": announced.collect::<Vec<_>>(),
        "winners": winners.as_slice(),
        "tricks": deal.tricks.won,
        "count": (winners.len() == TRICKS).then(|| [0, 1].map(|side| counted(deal.count(side)))),
        "sweep": sweep_value(deal.sweep()),
        "kamm": s.public.kamm,
    });
    map.extend(fields.as_object().cloned().unwrap_or_default());
    Value::Object(map)
}
