//! What the book would lay under the pot.

use super::weighing::{burden_beside, heaviest, is_high};
use crate::reversy::cards::{ACES, ORDER, QUINOLA};
use crate::reversy::exchange::may_lay;
use crate::reversy::moves::Move;
use crate::reversy::view::View;
use spadille_core::{Advice, Card, CardSet, Seat, text};

/// How many other hearts protect the Quinola.
const GUARD: u8 = 3;
/// From which burden on any card of the table is likely to be better.
const HEAVY: f64 = 1.2;

pub fn advise(v: &View, seat: Seat) -> Option<Advice<Move>> {
    let (p, hand) = (&v.public, v.own());
    let (card, maxim) = lay(hand, p.deal.locked)?;
    let may_keep = seat != p.dealer && !p.deal.locked;
    if may_keep && maxim == Why::MakeVoids && burden_beside(hand, card) < HEAVY {
        return Some(Advice::by(Move::Look, "long-suit-is-safe", text!("reversy-why-keep")));
    }
    if may_keep && maxim == Why::Reversy && missing(hand, card) == 0 {
        return Some(Advice::by(Move::Decline, "conceal-reversy", text!("reversy-why-keep-high")));
    }
    Some(match maxim {
        Why::Quinola => Advice::by(
            Move::Discard(card),
            "quinola-discard",
            text!("reversy-why-lay-quinola", suit = spadille_core::Suit::Hearts),
        ),
        Why::Reversy => Advice::by(Move::Discard(card), "conceal-reversy", text!("reversy-why-lay-low", card = card)),
        Why::MakeVoids => Advice::by(Move::Discard(card), "make-voids", text!("reversy-why-lay", card = card)),
    })
}

/// Why a card is laid away.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Why {
    Quinola,
    Reversy,
    MakeVoids,
}

/// The card that the book would lay away, and why.
pub fn lay(hand: CardSet, locked: bool) -> Option<(Card, Why)> {
    let may = may_lay(hand, locked);
    let hearts = hand.both(ORDER.suit_of(QUINOLA)).without(QUINOLA).len();
    if may.contains(QUINOLA) && hearts < GUARD {
        return Some((QUINOLA, Why::Quinola));
    }
    let high = hand.iter().filter(|card| is_high(*card)).count();
    if high >= 9 && hand.both(ACES).len() >= 3 {
        let weakest = |card: &Card| (missing(hand, *card), std::cmp::Reverse(ORDER.height(*card)));
        return may.without(QUINOLA).iter().max_by_key(weakest).map(|card| (card, Why::Reversy));
    }
    heaviest(hand, may.without(QUINOLA)).map(|card| (card, Why::MakeVoids))
}

/// How many cards beat this one that the hand does not hold.
fn missing(hand: CardSet, card: Card) -> u8 {
    ORDER.above(card).minus(hand).len()
}
