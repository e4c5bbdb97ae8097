//! Deals laid open for the solver.

use super::rules::Rules;
use super::state::{Phase, State};
use spadille_core::{Beside, Laid, Seat, SeatSet};
use spadille_tricks::Ending;

impl Rules {
    /// The tricks of the player and his helper; whether a misère is caught, which ends it; the tricks of whoever is to play where all
    /// play one. Nothing while a fault of a strict table binds somebody. Of two who play together each answers for his own tricks, and
    /// where all play a misère it is lost by whoever has most.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'_>> {
        let deal = &s.public.deal;
        let bound = deal.early.is_some() || deal.shown.is_some() || deal.incident.is_some();
        if deal.phase != Phase::Play || bound {
            return None;
        }
        // In a petite misère the others keep a card that is not played.
        let ending = Ending::of_uneven(self.order(deal.trump), &s.hands, &deal.tricks.now, deal.side())?;
        let ending = Some(ending).filter(|ending| ending.left() + deal.tricks.count == deal.tricks_played())?;
        let ending = ending.beside((deal.generale || deal.helper.is_some()).then_some(Beside::Shares));
        Some(match (deal.generale, deal.is_misere()) {
            (true, _) => ending.misere().each_alone(),
            (false, true) => ending.none(),
            (false, false) => ending.if_even()?,
        })
    }

    /// The tricks of the first hand alone, where no side is told.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'_>> {
        let side = laid.side.unwrap_or_else(|| SeatSet::one(Seat(0)));
        let order = self.order(laid.trump);
        let ending =
            laid.is_deal_of(self.seats, self.pack).then(|| Ending::new(order, &laid.hands, laid.leader, side))?;
        Some(if laid.misere { ending.misere() } else { ending })
    }
}
