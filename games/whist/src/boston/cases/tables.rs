//! Cases about cards, suits, games and prices.

use super::{contract, dealer_of, malformed, one_of_four, trump_of};
use crate::boston::cards::{RANKS, row};
use crate::boston::contracts::{Contract, rungs};
use crate::boston::rules::Rules;
use crate::boston::tariff::tenths;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Rank, Seat, Suit, Unsupported};
use spadille_tricks::Restriction;

pub fn pack(rules: &Rules) -> Result<Answer, Unsupported> {
    let suits = Suit::ALL.map(|suit| (suit.letter().to_string(), json!(row(rules.pack, suit))));
    Answer::new(json!({"size": rules.pack.len(), "suits": Map::from_iter(suits)}))
}

pub fn deal_roles(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (dealer, seats) = (dealer_of(rules, case)?, rules.seats);
    let order: Vec<Seat> = (1..=seats).map(|steps| dealer.after(steps, seats)).collect();
    let second = |steps: u8| rules.turns_up().then(|| dealer.after(steps, seats));
    Answer::new(json!({
        "forehand": order[0],
        "order": order,
        "cutter": dealer.after(seats - 1, seats),
        // The player opposite shuffles; at his right sits the Vorhand.
        "shuffles_second": second(2),
        "cuts_second": second(1),
        "turned_card_owner": null,
        "next_dealer": order[0],
    }))
}

/// Lowest cards choose first; here the ace is the lowest, and equal cards draw again.
pub fn draw_seats(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let drawn: Vec<Card> = case.field("drawn")?;
    if drawn.len() != usize::from(rules.seats) || !drawn.iter().all(|card| RANKS.contains(&card.rank())) {
        return malformed("a card for each player is wanted");
    }
    let height = |card: &Card| {
        if card.rank() == Rank::Ace { 1 } else { 15 - RANKS.iter().position(|r| *r == card.rank()).unwrap_or(0) }
    };
    let heights: Vec<usize> = drawn.iter().map(height).collect();
    let equal = |i: &usize| heights.iter().filter(|h| **h == heights[*i]).count() > 1;
    let again: Vec<usize> = (0..heights.len()).filter(equal).collect();
    let lowest = (0..heights.len()).min_by_key(|i| heights[*i]);
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by_key(|i| heights[*i]);
    let dealer = lowest.filter(|i| !again.contains(i));
    let order = again.is_empty().then_some(order);
    Answer::with_sets(json!({"again": again, "order": order, "dealer": dealer}), &["again"])
}

pub fn suit_classes(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let turned: Option<Suit> = case.field("turned")?;
    let turned = turned.map(one_of_four).transpose()?;
    let Some((best, mid)) = rules.better_suits(turned) else { return malformed("no suit is turned up") };
    let bad: Vec<Suit> = Suit::ALL.into_iter().filter(|suit| *suit != best && *suit != mid).collect();
    Answer::with_sets(json!({"best": best, "mid": mid, "bad": bad}), &["bad"])
}

pub fn ladder(rules: &Rules) -> Result<Answer, Unsupported> {
    let all: Vec<String> = rungs(&rules.levels).map(|contract| contract.to_string()).collect();
    Answer::new(json!({"low_to_high": all}))
}

pub fn overbid(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let rank = |name: &str| {
        let word: String = case.field(name)?;
        let contract = contract(rules, &word)?;
        Ok::<_, Unsupported>(rungs(&rules.levels).position(|other| other == contract))
    };
    Answer::new(json!({"higher": rank("new")? > rank("standing")?}))
}

fn contracts(rules: &Rules, case: &Case) -> Result<Vec<Contract>, Unsupported> {
    let words: Vec<String> = case.field("contracts")?;
    words.iter().map(|word| contract(rules, word)).collect()
}

pub fn tariff(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let prices: Vec<i64> = contracts(rules, case)?.into_iter().map(|contract| rules.worth(contract, true)).collect();
    Answer::new(json!({"prices": prices}))
}

pub fn multipliers(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let vorhand: Option<bool> = case.field("vorhand")?;
    let all = contracts(rules, case)?.into_iter();
    let all: Vec<Option<i64>> = all.map(|contract| rules.multiplier(contract, vorhand.unwrap_or(true))).collect();
    Answer::new(json!({"multipliers": all}))
}

