//! Points, holes and bredouille; or points and Sätze.

use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Measure, PerSeat, Scribe, Seat, Tally, law, text};

/// Holes that win a Tour.
pub const TOUR: u8 = 12;

/// Points that win a hole.
const HOLE: u8 = 12;

/// Points that win a Satz.
pub const SATZ: u8 = 12;

/// What both players have marked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Score {
    /// Points towards the next hole.
    pub points: PerSeat<u8, 2>,
    /// Whether the run may still win double.
    pub open: PerSeat<bool, 2>,
    /// Holes pegged in this Tour.
    pub holes: PerSeat<u8, 2>,
}

impl Score {
    /// White's and Black's points, open runs and holes.
    pub const fn new(points: [u8; 2], open: [bool; 2], holes: [u8; 2]) -> Score {
        Score { points: PerSeat(points), open: PerSeat(open), holes: PerSeat(holes) }
    }

    /// Marks points and returns how many holes they win. Holes are not counted beyond [`TOUR`].
    #[inline]
    pub fn mark<S: Scribe>(&mut self, seat: Seat, points: u8, scribe: &mut S) -> u8 {
        self.mark_run(seat, points, true, scribe)
    }

    /// Marks points. One who begins while the other has points must show by two counters that his run is unbroken;
    /// `shown` says whether he does. The first to mark needs only one.
    #[inline]
    pub fn mark_run<S: Scribe>(&mut self, seat: Seat, points: u8, shown: bool, scribe: &mut S) -> u8 {
        let other = seat.next(2);
        if points == 0 {
            return 0;
        }
        if self.points[seat] == 0 {
            self.open[seat] = shown || self.points[other] == 0;
        }
        if self.points[other] > 0 && std::mem::take(&mut self.open[other]) {
            scribe.does(other, law!("debredouiller"), || text!("trictrac-debredouiller", seat = other));
        }
        let mut total = self.points[seat].saturating_add(points);
        let mut won = 0;
        while total >= HOLE {
            let (holes, law) = match (self.open[seat], won > 0) {
                (true, true) => (2, law!("second-twelve")),
                (true, false) => (2, law!("bredouille")),
                (false, _) => (1, law!("hole")),
            };
            total -= HOLE;
            won += holes;
            let wiped = std::mem::take(&mut self.points[other]);
            self.open[other] = false;
            self.open[seat] = total > 0;
            let stands = (self.holes[seat] + won).min(TOUR);
            scribe.tallies(seat, law, || {
                let wins = text!("trictrac-wins-holes", seat = seat, number = holes);
                Tally::new(Measure::Holes, holes.into(), wins).standing(stands.into())
            });
            wipe_out(other, wiped, scribe);
        }
        self.points[seat] = total;
        self.holes[seat] = (self.holes[seat] + won).min(TOUR);
        won
    }

    /// Marks points at Toccategli, where nothing but points is marked, and returns how many Sätze they win. Each wipes out
    /// the other's points.
    #[inline]
    pub fn mark_satz<S: Scribe>(&mut self, seat: Seat, points: u8, scribe: &mut S) -> u8 {
        let total = self.points[seat].saturating_add(points);
        self.points[seat] = total % SATZ;
        let won = total / SATZ;
        if won > 0 {
            let other = seat.next(2);
            wipe_out(other, std::mem::take(&mut self.points[other]), scribe);
        }
        won
    }

    /// Only so many holes are pegged beyond what stood `before`. Returns how many that were won are forgotten.
    pub fn peg_only(&mut self, seat: Seat, before: u8, pegged: u8) -> u8 {
        let holes = &mut self.holes[seat];
        let stands = before.saturating_add(pegged).min(*holes);
        std::mem::replace(holes, stands) - stands
    }

    /// Holes won earlier and forgotten are pegged after all.
    pub fn peg_forgotten(&mut self, seat: Seat, forgotten: u8) {
        self.holes[seat] = self.holes[seat].saturating_add(forgotten).min(TOUR);
    }

    /// Tells that a player's holes are others than they were `before`: a judgement gave him some or took some back.
    pub fn tell_holes<S: Scribe>(&self, seat: Seat, before: u8, law: LawId, scribe: &mut S) {
        let holes = self.holes[seat];
        if holes != before {
            scribe.tallies(seat, law, || {
                let number = holes.abs_diff(before);
                let told = if holes > before {
                    text!("trictrac-wins-holes", seat = seat, number = number)
                } else {
                    text!("trictrac-holes-back", seat = seat, number = number)
                };
                Tally::new(Measure::Holes, i32::from(holes) - i32::from(before), told).standing(holes.into())
            });
        }
    }

    /// Who has won the Tour.
    pub fn winner(&self) -> Option<Seat> {
        Seat::all(2).find(|seat| self.holes[*seat] >= TOUR)
    }

    /// All points of both players are cleared.
    pub fn clear_points(&mut self) {
        *self = Score { holes: self.holes, ..Score::default() };
    }

    /// All points of both players are cleared by a law, which stands on the score sheet.
    pub fn clear_points_by<S: Scribe>(&mut self, law: LawId, scribe: &mut S) {
        for (seat, points) in self.points.iter().filter(|(_, points)| **points > 0) {
            tell_points(seat, -i32::from(*points), 0, law, scribe);
        }
        self.clear_points();
    }
}

/// Tells points that bring somebody so far: those beyond the last twelve stand.
pub fn tell_points<S: Scribe>(seat: Seat, points: i32, reached: u8, law: LawId, scribe: &mut S) {
    scribe.tallies(seat, law, || Tally::points(seat, points, (reached % HOLE).into()));
}

/// Points are wiped out by what the other has won.
fn wipe_out<S: Scribe>(seat: Seat, points: u8, scribe: &mut S) {
    if points > 0 {
        scribe.tallies(seat, law!("wipe-out"), || {
            let told = text!("trictrac-wiped-out", seat = seat, number = points);
            Tally::new(Measure::Points, -i32::from(points), told).standing(0)
        });
    }
}
