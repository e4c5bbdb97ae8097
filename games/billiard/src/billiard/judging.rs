//! What follows a stroke, and what follows a fault between two: points, who plays, and who steps off.

use super::laws::{self, Next, Situation, Verdict, steps_off};
use super::options::Format;
use super::rules::Billiard;
use super::settle;
use super::state::{Phase, State};
use super::words::{Moves, Word};
use crate::cloth::Rolled;
use crate::laws::{Ball, Event, Lapse, Lapses, Misdeed, Misdeeds, Sides, Stroke as Told, other};
use crate::table::{Place, marked, misdeed_text};
use spadille_core::{LawId, Scribe, Seat, SeatSet, Turn, law, text};

impl Billiard {
    /// Who is awaited, and who may interrupt by a fault.
    pub(super) fn awaits(&self, s: &State) -> Turn {
        let awaited = SeatSet::one(self.seat(s, s.actor));
        let faulty = |seat: &Seat| !awaited.contains(*seat) && self.misdeeds(s, *seat).count() > 0;
        Turn::Seats { awaited, free: Seat::all(spadille_core::Game::seats(self)).filter(faulty).collect() }
    }

    /// Whether a stroke is awaited at which the book's faults can be made.
    fn may_err(&self, s: &State) -> bool {
        self.options.strict && matches!(s.phase, Phase::Play | Phase::AfterSlip | Phase::AtWall)
    }

    /// The faults that may go with a stroke.
    pub(super) fn lapses(&self, s: &State) -> Lapses {
        let all = [Lapse::Twice, Lapse::Both, Lapse::Knock, Lapse::Blow];
        if self.may_err(s) { Lapses::of(all) } else { Lapses::NONE }
    }

    /// The faults a seat may make before the next stroke: anybody may touch a ball, and a partner may show how to play.
    pub(super) fn misdeeds(&self, s: &State, seat: Seat) -> Misdeeds {
        if !self.may_err(s) {
            return Misdeeds::default();
        }
        let lies = |ball: &Ball| s.partie.balls[*ball].on_cloth().is_some();
        let striker = self.seat(s, s.actor);
        Misdeeds {
            touch: [Ball::A, Ball::B].into_iter().filter(lies).collect(),
            advise: seat != striker && s.side(&self.options, seat) == s.actor,
            ..Misdeeds::default()
        }
    }

    /// The law of a fault between two strokes.
    pub(super) fn misdeed_law(misdeed: Misdeed) -> LawId {
        if misdeed == Misdeed::Advise { law!("advising") } else { law!("touching") }
    }

    /// Somebody makes a fault between two strokes; the turn stays where it was.
    pub(super) fn misbehave<S: Scribe>(&self, s: &mut State, who: Seat, misdeed: Misdeed, scribe: &mut S) {
        let by = s.side(&self.options, who);
        let verdict = laws::judge(&self.custom, &self.situation(s), &[misdeed.event(by)]);
        s.ruling = Some(verdict.ruling);
        scribe.does(who, verdict.ruling.law(), || misdeed_text(misdeed, who));
        self.announce(s, &verdict, scribe);
        self.count(s, &verdict, scribe);
        // The man at the table steps off only if it was he.
        if who == self.seat(s, by) {
            self.step_off(s, by, scribe);
        }
        if let Next::Over(side) = verdict.next {
            self.end(s, side, scribe);
        }
    }

    /// The marker calls the points.
    pub(super) fn announce<S: Scribe>(&self, s: &State, verdict: &Verdict, scribe: &mut S) {
        for count in &verdict.counts {
            scribe.scores(self.seat(s, count.to), count.points.into(), count.law);
        }
        if verdict.counts.len() > 1 {
            scribe.tell_by(law!("penalties-added"), || text!("partie-penalties"));
        }
    }

    /// The points are written down.
    pub(super) fn count<S: Scribe>(&self, s: &mut State, verdict: &Verdict, scribe: &mut S) {
        let before = s.partie.runs;
        s.partie.runs = Sides::each(|side| {
            let run = settle::Run { points: before[side] };
            run.counted(false, verdict.points[other(side)]).counted(true, verdict.points[side]).points
        });
        s.partie.score = verdict.score;
        if verdict.points != Sides::default() {
            let law = if self.options.contra { law!("contra") } else { law!("losses-to-the-other") };
            let [first, second] = verdict.score.0;
            scribe.tell_by(law, || text!("partie-stands", first = first, second = second));
        }
    }

    /// How it stands, for the laws.
    pub(super) fn situation(&self, s: &State) -> Situation {
        let on_wall = |side: &Ball| matches!(s.partie.balls[*side], Place::Wall(_));
        Situation {
            striker: s.actor,
            score: s.partie.score,
            on_wall: [Ball::A, Ball::B].into_iter().filter(on_wall).collect(),
        }
    }

