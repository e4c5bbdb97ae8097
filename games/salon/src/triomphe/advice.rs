//! What a sensible player does at La Triomphe: the book gives no advice, so the maxims are the house's.

use super::moves::Move;
use super::rules::Triomphe;
use super::state::{FOUR, Phase, SEATS};
use super::view::View;
use crate::taking::Duty;
use spadille_core::game::Advised;
use spadille_core::{Advice, Card, CardSet, Rank, Seat, SeatSet, text};
use spadille_tricks::{Sensible, Sides, Sight};

/// What the viewer at `seat` should do.
pub fn advise(rules: &Triomphe, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let advised = match v.public.deal.phase {
        Phase::Vote => vote(rules, v),
        Phase::Play => card(rules, v, seat)?.map(Move::Play),
        Phase::FirstDealer | Phase::Deal | Phase::Over => return None,
    };
    Some(advised.into())
}

/// A new deal is for those who hold nothing: no trump worth having and no ace.
fn vote(rules: &Triomphe, v: &View) -> Advised<Move> {
    let trumps = v.own().both(rules.order(&v.public.deal).trumps());
    let aces = v.own().of_rank(Rank::Ace).len() + v.own().of_rank(Rank::King).len();
    if trumps.len() + aces <= 1 {
        return Advised::plainly(Move::Consent, text!("triomphe-why-consent"));
    }
    Advised::by("never-refuse", Move::Object, text!("triomphe-why-object"))
}

/// A player at his turn.
struct Seeing<'a> {
    rules: &'a Triomphe,
    sight: Sight<'a, SEATS>,
    hand: CardSet,
    legal: CardSet,
}

/// The card to play.
pub fn card(rules: &Triomphe, v: &View, seat: Seat) -> Option<Advised<Card>> {
    let (deal, hand) = (&v.public.deal, v.hand?);
    let turned: CardSet = deal.turned.into_iter().collect();
    let sides = match rules.options.has_partners() {
        true => Sides::PAIRS,
        false => Sides::of(SeatSet::all(FOUR), SeatSet::one(seat)),
    };
    let sight = Sight::new(rules.order(deal), &deal.tricks, seat, hand, rules.pack.cards.minus(turned)).among(sides);
    let s = Seeing { rules, sight, hand, legal: rules.choice(deal, hand).dutiful() };
    match s.legal.len() {
        0 => None,
        1 => s.legal.first().map(Advised::only),
        _ if deal.tricks.now.is_empty() => lead(&s),
        _ => follow(&s),
    }
}

fn lead(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let (sight, order) = (&s.sight, s.sight.order);
    let trumps = sight.trumps();
    let out = sight.trumps_of_foes();
    let top = order.highest(trumps);
    let draw = |card: Card| Advised::by("draw-trumps", card, text!("triomphe-why-draw", card = card));
    // Long trumps are led from the top as long as others have any, and the best trump in any case.
    if let Some(card) = top.filter(|card| !out.is_empty() && (trumps.len() >= 4 || sight.is_sure(*card))) {
        return Some(draw(card));
    }
    let sensible = Sensible::new(sight).drawing(false);
    if let Some(card) = sensible.safe_master(s.legal) {
        return Some(Advised::plainly(card, text!("house-why-master", card = card)));
    }
    let plain = s.hand.minus(order.trumps());
    if s.rules.options.duty() == Duty::Everybody
        && let Some(card) = order.lowest(plain)
    {
        return Some(Advised::by("force-the-high", card, text!("triomphe-why-force", card = card)));
    }
    let single = |card: &Card| sight.same_suit(*card).len() == 1 && !matches!(card.rank(), Rank::Ace | Rank::King);
    let singles: CardSet = plain.iter().filter(single).collect();
    if let Some(card) = order.lowest(singles).filter(|_| !trumps.is_empty()) {
        return Some(Advised::by("ruff-short-suits", card, text!("triomphe-why-single", card = card)));
    }
    sensible.lead(s.legal).map(|(card, why)| Advised::plainly(card, why.text(card)))
}

fn follow(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let sight = &s.sight;
    let takers = sight.takers(s.legal);
    if sight.is_last() && !takers.is_empty() {
        let card = sight.cheapest_taker(s.legal)?;
        return Some(Advised::by("last-takes-cheaply", card, text!("triomphe-why-cheap", card = card)));
    }
    let (card, why) = Sensible::new(sight).follow(s.legal)?;
    // Where every card takes and none is sure to hold, the best of the suit or else the lowest will do; but par force partners get in
    // each other's way, and there the player of good sense knows better.
    let partners_forced = s.rules.options.duty() == Duty::Everybody && s.rules.options.has_partners();
    if takers == s.legal && !sight.is_sure(card) && sight.foe_behind() && !partners_forced {
        let follows = takers.minus(sight.order.trumps());
        let master = follows.iter().find(|card| sight.is_master(*card));
        let card = master.or_else(|| sight.order.lowest(takers))?;
        return Some(Advised::plainly(card, text!("house-why-take", card = card)));
    }
    Some(Advised::plainly(card, why.text(card)))
}
