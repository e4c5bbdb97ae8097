//! Cases about throwing out and exchanging.

use super::replay::act;
use super::{dealer_of, malformed};
use crate::boston::dealing::THROWN;
use crate::boston::moves::Move;
use crate::boston::options::Dealing;
use crate::boston::rules::{Dealt, Fall, Rules};
use crate::boston::state::{Deal, State};
use serde::Deserialize;
use serde_json::json;
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Rank, Seat, Suit, Unsupported};

/// A table at which these cards are dealt.
fn dealt(rules: &Rules, case: &Case, hands: &[CardSet], stock: &[Card]) -> Result<State, Unsupported> {
    let mut s = rules.open();
    s.public.dealer = dealer_of(rules, case)?;
    s.public.deal = Deal::new(rules.seats, s.public.dealer);
    let fall = Fall::Deal(Dealt {
        hands: hands.iter().copied().take(4).collect(),
        turned: rules.turns_up().then_some(Card::new(Rank::Ace, Suit::Spades)),
        stock: stock.iter().copied().take(13).collect(),
    });
    if rules.admits(&s, &fall).is_err() {
        return malformed("these hands are not a deal of the pack");
    }
    rules.reveal(&mut s, &fall, &mut ());
    Ok(s)
}

pub fn throw_limits(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let dealer = dealer_of(rules, case)?;
    let seat = seated(case.field("seat")?, rules.seats)?;
    let dealt = rules.portions(dealer)[seat];
    let throws = if seat != dealer && rules.dealing == Dealing::Seventeen { THROWN } else { 0 };
    let receives = if seat == dealer && rules.dealing == Dealing::Seventeen { (rules.seats - 1) * THROWN } else { 0 };
    let after = dealt - throws + receives;
    Answer::new(json!({"dealt": dealt, "throws": throws, "receives": receives, "after": after}))
}

pub fn throw_check(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    use spadille_core::Space as _;
    #[derive(Deserialize)]
    struct Question {
        hand: CardSet,
        thrown: Vec<Card>,
    }
    let q: Question = case.question()?;
    let cards: CardSet = q.thrown.iter().copied().collect();
    let all_different = usize::from(cards.len()) == q.thrown.len();
    let legal = all_different && rules.throws(q.hand).contains(&Move::Throw(cards));
    Answer::new(json!({"legal": legal}))
}

pub fn throw_out(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        hands: Vec<CardSet>,
        thrown: Vec<CardSet>,
    }
    let q: Question = case.question()?;
    let mut s = dealt(rules, case, &q.hands, &[])?;
    for (place, cards) in q.thrown.iter().enumerate().filter(|(_, cards)| !cards.is_empty()) {
        act(rules, &mut s, seated(Seat(place as u8), rules.seats)?, Move::Throw(*cards))?;
    }
    let hands: Vec<CardSet> = Seat::all(rules.seats).map(|seat| s.hands[seat]).collect();
    Ok(Answer::new(json!({"hands": hands}))?.in_rows(&["hands"]))
}

pub fn exchange_limits(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let dealer = dealer_of(rules, case)?;
    let each: Vec<u8> = Seat::all(rules.seats).map(|seat| rules.exchanges(dealer, seat)).collect();
    let stock = rules.pack.len() - Seat::all(rules.seats).map(|seat| rules.portions(dealer)[seat]).sum::<u8>();
    let left = stock.saturating_sub(each.iter().sum());
    Answer::new(json!({"first": dealer.next(rules.seats), "exchanges": each, "stock": stock, "left": left}))
}

pub fn exchange_run(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        hands: Vec<CardSet>,
        stock: Vec<Card>,
        aside: Vec<Card>,
    }
    let q: Question = case.question()?;
    let mut s = dealt(rules, case, &q.hands, &q.stock)?;
    let mut taken = Vec::new();
    for card in &q.aside {
        let seat = s.public.deal.turn;
        taken.extend(s.public.deal.talon.places().next().and_then(|place| s.stock.get(place)).copied());
        act(rules, &mut s, seat, Move::Discard(*card))?;
    }
    let hands: Vec<CardSet> = Seat::all(rules.seats).map(|seat| s.hands[seat]).collect();
    let left: Vec<Card> = s.public.deal.talon.places().filter_map(|place| s.stock.get(place).copied()).collect();
    Ok(Answer::new(json!({"taken": taken, "hands": hands, "stock_left": left}))?.in_rows(&["hands"]))
}
