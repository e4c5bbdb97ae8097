//! Worked cases of L'Homme by their form.

mod replay;

use super::LHommeOptions;
use super::moves::Move;
use super::rules::LHomme;
use super::settle::DealResult;
use super::state::{Deal, POT, Phase, Public, SEATS, State};
use crate::taking::cases::{choice, listed, setup, turn_up};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::{malformed, seated};
use spadille_core::{
    Answer, Card, CardSet, Case, Game as _, LawId, Ledger, Options as _, PerSeat, Seat, Space as _, Suit, Unsupported,
};
use spadille_stakes::paper::LARGEST;
use spadille_tricks::Tricks;
use spadille_tricks::cases::trick_winner;

/// The rules of a case, whose players are told apart from its options.
fn rules_of(case: &Case) -> Result<LHomme, Unsupported> {
    let mut options = case.given.get("options").and_then(Value::as_object).cloned().unwrap_or_default();
    if let Some(players) = case.given.get("players") {
        options.insert("players".into(), players.clone());
    }
    LHommeOptions::from_overrides(None, &options).and_then(LHomme::new).map_err(|e| Unsupported(e.to_string()))
}

/// Answers a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    if case.form() == Some("table-check") {
        let _: u64 = case.field("players")?;
        return Answer::new(json!({"allowed": rules_of(case).is_ok()}));
    }
    let rules = rules_of(case)?;
    let players = rules.options.players;
    match case.form() {
        Some("setup") => Answer::new(setup(&rules.pack, case, players, rules.options.each())?),
        Some("turn-up") => turn_up(&rules.pack, case),
        Some("legal-cards") => {
            let (choice, _) = choice(&rules.pack, case, rules.options.duty(), players)?;
            let (legal, refusing) = match rules.options.may_refuse() {
                true => (choice.by_suit, choice.refusing()),
                false => (choice.dutiful(), CardSet::EMPTY),
            };
            Answer::new(json!({"legal": listed(&rules.pack, legal), "refusing": listed(&rules.pack, refusing)}))
        }
        Some("trick-winner") => {
            let trump: Option<Suit> = case.field("trump")?;
            trick_winner(case, rules.pack.order(trump), players)
        }
        Some("auction-run") => auction_run(&rules, case),
        Some("trick-fines") => trick_fines(&rules, case),
        Some("settle") => settled(&rules, case),
        Some("replay") => replay::replay(&rules, case),
        _ => Err(Unsupported::form(case)),
    }
}

/// An amount that a stake may have.
fn stood(case: &Case) -> Result<i64, Unsupported> {
    let pot: i64 = case.field("pot")?;
    if (0..=LARGEST / 2).contains(&pot) { Ok(pot) } else { malformed("no stake is so large") }
}

/// Accounts before a case: only the stake, from nowhere.
fn accounts(pot: i64) -> Ledger {
    let mut ledger = Ledger::default();
    // A seat that no table of this game has.
    ledger.pay(Seat(SEATS as u8), POT, pot, LawId("ante"), &mut ());
    ledger
}

/// What each seat has won.
fn net(ledger: &Ledger, players: u8) -> Vec<i64> {
    Seat::all(players).map(|seat| ledger.balance(seat)).collect()
}

fn of_players<T: Copy>(all: &PerSeat<T, SEATS>, players: u8) -> Vec<T> {
    all.values().copied().take(players.into()).collect()
}

fn call_of(word: &str) -> Result<Move, Unsupported> {
    match word {
        "play" => Ok(Move::Undertake),
        "pass" => Ok(Move::Pass),
        _ => malformed("a call is play or pass"),
    }
}

fn auction_run(rules: &LHomme, case: &Case) -> Result<Answer, Unsupported> {
    let players = rules.options.players;
    let (dealer, calls): (Seat, Vec<String>) = (case.field("dealer")?, case.field("calls")?);
    let (dealer, pot) = (seated(dealer, players)?, stood(case)?);
    let deal = Deal { phase: Phase::Bid, turn: dealer.next(players), ..Deal::new(players, dealer) };
    let public = Public { ledger: accounts(pot), dealer, deal, ..rules.open().public };
    let mut s = State { public, ..rules.open() };
    // A deal of a match that does not end with it.
    let long = replay::long(rules);
    for word in &calls {
        let (seat, m) = (s.public.deal.turn, call_of(word)?);
        long.check(&s, seat, m).map_err(|e| Unsupported(format!("{word}: {e}")))?;
        long.play(&mut s, seat, m, &mut ());
    }
    let p = &s.public;
    let next = (p.deal.phase == Phase::Bid).then_some(p.deal.turn);
    let legal: Vec<&str> = match next {
        Some(seat) => long.moves(&s, seat).iter().map(|m| if m == Move::Pass { "pass" } else { "play" }).collect(),
        None => vec![],
    };
    Answer::new(json!({
        "homme": p.deal.homme,
        "over": next.is_none(),
        "next": next,
        "legal": legal,
        "marks": of_players(&p.marks, players),
        "net": net(&p.ledger, players),
        "pots": {"pot": p.pot() - pot},
    }))
}

fn trick_fines(rules: &LHomme, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        leader: Seat,
        trump: Option<Suit>,
        hands: Vec<CardSet>,
        cards: Vec<Card>,
    }
    let players = rules.options.players;
    let (q, pot): (Question, i64) = (case.question()?, stood(case)?);
    if q.hands.len() != usize::from(players) || q.cards.len() != usize::from(players) {
        return malformed("there is a hand and a card of each player");
    }
    let leader = seated(q.leader, players)?;
    let turned = q.trump.and_then(|suit| rules.pack.cards.of_suit(suit).first());
    let mut deal = Deal { phase: Phase::Play, turn: leader, turned, ..Deal::new(players, leader) };
    deal.tricks = Tricks::new(leader, deal.tricks.now.players());
    let public = Public { ledger: accounts(pot), deal, ..rules.open().public };
    let mut s = State { public, ..rules.open() };
    for (seat, hand) in Seat::all(players).zip(&q.hands) {
        s.hands[seat] = *hand;
    }
    for card in &q.cards {
        let (seat, m) = (s.public.deal.turn, Move::Play(*card));
        rules.check(&s, seat, m).map_err(|e| Unsupported(format!("{card}: {e}")))?;
        rules.play(&mut s, seat, m, &mut ());
    }
    let p = &s.public;
    let refused: Vec<Seat> = p.deal.refused.iter().map(|(_, seat)| *seat).collect();
    Answer::new(json!({
        "winner": p.deal.winners.first(),
        "refused": refused,
        "marks": of_players(&p.marks, players),
        "net": net(&p.ledger, players),
        "pots": {"pot": p.pot() - pot},
    }))
}

fn settled(rules: &LHomme, case: &Case) -> Result<Answer, Unsupported> {
    let players = rules.options.players;
    let (homme, tricks): (Seat, Vec<u8>) = (case.field("homme")?, case.field("tricks")?);
    let (homme, pot) = (seated(homme, players)?, stood(case)?);
    if tricks.len() != usize::from(players) {
        return malformed("everybody has his tricks");
    }
    let tricks = PerSeat::from_fn(|seat: Seat| tricks.get(seat.index()).copied().unwrap_or(0));
    let mut ledger = accounts(pot);
    let won = rules.settle(&mut ledger, &DealResult { homme, tricks }, &mut ());
    Answer::new(json!({
        "won": won,
        "net": net(&ledger, players),
        "pots": {"pot": ledger.balance(POT) - pot},
    }))
}
