//! Strokes: the service, the return, how a ball goes, and how everybody runs meanwhile.

use crate::aim;
use crate::court::{SERVICE, Spot, base};
use crate::flight::{Coming, Moment, STROKE_TIRES, Setting, Struck, course, runs, waiting};
use crate::hand;
use crate::laws::{End, Event, Rally};
use crate::moves::{Move, When};
use crate::options::Burden;
use crate::rules::Ballspiel;
use crate::sides::{is_second, players};
use crate::state::{Meant, Phase, State, Tremble};
use spadille_core::{Game as _, Scribe, Seat, law, text};
use spadille_physics::flight::Blow;

impl Ballspiel {
    pub(crate) fn serve<S: Scribe>(&self, s: &mut State, seat: Seat, blow: Blow, scribe: &mut S) {
        self.take_places(s);
        let before = self.before(s);
        let _ = s.rally.feed(&self.terms, &before, Event::Serve(End::Lower));
        let tremble = hand::trembles(self.burden(seat), &blow, None);
        s.meant = Some(Meant { struck: Struck { by: seat, place: SERVICE, blow }, tremble });
        (s.coming, s.taken, s.phase) = (None, None, Phase::Stroke);
        scribe.does(seat, law!("lower-serves"), || text!("court-service", seat = seat));
    }

    /// When and how somebody strikes who makes this move.
    pub(crate) fn meant(&self, s: &State, seat: Seat, m: Move) -> Option<(Blow, Moment)> {
        let (coming, second) = (s.coming.as_ref()?, is_second(seat, self.seats()));
        let moment = *match m {
            Move::Hit(_, When::At(at)) => coming.at(second, at)?,
            Move::Hit(_, When::Volley) => coming.easiest_volley(second)?,
            _ => coming.easiest(second)?,
        };
        let blow = match m {
            Move::Hit(blow, _) => blow,
            Move::Aim(aim) => aim::aim(&self.court, aim, moment.place, self.limits(seat)),
            _ => return None,
        };
        Some((blow, moment))
    }

    pub(crate) fn hit<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let (Some((blow, moment)), Some(coming)) = (self.meant(s, seat, m), s.coming.take()) else { return };
        let second = is_second(seat, self.seats());
        let before = self.before(s);
        for timed in coming.events.iter().take(moment.before.into()) {
            let _ = s.rally.feed(&self.terms, &before, timed.event);
        }
        let _ = s.rally.feed(&self.terms, &before, Event::Stroke(s.rally.striker.other()));
        let tremble = hand::trembles(self.burden(seat), &blow, Some((&moment, &coming, second)));
        let tremble = hand::wearily(tremble, s.run[seat]);
        s.meant = Some(Meant { struck: Struck { by: seat, place: moment.place, blow }, tremble });
        self.run(s, seat, &moment);
        (s.taken, s.phase) = (Some(moment.at), Phase::Stroke);
        scribe.does(seat, law!("one-bounce"), || match moment.volley {
            true => text!("court-volleys", seat = seat),
            false => text!("court-returns", seat = seat),
        });
    }

    /// While the ball flew, whoever strikes it ran there, and all others ran home.
    fn run(&self, s: &mut State, seat: Seat, moment: &Moment) {
        let seconds = f64::from(moment.at) / 100.0;
        for other in Seat::all(self.seats()) {
            let side = self.side(other);
            let second = players(side, self.seats()).1;
            let home = base(s.end_of(side), second.is_some(), Some(other) == second);
            let (feet, run) = (&mut s.feet[other], &mut s.run[other]);
            let (to, short) = if other == seat { (Spot { z: 0, ..moment.place }, 0.7) } else { (home, 0.0) };
            let metres = (feet.away(to) - short).max(0.0).min(runs(*run) * seconds);
            *feet = feet.towards(to, metres);
            *run = run.saturating_add((metres * 10.0) as u16);
        }
        let own = &mut s.run[seat];
        *own = own.saturating_add(STROKE_TIRES);
    }

    /// How the rally would go on after a stroke: everything about it is reckoned here.
    pub(crate) fn after(&self, s: &State, rally: Rally, struck: &Struck) -> Coming {
        let far = s.side_at(rally.striker.other());
        let legs = self.options.burden_of(far) == Burden::ThroughTheLegs;
        let before = self.before(s);
        let setting = Setting {
            court: &self.court,
            terms: &self.terms,
            before: &before,
            rally,
            waiting: waiting(far, self.seats(), &s.feet, &s.run, legs),
        };
        course(&setting, struck)
    }

    /// The ball flies.
    pub(crate) fn flies<S: Scribe>(&self, s: &mut State, tremble: &Tremble, scribe: &mut S) {
        let Some(meant) = s.meant.take() else { return };
        let struck = Struck { blow: hand::goes(meant.struck.blow, tremble), ..meant.struck };
        let coming = self.after(s, s.rally, &struck);
        (s.last, s.taken, s.struck) = (Some(struck), None, s.struck.saturating_add(1));
        let bounced = coming.events.iter().any(|timed| matches!(timed.event, Event::Floor(_)));
        if tremble.hazard && bounced {
            // Everything stands as before the rally.
            scribe.tell_by(law!("false-bounce"), || text!("court-false-bounce"));
            self.next_rally(s);
            return;
        }
        let reached = !coming.moments.is_empty();
        s.coming = Some(coming);
        if reached {
            s.phase = Phase::Return;
        } else {
            self.let_go(s, scribe);
        }
    }
}
