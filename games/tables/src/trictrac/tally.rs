//! Points, holes and bredouille.

use serde::{Deserialize, Serialize};
use spadille_core::{Scribe, Seat, law, text};

/// Holes that win a Tour.
pub const TOUR: u8 = 12;

/// What both players have marked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Score {
    /// Points towards the next hole.
    pub points: [u8; 2],
    /// Whether the run may still win double.
    pub open: [bool; 2],
    /// Holes pegged in this Tour.
    pub holes: [u8; 2],
}

impl Score {
    /// Marks points and returns how many holes they win. Holes are not counted beyond [`TOUR`].
    #[inline]
    pub fn mark<S: Scribe>(&mut self, seat: Seat, points: u8, scribe: &mut S) -> u8 {
        self.mark_run(seat, points, true, scribe)
    }

    /// Marks points. One who begins while the other has points must show by two counters that his run is unbroken;
    /// `shown` says whether he does. The first to mark needs only one.
    #[inline]
    pub fn mark_run<S: Scribe>(&mut self, seat: Seat, points: u8, shown: bool, scribe: &mut S) -> u8 {
        let (x, y) = (seat.index() & 1, 1 - (seat.index() & 1));
        if points == 0 {
            return 0;
        }
        if self.points[x] == 0 {
            self.open[x] = shown || self.points[y] == 0;
        }
        if self.points[y] > 0 {
            if self.open[y] {
                scribe.does(Seat(y as u8), law!("debredouiller"), || {
                    text!("trictrac-debredouiller", seat = Seat(y as u8))
                });
            }
            self.open[y] = false;
        }
        let mut total = self.points[x].saturating_add(points);
        let mut won = 0;
        while total >= 12 {
            let double = self.open[x];
            total -= 12;
            let holes = if double { 2 } else { 1 };
            let (second, wiped) = (won > 0, self.points[y]);
            won += holes;
            self.points[y] = 0;
            self.open[y] = false;
            self.open[x] = total > 0;
            let law = match (double, second) {
                (true, true) => law!("second-twelve"),
                (true, false) => law!("bredouille"),
                (false, _) => law!("hole"),
            };
            scribe.does(seat, law, || text!("trictrac-wins-holes", seat = seat, number = holes));
            if wiped > 0 {
                scribe.does(Seat(y as u8), law!("wipe-out"), || {
                    text!("trictrac-wiped-out", seat = Seat(y as u8), number = wiped)
                });
            }
        }
        self.points[x] = total;
        self.holes[x] = (self.holes[x] + won).min(TOUR);
        won
    }

    /// Only so many holes are pegged beyond what stood `before`. Returns how many that were won are forgotten.
    pub fn peg_only(&mut self, seat: Seat, before: u8, pegged: u8) -> u8 {
        let holes = &mut self.holes[seat.index() & 1];
        let stands = before.saturating_add(pegged).min(*holes);
        let forgotten = *holes - stands;
        *holes = stands;
        forgotten
    }

    /// Holes won earlier and forgotten are pegged after all.
    pub fn peg_forgotten(&mut self, seat: Seat, forgotten: u8) {
        let holes = &mut self.holes[seat.index() & 1];
        *holes = holes.saturating_add(forgotten).min(TOUR);
    }

    /// Who has won the Tour.
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        self.holes.iter().position(|holes| *holes >= TOUR).map(|i| Seat(i as u8))
    }

    /// All points of both players are cleared.
    #[inline]
    pub fn clear_points(&mut self) {
        self.points = [0; 2];
        self.open = [false; 2];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(points: [u8; 2], open: [bool; 2]) -> Score {
        Score { points, open, holes: [0; 2] }
    }

    #[test]
    fn twelve_in_one_run_win_double() {
        let mut s = Score::default();
        assert_eq!(s.mark(Seat(0), 4, &mut ()), 0);
        assert_eq!(s.mark(Seat(0), 8, &mut ()), 2);
        assert_eq!(s, Score { holes: [2, 0], ..Score::default() });
    }

    #[test]
    fn only_the_second_to_mark_needs_two_counters() {
        let mut first = Score::default();
        assert_eq!(first.mark_run(Seat(0), 12, false, &mut ()), 2);
        let mut second = score([0, 4], [false, true]);
        assert_eq!(second.mark_run(Seat(0), 12, false, &mut ()), 1);
    }

    #[test]
    fn an_interrupted_run_wins_one_and_wipes_out() {
        let mut s = score([8, 2], [false, true]);
        assert_eq!(s.mark(Seat(0), 6, &mut ()), 1);
        assert_eq!(s, Score { points: [2, 0], open: [true, false], holes: [1, 0] });
    }

    #[test]
    fn a_second_twelve_in_one_marking_is_double() {
        let mut s = score([8, 8], [false, true]);
        assert_eq!(s.mark(Seat(0), 18, &mut ()), 3);
        assert_eq!(s, Score { points: [2, 0], open: [true, false], holes: [3, 0] });
    }
}
