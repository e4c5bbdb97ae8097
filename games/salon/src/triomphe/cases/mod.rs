//! Worked cases of La Triomphe by their form.

use super::TriompheOptions;
use super::moves::Move;
use super::options::Mode;
use super::rules::Triomphe;
use super::settle::{DealResult, Offence, Outcome, outcome};
use super::state::{FOUR, SEATS, State, TRICKS};
use crate::taking::cases::{choice, listed, setup, turn_up};
use crate::taking::{Dealt, Fall};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::{malformed, seated};
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Options as _, PerSeat, Seat, Suit, Unsupported};
use spadille_tricks::cases::trick_winner;

/// Answers a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    if case.form() == Some("table-check") {
        let players: u64 = case.field("players")?;
        let options = case.given.get("options").and_then(Value::as_object).cloned().unwrap_or_default();
        let fits = TriompheOptions::from_overrides(None, &options).is_ok();
        return Answer::new(json!({"allowed": fits && players == u64::from(FOUR)}));
    }
    let rules: Triomphe = case.rules()?;
    match case.form() {
        Some("setup") => {
            let mut value = setup(&rules.pack, case, FOUR, TRICKS)?;
            let partners = rules.options.has_partners();
            value["sides"] = if partners { json!([[0, 2], [1, 3]]) } else { json!([[0], [1], [2], [3]]) };
            Answer::new(value)
        }
        Some("turn-up") => turn_up(&rules.pack, case),
        Some("legal-cards") => {
            let (choice, _) = choice(&rules.pack, case, rules.options.duty(), FOUR)?;
            Answer::new(json!({"legal": listed(&rules.pack, choice.dutiful())}))
        }
        Some("trick-winner") => {
            let trump: Option<Suit> = case.field("trump")?;
            trick_winner(case, rules.pack.order(trump), FOUR)
        }
        Some("act") => act(&rules, case),
        Some("redeal-vote") => redeal_vote(&rules, case),
        Some("settle") => settled(&rules, case),
        Some("replay") => replay(&rules, case),
        _ => Err(Unsupported::form(case)),
    }
}

fn act(rules: &Triomphe, case: &Case) -> Result<Answer, Unsupported> {
    let seat = seated(case.field("seat")?, FOUR)?;
    let action: String = case.field("action")?;
    let forced = rules.options.mode == Mode::ParForce;
    let (status, what) = match action.as_str() {
        "pass" => ("impossible", None),
        "refuse" => ("offered", Some(Offence::Refuse)),
        "concede" if forced => ("offered", Some(Offence::Concede)),
        "concede" => ("impossible", None),
        "omit_deal" => ("adjudicated", Some(Offence::OmitDeal)),
        "misdeal" => ("adjudicated", Some(Offence::Misdeal)),
        _ => return malformed("an action is pass, refuse, concede, omit_deal or misdeal"),
    };
    let games = what.map(|what| outcome(&rules.options, &DealResult::Offence { what, by: seat }).games);
    Answer::new(json!({"status": status, "net": games.unwrap_or(PerSeat::all(0)), "pots": {}}))
}

/// A table at which some deal was dealt, whatever it was.
fn any_deal(rules: &Triomphe) -> State {
    let mut s = rules.open();
    rules.reveal(&mut s, &Fall::FirstDealer(Seat(FOUR - 1)), &mut ());
    let cards: Vec<Card> = rules.pack.cards.iter().collect();
    let hands = cards.chunks(usize::from(TRICKS)).take(SEATS).map(|hand| hand.iter().copied().collect());
    let dealt = Dealt { hands: hands.collect(), turned: cards[cards.len() - 1] };
    rules.reveal(&mut s, &Fall::Deal(dealt), &mut ());
    s
}

