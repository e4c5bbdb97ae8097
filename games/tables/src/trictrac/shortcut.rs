//! The end of a setting shortened: by consent only the last throw is made.

use super::rules::Trictrac;
use super::said;
use super::state::{Phase, State};
use super::throw::Kind;
use crate::board::{ALL, MEN, Men, OFF, each, mirrored};
use crate::ground::{can_make_great, can_make_small};
use spadille_core::{Dice, Scribe, law, text};

impl Trictrac {
    /// Only the last throw is made: four points, or six with a doublet, and a new setting.
    pub(super) fn last_throw<S: Scribe>(&self, s: &mut State, dice: Dice, scribe: &mut S) {
        let thrower = s.thrower;
        s.deal.dice = Some(dice);
        s.deal.men[thrower] = Men::ALL_OFF;
        let points = Kind::LastOff.value(dice.is_doublet(), false);
        scribe.does(thrower, None, || text!("trictrac-throws", seat = thrower, dice = said::dice(dice)));
        scribe.scores(thrower, i32::from(points), law!("last-off"));
        if s.score.mark(thrower, points, scribe) == 0 {
            return self.all_off(s, scribe);
        }
        if s.score.winner().is_some() {
            return self.end_tour(s, scribe);
        }
        s.phase = Phase::Choose;
    }
}

/// Whether it is beyond doubt that the thrower finishes first: neither can make or hold a Jan any more, the men have
/// passed each other, and even his worst throws are enough before the other's best.
pub(super) fn certain_to_finish(s: &State) -> bool {
    let (own, enemy) = (s.deal.men[s.thrower], s.deal.men[s.enemy()]);
    let can_fill = |men: Men| can_make_small(men) || can_make_great(men) || men.within(ALL) >= 12;
    let passed = own.hindmost().unwrap_or(OFF) > each(mirrored(enemy.any())).last().unwrap_or(0);
    let pips = |men: Men| -> u16 { men.counts().map(|(f, n)| u16::from(OFF - f) * u16::from(n)).sum() };
    // Two aces a throw, and one number lost for the man who may not run on.
    let slowest = pips(own).div_ceil(2) + 1;
    let quickest = u16::from(MEN - enemy.on(OFF)).div_ceil(2).max(pips(enemy).div_ceil(12));
    !can_fill(own) && !can_fill(enemy) && passed && slowest <= quickest
}
