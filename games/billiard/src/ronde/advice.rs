//! What a sensible player does: the best chance of all balls that may be played at, and else a ball loosened without harm.

use super::laws::{Pays, Ruling, Verdict};
use super::rules::{Move, Ronde};
use super::state::State;
use crate::cloth::aim::{best_chance, chance};
use crate::cloth::{Hand, Lay};
use crate::laws::{Ball, Hole};
use crate::moves::{Aim, Force, Shot, Via};
use crate::table::{Place, hole_text};
use arrayvec::ArrayVec;
use spadille_core::{Advice, Seat, text};

impl Ronde {
    /// What whoever is to strike may hope to make, in balls.
    pub(super) fn threat(&self, lay: &Lay) -> f64 {
        let hand = self.options.hand.tremble();
        lay.sought.iter().map(|ball| best_chance(lay, ball, hand)).fold(0.0, f64::max)
    }

    /// What the match is worth to a seat.
    pub(super) fn hopes(&self, s: &State, seat: Seat) -> f64 {
        let settled = s.ledger.balance(seat) as f64;
        if s.phase != super::state::Phase::Play {
            return settled;
        }
        let stake = f64::from(self.options.stake);
        let players = f64::from(self.options.players);
        let left = s.left().count() as f64;
        let chance = if s.rolling.is_some() { 0.0 } else { self.threat(&self.lay(s)) };
        let is_striker = s.striker == seat;
        // Near the end the last ball weighs more.
        let value = if left <= 1.0 { 2.0 } else { 1.0 };
        let hope = match self.custom.pays {
            Pays::All if is_striker => stake * value * chance * (players - 1.0),
            Pays::All => -stake * value * chance,
            Pays::Bank => {
                let bank = s.ledger.balance(super::rules::BANK) as f64;
                let fair = bank / players;
                fair + if is_striker { stake * chance } else { -stake * chance / (players - 1.0) }
            }
            Pays::Points => {
                let at = |seat: Seat| f64::from(s.score[seat]);
                let ahead = at(seat) - at(seat.next(2)) + if is_striker { 2.0 * chance } else { -2.0 * chance };
                stake * libm::tanh(ahead / (2.0 + 1.2 * left.sqrt()))
            }
        };
        settled + hope
    }

    /// What comes of a shot if the hand is steady: the verdict, and what the next finds.
    fn seen(&self, s: &State, lay: &Lay, shot: &Shot) -> Option<(Verdict, f64)> {
        let stroke = lay.stroke(shot)?;
        let rolled = lay.roll(&stroke, Hand::default(), &self.lines(s, lay, &stroke));
        let verdict = self.verdict(s, lay, &stroke, &rolled);
        let mut after = lay.clone();
        after.at = Place::after(&rolled, lay.own).and_then(Place::on_cloth).or(lay.at);
        after.others.retain(|(ball, at)| match Place::after(&rolled, *ball).and_then(Place::on_cloth) {
            Some(place) => {
                *at = place;
                true
            }
            None => !verdict.made.contains(*ball),
        });
        after.sought = if verdict.cushion.is_empty() { verdict.free } else { verdict.cushion }.iter().collect();
        let threat = self.threat(&after);
        Some((verdict, threat))
    }

    /// What is advised.
    pub(super) fn advice(&self, s: &State, seat: Seat) -> Option<Advice<Move>> {
        if !spadille_core::Game::turn(self, s).awaited().contains(seat) {
            return None;
        }
        let lay = self.lay(s);
        let hand = self.options.hand.tremble();
        let mut shots: ArrayVec<(f64, Shot), 80> = ArrayVec::new();
        for ball in lay.sought.iter() {
            for hole in Hole::ALL {
                let shot = Shot::plain(Aim::Make(ball, *hole, Via::STRAIGHT));
                let likely = chance(&lay, &shot, hand);
                if likely > 0.03 {
                    let _ = shots.try_push((likely, shot));
                }
            }
        }
        shots.sort_by(|a, b| b.0.total_cmp(&a.0));
        shots.truncate(4);
        let at = lay.at?;
        let near = |ball: &Ball| lay.of(*ball).map_or(i64::MAX, |there| (there.away(at) * 1e6) as i64);
        let mut nearest: ArrayVec<Ball, 15> = lay.sought.iter().take(15).collect();
        nearest.sort_by_key(near);
        for ball in nearest.iter().take(3) {
            for force in [Force::Plain, Force::Hard] {
                let _ = shots.try_push((0.0, Shot::plain(Aim::Touch(*ball)).with(force)));
            }
        }
        let mut best: Option<(f64, f64, Shot, bool)> = None;
        for (likely, shot) in shots {
            let Some((verdict, threat)) = self.seen(s, &lay, &shot) else { continue };
            let worth = match verdict.ruling {
                Ruling::Made if likely > 0.0 => likely * (1.0 + 0.5 * threat) - 0.1 * (1.0 - likely),
                Ruling::Made => 0.25,
                Ruling::RunIn => -0.6,
                ruling if ruling.is_fault() => -0.4,
                Ruling::Loosened => 0.05 - 0.35 * threat,
                _ => -0.35 * threat,
            };
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, likely, shot, verdict.ruling == Ruling::Loosened));
            }
        }
        let Some((_, likely, shot, loosens)) = best else { return self.anything(&lay) };
        let percent = (likely * 100.0).round() as i64;
        let choice = Move::Shot(shot);
        Some(match shot.aim {
            Aim::Make(ball, hole, _) if likely > 0.0 => Advice::plain(
                choice,
                text!("ronde-why-make", ball = ball.to_string(), hole = hole_text(hole), percent = percent),
            ),
            _ if loosens && self.options.other_half => Advice::by(choice, "r2", text!("ronde-why-loosen")),
            _ => Advice::by(choice, "r1", text!("ronde-why-loosen")),
        })
    }

    /// Where nothing has a name: straight at a ball.
    fn anything(&self, lay: &Lay) -> Option<Advice<Move>> {
        let at = lay.at?;
        let (ball, there) = lay.others.iter().find(|(ball, _)| lay.sought.contains(*ball))?;
        let stroke = crate::moves::Stroke {
            aim: at.point().to(there.point()).angle(),
            speed: 2000,
            on: lay.names_ball.then_some(*ball),
            ..crate::moves::Stroke::default()
        };
        lay.allows(&stroke).ok()?;
        Some(Advice::by(Move::Play(stroke), "r1", text!("ronde-why-loosen")))
    }
}
