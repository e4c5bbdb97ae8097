//! What a sensible player does: he makes what can be made and keeps his own ball, and otherwise leaves the balls so that the other
//! cannot make the Carambol.

use super::laws::NEUTRAL;
use super::rules::{Carambole, verdict};
use super::state::{Phase, State};
use super::words::{Move, Word, place_near};
use crate::billiard::laws::Next;
use crate::cloth::aim::chance;
use crate::cloth::{Hand, Lay, Spot};
use crate::laws::{Ball, Hole, Stroke as Told, other};
use crate::moves::{Aim, Force, Shot, Via};
use crate::table::{Place, hole_text};
use arrayvec::ArrayVec;
use spadille_core::{Advice, Game as _, Seat, Space as _, Text, text};

/// What a shot promises.
struct Plan {
    shot: Shot,
    worth: f64,
    likely: f64,
}

impl Carambole {
    /// What the book advises, or a sensible player does where it is silent.
    pub(super) fn advice(&self, s: &State, seat: Seat) -> Option<Advice<Move>> {
        if !self.turn(s).awaited().contains(seat) {
            return None;
        }
        let say = |word: Word, text: Text| Some(Advice::plain(Move::Word(word), text));
        match s.phase {
            Phase::Place => {
                let middle = super::places::patch(Ball::R, self.ground).0;
                let choice = Move::Word(Word::Place(place_near(middle)));
                Some(Advice::by(choice, "a2", text!("carambole-why-middle")))
            }
            Phase::Acquit => self.setting_out(s),
            Phase::AcquitShort => say(Word::TakeBack, text!("carambole-why-take-back")),
            Phase::AcquitLost => say(Word::TakeAcquit, text!("carambole-why-take-acquit")),
            Phase::Call => {
                let moves = self.moves(s, seat);
                let call =
                    [Word::CallTouche, Word::CallBillard].into_iter().find(|w| moves.contains(&Move::Word(*w)))?;
                let striker = other(s.actor);
                let better = s.judged.as_ref().is_some_and(|rolled| {
                    let told = Told::new(&rolled.events, striker);
                    told.loss(striker).is_some() || told.touched(None).is_empty()
                });
                say(if better { Word::LetStand } else { call }, text!("carambole-why-call"))
            }
            Phase::Play | Phase::AfterSlip => self.stroke_advice(s),
            Phase::Lot | Phase::Over => None,
        }
    }

    /// Where to set out to: to the foot cushion, away from the Carambol.
    fn setting_out(&self, s: &State) -> Option<Advice<Move>> {
        let lay = self.lay(s);
        let (long, wide) = (self.ground.length * 1000.0, self.ground.width * 1000.0);
        let places = [(1.0, 0.35), (1.0, 0.65), (0.78, 0.0), (0.85, 0.5), (0.7, 0.5)];
        let mm = |part: f64, size: f64| (part * size).clamp(29.0, size - 29.0) as u16;
        let shots = places.into_iter().map(|(x, y)| Shot::plain(Aim::Reach(mm(x, long), mm(y, wide))));
        let shot = shots.into_iter().find(|shot| lay.stroke(shot).is_some())?;
        Some(Advice::by(Move::Shot(shot), "a1", text!("carambole-why-acquit")))
    }

