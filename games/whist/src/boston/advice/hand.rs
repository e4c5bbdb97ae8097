//! What a hand promises: tricks with certain trumps, and danger in a misère.

use crate::boston::rules::{RANKS, Rules, row};
use spadille_core::{Card, CardSet, Rank, Suit};

/// How likely the first, second, … best trump loses to a higher one that is out.
const LOSES: [f64; 5] = [1.0, 0.8, 0.5, 0.3, 0.15];

/// How many rounds it takes to draw so many trumps from others.
fn rounds(out: u8, others: u8) -> f64 {
    let even = f64::from(out) / f64::from(others);
    // Trumps seldom lie evenly.
    even + if others > 1 { 0.9 * (f64::from(out) / 6.0).min(1.0) } else { 0.0 }
}

/// The tricks that trumps bring to whoever plays alone.
fn trump_tricks(rules: &Rules, hand: CardSet, suit: Suit) -> f64 {
    let all = row(rules.pack, suit);
    let own = hand.of_suit(suit);
    let out = all.len() as u8 - own.len();
    let rounds = rounds(out, rules.seats - 1);
    let (mut lost, mut higher) = (0.0, 0.0);
    let mut place = 0;
    for card in all {
        if !own.contains(card) {
            higher += 1.0;
            continue;
        }
        let left = (rounds - f64::from(place)).clamp(0.0, 1.0);
        if higher > lost {
            lost += left * LOSES.get(place as usize).copied().unwrap_or(0.1).min(higher - lost);
        }
        place += 1;
    }
    f64::from(own.len()) - lost
}

/// The tricks that a suit beside trumps brings.
fn side_tricks(rules: &Rules, hand: CardSet, suit: Suit, trumps: u8) -> f64 {
    let own = hand.of_suit(suit);
    let has = |rank: Rank| own.contains(Card::new(rank, suit));
    let length = own.len();
    // A long suit is ruffed sooner.
    let stands: f64 = match length {
        0..=3 => 0.93,
        4 => 0.88,
        5 => 0.8,
        _ => 0.7,
    };
    let (ace, king, queen) = (has(Rank::Ace), has(Rank::King), has(Rank::Queen));
    let mut tricks = if ace { stands } else { 0.0 };
    tricks += match (king, ace, length) {
        (true, true, _) => stands - 0.1,
        (true, false, 2..=4) => 0.5,
        (true, false, _) if length > 4 => 0.4,
        (true, false, _) => 0.15,
        _ => 0.0,
    };
    tricks += match (queen, ace, king, length) {
        (true, true, true, _) => 0.6,
        (true, _, _, 3..) if ace || king => 0.35,
        (true, _, _, 3..) => 0.12,
        _ => 0.0,
    };
    let whole = row(rules.pack, suit).len() as u8;
    // The rest of a long suit stands when trumps are drawn.
    let long = f64::from(length.saturating_sub(whole / 3));
    tricks + long * if trumps >= 5 { 0.35 } else { 0.1 }
}

/// The tricks that a hand promises alone with these trumps, or without any.
pub fn tricks(rules: &Rules, hand: CardSet, trump: Option<Suit>) -> f64 {
    let length = trump.map_or(0, |suit| hand.of_suit(suit).len());
    let side = Suit::ALL.into_iter().filter(|suit| Some(*suit) != trump);
    let beside: f64 = side.map(|suit| side_tricks(rules, hand, suit, length)).sum();
    beside + trump.map_or(0.0, |suit| trump_tricks(rules, hand, suit))
}

/// The tricks that a hand brings to somebody else's game.
pub fn support(rules: &Rules, hand: CardSet, trump: Option<Suit>) -> f64 {
    let side = Suit::ALL.into_iter().filter(|suit| Some(*suit) != trump);
    let mut all: f64 = side.clone().map(|suit| side_tricks(rules, hand, suit, 0)).sum();
    if let Some(suit) = trump {
        let own = hand.of_suit(suit);
        let worth = [(Rank::Ace, 1.0), (Rank::King, 0.8), (Rank::Queen, 0.6), (Rank::Jack, 0.35)];
        all += worth.iter().filter(|(rank, _)| own.contains(Card::new(*rank, suit))).map(|(_, n)| n).sum::<f64>();
        let shortest = side.map(|suit| hand.of_suit(suit).len()).min().unwrap_or(3);
        all += f64::from(own.len().min(3)) * [0.7, 0.5, 0.25, 0.0][usize::from(shortest.min(3))];
    }
    all
}

/// How far the cards of a suit stand above those that would be safe in a misère: the lowest should be among the lowest two that are
/// left, the second among the lowest four, and so on.
fn excess(own: CardSet, left: &[Card]) -> u32 {
    let mut mine = 0;
    let mut sum = 0;
    for (place, card) in left.iter().rev().enumerate() {
        if own.contains(*card) {
            mine += 1;
            sum += (place as u32 + 2).saturating_sub(2 * mine);
        }
    }
    sum
}

/// How dangerous a suit is in a misère, these cards of it being left with others.
pub fn danger_in(rules: &Rules, hand: CardSet, out: CardSet, suit: Suit) -> u32 {
    let (own, others) = (hand.of_suit(suit), out.of_suit(suit));
    if others.is_empty() {
        return 0;
    }
    let left: Vec<Card> =
        row(rules.pack, suit).into_iter().filter(|c| own.contains(*c) || others.contains(*c)).collect();
    excess(own, &left)
}

/// How dangerous a hand is in a misère.
pub fn danger(rules: &Rules, hand: CardSet, out: CardSet) -> u32 {
    Suit::ALL.into_iter().map(|suit| danger_in(rules, hand, out, suit)).sum()
}

/// The card that is feared most: without it least danger is left.
pub fn feared(rules: &Rules, hand: CardSet, out: CardSet) -> Option<Card> {
    let height = |card: &Card| RANKS.iter().position(|rank| *rank == card.rank()).unwrap_or(0);
    hand.iter().min_by_key(|card| (danger(rules, hand.without(*card), out), height(card)))
}

/// Whether a suit is safe in a misère at the start: counting from two, its i-th lowest card is no higher than twice i.
pub fn is_safe(hand: CardSet, suit: Suit) -> bool {
    let heights = RANKS.into_iter().rev().zip(2u32..).filter(|(rank, _)| hand.contains(Card::new(*rank, suit)));
    heights.zip(1u32..).all(|((_, height), place)| height <= 2 * place)
}

/// How likely a closed misère is to succeed with a hand.
pub fn misere_hope(rules: &Rules, hand: CardSet) -> f64 {
    let danger = danger(rules, hand, rules.pack.minus(hand));
    let best: f64 = if rules.seats == 4 { 0.87 } else { 0.75 };
    (best - 0.075 * f64::from(danger)).max(0.0)
}
