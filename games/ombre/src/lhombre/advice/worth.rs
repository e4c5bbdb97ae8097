//! What a hand promises, reckoned in tenths of a trick.

use super::*;

pub const TRICK: u32 = 10;

/// What a hand promises to take with these trumps, in tenths of a trick: a rule of thumb for comparing suits and for
/// giving games up, not a probability.
pub fn worth(hand: CardSet, trump: Trump) -> u32 {
    let order = trump.order();
    let own = hand.both(order.trumps());
    let mut sum = 0;
    for (place, card) in trump.trumps().iter().copied().filter(|c| own.contains(*c)).enumerate() {
        // Every higher trump in other hands weakens a trump; length makes up for it.
        let above = u32::from(order.above(card).both(order.trumps()).minus(own).len());
        let by_length = if place >= 3 { 6 } else { 1 + place as u32 };
        sum += TRICK.saturating_sub(2 * above).max(by_length);
    }
    for suit in Suit::ALL.into_iter().filter(|s| trump.suit() != Some(*s)) {
        let cards = side(hand, trump, suit);
        let has = |rank: Rank| !cards.of_rank(rank).is_empty();
        sum += match (has(Rank::King), has(Rank::Queen), cards.len()) {
            (true, queen, len) => 6 + 2 * u32::from(len <= 3) + 5 * u32::from(queen),
            (false, true, 2..=4) => 3,
            (false, false, 0) if own.len() >= 3 && trump.suit().is_some() => 3,
            _ => 0,
        };
    }
    sum
}

/// How many tricks a hand is likely to take.
pub fn likely_tricks(hand: CardSet, trump: Trump) -> u8 {
    ((worth(hand, trump) + TRICK / 2) / TRICK) as u8
}

/// How many of them one may rely on: bad luck costs half a trick.
pub fn sure_tricks(hand: CardSet, trump: Trump) -> u8 {
    (worth(hand, trump).saturating_sub(TRICK / 2) / TRICK) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_trumps_promise_more() {
        let worth = |hand: &str| worth(hand.parse().unwrap(), Trump::Suit(Suit::Spades));
        let strong = worth("AS 2S AC KS QS KH KD 5C 4C");
        let fair = worth("AS 2S 5S 4S 6H 5H 4D 5C 3C");
        let poor = worth("5S 4S 6H 5H 4D 3D 2D 5C 3C");
        assert!(strong >= 6 * TRICK && fair < strong && poor < 2 * TRICK && poor < fair);
    }
}
