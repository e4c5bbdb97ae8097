//! Forms of worked cases that all trick-taking games share.

use crate::order::Order;
use serde::Deserialize;
use serde_json::json;
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Seat, Unsupported};

/// `legal-cards`: which cards of a hand may be played to what lies there.
///
/// ```
/// use serde_json::json;
/// use spadille_core::{Case, card};
/// use spadille_tricks::{Order, cases::legal_cards};
/// let order = Order::new(&[&[card!(King of Spades), card!(Queen of Spades)], &[card!(King of Hearts)]], None);
/// let given = json!({"hand": ["QS", "KH"], "trick": ["KS"]});
/// let case = Case { id: "one".into(), game: None, form: None, auto: true, given, expect: json!({"legal": ["QS"]}) };
/// assert!(legal_cards(&case, &order).is_ok_and(|answer| answer.difference(&case.expect).is_none()));
/// ```
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

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::card;

    fn order() -> Order {
        Order::new(
            &[
                &[card!(Ace of Spades), card!(King of Spades)],
                &[card!(King of Hearts), card!(Queen of Hearts), card!(Jack of Hearts)],
            ],
            Some(0),
        )
    }

    fn case(given: serde_json::Value, expect: serde_json::Value) -> Case {
        Case { id: "one".into(), game: None, form: None, auto: true, given, expect }
    }

    /// Whether an answer is the one that is expected.
    fn answers(answer: Result<Answer, Unsupported>, case: &Case) -> bool {
        answer.is_ok_and(|answer| answer.difference(&case.expect).is_none())
    }

    #[test]
    fn legal_cards_are_told_in_any_order() {
        let given = json!({"hand": ["JH", "KS", "KH"], "trick": ["QH"]});
        let right = case(given.clone(), json!({"legal": ["KH", "JH"]}));
        assert!(answers(legal_cards(&right, &order()), &right));
        let wrong = case(given, json!({"legal": ["KH", "KS"]}));
        assert!(!answers(legal_cards(&wrong, &order()), &wrong));
        let free = case(json!({"hand": ["JH", "KS"], "trick": []}), json!({"legal": ["JH", "KS"]}));
        assert!(answers(legal_cards(&free, &order()), &free), "whoever leads is free");
    }

    #[test]
    fn a_trick_is_won_from_its_leader_on() {
        let given = |leader: u8, cards: &[&str]| case(json!({"leader": leader, "cards": cards}), json!({"winner": 0}));
        let trumped = given(2, &["KH", "AS", "QH"]);
        assert!(answers(trick_winner(&trumped, &order(), 3), &trumped));
        let plain = given(0, &["KH", "JH", "QH"]);
        assert!(answers(trick_winner(&plain, &order(), 3), &plain));
    }

    #[test]
    fn what_is_no_trick_is_refused() {
        let given = |leader: u8, cards: &[&str]| case(json!({"leader": leader, "cards": cards}), json!({}));
        for (leader, cards) in [(3, &["KH"][..]), (0, &[]), (0, &["KH", "JH", "QH", "AS"]), (0, &["none"])] {
            assert!(trick_winner(&given(leader, cards), &order(), 3).is_err(), "{leader} {cards:?}");
        }
        assert!(legal_cards(&case(json!({"hand": 3}), json!({})), &order()).is_err());
    }
}
