//! Deals laid open for the solver, in thirds of a point: three figures make one, and whoever has more thirds never has fewer points.

use super::cards::{ORDER, PACK};
use super::count::{Count, seats_of, side_of};
use super::race::TARGET;
use super::rules::Tresett;
use super::state::{Deal, FOUR, Phase, Public, State, TRICKS};
use spadille_core::{Beside, Laid, Rank, Seat, SeatSet};
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

/// All points of a deal at the most: two thirds are lost.
const POINTS: u8 = 11;

/// With a point for the last trick.
const COUNT: Points<'static> = Points { worth: &THIRDS, trick: 0, last: 3, parts: 3 };

impl Tresett {
    /// The points that the side of whoever is to play makes. All tricks, or all but an empty one, bring Parties beside; and where both
    /// sides are near twenty-one, whoever comes there first has won.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'static>> {
        let deal = &s.public.deal;
        let side = seats_of(side_of(deal.tricks.now.turn())).into_iter().collect();
        let ending = Ending::of(&ORDER, &s.hands, &deal.tricks.now, side).filter(|_| deal.phase == Phase::Play)?;
        let beside = sweeps(deal).then_some(Beside::Sweep).or(races(&s.public).then_some(Beside::Order));
        Some(ending.counted(COUNT).beside(beside))
    }

    /// The points of the first and third hand.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'static>> {
        let side = laid.side.unwrap_or_else(|| [0, 2].map(Seat).into_iter().collect::<SeatSet>());
        let fits = laid.is_deal_of(FOUR, PACK) && laid.trump.is_none() && !laid.misere;
        let sweep = laid.hands.first().is_some_and(|hand| usize::from(hand.len()) == TRICKS).then_some(Beside::Sweep);
        fits.then(|| Ending::new(&ORDER, &laid.hands, laid.leader, side).counted(COUNT).beside(sweep))
    }
}

/// Whether both sides may come to their twenty-one in this deal.
fn races(p: &Public) -> bool {
    let taken = [0, 1].map(|side| p.deal.count(side).points());
    let left = POINTS.saturating_sub(taken.iter().sum());
    (0..2).all(|side| p.race.marks[side] + u16::from(taken[side] + left) >= TARGET)
}

/// Whether a side may still take all tricks, or leave the others a single one without a point.
fn sweeps(deal: &Deal) -> bool {
    (0..2).any(|side| {
        let [one, other] = seats_of(1 - side);
        let lost = deal.tricks.won[one] + deal.tricks.won[other];
        lost == 0 || lost == 1 && Count::of(deal.taken(1 - side), false).points() == 0
    })
}
