//! The players judge each other's marking and send each other to school.

use super::super::moves::Word;
use super::super::rules::Rules;
use super::super::rulings;
use super::super::sisters::Counting;
use super::super::state::{Marked, Phase, State};
use super::super::tally::{Score, tell_points};
use spadille_core::{LawId, PerSeat, Scribe, Seat, law, text};

impl Rules {
    /// The thrower has played or wants to leave: the enemy judges his marking, if there is anything to judge.
    pub(in super::super) fn judge_own<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let own = &s.deal.sheet.own;
        if own.judged || own.due == 0 && own.points == 0 {
            self.after_own_judged(s, scribe);
        } else {
            s.phase = Phase::JudgeOwn;
        }
    }

    pub(super) fn judge_given<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let given = &s.deal.sheet.given;
        if given.due == 0 && given.points == 0 {
            self.after_given_judged(s, scribe);
        } else {
            s.phase = Phase::JudgeGiven;
        }
    }

    /// One player has judged the other's marking.
    pub(super) fn judged<S: Scribe>(&self, s: &mut State, judge: Seat, answer: Word, scribe: &mut S) {
        let is_own = s.phase == Phase::JudgeOwn;
        let marker = judge.next(2);
        let marked = if is_own { s.deal.sheet.own } else { s.deal.sheet.given };
        let mut won = marked.won;
        let Score { points: stood, holes, .. } = s.score;
        let holes = holes[marker];
        match answer {
            Word::Compel => {
                won = self.settle(s, &marked, marker, marked.due);
                scribe.says(judge, law!("school-compel"), || {
                    text!("trictrac-compels", seat = judge, number = marked.due)
                });
                set_right(marker, &marked, marked.due, [stood, s.score.points], law!("school-compel"), scribe);
                s.score.tell_holes(marker, holes, law!("school-compel"), scribe);
            }
            Word::School(claimed) => {
                let school = rulings::SchoolClaim::of(marked.due, marked.points, marked.uncleared, claimed.0);
                let kept = marked.due.min(marked.points);
                won = self.settle(s, &marked, marker, kept);
                let [schools, false_schools] = &mut s.deal.sheet.schools;
                schools[judge] = schools[judge].saturating_add(school.school);
                false_schools[marker] = false_schools[marker].saturating_add(school.excess);
                let is_whole = claimed.0 >= school.school;
                let law = match (school.excess, marked.uncleared) {
                    (1.., _) => law!("false-school"),
                    _ if !is_whole => law!("school-whole"),
                    (0, 1..) => law!("rest-uncleared"),
                    (0, 0) if marked.points < marked.due => law!("school-under"),
                    (0, 0) => law!("school-over"),
                };
                scribe.says(judge, law, || {
                    text!("trictrac-schools", seat = judge, other = marker, number = school.school)
                });
                if school.excess > 0 {
                    scribe.says(marker, law, || text!("trictrac-false-school", seat = marker, number = school.excess));
                }
                set_right(marker, &marked, kept, [stood, s.score.points], law, scribe);
                s.score.tell_holes(marker, holes, law, scribe);
            }
            _ => scribe.says(judge, law!("school-pass"), || text!("trictrac-lets-pass", seat = judge)),
        }
        if !self.has_holes() {
            self.pay_saetze(s, marker, won, marked.before.points[judge], scribe);
        }
        if self.is_decided(s) {
            return self.finish(s, scribe);
        }
        if is_own {
            s.deal.sheet.own.judged = true;
            s.deal.sheet.own.won = won;
            self.after_own_judged(s, scribe);
        } else {
            self.after_given_judged(s, scribe);
        }
    }

    fn after_own_judged<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let i = s.thrower;
        let has_won = match self.counting {
            Counting::Holes => s.score.holes[i] > s.deal.sheet.own.before.holes[i] || s.unpegged[i] > 0,
            Counting::Saetze => s.deal.sheet.own.won > 0,
        };
        if std::mem::take(&mut s.deal.sheet.leaves) && has_won {
            if !self.mark_schools(s, scribe) {
                self.leave(s, scribe);
            }
            return;
        }
        if !s.deal.sheet.played {
            // He was pushed back below the hole: he has nothing to leave with, or no Tour, and plays the throw.
            s.deal.sheet.own.judged = true;
            s.phase = Phase::Play;
            return;
        }
        if s.deal.men[i].any() == 0 {
            if !self.mark_schools(s, scribe) {
                self.all_off(s, scribe);
            }
            return;
        }
        s.deal.sheet.given.before = s.score;
        s.phase = Phase::MarkGiven;
    }

    fn after_given_judged<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if !self.mark_schools(s, scribe) {
            self.next_throw(s);
        }
    }

    /// Marks what the schools of this throw bring, after all other points. Returns whether they end the Tour.
    fn mark_schools<S: Scribe>(&self, s: &mut State, scribe: &mut S) -> bool {
        for (kind, points) in std::mem::take(&mut s.deal.sheet.schools).into_iter().enumerate() {
            for seat in [s.enemy(), s.thrower] {
                let points = points[seat];
                if points == 0 {
                    continue;
                }
                let law = if kind == 0 { law!("school-mark") } else { law!("false-school") };
                let reached = s.score.points[seat].saturating_add(points);
                tell_points(seat, points.into(), reached, law, scribe);
                if self.mark(s, seat, points, scribe) {
                    if self.is_decided(s) {
                        self.finish(s, scribe);
                        return true;
                    }
                    scribe.does(seat, law!("school-no-leave"), || text!("trictrac-may-not-leave", seat = seat));
                }
            }
        }
        false
    }

    /// So much of a marking stays. Returns what it wins; what is no longer won need not be pegged either.
    fn settle(&self, s: &mut State, marked: &Marked, marker: Seat, points: u8) -> u8 {
        s.score = marked.before;
        let won = self.mark_unjudged(&mut s.score, marker, points, !marked.one_counter, &mut ());
        let pegged = won.saturating_sub(s.unpegged[marker]);
        s.unpegged[marker] = s.score.peg_only(marker, marked.before.holes[marker], pegged);
        won
    }
}

/// Of what somebody marked so much stays: what is taken back, or added, is a mark like others, and so is what the other has
/// again because no hole has wiped it out.
fn set_right<S: Scribe>(
    marker: Seat,
    marked: &Marked,
    stays: u8,
    [stood, stands]: [PerSeat<u8, 2>; 2],
    law: LawId,
    scribe: &mut S,
) {
    let by_hand = i32::from(stays) - i32::from(marked.points);
    for seat in [marker, marker.next(2)] {
        let changed = i32::from(stands[seat]) - i32::from(stood[seat]);
        let points = if seat == marker && by_hand != 0 { by_hand } else { changed };
        if points != 0 {
            tell_points(seat, points, stands[seat], law, scribe);
        }
    }
}
