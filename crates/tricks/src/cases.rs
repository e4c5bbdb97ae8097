//! Forms of worked cases that all trick-taking games share.

use crate::order::Order;
use serde::Deserialize;
use serde_json::json;
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Seat, Unsupported};

/// `legal-cards`: which cards of a hand may be played to what lies there.
///
/// # Errors
/// When the question cannot be read.
pub fn legal_cards(case: &Case, order: &Order) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        hand: CardSet,
        trick: Vec<Card>,
    }
    let q: Question = case.question()?;
    Answer::with_sets(json!({"legal": order.legal(q.hand, q.trick.first().copied())}), &["legal"])
}

/// `trick-winner`: who takes a whole trick at a table of so many.
///
/// # Errors
/// When the question cannot be read.
pub fn trick_winner(case: &Case, order: &Order, seats: u8) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        leader: Seat,
        cards: Vec<Card>,
    }
    let q: Question = case.question()?;
    let leader = seated(q.leader, seats)?;
    if q.cards.is_empty() || q.cards.len() > usize::from(seats) {
        return Err(Unsupported("a trick has a card of each player".into()));
    }
    Answer::new(json!({"winner": leader.after(order.winner(&q.cards) as u8, seats)}))
}