    /// A stroke has been played: its fouls are called by the marker, or may be called by the other at a strict table.
    pub(super) fn judge<S: Scribe>(&self, s: &mut State, rolled: Rolled, scribe: &mut S) {
        let (own, opp) = (s.actor, other(s.actor));
        let told = Told::new(&rolled.events, own);
        let foul = told.wrong_ball().is_none() && (told.double_touch() || !told.both_tipped().is_empty());
        if foul && self.options.strict {
            (s.phase, s.actor) = (Phase::Call, opp);
            s.judged = Some(rolled);
            return;
        }
        let events = marked(&rolled.events, own, opp);
        let verdict = laws::judge(&self.custom, &self.situation(s), &events);
        self.carry_out(s, &rolled, &events, verdict, scribe);
    }

    /// What may be called.
    pub(super) fn calls(&self, s: &State) -> Moves {
        let events = s.judged.as_ref().map_or(&[] as &[Event], |rolled| &rolled.events);
        let told = Told::new(events, other(s.actor));
        let mut moves = Moves::none().with(Word::LetStand);
        if told.double_touch() {
            moves = moves.with(Word::CallTouche);
        }
        if !told.both_tipped().is_empty() {
            moves = moves.with(Word::CallBillard);
        }
        moves
    }

    /// The foul is called, or not.
    pub(super) fn decide<S: Scribe>(&self, s: &mut State, called: Option<Word>, scribe: &mut S) {
        use crate::laws::{By, Foul};
        let caller = s.actor;
        let Some(rolled) = s.judged.take() else { return };
        let mut events = rolled.events.clone();
        let foul = if called == Some(Word::CallTouche) { Foul::Touche } else { Foul::Billard };
        if called.is_some() {
            let _ = events.try_push(Event::Call(By::Player(caller), foul));
        }
        s.actor = other(caller);
        let verdict = laws::judge(&self.custom, &self.situation(s), &events);
        self.carry_out(s, &rolled, &events, verdict, scribe);
    }

    /// What the laws say is done.
    fn carry_out<S: Scribe>(&self, s: &mut State, rolled: &Rolled, events: &[Event], verdict: Verdict, scribe: &mut S) {
        let striker = s.actor;
        let by = self.seat(s, striker);
        s.ruling = Some(verdict.ruling);
        scribe.does(by, verdict.ruling.law(), || super::said::ruling(verdict.ruling));
        if verdict.void {
            scribe.tell(|| text!("partie-void"));
        }
        self.announce(s, &verdict, scribe);
        for ball in verdict.replaced.iter() {
            scribe.tell(|| text!("billiard-put-back", ball = ball.to_string()));
        }
        for side in [Ball::A, Ball::B] {
            if let Some(place) = Place::after(rolled, side).filter(|_| !verdict.replaced.contains(side)) {
                let untouched = !Told::new(events, striker).struck() && side == striker;
                // A ball that was laid and not touched may be laid anew.
                let from_hand = s.last.as_ref().is_some_and(|last| last.stroke.from.is_some());
                s.partie.balls[side] = if untouched && from_hand { Place::Hand } else { place };
            }
        }
        self.count(s, &verdict, scribe);
        if let Some(side) = steps_off(verdict.ruling, striker) {
            self.step_off(s, side, scribe);
        }
        match verdict.next {
            Next::Play(side) => (s.phase, s.actor) = (Phase::Play, side),
            Next::Acquit(side) => self.to_acquit(s, side),
            Next::AfterSlip(side) => (s.phase, s.actor) = (Phase::AfterSlip, side),
            Next::AtWall(side) => {
                (s.phase, s.actor) = (Phase::AtWall, side);
                scribe.tell_by(law!("on-the-wall"), || text!("partie-wall", seat = self.seat(s, side)));
            }
            Next::Over(side) => self.end(s, side, scribe),
        }
        if s.phase != Phase::Over && verdict.winner.is_none() {
            let next = self.seat(s, s.actor);
            scribe.does(next, verdict.why, || text!("partie-to-play", seat = next));
        }
    }

    /// A side that has two men changes him who stands at the table.
    pub(super) fn step_off<S: Scribe>(&self, s: &mut State, side: Ball, scribe: &mut S) {
        let men = s.men(&self.options, side);
        if men.len() < 2 {
            return;
        }
        let before = self.seat(s, side);
        s.partie.men[side] = (s.partie.men[side] + 1) % 2;
        let after = self.seat(s, side);
        let law =
            if self.options.format == Format::Four { law!("four-man-steps-off") } else { law!("company-man-stays") };
        scribe.does(before, law, || text!("partie-steps-off", seat = before, other = after));
    }
}
