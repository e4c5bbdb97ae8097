//! What points and holes are worth before anybody looks at the board: how the marks of both go on from here when both score as
//! players by the book do.

use super::options::JanOptions;
use super::sisters::Counting;
use super::tally::{Score, TOUR};
use spadille_core::{PerSeat, Seat};
use std::sync::OnceLock;

/// A throw in how many of ten thousand brings the thrower so many points, and gives so many.
type Throws = &'static [(u8, u8, u16)];

/// What throws bring at Trictrac, counted in 2,000 settings played by the book.
const GRAND: Throws = &[
    (0, 0, 6745),
    (0, 2, 169),
    (0, 4, 292),
    (0, 6, 88),
    (0, 8, 27),
    (0, 12, 15),
    (2, 0, 726),
    (2, 2, 11),
    (2, 4, 25),
    (4, 0, 1098),
    (4, 2, 48),
    (4, 4, 102),
    (4, 6, 12),
    (4, 8, 13),
    (6, 0, 257),
    (6, 4, 11),
    (6, 6, 20),
    (8, 0, 171),
    (8, 4, 24),
    (10, 0, 29),
    (12, 0, 32),
];

/// The same at Toccategli.
const LIGHT: Throws = &[
    (0, 0, 7464),
    (0, 1, 168),
    (0, 2, 72),
    (1, 0, 598),
    (1, 1, 12),
    (2, 0, 1172),
    (2, 1, 32),
    (3, 0, 99),
    (4, 0, 287),
    (5, 0, 17),
    (6, 0, 34),
];

/// How often the marks are carried on until their worth no longer changes.
const ROUNDS: usize = 400;

/// How many Sätze ahead the worth of marks still changes.
const SAETZE_AHEAD: usize = 6;

/// How far a hole ahead decides a Tour of which so many holes are left: as sums of chance do, by the root of them.
const DECIDES: f64 = 0.62;

/// What twelve points win: holes, or stakes by how far the loser has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Prize {
    Holes,
    /// What is paid when the loser has marked so many points.
    Stakes([u8; 12]),
}

/// What the marks of both promise whoever throws next.
#[derive(Debug)]
pub(super) struct Prospect {
    prize: Prize,
    /// By how many Sätze are left, from one on; at Trictrac there is but one way.
    worth: Vec<Vec<f64>>,
}

/// Marks of both on their way, and what has been won on it.
#[derive(Copy, Clone, Debug)]
pub(super) struct Marks {
    pub score: Score,
    /// Stakes won at Toccategli by the first seat.
    pub stakes: f64,
    /// Sätze won by anybody.
    pub saetze: u16,
}

impl Marks {
    pub fn of(score: Score) -> Marks {
        Marks { score, stakes: 0.0, saetze: 0 }
    }
}

impl Prospect {
    /// The prospects of a table.
    pub fn of(options: &JanOptions, counting: Counting) -> &'static Prospect {
        static KNOWN: [OnceLock<Prospect>; 4] = [const { OnceLock::new() }; 4];
        let place = match (counting, options.multiples.is_on(), options.matsch.is_on()) {
            (Counting::Holes, ..) => 0,
            (_, false, _) => 1,
            (_, true, true) => 2,
            (_, true, false) => 3,
        };
        KNOWN[place].get_or_init(|| {
            let paid = std::array::from_fn(|points| options.dearness(points as u8).0.stakes());
            let prize = if counting == Counting::Holes { Prize::Holes } else { Prize::Stakes(paid) };
            Prospect::reckoned(prize)
        })
    }

    /// Carries all marks on, throw by throw, until their worth stands still. At Toccategli what comes after a Satz is worth what
    /// the Sätze left then are worth, and nothing after the last.
    fn reckoned(prize: Prize) -> Prospect {
        let mut prospect = Prospect { prize, worth: Vec::new() };
        let levels = if prize == Prize::Holes { 1 } else { SAETZE_AHEAD };
        for _ in 0..levels {
            prospect.worth.push(vec![0.0; 4 * 144]);
            for _ in 0..ROUNDS {
                let next = prospect.carried_on();
                prospect.worth.pop();
                prospect.worth.push(next);
            }
        }
        prospect
    }

    /// The worths with the most Sätze left, one throw further. Whoever throws has the other's worth against him, so the two are
    /// brought together half way each time.
    fn carried_on(&self) -> Vec<f64> {
        let throws = if self.prize == Prize::Holes { GRAND } else { LIGHT };
        let all: f64 = throws.iter().map(|(.., n)| f64::from(*n)).sum();
        let left = self.worth.len() as u16;
        let after = |score: Score| {
            let by_throw = |(own, given, n): &(u8, u8, u16)| {
                let mut marks = Marks::of(score);
                let won = self.mark(&mut marks, Seat(0), *own) - self.mark(&mut marks, Seat(1), *given);
                f64::from(*n) * (won - self.rest(&marks, left, Seat(1)))
            };
            throws.iter().map(by_throw).sum::<f64>() / all
        };
        let before = &self.worth[usize::from(left) - 1];
        (0..before.len()).map(|n| (before[n] + after(nth(n))) / 2.0).collect()
    }

    /// What the marks promise whoever throws, when so many Sätze were left before those won on the way.
    fn rest(&self, marks: &Marks, left: u16, to_throw: Seat) -> f64 {
        let level = match self.prize {
            Prize::Holes => 1,
            Prize::Stakes(_) => usize::from(left.saturating_sub(marks.saetze)).min(self.worth.len()),
        };
        if level == 0 { 0.0 } else { self.worth[level - 1][place(&marks.score, to_throw)] }
    }

    /// Marks points and says what they win, in holes or stakes.
    pub fn mark(&self, marks: &mut Marks, seat: Seat, points: u8) -> f64 {
        let loser_points = marks.score.points[seat.next(2)];
        match self.prize {
            Prize::Holes => f64::from(marks.score.mark(seat, points, &mut ())),
            Prize::Stakes(_) => {
                let won = marks.score.mark_satz(seat, points, &mut ());
                (0..won).map(|i| self.satz(marks, seat, if i == 0 { loser_points } else { 0 })).sum()
            }
        }
    }

    /// A Satz is won against so many points.
    pub fn satz(&self, marks: &mut Marks, winner: Seat, loser_points: u8) -> f64 {
        let Prize::Stakes(paid) = self.prize else { return 0.0 };
        let stakes = f64::from(paid[usize::from(loser_points.min(11))]);
        marks.saetze += 1;
        marks.stakes += if winner == Seat(0) { stakes } else { -stakes };
        stakes
    }

    /// What the marks promise the first seat in stakes, when so many Sätze were left before those won on the way, somebody is to
    /// throw, and the board is worth so much to the first seat, in holes or stakes.
    pub fn promise(&self, marks: &Marks, left: u16, to_throw: Seat, board: f64) -> f64 {
        let rest = self.rest(marks, left, to_throw);
        let ahead = board + if to_throw == Seat(0) { rest } else { -rest };
        match self.prize {
            Prize::Stakes(_) => marks.stakes + ahead,
            Prize::Holes => {
                let PerSeat([mine, his]) = marks.score.holes.map(f64::from);
                let left = (2.0 * f64::from(TOUR) - mine - his).max(1.0);
                (DECIDES * (mine - his + ahead) / left.sqrt()).tanh()
            }
        }
    }
}

