//! What a sensible player does, by the maxims: a good chance is taken, one's own ball is kept, and a ball that cannot be made is
//! touched so that the other finds nothing.

use super::rules::{Billiard, verdict};
use super::state::{Phase, State};
use super::words::{Move, Word};
use crate::cloth::aim::{chance, fullness};
use crate::cloth::{Hand, Lay};
use crate::laws::{Ball, Hole, Stroke as Told, other};
use crate::moves::{Aim, Force, Shot, Via};
use crate::table::{Place, hole_text};
use arrayvec::ArrayVec;
use spadille_core::game::Reason;
use spadille_core::{Advice, Seat, Text, text};

/// What a shot promises.
struct Plan {
    shot: Shot,
    worth: f64,
    /// Whether one's own ball would be lost if all went as meant.
    follows: bool,
}

impl Billiard {
    /// What the book advises, or a sensible player does where it is silent.
    pub(super) fn advice(&self, s: &State, seat: Seat) -> Option<Advice<Move>> {
        if !spadille_core::Game::turn(self, s).awaited().contains(seat) {
            return None;
        }
        let say = |word: Word, text: Text| Some(Advice::plain(Move::Word(word), text));
        match s.phase {
            Phase::Lead => {
                // Two who play alike would lie equally far for ever.
                let force = if s.actor == Ball::B { Force::Hard } else { Force::Plain };
                let shot = Shot::plain(Aim::Bricole).with(force);
                self.lay(s).stroke(&shot)?;
                Some(Advice::plain(Move::Shot(shot), text!("partie-why-lead")))
            }
            Phase::Acquit => self.setting_out(s),
            Phase::AcquitShort => say(Word::TakeBack, text!("partie-why-take-back")),
            Phase::AcquitLost if self.options.contra => say(Word::Overlook, text!("partie-why-overlook")),
            Phase::AcquitLost => say(Word::TakeAcquit, text!("partie-why-take-acquit")),
            Phase::AtWall if !self.options.contra => say(Word::Pass, text!("partie-why-pass")),
            Phase::Call => {
                let moves = spadille_core::Game::moves(self, s, seat);
                let calls = [Word::CallTouche, Word::CallBillard].into_iter().map(Move::Word);
                let call = calls.into_iter().find(|m| spadille_core::Space::contains(&moves, m))?;
                let better = self.options.contra || self.is_better_uncalled(s);
                let choice = if better { Move::Word(Word::LetStand) } else { call };
                Some(Advice::plain(choice, text!("partie-why-call")))
            }
            Phase::Debt => say(Word::Pass, text!("partie-why-no-debts")),
            Phase::Answer => say(Word::Refuse, text!("partie-why-no-debts")),
            Phase::Play | Phase::AfterSlip | Phase::AtWall => self.stroke_advice(s),
            Phase::Over => None,
        }
    }

    /// Whether a foul is better not called: the striker loses more by the stroke itself.
    fn is_better_uncalled(&self, s: &State) -> bool {
        let Some(rolled) = &s.judged else { return false };
        let striker = other(s.actor);
        let told = Told::new(&rolled.events, striker);
        told.loss(striker).is_some() || !told.touched(None).contains(s.actor)
    }

    /// Where to set out to.
    fn setting_out(&self, s: &State) -> Option<Advice<Move>> {
        let lay = self.lay(s);
        let (long, wide) = (self.ground.length * 1000.0, self.ground.width * 1000.0);
        let shot = Shot::plain(Aim::Reach((long - 29.0) as u16, (0.5 * wide) as u16));
        lay.stroke(&shot)?;
        Some(Advice::by(Move::Shot(shot), "b2", text!("partie-why-acquit")))
    }

