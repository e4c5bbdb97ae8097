//! The pack without tens, what its cards count, and the cards that matter.

use spadille_core::{Card, CardSet, Rank, Suit, card};
use spadille_tricks::{Order, Worth};

/// The ranks from the highest down.
pub const RANKS: [Rank; 12] = [
    Rank::Ace,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
    Rank::Six,
    Rank::Five,
    Rank::Four,
    Rank::Three,
    Rank::Two,
];

/// All forty-eight cards.
pub const PACK: CardSet = CardSet::pack(&RANKS);

/// The jack of hearts.
pub const QUINOLA: Card = card!(Jack of Hearts);

/// The ace that counts double.
pub const ACE_OF_DIAMONDS: Card = card!(Ace of Diamonds);

/// The ace that forces the Quinola.
pub const ACE_OF_HEARTS: Card = card!(Ace of Hearts);

/// The four aces.
pub const ACES: CardSet = PACK.of_rank(Rank::Ace);

/// What cards count in tricks.
pub const WORTH: Worth = Worth::of_ranks(&[(Rank::Ace, 4), (Rank::King, 3), (Rank::Queen, 2), (Rank::Jack, 1)]);

/// How the cards rank; there are no trumps.
pub static ORDER: Order =
    Order::new(&[&row(Suit::Spades), &row(Suit::Hearts), &row(Suit::Diamonds), &row(Suit::Clubs)], None);

const fn row(suit: Suit) -> [Card; 12] {
    let mut cards = [QUINOLA; 12];
    let mut place = 0;
    while place < 12 {
        cards[place] = Card::new(RANKS[place], suit);
        place += 1;
    }
    cards
}

/// Cards by suit, each from its highest down.
pub fn sorted(cards: CardSet) -> Vec<Card> {
    ORDER.as_held(cards, Suit::ALL)
}