pub fn tariff_row(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        contract: String,
        counts: Vec<u8>,
        #[serde(default)]
        vorhand: Option<bool>,
    }
    let q: Question = case.question()?;
    let Some(times) = rules.multiplier(contract(rules, &q.contract)?, q.vorhand.unwrap_or(true)) else {
        return malformed("this game is not counted");
    };
    let prices: Vec<i64> = q.counts.into_iter().map(|count| tenths(times, count.into())).collect();
    Answer::new(json!({"multiplier": times, "prices": prices}))
}

pub fn contract_terms(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let word: String = case.field("contract")?;
    let contract = contract(rules, &word)?;
    let level = contract.level;
    Answer::new(json!({
        "need": rules.need(level),
        "lays_aside": u8::from(level.lays_aside()),
        "tricks_played": level.tricks_played(),
        "open": level.is_open(),
        "trump": rules.has_trump(level),
        "price": rules.worth(contract, true),
    }))
}

pub fn trick_winners(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        leader: Seat,
        tricks: Vec<Vec<Card>>,
    }
    let q: Question = case.question()?;
    let seats = q.tricks.first().map_or(rules.seats, |trick| trick.len() as u8);
    let order = rules.order(trump_of(case)?);
    let mut leader = seated(q.leader, seats)?;
    let mut winners = Vec::new();
    for trick in &q.tricks {
        if trick.len() != usize::from(seats) || trick.is_empty() || seats > 12 {
            return malformed("a trick has a card of each player");
        }
        leader = leader.after(order.winner(trick) as u8, seats);
        winners.push(leader);
    }
    Answer::new(json!({"winners": winners}))
}

/// What binds a player beside the duty of following.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Bound {
    Called { card: Card },
    Suit { suit: Suit },
    NotSuit { suit: Suit },
    Highest,
    Lowest,
    NoWin,
}

pub fn legal_cards(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        hand: CardSet,
        trick: Vec<Card>,
        restriction: Option<Bound>,
    }
    let q: Question = case.question()?;
    let order = rules.order(trump_of(case)?);
    let legal = order.legal(q.hand, q.trick.first().copied());
    let whole = |suit: Suit| CardSet::of_suits(&[suit], &RANKS);
    let of_led = q.trick.first().map_or(legal, |led| legal.both(order.suit_of(*led)));
    let only = |card: Option<Card>| Restriction { demanded: card.into_iter().collect(), ..Restriction::FREE };
    let restriction = match q.restriction {
        None => Restriction::FREE,
        Some(Bound::Called { card }) => only(Some(card)),
        Some(Bound::Suit { suit }) => Restriction { demanded: whole(suit), ..Restriction::FREE },
        Some(Bound::NotSuit { suit }) => crate::boston::play::not_of(suit),
        Some(Bound::Highest) => only(order.highest(of_led)),
        Some(Bound::Lowest) => only(order.lowest(of_led)),
        Some(Bound::NoWin) => {
            let best = q.trick.get(order.winner(&q.trick)).copied();
            let taking = best.map_or(CardSet::EMPTY, |best| order.above(best));
            Restriction { forbidden: taking, ..Restriction::FREE }
        }
    };
    Answer::with_sets(json!({"legal": restriction.bind(legal)}), &["legal"])
}

pub fn honours(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        trump: Suit,
        hands: Vec<CardSet>,
        sides: Vec<Vec<Seat>>,
    }
    let q: Question = case.question()?;
    let figures = CardSet::of_suits(&[one_of_four(q.trump)?], rules.honour_ranks());
    let held = |side: &Vec<Seat>| {
        let cards = side.iter().filter_map(|seat| q.hands.get(seat.index()));
        cards.fold(CardSet::EMPTY, |all, hand| all.union(*hand)).both(figures).len()
    };
    let held: Vec<u8> = q.sides.iter().map(held).collect();
    let points: Vec<Value> = held.iter().map(|figures| json!(rules.honours(*figures))).collect();
    Answer::new(json!({"held": held, "points": points}))
}
