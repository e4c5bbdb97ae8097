//! An auction in rounds: all speak in turn, again and again, until nobody is left but whoever holds the game.

use serde::{Deserialize, Serialize};
use spadille_core::{Seat, SeatSet};

/// An auction. Whoever passes is out; whoever is overbid speaks again when it is his turn, and may then keep the game himself where
/// the table allows it. What may be bid over what, the game knows.
///
/// ```
/// use spadille_core::Seat;
/// use spadille_tricks::Rounds;
/// let mut calls = Rounds::default();
/// let next = |calls: &Rounds<u8>, seat: u8| calls.next((1..=3).map(|steps| Seat(seat).after(steps, 3)));
/// calls.bid(Seat(0), 2);
/// calls.bid(Seat(1), 5);
/// calls.pass(Seat(2));
/// assert_eq!((next(&calls, 2), calls.was_overbid(Seat(0), |seat| seat.0)), (Some(Seat(0)), true));
/// calls.keep(Seat(0));
/// assert_eq!((next(&calls, 0), calls.was_overbid(Seat(1), |seat| seat.0)), (Some(Seat(1)), false));
/// calls.pass(Seat(1));
/// assert_eq!((next(&calls, 1), calls.standing), (None, Some((Seat(0), 5))));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rounds<C> {
    /// What stands, and whose it is.
    pub standing: Option<(Seat, C)>,
    /// Who has called something.
    pub called: SeatSet,
    /// Who has passed.
    pub out: SeatSet,
}

// Written out because an auction without a word needs no empty call.
impl<C> Default for Rounds<C> {
    fn default() -> Self {
        Rounds { standing: None, called: SeatSet::EMPTY, out: SeatSet::EMPTY }
    }
}

impl<C: Copy> Rounds<C> {
    /// Somebody bids.
    pub fn bid(&mut self, seat: Seat, call: C) {
        (self.standing, self.called) = (Some((seat, call)), self.called.with(seat));
    }

    /// Somebody plays himself what stands.
    pub fn keep(&mut self, seat: Seat) {
        (self.standing, self.called) = (self.standing.map(|(_, call)| (seat, call)), self.called.with(seat));
    }

    /// Somebody is out.
    pub fn pass(&mut self, seat: Seat) {
        self.out = self.out.with(seat);
    }

    /// Who speaks, of those whose turn it would be one after the other; nobody when it is over.
    pub fn next(&self, in_turn: impl IntoIterator<Item = Seat>) -> Option<Seat> {
        let holder = self.standing.map(|(seat, _)| seat);
        in_turn.into_iter().find(|seat| !self.out.contains(*seat) && Some(*seat) != holder)
    }

    /// Whether a seat that has called was overbid by one that speaks after it.
    pub fn was_overbid(&self, seat: Seat, place: impl Fn(Seat) -> u8) -> bool {
        self.called.contains(seat) && self.standing.is_some_and(|(holder, _)| place(seat) < place(holder))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(calls: &Rounds<u8>, seat: u8) -> Option<Seat> {
        calls.next((1..=4).map(|steps| Seat(seat).after(steps, 4)))
    }

    #[test]
    fn all_pass_and_nobody_holds_anything() {
        let mut calls = Rounds::<u8>::default();
        for seat in 0..4 {
            assert_eq!(next(&calls, (seat + 3) % 4), Some(Seat(seat)));
            calls.pass(Seat(seat));
        }
        assert_eq!((next(&calls, 3), calls.standing), (None, None));
    }

    #[test]
    fn whoever_holds_is_not_asked_against_himself() {
        let mut calls = Rounds::default();
        calls.bid(Seat(1), 3);
        assert_eq!(next(&calls, 0), Some(Seat(2)));
        for seat in [2, 3, 0] {
            calls.pass(Seat(seat));
        }
        assert_eq!(next(&calls, 0), None);
    }

    #[test]
    fn only_who_has_called_can_be_overbid() {
        let mut calls = Rounds::default();
        calls.bid(Seat(0), 1);
        calls.bid(Seat(2), 2);
        let place = |seat: Seat| seat.0;
        assert_eq!(
            Seat::all(4).map(|seat| calls.was_overbid(seat, place)).collect::<Vec<_>>(),
            [true, false, false, false]
        );
    }
}
