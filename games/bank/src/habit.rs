//! How much players lay for company's sake. More than a counter only costs more, and so the advice is a single one; but a table at
//! which everybody always lays one is a dull table. Each seat has its habit.

use crate::amount::PARTS;
use spadille_core::{Ledger, Seat, Skill};

/// What players are used to lay, seat by seat.
const HABITS: [u32; 12] = [2, 1, 3, 5, 4, 6, 8, 7, 10, 9, 12, 11];

/// Nobody lays more than one in so many of his counters.
const PRUDENCE: i64 = 10;

/// What a player at a seat lays who follows the book: his habit, as far as his counters and the highest stake go. Players who search
/// reckon for themselves.
pub fn laid(seat: Seat, skill: Skill, brought: u32, ledger: &Ledger, most: u32) -> Option<u32> {
    let counters = i64::from(brought) + ledger.balance(seat) / PARTS;
    let prudent = u32::try_from(counters / PRUDENCE).unwrap_or(0).max(1);
    let habit = HABITS[seat.index() % HABITS.len()];
    (skill != Skill::Search).then(|| habit.min(prudent).min(most).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::law;

    #[test]
    fn every_seat_has_its_habit_within_its_counters_and_the_limit() {
        let mut ledger = Ledger::default();
        let all = |ledger: &Ledger, most| {
            Seat::all(4).map(|seat| laid(seat, Skill::Book, 100, ledger, most)).collect::<Vec<_>>()
        };
        assert_eq!(all(&ledger, 100), [Some(2), Some(1), Some(3), Some(5)]);
        assert_eq!(all(&ledger, 2), [Some(2), Some(1), Some(2), Some(2)]);
        ledger.pay(Seat(3), Seat(0), 95 * PARTS, law!("bank-limit"), &mut ());
        assert_eq!(laid(Seat(3), Skill::Book, 100, &ledger, 100), Some(1));
        assert_eq!(laid(Seat(3), Skill::Search, 100, &ledger, 100), None);
    }
}