fn redeal_vote(rules: &Triomphe, case: &Case) -> Result<Answer, Unsupported> {
    let consents: Vec<bool> = case.field("consents")?;
    let Ok(consents) = <[bool; SEATS]>::try_from(consents) else { return malformed("four are asked") };
    // Whoever asks has consented; where nobody has, nobody asks.
    let Some(asker) = Seat::all(FOUR).find(|seat| consents[seat.index()]) else {
        return Answer::new(json!({"redeal": false}));
    };
    let mut s = any_deal(rules);
    s.public.deal.turn = asker;
    rules.play(&mut s, asker, Move::AskRedeal, &mut ());
    while let Some(seat) = rules.turn(&s).awaited().first().filter(|_| s.public.deal.phase == super::state::Phase::Vote)
    {
        let m = if consents[seat.index()] { Move::Consent } else { Move::Object };
        rules.play(&mut s, seat, m, &mut ());
    }
    Answer::new(json!({"redeal": s.public.deal.turned.is_none()}))
}

/// The winner as cases name him: a side, or a seat.
fn winner(rules: &Triomphe, outcome: &Outcome) -> Option<u8> {
    let first = outcome.winners.first()?;
    Some(if rules.options.has_partners() { first.0 & 1 } else { first.0 })
}

fn settled(rules: &Triomphe, case: &Case) -> Result<Answer, Unsupported> {
    let tricks: PerSeat<u8, SEATS> = case.field("tricks")?;
    let outcome = outcome(&rules.options, &DealResult::Played(tricks));
    Answer::new(json!({"winner": winner(rules, &outcome), "net": outcome.games, "pots": {}}))
}

#[derive(Deserialize)]
struct Ended {
    seat: Seat,
    action: Offence,
}

#[derive(Deserialize)]
struct Told {
    hands: Vec<CardSet>,
    left: Vec<Card>,
    plays: Vec<Vec<Card>>,
    ended: Option<Ended>,
}

fn plays(rules: &Triomphe, s: &mut State, seat: Seat, m: Move) -> Result<(), Unsupported> {
    rules.check(s, seat, m).map_err(|e| Unsupported(format!("{m} by {seat}: {e}")))?;
    rules.play(s, seat, m, &mut ());
    Ok(())
}

fn one_deal(rules: &Triomphe, s: &mut State, told: &Told) -> Result<Value, Unsupported> {
    let Some(turned) = told.left.first() else { return malformed("a card is left over") };
    let hands = told.hands.iter().copied().take(SEATS).collect();
    let fall = Fall::Deal(Dealt { hands, turned: *turned });
    rules.admits(s, &fall).map_err(|e| Unsupported(e.to_string()))?;
    rules.reveal(s, &fall, &mut ());
    for card in told.plays.iter().flatten() {
        let Some(seat) = rules.turn(s).awaited().first() else { return malformed("the deal is over already") };
        plays(rules, s, seat, Move::Play(*card))?;
    }
    if let Some(Ended { seat, action }) = &told.ended {
        let seat = seated(*seat, FOUR)?;
        let m = match action {
            Offence::Refuse => Move::Refuse,
            Offence::Concede => Move::Concede,
            Offence::Revoke | Offence::OmitDeal | Offence::Misdeal => {
                return malformed("a deal ends by refuse or concede");
            }
        };
        // Before his first card anybody may refuse, whoever is to play.
        if m == Move::Refuse && s.public.deal.is_fresh(seat) && s.public.deal.ended.is_none() {
            s.public.deal.turn = seat;
        }
        plays(rules, s, seat, m)?;
    }
    let deal = &s.public.deal;
    let Some(outcome) = deal.ended else { return malformed("the deal is not played out") };
    Ok(json!({
        "trump": turned.suit(),
        "winners": deal.winners.as_slice(),
        "tricks": deal.tricks.won,
        "winner": winner(rules, &outcome),
        "net": outcome.games,
    }))
}

fn replay(rules: &Triomphe, case: &Case) -> Result<Answer, Unsupported> {
    let (dealer, deals): (Seat, Vec<Told>) = (case.field("dealer")?, case.field("deals")?);
    // A case may tell more deals than a match of this house has.
    let long = Triomphe { options: TriompheOptions { tours: u8::MAX, ..rules.options.clone() }, ..rules.clone() };
    let mut s = long.open();
    long.reveal(&mut s, &Fall::FirstDealer(seated(dealer, FOUR)?), &mut ());
    let told = deals.iter().map(|told| one_deal(&long, &mut s, told)).collect::<Result<Vec<_>, _>>()?;
    Answer::new(json!({"deals": told, "net": s.public.games, "pots": {}, "dealer": s.public.dealer}))
}
