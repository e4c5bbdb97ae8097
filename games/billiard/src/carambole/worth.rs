//! What a position promises: points, and the chances of whoever is to strike.

use super::laws::NEUTRAL;
use super::rules::Carambole;
use super::state::{Phase, State, side};
use crate::cloth::Lay;
use crate::cloth::aim::best_chance;
use spadille_core::{Game as _, Seat, Turn};

impl Carambole {
    /// What a striker may hope for as the balls lie, in points.
    pub(super) fn threat(&self, lay: &Lay) -> f64 {
        let hand = self.options.hand.tremble();
        if lay.at.is_none() {
            return 0.2;
        }
        let worth = |ball| if NEUTRAL.contains(&ball) { 3.0 } else { 2.0 };
        let chances = lay.others.iter().map(|(ball, _)| worth(*ball) * best_chance(lay, *ball, hand));
        let best = chances.fold(0.0, f64::max);
        // Whoever scores plays on.
        let on = if self.options.plays_on { 1.3 } else { 1.0 };
        best * on - 0.2
    }

    /// What the match is worth to a seat.
    pub(super) fn hopes(&self, s: &State, who: Seat) -> f64 {
        let settled = s.ledger.balance(who) as f64;
        if s.phase == Phase::Over {
            return settled;
        }
        let own = side(who);
        let initiative = match (self.turn(s), s.phase) {
            (Turn::Chance, _) => 0.0,
            (_, Phase::Play | Phase::AfterSlip) => self.threat(&self.lay(s)),
            (_, Phase::Call) => 1.0,
            (_, Phase::Acquit | Phase::AcquitLost) => -0.2,
            _ => 0.0,
        };
        let mine = if s.actor == own { initiative } else { -initiative };
        let score = s.partie.score;
        let ahead = f64::from(score[own]) - f64::from(score[crate::laws::other(own)]) + mine;
        let left = f64::from(self.custom.target) - f64::from(score.0[0].max(score.0[1]));
        settled + 1.5 * f64::from(self.options.stake) * libm::tanh(ahead / (2.5 + 0.9 * left.max(1.0).sqrt()))
    }
}
