//! What the book advises in the court: soft balls into the corners, the service along the roof, and to let go what falls well.

use crate::flight::Struck;
use crate::laws::pelote::Guarded;
use crate::laws::{End, Event, Verdict};
use crate::moves::{Aim, Force, Goal, Move, Moves, Roof, SLOWEST, Service};
use crate::options::Burden;
use crate::rules::Ballspiel;
use crate::sides::{is_second, players};
use crate::state::{Phase, State};
use crate::{aim, hand, worth};
use rand::{Rng, RngExt as _};
use spadille_core::game::Reason;
use spadille_core::{Advice, Game as _, Seat, Skill, Space as _, Text, text};
use spadille_physics::flight::Blow;

/// A chase this easy to beat is worth making.
const EASY_CHASE: f64 = 0.58;
/// How sharply the strokes are cut that are thought of, in radians a second.
const CUTS: i16 = 120;
/// A ball cut more sharply than this wants to be judged.
const CUT: u16 = 90;

impl Ballspiel {
    /// What the book would do at this seat.
    pub(crate) fn book_advice(&self, s: &State, seat: Seat) -> Option<Advice<Move>> {
        if !self.turn(s).awaited().contains(seat) {
            return None;
        }
        match s.phase {
            Phase::Service => Some(self.advise_service(seat)),
            Phase::Return => self.advise_return(s, seat),
            Phase::Toss | Phase::Stroke | Phase::Over => None,
        }
    }

    /// Softly along the long roof, so that the ball drops into the corner without coming back off the wall.
    fn advise_service(&self, seat: Seat) -> Advice<Move> {
        if self.burden(seat) == Burden::ServeOnTwoRoofs {
            let both = Move::Service(Service(Roof::Cross, Force::Soft));
            return Advice::plain(both, text!("court-why-both-roofs"));
        }
        Advice::by(Move::Service(Service(Roof::Long, Force::Soft)), "a3", text!("court-why-serve"))
    }

    fn advise_return(&self, s: &State, seat: Seat) -> Option<Advice<Move>> {
        let coming = s.coming.as_ref()?;
        let receiver = s.rally.striker.other();
        if self.options.is_pelote() {
            if self.leave_in_practice(s, seat) {
                return Some(Advice::plain(Move::Leave, text!("court-why-harmless")));
            }
        } else if let Some(why) = leave(coming.verdict, receiver) {
            return Some(Advice::plain(Move::Leave, why));
        }
        let (aim, _) = self.best_aim(s, seat)?;
        // A good service may pass where it can hardly be returned.
        let left = worth::of_verdict(coming.verdict, receiver);
        let passes = s.rally.serving && self.moves(s, seat).contains(&Move::Decline);
        let effort = coming.easiest(is_second(seat, self.seats())).map(|m| m.effort(is_second(seat, self.seats())));
        if passes && effort.is_none_or(|effort| effort > 70) && left < 0.0 {
            return Some(Advice::plain(Move::Decline, text!("court-why-decline")));
        }
        let mut advice = match aim {
            Aim(Goal::CornerMain | Goal::CornerGallery, Force::Soft) => {
                Advice::by(Move::Aim(aim), "a3", text!("court-why-soft-corner"))
            }
            Aim(Goal::CornerMain | Goal::CornerGallery, _) => Advice::plain(Move::Aim(aim), text!("court-why-corner")),
            Aim(Goal::Corde, _) => Advice::plain(Move::Aim(aim), text!("court-why-corde")),
            _ => Advice::plain(Move::Aim(aim), text!("court-why-opening")),
        };
        if coming.cut > CUT {
            advice.reasons.push(Reason { text: text!("court-why-cut"), maxim: Some("a8") });
        }
        Some(advice)
    }

    /// At Pelotiren a ball is let go that nobody here answers for and that is hard to reach.
    fn leave_in_practice(&self, s: &State, seat: Seat) -> bool {
        let Some(coming) = &s.coming else { return true };
        let mine = match coming.events.last().map(|timed| timed.event) {
            Some(Event::Opening(half, hole)) => {
                Guarded::of(half, hole).is_some_and(|hole| self.side(self.defender(s, hole)) == self.side(seat))
            }
            _ => false,
        };
        let second = is_second(seat, self.seats());
        !mine && coming.easiest(second).is_none_or(|moment| moment.effort(second) > 60)
    }

    /// Of the strokes the book would think of the one that leaves the other side least.
    fn best_aim(&self, s: &State, seat: Seat) -> Option<(Aim, f64)> {
        let end = s.end_of(self.side(seat));
        let far = s.side_at(end.other());
        let (first, second) = players(far, self.seats());
        // The corner farther from whoever waits.
        let leans: i32 = [Some(first), second].into_iter().flatten().map(|seat| s.feet[seat].y).sum();
        let (away, other) =
            if leans > 0 { (Goal::CornerGallery, Goal::CornerMain) } else { (Goal::CornerMain, Goal::CornerGallery) };
        let hole = if end == End::Lower { Goal::Grille } else { Goal::Trou };
        let opening = if self.options.is_pelote() { Aim(hole, Force::Plain) } else { Aim(other, Force::Hard) };
        let thought_of =
            [Aim(away, Force::Soft), Aim(other, Force::Soft), Aim(away, Force::Plain), Aim(away, Force::Hard), opening];
        let judged = thought_of.into_iter().filter_map(|aim| {
            let worth = self.worth_of(s, seat, aim)?;
            // Softly into a corner is the strongest play.
            let soft = matches!(aim, Aim(Goal::CornerMain | Goal::CornerGallery, Force::Soft));
            Some((aim, worth + if soft { 0.3 } else { 0.0 }))
        });
        judged.reduce(|best, one| if one.1 > best.1 { one } else { best })
    }

