//! Double-entry accounts in which every counter carries the law that moved it.

use crate::law::LawId;
use crate::scribe::{Scribe, What};
use crate::seat::{MAX_SEATS, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The most pots any game keeps.
pub const MAX_POTS: usize = 6;

/// A named pot, by its place in [`Game::POTS`](crate::Game::POTS).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pot(pub u8);

/// One side of a payment.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Account {
    /// A player.
    Seat(Seat),
    /// A pot on the table.
    Pot(Pot),
}

impl From<Seat> for Account {
    fn from(seat: Seat) -> Account {
        Account::Seat(seat)
    }
}

impl From<Pot> for Account {
    fn from(pot: Pot) -> Account {
        Account::Pot(pot)
    }
}

/// A payment and the law behind it. Amounts are in parts of a counter, see [`Game::PARTS`](crate::Game::PARTS).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    /// Who pays.
    pub from: Account,
    /// Who receives.
    pub to: Account,
    /// How much; always positive.
    pub amount: i64,
    /// Why.
    pub law: LawId,
}

/// What everybody has won or lost, and what lies in the pots. The sum is always nought.
///
/// ```
/// use spadille_core::{LawId, Ledger, Log, Pot, Seat};
/// let (mut ledger, mut log) = (Ledger::default(), Log::default());
/// ledger.pay(Seat(0), Pot(0), 4, LawId("ante"), &mut log);
/// assert_eq!((ledger.balance(Seat(0)), ledger.balance(Pot(0)), ledger.is_balanced()), (-4, 4, true));
/// assert_eq!(log.entries().next().map(|entry| entry.law), Some(LawId("ante")));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Ledger {
    seats: PerSeat<i64, MAX_SEATS>,
    pots: [i64; MAX_POTS],
}

impl Ledger {
    /// What stands on an account; nothing stands on one that does not exist.
    #[inline]
    pub fn balance(&self, account: impl Into<Account>) -> i64 {
        match account.into() {
            Account::Seat(seat) => self.seats.get(seat).copied().unwrap_or(0),
            Account::Pot(pot) => self.pots.get(pot.0 as usize).copied().unwrap_or(0),
        }
    }

    /// Moves counters and tells the scribe why. A negative amount goes the other way; nothing is written for nought.
    #[inline]
    pub fn pay<S: Scribe>(
        &mut self,
        from: impl Into<Account>,
        to: impl Into<Account>,
        amount: i64,
        law: LawId,
        scribe: &mut S,
    ) {
        let (from, to) = (from.into(), to.into());
        if amount == 0 || from == to {
            return;
        }
        *self.slot(from) -= amount;
        *self.slot(to) += amount;
        let payer = if amount > 0 { from } else { to };
        let by = if let Account::Seat(seat) = payer { Some(seat) } else { None };
        scribe.note(by, Some(law), || {
            let (from, to) = if amount > 0 { (from, to) } else { (to, from) };
            What::Paid(Entry { from, to, amount: amount.abs(), law })
        });
    }

    #[inline]
    fn slot(&mut self, account: Account) -> &mut i64 {
        match account {
            Account::Seat(seat) => &mut self.seats[seat],
            Account::Pot(pot) => &mut self.pots[pot.0 as usize],
        }
    }

    /// Whether every counter is accounted for.
    pub fn is_balanced(&self) -> bool {
        self.seats.values().chain(&self.pots).sum::<i64>() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scribe::Log;

    #[test]
    fn a_payment_is_written_with_its_law_and_keeps_the_balance() {
        let (mut ledger, mut log) = (Ledger::default(), Log::default());
        ledger.pay(Seat(0), Pot(1), 4, LawId("ante"), &mut log);
        ledger.pay(Seat(0), Seat(2), -3, LawId("prize"), &mut log);
        ledger.pay(Seat(0), Seat(1), 0, LawId("nothing"), &mut log);
        assert!(ledger.is_balanced());
        assert_eq!(ledger.balance(Pot(1)), 4);
        assert_eq!(ledger.balance(Seat(0)), -1);
        let written: Vec<_> = log.entries().map(|e| (e.from, e.to, e.amount, e.law.0)).collect();
        assert_eq!(
            written,
            [
                (Account::Seat(Seat(0)), Account::Pot(Pot(1)), 4, "ante"),
                (Account::Seat(Seat(2)), Account::Seat(Seat(0)), 3, "prize"),
            ]
        );
    }
}
