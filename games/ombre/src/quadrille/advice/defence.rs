//! What the opponents play to a trick that is begun.

use super::seeing::Seeing;
use super::sensible;
use super::throwing::throw;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, text};

/// What an opponent plays to another's lead.
pub fn follow(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let led = s.deal.tricks.now.led()?;
    if s.sight.is_trump(led) {
        return to_trumps(s, led);
    }
    if s.side(led.suit()).is_empty() {
        return void(s, led);
    }
    None
}

fn to_trumps(s: &Seeing<'_>, led: Card) -> Option<Advised<Card>> {
    let trumps = s.legal.both(s.sight.trumps());
    if trumps.is_empty() {
        return throw(s);
    }
    let by_foe = s.is_foe(s.deal.tricks.now.leader());
    if !by_foe || s.vole_is_on() {
        return None;
    }
    let small = s.order.lowest(trumps.minus(s.matadors));
    // A guarded Manille waits, as Spadille is still out; so does, later on, one matador with a small trump.
    let manille = s.own_manille().is_some_and(|manille| !s.sight.is_sure(manille)) && !s.is_small(led);
    let one_of_two = s.deal.tricks.count >= 2 && trumps.len() == 2 && trumps.both(s.matadors).len() == 1;
    if (manille || one_of_two)
        && !s.sight.is_last()
        && let Some(card) = small
    {
        return Some(Advised::by("a36", card, text!("ombre-why-let-go")));
    }
    let by_hombre = s.deal.tricks.now.leader() == s.hombre;
    if by_hombre && s.is_small(led) && !s.alone && s.helper.is_none() && !s.sight.is_last() {
        return no_more_than_middling(s, trumps);
    }
    None
}

/// On the hombre's small trump, his king not yet known: a middling trump at most (a30).
fn no_more_than_middling(s: &Seeing<'_>, trumps: CardSet) -> Option<Advised<Card>> {
    let middling: CardSet = trumps
        .iter()
        .filter(|card| s.is_small(*card) || card.rank() == Rank::Jack && !s.matadors.contains(*card))
        .collect();
    let card = s.sight.highest(s.sight.takers(middling)).or_else(|| s.order.lowest(trumps.minus(s.matadors)))?;
    Some(Advised::by("a30", card, text!("ombre-why-middling", card = card)))
}

/// A side suit that one lacks: ruff it, high in the third round (a31), unless a friend has it for sure; else throw.
fn void(s: &Seeing<'_>, led: Card) -> Option<Advised<Card>> {
    let takers = s.sight.takers(s.legal).both(s.sight.trumps());
    if takers.is_empty() || s.sight.friend_keeps_it() {
        return throw(s);
    }
    if !s.sight.foe_behind() {
        return sensible::follow(s);
    }
    if s.led_twice(led.suit()) {
        let card = s.sight.highest(takers.minus(s.matadors)).or_else(|| s.order.lowest(takers))?;
        return Some(Advised::by("a31", card, text!("ombre-why-ruff-third", card = card)));
    }
    let card = s.order.lowest(takers)?;
    Some(Advised::by("a31", card, text!("ombre-why-ruff-loser", card = card)))
}
