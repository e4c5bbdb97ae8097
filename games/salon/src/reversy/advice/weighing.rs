//! What a card may still cost its holder.

use crate::reversy::cards::{ACE_OF_DIAMONDS, ACES, ORDER, QUINOLA, WORTH};
use spadille_core::{Card, CardSet, Rank};

/// How likely a high card is to be caught with so many small ones beside it.
const EXPOSED: [f64; 5] = [1.0, 0.7, 0.4, 0.15, 0.05];

/// Whether a card counts in tricks: ace, king, queen or jack.
pub fn is_high(card: Card) -> bool {
    WORTH.card(card) > 0
}

/// The small cards of a hand in the suit of a card.
pub fn guards(hand: CardSet, card: Card) -> u8 {
    hand.both(ORDER.suit_of(card)).iter().filter(|other| !is_high(*other)).count() as u8
}

/// How heavy a card lies in a hand: what it may cost, by how well it is guarded.
pub fn burden(hand: CardSet, card: Card) -> f64 {
    let exposed = |guards: u8| EXPOSED[usize::from(guards).min(EXPOSED.len() - 1)];
    if is_high(card) {
        let ace = match card {
            ACE_OF_DIAMONDS => 3.0,
            _ if ACES.contains(card) => 2.0,
            _ => 0.0,
        };
        return exposed(guards(hand, card)) * (f64::from(WORTH.card(card)) + 2.0 + ace);
    }
    // Of the small ones those are a burden that have nothing below them.
    let below = hand.both(ORDER.suit_of(card)).minus(ORDER.above(card)).len() - 1;
    let alone = f64::from(u8::from(hand.both(ORDER.suit_of(card)).len() == 1)) / 4.0;
    exposed(below) * f64::from(ORDER.height(card)) / 12.0 + alone
}

/// How heavy a card lies in a hand that keeps the Quinola: his guard is not touched.
pub fn burden_beside(hand: CardSet, card: Card) -> f64 {
    let guards_him = hand.contains(QUINOLA) && card != QUINOLA && ORDER.suit_of(QUINOLA).contains(card);
    if guards_him && card.rank() != Rank::Ace { burden(hand, card) / 4.0 - 1.0 } else { burden(hand, card) }
}

/// The heaviest of some cards of a hand.
pub fn heaviest(hand: CardSet, among: CardSet) -> Option<Card> {
    let weight = |card: &Card| (burden_beside(hand, *card) * 1000.0) as i64;
    among.iter().max_by_key(|card| (weight(card), ORDER.height(*card)))
}