    /// What to play at the other's ball.
    fn stroke_advice(&self, s: &State) -> Option<Advice<Move>> {
        let lay = self.lay(s);
        let opp = other(s.actor);
        if self.options.contra {
            return self.losing(&lay);
        }
        let mut makes: ArrayVec<(f64, Shot), 6> = ArrayVec::new();
        for hole in Hole::ALL {
            let shot = Shot::plain(Aim::Make(opp, *hole, Via::STRAIGHT));
            let likely = chance(&lay, &shot, self.options.hand.tremble());
            if likely > 0.05 {
                makes.push((likely, shot));
            }
        }
        makes.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut best: Option<Plan> = None;
        let mut take = |plan: Plan| {
            if best.as_ref().is_none_or(|best| plan.worth > best.worth) {
                best = Some(plan);
            }
        };
        let mut spoiled = false;
        for (likely, shot) in makes.iter().take(3) {
            for shot in [*shot, shot.with(Force::Soft)] {
                if lay.stroke(&shot).is_none() {
                    continue;
                }
                let (seen, follows) = self.seen(s, &lay, &shot)?;
                spoiled |= follows;
                // Made as often as reckoned, if the steady hand makes it; what is missed leaves the other something.
                let worth = if follows { -2.0 * likely } else { likely * seen.max(0.0) } - 0.35 * (1.0 - likely);
                take(Plan { shot, worth, follows });
            }
        }
        for force in [Force::Plain, Force::Soft, Force::Hard] {
            let shot = Shot::plain(Aim::Touch(opp)).with(force);
            if lay.stroke(&shot).is_some() {
                let (seen, follows) = self.seen(s, &lay, &shot)?;
                // Soft is short if it misses.
                let risk = if force == Force::Soft { 0.08 } else { 0.04 } * self.risk(&lay, opp);
                take(Plan { shot, worth: seen - risk, follows });
            }
        }
        let Some(plan) = best else { return self.any_stroke(&lay) };
        let mut reasons = Vec::new();
        let mut reason = |text: Text, maxim: Option<&'static str>| reasons.push(Reason { text, maxim });
        match plan.shot.aim {
            Aim::Make(_, hole, _) => {
                let full = fullness(&lay, &plan.shot).unwrap_or(0.0);
                let likely = (chance(&lay, &plan.shot, self.options.hand.tremble()) * 100.0).round() as i64;
                let text = match full > 0.985 {
                    true => text!("partie-why-full", hole = hole_text(hole), percent = likely),
                    false => text!("partie-why-cut", hole = hole_text(hole), percent = likely),
                };
                reason(text, spoiled.then_some("b3"));
            }
            _ if plan.follows => reason(text!("partie-why-least"), Some("b4")),
            _ if spoiled => reason(text!("partie-why-not-follow"), Some("b3")),
            _ => reason(text!("partie-why-touch"), Some("b1")),
        }
        Some(Advice { choice: Move::Shot(plan.shot), reasons })
    }

    /// How much a miss is to be feared: the farther the ball the more.
    fn risk(&self, lay: &Lay, opp: Ball) -> f64 {
        let far = lay.at.zip(lay.of(opp)).map_or(2.0, |(at, other)| at.away(other));
        far * self.options.hand.tremble().aim / 100.0
    }

    /// What comes of a shot if the hand is steady, in points, the other's answer included; and whether one's own ball is lost.
    fn seen(&self, s: &State, lay: &Lay, shot: &Shot) -> Option<(f64, bool)> {
        let stroke = lay.stroke(shot)?;
        let rolled = lay.roll(&stroke, Hand::default(), &lay.lines(&stroke, self.options.pass_line));
        let verdict = verdict(self, s, &rolled.events);
        let (own, opp) = (s.actor, other(s.actor));
        let points = f64::from(verdict.points[own]) - f64::from(verdict.points[opp]);
        let lost = Told::new(&rolled.events, own).loss(own).is_some();
        let places = Place::after(&rolled, own)
            .and_then(Place::on_cloth)
            .zip(Place::after(&rolled, opp).and_then(Place::on_cloth));
        let answer = places.map_or(0.0, |(mine, theirs)| {
            let others = std::iter::once((own, mine)).collect();
            self.threat(&Lay { own: opp, at: Some(theirs), others, ..lay.clone() })
        });
        Some((points - 0.8 * answer, lost))
    }

    /// At Contra one's own ball is sent into the nearest hole.
    fn losing(&self, lay: &Lay) -> Option<Advice<Move>> {
        let shots = Hole::ALL.iter().map(|hole| Shot::plain(Aim::Make(lay.own, *hole, Via::STRAIGHT)));
        let near = |shot: &Shot| lay.stroke(shot).map_or(u16::MAX, |stroke| stroke.speed);
        let shot = shots.filter(|shot| lay.stroke(shot).is_some()).min_by_key(near)?;
        Some(Advice::plain(Move::Shot(shot), text!("partie-why-contra")))
    }

    /// Where nothing else can be done: towards the middle of the table, away from the holes.
    fn any_stroke(&self, lay: &Lay) -> Option<Advice<Move>> {
        let (x, y) = (0.72 * self.ground.length * 1000.0, 0.5 * self.ground.width * 1000.0);
        let shot = Shot::plain(Aim::Reach(x as u16, y as u16));
        lay.stroke(&shot)?;
        Some(Advice::by(Move::Shot(shot), "b4", text!("partie-why-least")))
    }
}
