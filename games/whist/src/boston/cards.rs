//! The cards: both packs, their order, and the suits of a colour.

use super::options::Pack;
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, Rank, Suit};
use spadille_tricks::Order;

/// The full pack.
pub use crate::pack::{PACK as FULL, RANKS};

/// The cards of a pack.
pub const fn pack_of(pack: Pack) -> CardSet {
    match pack {
        Pack::Full => FULL,
        Pack::Short => {
            let diamonds = CardSet::of_suits(&[Suit::Diamonds], &[Rank::Ace, Rank::King, Rank::Queen]);
            FULL.minus(FULL.of_suit(Suit::Diamonds)).minus(FULL.of_rank(Rank::Two)).union(diamonds)
        }
    }
}

/// The cards of a suit, high to low.
pub fn row(pack: CardSet, suit: Suit) -> ArrayVec<Card, 13> {
    RANKS.into_iter().map(|rank| Card::new(rank, suit)).filter(|card| pack.contains(*card)).collect()
}

/// The order of the cards of a pack with these trumps, or without.
pub fn order_of(pack: CardSet, trump: Option<Suit>) -> Order {
    let rows = Suit::ALL.map(|suit| row(pack, suit));
    let rows: ArrayVec<&[Card], 4> = rows.iter().map(ArrayVec::as_slice).collect();
    Order::new(&rows, trump.map(|suit| suit as usize))
}

/// The other suit of the same colour.
pub const fn sister_suit(suit: Suit) -> Suit {
    match suit {
        Suit::Spades => Suit::Clubs,
        Suit::Clubs => Suit::Spades,
        Suit::Hearts => Suit::Diamonds,
        _ => Suit::Hearts,
    }
}
