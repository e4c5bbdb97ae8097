//! Who is to act.

use crate::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who is to act now.
///
/// Most decisions await one seat. Where the books let several act in any order (punters laying stakes, players
/// choosing at once) all of them are awaited, and each has moves; what one has chosen stays hidden as long as the
/// rules say. Acts that nobody waits for, such as a claim or a challenge at a strict table, belong to the `free` seats: they
/// may act before the awaited ones do, and need not.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// Cards are dealt or dice are thrown.
    Chance,
    /// Players act.
    Seats {
        /// The game waits for each of these.
        awaited: SeatSet,
        /// These may interrupt.
        free: SeatSet,
    },
    /// The match is over.
    Over,
}

impl Turn {
    /// One seat is awaited, nobody may interrupt.
    #[inline]
    pub const fn of(seat: Seat) -> Turn {
        Turn::Seats { awaited: SeatSet::one(seat), free: SeatSet::EMPTY }
    }

    /// Several seats are awaited, in any order.
    #[inline]
    pub const fn any_of(awaited: SeatSet) -> Turn {
        Turn::Seats { awaited, free: SeatSet::EMPTY }
    }

    /// The seats the game waits for.
    #[inline]
    pub const fn awaited(self) -> SeatSet {
        match self {
            Turn::Seats { awaited, .. } => awaited,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Whether the game waits for `seat`.
    #[inline]
    pub const fn awaits(self, seat: Seat) -> bool {
        self.awaited().contains(seat)
    }

    /// Whether `seat` may act now, awaited or not.
    #[inline]
    pub const fn may_act(self, seat: Seat) -> bool {
        match self {
            Turn::Seats { awaited, free } => awaited.contains(seat) || free.contains(seat),
            Turn::Chance | Turn::Over => false,
        }
    }
}
