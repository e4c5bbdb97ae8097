//! What a sensible player does: through the port, then to the target; the other's ball only where his own will not follow.

use super::laws::{self, Next, Ruling, Verdict};
use super::rules::Pielkentafel;
use super::state::{Phase, State};
use super::words::{Move, Word};
use crate::carambole::state::{seat, side};
use crate::cloth::aim::chance;
use crate::cloth::{Hand, Lay, Rolled, Spot};
use crate::laws::{Ball, Hole, Stroke as Told, other};
use crate::moves::{Aim, Force, Shot, Via};
use crate::table::Place;
use spadille_core::{Advice, Game as _, Seat, text};

/// What comes of a shot if the hand is steady.
struct Seen {
    /// In games, for the one who plays it.
    worth: f64,
    /// Whether it does what it was played for: it passes, touches, or wins.
    succeeds: bool,
}

/// What a ball that has passed is ahead of one that has not, in games.
const PASSED: f64 = 0.45;
/// What the lead is worth, in games.
const LEAD: f64 = 0.2;

impl Pielkentafel {
    /// What a sensible player does; the book is silent.
    pub(super) fn advice(&self, s: &State, who: Seat) -> Option<Advice<Move>> {
        if !self.turn(s).awaited().contains(who) {
            return None;
        }
        match s.phase {
            Phase::Lead => Some(Advice::plain(Move::Shot(self.for_the_lead(s)), text!("pielken-why-lead"))),
            Phase::Length => Some(Advice::plain(Move::Word(Word::Five), text!("pielken-why-five"))),
            Phase::Play => self.stroke_advice(s),
            Phase::Over => None,
        }
    }

    /// To the cord; but whoever could only do the same as the other stays a little short of it by turns.
    fn for_the_lead(&self, s: &State) -> Shot {
        let first = s.actor == Ball::A;
        let short = first == s.done.is_multiple_of(2);
        let x = (self.ground.cord() * 1000.0).round() as u16 + if short { 20 } else { 0 };
        Shot::plain(Aim::Reach(x, (self.ground.width * 500.0).round() as u16))
    }

