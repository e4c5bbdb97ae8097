//! Bêtes: what lies on the table between deals. Stakes, the bête in play, the bêtes on paper.

use crate::paper::{LARGEST, LINES, Line, mark};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, Pot, Scribe, Seat, SeatSet};

/// The stakes.
pub const ANTES: Pot = Pot(0);
/// The bête in play.
pub const ACTIVE: Pot = Pot(1);
/// The bêtes on paper.
pub const WRITTEN: Pot = Pot(2);

/// How many bêtes lie in the pot together at most: all that one deal can make.
pub const MOST_ACTIVE: usize = 16;
/// A fine for a lost game or a fault.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bete {
    /// Who made it, alone or with a partner.
    pub by: SeatSet,
    /// What its winner draws.
    pub amount: i64,
    /// What the next bête is reckoned on.
    pub base: i64,
}

impl Bete {
    /// A bête made by these, of so many counters.
    pub fn new(by: SeatSet, amount: i64) -> Bete {
        Bete { by, amount, base: amount }
    }
}

impl Line for Bete {
    fn by(&self) -> SeatSet {
        self.by
    }

    fn amount(&self) -> i64 {
        self.amount
    }

    fn join(&mut self, other: Bete) {
        self.amount += other.amount;
        self.base += other.base;
    }
}

/// What lies on the table.
///
/// ```
/// use spadille_core::{LawId, Ledger, Seat, SeatSet};
/// use spadille_stakes::{Bete, Betes, WRITTEN};
/// let (mut ledger, mut betes) = (Ledger::default(), Betes::default());
/// betes.stake(&mut ledger, Seat(0), 4, LawId("ante"), &mut ());
/// betes.write(&mut ledger, Bete::new(SeatSet::one(Seat(1)), 4), &[(Seat(1), 4)], LawId("bete"), &mut ());
/// betes.bring_largest(&mut ledger, [LawId("largest"), LawId("oldest")], &mut ());
/// assert_eq!((betes.in_play(), ledger.balance(WRITTEN)), (8, 0));
/// betes.draw(&mut ledger, &[(Seat(2), 8)], LawId("win"), &mut ());
/// assert_eq!((betes.in_play(), ledger.balance(Seat(2))), (0, 8));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Betes {
    /// Counters staked since the pot was last drawn.
    pub antes: i64,
    /// The bête in play; several may go together.
    pub active: ArrayVec<Bete, MOST_ACTIVE>,
    /// The bêtes on paper, oldest first.
    pub written: ArrayVec<Bete, LINES>,
}

impl Betes {
    /// What the bêtes in play amount to.
    #[inline]
    pub fn active_amount(&self) -> i64 {
        self.active.iter().map(|b| b.amount).sum()
    }

    /// What the bêtes on paper amount to.
    pub fn written_amount(&self) -> i64 {
        self.written.iter().map(|b| b.amount).sum()
    }

    /// The bêtes on paper in the order they will be played for: the largest first, of equal ones the oldest.
    pub fn by_turn(&self) -> ArrayVec<Bete, LINES> {
        let mut betes = self.written.clone();
        betes.sort_by_key(|b| std::cmp::Reverse(b.amount));
        betes
    }

    /// The size of a new simple bête: all that is played for.
    #[inline]
    pub fn in_play(&self) -> i64 {
        (self.antes + self.active.iter().map(|b| b.base).sum::<i64>()).min(LARGEST)
    }

    /// What a winner takes.
    #[inline]
    pub fn drawable(&self) -> i64 {
        self.antes + self.active_amount()
    }

    /// Puts counters of a seat into the pot.
    pub fn stake<S: Scribe>(&mut self, ledger: &mut Ledger, seat: Seat, amount: i64, law: LawId, scribe: &mut S) {
        ledger.pay(seat, ANTES, amount, law, scribe);
        self.antes += amount;
    }

    /// Brings the largest bête on paper into play, the oldest of equal ones, if none is in play; by the first law, or by the
    /// second where several are equal.
    pub fn bring_largest<S: Scribe>(&mut self, ledger: &mut Ledger, laws: [LawId; 2], scribe: &mut S) {
        if !self.active.is_empty() {
            return;
        }
        let Some(largest) = self.written.iter().map(|b| b.amount).max() else { return };
        let mut equals = self.written.iter().enumerate().filter(|(_, b)| b.amount == largest).map(|(i, _)| i);
        let Some(place) = equals.next() else { return };
        let law = laws[usize::from(equals.next().is_some())];
        let bete = self.written.remove(place);
        ledger.pay(WRITTEN, ACTIVE, bete.amount, law, scribe);
        self.active.push(Bete { base: bete.amount, ..bete });
    }

