//! The two piles of a taille that a person deals: equal, or with a card on the wrong side (fausse taille).

use rand::{Rng, RngExt as _};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::option_words;

option_words! {
    /// Who deals.
    Dealer {
        /// The house, which never errs.
        House = "house",
        /// A person, who may sweep a card onto the wrong pile; the punters may count the piles after the taille.
        Human = "human",
    }
}

/// The cards that lay on either side at the end.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Piles {
    /// On the bank's side.
    pub bank: u8,
    /// On the punters' side.
    pub punters: u8,
}

/// The chance that a person leaves the piles unequal, as so many in so many.
pub const FALSE_TAILLE: (u32, u32) = (1, 8);

impl Piles {
    /// How a person may leave the piles after so many turns: as they should be, or with one card on the wrong side.
    pub const fn after(turns: u8) -> [Piles; 3] {
        let (fewer, more) = (turns.saturating_sub(1), turns.saturating_add(1));
        [
            Piles { bank: turns, punters: turns },
            Piles { bank: fewer, punters: more },
            Piles { bank: more, punters: fewer },
        ]
    }

    /// Whether the taille is false.
    pub fn are_false(self) -> bool {
        self.bank != self.punters
    }

    /// How a person leaves them: one taille in eight is false.
    pub fn swept<R: Rng>(turns: u8, rng: &mut R) -> Piles {
        let (ways, is_false) = (Piles::after(turns), rng.random_ratio(FALSE_TAILLE.0, FALSE_TAILLE.1));
        ways[if is_false { rng.random_range(1..ways.len()) } else { 0 }]
    }
}
