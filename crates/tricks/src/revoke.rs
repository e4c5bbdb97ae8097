//! Renouncing: cards that do not follow though they could, found in the trick on the table.

use crate::order::Order;
use crate::trick::{Trick, Tricks};
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, PerSeat, Seat, SeatSet};

/// The cards with which a hand would break its duty of following.
///
/// ```
/// use spadille_core::card;
/// use spadille_tricks::{Order, revoke};
/// let order = Order::new(&[&[card!(King of Spades)], &[card!(King of Hearts), card!(Queen of Hearts)]], Some(0));
/// let hand = "KS QH".parse().unwrap();
/// assert_eq!(revoke::cards(&order, hand, Some(card!(King of Hearts))).to_string(), "KS");
/// assert!(revoke::cards(&order, hand, None).is_empty());
/// ```
#[inline]
pub fn cards(order: &Order, hand: CardSet, led: Option<Card>) -> CardSet {
    hand.minus(order.legal(hand, led))
}

/// The first in a trick whose card breaks the duty of following; those of whom it is known already are left out.
pub fn offender<const N: usize>(
    order: &Order,
    trick: &Trick<N>,
    hands: &PerSeat<CardSet, N>,
    known: SeatSet,
) -> Option<Seat> {
    let led = trick.led();
    let breaks = |seat: Seat, card: Card| cards(order, hands[seat].with(card), led).contains(card);
    trick.plays().skip(1).find(|(seat, card)| !known.contains(*seat) && breaks(*seat, *card)).map(|(seat, _)| seat)
}

impl<const N: usize> Tricks<N> {
    /// The cards of the trick on the table from a place on are taken up again: whose they are, the last first.
    pub fn take_up(&mut self, order: &Order, from: u8) -> ArrayVec<(Seat, Card), N> {
        let mut back = ArrayVec::new();
        while self.now.len() > from {
            let Some(card) = self.now.take_back(order) else { break };
            let seat = self.now.turn();
            self.played[seat].remove(card);
            back.push((seat, card));
        }
        back
    }

    /// What each who has not followed in the trick on the table must lack, unless he is among those known to have revoked.
    pub fn shown_voids(&self, order: &Order, revoked: SeatSet) -> PerSeat<CardSet, N> {
        let mut lacks = PerSeat::all(CardSet::EMPTY);
        let Some(led) = self.now.led() else { return lacks };
        for (seat, card) in self.now.plays().skip(1) {
            if !revoked.contains(seat) && !order.suit_of(led).contains(card) {
                lacks[seat] = order.called_by(led);
            }
        }
        lacks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::card;

    #[test]
    fn a_revoke_is_found_and_taken_up() {
        let hearts = [card!(King of Hearts), card!(Queen of Hearts), card!(Jack of Hearts)];
        let spades = [card!(King of Spades), card!(Queen of Spades)];
        let order = Order::new(&[&spades, &hearts], Some(0));
        let mut tricks = Tricks::<3>::new(Seat(2), SeatSet::all(3));
        for card in [hearts[0], spades[0], spades[1]] {
            tricks.lay(&order, card);
        }
        // The first could have followed, the second could not.
        let hands = PerSeat([CardSet::one(hearts[1]), CardSet::EMPTY, CardSet::one(hearts[2])]);
        assert_eq!(offender(&order, &tricks.now, &hands, SeatSet::EMPTY), Some(Seat(0)));
        assert_eq!(offender(&order, &tricks.now, &hands, SeatSet::one(Seat(0))), None);
        let voids = tricks.shown_voids(&order, SeatSet::one(Seat(0)));
        assert_eq!((voids[Seat(0)].len(), voids[Seat(1)].len(), voids[Seat(2)].len()), (0, 3, 0));
        let back = tricks.take_up(&order, 1);
        assert_eq!(back.as_slice(), [(Seat(1), spades[1]), (Seat(0), spades[0])]);
        assert_eq!((tricks.now.turn(), tricks.played[Seat(0)].len(), tricks.now.len()), (Seat(0), 0, 1));
    }
}
