//! What the book advises, as functions of a view, citing its maxims.

use super::moves::Move;
use super::rules::{PACK, __NAME__};
use super::state::{ALL, SEATS};
use super::view::View;
use spadille_core::game::Advised;
use spadille_core::{Advice, Card, Seat, SeatSet};
use spadille_tricks::{Sensible, Sides, Sight};

/// What the book advises the viewer at `seat`.
pub fn advise(rules: &__NAME__, v: &View, seat: Seat) -> Option<Advice<Move>> {
    Some(card(rules, v, seat)?.map(Move::Play).into())
}

/// The card to play. What a maxim says comes first, with `Advised::by`; what it leaves open is left to good sense.
fn card(rules: &__NAME__, v: &View, seat: Seat) -> Option<Advised<Card>> {
    let (deal, hand) = (&v.public.deal, v.hand?);
    let sides = Sides::of(SeatSet::all(ALL), SeatSet::one(seat));
    let sight = Sight::<SEATS>::new(&rules.order, &deal.tricks, seat, hand, PACK).among(sides);
    let (card, why) = Sensible::new(&sight).card(rules.order.legal(hand, deal.tricks.now.led()))?;
    Some(Advised::plainly(card, why.text(card)))
}
