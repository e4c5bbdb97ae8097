//! What follows a stroke, and what follows a fault between two.

use super::laws::{self, Ruling, Situation, Verdict};
use super::rules::Carambole;
use super::said;
use super::state::{FOUR, Phase, State, seat, side};
use super::words::{Moves, Word};
use crate::billiard::laws::Next;
use crate::cloth::Rolled;
use crate::laws::{Ball, BallSet, By, Event, Foul, Lapse, Lapses, Misdeed, Misdeeds, Stroke as Told, other};
use crate::table::{Place, marked, misdeed_text};
use spadille_core::{Scribe, Seat, SeatSet, Turn, law, text};

impl Carambole {
    /// Who is awaited, and whether the other may interrupt by a fault.
    pub(super) fn awaits(&self, s: &State) -> Turn {
        let free = if self.misdeeds(s).count() > 0 { SeatSet::one(seat(other(s.actor))) } else { SeatSet::EMPTY };
        Turn::Seats { awaited: SeatSet::one(seat(s.actor)), free }
    }

    /// Whether a stroke is awaited at which the book's faults can be made.
    fn may_err(&self, s: &State) -> bool {
        self.options.strict && matches!(s.phase, Phase::Play | Phase::AfterSlip)
    }

    /// The faults that may go with a stroke.
    pub(super) fn lapses(&self, s: &State) -> Lapses {
        let all = [Lapse::Twice, Lapse::Both, Lapse::Knock, Lapse::Blow];
        if self.may_err(s) { Lapses::of(all) } else { Lapses::NONE }
    }

    /// The faults either may make before the next stroke: a ball at rest is touched.
    pub(super) fn misdeeds(&self, s: &State) -> Misdeeds {
        let lies = |ball: &Ball| self.may_err(s) && s.partie.balls[*ball].on_cloth().is_some();
        Misdeeds { touch: FOUR.into_iter().filter(lies).collect(), ..Misdeeds::default() }
    }

    /// Somebody touches a ball between two strokes; the turn stays where it was.
    pub(super) fn misbehave<S: Scribe>(&self, s: &mut State, who: Seat, misdeed: Misdeed, scribe: &mut S) {
        let verdict = laws::judge(&self.custom, &self.situation(s, false), &[misdeed.event(side(who))]);
        s.ruling = Some(verdict.ruling);
        scribe.does(who, verdict.ruling.law(), || misdeed_text(misdeed, who));
        self.announce(&verdict, scribe);
        self.write_down(s, &verdict, scribe);
        if let Next::Over(winner) = verdict.next {
            self.end(s, winner, scribe);
        }
    }

    /// The marker calls the points.
    pub(super) fn announce<S: Scribe>(&self, verdict: &Verdict, scribe: &mut S) {
        for count in &verdict.counts {
            scribe.scores(seat(count.to), count.points.into(), count.law);
        }
    }

    /// The points are written down.
    pub(super) fn write_down<S: Scribe>(&self, s: &mut State, verdict: &Verdict, scribe: &mut S) {
        s.partie.score = verdict.score;
        if verdict.counts.iter().any(|count| count.points > 0) {
            let [first, second] = verdict.score.0;
            scribe.tell_by(law!("all-added"), || text!("carambole-stands", first = first, second = second));
        }
    }

    pub(super) fn situation(&self, s: &State, must_bricole: bool) -> Situation {
        Situation { striker: s.actor, score: s.partie.score, off: s.partie.off, must_bricole }
    }

    /// A stroke has been played: its fouls are called by the marker, or may be called by the other at a strict table.
    pub(super) fn judge<S: Scribe>(&self, s: &mut State, rolled: &Rolled, bricole: bool, scribe: &mut S) {
        let (own, opp) = (s.actor, other(s.actor));
        let told = Told::new(&rolled.events, own);
        let foul = told.wrong_ball().is_none() && (told.double_touch() || !told.both_tipped().is_empty());
        if foul && self.options.strict {
            (s.phase, s.actor) = (Phase::Call, opp);
            s.judged = Some(rolled.clone());
            return;
        }
        let events = marked(&rolled.events, own, opp);
        let verdict = laws::judge(&self.custom, &self.situation(s, bricole), &events);
        self.carry_out(s, rolled, verdict, scribe);
    }

