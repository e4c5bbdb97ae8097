//! What follows a stroke, and what follows a fault between two: payments and marks, who waits in hand, who is dead, who plays.

use super::laws::{self, Payee, Ruling, Store, Verdict};
use super::options::Form;
use super::rules::{Guerre, POT};
use super::said;
use super::settle::{self, Phase as Stage};
use super::state::{Phase, State};
use crate::cloth::Rolled;
use crate::laws::{Ball, Lapse, Lapses, Misdeed, Misdeeds};
use crate::moves::Stroke;
use crate::table::{Place, misdeed_text};
use spadille_core::{LawId, Scribe, Seat, SeatSet, Turn, law, text};

impl Guerre {
    /// For whom the game waits.
    pub(super) fn awaited(&self, s: &State) -> SeatSet {
        SeatSet::one(s.war.sale.map_or(s.seat(s.actor), |sale| sale.asked))
    }

    /// Who is awaited, and who may interrupt: by a fault, or by coming in.
    pub(super) fn awaits(&self, s: &State) -> Turn {
        let awaited = self.awaited(s);
        let may =
            |seat: &Seat| !awaited.contains(*seat) && (self.may_join(s, *seat) || self.misdeeds(s, *seat).count() > 0);
        Turn::Seats { awaited, free: Seat::all(self.options.players).filter(may).collect() }
    }

    /// The faults that may go with a stroke: where sets are paid nothing is said of a double touch.
    pub(super) fn lapses(&self, s: &State) -> Lapses {
        match (self.options.strict && s.phase == Phase::Play, self.options.form.pays()) {
            (false, _) => Lapses::NONE,
            (true, true) => Lapses::of([Lapse::Both]),
            (true, false) => Lapses::of([Lapse::Both, Lapse::Twice]),
        }
    }

    /// The faults a seat may make before the next stroke, as long as it plays.
    pub(super) fn misdeeds(&self, s: &State, seat: Seat) -> Misdeeds {
        if !self.options.strict || s.phase != Phase::Play || s.living_ball(seat).is_none() {
            return Misdeeds::default();
        }
        let his = s.seat(s.actor) == seat;
        Misdeeds {
            touch: self.order.iter().copied().filter(|ball| s.war.of(*ball).on_cloth().is_some()).collect(),
            advise: !his && self.options.form.pays(),
            miss: his,
            out_of_turn: !his,
            ..Misdeeds::default()
        }
    }

    /// The law of a fault between two strokes.
    pub(super) fn misdeed_law(&self, misdeed: Misdeed) -> LawId {
        let ruling = match misdeed {
            Misdeed::Advise => Ruling::Advise,
            Misdeed::Miss => Ruling::MissedTurn,
            Misdeed::OutOfTurn => Ruling::OutOfTurn,
            Misdeed::Touch(_) | Misdeed::Lift(_) | Misdeed::Interrupt => Ruling::Touch,
        };
        ruling.law_in(self.options.form)
    }

    /// Somebody makes a fault between two strokes.
    pub(super) fn misbehave<S: Scribe>(&self, s: &mut State, who: Seat, misdeed: Misdeed, scribe: &mut S) {
        let his = s.seat(s.actor) == who;
        let Some(by) = (if his { Some(s.actor) } else { s.living_ball(who) }) else { return };
        let verdict = laws::judge(&self.custom, &self.situation(s, None), &[misdeed.event(by)]);
        s.ruling = Some(verdict.ruling);
        scribe.does(who, verdict.law, || misdeed_text(misdeed, who));
        self.charge(s, &verdict, scribe);
        self.note_down(s, by, &verdict, scribe);
        self.bury(s, &verdict, scribe);
        let striker = s.actor;
        self.proceed(s, striker, &verdict, scribe);
    }

    /// A ruling on what people tell of a real table.
    pub(super) fn told<S: Scribe>(&self, s: &mut State, striker: Ball, verdict: &Verdict, scribe: &mut S) {
        let by = s.seat(striker);
        s.ruling = Some(verdict.ruling);
        scribe.does(by, verdict.law, || said::ruling(verdict.ruling));
        self.charge(s, verdict, scribe);
        for ball in verdict.replaced.iter() {
            scribe.tell(|| text!("billiard-put-back", ball = ball.to_string()));
        }
        self.note_down(s, striker, verdict, scribe);
        self.bury(s, verdict, scribe);
        self.proceed(s, striker, verdict, scribe);
    }

    /// What a ruling costs is paid or written down.
    fn charge<S: Scribe>(&self, s: &mut State, verdict: &Verdict, scribe: &mut S) {
        for payment in &verdict.payments {
            let (from, amount) = (s.seat(payment.from), self.sets(payment.sets));
            match payment.to {
                // Of two balls that belong to one nothing is paid.
                Payee::Player(ball) if s.seat(ball) == from => {}
                Payee::Player(ball) => s.ledger.pay(from, s.seat(ball), amount, payment.law, scribe),
                Payee::Pot => s.ledger.pay(from, POT, amount, payment.law, scribe),
            }
        }
        for player in verdict.marked.iter() {
            scribe.scores(s.seat(player), verdict.marks_added.of(player).into(), verdict.law);
        }
    }

