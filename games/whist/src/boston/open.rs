//! Deals laid open for the solver.

use super::rules::Rules;
use super::state::{Phase, State};
use spadille_core::{Laid, Seat, SeatSet};
use spadille_tricks::Ending;

impl Rules {
    /// The tricks of the player and his helper, or of whoever is to play where all play a misère; nothing while a fault of a
    /// strict table binds somebody.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'_>> {
        let deal = &s.public.deal;
        let bound = deal.early.is_some() || deal.shown.is_some() || deal.incident.is_some();
        let trick = &deal.tricks.now;
        let whole = s.hands[trick.turn()].len() + deal.tricks.count == deal.tricks_played();
        if deal.phase != Phase::Play || bound || !whole {
            return None;
        }
        let ending = Ending::of(self.order(deal.trump), &s.hands, trick, deal.side())?;
        let ending = if deal.is_misere() { ending.misere() } else { ending };
        Some(if deal.generale { ending.each_alone() } else { ending })
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
