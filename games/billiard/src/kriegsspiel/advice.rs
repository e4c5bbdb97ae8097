//! What a sensible player does: the target if he has passed, the port if it is open to him, a ball if he can win one.

use super::laws::{Ruling, Verdict, may_pass};
use super::rules::{Kriegsspiel, STAKES};
use super::state::{Phase, State};
use super::words::{Move, Word};
use crate::cloth::aim::{best_chance, chance};
use crate::cloth::{Hand, Lay};
use crate::laws::{Ball, Hole};
use crate::moves::{Aim, Force, Shot, Via};
use arrayvec::ArrayVec;
use spadille_core::game::Reason;
use spadille_core::{Advice, Seat, Text, text};

impl Kriegsspiel {
    /// How much a player may hope for, compared with the others.
    fn weight(&self, s: &State, ball: Ball, threat: f64) -> f64 {
        let mut weight = 1.0;
        if s.passed.contains(ball) {
            weight += 1.5;
        }
        if s.won_ball.contains(ball) {
            weight += 0.3;
        }
        // Whoever is next to play sees what he can win; the others may be won.
        if s.striker == ball { weight + threat } else { weight * (1.0 - 0.3 * threat) }
    }

    /// What the match is worth to a seat: a share of the stakes.
    pub(super) fn hopes(&self, s: &State, seat: Seat) -> f64 {
        let settled = s.ledger.balance(seat) as f64;
        let Some(ball) = s.ball(seat).filter(|ball| s.phase != Phase::Lot && s.alive.contains(*ball)) else {
            return settled;
        };
        if s.phase == Phase::Over {
            return settled;
        }
        let threat = if s.rolling.is_some() { 0.0 } else { self.threat(&self.lay(s)) };
        let all: f64 = s.alive.iter().map(|ball| self.weight(s, ball, threat)).sum();
        settled + s.ledger.balance(STAKES) as f64 * self.weight(s, ball, threat) / all.max(1e-9)
    }

    fn threat(&self, lay: &Lay) -> f64 {
        let hand = self.options.hand.tremble();
        lay.sought.iter().map(|ball| best_chance(lay, ball, hand)).fold(0.0, f64::max)
    }

    /// What is advised.
    pub(super) fn advice(&self, s: &State, seat: Seat) -> Option<Advice<Move>> {
        // Whoever is late comes in as long as the port is open to all.
        if self.may_join(s, seat) && s.alive.len() >= 5 && s.strokes >= u32::from(self.present()) {
            return Some(Advice::plain(Move::Word(Word::Join), text!("krieg-why-join")));
        }
        if !spadille_core::Game::turn(self, s).awaited().contains(seat) {
            return None;
        }
        if s.phase == Phase::Answer {
            return Some(Advice::plain(Move::Word(Word::Refuse), text!("krieg-why-refuse")));
        }
        let lay = self.lay(s);
        let own = s.striker;
        let hand = self.options.hand.tremble();
        let mut shots: ArrayVec<(f64, Shot), 64> = ArrayVec::new();
        for shot in [Shot::plain(Aim::Target), Shot::plain(Aim::Target).with(Force::Hard)] {
            if s.passed.contains(own) {
                let _ = shots.try_push((1.0, shot));
            }
        }
        for force in [Force::Plain, Force::Hard, Force::Soft] {
            let _ = shots.try_push((0.6, Shot::plain(Aim::Port).with(force)));
        }
        let mut makes: ArrayVec<(f64, Shot), 64> = ArrayVec::new();
        for ball in lay.sought.iter() {
            for hole in Hole::ALL {
                let shot = Shot::plain(Aim::Make(ball, *hole, Via::STRAIGHT));
                let likely = chance(&lay, &shot, hand);
                if likely > 0.05 {
                    let _ = makes.try_push((likely, shot));
                }
            }
        }
        makes.sort_by(|a, b| b.0.total_cmp(&a.0));
        for make in makes.into_iter().take(4) {
            let _ = shots.try_push(make);
        }
        for ball in lay.sought.iter() {
            let _ = shots.try_push((0.8, Shot::plain(Aim::Touch(ball))));
        }
        let mut best: Option<(f64, Shot, Ruling)> = None;
        for (likely, shot) in shots {
            let Some(verdict) = self.seen(s, &lay, &shot) else { continue };
            let worth = self.worth(s, own, &verdict, likely);
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, shot, verdict.ruling));
            }
        }
        let Some((_, shot, ruling)) = best else { return self.anything(&lay) };
        let five = s.alive.len() == 5;
        let (text, maxim): (Text, Option<&'static str>) = match ruling {
            Ruling::Target => (text!("krieg-why-target"), None),
            Ruling::BallWon if five => (text!("krieg-why-win"), Some("k2")),
            Ruling::BallWon => (text!("krieg-why-win"), None),
            _ if shot.aim == Aim::Port && s.alive.len() > 5 => (text!("krieg-why-port"), Some("k1")),
            _ => (text!("krieg-why-safe"), if five { Some("k2") } else { None }),
        };
        let choice = Move::Shot(shot);
        Some(Advice { choice, reasons: vec![Reason { text, maxim }] })
    }

    /// What a stroke is worth that goes so with some likelihood.
    fn worth(&self, s: &State, own: Ball, verdict: &Verdict, likely: f64) -> f64 {
        let out = verdict.out.contains(own);
        let open = may_pass(s.alive.len(), s.won_ball.contains(own)).0;
        match verdict.ruling {
            Ruling::Target => 10.0,
            _ if out => -3.0,
            Ruling::BallWon => 2.5 * likely - 0.8 * (1.0 - likely),
            Ruling::Passed if open => 1.6,
            Ruling::PassedByFromString => -0.05,
            _ => 0.0,
        }
    }

    fn seen(&self, s: &State, lay: &Lay, shot: &Shot) -> Option<Verdict> {
        let stroke = lay.stroke(shot)?;
        let rolled = lay.roll(&stroke, Hand::default(), &self.lines(lay, &stroke));
        Some(self.verdict(s, &stroke, &rolled))
    }

    /// Where nothing has a name: a little stroke to the middle of the table.
    fn anything(&self, lay: &Lay) -> Option<Advice<Move>> {
        let at = lay.at.or_else(|| {
            lay.laid(crate::cloth::geometry::Point { x: 0.5, y: 0.8 }).map(|(x, y)| crate::cloth::Spot::mm(x, y))
        })?;
        let middle = crate::cloth::geometry::Point { x: self.ground.middle(), y: 0.5 * self.ground.width };
        let from = if lay.at.is_some() { None } else { lay.laid(at.point()) };
        let stroke = crate::moves::Stroke {
            aim: at.point().to(middle).angle(),
            speed: 500,
            from,
            ..crate::moves::Stroke::default()
        };
        lay.allows(&stroke).ok()?;
        Some(Advice::plain(Move::Play(stroke), text!("krieg-why-safe")))
    }
}
