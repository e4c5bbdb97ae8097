//! The strict table: players mark for themselves, touch men, judge each other's marking and send each other to school.

mod pegging;
mod schools;
mod setting;

use super::moves::Word;
use super::rules::Rules;
use super::state::{Demand, Marked, Phase, Sheet, State};
use super::tally::tell_points;
use spadille_core::{Scribe, Seat, law, text};

impl Rules {
    /// A throw lies on the table and the players mark it themselves.
    pub(super) fn open_sheet(&self, s: &mut State, due: u8) {
        let own = Marked { before: s.score, due, ..Marked::default() };
        let given = Marked { due: s.deal.given, ..Marked::default() };
        s.deal.sheet = Sheet { own, given, ..Sheet::default() };
        s.phase = Phase::Play;
    }

    /// Everything that is said at a strict table.
    pub(super) fn speak<S: Scribe>(&self, s: &mut State, seat: Seat, word: Word, scribe: &mut S) {
        match word {
            Word::Mark(points) if points.0 == 0 => self.judge_given(s, scribe),
            Word::Mark(points) => self.mark_by_hand(s, seat, points.0, true, scribe),
            Word::MarkOne(points) => self.mark_by_hand(s, seat, points.0, false, scribe),
            Word::Peg(holes) => self.peg_only(s, seat, holes.0, scribe),
            Word::PegRest => self.peg_rest(s, seat, scribe),
            Word::Leave => {
                s.deal.sheet.leaves = true;
                // Who leaves gives up the points over twelve, and may not mark them.
                let own = &mut s.deal.sheet.own;
                own.due = own.due.min(own.points);
                scribe.says(seat, law!("leave"), || text!("trictrac-wants-to-leave", seat = seat));
                self.judge_own(s, scribe);
            }
            Word::Stay | Word::StayUncleared => {
                s.deal.sheet.stays = true;
                scribe.says(seat, law!("stay"), || text!("trictrac-stays", seat = seat));
                if word == Word::StayUncleared {
                    let left = s.deal.sheet.own.before.points[seat];
                    let stood = std::mem::replace(&mut s.score.points[seat], left);
                    s.deal.sheet.own.uncleared = left.saturating_sub(stood);
                    if left != stood {
                        let points = i32::from(left) - i32::from(stood);
                        tell_points(seat, points, left, law!("rest-uncleared"), scribe);
                    }
                }
            }
            Word::DemandTouched => self.demand(s, seat, Demand::Touched, scribe),
            Word::DemandClose => self.demand(s, seat, Demand::Close, scribe),
            Word::LetStand => self.let_stand(s, seat, scribe),
            Word::DemandOneMan => self.demand_one_man(s, seat, scribe),
            Word::Pass | Word::Compel | Word::School(_) => self.judged(s, seat, word, scribe),
            _ => {}
        }
    }

    fn mark_by_hand<S: Scribe>(&self, s: &mut State, seat: Seat, points: u8, two_counters: bool, scribe: &mut S) {
        let law = match (two_counters, current(s).points) {
            (false, _) => law!("one-counter"),
            (true, 1..) => law!("school-complete"),
            (true, 0) => law!("thrower-first"),
        };
        tell_points(seat, points.into(), s.score.points[seat].saturating_add(points), law, scribe);
        // Who marks on after a hole of his own throw marks the points over twelve, and may no longer leave.
        if s.phase == Phase::Play && s.deal.sheet.own.won > 0 && !s.deal.sheet.stays {
            s.deal.sheet.stays = true;
            scribe.says(seat, law!("rest-marked"), || text!("trictrac-stays", seat = seat));
        }
        let won = self.mark_unjudged(&mut s.score, seat, points, two_counters, scribe);
        let marked = current(s);
        marked.points += points;
        marked.won += won;
        marked.one_counter |= !two_counters;
        self.judge_winner(s, scribe);
    }

    /// Even the last hole of a Tour, or the last Satz, may have been marked wrongly.
    fn judge_winner<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let saetze = s.tours.saturating_add(u16::from(current(s).won));
        let decides = if self.has_holes() { s.score.winner().is_some() } else { saetze >= self.options.saetze };
        if decides {
            if s.phase == Phase::MarkGiven { self.judge_given(s, scribe) } else { self.judge_own(s, scribe) }
        }
    }
}

/// The marking that is in progress.
fn current(s: &mut State) -> &mut Marked {
    if s.phase == Phase::MarkGiven { &mut s.deal.sheet.given } else { &mut s.deal.sheet.own }
}
