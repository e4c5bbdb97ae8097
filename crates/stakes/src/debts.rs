//! Bêtes as debts: written when a game is lost, paid when somebody draws them.

use crate::paper::{LARGEST, LINES, Line, mark};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Seat, SeatSet};

/// A bête on paper.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Debt {
    /// Against whom it is written.
    pub by: SeatSet,
    /// What its winner draws.
    pub amount: i64,
    /// Whether it is a block.
    pub block: bool,
}

impl Line for Debt {
    fn by(&self) -> SeatSet {
        self.by
    }

    fn amount(&self) -> i64 {
        self.amount
    }

    fn join(&mut self, other: Debt) {
        self.amount = (self.amount + other.amount).min(LARGEST);
    }
}

/// The paper, oldest line first.
///
/// ```
/// use spadille_core::{Seat, SeatSet};
/// use spadille_stakes::{Debt, Debts};
/// let mut debts = Debts::default();
/// for (seat, amount) in [(0, 8), (1, 12), (2, 12)] {
///     debts.write(Debt { by: SeatSet::one(Seat(seat)), amount, block: false });
/// }
/// // Of equal ones the winner's own goes first, then the oldest.
/// assert_eq!(debts.departing(&[Seat(2)]).map(|place| debts.list[place].amount), Some(12));
/// assert_eq!((debts.departing(&[Seat(2)]), debts.departing(&[Seat(3)]), debts.highest()), (Some(2), Some(1), Some(12)));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Debts {
    /// The lines.
    pub list: ArrayVec<Debt, LINES>,
}

impl Debts {
    /// The highest amount that stands.
    pub fn highest(&self) -> Option<i64> {
        self.list.iter().map(|debt| debt.amount).max()
    }

    /// Whether a bête stands that is no block.
    pub fn has_ordinary(&self) -> bool {
        self.list.iter().any(|debt| !debt.block)
    }

    /// Whose blocks stand.
    pub fn blocked(&self) -> SeatSet {
        self.list.iter().filter(|debt| debt.block).flat_map(|debt| debt.by.iter()).collect()
    }

    /// Writes a bête.
    pub fn write(&mut self, debt: Debt) {
        mark(&mut self.list, Debt { amount: debt.amount.min(LARGEST), ..debt });
    }

    /// Writes a block against everybody of a table of `seats` in place of those that stand.
    pub fn write_blocks(&mut self, seats: u8, size: impl Fn(Seat) -> i64) {
        self.list.retain(|debt| !debt.block);
        for seat in Seat::all(seats) {
            self.write(Debt { by: SeatSet::one(seat), amount: size(seat), block: true });
        }
    }

    /// The line that goes to these winners: of the highest their own first, in their order, then the oldest.
    pub fn departing(&self, winners: &[Seat]) -> Option<usize> {
        let top = self.highest()?;
        let own = |seat: Seat| self.list.iter().position(|debt| debt.amount == top && debt.by == SeatSet::one(seat));
        winners.iter().find_map(|seat| own(*seat)).or_else(|| self.list.iter().position(|debt| debt.amount == top))
    }

    /// The line that goes where blocks are drawn in the order of the seats; nothing where the highest are not all blocks.
    pub fn departing_by_seat(&self, order: impl Iterator<Item = Seat>) -> Option<usize> {
        let top = self.highest()?;
        if self.list.iter().any(|debt| debt.amount == top && !debt.block) {
            return None;
        }
        order.filter_map(|seat| self.list.iter().position(|debt| debt.amount == top && debt.by.contains(seat))).next()
    }

    /// Whether several bêtes are as high as the highest.
    pub fn has_equals(&self) -> bool {
        let top = self.highest();
        self.list.iter().filter(|debt| Some(debt.amount) == top).count() > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_paper_loses_no_owner_and_no_counter() {
        let mut debts = Debts::default();
        let debt = |seat, amount| Debt { by: SeatSet::one(Seat(seat)), amount, block: false };
        (0..3 * LINES).for_each(|i| debts.write(debt((i % 2) as u8, 4)));
        debts.write(debt(2, 12));
        let owed = |seat: u8| -> i64 {
            debts.list.iter().filter(|debt| debt.by.contains(Seat(seat))).map(|debt| debt.amount).sum()
        };
        assert_eq!([owed(0), owed(1), owed(2)], [6 * LINES as i64, 6 * LINES as i64, 12]);
    }
}
