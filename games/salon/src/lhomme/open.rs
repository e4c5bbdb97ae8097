//! Deals laid open for the solver: the tricks of the Homme against all, with the duty to take.

use super::rules::LHomme;
use super::state::{Phase, State};
use crate::taking::follow;
use spadille_core::{Beside, Laid, Seat, SeatSet};
use spadille_tricks::Ending;

impl LHomme {
    /// The tricks that the Homme makes; nothing where one may refuse to take, for then a fine decides. He must have more than each of
    /// the others, so it matters how they share theirs.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'_>> {
        let deal = &s.public.deal;
        let homme = deal.homme.filter(|_| deal.phase == Phase::Play && !self.options.may_refuse())?;
        let ending = Ending::of(self.order(deal), &s.hands, &deal.tricks.now, SeatSet::one(homme))?;
        Some(ending.following(follow(self.options.duty())).beside(Some(Beside::Shares)))
    }

    /// The tricks of the first hand.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'_>> {
        let side = laid.side.unwrap_or_else(|| SeatSet::one(Seat(0)));
        let suit = laid.trump.filter(|suit| self.pack.suits.contains(suit) && !laid.misere)?;
        let fits = laid.is_deal_of(self.options.players, self.pack.cards);
        let ending = fits.then(|| Ending::new(self.pack.order(Some(suit)), &laid.hands, laid.leader, side))?;
        Some(ending.following(follow(self.options.duty())).beside(Some(Beside::Shares)))
    }
}
