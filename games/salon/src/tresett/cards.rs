//! The cards: forty, with the three highest.

use spadille_core::{Card, CardSet, Rank, Suit};
use spadille_tricks::Order;

/// The ranks of every suit, highest first.
pub const RANKS: [Rank; 10] = [
    Rank::Three,
    Rank::Two,
    Rank::Ace,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Seven,
    Rank::Six,
    Rank::Five,
    Rank::Four,
];

/// The pack of L'Hombre.
pub const PACK: CardSet = CardSet::pack(&RANKS);
/// Three, two, king, queen and jack: three of them make a point.
pub const FIGURES: CardSet = CardSet::pack(&[Rank::Three, Rank::Two, Rank::King, Rank::Queen, Rank::Jack]);
/// The aces, a point each.
pub const ACES: CardSet = CardSet::pack(&[Rank::Ace]);
/// The cards that count nothing.
pub const SMALL: CardSet = CardSet::pack(&[Rank::Seven, Rank::Six, Rank::Five, Rank::Four]);
/// King, queen and jack.
pub const PICTURES: CardSet = CardSet::pack(&[Rank::King, Rank::Queen, Rank::Jack]);

const fn row(suit: Suit) -> [Card; 10] {
    let mut cards = [Card::new(RANKS[0], suit); 10];
    let mut i = 0;
    while i < 10 {
        cards[i] = Card::new(RANKS[i], suit);
        i += 1;
    }
    cards
}

/// How the cards rank and follow; no suit is trumps.
pub static ORDER: Order =
    Order::new(&[&row(Suit::Spades), &row(Suit::Hearts), &row(Suit::Diamonds), &row(Suit::Clubs)], None);

/// All cards of a suit.
pub fn whole(suit: Suit) -> CardSet {
    PACK.of_suit(suit)
}

/// Cards by suits, each from its highest down.
pub fn sorted(cards: CardSet) -> Vec<Card> {
    ORDER.as_held(cards, Suit::ALL)
}
