//! An auction of speaker against holder: each speaks once in turn, and whoever is overbid answers at once.

use crate::trick::next_of;
use serde::{Deserialize, Serialize};
use spadille_core::{Seat, SeatSet};

/// An auction. Games are ranks of a ladder, the higher the better. The holder, being earlier in order, keeps his game by
/// bidding as high as whoever challenges him; the challenger must bid higher; whoever passes is out.
///
/// ```
/// use spadille_core::{Seat, SeatSet};
/// use spadille_tricks::Duel;
/// let mut duel = Duel::new(SeatSet::all(4), Seat(1), 4);
/// duel.pass();
/// duel.bid(3); // seat 2
/// duel.bid(5); // seat 3 challenges
/// assert_eq!((duel.turn(), duel.may_bid(4), duel.may_bid(5)), (Some(Seat(2)), false, true));
/// duel.pass();
/// assert_eq!((duel.turn(), duel.may_bid(5)), (Some(Seat(0)), false));
/// duel.pass();
/// assert_eq!((duel.turn(), duel.holder()), (None, Some((Seat(3), 5))));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Duel {
    seats: u8,
    /// Who has not spoken yet.
    unheard: SeatSet,
    holder: Option<(Seat, u8)>,
    challenger: Option<(Seat, u8)>,
    turn: Option<Seat>,
}

impl Duel {
    /// An auction among `players`, begun by the first.
    pub fn new(players: SeatSet, first: Seat, seats: u8) -> Duel {
        let turn = if players.contains(first) { first } else { next_of(players, first, seats) };
        Duel { seats, unheard: players, holder: None, challenger: None, turn: (!players.is_empty()).then_some(turn) }
    }

    /// Who speaks; nobody when it is over.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// Who has the game, and which; at the end, who plays.
    #[inline]
    pub fn holder(&self) -> Option<(Seat, u8)> {
        self.holder
    }

    /// What stands, and whose it is: a challenge until it is held.
    #[inline]
    pub fn standing(&self) -> Option<(Seat, u8)> {
        match (self.holder, self.challenger) {
            (Some((_, held)), Some((challenger, rank))) if rank > held => Some((challenger, rank)),
            (holder, _) => holder,
        }
    }

    /// Whether whoever speaks is the holder, overbid by this much.
    #[inline]
    pub fn answers(&self) -> Option<u8> {
        let (challenger, rank) = self.challenger?;
        (self.turn.is_some() && self.turn != Some(challenger)).then_some(rank)
    }

    /// Whether whoever speaks may bid this rank.
    #[inline]
    pub fn may_bid(&self, rank: u8) -> bool {
        match (self.answers(), self.holder) {
            (Some(challenge), _) => rank >= challenge,
            (None, Some((_, held))) => rank > held,
            (None, None) => true,
        }
    }

    /// Whoever speaks bids.
    pub fn bid(&mut self, rank: u8) {
        let Some(seat) = self.turn else { return };
        self.unheard = self.unheard.without(seat);
        match self.holder {
            None => {
                self.holder = Some((seat, rank));
                self.next(seat);
            }
            Some((holder, _)) if holder == seat => {
                self.holder = Some((seat, rank));
                self.turn = self.challenger.map(|(other, _)| other);
            }
            Some((holder, _)) => {
                self.challenger = Some((seat, rank));
                self.turn = Some(holder);
            }
        }
    }

    /// Whoever speaks passes.
    pub fn pass(&mut self) {
        let Some(seat) = self.turn else { return };
        self.unheard = self.unheard.without(seat);
        let last = match self.challenger.take() {
            Some((challenger, rank)) if challenger != seat => {
                self.holder = Some((challenger, rank));
                challenger
            }
            _ => seat,
        };
        self.next(last);
    }

    /// The next who has not spoken.
    fn next(&mut self, after: Seat) {
        self.turn = (!self.unheard.is_empty()).then(|| next_of(self.unheard, after, self.seats));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earlier_hand_keeps_what_it_can_match() {
        let mut duel = Duel::new(SeatSet::all(3), Seat(0), 3);
        duel.bid(1);
        duel.bid(2);
        assert_eq!((duel.turn(), duel.answers()), (Some(Seat(0)), Some(2)));
        assert_eq!(duel.standing(), Some((Seat(1), 2)));
        duel.bid(2);
        assert_eq!(duel.standing(), Some((Seat(0), 2)));
        assert!(!duel.may_bid(2) && duel.may_bid(3) && duel.answers().is_none());
        duel.pass();
        assert_eq!(duel.turn(), Some(Seat(2)));
        duel.bid(4);
        duel.pass();
        assert_eq!((duel.turn(), duel.holder()), (None, Some((Seat(2), 4))));
    }

    #[test]
    fn all_may_pass() {
        let mut duel = Duel::new(SeatSet::all(4), Seat(2), 4);
        (0..4).for_each(|_| duel.pass());
        assert_eq!((duel.turn(), duel.holder()), (None, None));
    }
}
