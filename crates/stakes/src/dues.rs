//! What is due for a deal, item by item: the game, honours, premiums.

use arrayvec::ArrayVec;
use spadille_core::{LawId, Ledger, Scribe, Seat};

/// The most items of a deal.
pub const MOST: usize = 16;

/// What each payer owes, item by item with its law; negative where he receives. Nothing is no item.
///
/// ```
/// use spadille_core::{LawId, Ledger, Seat};
/// use spadille_stakes::Dues;
/// let (mut dues, mut ledger) = (Dues::default(), Ledger::default());
/// dues.add(4, LawId("game"));
/// dues.add(0, LawId("premiers"));
/// dues.add(-1, LawId("vole-failed"));
/// assert_eq!((dues.len(), dues.total()), (2, 3));
/// dues.pay(&mut ledger, [Seat(1), Seat(2)], Seat(0), &mut ());
/// assert_eq!((ledger.balance(Seat(0)), ledger.balance(Seat(2))), (6, -3));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Dues(ArrayVec<(i64, LawId), MOST>);

impl Dues {
    /// Adds an item.
    pub fn add(&mut self, amount: i64, law: LawId) {
        if amount != 0 {
            self.0.push((amount, law));
        }
    }

    /// What each owes in all.
    pub fn total(&self) -> i64 {
        self.0.iter().map(|(amount, _)| amount).sum()
    }

    /// How many items there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing is due.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The items.
    pub fn iter(&self) -> impl Iterator<Item = (i64, LawId)> + '_ {
        self.0.iter().copied()
    }

    /// Each of these pays one other, item by item.
    pub fn pay<S: Scribe>(
        &self,
        ledger: &mut Ledger,
        from: impl IntoIterator<Item = Seat> + Clone,
        to: Seat,
        scribe: &mut S,
    ) {
        for (amount, law) in self.iter() {
            from.clone().into_iter().for_each(|seat| ledger.pay(seat, to, amount, law, scribe));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::{Log, What};

    #[test]
    fn every_item_is_paid_by_its_law() {
        let (mut dues, mut ledger, mut log) = (Dues::default(), Ledger::default(), Log::default());
        dues.add(3, LawId("game"));
        dues.add(-2, LawId("vole-lost"));
        dues.pay(&mut ledger, [Seat(0), Seat(3)], Seat(1), &mut log);
        let paid: Vec<_> = log.events.iter().filter(|event| matches!(event.what, What::Paid(_))).collect();
        assert_eq!(paid.len(), 4, "two items by two payers");
        assert_eq!([0, 1, 3].map(|seat| ledger.balance(Seat(seat))), [-1, 2, -1]);
        assert!(paid.iter().take(2).all(|event| event.law == Some(LawId("game"))));
    }

    #[test]
    fn nothing_is_no_item_and_costs_nothing() {
        let (mut dues, mut ledger) = (Dues::default(), Ledger::default());
        dues.add(0, LawId("premiers"));
        assert!(dues.is_empty() && dues.iter().next().is_none());
        dues.pay(&mut ledger, Seat::all(4), Seat(0), &mut ());
        assert_eq!((dues.total(), ledger), (0, Ledger::default()));
    }
}
