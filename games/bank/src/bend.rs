//! The ladder of bends: what a marked card wins, loses and falls back to (Pharo; Schnitt with continuation).
//!
//! There are two ways up. *In peace* (Lappé, Six-leva and on) the stake is saved when the card loses; *with ears*
//! (Paroli, Sept-leva and on) it is lost.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How a staked card is marked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Stage {
    /// Flat.
    Plain,
    /// Bent outwards after a plié, to play on for nothing but the stake.
    Outward,
    /// For the winnings only.
    Lappe,
    /// The second of its row.
    DoubleLappe,
    /// The third.
    TrebleLappe,
    /// The fourth.
    QuadrupleLappe,
    /// For stake and winnings.
    Paroli,
    /// From Paroli, for the winnings only.
    Six,
    /// The second of its row.
    Douze,
    /// The third.
    VingtQuatre,
    /// The fourth.
    QuaranteHuit,
    /// From Paroli, for everything.
    Sept,
    /// The second of its row.
    Quinze,
    /// The third.
    Trente,
}

/// What happens when both cards of a turn are of the marked rank.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AtPlie {
    /// The punter is asked.
    Asks,
    /// One bend goes out, nothing is paid.
    StepsBack(Stage),
    /// The original stake is paid, the ears stay.
    PaysStake,
}

/// One rung of the ladder. All figures are in original stakes and count the card from its beginning.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rung {
    /// The bend's name in notation.
    pub name: &'static str,
    /// Won if the card wins and is collected.
    pub win: i64,
    /// Lost if the card loses: the stake, or nothing.
    pub lose: i64,
    /// Paid at the end of a taille, in half stakes.
    pub close_halves: i64,
    /// The bends open after a win.
    pub next: &'static [Stage],
    /// What a plié does.
    pub plie: AtPlie,
    /// Bent corners.
    pub ears: u8,
    /// Bends across.
    pub cross: u8,
}

impl Rung {
    const fn peaceful(name: &'static str, win: i64, next: &'static [Stage], back: Stage, ears: u8, cross: u8) -> Rung {
        Rung { name, win, lose: 0, close_halves: win, next, plie: AtPlie::StepsBack(back), ears, cross }
    }

    const fn eared(name: &'static str, win: i64, next: &'static [Stage], ears: u8) -> Rung {
        // What stands on the card is the stake and the winnings before it: half of win + 1.
        Rung { name, win, lose: -1, close_halves: win - 1, next, plie: AtPlie::PaysStake, ears, cross: 0 }
    }

    const fn flat(name: &'static str, win: i64, close_halves: i64, next: &'static [Stage]) -> Rung {
        Rung { name, win, lose: -1, close_halves, next, plie: AtPlie::Asks, ears: 0, cross: 0 }
    }
}

static LADDER: [Rung; 14] = {
    use Stage::*;
    [
        Rung::flat("plain", 1, 0, &[Lappe, Paroli]),
        Rung::flat("outward", 0, -1, &[]),
        Rung::peaceful("lappe", 2, &[DoubleLappe], Plain, 0, 1),
        Rung::peaceful("double-lappe", 4, &[TrebleLappe], Lappe, 0, 2),
        Rung::peaceful("treble-lappe", 8, &[QuadrupleLappe], DoubleLappe, 0, 3),
        Rung::peaceful("quadruple-lappe", 16, &[], TrebleLappe, 0, 4),
        Rung::eared("paroli", 3, &[Six, Sept], 1),
        Rung::peaceful("six", 6, &[Douze], Paroli, 1, 1),
        Rung::peaceful("douze", 12, &[VingtQuatre], Six, 1, 2),
        Rung::peaceful("vingt-quatre", 24, &[QuaranteHuit], Douze, 1, 3),
        Rung::peaceful("quarante-huit", 48, &[], VingtQuatre, 1, 4),
        Rung::eared("sept", 7, &[Quinze], 2),
        Rung::eared("quinze", 15, &[Trente], 3),
        Rung::eared("trente", 31, &[], 4),
    ]
};

impl Stage {
    /// Every stage, in the order choices are listed.
    pub const ALL: [Stage; 14] = {
        use Stage::*;
        [
            Plain,
            Outward,
            Lappe,
            DoubleLappe,
            TrebleLappe,
            QuadrupleLappe,
            Paroli,
            Six,
            Douze,
            VingtQuatre,
            QuaranteHuit,
            Sept,
            Quinze,
            Trente,
        ]
    };

    /// What the stage is worth.
    #[inline]
    pub fn rung(self) -> &'static Rung {
        &LADDER[self as usize]
    }

    /// The stage of this name.
    pub fn named(name: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|s| s.rung().name == name)
    }

    /// Whether the card is bent to play for more.
    #[inline]
    pub fn is_bent(self) -> bool {
        !matches!(self, Stage::Plain | Stage::Outward)
    }

    /// Whether `goal` lies further up the ladder from here.
    pub fn leads_to(self, goal: Stage) -> bool {
        self.rung().next.iter().any(|&next| next == goal || next.leads_to(goal))
    }

    /// The next bend on the way to `goal`.
    pub fn towards(self, goal: Stage) -> Option<Stage> {
        self.rung().next.iter().copied().find(|&next| next == goal || next.leads_to(goal))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_stands_in_the_order_of_its_stages() {
        for stage in Stage::ALL {
            assert_eq!(Stage::ALL[stage as usize], stage);
            assert_eq!(Stage::named(stage.rung().name), Some(stage));
            assert_eq!(serde_json::to_value(stage).unwrap(), stage.rung().name);
        }
    }

    #[test]
    fn every_step_doubles_what_stands_on_the_card() {
        for stage in Stage::ALL {
            for next in stage.rung().next {
                // A bend plays for what the win before it would have brought; with ears the stake rides along.
                assert_eq!(next.rung().close_halves, 2 * stage.rung().win, "{stage:?} to {next:?}");
            }
        }
    }

    #[test]
    fn the_way_up_is_one_way() {
        assert_eq!(Stage::Plain.towards(Stage::Douze), Some(Stage::Paroli));
        assert_eq!(Stage::Paroli.towards(Stage::Douze), Some(Stage::Six));
        assert_eq!(Stage::Lappe.towards(Stage::Paroli), None);
    }
}