    /// Writes a bête on paper and charges those who made it.
    pub fn write<S: Scribe>(
        &mut self,
        ledger: &mut Ledger,
        bete: Bete,
        shares: &[(Seat, i64)],
        law: LawId,
        scribe: &mut S,
    ) {
        shares.iter().for_each(|(seat, share)| ledger.pay(*seat, WRITTEN, *share, law, scribe));
        mark(&mut self.written, bete);
    }

    /// Writes a block, a small bête in advance, against everybody of a table of `seats`; only where no other stands.
    pub fn write_blocks<S: Scribe>(&mut self, ledger: &mut Ledger, seats: u8, size: i64, law: LawId, scribe: &mut S) {
        if !self.active.is_empty() || !self.written.is_empty() {
            return;
        }
        for seat in Seat::all(seats) {
            self.write(ledger, Bete::new(SeatSet::one(seat), size), &[(seat, size)], law, scribe);
        }
    }

    /// Lays a bête into the pot at once and charges those who made it.
    pub fn lay<S: Scribe>(
        &mut self,
        ledger: &mut Ledger,
        bete: Bete,
        shares: &[(Seat, i64)],
        law: LawId,
        scribe: &mut S,
    ) {
        shares.iter().for_each(|(seat, share)| ledger.pay(*seat, ACTIVE, *share, law, scribe));
        mark(&mut self.active, bete);
    }

    /// Everything in play goes to these, in parts that make up the whole.
    pub fn draw<S: Scribe>(&mut self, ledger: &mut Ledger, shares: &[(Seat, i64)], law: LawId, scribe: &mut S) {
        pay_out(ledger, &mut [(ANTES, self.antes), (ACTIVE, self.active_amount())], shares, law, scribe);
        self.antes = 0;
        self.active.clear();
    }

    /// Everything that stands, on paper too, goes to these, in parts that make up the whole.
    pub fn share_out<S: Scribe>(&mut self, ledger: &mut Ledger, shares: &[(Seat, i64)], law: LawId, scribe: &mut S) {
        let mut pots = [(ANTES, self.antes), (ACTIVE, self.active_amount()), (WRITTEN, self.written_amount())];
        pay_out(ledger, &mut pots, shares, law, scribe);
        *self = Betes::default();
    }
}

/// Pays people out of several pots, one after the other.
fn pay_out<S: Scribe>(
    ledger: &mut Ledger,
    pots: &mut [(Pot, i64)],
    shares: &[(Seat, i64)],
    law: LawId,
    scribe: &mut S,
) {
    for (seat, share) in shares {
        let mut due = *share;
        for (pot, left) in pots.iter_mut() {
            let part = due.min(*left);
            ledger.pay(*pot, *seat, part, law, scribe);
            *left -= part;
            due -= part;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_written_only_where_nothing_stands() {
        let (mut ledger, mut betes) = (Ledger::default(), Betes::default());
        betes.write_blocks(&mut ledger, 4, 8, LawId("block"), &mut ());
        betes.write_blocks(&mut ledger, 4, 8, LawId("block"), &mut ());
        assert_eq!((betes.written.len(), ledger.balance(WRITTEN), ledger.balance(Seat(3))), (4, 32, -8));
    }

    #[test]
    fn full_lists_lose_no_owner_and_no_counter() {
        let (mut ledger, mut betes) = (Ledger::default(), Betes::default());
        let owed = |list: &[Bete], owner: u8| -> i64 {
            list.iter().filter(|b| b.by.contains(Seat(owner))).map(|b| b.amount).sum()
        };
        let mut make = |owner: u8, amount: i64| {
            let bete = Bete::new(SeatSet::one(Seat(owner)), amount);
            betes.lay(&mut ledger, bete, &[(Seat(owner), amount)], LawId("bete"), &mut ());
            betes.write(&mut ledger, bete, &[(Seat(owner), amount)], LawId("bete"), &mut ());
        };
        (0..2 * LINES).for_each(|i| make((i % 2) as u8, 4));
        // Whoever has none there yet still finds a line of his own.
        make(2, 12);
        let all = 4 * LINES as i64;
        for list in [betes.active.as_slice(), betes.written.as_slice()] {
            assert_eq!([0, 1, 2].map(|owner| owed(list, owner)), [all, all, 12]);
        }
        assert_eq!((betes.active.len(), betes.written.len()), (MOST_ACTIVE, LINES));
        assert_eq!(ledger.balance(Seat(2)), -24);
    }
}