    /// What may be called.
    pub(super) fn calls(&self, s: &State) -> Moves {
        let events = s.judged.as_ref().map_or(&[] as &[Event], |rolled| &rolled.events);
        let told = Told::new(events, other(s.actor));
        let touche = told.double_touch().then_some(Word::CallTouche);
        let billard = (!told.both_tipped().is_empty()).then_some(Word::CallBillard);
        [touche, billard].into_iter().flatten().fold(Moves::none().with(Word::LetStand), Moves::with)
    }

    /// The foul is called, or not.
    pub(super) fn decide<S: Scribe>(&self, s: &mut State, called: Option<Foul>, scribe: &mut S) {
        let caller = s.actor;
        let Some(rolled) = s.judged.take() else { return };
        let mut events = rolled.events.clone();
        if let Some(foul) = called {
            let _ = events.try_push(Event::Call(By::Player(caller), foul));
        }
        s.actor = other(caller);
        let verdict = laws::judge(&self.custom, &self.situation(s, false), &events);
        self.carry_out(s, &rolled, verdict, scribe);
    }

    /// What the laws say is done.
    fn carry_out<S: Scribe>(&self, s: &mut State, rolled: &Rolled, verdict: Verdict, scribe: &mut S) {
        let striker = s.actor;
        let by = seat(striker);
        s.ruling = Some(verdict.ruling);
        scribe.does(by, verdict.ruling.law(), || said::ruling(verdict.ruling));
        self.announce(&verdict, scribe);
        for ball in verdict.replaced.iter() {
            scribe.tell(|| text!("billiard-put-back", ball = ball.to_string()));
        }
        let sprung = Told::new(&rolled.events, striker).losses().any(|loss| !loss.holed && loss.ball != striker);
        if sprung {
            scribe.tell_by(law!("no-springing"), || text!("carambole-no-springing"));
        }
        self.lie_down(s, rolled, &verdict, scribe);
        s.partie.off = verdict.off;
        self.write_down(s, &verdict, scribe);
        match verdict.next {
            Next::Play(next) | Next::AtWall(next) => (s.phase, s.actor) = (Phase::Play, next),
            Next::Acquit(next) => {
                self.to_acquit(s, next);
                scribe.does(seat(next), verdict.why, || text!("carambole-nothing-left", seat = seat(next)));
            }
            Next::AfterSlip(next) => (s.phase, s.actor) = (Phase::AfterSlip, next),
            Next::Over(winner) => self.end(s, winner, scribe),
        }
        if verdict.winner.is_none() && matches!(verdict.next, Next::Play(_)) {
            let next = seat(s.actor);
            match s.actor == striker && verdict.ruling != Ruling::NoTouch {
                true => scribe.does(next, verdict.why, || text!("carambole-plays-on", seat = next)),
                false => scribe.does(next, verdict.why, || text!("carambole-to-play", seat = next)),
            }
        }
    }

    /// The balls are left where they lie, taken up, or put back on their patches.
    fn lie_down<S: Scribe>(&self, s: &mut State, rolled: &Rolled, verdict: &Verdict, scribe: &mut S) {
        let striker = s.actor;
        let untouched = verdict.ruling == Ruling::NoTouch;
        let from_hand = s.last.as_ref().is_some_and(|last| last.stroke.from.is_some());
        let mut back: BallSet = verdict.spot.iter().collect();
        for ball in FOUR {
            let neutral = laws::NEUTRAL.contains(&ball);
            let lay = s.partie.balls[ball].on_cloth().is_some() || s.partie.balls[ball] != Place::Hand && !neutral;
            if !lay || verdict.replaced.contains(ball) {
                continue;
            }
            s.partie.balls[ball] = match Place::after(rolled, ball) {
                // A ball that was laid and not touched may be laid anew.
                Some(_) if untouched && from_hand && ball == striker => Place::Hand,
                Some(Place::Wall(_)) if neutral => {
                    back.insert(ball);
                    Place::Out
                }
                Some(place) => place,
                None if neutral => Place::Out,
                None => Place::Hand,
            };
        }
        for ball in self.custom.neutral() {
            if verdict.off.contains(*ball) && !s.partie.off.contains(*ball) {
                scribe.tell_by(law!("carambol-waits"), || text!("carambole-stays-off", ball = ball.to_string()));
            }
        }
        if verdict.winner.is_none() {
            self.spot(s, back, scribe);
        }
    }
}
