//! The paper bêtes are written on: a list with room for so many lines, on which nobody's debt becomes another's.

use arrayvec::ArrayVec;
use spadille_core::SeatSet;

/// The lines of the paper: a bête for nearly every deal of a long sitting.
pub const LINES: usize = 80;
/// No bête is larger, so that accounts stay whole numbers however long the losing lasts.
pub const LARGEST: i64 = 1_000_000_000_000;

/// A line of the paper.
pub trait Line: Copy {
    /// Against whom it is written.
    fn by(&self) -> SeatSet;

    /// What its winner draws.
    fn amount(&self) -> i64;

    /// Lets another line go together with this one.
    fn join(&mut self, other: Self);
}

/// Writes a line. On a full list it goes together with the smallest of the same people; for people who have none there two of
/// others make room, so that nobody's debt becomes another's. Nothing is no line.
///
/// ```
/// use arrayvec::ArrayVec;
/// use spadille_core::{Seat, SeatSet};
/// use spadille_stakes::paper::{Line, mark};
/// #[derive(Copy, Clone, PartialEq, Debug)]
/// struct Owes(Seat, i64);
/// impl Line for Owes {
///     fn by(&self) -> SeatSet {
///         SeatSet::one(self.0)
///     }
///     fn amount(&self) -> i64 {
///         self.1
///     }
///     fn join(&mut self, other: Owes) {
///         self.1 += other.1;
///     }
/// }
/// let mut paper = ArrayVec::<Owes, 2>::new();
/// for line in [Owes(Seat(0), 8), Owes(Seat(1), 0), Owes(Seat(1), 4), Owes(Seat(1), 6)] {
///     mark(&mut paper, line);
/// }
/// assert_eq!(paper.as_slice(), [Owes(Seat(0), 8), Owes(Seat(1), 10)]);
/// ```
pub fn mark<L: Line, const N: usize>(list: &mut ArrayVec<L, N>, line: L) {
    if line.amount() == 0 {
        return;
    }
    if list.is_full() && !list.iter().any(|other| other.by() == line.by()) {
        make_room(list);
    }
    if list.try_push(line).is_err() {
        join_smallest(list, line);
    }
}

/// Adds a line to the smallest of the same people; where they have none, to the smallest of all.
fn join_smallest<L: Line>(list: &mut [L], line: L) {
    let same = list.iter().any(|other| other.by() == line.by());
    let joined = list.iter_mut().filter(|other| !same || other.by() == line.by()).min_by_key(|other| other.amount());
    if let Some(own) = joined {
        own.join(line);
    }
}

/// Lets the smallest line whose owners have another go together with that.
fn make_room<L: Line, const N: usize>(list: &mut ArrayVec<L, N>) {
    let another = |line: &L| list.iter().filter(|other| other.by() == line.by()).count() > 1;
    let smallest = list.iter().enumerate().filter(|(_, line)| another(line)).min_by_key(|(_, line)| line.amount());
    if let Some((place, _)) = smallest {
        let line = list.remove(place);
        join_smallest(list, line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Seat;

    /// So much owed by one or by two.
    #[derive(Copy, Clone, PartialEq, Debug)]
    struct Owed(SeatSet, i64);

    impl Line for Owed {
        fn by(&self) -> SeatSet {
            self.0
        }

        fn amount(&self) -> i64 {
            self.1
        }

        fn join(&mut self, other: Owed) {
            self.1 += other.1;
        }
    }

    fn one(seat: u8, amount: i64) -> Owed {
        Owed(SeatSet::one(Seat(seat)), amount)
    }

    /// What stands on a paper of three lines after these.
    fn written(lines: &[Owed]) -> Vec<Owed> {
        let mut paper = ArrayVec::<Owed, 3>::new();
        lines.iter().for_each(|line| mark(&mut paper, *line));
        paper.to_vec()
    }

    #[test]
    fn there_is_a_line_for_each_while_there_is_room() {
        let lines = [one(0, 4), one(0, 4), one(1, 12)];
        assert_eq!(written(&lines), lines);
        assert_eq!(written(&[one(0, 0), lines[0]]), [one(0, 4)], "nothing is no line");
    }

    #[test]
    fn on_a_full_paper_a_debt_joins_the_smallest_of_the_same_people() {
        assert_eq!(written(&[one(0, 8), one(0, 4), one(1, 2), one(0, 3)]), [one(0, 8), one(0, 7), one(1, 2)]);
    }

    #[test]
    fn two_of_others_make_room_for_whoever_has_none() {
        let paper = written(&[one(0, 8), one(0, 4), one(1, 2), one(2, 1)]);
        assert_eq!(paper, [one(0, 12), one(1, 2), one(2, 1)], "the small one of seat 1 is his only one and stays");
    }

    #[test]
    fn two_who_owe_together_are_somebody_else_than_each_alone() {
        let both = Owed(SeatSet::one(Seat(0)).with(Seat(1)), 6);
        let paper = written(&[one(0, 8), one(0, 4), both, one(1, 5)]);
        assert_eq!(paper, [one(0, 12), both, one(1, 5)]);
    }
}
