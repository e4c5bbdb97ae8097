//! The ladder of bends: what a marked card wins, loses and falls back to (Pharo; Schnitt with continuation).
//!
//! There are two ways up. *In peace* (Lappé, Six-leva and on) the stake is saved when the card loses; *with ears*
//! (Paroli, Sept-leva and on) it is lost.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    /// One bend goes out, nothing is paid: so it is in peace.
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
    /// Bent corners.
    pub ears: u8,
    /// Bends across.
    pub cross: u8,
    /// What a plié does.
    pub plie: AtPlie,
    /// The bends open after a win.
    pub next: &'static [Stage],
}

/// Declares the stages, a rung a row, in the order choices are listed.
macro_rules! ladder {
    ($($stage:ident = $name:literal, $win:literal, $ears:literal, $cross:literal, $plie:expr, [$($next:ident),*];)*) => {
        /// How a staked card is marked; its [rung](Stage::rung) says what that means.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[allow(missing_docs)]
        pub enum Stage {
            $(#[serde(rename = $name)] $stage,)*
        }

        impl Stage {
            /// Every stage, in the order choices are listed.
            pub const ALL: &'static [Stage] = &[$(Stage::$stage),*];
        }

        const LADDER: &[Rung] = {
            use AtPlie::*;
            use Stage::*;
            &[$(Rung { name: $name, win: $win, ears: $ears, cross: $cross, plie: $plie, next: &[$($next),*] }),*]
        };
    };
}

ladder! {
    Plain = "plain", 1, 0, 0, Asks, [Lappe, Paroli];
    // Bent outwards after a plié, to play on for nothing but the stake.
    Outward = "outward", 0, 0, 0, Asks, [];
    // For the winnings only.
    Lappe = "lappe", 2, 0, 1, StepsBack(Plain), [DoubleLappe];
    DoubleLappe = "double-lappe", 4, 0, 2, StepsBack(Lappe), [TrebleLappe];
    TrebleLappe = "treble-lappe", 8, 0, 3, StepsBack(DoubleLappe), [QuadrupleLappe];
    QuadrupleLappe = "quadruple-lappe", 16, 0, 4, StepsBack(TrebleLappe), [];
    // For stake and winnings.
    Paroli = "paroli", 3, 1, 0, PaysStake, [Six, Sept];
    // From Paroli, for the winnings only.
    Six = "six", 6, 1, 1, StepsBack(Paroli), [Douze];
    Douze = "douze", 12, 1, 2, StepsBack(Six), [VingtQuatre];
    VingtQuatre = "vingt-quatre", 24, 1, 3, StepsBack(Douze), [QuaranteHuit];
    QuaranteHuit = "quarante-huit", 48, 1, 4, StepsBack(VingtQuatre), [];
    // From Paroli, for everything.
    Sept = "sept", 7, 2, 0, PaysStake, [Quinze];
    Quinze = "quinze", 15, 3, 0, PaysStake, [Trente];
    Trente = "trente", 31, 4, 0, PaysStake, [];
}

spadille_core::listed! { Stage("a bend"): Stage::ALL.len() as u32, |n| Stage::ALL[n], |stage| stage.rung().name; }

impl Rung {
    /// Whether the card plays in peace: for the winnings only.
    pub const fn saves_stake(&self) -> bool {
        matches!(self.plie, AtPlie::StepsBack(_))
    }

    /// Lost if the card loses: the stake, or nothing.
    pub const fn lose(&self) -> i64 {
        if self.saves_stake() { 0 } else { -1 }
    }

    /// Paid at the end of a taille, in half stakes. What stands on the card is half of what it would win; without peace the
    /// stake is among it.
    pub const fn close_halves(&self) -> i64 {
        self.win + self.lose()
    }
}

impl Stage {
    /// What the stage is worth.
    #[inline]
    pub fn rung(self) -> &'static Rung {
        &LADDER[self as usize]
    }

    /// What the punter wins (or loses) at once; stake and result in parts.
    pub fn due(self, fell: Fell, stake: i64) -> i64 {
        let rung = self.rung();
        match (fell, rung.plie) {
            (Fell::Win, _) => stake * rung.win,
            (Fell::Lose, _) => stake * rung.lose(),
            (Fell::Plie, AtPlie::Asks) => -stake / 2,
            (Fell::Plie, AtPlie::StepsBack(_)) | (Fell::Right, _) => 0,
            (Fell::Plie, AtPlie::PaysStake) | (Fell::Wrong, _) => -stake,
            (Fell::Close, _) => stake * rung.close_halves() / 2,
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
    fn every_bend_is_written_by_its_name() {
        for stage in Stage::ALL {
            assert_eq!(stage.to_string().parse(), Ok(*stage));
            assert_eq!(serde_json::to_value(stage).unwrap(), stage.to_string());
        }
    }

    #[test]
    fn every_step_doubles_what_stands_on_the_card() {
        for &stage in Stage::ALL {
            for next in stage.rung().next {
                // A bend plays for what the win before it would have brought; with ears the stake rides along.
                assert_eq!(next.rung().close_halves(), 2 * stage.rung().win, "{stage:?} to {next:?}");
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
