//! The pack, its points, and its orders.

use super::games::{Kind, Level, suit_rank};
use super::options::{NullTen, ScatOptions};
use spadille_core::{Card, CardSet, Rank, Suit};
use spadille_tricks::order::run;
use spadille_tricks::{Order, Worth};

/// The ranks of the pack, with the ten below the ace.
pub const RANKS: [Rank; 8] =
    [Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack, Rank::Nine, Rank::Eight, Rank::Seven];
/// The seven ranks of a suit without its Unter.
pub const SEVEN: [Rank; 7] = [Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Nine, Rank::Eight, Rank::Seven];
/// The ranks of a suit in Null.
const NULL: [Rank; 8] =
    [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight, Rank::Seven];

/// The thirty-two cards.
pub const PACK: CardSet = CardSet::pack(&RANKS);
/// The four Wenzel from the highest down.
pub const WENZEL: [Card; 4] = [
    Card::new(Rank::Jack, Suit::Clubs),
    Card::new(Rank::Jack, Suit::Spades),
    Card::new(Rank::Jack, Suit::Hearts),
    Card::new(Rank::Jack, Suit::Diamonds),
];
/// What the cards count.
pub static POINTS: Worth =
    Worth::of_ranks(&[(Rank::Ace, 11), (Rank::Ten, 10), (Rank::King, 4), (Rank::Queen, 3), (Rank::Jack, 2)]);

/// The orders of a table: one for each trump suit, for Grand and for Null.
#[derive(Clone, Debug)]
pub struct Orders(Box<[Order; 6]>);

impl Orders {
    /// The orders under some options.
    pub fn new(options: &ScatOptions) -> Orders {
        let suited = super::games::SUITS.map(|suit| with_wenzel(Some(suit), &SEVEN));
        let [bells, hearts, leaves, acorns] = suited;
        let null: Vec<Rank> = match options.null_ten {
            NullTen::BelowUnter => NULL.to_vec(),
            NullTen::BelowDaus => RANKS.to_vec(),
        };
        let null = if options.null_wenzel_trump {
            let ranks: Vec<Rank> = null.into_iter().filter(|rank| *rank != Rank::Jack).collect();
            with_wenzel(None, &ranks)
        } else {
            let rows = Suit::ALL.map(|suit| row(suit, &null));
            Order::new(&rows.each_ref().map(Vec::as_slice), None)
        };
        Orders(Box::new([bells, hearts, leaves, acorns, with_wenzel(None, &SEVEN), null]))
    }

    /// The order of a game.
    #[inline]
    pub fn of(&self, level: Level) -> &Order {
        let place = match (level.kind, level.suit) {
            (Kind::Frage | Kind::Solo, Some(suit)) => suit_rank(suit),
            (Kind::Null | Kind::NullOuvert, _) => 5,
            _ => 4,
        };
        &self.0[place]
    }
}

fn row(suit: Suit, ranks: &[Rank]) -> Vec<Card> {
    ranks.iter().map(|rank| Card::new(*rank, suit)).collect()
}

/// The Wenzel above all, with a suit under them or without.
fn with_wenzel(trump: Option<Suit>, ranks: &[Rank]) -> Order {
    let mut rows = vec![WENZEL.to_vec()];
    for suit in Suit::ALL {
        if Some(suit) == trump {
            rows[0].extend(row(suit, ranks));
        } else {
            rows.push(row(suit, ranks));
        }
    }
    let rows: Vec<&[Card]> = rows.iter().map(Vec::as_slice).collect();
    Order::new(&rows, Some(0))
}

/// How many trumps are held without a gap from the acorn Wenzel downwards.
pub fn matadors(level: Level, cards: CardSet) -> u8 {
    if level.is_null() {
        return 0;
    }
    let suit = level.suit.into_iter().flat_map(|suit| SEVEN.map(|rank| Card::new(rank, suit)));
    run(WENZEL.into_iter().chain(suit), cards)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cards_count_a_hundred_and_twenty() {
        assert_eq!((PACK.len(), POINTS.of(PACK)), (32, 120));
    }
}
