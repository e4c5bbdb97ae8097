//! What a player can see and work out: which cards are still out, which of his are masters, who lacks what.

use crate::order::Order;
use crate::trick::Tricks;
use spadille_core::{Card, CardSet, Seat, SeatSet};

/// What one player can see of a deal in play.
///
/// ```
/// use spadille_core::{CardSet, Seat, SeatSet, card};
/// use spadille_tricks::{Order, Sight, Tricks};
/// let spades = [card!(Ace of Spades), card!(King of Spades), card!(Queen of Spades)];
/// let hearts = [card!(King of Hearts), card!(Queen of Hearts), card!(Jack of Hearts)];
/// let order = Order::new(&[&spades, &hearts], Some(0));
/// let tricks = Tricks::<3>::new(Seat(0), SeatSet::all(3));
/// let hand: CardSet = "AS QS KH".parse().unwrap();
/// let sight = Sight::new(&order, &tricks, Seat(0), hand, spades.into_iter().chain(hearts).collect());
/// assert!(sight.is_master(spades[0]) && !sight.is_master(spades[2]) && !sight.is_sure(hearts[0]));
/// assert_eq!(sight.trumps_out().to_string(), "KS");
/// ```
pub struct Sight<'a, const N: usize> {
    /// How the cards rank.
    pub order: &'a Order,
    /// The tricks so far.
    pub tricks: &'a Tricks<N>,
    /// Who looks.
    pub seat: Seat,
    /// His cards.
    pub hand: CardSet,
    /// Cards that others hold.
    pub out: CardSet,
}

impl<'a, const N: usize> Sight<'a, N> {
    /// What `seat` sees who holds these cards of a pack that is dealt out whole.
    pub fn new(order: &'a Order, tricks: &'a Tricks<N>, seat: Seat, hand: CardSet, pack: CardSet) -> Self {
        Sight { order, tricks, seat, hand, out: pack.minus(tricks.seen()).minus(hand) }
    }

    /// The trumps that others hold.
    pub fn trumps_out(&self) -> CardSet {
        self.out.both(self.order.trumps())
    }

    /// The trumps in hand.
    pub fn trumps(&self) -> CardSet {
        self.hand.both(self.order.trumps())
    }

    /// The plain cards in hand that follow together with this one.
    pub fn same_suit(&self, card: Card) -> CardSet {
        self.hand.both(self.order.suit_of(card))
    }

    /// Whether no card of its own suit that others hold beats it.
    pub fn is_master(&self, card: Card) -> bool {
        self.out.both(self.order.above(card)).both(self.order.suit_of(card)).is_empty()
    }

    /// Whether nothing that others hold beats it.
    pub fn is_sure(&self, card: Card) -> bool {
        self.out.both(self.order.above(card)).is_empty()
    }

    /// Whether a seat may still hold some of these cards, as far as its play has shown.
    pub fn may_hold(&self, seat: Seat, cards: CardSet) -> bool {
        !self.out.both(cards).minus(self.tricks.lacks[seat]).is_empty()
    }

    /// Whether any of these seats may ruff a lead of this plain card.
    pub fn may_be_ruffed(&self, card: Card, by: SeatSet) -> bool {
        let suit = self.order.suit_of(card);
        by.iter().any(|seat| {
            let follows = self.out.both(suit).minus(self.tricks.lacks[seat]);
            let certain =
                self.out.both(suit).len() > 3 && !follows.is_empty() && self.tricks.lacks[seat].both(suit).is_empty();
            self.may_hold(seat, self.order.trumps()) && !certain
        })
    }

    /// Those of some cards that take the trick as it lies.
    pub fn takers(&self, cards: CardSet) -> CardSet {
        match self.tricks.now.best() {
            Some(best) => cards.both(self.order.above(best)),
            None => cards,
        }
    }

    /// The lowest card that takes the trick as it lies.
    pub fn cheapest_taker(&self, cards: CardSet) -> Option<Card> {
        self.order.lowest(self.takers(cards))
    }

    /// The highest card of a set.
    pub fn highest(&self, cards: CardSet) -> Option<Card> {
        self.order.highest(cards)
    }

    /// The card one can best do without: a plain one before a trump, of the shortest suit, the lowest of it.
    pub fn worst(&self, cards: CardSet) -> Option<Card> {
        cards.iter().min_by_key(|card| {
            let trump = self.order.trumps().contains(*card);
            let guards = self.is_master(*card);
            (trump, guards, self.order.height(*card), self.same_suit(*card).len())
        })
    }
}
