//! What follows a stroke or a fault: games won, where the balls lie, who leads, and the end of a match.

use super::laws::{self, Next, Ruling, Verdict};
use super::options::StakePer;
use super::rules::{HOUSE, Pielkentafel};
use super::said;
use super::state::{Phase, State};
use crate::carambole::state::{seat, side};
use crate::cloth::Rolled;
use crate::cloth::geometry::LARGE;
use crate::laws::{Ball, BallSet, Course, Event, Lapse, Lapses, Misdeed, Misdeeds, Stroke as Told, other};
use crate::moves::Stroke;
use crate::table::{Place, misdeed_text, room};
use spadille_core::sheet::Measure;
use spadille_core::{LawId, Ledger, Scribe, Seat, SeatSet, Sheet, Turn, law, text};

impl Pielkentafel {
    /// Who is awaited, and whether the other may interrupt by a fault.
    pub(super) fn awaits(&self, s: &State) -> Turn {
        let idle = seat(other(s.actor));
        let free = if self.misdeeds(s, idle).count() > 0 { SeatSet::one(idle) } else { SeatSet::EMPTY };
        Turn::Seats { awaited: SeatSet::one(seat(s.actor)), free }
    }

    /// The faults that may go with a stroke.
    pub(super) fn lapses(&self, s: &State) -> Lapses {
        let all = [Lapse::Twice, Lapse::Both, Lapse::Far, Lapse::NoFoot, Lapse::Knock, Lapse::Blow];
        if self.options.strict && s.phase == Phase::Play { Lapses::of(all) } else { Lapses::NONE }
    }

    /// The faults a player may make before the next stroke: to lift a ball, to play before his turn, to disturb the other.
    pub(super) fn misdeeds(&self, s: &State, who: Seat) -> Misdeeds {
        if !self.options.strict || s.phase != Phase::Play {
            return Misdeeds::default();
        }
        let his = seat(s.actor) == who;
        let lies = |side: &Ball| s.bout.balls[*side].on_cloth().is_some();
        let lift: BallSet = [Ball::A, Ball::B].into_iter().filter(lies).collect();
        Misdeeds { lift, out_of_turn: !his, interrupt: !his, ..Misdeeds::default() }
    }

    /// The law of a fault between two strokes.
    pub(super) fn misdeed_law(misdeed: Misdeed) -> LawId {
        let ruling = match misdeed {
            Misdeed::OutOfTurn | Misdeed::Miss => Ruling::OutOfTurn,
            Misdeed::Interrupt => Ruling::Interrupt,
            Misdeed::Advise => Ruling::Advise,
            Misdeed::Touch(_) | Misdeed::Lift(_) => Ruling::Lift,
        };
        ruling.law()
    }

    /// Somebody makes a fault between two strokes: the end is over.
    pub(super) fn misbehave<S: Scribe>(&self, s: &mut State, who: Seat, misdeed: Misdeed, scribe: &mut S) {
        scribe.does(who, Pielkentafel::misdeed_law(misdeed), || misdeed_text(misdeed, who));
        let verdict = laws::judge(&self.situation(s), &[misdeed.event(side(who))]);
        self.carry_out(s, None, verdict, scribe);
    }

