//! A match of __NAME__ as it stands: what everybody knows, and the secrets.

use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, Ledger, PerSeat, Seat, Turn};

/// The seats of a table.
pub const SEATS: usize = 4;

/// Where a deal stands.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Cards are dealt.
    #[default]
    Deal,
    /// Everybody speaks.
    Speak,
    /// The match is over.
    Over,
}

/// One deal, as everybody sees it: a new one begins as `Deal::default()`, so that nothing is left of the one before.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Where it stands.
    pub phase: Phase,
    /// How many have spoken.
    pub spoken: u8,
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters.
    pub ledger: Ledger,
    /// Who deals.
    pub dealer: Seat,
    /// Deals finished.
    pub deals_done: u32,
    /// The deal in progress.
    pub deal: Deal,
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody knows.
    pub public: Public,
    /// The cards of each seat.
    pub hands: PerSeat<CardSet, SEATS>,
}

impl Public {
    /// Who is to act.
    pub fn awaited(&self) -> Turn {
        match self.deal.phase {
            Phase::Deal => Turn::Chance,
            Phase::Speak => Turn::of(self.dealer.after(self.deal.spoken + 1, SEATS as u8)),
            Phase::Over => Turn::Over,
        }
    }
}
