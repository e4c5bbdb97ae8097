//! What cards count in games that are won by points.

use spadille_core::{Card, CardSet, Rank};

/// The points of cards.
///
/// ```
/// use spadille_core::{Card, Rank};
/// use spadille_tricks::Worth;
/// const SCAT: Worth = Worth::of_ranks(&[(Rank::Ace, 11), (Rank::Ten, 10), (Rank::King, 4), (Rank::Queen, 3), (Rank::Jack, 2)]);
/// assert_eq!(SCAT.of("AS 10H KD 7C".parse().unwrap()), 25);
/// // Taroks are counted in packets, of which each counting card loses one point and each packet gains one.
/// const TAROK: Worth = Worth::of_ranks(&[(Rank::King, 5), (Rank::Queen, 4)]).and(&[(Card::taroks(21), 5), (Card::SKUS, 5)]);
/// assert_eq!((TAROK.in_packets("KH T3 T4".parse().unwrap(), 1), TAROK.in_packets("T2 T3 T4".parse().unwrap(), 1)), (5, 1));
/// assert_eq!(TAROK.in_packets("KH QH T21".parse().unwrap(), 1), 12);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worth([u8; Card::COUNT]);

impl Worth {
    /// All cards of these ranks count so much, all others nothing.
    pub const fn of_ranks(ranks: &[(Rank, u8)]) -> Worth {
        let mut worth = [0; Card::COUNT];
        let mut index = 0;
        while index < Card::COUNT {
            if let Some(card) = Card::from_index(index) {
                let mut row = 0;
                while row < ranks.len() {
                    if card.rank() as u8 == ranks[row].0 as u8 {
                        worth[index] = ranks[row].1;
                    }
                    row += 1;
                }
            }
            index += 1;
        }
        Worth(worth)
    }

    /// The same with these cards counted otherwise, second copies too.
    #[must_use]
    pub const fn and(mut self, cards: &[(Card, u8)]) -> Worth {
        let mut row = 0;
        while row < cards.len() {
            self.0[cards[row].0.index()] = cards[row].1;
            row += 1;
        }
        self
    }

    /// What one card counts.
    #[inline]
    pub const fn card(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// What cards count, card by card.
    pub fn of(&self, cards: CardSet) -> u32 {
        cards.iter().map(|card| u32::from(self.card(card))).sum()
    }

    /// The cards that count anything.
    pub fn counting(&self, cards: CardSet) -> CardSet {
        cards.iter().filter(|card| self.card(*card) > 0).collect()
    }

    /// What cards count that were won in so many packets: however they are grouped, a packet counts one and each counting
    /// card in it one less than its value.
    pub fn in_packets(&self, cards: CardSet, packets: u8) -> u32 {
        self.of(cards) - u32::from(self.counting(cards).len()) + u32::from(packets)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Suit;

    /// The whole pack of 78 counts 78 in threes, 72 in fours with a scat, as the books have it.
    #[test]
    fn the_whole_tarok_pack_counts_what_the_books_say() {
        let taroks = [Card::taroks(1), Card::taroks(21), Card::SKUS].map(|card| (card, 5));
        let ranks = [(Rank::King, 5), (Rank::Queen, 4), (Rank::Caval, 3), (Rank::Jack, 2)];
        let worth = Worth::of_ranks(&ranks).and(&taroks);
        let suits = CardSet::of_suits(&Suit::ALL, &Rank::ALL);
        let pack = suits.union(CardSet::taroks());
        assert_eq!((pack.len(), worth.of(pack)), (78, 71));
        assert_eq!((worth.in_packets(pack, 26), worth.in_packets(pack, 20)), (78, 72));
        assert_eq!(worth.in_packets(CardSet::one(Card::SKUS), 0), 4);
    }
}
