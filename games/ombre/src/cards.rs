//! The cards of the family: forty without eights, nines and tens, the black aces always trumps, red suits turned upside down.

use spadille_core::{Card, CardSet, Rank, Suit, card};
use spadille_tricks::Order;

/// The forty cards: no eight, nine or ten.
pub const PACK: CardSet = CardSet::pack(&[
    Rank::Ace,
    Rank::Two,
    Rank::Three,
    Rank::Four,
    Rank::Five,
    Rank::Six,
    Rank::Seven,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
]);
/// The ace of spades, always the first trump.
pub const SPADILLE: Card = card!(Ace of Spades);
/// The ace of clubs, always the third trump.
pub const BASTA: Card = card!(Ace of Clubs);
/// Both black aces.
pub const BLACK_ACES: CardSet = CardSet::one(SPADILLE).with(BASTA);
/// The four kings.
pub const KINGS: CardSet = PACK.of_rank(Rank::King);
/// The four queens.
pub const QUEENS: CardSet = PACK.of_rank(Rank::Queen);

/// The ranks of a black suit that is not trumps, high to low; its ace is a trump.
const BLACK: [Rank; 9] =
    [Rank::King, Rank::Queen, Rank::Jack, Rank::Seven, Rank::Six, Rank::Five, Rank::Four, Rank::Three, Rank::Two];
/// The ranks of a red suit that is not trumps, high to low.
const RED: [Rank; 10] = [
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Ace,
    Rank::Two,
    Rank::Three,
    Rank::Four,
    Rank::Five,
    Rank::Six,
    Rank::Seven,
];

/// A few cards in an order that is fixed at compile time: those of a pack.
#[derive(Copy, Clone)]
pub struct Row {
    cards: [Card; 12],
    len: usize,
}

impl Row {
    /// No card.
    pub const EMPTY: Row = Row { cards: [SPADILLE; 12], len: 0 };

    /// The row with a card added, if the pack has it.
    #[must_use]
    pub const fn with(mut self, card: Card, pack: CardSet) -> Row {
        if pack.contains(card) {
            self.cards[self.len] = card;
            self.len += 1;
        }
        self
    }

    /// The row with the ranks of a suit added that are not in it yet.
    #[must_use]
    const fn and(mut self, ranks: &[Rank], suit: Suit, pack: CardSet) -> Row {
        let mut i = 0;
        while i < ranks.len() {
            let card = Card::new(ranks[i], suit);
            if !self.contains(card) {
                self = self.with(card, pack);
            }
            i += 1;
        }
        self
    }

    const fn contains(&self, card: Card) -> bool {
        let mut i = 0;
        while i < self.len {
            if self.cards[i].index() == card.index() {
                return true;
            }
            i += 1;
        }
        false
    }

    /// The cards, high to low.
    pub const fn cards(&self) -> &[Card] {
        self.cards.split_at(self.len).0
    }
}

/// The lowest card of a suit, which is the second trump when the suit is trumps.
pub const fn manille(suit: Suit) -> Card {
    if suit.is_red() { Card::new(Rank::Seven, suit) } else { Card::new(Rank::Two, suit) }
}

/// The trumps of a suit, high to low; where the pack lacks the Manille, the king may take her place.
pub const fn trump_row(suit: Suit, pack: CardSet, king_for_manille: bool) -> Row {
    let mut row = Row::EMPTY.with(SPADILLE, pack).with(manille(suit), pack);
    if king_for_manille && !pack.contains(manille(suit)) {
        row = row.with(Card::new(Rank::King, suit), pack);
    }
    row = row.with(BASTA, pack);
    if suit.is_red() {
        row.with(Card::new(Rank::Ace, suit), pack).and(&RED, suit, pack)
    } else {
        row.and(&BLACK, suit, pack)
    }
}

/// The plain cards of a suit, high to low, the black ace last where nothing is trumps.
pub const fn plain_row(suit: Suit, pack: CardSet, with_black_ace: bool) -> Row {
    if suit.is_red() {
        return Row::EMPTY.and(&RED, suit, pack);
    }
    let row = Row::EMPTY.and(&BLACK, suit, pack);
    if with_black_ace { row.with(Card::new(Rank::Ace, suit), pack) } else { row }
}

/// The order of a pack with this suit as trumps.
pub const fn order_with_trump(trump: Suit, pack: CardSet, king_for_manille: bool) -> Order {
    let trumps = trump_row(trump, pack, king_for_manille);
    let mut rows = [Row::EMPTY; 4];
    let mut i = 0;
    while i < 4 {
        if Suit::ALL[i] as u8 != trump as u8 {
            rows[i] = plain_row(Suit::ALL[i], pack, false);
        }
        i += 1;
    }
    let order =
        Order::new(&[trumps.cards(), rows[0].cards(), rows[1].cards(), rows[2].cards(), rows[3].cards()], Some(0));
    privileged(order, trumps.cards(), true_matadors(trump, trumps.cards(), king_for_manille))
}

/// How many of the first trumps are true matadors: Spadille, Manille (or the king in her place) and Basta.
pub const fn true_matadors(trump: Suit, trumps: &[Card], king_for_manille: bool) -> usize {
    let second = if trumps.len() > 1 { trumps[1].index() } else { 0 };
    let king = Card::new(Rank::King, trump).index();
    if second == manille(trump).index() || king_for_manille && second == king { 3 } else { 2 }
}

/// Gives the first `matadors` trumps their privilege: a led trump calls them out only if it is a higher one of them.
pub const fn privileged(mut order: Order, trumps: &[Card], matadors: usize) -> Order {
    let mut led = 0;
    while led < trumps.len() {
        let mut exempt = CardSet::EMPTY;
        let mut i = 0;
        while i < matadors && i < trumps.len() {
            if i <= led || led >= matadors {
                exempt = exempt.with(trumps[i]);
            }
            i += 1;
        }
        order = order.exempting(trumps[led], exempt);
        led += 1;
    }
    order
}

/// The order of the whole pack as long as nothing is trumps.
pub static NO_TRUMPS: Order = {
    let [s, h, d, c] = [
        plain_row(Suit::Spades, PACK, true),
        plain_row(Suit::Hearts, PACK, true),
        plain_row(Suit::Diamonds, PACK, true),
        plain_row(Suit::Clubs, PACK, true),
    ];
    Order::new(&[s.cards(), h.cards(), d.cards(), c.cards()], None)
};

/// The cards of a hand in the order a player holds them: trumps first, then each suit, high to low.
pub fn sorted(hand: CardSet, order: &Order) -> Vec<Card> {
    order.as_held(hand, [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds])
}
