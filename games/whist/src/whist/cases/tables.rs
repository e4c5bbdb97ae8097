//! Cases about cards, table, tricks, odds and rulings.

use super::{malformed, one_of_four};
use crate::pack::{PACK, RANKS};
use crate::whist::options::TrumpSource;
use crate::whist::rules::{Rules, order_with};
use crate::whist::rulings::{Moment, number_of, rule};
use crate::whist::state::{Bound, Drawing, FOUR, partner};
use crate::whist::strict::bind;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Seat, Suit, Unsupported};
use spadille_odds::lie::Event;
use spadille_tricks::Restriction;

pub fn pack() -> Result<Answer, Unsupported> {
    let row = |suit: Suit| RANKS.map(|rank| Card::new(rank, suit));
    let suits: Map<String, Value> = Suit::ALL.into_iter().map(|suit| (suit.to_string(), json!(row(suit)))).collect();
    Answer::new(json!({"size": PACK.len(), "suits": suits}))
}

pub fn deal_roles(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let dealer = seated(case.field("dealer")?, FOUR)?;
    let second = rules.options.trump_source == TrumpSource::SecondPack;
    let order: Vec<Seat> = (1..=4).map(|step| dealer.after(step, FOUR)).collect();
    Answer::new(json!({
        "forehand": order[0],
        "order": order,
        "cutter": dealer.after(3, FOUR),
        "shuffles_second": second.then(|| partner(dealer)),
        "cuts_second": second.then(|| partner(dealer).after(3, FOUR)),
        "turned_card_owner": (!second).then_some(dealer),
        "next_dealer": dealer.next(FOUR),
    }))
}

pub fn draw_sides(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let cards: Vec<Card> = case.field("drawn")?;
    let all: CardSet = cards.iter().copied().collect();
    if cards.len() != 4 || all.len() != 4 || !PACK.includes(all) {
        return malformed("four persons draw a card each");
    }
    let mut drawing = Drawing::default();
    rules.draw_on(&mut drawing, &cards);
    let drawn = rules.drawn(&drawing);
    let again: Vec<Seat> = drawn.again.iter().collect();
    let answer = json!({"again": again, "dealer": drawn.dealer, "sides": drawn.sides});
    Ok(Answer::with_sets(answer, &["again"])?.in_rows(&["sides"]))
}

pub fn gatherers(case: &Case) -> Result<Answer, Unsupported> {
    let first: Vec<Option<Seat>> = case.field("first_winners")?;
    let gathers: Result<Vec<_>, _> =
        first.into_iter().map(|seat| seat.map(|seat| seated(seat, FOUR).map(partner)).transpose()).collect();
    Answer::new(json!({"gathers": gathers?}))
}

/// How four counters show the points: in the row, above it, below it, and how many are idle (001:178-186).
const COUNTERS: [[u8; 4]; 9] = [
    [1, 0, 0, 3],
    [2, 0, 0, 2],
    [3, 0, 0, 1],
    [4, 0, 0, 0],
    [2, 1, 0, 1],
    [3, 1, 0, 0],
    [2, 0, 1, 1],
    [3, 0, 1, 0],
    [1, 1, 1, 1],
];

pub fn counters(case: &Case) -> Result<Answer, Unsupported> {
    let points: usize = case.field("points")?;
    let shown = points.checked_sub(1).and_then(|place| COUNTERS.get(place));
    let Some([row, above, below, idle]) = shown else { return malformed("counters show one to nine points") };
    Answer::new(json!({"row": row, "above": above, "below": below, "idle": idle}))
}

pub fn sort_hand(case: &Case) -> Result<Answer, Unsupported> {
    let (trump, hand): (Suit, CardSet) = (one_of_four(case.field("trump")?)?, case.field("hand")?);
    // Held with the lowest card at the left.
    let order = order_with(None);
    let row = |suit: Suit| order.high_to_low(hand.of_suit(suit)).into_iter().rev().collect::<Vec<Card>>();
    let plain = Suit::ALL.into_iter().filter(|suit| *suit != trump);
    let suits: Map<String, Value> = plain.map(|suit| (suit.to_string(), json!(row(suit)))).collect();
    Answer::new(json!({"trumps": row(trump), "suits": suits}))
}

