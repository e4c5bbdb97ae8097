//! Hands laid open as all winners: when that is certain from one's own cards, and when it is true.

use super::rules::Rules;
use super::state::{FOUR, State};
use crate::pack::PACK;
use spadille_core::{Card, CardSet, Seat, SeatSet, Suit};
use spadille_tricks::solver::Memory;
use spadille_tricks::{Ending, Order};

/// Whether whoever leads wins every trick himself with these cards, however the rest lie: he draws what trumps are out, and in
/// each suit has so many cards above all others that even one hand which holds all of those is played out.
pub fn is_certain(order: &Order, hand: CardSet, out: CardSet) -> bool {
    let trumps = hand.both(order.trumps());
    let trumps_out = out.both(order.trumps());
    let plain = hand.minus(trumps);
    if !plain.is_empty() && trumps_out.len() > trumps.len() {
        return false;
    }
    Suit::ALL.into_iter().all(|suit| {
        let (own, others) = (hand.of_suit(suit), out.of_suit(suit));
        let Some(top) = order.highest(others) else { return true };
        let above = own.both(order.above(top)).len();
        above >= own.len().min(others.len())
    })
}

/// Of the cards that somebody may play to a trick on the table those that win it, whatever of `behind` is played after him.
#[inline]
pub fn winners(order: &Order, lies: &[Card], legal: CardSet, behind: CardSet) -> impl Iterator<Item = Card> {
    let best = lies[order.winner(lies)];
    legal.both(order.above(best)).iter().filter(move |card| order.above(*card).both(behind).is_empty())
}

impl Rules {
    /// Whether somebody's own cards, and what has been played, make it certain that all tricks are his, the one on the table included.
    #[inline]
    pub(super) fn sure_of_all(&self, s: &State, place: Seat) -> bool {
        let deal = &s.public.deal;
        let (hand, now) = (s.hands[place], &deal.tricks.now);
        let Some(trump) = deal.trump.filter(|_| !hand.is_empty()) else { return false };
        let (order, out) = (self.order(trump), PACK.minus(deal.tricks.seen()).minus(hand));
        if now.is_empty() {
            return is_certain(order, hand, out);
        }
        // Whoever plays after him may have anything; the last is followed by nobody.
        let behind = if now.len() + 1 == FOUR { CardSet::EMPTY } else { out };
        let mut winners = winners(order, now.cards(), order.legal(hand, now.led()), behind);
        winners.any(|card| is_certain(order, hand.without(card), out))
    }

    /// Whether the leader wins every trick himself whatever the other three play, with the cards as they lie.
    pub fn wins_all(&self, trump: Suit, hands: [CardSet; 4], leader: Seat) -> bool {
        let all = i32::from(hands[leader.index()].len());
        Ending::new(self.order(trump), &hands, leader, SeatSet::one(leader)).value(&mut Memory::default()) == all
    }

    /// How many tricks the leader's side makes with each card it may lead, if all play best with open cards.
    pub fn open_hand(&self, trump: Suit, hands: [CardSet; 4], leader: Seat) -> Vec<(Card, i32)> {
        let side = [leader, leader.after(2, FOUR)].into_iter().collect();
        Ending::new(self.order(trump), &hands, leader, side).cards(&mut Memory::default())
    }
}
