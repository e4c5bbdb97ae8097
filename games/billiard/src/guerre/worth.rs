//! What a position promises: a share of the pot, and the chances of whoever is to strike.

use super::options::Form;
use super::rules::{Guerre, POT};
use super::state::{Phase, State};
use crate::cloth::Lay;
use crate::cloth::aim::best_chance;
use crate::laws::Ball;
use spadille_core::{Game as _, Seat, Turn};

impl Guerre {
    /// How much life a player has left, 1 at the beginning.
    pub(super) fn life(&self, s: &State, player: Ball) -> f64 {
        if !self.lives(s, player) {
            return 0.0;
        }
        let limit = f64::from(self.options.marks_to_die().max(1));
        match self.options.form {
            Form::Pot | Form::Open => 1.0,
            Form::Marks | Form::Hamburg => (1.0 - f64::from(s.war.marks.of(player)) / limit).max(0.05),
        }
    }

    /// The best chance of a striker to make a ball he may play at.
    pub(super) fn threat(&self, lay: &Lay) -> f64 {
        let hand = self.options.hand.tremble();
        lay.at.map_or(0.05, |_| lay.sought.iter().map(|ball| best_chance(lay, ball, hand)).fold(0.0, f64::max))
    }

    /// What the match is worth to a seat, in parts of a counter.
    pub(super) fn hopes(&self, s: &State, seat: Seat) -> f64 {
        let settled = s.ledger.balance(seat) as f64;
        if matches!(s.phase, Phase::Over | Phase::Numbers) {
            return settled;
        }
        let lives = |player: Ball| libm::pow(self.life(s, player), 1.5);
        let all: f64 = self.order.iter().map(|player| lives(*player)).sum();
        let unit = self.sets(1) as f64;
        // What will still come into the pot.
        let coming = match self.options.form {
            Form::Pot => f64::from(s.war.store) * unit * 0.5,
            Form::Hamburg => {
                let left = self.living(s).saturating_sub(1) as f64;
                left * unit * f64::from(self.options.death_costs())
            }
            Form::Marks | Form::Open => 0.0,
        };
        // With every ball one owns.
        let owned: f64 = self.order.iter().filter(|ball| s.seat(**ball) == seat).map(|ball| lives(*ball)).sum();
        let share = if all > 0.0 { owned / all } else { 0.0 };
        let mut worth = settled + share * (s.ledger.balance(POT) as f64 + coming);
        if self.turn(s) != Turn::Chance && s.phase == Phase::Play {
            let threat = self.threat(&self.lay(s)) * unit;
            worth += if s.seat(s.actor) == seat { threat } else { -threat / self.order.len() as f64 };
        }
        worth
    }
}