    /// Who waits in hand, and what the slate and the store hold.
    fn note_down<S: Scribe>(&self, s: &mut State, doer: Ball, verdict: &Verdict, scribe: &mut S) {
        for player in verdict.to_hand.iter() {
            s.war.put(player, Place::Hand);
            let (seat, made) = (s.seat(player), player != doer);
            let law =
                if made && verdict.ruling != Ruling::Made { law!("made-and-lost") } else { law!("waits-for-number") };
            if self.options.form.pays() && (!made || verdict.ruling == Ruling::Made) {
                s.war.bought.add(player, 1);
            }
            scribe.does(seat, law, || text!("guerre-waits", seat = seat));
        }
        (s.war.marks, s.war.makings) = (verdict.marks, verdict.makings);
        if let Store::Left(left) = verdict.store {
            if left < s.war.store {
                scribe.tell_by(law!("store-of-buy-ins"), || text!("guerre-store", count = left));
            }
            s.war.store = left;
        }
    }

    /// What comes next: an appeal, the end, or the next stroke.
    fn proceed<S: Scribe>(&self, s: &mut State, striker: Ball, verdict: &Verdict, scribe: &mut S) {
        // In the open form the first who is made after the last entry may appeal.
        if let (Form::Open, Stage::LastEntered, Some(who)) = (self.options.form, s.war.stage, verdict.dead.first()) {
            s.war.stage = Stage::After;
            s.war.resume = verdict.next.or(Some(striker));
            (s.phase, s.actor) = (Phase::Appeal, who);
            return;
        }
        match (verdict.winner.or_else(|| self.sole_owner(s)), verdict.next) {
            (Some(winner), _) => self.end(s, winner, law!("last-wins"), scribe),
            (None, Some(next)) => self.goes_on(s, striker, next, verdict.ruling, scribe),
            (None, None) => self.break_off(s, scribe),
        }
    }

    /// What the laws say is done.
    pub(super) fn carry_out<S: Scribe>(
        &self,
        s: &mut State,
        stroke: &Stroke,
        rolled: &Rolled,
        verdict: Verdict,
        scribe: &mut S,
    ) {
        let striker = s.actor;
        let by = s.seat(striker);
        s.ruling = Some(verdict.ruling);
        scribe.does(by, verdict.law, || said::ruling(verdict.ruling));
        self.charge(s, &verdict, scribe);
        for ball in verdict.replaced.iter() {
            scribe.tell_by(law!("wrong-target-ball-back"), || text!("billiard-put-back", ball = ball.to_string()));
        }
        let untouched = verdict.ruling == Ruling::NoTouch;
        for ball in self.order.iter().copied() {
            if s.war.of(ball).on_cloth().is_none() || verdict.replaced.contains(ball) {
                continue;
            }
            let lies = self.comes_to_lie(rolled, ball).unwrap_or(Place::Hand);
            let laid = untouched && ball == striker && stroke.from.is_some();
            s.war.put(ball, if laid { Place::Hand } else { lies });
        }
        self.note_down(s, striker, &verdict, scribe);
        if !untouched {
            s.war.played.insert(striker);
        }
        self.bury(s, &verdict, scribe);
        let fell = verdict.to_hand.iter().chain(verdict.dead.iter()).filter(|player| *player != striker).count();
        if verdict.ruling == Ruling::Made {
            if fell > 1 {
                scribe.tell_by(law!("several-at-once"), || text!("guerre-several", count = fell as u32));
            }
            s.war.run = s.war.run.map(|run| run.saturating_add(fell as u8));
            if s.war.run.is_some_and(|made| self.is_suite(s, made)) {
                scribe.does(by, law!("suite"), || text!("guerre-suite", seat = by));
                return self.end(s, striker, law!("suite"), scribe);
            }
        } else {
            s.war.run = None;
        }
        self.proceed(s, striker, &verdict, scribe);
    }

    fn is_suite(&self, s: &State, made: u8) -> bool {
        let players = (self.order.len() - s.absent.len()) as u8;
        // That all were on the table and had played was seen when the run began.
        let run = settle::Run { players, dead: 0, all_on_table: true, all_have_played: true, made };
        settle::suite(run).0
    }

    /// The dead are taken off.
    fn bury<S: Scribe>(&self, s: &mut State, verdict: &Verdict, scribe: &mut S) {
        for player in verdict.dead.iter() {
            s.war.dead.insert(player);
            s.war.put(player, Place::Out);
            let seat = s.seat(player);
            scribe.does(seat, self.custom.death_law(), || text!("guerre-dies", seat = seat));
        }
    }

    /// The next plays; or whoever is left alone sets out first, where that is agreed.
    fn goes_on<S: Scribe>(&self, s: &mut State, striker: Ball, next: Ball, ruling: Ruling, scribe: &mut S) {
        let mut on = self.order.iter().copied().filter(|ball| s.war.of(*ball).on_cloth().is_some());
        let alone = on.next().filter(|_| on.next().is_none());
        if let (true, Some(alone)) = (self.options.alone_acquits, alone.filter(|alone| *alone != next)) {
            let seat = s.seat(alone);
            scribe.does(seat, law!("alone-sets-out"), || text!("guerre-sets-out", seat = seat));
            s.war.put(alone, Place::Hand);
            s.war.resume = Some(next);
            (s.phase, s.actor) = (Phase::Acquit, alone);
            return;
        }
        let seat = s.seat(next);
        if next == striker && ruling == Ruling::Made {
            scribe.does(seat, law!("maker-plays-on"), || text!("guerre-plays-on", seat = seat));
        } else if ruling == Ruling::Made {
            scribe.tell_by(law!("table-cleared"), || text!("guerre-to-play", seat = seat));
        }
        self.to_turn(s, next, scribe);
    }
}
