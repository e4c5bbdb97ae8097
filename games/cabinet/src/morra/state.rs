//! The whole truth of a match: what lies open, and the hand that one has chosen before the other.

use super::moves::Hand;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, PerSeat, Seat, SeatSet};

/// How many rounds are remembered.
pub const REMEMBERED: usize = 256;

/// The rounds of the match as everybody saw them, first seat and second seat: the last 128 at least.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// The rounds, the newest last.
    pub rounds: ArrayVec<[Hand; 2], REMEMBERED>,
    /// From which of them on winnings are counted by a player who ventures no more than he has won. What was forgotten cannot be
    /// reckoned with any more, so that he begins anew.
    pub since: u16,
}

impl Memory {
    /// Adds a round; when there are too many the older half is forgotten.
    pub fn add(&mut self, round: [Hand; 2]) {
        if self.rounds.is_full() {
            self.rounds.drain(..REMEMBERED / 2);
            // This round too was planned by what is now forgotten.
            self.since = (REMEMBERED / 2) as u16 + 1;
        }
        self.rounds.push(round);
    }

    /// The rounds with the hand of `seat` first.
    pub fn of(&self, seat: Seat) -> impl DoubleEndedIterator<Item = [Hand; 2]> + Clone {
        let is_second = seat != Seat(0);
        self.rounds.iter().map(move |[a, b]| if is_second { [*b, *a] } else { [*a, *b] })
    }
}

/// Everything that both have seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Public {
    pub ledger: Ledger,
    pub games_done: u8,
    /// The points of the game in progress.
    pub points: PerSeat<u8, 2>,
    /// Who has chosen for the round in progress.
    pub chosen: SeatSet,
    pub memory: Memory,
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What both have seen.
    pub public: Public,
    /// The hands chosen and not yet shown.
    pub hands: PerSeat<Option<Hand>, 2>,
}
