//! The pack, its orders, and the numbers of the suits.

use super::options::Pack;
use spadille_core::{Card, CardSet, Rank, Suit};
use spadille_tricks::Order;

/// The ranks of every suit, from the highest down.
pub const RANKS: [Rank; 8] =
    [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight, Rank::Seven];
/// The thirty-two cards.
pub const PACK: CardSet = CardSet::pack(&RANKS);

/// The suits by their numbers, from one to four.
pub const fn suits(pack: Pack) -> [Suit; 4] {
    match pack {
        Pack::French => [Suit::Clubs, Suit::Spades, Suit::Diamonds, Suit::Hearts],
        Pack::German => [Suit::Diamonds, Suit::Hearts, Suit::Spades, Suit::Clubs],
    }
}

/// The order of the cards with a trump suit, or before one is named.
pub fn order_of(trump: Option<Suit>) -> Order {
    let rows = Suit::ALL.map(|suit| RANKS.map(|rank| Card::new(rank, suit)));
    Order::new(&rows.each_ref().map(|row| &row[..]), trump.map(|suit| suit as usize))
}

/// A card of a cut is the higher the higher its rank, and of equal ranks the higher suit decides.
pub fn cut_height(pack: Pack, card: Card) -> (usize, usize) {
    let rank = RANKS.iter().rev().position(|rank| *rank == card.rank()).unwrap_or(0);
    (rank, suits(pack).iter().position(|suit| *suit == card.suit()).unwrap_or(0))
}

/// Who sits where by the cards cut: persons from the highest card down.
pub fn seating(pack: Pack, cuts: &[Card]) -> Vec<usize> {
    let mut persons: Vec<usize> = (0..cuts.len()).collect();
    persons.sort_by_key(|person| std::cmp::Reverse(cut_height(pack, cuts[*person])));
    persons
}
