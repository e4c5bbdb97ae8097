//! What a sensible player does: he makes the ball he has to play at and brings his own home; otherwise he touches and keeps safe.

use super::laws::Payee;
use super::options::Form;
use super::rules::{Guerre, POT, verdict};
use super::state::{Phase, State};
use super::words::{MOST_OFFERED, Move, Word};
use crate::cloth::aim::{best_chance, chance};
use crate::cloth::{Hand, Lay};
use crate::laws::{Hole, after};
use crate::moves::{Aim, Force, Shot, Via};
use crate::table::{Place, hole_text};
use arrayvec::ArrayVec;
use spadille_core::{Advice, Game as _, Seat, Text, text};

/// What a shot promises.
struct Plan {
    shot: Shot,
    worth: f64,
    likely: f64,
    /// Whether one's own ball comes to lie at home.
    home: bool,
}

impl Guerre {
    /// What a sensible player does; the book is silent.
    pub(super) fn advice(&self, s: &State, seat: Seat) -> Option<Advice<Move>> {
        let say = |word: Word, text: Text| Some(Advice::plain(Move::Word(word), text));
        // Whoever is late comes in while it costs little, when a round has been played.
        if self.may_join(s, seat) && s.war.strokes >= u32::from(self.present()) && self.standing_highest(s) <= 2 {
            return say(Word::Join, text!("guerre-why-join"));
        }
        if !self.turn(s).awaited().contains(seat) {
            return None;
        }
        match s.phase {
            Phase::Acquit => self.setting_out(s),
            Phase::AcquitShort => say(Word::TakeBack, text!("guerre-why-take-back")),
            Phase::Appeal => say(Word::Appeal, text!("guerre-why-appeal")),
            Phase::Answer => {
                let other = after(&self.order, s.actor, |player| self.lives(s, player)).unwrap_or(s.actor);
                if self.life(s, s.actor) > self.life(s, other) {
                    say(Word::Refuse, text!("guerre-why-refuse"))
                } else {
                    say(Word::Agree, text!("guerre-why-agree"))
                }
            }
            Phase::Play => self.stroke_advice(s),
            Phase::Sale => self.offer(s, seat),
            Phase::Numbers | Phase::Over => None,
        }
    }

    /// What a ball for sale is worth: the dead, who come back by it, offer half its share of the pot.
    fn offer(&self, s: &State, seat: Seat) -> Option<Advice<Move>> {
        let all: f64 = self.order.iter().map(|player| self.life(s, *player)).sum();
        let share = self.life(s, s.actor) / all.max(0.05) * s.ledger.balance(POT) as f64 / self.sets(1) as f64;
        let sets = if s.living_ball(seat).is_some() { 0 } else { (0.5 * share) as u8 };
        Some(match sets.min(MOST_OFFERED) {
            0 => Advice::plain(Move::Word(Word::NoOffer), text!("guerre-why-no-offer")),
            sets => Advice::plain(Move::Word(Word::Offer(sets)), text!("guerre-why-offer")),
        })
    }

    /// Where to set out to: to the foot cushion, away from the holes.
    fn setting_out(&self, s: &State) -> Option<Advice<Move>> {
        let lay = self.lay(s);
        let (long, wide) = (self.ground.length * 1000.0, self.ground.width * 1000.0);
        let mm = |part: f64, size: f64| (part * size).clamp(29.0, size - 29.0) as u16;
        let places = [(1.0, 0.5), (1.0, 0.35), (1.0, 0.65), (0.78, 0.0), (0.78, 1.0), (0.85, 0.5), (0.7, 0.5)];
        let shots = places.into_iter().map(|(x, y)| Shot::plain(Aim::Reach(mm(x, long), mm(y, wide))));
        let shot = shots.into_iter().find(|shot| lay.stroke(shot).is_some())?;
        Some(Advice::plain(Move::Shot(shot), text!("guerre-why-acquit")))
    }