    /// What to play.
    fn stroke_advice(&self, s: &State) -> Option<Advice<Move>> {
        let lay = self.lay(s);
        if self.must_bricole(s) {
            let shots = Force::ALL.map(|force| Shot::plain(Aim::Bricole).with(force));
            let seen = shots.into_iter().filter_map(|shot| Some((shot, self.seen(s, &lay, &shot)?)));
            let (shot, _) = seen.max_by(|a, b| a.1.total_cmp(&b.1))?;
            return Some(Advice::plain(Move::Shot(shot), text!("carambole-why-bricole")));
        }
        let hand = self.options.hand.tremble();
        let mut makes: ArrayVec<(f64, f64, Shot), 18> = ArrayVec::new();
        for (ball, _) in &lay.others {
            for hole in Hole::ALL {
                let shot = Shot::plain(Aim::Make(*ball, *hole, Via::STRAIGHT));
                let likely = chance(&lay, &shot, hand);
                if likely > 0.05 && !makes.is_full() {
                    let points = if NEUTRAL.contains(ball) { 3.0 } else { 2.0 };
                    makes.push((likely * points, likely, shot));
                }
            }
        }
        makes.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut best: Option<Plan> = None;
        let mut take = |plan: Plan| {
            if best.as_ref().is_none_or(|best| plan.worth > best.worth) {
                best = Some(plan);
            }
        };
        for (_, likely, shot) in makes.iter().take(3) {
            for shot in [*shot, shot.with(Force::Soft)] {
                if let Some(seen) = self.seen(s, &lay, &shot) {
                    // As often as reckoned; what is missed leaves the other something.
                    take(Plan { shot, worth: likely * seen - 0.5 * (1.0 - likely), likely: *likely });
                }
            }
        }
        for (ball, at) in &lay.others {
            for force in Force::ALL {
                let shot = Shot::plain(Aim::Touch(*ball)).with(force);
                if let Some(seen) = self.seen(s, &lay, &shot) {
                    let far = lay.at.map_or(2.0, |own| own.away(*at));
                    let risk = if force == Force::Soft { 0.08 } else { 0.04 } * far * hand.aim / 100.0;
                    // What a trembling hand touches besides is luck by half.
                    let worth = if seen > 1.0 { 0.5 * seen } else { seen };
                    take(Plan { shot, worth: worth - risk, likely: 0.0 });
                }
            }
        }
        let Some(plan) = best else { return self.any_stroke(&lay) };
        let choice = Move::Shot(plan.shot);
        Some(match plan.shot.aim {
            Aim::Make(ball, hole, _) => {
                let percent = (plan.likely * 100.0).round() as i64;
                let text =
                    text!("carambole-why-make", ball = ball.to_string(), hole = hole_text(hole), percent = percent);
                Advice::plain(choice, text)
            }
            _ if plan.worth > 0.8 => Advice::plain(choice, text!("carambole-why-both")),
            _ => Advice::by(choice, "a1", text!("carambole-why-leave")),
        })
    }

    /// What comes of a shot if the hand is steady, in points, with what is left then.
    fn seen(&self, s: &State, lay: &Lay, shot: &Shot) -> Option<f64> {
        let stroke = lay.stroke(shot)?;
        let rolled = lay.roll(&stroke, Hand::default(), &lay.lines(&stroke, self.options.pass_line));
        let verdict = verdict(self, s, &rolled.events);
        let (own, opp) = (s.actor, other(s.actor));
        let points = f64::from(verdict.points[own]) - f64::from(verdict.points[opp]);
        let mut balls = s.partie.balls;
        for ball in super::state::FOUR {
            if balls[ball].on_cloth().is_some() || ball == own {
                balls[ball] = Place::after(&rolled, ball).unwrap_or(Place::Out);
            }
        }
        for ball in verdict.spot.iter() {
            balls[ball] = Place::At(self.patch(ball));
        }
        let next = verdict.next.player();
        let at: Option<Spot> = balls[next].on_cloth();
        let after = match verdict.next {
            Next::Play(_) => self.threat(&Lay { own: next, at, others: balls.lying(next), ..lay.clone() }),
            Next::Over(_) => 5.0,
            _ => 0.0,
        };
        Some(points + if next == own { 0.8 * after } else { -0.8 * after })
    }

    /// Where nothing else can be done: towards the middle, away from the holes.
    fn any_stroke(&self, lay: &Lay) -> Option<Advice<Move>> {
        let (x, y) = (0.72 * self.ground.length * 1000.0, 0.4 * self.ground.width * 1000.0);
        let shot = Shot::plain(Aim::Reach(x as u16, y as u16));
        lay.stroke(&shot)?;
        Some(Advice::plain(Move::Shot(shot), text!("carambole-why-least")))
    }
}