pub fn trick_winners(case: &Case) -> Result<Answer, Unsupported> {
    let trump: Option<Suit> = case.field("trump")?;
    let order = order_with(trump.map(one_of_four).transpose()?);
    let mut leader = seated(case.field("leader")?, FOUR)?;
    let tricks: Vec<Vec<Card>> = case.field("tricks")?;
    let mut winners = Vec::new();
    for trick in tricks {
        if trick.len() != 4 || trick.iter().any(|card| !PACK.contains(*card)) {
            return malformed("a trick has four cards");
        }
        leader = leader.after(order.winner(&trick) as u8, FOUR);
        winners.push(leader);
    }
    Answer::new(json!({"winners": winners}))
}

/// A restriction as cases write it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
enum Demand {
    Called { card: Card },
    Suit { suit: Suit },
    NotSuit { suit: Suit },
    Highest,
    Lowest,
    NoWin,
}

pub fn legal_cards(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        trump: Option<Suit>,
        hand: CardSet,
        trick: Vec<Card>,
        restriction: Option<Demand>,
    }
    let q: Question = case.question()?;
    let order = &order_with(q.trump.map(one_of_four).transpose()?);
    let lies: CardSet = q.trick.iter().copied().collect();
    if q.trick.len() > 3 || !PACK.includes(q.hand.union(lies)) {
        return malformed("at most three cards of the pack lie before a player");
    }
    let bound = match q.restriction {
        None => Bound::Free,
        Some(Demand::Called { card }) => Bound::Card(card),
        Some(Demand::Suit { suit }) => Bound::Suit(suit),
        Some(Demand::Highest) => Bound::Highest,
        Some(Demand::Lowest) => Bound::Lowest,
        Some(Demand::NoWin) => Bound::NoWin,
        Some(Demand::NotSuit { suit }) => {
            let restriction = Restriction { forbidden: PACK.of_suit(suit), ..Restriction::FREE };
            let legal = restriction.bind(order.legal(q.hand, q.trick.first().copied()));
            return Answer::with_sets(json!({"legal": legal}), &["legal"]);
        }
    };
    Answer::with_sets(json!({"legal": bind(order, bound, q.hand, &q.trick)}), &["legal"])
}

/// Hands of equal length of which no card is there twice.
fn open_hands(case: &Case) -> Result<[CardSet; 4], Unsupported> {
    let hands: Vec<CardSet> = case.field("hands")?;
    let all = hands.iter().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
    let Ok(hands): Result<[CardSet; 4], _> = hands.try_into() else { return malformed("there are four hands") };
    let size = hands[0].len();
    let even = size > 0 && hands.iter().all(|hand| hand.len() == size) && all.len() == 4 * size && PACK.includes(all);
    if even { Ok(hands) } else { malformed("these hands are not equally long") }
}

pub fn open_hand(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (hands, trump) = (open_hands(case)?, one_of_four(case.field("trump")?)?);
    let leader = seated(case.field("leader")?, FOUR)?;
    let tricks = rules.open_hand(trump, hands, leader);
    let by_lead: Map<String, Value> = tricks.into_iter().map(|(card, n)| (card.to_string(), json!(n))).collect();
    Answer::new(json!({"tricks_by_lead": by_lead}))
}

pub fn claim(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (hands, trump) = (open_hands(case)?, one_of_four(case.field("trump")?)?);
    let seat = seated(case.field("seat")?, FOUR)?;
    Answer::new(json!({"good": rules.wins_all(trump, hands, seat)}))
}

pub fn odds(case: &Case) -> Result<Answer, Unsupported> {
    let event: Event = case.question()?;
    let Some(value) = event.value() else { return malformed("this cannot be reckoned") };
    Answer::new(json!({"value": value.to_string()}))
}

pub fn ruling(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        law: String,
        moment: Moment,
        dealer: Seat,
        actor: Option<Seat>,
    }
    let q: Question = case.question()?;
    let dealer = seated(q.dealer, FOUR)?;
    let actor = q.actor.map(|seat| seated(seat, FOUR)).transpose()?;
    if q.law != format!("L{}", number_of(q.moment)) {
        return malformed("that law does not speak of this");
    }
    let ruling = rule(&rules.options, q.moment, dealer, actor);
    let remedies = ruling.map_or(&[][..], |ruling| ruling.remedies);
    let choosers: Vec<Seat> = ruling.map(|ruling| ruling.choosers.iter().collect()).unwrap_or_default();
    Answer::with_sets(json!({"remedies": remedies, "choosers": choosers}), &["remedies", "choosers"])
}
