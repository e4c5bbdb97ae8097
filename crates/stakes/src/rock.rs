//! The Rock: a fund fed by what is drawn, itself played for once it has grown large.

use crate::even;
use serde::{Deserialize, Serialize};
use spadille_core::{Account, LawId, Ledger, Pot, Scribe, Seat};

/// The fund of the Rock. It lies in a pot of its own, which each game names.
///
/// ```
/// use spadille_core::{LawId, Ledger, Pot, Seat};
/// use spadille_stakes::Rock;
/// const ROCK: Pot = Pot(1);
/// let (mut rock, mut ledger) = (Rock::default(), Ledger::default());
/// rock.feed(&mut ledger, Seat(2), ROCK, 11, LawId("rock-levy"), &mut ());
/// assert_eq!(rock.played_for(), 0);
/// assert!(rock.begins_to_go(10) && !rock.begins_to_go(10));
/// assert_eq!(rock.played_for(), 11);
/// rock.win(&mut ledger, ROCK, [Seat(0), Seat(1)], LawId("rock-won"), &mut ());
/// assert_eq!([0, 1, 2].map(|seat| ledger.balance(Seat(seat))), [6, 5, -11]);
/// assert_eq!(rock, Rock::default());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Rock {
    /// What has been set aside.
    pub fund: i64,
    /// Whether it goes: the next who wins takes it.
    pub goes: bool,
}

impl Rock {
    /// Sets something aside.
    pub fn feed<S: Scribe>(
        &mut self,
        ledger: &mut Ledger,
        from: impl Into<Account>,
        pot: Pot,
        amount: i64,
        law: LawId,
        scribe: &mut S,
    ) {
        ledger.pay(from, pot, amount, law, scribe);
        self.fund += amount;
    }

    /// What a winner takes of it.
    pub fn played_for(&self) -> i64 {
        if self.goes { self.fund } else { 0 }
    }

    /// Whether it has just grown so large that it goes from now on.
    pub fn begins_to_go(&mut self, least: i64) -> bool {
        let begins = !self.goes && self.fund >= least;
        self.goes |= begins;
        begins
    }

    /// A Rock that goes is won: in equal parts, odd counters to the first.
    pub fn win<S: Scribe>(
        &mut self,
        ledger: &mut Ledger,
        pot: Pot,
        by: impl IntoIterator<Item = Seat>,
        law: LawId,
        scribe: &mut S,
    ) {
        if !self.goes {
            return;
        }
        for (seat, share) in even(self.fund, by) {
            ledger.pay(pot, seat, share, law, scribe);
        }
        *self = Rock::default();
    }

    /// At the close the fund lies with what else is shared out. Returns how much it was.
    pub fn dissolve<S: Scribe>(&mut self, ledger: &mut Ledger, pot: Pot, into: Pot, law: LawId, scribe: &mut S) -> i64 {
        let Rock { fund, .. } = std::mem::take(self);
        ledger.pay(pot, into, fund, law, scribe);
        fund
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Log;

    const ROCK: Pot = Pot(1);
    const KETTLE: Pot = Pot(2);
    const LAW: LawId = LawId("rock");

    /// A Rock into which seat 2 has put something.
    fn fed(amount: i64) -> (Rock, Ledger) {
        let (mut rock, mut ledger) = (Rock::default(), Ledger::default());
        rock.feed(&mut ledger, Seat(2), ROCK, amount, LAW, &mut ());
        (rock, ledger)
    }

    #[test]
    fn nobody_wins_a_rock_that_does_not_go() {
        let (mut rock, mut ledger) = fed(9);
        let mut log = Log::default();
        assert!(!rock.begins_to_go(10));
        rock.win(&mut ledger, ROCK, [Seat(0)], LAW, &mut log);
        assert_eq!((rock.fund, ledger.balance(ROCK), log.events.len()), (9, 9, 0));
    }

    #[test]
    fn it_goes_from_the_least_on_until_it_is_won_and_grows_meanwhile() {
        let (mut rock, mut ledger) = fed(10);
        assert!(rock.begins_to_go(10), "ten are enough");
        rock.feed(&mut ledger, Seat(0), ROCK, 5, LAW, &mut ());
        assert_eq!(rock.played_for(), 15);
        rock.win(&mut ledger, ROCK, [Seat(1), Seat(2), Seat(0), Seat(3)], LAW, &mut ());
        assert_eq!([0, 1, 2, 3].map(|seat| ledger.balance(Seat(seat))), [4 - 5, 4, 4 - 10, 3], "odd ones to the first");
        assert_eq!((rock.played_for(), rock.goes, ledger.balance(ROCK)), (0, false, 0));
    }

    #[test]
    fn at_the_close_it_lies_with_the_rest_whether_it_goes_or_not() {
        for least in [5, 50] {
            let (mut rock, mut ledger) = fed(12);
            rock.begins_to_go(least);
            assert_eq!(rock.dissolve(&mut ledger, ROCK, KETTLE, LAW, &mut ()), 12);
            assert_eq!((rock, ledger.balance(ROCK), ledger.balance(KETTLE)), (Rock::default(), 0, 12));
        }
    }
}