    fn stroke_advice(&self, s: &State) -> Option<Advice<Move>> {
        let lay = self.lay(s);
        let (own, opp) = (s.actor, other(s.actor));
        let hand = self.options.hand.tremble();
        // What needs an exact hand fails at times.
        let steady = 1.0 / (1.0 + hand.aim / 300.0);
        let mut best: Option<(f64, Shot)> = None;
        let mut take = |worth: f64, shot: Shot| {
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, shot));
            }
        };
        let passed = s.bout.passed[own];
        // How it stands if a shot does nothing.
        let through = |side: Ball| f64::from(u8::from(s.bout.passed[side]));
        let nothing = if s.bout.leader_touched { -1.0 - LEAD } else { PASSED * (through(own) - through(opp)) };
        let hoped =
            |seen: &Seen| if seen.succeeds { steady * seen.worth + (1.0 - steady) * nothing } else { seen.worth };
        for force in [Force::Plain, Force::Soft, Force::Hard] {
            let shot = Shot::plain(if passed { Aim::Target } else { Aim::Port }).with(force);
            if let Some(seen) = self.seen(s, &lay, &shot) {
                let risk = if force == Force::Hard { 0.1 } else { 0.0 };
                take(hoped(&seen) - risk, shot);
            }
            let shot = Shot::plain(Aim::Touch(opp)).with(force);
            if let Some(seen) = self.seen(s, &lay, &shot) {
                take(seen.worth.min(nothing + 0.1) - 0.05, shot);
            }
        }
        // A ball that falls from the string counts double, the other's and one's own.
        let price = if lay.at.is_none() { 0.5 } else { 0.2 };
        for hole in Hole::ALL {
            let shot = Shot::plain(Aim::Make(opp, *hole, Via::STRAIGHT));
            let likely = chance(&lay, &shot, hand);
            if likely > 0.1
                && let Some(seen) = self.seen(s, &lay, &shot)
            {
                let fails = (1.0 - likely) * (nothing - price);
                take(if seen.succeeds { likely * seen.worth + fails } else { seen.worth - 0.1 }, shot);
            }
        }
        for shot in self.places(passed, lay.at) {
            if let Some(seen) = self.seen(s, &lay, &shot) {
                take(hoped(&seen) - 0.02, shot);
            }
        }
        let (_, shot) = best?;
        let choice = Move::Shot(shot);
        Some(match shot.aim {
            Aim::Port => Advice::plain(choice, text!("pielken-why-port")),
            Aim::Target => Advice::plain(choice, text!("pielken-why-target")),
            Aim::Make(..) if lay.at.is_none() => Advice::by(choice, "p2", text!("pielken-why-win")),
            Aim::Make(..) => Advice::plain(choice, text!("pielken-why-win")),
            _ if own != s.bout.leader => Advice::by(choice, "p1", text!("pielken-why-safe")),
            _ => Advice::plain(choice, text!("pielken-why-safe")),
        })
    }

    /// Where a ball lies well: straight before the port or behind it; once through, anywhere in the open; or a little to the side,
    /// where the other's ball is in the way.
    fn places(&self, passed: bool, at: Option<Spot>) -> impl Iterator<Item = Shot> {
        let (arch, middle) = (self.ground.arch(), 0.5 * self.ground.width);
        let near = [(arch - 0.5, middle), (arch + 0.45, middle), (arch - 1.2, middle)];
        let open = [(arch - 0.9, 1.5 * middle), (arch - 0.9, 0.5 * middle), (arch - 1.6, middle)];
        let aside = at.into_iter().flat_map(|at| [-0.45, -0.2, 0.2, 0.45].map(|off| (at.x(), at.y() + off)));
        let mm = |metres: f64| (metres * 1000.0).round().max(0.0) as u16;
        let places = if passed { open } else { near };
        places.into_iter().chain(aside).map(move |(x, y)| Shot::plain(Aim::Reach(mm(x), mm(y))))
    }

    /// What comes of a shot if the hand is steady.
    fn seen(&self, s: &State, lay: &Lay, shot: &Shot) -> Option<Seen> {
        let stroke = lay.stroke(shot)?;
        let rolled = lay.roll(&stroke, Hand::default(), &self.lines(lay, &stroke));
        let verdict = laws::judge(&self.situation(s), &rolled.events);
        let (own, opp) = (s.actor, other(s.actor));
        let games =
            verdict.won.map_or(0.0, |(side, games)| if side == own { f64::from(games) } else { -f64::from(games) });
        let mut worth = games;
        match verdict.next {
            Next::Lead(side) => worth += if side == own { LEAD } else { -LEAD },
            Next::Over(side) => worth += if side == own { 2.0 } else { -2.0 },
            Next::Play(_) => {
                let touched = verdict.leader_touched && own == s.bout.leader;
                if touched {
                    // He wins who is not answered.
                    let answered = self.answer(s, &verdict, &rolled);
                    worth += (1.0 - answered) * (1.0 + LEAD) - answered * LEAD;
                } else {
                    let through = |side: Ball| f64::from(u8::from(verdict.passed[side]));
                    worth += PASSED * (through(own) - through(opp)) + self.lies(&rolled, own, verdict.passed[own])
                        - self.lies(&rolled, opp, verdict.passed[opp]);
                }
            }
        }
        let follows = Told::new(&rolled.events, own).loss(own).is_some();
        let gained = verdict.passed[own] && !s.bout.passed[own]
            || verdict.leader_touched && own == s.bout.leader
            || verdict.ruling == Ruling::BothTouched;
        Some(Seen { worth: worth - if follows { 0.2 } else { 0.0 }, succeeds: games > 0.0 || gained })
    }

    /// How likely the follower answers the leader's touch: what he would see.
    fn answer(&self, s: &State, verdict: &Verdict, rolled: &Rolled) -> f64 {
        let mut then = s.clone();
        then.actor = other(s.actor);
        for side in [Ball::A, Ball::B] {
            if !verdict.replaced.contains(side)
                && let Some(place) = Place::after(rolled, side)
            {
                then.bout.balls[side] = place;
            }
        }
        (then.bout.passed, then.bout.safe, then.bout.leader_touched) = (verdict.passed, verdict.safe, true);
        let lay = self.lay(&then);
        let before = self.situation(&then);
        let good = Force::ALL.iter().any(|force| {
            let stroke = lay.stroke(&Shot::plain(Aim::Target).with(*force));
            stroke.is_some_and(|stroke| {
                let rolled = lay.roll(&stroke, Hand::default(), &self.lines(&lay, &stroke));
                laws::judge(&before, &rolled.events).ruling == Ruling::BothTouched
            })
        });
        if good { 1.0 / (1.0 + self.options.hand.tremble().aim / 600.0) } else { 0.05 }
    }

    /// How well a ball lies: near the holes it is in danger, and before it has passed it should see the port.
    fn lies(&self, rolled: &Rolled, ball: Ball, passed: bool) -> f64 {
        let Some(at) = Place::after(rolled, ball).and_then(Place::on_cloth) else { return 0.0 };
        let near = |hole: &Hole| self.ground.hole(*hole).to(at.point()).length() < 0.25;
        let danger = if Hole::ALL.iter().any(near) { 0.15 } else { 0.0 };
        let sees = if passed || self.sees_port(at) { 0.1 } else { 0.0 };
        sees - danger
    }

    /// Whether a ball lies so that it can run through the port.
    fn sees_port(&self, at: Spot) -> bool {
        let (along, across) = (at.x() - self.ground.arch(), at.y() - 0.5 * self.ground.width);
        along.abs() > 0.1 && across.abs() < 0.4 * along.abs()
    }

    /// What the match is worth to a seat.
    pub(super) fn hopes(&self, s: &State, who: Seat) -> f64 {
        let settled = s.ledger.balance(who) as f64;
        if s.phase == Phase::Over {
            return settled;
        }
        let own = side(who);
        let bout = &s.bout;
        let standing = |side: Ball| {
            let touched = bout.leader_touched && side == bout.leader;
            f64::from(bout.games[side])
                + PASSED * f64::from(u8::from(bout.passed[side]))
                + LEAD * f64::from(u8::from(bout.leader == side))
                + 0.5 * f64::from(u8::from(touched))
        };
        let turn = if seat(s.actor) == who { 0.1 } else { -0.1 };
        let ahead = standing(own) - standing(other(own)) + turn;
        settled + f64::from(self.options.stake) * libm::tanh(ahead / 2.5)
    }
}
