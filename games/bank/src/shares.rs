//! The bank's share of what is about to be staked, as the board shows it beside the counters.

use crate::amount::PARTS;
use crate::bend::Stage;
use crate::odds::{Fraction, number};
use spadille_core::scene::{Brings, StakeShare};
use spadille_core::{Ledger, Seat, Viewer};

/// A fraction with more letters than this is not shown: nobody would read it.
const LONGEST: usize = 48;

/// A stake on a place of which the bank keeps so much.
pub fn laid(on: impl Into<String>, share: Fraction) -> StakeShare {
    let written = Some(share.to_string()).filter(|written| written.len() <= LONGEST);
    StakeShare { on: on.into(), choice: None, share: written, in_hundred: in_hundred(number(share)), brings: vec![] }
}

/// One that is left until it ends: all that may come of it, in halves of the stake, each with its chance.
pub fn ending(on: impl Into<String>, chances: &[(i32, Fraction)]) -> StakeShare {
    let share: Fraction = chances.iter().map(|(halves, chance)| -chance * i128::from(*halves) / 2).sum();
    let possible = chances.iter().filter(|(_, chance)| *chance > Fraction::default());
    let brings = possible.map(|(halves, chance)| Brings { halves: *halves, chance: number(*chance) }).collect();
    StakeShare { brings, ..laid(on, share) }
}

/// One of which the chances are known to many places, but not written as fractions.
pub fn about(on: impl Into<String>, chances: &[(i32, f64)]) -> StakeShare {
    let share = -chances.iter().map(|(halves, chance)| f64::from(*halves) / 2.0 * chance).sum::<f64>();
    let possible = chances.iter().filter(|(_, chance)| *chance > 0.0);
    let brings = possible.map(|(halves, chance)| Brings { halves: *halves, chance: *chance }).collect();
    StakeShare { on: on.into(), choice: None, share: None, in_hundred: in_hundred(share), brings }
}

/// One that wins, loses, meets a plié and loses half, or stands to the end.
pub fn drawn(on: impl Into<String>, [win, lose, plie, stands]: [Fraction; 4]) -> StakeShare {
    ending(on, &[(2, win), (-2, lose), (-1, plie), (0, stands)])
}

/// One at even money of which the bank keeps so much.
pub fn even(on: impl Into<String>, share: Fraction) -> StakeShare {
    let win = (Fraction::from_integer(1) - share) / 2;
    ending(on, &[(2, win), (-2, Fraction::from_integer(1) - win)])
}

/// What a listed move puts at stake.
pub fn answer(on: impl Into<String>, choice: impl ToString, share: Fraction) -> StakeShare {
    StakeShare { choice: Some(choice.to_string()), ..laid(on, share) }
}

/// The bank's share of what a bend puts at stake: what could be collected instead, and with ears the stake besides. `standing` is
/// the banker's expectation of the card once it is bent, in original stakes.
pub fn of_bend(stage: Stage, bent: Stage, standing: Fraction) -> Fraction {
    let [now, then] = [stage, bent].map(|stage| Fraction::from_integer(stage.rung().win.into()));
    if then > now { (standing + now) / (then - now) } else { standing }
}

/// Whoever stakes is taken to have brought as many counters as may lie on one place; what he has won or lost since comes to it.
pub fn purse(brought: u32, ledger: &Ledger, who: Viewer, banker: Seat) -> Option<i64> {
    let seat = who.seat().filter(|seat| *seat != banker)?;
    Some((i64::from(brought) * PARTS + ledger.balance(seat)).max(0))
}

fn in_hundred(share: f64) -> f64 {
    // Nought is added so that there is no nought below nought.
    (share * 100_000.0).round() / 1000.0 + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_odds::pharo;

    #[test]
    fn what_may_come_of_a_stake_costs_its_share() {
        let card = drawn("7", pharo::outcomes(52, 4).unwrap());
        assert_eq!((card.share.as_deref(), card.in_hundred), (Some("33/1666"), 1.981));
        let all: f64 = card.brings.iter().map(|brings| brings.chance).sum();
        let cost: f64 = card.brings.iter().map(|brings| -brings.chance * f64::from(brings.halves) / 2.0).sum();
        assert!((all - 1.0).abs() < 1e-12 && (cost - 33.0 / 1666.0).abs() < 1e-12);
        assert_eq!(even("1", Fraction::new(1, 17)).share.as_deref(), Some("1/17"));
        let endless = Fraction::new(10_i128.pow(36) + 1, 3 * 10_i128.pow(36) + 1);
        assert_eq!((laid("", endless).share, laid("", endless).in_hundred), (None, 33.333));
        assert_eq!(laid("", Fraction::new(-1, 10_i128.pow(9))).in_hundred.to_string(), "0");
    }

    #[test]
    fn a_bend_costs_a_share_of_what_might_have_been_collected() {
        // With one copy among many cards a Paroli plays for two stakes; in the last turn it can only lose or be closed.
        for bent in [Stage::Lappe, Stage::Paroli] {
            let share = of_bend(Stage::Plain, bent, pharo::standing(50, 3, bent).unwrap());
            assert!(share > Fraction::default() && share < Fraction::new(1, 10), "{bent}: {share}");
        }
        assert_eq!(of_bend(Stage::Paroli, Stage::Sept, Fraction::from_integer(-3)), Fraction::default());
    }
}
