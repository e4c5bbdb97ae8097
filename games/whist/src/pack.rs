//! The pack of fifty-two, as the whole family ranks it.

use spadille_core::{CardSet, Rank};

/// The ranks of a suit, high to low.
pub const RANKS: [Rank; 13] = [
    Rank::Ace,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Ten,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
    Rank::Six,
    Rank::Five,
    Rank::Four,
    Rank::Three,
    Rank::Two,
];

/// The whole pack.
pub const PACK: CardSet = CardSet::pack(&RANKS);