    /// What the laws say is done.
    pub(super) fn carry_out<S: Scribe>(
        &self,
        s: &mut State,
        course: Option<(&Stroke, &Rolled)>,
        verdict: Verdict,
        scribe: &mut S,
    ) {
        let striker = s.actor;
        s.ruling = Some(verdict.ruling);
        scribe.does(seat(striker), verdict.ruling.law(), || said::ruling(verdict.ruling));
        for ball in verdict.replaced.iter() {
            scribe.tell_by(law!("ball-put-back"), || text!("billiard-put-back", ball = ball.to_string()));
        }
        if let Some((side, games)) = verdict.won {
            scribe.scores(seat(side), games.into(), verdict.ruling.law());
            if self.options.stake_per == StakePer::Game {
                let amount = i64::from(self.options.stake) * i64::from(games);
                s.ledger.pay(seat(other(side)), seat(side), amount, law!("stake-pielkentafel"), scribe);
            }
        }
        let back = |event: &Event| *event == Event::Target(striker, Course::Back);
        let touched = matches!(verdict.ruling, Ruling::Touched | Ruling::LeaderTouched | Ruling::BothTouched);
        if touched && course.is_some_and(|(_, rolled)| rolled.events.iter().any(back)) {
            scribe.tell_by(law!("back-after-a-ball"), || text!("pielken-back-after-ball"));
        }
        let won = matches!(verdict.ruling, Ruling::BallWon | Ruling::BallWonFromString);
        if won && s.bout.safe[other(striker)] {
            scribe.tell_by(law!("shelter-spent"), || text!("pielken-shelter-spent"));
        }
        let over = verdict.next_lead.is_some();
        if let (Some((stroke, rolled)), false) = (course, over) {
            let struck = Told::new(&rolled.events, striker).struck();
            self.lay_balls(s, rolled, &verdict);
            if !struck && stroke.from.is_some() {
                s.bout.balls[striker] = Place::Hand;
            }
            s.bout.played[striker] |= struck;
            let opp = other(striker);
            if verdict.passed[opp] && !s.bout.passed[opp] {
                scribe.tell_by(law!("driven-through"), || text!("pielken-driven-through", ball = opp.to_string()));
            }
            if verdict.safe[striker] && !s.bout.safe[striker] {
                s.bout.sheltered[striker] = s.bout.sheltered[striker].saturating_add(1);
            }
        }
        s.bout.games = verdict.games;
        (s.bout.passed, s.bout.safe) = (verdict.passed, verdict.safe);
        s.bout.leader_touched = verdict.leader_touched;
        match verdict.next {
            Next::Play(next) => {
                s.actor = next;
                let who = seat(next);
                if verdict.ruling == Ruling::LeaderTouched {
                    scribe.does(who, law!("leader-touches"), || text!("pielken-may-answer", seat = who));
                }
            }
            Next::Lead(leader) => {
                let who = seat(leader);
                scribe.does(who, verdict.why, || text!("pielken-leads-next", seat = who));
                self.new_end(s, leader);
            }
            Next::Over(winner) => self.end(s, winner, scribe),
        }
    }

    /// The balls lie where they came to rest; one from the wall comes down beside its cushion, one that goes back lies where it was,
    /// and both as near to it as the other leaves room.
    fn lay_balls(&self, s: &mut State, rolled: &Rolled, verdict: &Verdict) {
        let balls = s.bout.balls;
        let in_play = || [Ball::A, Ball::B].into_iter().filter(|side| balls[*side] != Place::Hand);
        let rests = |side: Ball| Place::after(rolled, side).filter(|_| !verdict.replaced.contains(side));
        for side in in_play() {
            if let Some(place @ Place::At(_)) = rests(side) {
                s.bout.balls[side] = place;
            }
        }
        for side in in_play() {
            let place = rests(side).unwrap_or(balls[side]);
            if !matches!(rests(side), Some(Place::At(_)))
                && let Some(at) = place.played_from(self.ground, LARGE.radius)
            {
                let there = s.bout.balls[other(side)].on_cloth().map(|at| (other(side), at));
                s.bout.balls[side] = Place::At(room(self.ground, there.as_slice(), side, at));
            }
        }
    }

    /// Somebody has won the match.
    fn end<S: Scribe>(&self, s: &mut State, winner: Ball, scribe: &mut S) {
        let (won, lost) = (seat(winner), seat(other(winner)));
        scribe.does(won, law!("five-or-seven"), || text!("pielken-match", seat = won));
        self.pay_match(&mut s.ledger, won, lost, scribe);
        let games = s.bout.games;
        scribe.deal_over(law!("stake-pielkentafel"), || {
            let marks = [Ball::A, Ball::B].map(|side| (seat(side), i64::from(games[side])));
            Sheet::new(text!("pielken-match", seat = won)).with(text!("pielken-games-won"), Measure::Points, marks)
        });
        self.next_match(s, scribe);
    }

    pub(super) fn pay_match<S: Scribe>(&self, ledger: &mut Ledger, won: Seat, lost: Seat, scribe: &mut S) {
        if self.options.stake_per == StakePer::Match {
            ledger.pay(lost, won, self.options.stake.into(), law!("stake-pielkentafel"), scribe);
        }
        ledger.pay(lost, HOUSE, self.options.table_money.into(), law!("stake-pielkentafel"), scribe);
    }

    pub(super) fn next_match<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.done += 1;
        if s.done >= self.options.matches {
            s.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
        } else {
            self.begin(s, scribe);
        }
    }
}
