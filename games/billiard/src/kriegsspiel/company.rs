//! The company: who comes late, the faults of a strict table, and whose turn follows.

use super::laws::{Ruling, Situation, Verdict, judge};
use super::rules::{Kriegsspiel, STAKES};
use super::said;
use super::state::{MOST, Phase, State, numbered};
use crate::cloth::Spot;
use crate::laws::{Ball, Event, Lapse, Lapses, Misdeed, Misdeeds, after};
use crate::table::{Place, misdeed_text};
use crate::told::Told;
use spadille_core::{Game as _, LawId, Ledger, Scribe, Seat, SeatSet, Text, Turn, law, text};

impl Kriegsspiel {
    /// How many begin the match.
    pub(super) fn present(&self) -> u8 {
        self.options.players - self.options.latecomers.min(self.options.players)
    }

    /// Everybody who has come in.
    pub(super) fn company<'a>(&'a self, s: &'a State) -> impl Iterator<Item = Seat> + 'a {
        Seat::all(self.options.players).filter(|seat| !s.absent.contains(*seat))
    }

    /// Who is awaited, and who may interrupt: by a fault, or by coming in.
    pub(super) fn awaits(&self, s: &State) -> Turn {
        let awaited = SeatSet::one(s.seat(s.striker));
        let may =
            |seat: &Seat| !awaited.contains(*seat) && (self.may_join(s, *seat) || self.misdeeds(s, *seat).count() > 0);
        Turn::Seats { awaited, free: Seat::all(self.options.players).filter(may).collect() }
    }

    /// Whether somebody who is late may come in now.
    pub(super) fn may_join(&self, s: &State, seat: Seat) -> bool {
        s.phase == Phase::Play && s.rolling.is_none() && s.absent.contains(seat) && s.order.len() < MOST
    }

    /// Somebody comes in between, with the next number; his first stroke goes to the port.
    pub(super) fn join<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let ball = numbered(s.order.len());
        if s.order.try_push(seat).is_err() {
            return;
        }
        scribe.does(seat, law!("latecomer"), || text!("krieg-joins", seat = seat, ball = ball.to_string()));
        s.absent = s.absent.without(seat);
        s.alive.insert(ball);
        s.late.insert(ball);
        s.put(ball, Place::Hand);
        s.ledger.pay(seat, STAKES, self.options.stake.into(), law!("stakes-to-winner"), scribe);
        self.tell_port(s, scribe);
    }

    /// The faults that may go with a stroke.
    pub(super) fn lapses(&self, s: &State) -> Lapses {
        let all = [Lapse::Both, Lapse::Drawback];
        if self.options.strict && s.phase == Phase::Play { Lapses::of(all) } else { Lapses::NONE }
    }

    /// The faults a seat may make before the next stroke: to let his turn go by, or to play before it.
    pub(super) fn misdeeds(&self, s: &State, seat: Seat) -> Misdeeds {
        let lives = s.ball(seat).is_some_and(|ball| s.alive.contains(ball));
        if !self.options.strict || s.phase != Phase::Play || !lives {
            return Misdeeds::default();
        }
        let his = s.seat(s.striker) == seat;
        let skips = s.ball(seat).is_some_and(|ball| s.skips.contains(ball));
        Misdeeds { miss: his, out_of_turn: !his && !skips, ..Misdeeds::default() }
    }

    /// The law of a fault between two strokes.
    pub(super) fn misdeed_law(misdeed: Misdeed) -> LawId {
        if misdeed == Misdeed::Miss { Ruling::MissedTurn.law() } else { Ruling::OutOfTurn.law() }
    }

    /// Somebody makes a fault between two strokes.
    pub(super) fn misbehave<S: Scribe>(&self, s: &mut State, who: Seat, misdeed: Misdeed, scribe: &mut S) {
        let Some(by) = s.ball(who) else { return };
        let (many, verdict) = (s.alive.len(), self.judged(s, None, &[misdeed.event(by)]));
        s.ruling = None;
        scribe.does(who, verdict.law, || misdeed_text(misdeed, who));
        if let Some(loser) = verdict.loses_stroke {
            s.skips.insert(loser);
        }
        self.bury(s, &verdict, scribe);
        self.proceed(s, &verdict, many, scribe);
    }

    /// What the laws say of what happened.
    pub(super) fn judged(&self, s: &State, target: Option<Ball>, events: &[Event]) -> Verdict {
        let order = s.balls();
        let before = Situation {
            order: &order,
            alive: s.alive,
            striker: s.striker,
            target,
            from_table: s.place(s.striker) != Place::Hand,
            passed: s.passed,
            won_ball: s.won_ball,
            plays_on: self.options.plays_on,
        };
        judge(&before, events)
    }

    /// Who is out is taken off.
    pub(super) fn bury<S: Scribe>(&self, s: &mut State, verdict: &Verdict, scribe: &mut S) {
        for ball in verdict.out.iter() {
            s.alive.remove(ball);
            s.put(ball, Place::Out);
            let out = s.seat(ball);
            scribe.does(out, law!("out-stays-out"), || text!("krieg-out", seat = out));
        }
    }

    /// The end, or the next who plays: whoever has lost his stroke lets it go by.
    pub(super) fn proceed<S: Scribe>(&self, s: &mut State, verdict: &Verdict, many: usize, scribe: &mut S) {
        let next = if verdict.winner.is_some() { None } else { verdict.next };
        let Some(mut next) = next else { return self.end(s, verdict.winner, verdict.ruling, scribe) };
        let order = s.balls();
        // Of all who live at most every one has lost a stroke.
        for _ in 0..order.len() {
            if next == s.striker || !s.skips.contains(next) {
                break;
            }
            s.skips.remove(next);
            let seat = s.seat(next);
            scribe.does(seat, law!("out-of-turn"), || text!("krieg-loses-stroke", seat = seat));
            next = after(&order, next, |ball| s.alive.contains(ball)).unwrap_or(next);
        }
        s.striker = next;
        if s.alive.len() != many {
            self.tell_port(s, scribe);
        }
    }

    /// Rules the strokes of a Partie on a real table, in which everybody has the number of his seat.
    pub(super) fn rule<S: Scribe>(&self, ledger: Ledger, strokes: &[String], scribe: &mut S) -> Result<Ledger, Text> {
        let mut s = self.open();
        s.ledger = ledger;
        let order = self.company(&s).collect();
        self.begin(&mut s, &order, scribe);
        let partie = s.done;
        for (n, line) in strokes.iter().enumerate() {
            let told = Told::read(n, line)?;
            let striker = told.player(|ball| s.alive.contains(ball))?;
            if s.done != partie {
                return Err(told.refused());
            }
            s.striker = striker;
            let (many, seat) = (s.alive.len(), s.seat(striker));
            let at = told.at(s.alive.without(striker))?;
            let verdict = self.judged(&s, at, told.events(s.alive, s.balls().into_iter().collect())?);
            scribe.does(seat, verdict.ruling.law(), || said::ruling(verdict.ruling, seat));
            for ball in verdict.replaced.iter() {
                scribe.tell(|| text!("billiard-put-back", ball = ball.to_string()));
            }
            // Where a ball lies makes no difference to the laws, only that it has been played.
            s.put(striker, Place::At(Spot::mm(1000, 1000)));
            self.bury(&mut s, &verdict, scribe);
            (s.passed, s.won_ball) = (verdict.passed, verdict.won_ball);
            self.proceed(&mut s, &verdict, many, scribe);
        }
        Ok(s.ledger)
    }
}