    /// What a named stroke is worth to whoever makes it, in strokes of the game, if his hand does not tremble.
    fn worth_of(&self, s: &State, seat: Seat, aim: Aim) -> Option<f64> {
        let (blow, moment) = self.meant(s, seat, Move::Aim(aim))?;
        let coming = s.coming.as_ref()?;
        let before = self.before(s);
        let mut rally = s.rally;
        let receiver = rally.striker.other();
        for timed in coming.events.iter().take(moment.before.into()) {
            let _ = rally.feed(&self.terms, &before, timed.event);
        }
        let _ = rally.feed(&self.terms, &before, Event::Stroke(receiver));
        let after = self.after(s, rally, &Struck { by: seat, place: moment.place, blow });
        let far = s.side_at(receiver.other());
        let taker = crate::flight::takers(&after, far, self.seats()).0;
        let effort = taker.and_then(|taker| {
            let second = is_second(taker, self.seats());
            after.easiest(second).map(|moment| moment.effort(second))
        });
        let left = if self.options.is_pelote() {
            match after.events.last().map(|timed| timed.event) {
                Some(Event::Out) => 1.0,
                Some(Event::Opening(half, hole)) if Guarded::of(half, hole).is_some() => -1.0,
                _ => 0.0,
            }
        } else {
            worth::of_verdict(after.verdict, receiver.other())
        };
        let risk = f64::from(hand::trembles(self.burden(seat), &blow, None).saturating_sub(100)) / 1_000.0;
        Some(-worth::of_return(left, effort) - risk)
    }

    /// Moves worth searching: the named ones, and strokes near those the book would make, struck plainly, cut and in the air.
    pub(crate) fn worth_thinking<R: Rng>(&self, s: &State, seat: Seat, moves: &Moves, rng: &mut R) -> Vec<Move> {
        let mut few: Vec<Move> = (0..moves.listed()).map_while(|n| moves.nth(n)).collect();
        let near = |blow: Blow, make: fn(Blow) -> Move, few: &mut Vec<Move>, rng: &mut R| {
            // Plainly, and with each of the four cuts of the book.
            let cuts = [(0, 0, 4), (0, -CUTS, 3), (0, CUTS, 2), (CUTS, 0, 2), (-CUTS, 0, 2)];
            for (across, along, beside) in cuts {
                // A ball cut downward is held up by its turn and falls short of where a plain one would.
                let speed = blow.speed.saturating_add(if along < 0 { 60 } else { 0 });
                let m = make(Blow { across, along, speed, ..blow });
                few.push(m);
                few.extend((0..beside).filter_map(|_| moves.near(&m, rng)));
            }
        };
        match s.phase {
            Phase::Service => {
                for service in [Service(Roof::Long, Force::Soft), Service(Roof::Cross, Force::Soft)] {
                    near(aim::service(service, self.limits(seat)), Move::Serve, &mut few, rng);
                }
            }
            Phase::Return => {
                if let Some((aim, _)) = self.best_aim(s, seat)
                    && let Some((blow, _)) = self.meant(s, seat, Move::Aim(aim))
                {
                    near(blow, |blow| Move::Hit(blow, crate::moves::When::Easiest), &mut few, rng);
                }
            }
            Phase::Toss | Phase::Stroke | Phase::Over => {}
        }
        few.retain(|m| moves.contains(m));
        let mut seen = std::collections::HashSet::new();
        few.retain(|m| seen.insert(*m));
        few
    }
}

impl Ballspiel {
    /// What is advised as a player of a level carries it out, who misjudges direction, height and strength; nothing where he does it
    /// exactly, or it is no stroke.
    pub(crate) fn misjudged<R: Rng>(&self, s: &State, seat: Seat, skill: Skill, rng: &mut R) -> Option<Move> {
        // Hundredths of a degree, and hundredths of the speed; as much again at most.
        let (aim, force) = match skill {
            Skill::Novice => (220, 6),
            Skill::Book => (35, 1),
            Skill::Search => return None,
        };
        if skill == Skill::Novice && rng.random_range(0..4u8) == 0 {
            return None;
        }
        let advised = self.book_advice(s, seat)?.choice;
        let (blow, make): (Blow, fn(Blow) -> Move) = match advised {
            Move::Service(service) => (aim::service(service, self.limits(seat)), Move::Serve),
            Move::Aim(_) => (self.meant(s, seat, advised)?.0, |blow| Move::Hit(blow, crate::moves::When::Easiest)),
            _ => return None,
        };
        let mut off = |most: i32| rng.random_range(-most..=most) + rng.random_range(-most..=most);
        let fastest = i32::from(self.limits(seat).fastest);
        let played = make(Blow {
            azimuth: (i32::from(blow.azimuth) + off(aim)).rem_euclid(36_000) as u16,
            elevation: (i32::from(blow.elevation) + off(aim)).clamp(-8_900, 8_900) as i16,
            speed: (i32::from(blow.speed) * (100 + off(force)) / 100).clamp(SLOWEST.into(), fastest) as u16,
            ..blow
        });
        self.moves(s, seat).contains(&played).then_some(played)
    }
}

/// Why a ball should be let go, if it should.
fn leave(verdict: Verdict, receiver: End) -> Option<Text> {
    match verdict {
        Verdict::Stroke { to, .. } if to == receiver => Some(text!("court-why-won")),
        Verdict::Fault(_) => Some(text!("court-why-fault")),
        Verdict::Chase(chase) if worth::chance(chase.half, chase.place) >= EASY_CHASE => {
            Some(text!("court-why-easy-chase", name = chase.text()))
        }
        Verdict::Stroke { .. } | Verdict::Chase(_) | Verdict::ChaseOff | Verdict::ServicePassed => None,
    }
}
