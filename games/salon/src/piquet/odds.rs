//! Exact chances of dealt hands.

use super::hand::PACK;
use spadille_core::Rank;

/// The chance, as a reduced fraction, that `hands` given hands of twelve hold no card of these ranks.
pub fn dealt_without(hands: u8, ranks: &[Rank]) -> (u64, u64) {
    let bad = PACK.iter().filter(|c| ranks.contains(&c.rank())).count() as u64;
    let (pack, dealt) = (u64::from(PACK.len()), 12 * u64::from(hands));
    // Each bad card in turn must fall among the cards that are not dealt to these hands.
    (0..bad).fold((1, 1), |(a, b), i| reduce(a * (pack - dealt).saturating_sub(i), b * (pack - i)))
}

fn reduce(a: u64, b: u64) -> (u64, u64) {
    fn gcd(a: u64, b: u64) -> u64 {
        if b == 0 { a } else { gcd(b, a % b) }
    }
    let divisor = gcd(a, b).max(1);
    (a / divisor, b / divisor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_without_court_cards_is_rare() {
        let courts = [Rank::King, Rank::Queen, Rank::Jack];
        // C(20,12) / C(32,12)
        assert_eq!(dealt_without(1, &courts), (323, 578956));
        assert_eq!(dealt_without(2, &courts), (0, 1));
    }
}
