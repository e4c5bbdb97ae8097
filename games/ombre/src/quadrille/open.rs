//! Deals laid open for the solver: the tricks of the hombre and whoever helps him.

use super::rules::Rules;
use super::state::{Phase, State};
use spadille_core::{Beside, Laid, Seat, SeatSet};
use spadille_tricks::Ending;

impl Rules {
    /// The tricks of the hombre's side, known or not; nothing while a lead is demanded or a fault binds somebody. The first tricks in a
    /// row are paid beside, and all of them; and of two who lose, or of those who win codille, it may matter who made how many.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'_>> {
        let deal = &s.public.deal;
        let trump = deal.trump.filter(|_| deal.phase == Phase::Play && deal.hombre.is_some())?;
        if deal.demanded.is_some() || !deal.faults.bound.is_empty() {
            return None;
        }
        let side = s.side();
        let sweeps = deal.winners.iter().all(|winner| side.contains(*winner));
        let beside = if sweeps { Beside::Sweep } else { Beside::Shares };
        Some(Ending::of(self.order(trump), &s.hands, &deal.tricks.now, side)?.beside(Some(beside)))
    }

    /// The tricks of the first hand, or of the side that is told.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'_>> {
        let side = laid.side.unwrap_or_else(|| SeatSet::one(Seat(0)));
        let order = self.order(laid.trump?);
        let ending =
            laid.is_deal_of(self.seats, self.pack).then(|| Ending::new(order, &laid.hands, laid.leader, side))?;
        Some(if laid.misere { ending.misere() } else { ending })
    }
}
