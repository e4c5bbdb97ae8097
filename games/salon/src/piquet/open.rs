//! Deals laid open for the solver: the tricks of whoever is to play.

use super::hand::{ORDER, PACK};
use super::rules::Piquet;
use super::state::{Phase, State};
use spadille_core::{Beside, Laid, Seat, SeatSet};
use spadille_tricks::Ending;

impl Piquet {
    /// The tricks that whoever is to play makes; nothing while the first lead is bound, or cards thrown down together are led. They
    /// decide about the cards and the capot; what is counted for leading, taking and the last trick is little beside that.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'static>> {
        let deal = &s.public.deal;
        let bound = deal.is_unled() && (deal.named.is_some() || deal.demanded.is_some());
        if s.public.phase != Phase::Play || bound || deal.spoken.thrown.0[0].is_some() {
            return None;
        }
        let ending = Ending::of(&ORDER, &s.hands, &deal.tricks.now, SeatSet::one(deal.tricks.now.turn()))?;
        Some(ending.beside(Some(Beside::Order)))
    }

    /// The tricks of the first hand.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'static>> {
        let side = laid.side.unwrap_or_else(|| SeatSet::one(Seat(0)));
        let fits = laid.is_deal_of(2, PACK) && laid.trump.is_none() && !laid.misere;
        fits.then(|| Ending::new(&ORDER, &laid.hands, laid.leader, side).beside(Some(Beside::Order)))
    }
}
