//! Deals laid open for the solver: tricks, with the duty to take.

use super::rules::Triomphe;
use super::settle::pair_of;
use super::state::{FOUR, Phase, State};
use crate::taking::follow;
use spadille_core::{Beside, Laid, Seat, SeatSet};
use spadille_tricks::Ending;

impl Triomphe {
    /// The tricks that the side of whoever is to play makes, or he alone: then it also matters who of the others makes most.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'_>> {
        let deal = &s.public.deal;
        let side = pair_of(deal.tricks.now.turn());
        let ending = Ending::of(self.order(deal), &s.hands, &deal.tricks.now, side);
        let ending = ending.filter(|_| deal.phase == Phase::Play)?.following(follow(self.options.duty()));
        Some(if self.options.has_partners() { ending } else { ending.each_alone().beside(Some(Beside::Shares)) })
    }

    /// The tricks of the first and third hand, or of the first alone.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'_>> {
        let alone = !self.options.has_partners();
        let usual = if alone { SeatSet::one(Seat(0)) } else { pair_of(Seat(0)) };
        let order = self.pack.order(Some(laid.trump?));
        let fits = laid.is_deal_of(FOUR, self.pack.cards) && !laid.misere;
        let ending = fits.then(|| Ending::new(order, &laid.hands, laid.leader, laid.side.unwrap_or(usual)))?;
        let shares = alone.then_some(Beside::Shares);
        Some(ending.following(follow(self.options.duty())).beside(shares))
    }
}
