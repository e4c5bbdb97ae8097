//! Following: understanding what the partner has led, and what to throw where one cannot follow.

use super::seeing::Seeing;
use crate::tresett::cards::{PICTURES, SMALL};
use crate::tresett::state::TRICKS;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, text};
use std::cmp::Reverse;

/// What to play to a trick that is begun.
pub fn follow(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let now = &s.deal.tricks.now;
    let led = now.led()?;
    if s.of(led.suit()).is_empty() {
        return throw(s);
    }
    answer(s, led).or_else(|| feed(s)).or_else(|| take(s)).or_else(|| under(s))
}

/// What the partner's lead asks for.
fn answer(s: &Seeing<'_>, led: Card) -> Option<Advised<Card>> {
    if s.deal.tricks.now.leader() != s.partner {
        return None;
    }
    let suit = led.suit();
    if led.rank() == Rank::Three {
        if s.has(Rank::Ace, suit) {
            let ace = Card::new(Rank::Ace, suit);
            return Some(Advised::by("partner-drops-ace", ace, text!("tresett-why-drop-ace", card = ace)));
        }
        let two = Card::new(Rank::Two, suit);
        let has = s.has(Rank::Two, suit);
        return has.then(|| Advised::by("partner-drops-two", two, text!("tresett-why-drop-two", card = two)));
    }
    let card = s.highest(s.sight.takers(s.legal))?;
    let invited = SMALL.contains(led);
    invited.then(|| Advised::by("partner-returns", card, text!("tresett-why-take-invited", card = card)))
}

/// A trick that is the partner's for certain takes along what counts: the ace first, then figures that will win nothing themselves.
fn feed(s: &Seeing<'_>) -> Option<Advised<Card>> {
    if !s.partner_keeps_it() {
        return None;
    }
    let card = s.legal.iter().max_by_key(|card| (Seeing::worth(*card), Reverse(s.sight.order.height(*card))))?;
    Some(Advised::plainly(card, text!("tresett-why-feed", card = card)))
}

/// The trick is taken: by the last as cheaply as may be, by others with a card that nothing beats.
fn take(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let takers = s.sight.takers(s.legal);
    let now = &s.deal.tricks.now;
    if takers.is_empty() || now.winner() == s.partner && !s.sight.foe_behind() {
        return None;
    }
    let card = if s.sight.is_last() {
        // An ace may go home in its own trick.
        let ace = takers.iter().find(|card| card.rank() == Rank::Ace);
        ace.or_else(|| s.lowest(takers))
    } else {
        let masters: CardSet = takers.iter().filter(|card| s.is_master(*card)).collect();
        let lies: u8 = now.cards().iter().map(|card| Seeing::worth(*card)).sum();
        let late = TRICKS as u8 - s.deal.tricks.count <= 4;
        // The second hand waits unless something lies there.
        let worthwhile = now.len() >= 2 || lies > 0 || late || s.of(now.led()?.suit()).len() <= 2;
        s.lowest(masters).filter(|_| worthwhile)
    }?;
    Some(Advised::plainly(card, text!("house-why-take", card = card)))
}

/// Nothing is to be won: the card that counts least.
fn under(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let card = s.legal.iter().min_by_key(|card| (Seeing::worth(*card), s.sight.order.height(*card)))?;
    Some(Advised::plainly(card, text!("house-why-throw")))
}

/// Whoever cannot follow throws what serves him nothing, first from the suit he does not want led.
fn throw(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let best = |card: &Card| s.highest(s.of(card.suit())).map_or(0, |top| s.sight.order.height(top));
    let small = s.legal.both(SMALL);
    if let Some(card) = small.iter().min_by_key(|card| (best(card), s.sight.order.height(*card))) {
        return Some(Advised::by("discard-useless", card, text!("tresett-why-throw-small", card = card)));
    }
    // Nothing but what counts is left.
    if s.partner_keeps_it() {
        return feed(s);
    }
    let pictures = s.legal.both(PICTURES);
    let low = if pictures.is_empty() { s.legal } else { pictures };
    let card = low.iter().min_by_key(|card| (Seeing::worth(*card), s.sight.order.height(*card)))?;
    Some(Advised::by("figures-thrown", card, text!("tresett-why-figures", card = card)))
}
