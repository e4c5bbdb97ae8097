//! The pack, its order, and the imperial trumps.

use super::options::Pack;
use spadille_core::{Card, CardSet, Rank, Suit};
use spadille_tricks::{Order, Worth};

/// The ranks from the highest down; the six is left out of the smaller pack.
pub const RANKS: [Rank; 9] =
    [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight, Rank::Seven, Rank::Six];

/// The four highest ranks: those of the quart major and of the fours.
pub const COURT: [Rank; 4] = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack];

/// How many pips cards count for the Rummel.
pub const PIPS: Worth = Worth::of_ranks(&[
    (Rank::Ace, 11),
    (Rank::King, 10),
    (Rank::Queen, 10),
    (Rank::Jack, 10),
    (Rank::Ten, 10),
    (Rank::Nine, 9),
    (Rank::Eight, 8),
    (Rank::Seven, 7),
    (Rank::Six, 6),
]);

/// How the cards rank with each suit as trumps.
static ORDERS: [Order; 4] = [order(Some(0)), order(Some(1)), order(Some(2)), order(Some(3))];

/// How they rank before one is turned.
static PLAIN: Order = order(None);

const fn order(trump: Option<usize>) -> Order {
    Order::new(&[&row(Suit::Spades), &row(Suit::Hearts), &row(Suit::Diamonds), &row(Suit::Clubs)], trump)
}

const fn row(suit: Suit) -> [Card; 9] {
    let mut cards = [Card::new(Rank::Ace, suit); 9];
    let mut place = 0;
    while place < 9 {
        cards[place] = Card::new(RANKS[place], suit);
        place += 1;
    }
    cards
}

/// How the cards rank with these trumps.
#[inline]
pub fn order_of(trump: Suit) -> &'static Order {
    &ORDERS[trump as usize]
}

/// Cards by suit, trumps first, each from its highest down.
pub fn sorted(cards: CardSet, trump: Option<Suit>) -> Vec<Card> {
    trump.map_or(&PLAIN, order_of).as_held(cards, Suit::ALL)
}

impl Pack {
    /// The ranks played with.
    pub fn ranks(self) -> &'static [Rank] {
        match self {
            Pack::ThirtySix => &RANKS,
            Pack::ThirtyTwo => &RANKS[..8],
        }
    }

    /// All cards.
    pub fn cards(self) -> CardSet {
        CardSet::pack(self.ranks())
    }

    /// The imperial trumps.
    pub fn imperial(self, trump: Suit) -> CardSet {
        let low = match self {
            Pack::ThirtySix => Rank::Six,
            Pack::ThirtyTwo => Rank::Seven,
        };
        court(trump).with(Card::new(low, trump))
    }

    /// The turned cards that the seven may rob.
    pub fn robbable(self, trump: Suit) -> CardSet {
        self.imperial(trump).without(seven(trump))
    }
}

/// Ace, king, queen and jack of a suit.
pub const fn court(suit: Suit) -> CardSet {
    CardSet::of_suits(&[suit], &COURT)
}

/// The trump that robs.
pub const fn seven(trump: Suit) -> Card {
    Card::new(Rank::Seven, trump)
}
