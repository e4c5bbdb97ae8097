//! Deals laid open for the solver, in thirds of a point: three figures make one, and whoever has more thirds never has fewer points.

use super::cards::{ORDER, PACK};
use super::count::{seats_of, side_of};
use super::rules::Tresett;
use super::state::{FOUR, Phase, State};
use spadille_core::{Laid, Rank, Seat, SeatSet};
use spadille_tricks::{Ending, Points, Worth};

/// What the cards count, in thirds.
static THIRDS: Worth = Worth::of_ranks(&[
    (Rank::Ace, 3),
    (Rank::Three, 1),
    (Rank::Two, 1),
    (Rank::King, 1),
    (Rank::Queen, 1),
    (Rank::Jack, 1),
]);

/// With a point for the last trick.
const COUNT: Points<'static> = Points { worth: &THIRDS, trick: 0, last: 3, parts: 3 };

impl Tresett {
    /// The points that the side of whoever is to play makes.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'static>> {
        let deal = &s.public.deal;
        let side = seats_of(side_of(deal.tricks.now.turn())).into_iter().collect();
        let ending = Ending::of(&ORDER, &s.hands, &deal.tricks.now, side).filter(|_| deal.phase == Phase::Play)?;
        Some(ending.counted(COUNT))
    }

    /// The points of the first and third hand.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'static>> {
        let side = laid.side.unwrap_or_else(|| [0, 2].map(Seat).into_iter().collect::<SeatSet>());
        let fits = laid.is_deal_of(FOUR, PACK) && laid.trump.is_none() && !laid.misere;
        fits.then(|| Ending::new(&ORDER, &laid.hands, laid.leader, side).counted(COUNT))
    }
}
