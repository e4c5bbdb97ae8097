//! Deals laid open for the solver: the points of the declarer, or his tricks where he wants none.

use super::cards::{PACK, POINTS};
use super::games::Level;
use super::rules::Scat;
use super::state::{PLAYERS, Phase, State};
use spadille_core::{Beside, Laid, Seat, SeatSet};
use spadille_tricks::Ending;

impl Scat {
    /// The points that the declarer takes in tricks from now on; of Null whether he is caught, which ends it. A trick without points may
    /// still keep somebody from Schwarz.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'_>> {
        let deal = &s.public.deal;
        let (declarer, level) = deal.declarer.zip(deal.level).filter(|_| deal.phase == Phase::Play)?;
        let ending = Ending::of(self.order(level), &s.hands, &deal.tricks.now, SeatSet::one(declarer))?;
        if level.is_null() {
            return Some(ending.none());
        }
        let (won, count) = (deal.tricks.won[declarer], deal.tricks.count);
        let schwarz = won == count || won == 0 && self.options.declarer_schwarz;
        Some(ending.points(&POINTS).beside(schwarz.then_some(Beside::Sweep)))
    }

    /// The points of the first hand; without trumps it is Grand, and as a misère Null, whose tricks are counted.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'_>> {
        let level = match (laid.trump, laid.misere) {
            (Some(suit), false) => Level::solo(suit),
            (None, false) => Level::GRAND,
            (None, true) => Level::NULL,
            (Some(_), true) => return None,
        };
        let side = laid.side.unwrap_or_else(|| SeatSet::one(Seat(0)));
        let fits = laid.is_deal_of(PLAYERS, PACK);
        let ending = fits.then(|| Ending::new(self.order(level), &laid.hands, laid.leader, side))?;
        Some(if laid.misere { ending.misere() } else { ending.points(&POINTS).beside(Some(Beside::Sweep)) })
    }
}
