//! What a hand promises: tricks with certain trumps, and danger in a misère.

use crate::boston::cards::{RANKS, row};
use crate::boston::rules::Rules;
use spadille_core::{Card, CardSet, Rank, Suit};

/// How likely the first, second, … best trump loses to a higher one that is out.
const LOSES: [f64; 5] = [1.0, 0.8, 0.5, 0.3, 0.15];

/// How many rounds it takes to draw so many trumps from others.
fn rounds(out: u8, others: u8) -> f64 {
    let out = f64::from(out);
    // Trumps seldom lie evenly; against one opponent about half of them are not in play.
    if others > 1 { out / f64::from(others) + 0.9 * (out / 6.0).min(1.0) } else { 0.55 * out }
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
            higher += if rules.seats == 2 { 0.55 } else { 1.0 };
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
    let whole = row(rules.pack, suit).len() as u8;
    let hands = f64::from(rules.seats - 1) + if rules.seats == 2 { 1.0 } else { 0.0 };
    // The fewer of it others have, the sooner it is ruffed.
    let stands: f64 = match f64::from(whole - length) / hands {
        each if each >= 3.2 => 0.93,
        each if each >= 2.9 => 0.88,
        each if each >= 2.5 => 0.8,
        each if each >= 1.0 => 0.7,
        _ => 0.55,
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
        (true, true, true, _) => stands - 0.3,
        (true, _, _, 3..) if ace || king => 0.35,
        (true, _, _, 3..) => 0.12,
        _ => 0.0,
    };
    // The rest of a long suit stands when trumps are drawn.
    let long = f64::from(length.saturating_sub(whole / 3));
    tricks + long * if trumps >= 5 { 0.35 } else { 0.1 }
}

/// What some thousand deals have taught: against several opponents a hand makes a little less, against one a little more.
fn correction(rules: &Rules, all: f64) -> f64 {
    if rules.seats == 2 { (0.3 * (13.0 - all)).clamp(0.0, 1.0) } else { -0.2 }
}

/// The tricks that a hand promises alone with these trumps, or without any.
pub fn tricks(rules: &Rules, hand: CardSet, trump: Option<Suit>) -> f64 {
    let length = trump.map_or(0, |suit| hand.of_suit(suit).len());
    let side = Suit::ALL.into_iter().filter(|suit| Some(*suit) != trump);
    let beside: f64 = side.map(|suit| side_tricks(rules, hand, suit, length)).sum();
    let all = beside + trump.map_or(0.0, |suit| trump_tricks(rules, hand, suit));
    all + correction(rules, all)
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
        all += f64::from(own.len().saturating_sub(3)) * 0.5;
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

/// How likely a closed misère is to succeed with a hand, as some thousand deals have shown.
pub fn misere_hope(rules: &Rules, hand: CardSet) -> f64 {
    let danger = danger(rules, hand, rules.pack.minus(hand));
    let (best, each) = match rules.seats {
        2 => (0.8, 0.05),
        3 => (0.92, 0.066),
        _ => (0.93, 0.04),
    };
    (best - each * f64::from(danger)).max(0.0)
}
