//! The strict table: players mark for themselves, touch men, judge each other's marking and send each other to school.

mod pegging;
mod schools;
mod setting;
#[cfg(test)]
mod tests;
mod touching;

use super::moves::Move;
use super::rules::Trictrac;
use super::state::{Demand, Marked, Phase, Sheet, State};
use spadille_core::{Scribe, Seat, law, text};

impl Trictrac {
    /// A throw lies on the table and the players mark it themselves.
    pub(super) fn open_sheet(&self, s: &mut State, due: u8) {
        let own = Marked { before: s.score, due, ..Marked::default() };
        let given = Marked { due: s.given, ..Marked::default() };
        s.sheet = Sheet { own, given, ..Sheet::default() };
        s.phase = Phase::Play;
    }

    /// Everything that is said at a strict table.
    pub(super) fn speak<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Mark(0) => self.judge_given(s, scribe),
            Move::Mark(n) => self.mark_by_hand(s, seat, n, true, scribe),
            Move::MarkOne(n) => self.mark_by_hand(s, seat, n, false, scribe),
            Move::Peg(n) => self.peg_only(s, seat, n, scribe),
            Move::PegRest => self.peg_rest(s, seat, scribe),
            Move::Leave => {
                s.sheet.leaves = true;
                // Who leaves gives up the points over twelve, and may not mark them.
                let own = &mut s.sheet.own;
                own.due = own.due.min(own.points);
                scribe.says(seat, law!("leave"), || text!("trictrac-wants-to-leave", seat = seat));
                self.judge_own(s, scribe);
            }
            Move::Stay => {
                s.sheet.stays = true;
                scribe.says(seat, law!("stay"), || text!("trictrac-stays", seat = seat));
            }
            Move::StayUncleared => {
                let i = seat.index() & 1;
                let left = s.sheet.own.before.points[i];
                s.sheet.stays = true;
                s.sheet.own.uncleared = left.saturating_sub(s.score.points[i]);
                s.score.points[i] = left;
                scribe.says(seat, law!("stay"), || text!("trictrac-stays", seat = seat));
            }
            Move::DemandTouched => self.demand(s, seat, Demand::Touched, scribe),
            Move::DemandClose => self.demand(s, seat, Demand::Close, scribe),
            Move::Misset(step) => self.misset(s, seat, step, scribe),
            Move::LetStand => self.let_stand(s, seat, scribe),
            Move::DemandOneMan => self.demand_one_man(s, seat, scribe),
            Move::Pass | Move::Compel | Move::School(_) => self.judged(s, seat, m, scribe),
            _ => {}
        }
    }

    fn mark_by_hand<S: Scribe>(&self, s: &mut State, seat: Seat, points: u8, two_counters: bool, scribe: &mut S) {
        let law = match () {
            () if !two_counters => law!("one-counter"),
            () if current(s).points > 0 => law!("school-complete"),
            () => law!("thrower-first"),
        };
        scribe.scores(seat, i32::from(points), law);
        // Who marks on after a hole of his own throw marks the points over twelve, and may no longer leave.
        if s.phase == Phase::Play && s.sheet.own.won > 0 && !s.sheet.stays {
            s.sheet.stays = true;
            scribe.says(seat, law!("rest-marked"), || text!("trictrac-stays", seat = seat));
        }
        let won = s.score.mark_run(seat, points, two_counters, scribe);
        let marked = current(s);
        marked.points += points;
        marked.won += won;
        marked.one_counter |= !two_counters;
        self.judge_winner(s, scribe);
    }

    /// Even the last hole of a Tour may have been marked wrongly.
    fn judge_winner<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if s.score.winner().is_some() {
            if s.phase == Phase::MarkGiven { self.judge_given(s, scribe) } else { self.judge_own(s, scribe) }
        }
    }
}

/// The marking that is in progress.
fn current(s: &mut State) -> &mut Marked {
    if s.phase == Phase::MarkGiven { &mut s.sheet.given } else { &mut s.sheet.own }
}
