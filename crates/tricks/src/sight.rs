//! What a player can see and work out: which cards are still out, which of his are masters, who plays with him, who lacks what.

use crate::order::Order;
use crate::sides::Sides;
use crate::trick::{Tricks, next_of};
use spadille_core::{Card, CardSet, Seat, SeatSet};

/// What one player can see of a deal in play. A *suit* is what follows together, as in [`Order`]; wherever one is asked for, any
/// card of it stands for it.
///
/// ```
/// use spadille_core::{CardSet, Seat, SeatSet, card};
/// use spadille_tricks::{Order, Sides, Sight, Tricks};
/// let spades = [card!(Ace of Spades), card!(King of Spades), card!(Queen of Spades)];
/// let hearts = [card!(King of Hearts), card!(Queen of Hearts), card!(Jack of Hearts)];
/// let order = Order::new(&[&spades, &hearts], Some(0));
/// let tricks = Tricks::<3>::new(Seat(0), SeatSet::all(3));
/// let hand: CardSet = "AS QS KH".parse().unwrap();
/// let pack = spades.into_iter().chain(hearts).collect();
/// let sight = Sight::new(&order, &tricks, Seat(0), hand, pack).among(Sides::of(SeatSet::all(3), SeatSet::one(Seat(1))));
/// assert!(sight.is_master(spades[0]) && !sight.is_master(spades[2]) && !sight.is_sure(hearts[0]));
/// assert_eq!((sight.trumps_out().to_string(), sight.friends()), ("KS".into(), SeatSet::one(Seat(2))));
/// ```
#[derive(Copy, Clone, Debug)]
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
    /// Who plays with whom, as far as he knows.
    pub sides: Sides,
}

impl<'a, const N: usize> Sight<'a, N> {
    /// What `seat` sees who holds these cards of a pack that is dealt out whole, and plays for himself.
    pub fn new(order: &'a Order, tricks: &'a Tricks<N>, seat: Seat, hand: CardSet, pack: CardSet) -> Self {
        let sides = Sides::of(tricks.now.players(), SeatSet::one(seat));
        Sight { order, tricks, seat, hand, out: pack.minus(tricks.seen()).minus(hand), sides }
    }

    /// The same where he plays with others, as far as he knows.
    #[must_use]
    pub fn among(self, sides: Sides) -> Self {
        Sight { sides, ..self }
    }

    /// The trumps that others hold.
    pub fn trumps_out(&self) -> CardSet {
        self.out.both(self.order.trumps())
    }

    /// The trumps in hand.
    pub fn trumps(&self) -> CardSet {
        self.hand.both(self.order.trumps())
    }

    /// Whether a card is a trump.
    pub fn is_trump(&self, card: Card) -> bool {
        self.order.trumps().contains(card)
    }

    /// The cards in hand that follow together with this one.
    pub fn same_suit(&self, card: Card) -> CardSet {
        self.hand.both(self.order.suit_of(card))
    }

    /// The cards out that follow together with this one.
    pub fn out_of_suit(&self, card: Card) -> CardSet {
        self.out.both(self.order.suit_of(card))
    }

    /// Whether no card of its own suit that others hold beats it.
    pub fn is_master(&self, card: Card) -> bool {
        self.out_of_suit(card).both(self.order.above(card)).is_empty()
    }

    /// Whether nothing that others hold beats it.
    pub fn is_sure(&self, card: Card) -> bool {
        self.out.both(self.order.above(card)).is_empty()
    }

    /// Those of some cards that nothing others hold beats.
    pub fn sure(&self, cards: CardSet) -> CardSet {
        cards.iter().filter(|card| self.is_sure(*card)).collect()
    }

    /// Whether a seat may still hold some of these cards, as far as its play has shown.
    pub fn may_hold(&self, seat: Seat, cards: CardSet) -> bool {
        !self.out.both(cards).minus(self.tricks.lacks[seat]).is_empty()
    }

    /// Whether a seat is known to lack the suit of a plain card.
    pub fn lacks(&self, seat: Seat, card: Card) -> bool {
        let (out, lacks) = (self.out_of_suit(card), self.tricks.lacks[seat]);
        if out.is_empty() { !lacks.both(self.order.suit_of(card)).is_empty() } else { lacks.includes(out) }
    }

    /// Whether a seat is known to lack the suit of a plain card and may still have a trump to ruff it with.
    pub fn ruffs(&self, seat: Seat, card: Card) -> bool {
        self.lacks(seat, card) && self.may_hold(seat, self.order.trumps())
    }

