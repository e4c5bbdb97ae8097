//! The whole truth of a match, and what of it lies open.

use super::places::{PLACES, Spot};
use crate::amount::PARTS;
use crate::bank::{LaidOut, MOST_SEATS};
use crate::book::{COPIES, Drawn};
use crate::pack::Pack;
use crate::piles::Piles;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Rank, Seat, SeatSet};

/// Turns of a taille.
pub const TURNS: u8 = super::odds::TURNS;

/// What stands on a place, in parts of a counter: a share on each of its ranks, or jointly the whole on the first.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shares(pub [i32; 4]);

impl Shares {
    /// All that stands.
    pub fn sum(self) -> i64 {
        self.0.iter().map(|share| i64::from(*share)).sum()
    }

    /// How many shares stand.
    pub fn standing(self) -> u32 {
        self.0.iter().filter(|share| **share > 0).count() as u32
    }

    /// The step in which whole counters can be taken back, and the most that can: equal parts of every share that stands.
    pub fn withdrawable(self) -> (u32, u32) {
        let standing = self.standing();
        let least = self.0.iter().copied().filter(|share| *share > 0).min().unwrap_or(0);
        let step = if standing == 3 { 3 } else { 1 };
        let most = (i64::from(least) * i64::from(standing) / PARTS) as u32;
        (step, most - most % step)
    }

    /// Takes so many parts of a counter back, equally much of every share that stands.
    pub(super) fn withdraw(&mut self, parts: i64) {
        let each = (parts / i64::from(self.standing().max(1))) as i32;
        self.0.iter_mut().filter(|share| **share > 0).for_each(|share| *share = (*share - each).max(0));
    }

    /// Whether so many parts of a counter can be taken back: all of them, or equally much of every share that stands.
    pub(super) fn yields(self, parts: i64) -> bool {
        let standing = i64::from(self.standing());
        let least = self.0.iter().copied().filter(|share| *share > 0).min().unwrap_or(0);
        // What is left of a share can still be halved by a plié.
        let evenly = || parts % (2 * standing) == 0 && parts <= i64::from(least) * standing;
        parts > 0 && (parts == self.sum() || standing > 0 && evenly())
    }

    /// Lays so many parts of a counter, on the ranks of a place or jointly.
    pub(super) fn lay(&mut self, parts: i64, spot: Spot, joint: bool) {
        let shares = shares_of(spot, joint);
        let each = (parts / shares as i64) as i32;
        self.0[..shares].iter_mut().for_each(|share| *share += each);
    }
}

/// Into how many shares a stake is divided that lies there.
pub(super) fn shares_of(spot: Spot, joint: bool) -> usize {
    if joint { 1 } else { spot.size().min(4) }
}

/// What is happening.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance: the pack is shuffled and cut.
    Shuffle,
    /// The pause before a turn.
    Pause,
    /// Chance: a person sweeps the piles together.
    Sweep,
    /// The taille is through; whoever wishes may count the piles.
    Count,
    /// The match is over.
    Over,
}

/// A taille, from one shuffle to the next.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Taille {
    /// Turns drawn.
    pub turns: u8,
    /// Cards drawn, the banker's and the punters' in turn.
    pub fallen: Drawn,
    /// The bottom card, once shown.
    pub bottom: Option<Card>,
    /// Who has nothing more to do before the next turn.
    pub ready: SeatSet,
}

/// Everything that lies open or was said aloud.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Public {
    pub ledger: Ledger,
    pub phase: Phase,
    pub banker: Seat,
    pub tailles_done: u16,
    /// What the banker has laid out.
    pub bank: LaidOut,
    /// What everybody has on every place.
    pub stakes: PerSeat<[Shares; PLACES], MOST_SEATS>,
    pub taille: Taille,
}

impl Public {
    /// Whether a turn has been drawn in this match.
    pub fn has_begun(&self) -> bool {
        self.tailles_done > 0 || self.taille.turns > 0
    }

    /// Undrawn cards not known to anybody, and how many of them are of a rank: what the odds are reckoned from.
    pub fn unseen(&self, rank: Rank) -> (u8, u8) {
        let seen: CardSet = self.taille.fallen.iter().copied().chain(self.taille.bottom).collect();
        (Pack::Short.cards().len().saturating_sub(seen.len()), COPIES.saturating_sub(seen.of_rank(rank).len()))
    }

    /// What a seat has on a place.
    pub fn on(&self, seat: Seat, spot: Spot) -> Shares {
        self.stakes.get(seat).and_then(|stakes| stakes.get(usize::from(spot.0))).copied().unwrap_or_default()
    }

    pub(super) fn on_mut(&mut self, seat: Seat, spot: Spot) -> &mut Shares {
        &mut self.stakes[seat][usize::from(spot.0)]
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub public: Public,
    /// The pack of this taille as it is drawn; empty between tailles.
    pub pack: Drawn,
    /// The piles at the end of a taille dealt by a person, as long as they may be counted.
    pub piles: Option<Piles>,
}