/// Where the worth of some marks stands, for whoever throws next.
fn place(score: &Score, to_throw: Seat) -> usize {
    let of = |seat: Seat| 2 * usize::from(score.points[seat].min(11)) + usize::from(score.open[seat]);
    24 * of(to_throw) + of(to_throw.next(2))
}

/// The marks of that place, the first seat being about to throw.
fn nth(place: usize) -> Score {
    let (mine, his) = (place / 24, place % 24);
    Score::new([(mine / 2) as u8, (his / 2) as u8], [mine % 2 == 1, his % 2 == 1], [0, 0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trictrac::{ToccategliOptions, TrictracOptions};
    use spadille_core::Options as _;

    fn holes() -> &'static Prospect {
        Prospect::of(&TrictracOptions::standard().0, Counting::Holes)
    }

    fn stakes() -> &'static Prospect {
        Prospect::of(&ToccategliOptions::standard().0, Counting::Saetze)
    }

    #[test]
    fn more_points_promise_more() {
        let worth = |prospect: &Prospect, points: [u8; 2], open: [bool; 2]| {
            prospect.promise(&Marks::of(Score::new(points, open, [0, 0])), 3, Seat(0), 0.0)
        };
        for prospect in [holes(), stakes()] {
            for points in (0..10).step_by(2) {
                let [less, more] = [points, points + 2].map(|mine| worth(prospect, [mine, 4], [false; 2]));
                assert!(more > less, "{points}");
            }
            assert!(worth(prospect, [0, 0], [false; 2]) > 0.0, "who throws is ahead");
        }
        // A run that may still win double is worth more; at Toccategli there is none.
        assert!(worth(holes(), [6, 4], [true, false]) > worth(holes(), [6, 4], [false; 2]));
        // What is gained by being first grows with the points.
        assert!(worth(holes(), [10, 10], [false; 2]) > worth(holes(), [2, 2], [false; 2]));
    }

    #[test]
    fn the_worth_stands_still() {
        for prospect in [holes(), stakes()] {
            let (last, next) = (prospect.worth.last().expect("a level"), prospect.carried_on());
            assert!(last.iter().zip(&next).all(|(a, b)| (a - b).abs() < 1e-3));
            assert!(prospect.worth.iter().flatten().all(|w| w.is_finite() && w.abs() < 6.0));
        }
    }

    #[test]
    fn after_the_last_satz_nothing_is_promised() {
        let with_left = |left: u16| {
            let mut marks = Marks::of(Score::new([11, 9], [false; 2], [0, 0]));
            stakes().mark(&mut marks, Seat(0), 6);
            stakes().promise(&marks, left, Seat(0), 0.0)
        };
        assert_eq!(with_left(1).to_bits(), 1.0f64.to_bits());
        assert!(with_left(2) > 1.0, "five points begin the next Satz");
    }

    #[test]
    fn a_satz_against_nothing_is_dear() {
        let mut marks = Marks::of(Score::new([10, 0], [false; 2], [0, 0]));
        assert_eq!((stakes().mark(&mut marks, Seat(0), 2), marks.saetze), (4.0, 1));
        let mut late = Marks::of(Score::new([10, 9], [false; 2], [0, 0]));
        assert_eq!((stakes().mark(&mut late, Seat(0), 3), late.score.points), (1.0, PerSeat([1, 0])));
    }
}