    /// Whether any of these seats may ruff a lead of this plain card: one that has trumps left and of which it is not likely, by
    /// the number of cards out, that it follows.
    pub fn may_be_ruffed(&self, card: Card, by: SeatSet) -> bool {
        let suit = self.order.suit_of(card);
        by.iter().any(|seat| {
            let likely = self.out_of_suit(card).len() >= self.tricks.now.players().len()
                && self.tricks.lacks[seat].both(suit).is_empty();
            self.may_hold(seat, self.order.trumps()) && !likely
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

    /// How many cards of a suit were played before this trick.
    fn gone(&self, card: Card) -> u8 {
        let suit = self.order.suit_of(card);
        let now = self.tricks.now.cards().iter().filter(|lies| suit.contains(**lies)).count() as u8;
        self.tricks.seen().both(suit).len() - now
    }

    /// Whether a suit has gone round about once before this trick.
    pub fn led_once(&self, card: Card) -> bool {
        self.gone(card) >= self.tricks.now.players().len() - 1
    }

    /// Whether a suit has gone round about twice before this trick.
    pub fn led_twice(&self, card: Card) -> bool {
        self.gone(card) >= 2 * self.tricks.now.players().len() - 2
    }

    /// Everybody else, in the order of play.
    pub fn others(&self) -> impl Iterator<Item = Seat> + Clone + use<N> {
        let (players, mut seat) = (self.tricks.now.players(), self.seat);
        (1..players.len()).map(move |_| {
            seat = next_of(players, seat, N as u8);
            seat
        })
    }

    /// Those who play after this one to the trick on the table.
    pub fn behind(&self) -> impl Iterator<Item = Seat> + Clone + use<N> {
        let left = self.tricks.now.players().len().saturating_sub(1 + self.tricks.now.len());
        self.others().take(left.into())
    }

    /// Whether this player closes the trick.
    pub fn is_last(&self) -> bool {
        self.tricks.now.len() + 1 == self.tricks.now.players().len()
    }

    /// Those who certainly play with this one.
    pub fn friends(&self) -> SeatSet {
        self.sides.friends(self.seat)
    }

    /// Those who certainly play against him.
    pub fn sworn_foes(&self) -> SeatSet {
        self.sides.foes(self.seat)
    }

    /// All who may be against him.
    pub fn foes(&self) -> SeatSet {
        self.others().filter(|seat| !self.friends().contains(*seat)).collect()
    }

    /// Whether somebody plays after him to this trick who may be against him.
    pub fn foe_behind(&self) -> bool {
        self.behind().any(|seat| !self.friends().contains(seat))
    }

    /// The trumps out that somebody who may be against him may hold.
    pub fn trumps_of_foes(&self) -> CardSet {
        let foes = self.foes();
        let held = |card: &Card| foes.iter().any(|seat| !self.tricks.lacks[seat].contains(*card));
        self.trumps_out().iter().filter(held).collect()
    }

    /// Whether somebody certainly against him ruffs this suit.
    pub fn foe_ruffs(&self, card: Card) -> bool {
        self.sworn_foes().iter().any(|seat| self.ruffs(seat, card))
    }

    /// Whether a friend has the trick and keeps it, as far as can be seen.
    pub fn friend_keeps_it(&self) -> bool {
        let (now, Some(best)) = (&self.tricks.now, self.tricks.now.best()) else { return false };
        if !self.friends().contains(now.winner()) {
            return false;
        }
        let mut foes = self.behind().filter(|seat| !self.friends().contains(*seat));
        if self.is_trump(best) || !self.is_master(best) {
            return !foes.any(|seat| self.may_hold(seat, self.order.above(best)));
        }
        // The best of a side suit falls only to those who lack it.
        !foes.any(|seat| self.ruffs(seat, best))
    }

    /// Whether a holding hangs together: as many cards beside the highest as may beat it, of a suit not played out.
    pub fn guards(&self, cards: CardSet) -> bool {
        let Some(top) = self.highest(cards) else { return false };
        let above = self.out_of_suit(top).both(self.order.above(top)).len();
        (1..=2).contains(&above) && cards.len() == above + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::card;

    const SPADES: [Card; 4] =
        [card!(Ace of Spades), card!(King of Spades), card!(Queen of Spades), card!(Jack of Spades)];
    const HEARTS: [Card; 6] = [
        card!(Ace of Hearts),
        card!(King of Hearts),
        card!(Queen of Hearts),
        card!(Jack of Hearts),
        card!(Ten of Hearts),
        card!(Nine of Hearts),
    ];
    const CLUBS: [Card; 5] =
        [card!(Ace of Clubs), card!(King of Clubs), card!(Queen of Clubs), card!(Jack of Clubs), card!(Ten of Clubs)];

    fn order() -> Order {
        Order::new(&[&SPADES, &HEARTS, &CLUBS], Some(0))
    }

    fn pack() -> CardSet {
        SPADES.into_iter().chain(HEARTS).chain(CLUBS).collect()
    }

    fn cards(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    /// Four play; these cards have been laid, led by the first seat.
    fn tricks(order: &Order, laid: &[Card]) -> Tricks<4> {
        let mut tricks = Tricks::new(Seat(0), SeatSet::all(4));
        for card in laid {
            if tricks.lay(order, *card).is_some() {
                tricks.gather();
            }
        }
        tricks
    }

    #[test]
    fn masters_of_a_suit_may_be_ruffed_and_are_not_sure() {
        let order = order();
        let tricks = tricks(&order, &[]);
        let sight = Sight::new(&order, &tricks, Seat(0), cards("AS QS AH QH KC"), pack());
        assert!(sight.is_sure(SPADES[0]) && sight.is_master(HEARTS[0]) && !sight.is_sure(HEARTS[0]));
        assert!(!sight.is_master(HEARTS[2]) && !sight.is_master(CLUBS[1]));
        assert_eq!(sight.sure(sight.hand), cards("AS"));
        assert_eq!((sight.trumps(), sight.trumps_out()), (cards("AS QS"), cards("KS JS")));
        assert_eq!(sight.out_of_suit(HEARTS[2]), cards("KH JH 10H 9H"));
        assert!(sight.guards(cards("QH 9H")), "one above, one beside");
    }

    #[test]
    fn whoever_has_not_followed_lacks_the_suit_and_ruffs_it() {
        let order = order();
        // The second throws a club on hearts, the third ruffs.
        let tricks = tricks(&order, &[HEARTS[0], CLUBS[4], SPADES[3], HEARTS[5]]);
        let sight = Sight::new(&order, &tricks, Seat(3), cards("KH QH KC"), pack());
        assert!(sight.lacks(Seat(1), HEARTS[1]) && sight.lacks(Seat(2), HEARTS[1]) && !sight.lacks(Seat(0), HEARTS[1]));
        assert!(sight.ruffs(Seat(2), HEARTS[1]) && sight.foe_ruffs(HEARTS[1]));
        assert!(!sight.may_hold(Seat(2), cards("JH 10H")) && sight.may_hold(Seat(0), cards("JH 10H")));
        let with = sight.among(Sides::of(SeatSet::all(4), [1, 3].map(Seat).into_iter().collect()));
        assert_eq!(with.friends(), SeatSet::one(Seat(1)));
        assert_eq!(with.foes(), [0, 2].map(Seat).into_iter().collect());
        assert!(with.foe_ruffs(HEARTS[1]) && with.may_be_ruffed(HEARTS[1], with.foes()));
    }

    #[test]
    fn a_friend_keeps_a_trick_that_no_foe_behind_can_take() {
        let order = order();
        let sides = Sides::of(SeatSet::all(4), [0, 2].map(Seat).into_iter().collect());
        let at = |laid: &[Card], seat: u8, hand: &str| {
            let tricks = tricks(&order, laid);
            Sight::new(&order, &tricks, Seat(seat), cards(hand), pack()).among(sides).friend_keeps_it()
        };
        assert!(at(&[HEARTS[0], HEARTS[5]], 2, "QH KC"), "the ace of a suit nobody is known to lack");
        assert!(!at(&[HEARTS[1], HEARTS[5]], 2, "QH KC"), "the ace is out");
        assert!(!at(&[HEARTS[5], HEARTS[0]], 2, "QH KC"), "a foe has it");
        assert!(at(&[HEARTS[5], HEARTS[4], HEARTS[3], HEARTS[2]], 2, "KC") == at(&[], 2, "KC"), "nothing lies there");
        assert!(at(&[SPADES[0], SPADES[3]], 2, "QH KC"), "the highest trump");
    }

    #[test]
    fn suits_go_round_and_takers_are_told_from_the_rest() {
        let order = order();
        let tricks = tricks(&order, &[HEARTS[0], HEARTS[3], HEARTS[4], HEARTS[5], CLUBS[3]]);
        let sight = Sight::new(&order, &tricks, Seat(1), cards("KC QC KS"), pack());
        assert!(sight.led_once(HEARTS[1]) && !sight.led_twice(HEARTS[1]) && !sight.led_once(CLUBS[0]));
        assert_eq!(sight.takers(sight.hand), sight.hand);
        assert_eq!(sight.cheapest_taker(cards("KC QC")), Some(CLUBS[2]));
        assert_eq!(sight.highest(cards("KC QC")), Some(CLUBS[1]));
        assert_eq!(sight.behind().collect::<Vec<_>>(), [Seat(2), Seat(3)]);
        assert!(!sight.is_last() && sight.foe_behind());
    }
}
