//! Cases about the deal and the exchange: who deals, how many cards, and what is ruled when they go wrong.

use super::no;
use crate::piquet::hand;
use crate::piquet::odds;
use crate::piquet::options::PiquetOptions;
use crate::piquet::rulings::{self, DealFacts, ExchangeMade};
use crate::piquet::state::UPPER;
use serde::Deserialize;
use serde_json::json;
use spadille_core::case::seated;
use spadille_core::{Answer, Card, Case, Rank, Unsupported};

pub(super) fn choose_dealer(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        shown: [Card; 2],
        lifted: [u8; 2],
    }
    let q: Q = case.question()?;
    let (legal, dealer) = rulings::choose_dealer(o, q.shown, q.lifted);
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

pub(super) fn counts(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
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
    let elder = q.elder_takes.unwrap_or(0);
    let left_of_five = UPPER.saturating_sub(elder);
    let left = o.younger_exchange(elder).end().saturating_sub(q.younger_takes.unwrap_or(0));
    let seen = |allowed: bool, n: u8| if allowed && o.may_look() && n > 0 { vec![n] } else { vec![] };
    let counts: Vec<u8> = match q.what {
        What::Talon => vec![hand::PACK.len() - 24],
        What::TalonUpper => vec![UPPER],
        What::Packet => o.packet_sizes().filter(|n| q.cut != Some(true) || Some(*n) == q.announced).collect(),
        What::ElderExchange => o.elder_exchange().filter(|n| q.announced.is_none_or(|a| a == *n)).collect(),
        What::ElderLeaves => vec![left_of_five],
        What::YoungerExchange => o.younger_exchange(elder).collect(),
        What::ElderLook => seen(true, left_of_five),
        What::YoungerLook => seen(true, left),
        What::ElderLookAfterYounger => seen(q.younger_looked == Some(true), left),
        // Nobody exchanges twice or looks before he has laid away (law 11).
        What::SecondExchange | What::LookBeforeDiscard => vec![],
    };
    Answer::new(json!({ "counts": counts }))
}

pub(super) fn exchange_check(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let made: ExchangeMade = case.question()?;
    seated(made.dealer, 2).and(seated(made.seat, 2))?;
    let (ruling, hand, put_back, _) = rulings::exchange(o, &made);
    Answer::new(json!({"ruling": ruling, "hand": hand, "put_back": put_back}))
}

pub(super) fn deal_ruling(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let facts: DealFacts = case.question()?;
    seated(facts.dealer, 2).and(seated(facts.by.unwrap_or(facts.dealer), 2))?;
    Answer::new(rulings::deal(o, &facts).0)
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