    /// What to play.
    fn stroke_advice(&self, s: &State) -> Option<Advice<Move>> {
        let lay = self.lay(s);
        let hand = self.options.hand.tremble();
        let mut makes: ArrayVec<(f64, Shot), 72> = ArrayVec::new();
        for ball in lay.sought.iter() {
            for hole in Hole::ALL {
                let shot = Shot::plain(Aim::Make(ball, *hole, Via::STRAIGHT));
                let likely = chance(&lay, &shot, hand);
                if likely > 0.05 && !makes.is_full() {
                    makes.push((likely, shot));
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
        for (likely, shot) in makes.iter().take(3) {
            for shot in [*shot, shot.with(Force::Soft)] {
                if let Some((seen, home)) = self.seen(s, &lay, &shot) {
                    take(Plan { shot, worth: likely * seen - 0.6 * (1.0 - likely), likely: *likely, home });
                }
            }
        }
        for ball in lay.sought.iter().take(4) {
            for force in [Force::Plain, Force::Soft, Force::Hard] {
                let shot = Shot::plain(Aim::Touch(ball)).with(force);
                if let Some((seen, home)) = self.seen(s, &lay, &shot) {
                    let far = lay.at.zip(lay.of(ball)).map_or(2.0, |(own, at)| own.away(at));
                    // What stops short is dearer than a miss.
                    let risk = if force == Force::Soft { 0.12 } else { 0.05 } * far * hand.aim / 100.0;
                    take(Plan { shot, worth: seen - risk - 0.02, likely: 0.0, home });
                }
            }
        }
        let Some(plan) = best else { return self.any_stroke(&lay) };
        let choice = Move::Shot(plan.shot);
        Some(match plan.shot.aim {
            Aim::Make(ball, hole, _) => {
                let percent = (plan.likely * 100.0).round() as i64;
                let text = text!("guerre-why-make", ball = ball.to_string(), hole = hole_text(hole), percent = percent);
                if plan.home { Advice::by(choice, "g1", text) } else { Advice::plain(choice, text) }
            }
            _ if self.options.form == Form::Hamburg => Advice::by(choice, "g2", text!("guerre-why-safe")),
            _ => Advice::plain(choice, text!("guerre-why-safe")),
        })
    }

    /// What comes of a shot if the hand is steady, in sets, with the danger in which it leaves one's ball; and whether that comes
    /// home.
    fn seen(&self, s: &State, lay: &Lay, shot: &Shot) -> Option<(f64, bool)> {
        let stroke = lay.stroke(shot)?;
        let rolled = lay.roll(&stroke, Hand::default(), &lay.lines(&stroke, self.options.pass_line));
        let verdict = verdict(self, s, lay, &stroke, &rolled.events);
        let own = s.actor;
        let mut worth = 0.0;
        for payment in &verdict.payments {
            let sets = f64::from(payment.sets);
            worth -= if payment.from == own { sets } else { 0.0 };
            worth += if payment.to == Payee::Player(own) { sets } else { 0.0 };
        }
        let others: u16 = verdict.marked.iter().filter(|b| *b != own).map(|b| verdict.marks_added.of(b)).sum();
        worth += 0.5 * f64::from(others) - f64::from(verdict.marks_added.of(own));
        worth += verdict.dead.iter().map(|player| if player == own { -6.0 } else { 1.0 }).sum::<f64>();
        worth += if verdict.winner == Some(own) { 5.0 } else { 0.0 };
        let rest = Place::after(&rolled, own).and_then(Place::on_cloth);
        let home = rest.is_some_and(|at| at.x() <= self.ground.middle());
        let next = verdict.next.unwrap_or(own);
        let theirs = Place::after(&rolled, next).and_then(Place::on_cloth);
        if let (Some(mine), false) = (rest, next == own) {
            let danger = match theirs {
                Some(at) => {
                    let others = std::iter::once((own, mine)).collect();
                    let sought = std::iter::once(own).collect();
                    best_chance(
                        &Lay { own: next, at: Some(at), others, sought, ..lay.clone() },
                        own,
                        self.options.hand.tremble(),
                    )
                }
                // From hand a ball at home cannot be played at.
                None => {
                    if home {
                        0.0
                    } else {
                        0.1
                    }
                }
            };
            worth -= 1.5 * danger;
        } else if next == own {
            worth += 0.5;
        }
        Some((worth + if home { 0.1 } else { 0.0 }, home))
    }

    /// Where nothing else can be done: with force enough to pass everything.
    fn any_stroke(&self, lay: &Lay) -> Option<Advice<Move>> {
        let (x, y) = (0.8 * self.ground.length * 1000.0, 0.5 * self.ground.width * 1000.0);
        let middle = [(x, y), (0.2 * x, y), (x, 0.6 * y), (0.5 * x, 1.4 * y)];
        let shots = middle.into_iter().map(|(x, y)| Shot::plain(Aim::Reach(x as u16, y as u16)));
        let shot = shots.into_iter().find(|shot| lay.stroke(shot).is_some())?;
        Some(Advice::plain(Move::Shot(shot), text!("guerre-why-least")))
    }
}
