//! Judgements the books let a player make: of tempo, strength, invites, forcing and risk.

use super::holding::{Heights, Holding, heights, ranks};
use crate::whist::score::GAME;
use spadille_core::{Card, CardSet};

/// Whether to hurry with one's tricks: weak in trumps one does, with five that are named one does not (000:1814-1836).
pub fn make_tricks_early(trumps: Heights) -> bool {
    const HOLD: Holding = Holding::read("AK+3|KQ+3|QJ+3|QT+3|JT+3|Q+4|J+4");
    trumps.count_ones() < 5 && HOLD.fits(trumps).is_none()
}

/// In rules of the score an honour with three others is strength (000:1680-1682).
pub fn strong_at_four(trumps: Heights) -> bool {
    trumps & ranks("AKQJ") != 0 && trumps.count_ones() >= 4
}

/// Whether a card is low enough to invite: the six at most.
pub fn is_low(card: Card) -> bool {
    is_among(card, "65432")
}

/// Whether a card is of one of these ranks.
pub fn is_among(card: Card, letters: &'static str) -> bool {
    heights(CardSet::one(card), card.suit()) & ranks(letters) != 0
}

/// An invite: a low card of a suit that has ace, king or queen (001:235).
pub fn is_invite(holding: CardSet, led: Card) -> bool {
    is_low(led) && heights(holding, led.suit()) & ranks("AKQ") != 0
}

/// Which of two opponents to force: the one stronger in trumps, and never both (001:604).
pub fn forces(trumps: &[CardSet]) -> Vec<bool> {
    let weight = |cards: &CardSet| {
        let held = cards.first().map_or(0, |card| heights(*cards, card.suit()));
        (cards.len(), held)
    };
    let strongest = trumps.iter().enumerate().max_by_key(|(_, cards)| weight(cards)).map(|(place, _)| place);
    (0..trumps.len()).map(|place| Some(place) == strongest && !trumps[place].is_empty()).collect()
}

/// Whether to risk certain tricks for one more: if that one would win the game or bring the side to five, and they alone do not
/// (000:1671-1674, 001:608-612).
pub fn risk(points: u8, tricks: u8, certain: u8) -> bool {
    let after = |tricks: u8| points + tricks.saturating_sub(6);
    let (sure, more) = (after(tricks + certain), after(tricks + certain + 1));
    sure < GAME && more >= GAME || sure < 5 && more >= 5
}
