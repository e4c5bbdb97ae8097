//! Cases about the deal and the exchange: who deals, how many cards, and what is ruled when they go wrong.

use super::{Pair, Person, no, options};
use crate::piquet::hand;
use crate::piquet::odds;
use crate::piquet::options::YesNo;
use crate::piquet::rulings::{self, DealEvent, DealFacts, ExchangeMade};
use crate::piquet::state::UPPER;
use serde::Deserialize;
use serde_json::json;
use spadille_core::{Answer, Card, Case, Rank, Unsupported};

pub(super) fn choose_dealer(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        shown: Pair<Card>,
        lifted: Pair<u8>,
    }
    let q: Q = case.question()?;
    let (legal, dealer) = rulings::choose_dealer(&options(case)?, q.shown, q.lifted);
    Answer::new(json!({"legal": legal, "dealer": dealer}))
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    Talon,
    TalonUpper,
    Packet,
    ElderExchange,
    ElderLeaves,
    YoungerExchange,
    ElderLook,
    YoungerLook,
    ElderLookAfterYounger,
    SecondExchange,
    LookBeforeDiscard,
}

pub(super) fn counts(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        what: What,
        announced: Option<u8>,
        cut: Option<bool>,
        elder_takes: Option<u8>,
        younger_takes: Option<u8>,
        younger_looked: Option<bool>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let looks = o.look_at_left_cards == YesNo::Yes;
    let elder = q.elder_takes.unwrap_or(0);
    let left_of_five = UPPER.saturating_sub(elder);
    let left = o.younger_exchange(elder).end().saturating_sub(q.younger_takes.unwrap_or(0));
    let one = |allowed: bool, n: u8| if allowed && n > 0 { vec![n] } else { vec![] };
    let counts: Vec<u8> = match q.what {
        What::Talon => vec![hand::PACK.len() - 24],
        What::TalonUpper => vec![UPPER],
        What::Packet => {
            let after_cut = q.cut == Some(true);
            o.packet_sizes().filter(|n| !after_cut || Some(*n) == q.announced).collect()
        }
        What::ElderExchange => o.elder_exchange().filter(|n| q.announced.is_none_or(|a| a == *n)).collect(),
        What::ElderLeaves => vec![left_of_five],
        What::YoungerExchange => o.younger_exchange(elder).collect(),
        What::ElderLook => one(looks, left_of_five),
        What::YoungerLook => one(looks, left),
        What::ElderLookAfterYounger => one(looks && q.younger_looked == Some(true), left),
        // Nobody exchanges twice or looks before he has laid away (law 11).
        What::SecondExchange | What::LookBeforeDiscard => vec![],
    };
    Answer::new(json!({ "counts": counts }))
}

#[derive(PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Found {
    AtOnce,
    InPlay,
}

pub(super) fn exchange_check(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        dealer: Person,
        seat: Person,
        elder_takes: Option<u8>,
        held: u8,
        discarded: u8,
        took: u8,
        announced: bool,
        turned_or_mixed: bool,
        found: Found,
    }
    let q: Q = case.question()?;
    let made = ExchangeMade {
        is_elder: q.seat.0 != q.dealer.0,
        elder_takes: q.elder_takes,
        held: q.held,
        discarded: q.discarded,
        took: q.took,
        announced: q.announced,
        turned_or_mixed: q.turned_or_mixed,
        at_once: q.found == Found::AtOnce,
    };
    let (ruling, hand, put_back, _) = rulings::exchange(&options(case)?, made);
    Answer::new(json!({"ruling": ruling, "hand": hand, "put_back": put_back}))
}

pub(super) fn deal_ruling(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        preset: String,
        dealer: Person,
        event: DealEvent,
        cards: Option<Pair<u8>>,
        count: Option<u8>,
        looked: Option<Pair<bool>>,
        by: Option<Person>,
    }
    let q: Q = case.question()?;
    let facts = DealFacts { cards: q.cards, count: q.count, looked: q.looked, by: q.by.map(|p| p.0) };
    let (ruling, _) = rulings::deal(&options(case)?, q.preset == "1860", q.dealer.0, q.event, facts);
    Answer::new(ruling)
}

pub(super) fn chance(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        hands: u8,
        without: Vec<Rank>,
    }
    let q: Q = case.question()?;
    if !(1..=2).contains(&q.hands) {
        return Err(no("one hand or both"));
    }
    let (a, b) = odds::dealt_without(q.hands, &q.without);
    Answer::new(json!({ "probability": format!("{a}/{b}") }))
}
