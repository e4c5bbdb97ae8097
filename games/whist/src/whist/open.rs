//! Deals laid open for the solver.

use super::rules::Rules;
use super::state::{FOUR, Phase, State, partner};
use crate::pack::PACK;
use spadille_core::{CardSet, Laid, Seat, SeatSet};
use spadille_tricks::Ending;

impl Rules {
    /// The tricks that the side of whoever is to play makes; nothing while a fault of a strict table binds somebody.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'_>> {
        let deal = &s.public.deal;
        let order = self.order(deal.trump.filter(|_| deal.phase == Phase::Play)?);
        let place = deal.tricks.now.turn();
        let faults = &deal.faults;
        let free = |place: Seat| faults.callable[place] == CardSet::EMPTY && faults.early[place].is_none();
        if self.strict
            && !(Seat::all(FOUR).all(free) && faults.bound.values().all(|bound| *bound == Default::default()))
        {
            return None;
        }
        let side: SeatSet = [place, partner(place)].into_iter().collect();
        let seating = s.public.seating;
        let ending = Ending::of(order, &s.hands, &deal.tricks.now, side)?;
        Some(ending.named(move |place| match place.0 {
            0..FOUR => seating.person(place),
            _ => place,
        }))
    }

    /// The tricks of the first and third hand.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'_>> {
        let order = self.order_of(laid.trump);
        let side = laid.side.unwrap_or_else(|| [0, 2].map(Seat).into_iter().collect());
        let ending = laid.is_deal_of(FOUR, PACK).then(|| Ending::new(order, &laid.hands, laid.leader, side))?;
        Some(if laid.misere { ending.misere() } else { ending })
    }
}
