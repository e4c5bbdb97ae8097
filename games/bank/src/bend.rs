//! The ladder of bends: what a marked card wins, loses and falls back to (Pharo; Schnitt with continuation).
//!
//! There are two ways up. *In peace* (Lappé, Six-leva and on) the stake is saved when the card loses; *with ears*
//! (Paroli, Sept-leva and on) it is lost.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How a staked card is marked; the [rung](Stage::rung) says what that means.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Stage {
    Plain,
    // Bent outwards after a plié, to play on for nothing but the stake.
    Outward,
    // For the winnings only.
    Lappe,
    DoubleLappe,
    TrebleLappe,
    QuadrupleLappe,
    // For stake and winnings.
    Paroli,
    // From Paroli, for the winnings only.
    Six,
    Douze,
    VingtQuatre,
    QuaranteHuit,
    // From Paroli, for everything.
    Sept,
    Quinze,
    Trente,
}

/// How a card ended, or what befell it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fell {
    /// On the punters' side, and the win was collected.
    Win,
    /// On the bank's side.
    Lose,
    /// On both sides; a plain card paid its half.
    Plie,
    /// The colour was guessed after a plié.
    Right,
    /// It was not.
    Wrong,
    /// It still stood at the end of the taille.
    Close,
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
    /// The stage it describes.
    pub stage: Stage,
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
    /// Flat, or bent outwards: neither ears nor bends across.
    const fn flat(stage: Stage, name: &'static str, win: i64, close_halves: i64, next: &'static [Stage]) -> Rung {
        Rung { stage, name, win, lose: -1, close_halves, next, plie: AtPlie::Asks, ears: 0, cross: 0 }
    }

    /// For the winnings only; at a plié it steps back.
    const fn peaceful(self, back: Stage, ears: u8, cross: u8) -> Rung {
        Rung { lose: 0, close_halves: self.win, plie: AtPlie::StepsBack(back), ears, cross, ..self }
    }

    /// With ears: what stands on the card is the stake and the winnings before it, half of win + 1.
    const fn eared(self, ears: u8) -> Rung {
        Rung { close_halves: self.win - 1, plie: AtPlie::PaysStake, ears, ..self }
    }
}

/// The whole ladder, a rung a row, in the order choices are listed.
const LADDER: &[Rung; 14] = {
    use Stage::*;
    const fn rung(stage: Stage, name: &'static str, win: i64, next: &'static [Stage]) -> Rung {
        Rung::flat(stage, name, win, 0, next)
    }
    &[
        rung(Plain, "plain", 1, &[Lappe, Paroli]),
        Rung::flat(Outward, "outward", 0, -1, &[]),
        rung(Lappe, "lappe", 2, &[DoubleLappe]).peaceful(Plain, 0, 1),
        rung(DoubleLappe, "double-lappe", 4, &[TrebleLappe]).peaceful(Lappe, 0, 2),
        rung(TrebleLappe, "treble-lappe", 8, &[QuadrupleLappe]).peaceful(DoubleLappe, 0, 3),
        rung(QuadrupleLappe, "quadruple-lappe", 16, &[]).peaceful(TrebleLappe, 0, 4),
        rung(Paroli, "paroli", 3, &[Six, Sept]).eared(1),
        rung(Six, "six", 6, &[Douze]).peaceful(Paroli, 1, 1),
        rung(Douze, "douze", 12, &[VingtQuatre]).peaceful(Six, 1, 2),
        rung(VingtQuatre, "vingt-quatre", 24, &[QuaranteHuit]).peaceful(Douze, 1, 3),
        rung(QuaranteHuit, "quarante-huit", 48, &[]).peaceful(VingtQuatre, 1, 4),
        rung(Sept, "sept", 7, &[Quinze]).eared(2),
        rung(Quinze, "quinze", 15, &[Trente]).eared(3),
        rung(Trente, "trente", 31, &[]).eared(4),
    ]
};

impl Stage {
    /// Every stage, in the order choices are listed.
    pub const ALL: [Stage; LADDER.len()] = {
        let mut all = [Stage::Plain; LADDER.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = LADDER[at].stage;
            at += 1;
        }
        all
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

    /// What the punter wins (or loses) at once; stake and result in parts.
    pub fn due(self, fell: Fell, stake: i64) -> i64 {
        let rung = self.rung();
        match (fell, rung.plie) {
            (Fell::Win, _) => stake * rung.win,
            (Fell::Lose, _) => stake * rung.lose,
            (Fell::Plie, AtPlie::Asks) => -stake / 2,
            (Fell::Plie, AtPlie::StepsBack(_)) | (Fell::Right, _) => 0,
            (Fell::Plie, AtPlie::PaysStake) | (Fell::Wrong, _) => -stake,
            (Fell::Close, _) => stake * rung.close_halves / 2,
        }
    }

    /// Whether the card is bent to play for more.
    #[inline]
    pub fn is_bent(self) -> bool {
        !matches!(self, Stage::Plain | Stage::Outward)
    }

    /// The next bend on the way to `goal`, if it lies further up the ladder from here.
    pub fn towards(self, goal: Stage) -> Option<Stage> {
        self.rung().next.iter().copied().find(|&next| next == goal || next.towards(goal).is_some())
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
