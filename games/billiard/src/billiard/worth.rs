//! What a position promises: points, and the chance of whoever is to strike.

use super::rules::Billiard;
use super::state::{Phase, State};
use crate::cloth::Lay;
use crate::cloth::aim::best_chance;
use crate::laws::{Ball, other};
use spadille_core::{Seat, Turn};

impl Billiard {
    /// What the side that is to act may hope to gain by it, in points.
    pub(super) fn initiative(&self, s: &State) -> f64 {
        if self.options.contra {
            // Whoever strikes can lose his ball when he likes.
            return if matches!(s.phase, Phase::Play | Phase::AfterSlip | Phase::AtWall) { 2.0 } else { -1.0 };
        }
        match s.phase {
            Phase::Play | Phase::AfterSlip => self.threat(&self.lay(s)),
            // From behind the mark something is missed, and seldom anything made.
            Phase::Acquit => 0.35,
            Phase::AcquitLost => 0.3,
            Phase::AcquitShort => 0.2,
            Phase::Call => 1.0,
            Phase::AtWall => 0.1,
            Phase::Lead | Phase::Debt | Phase::Answer | Phase::Over => 0.0,
        }
    }

    /// What a striker may hope for as the balls lie, in points.
    pub(super) fn threat(&self, lay: &Lay) -> f64 {
        let opp = other(lay.own);
        let hand = self.options.hand.tremble();
        if lay.at.is_none() {
            return -0.15;
        }
        let chance = best_chance(lay, opp, hand);
        // Two for making it; a stroke that does not still touches, mostly.
        let far = lay.at.zip(lay.of(opp)).map_or(0.0, |(at, other)| at.away(other));
        2.0 * chance - 0.12 * far
    }

    /// What the match is worth to a seat.
    pub(super) fn hopes(&self, s: &State, seat: Seat) -> f64 {
        let side = s.side(&self.options, seat);
        let owed = if side == Ball::A { -s.debts.stakes } else { s.debts.stakes };
        let settled = (s.ledger.balance(seat) + owed) as f64;
        if s.phase == Phase::Over {
            return settled;
        }
        let target = f64::from(self.options.target.points());
        let missing = |side: Ball| target - f64::from(s.partie.score[side]);
        // A stroke that is pending changes nothing yet.
        let initiative = if spadille_core::Game::turn(self, s) == Turn::Chance { 0.0 } else { self.initiative(s) };
        let mine = if s.actor == side { initiative } else { -initiative };
        let ahead = missing(other(side)) - missing(side) + mine;
        let scale = 1.5 + 0.3 * (missing(Ball::A) + missing(Ball::B)).max(1.0).sqrt() * 1.6;
        let stake = f64::from(self.options.stake);
        let many = if self.options.format == super::options::Format::King && side == Ball::A { 2.0 } else { 1.0 };
        settled + 1.6 * stake * many * libm::tanh(ahead / scale)
    }
}
