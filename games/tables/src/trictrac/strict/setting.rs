//! A touched man is a played man, and what follows from marking for closing and touching another; and a man set wrongly, whom
//! the enemy lets stand or has one man give both numbers instead.

use super::super::rules::Rules;
use super::super::state::{Demand, Misset, Phase, State};
use super::super::throw::{self, Kind};
use crate::board::{ALL, Fields, bit};
use crate::ground::{Ground, Jan};
use crate::notation::{Play, Step};
use crate::plays::{Missets, Plays};
use spadille_core::{Scribe, Seat, law, text};

impl Rules {
    /// A man is touched: he must be played if he can be, and nothing more is marked.
    pub(in super::super) fn touch<S: Scribe>(&self, s: &mut State, seat: Seat, field: u8, scribe: &mut S) {
        let own_field = s.colour().turned(field);
        let Some(dice) = s.deal.dice else { return };
        let plays = self.plays(s);
        s.deal.sheet.touched = Some(own_field);
        scribe.does(seat, law!("touch-move"), || text!("trictrac-touches", seat = seat, field = field));
        let only_unless_closing = || {
            let free = Plays::without_duty(&self.ground(s), dice, s.colour(), self.terms.custom);
            !plays.can_move(own_field) && free.can_move(own_field)
        };
        if let Some((_, closing)) = self.marked_for_closing(s).filter(|_| only_unless_closing()) {
            self.miss_closing(s, closing, scribe);
            s.phase = Phase::MissedClose;
        }
    }

    /// What he marked for closing is no longer due to the thrower: the enemy may send him to school for it.
    fn miss_closing<S: Scribe>(&self, s: &mut State, closing: u8, scribe: &mut S) {
        let own = &mut s.deal.sheet.own;
        own.due = own.due.saturating_sub(closing);
        scribe.does(s.thrower, law!("closing-missed"), || text!("trictrac-misses-closing", seat = s.thrower));
    }

    /// The Jan that the throw on the table can close, and what that brings, if the thrower has marked it himself.
    fn marked_for_closing(&self, s: &State) -> Option<(Jan, u8)> {
        let own = &s.deal.sheet.own;
        let dice = s.deal.dice.filter(|_| self.options.is_manual() && !own.judged)?;
        let mut closing = None;
        throw::read(&self.ground(s), dice, self.moment(s), &mut |item| {
            if item.kind == Kind::Close {
                closing = item.jan.map(|jan| (jan, item.points));
            }
        });
        closing.filter(|(_, points)| own.points >= *points)
    }

    pub(super) fn demand<S: Scribe>(&self, s: &mut State, seat: Seat, demand: Demand, scribe: &mut S) {
        s.deal.sheet.demand = Some(demand);
        s.phase = Phase::Play;
        scribe.says(seat, law!("closing-missed"), || match demand {
            Demand::Close => text!("trictrac-demands-close", seat = seat),
            _ => text!("trictrac-demands-touched", seat = seat),
        });
    }

    /// The ways in which the thrower may set a man wrongly: once a throw, and where touching binds only the man he has
    /// touched.
    pub(in super::super) fn missets(&self, s: &State) -> Missets {
        let sheet = &s.deal.sheet;
        let Some(dice) = s.deal.dice.filter(|_| sheet.misset.is_none() && sheet.demand.is_none()) else {
            return Missets::NONE;
        };
        let among: Fields = match sheet.touched {
            Some(field) => bit(field),
            None if self.options.touch_binds() => 0,
            None => ALL,
        };
        Missets::of(&self.ground(s), dice, s.colour(), among)
    }

    /// A man is set wrongly, and the other number is still to be given.
    pub(in super::super) fn misset<S: Scribe>(&self, s: &mut State, seat: Seat, step: Step, scribe: &mut S) {
        let Some(dice) = s.deal.dice else { return };
        let (from, to) = step.ends(s.colour());
        let men = &mut s.deal.men[seat];
        let left = Missets::number_left(dice, to.saturating_sub(from));
        s.deal.sheet.misset = Some(Misset { before: *men, left });
        *men = men.moved(from, to);
        s.deal.last = Play::one(step);
        let (from, to) = (step.from(), step.to());
        scribe.does(seat, law!("wrong-play"), || text!("trictrac-missets", seat = seat, from = from, to = to));
    }

    /// The throw has been played; if a man was set wrongly, the enemy chooses what follows.
    pub(in super::super) fn played_by_hand<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.deal.sheet.played = true;
        if s.deal.sheet.misset.is_some() { s.phase = Phase::SetWrongly } else { self.judge_own(s, scribe) }
    }

    /// The plays that the enemy may demand instead of men set wrongly: one man gives both numbers.
    pub(in super::super) fn one_man_instead(&self, s: &State) -> Plays {
        let (Some(misset), Some(dice)) = (s.deal.sheet.misset, s.deal.dice) else { return Plays::empty() };
        let ground = Ground::new(misset.before, s.deal.men[s.enemy()]);
        let mut plays = Plays::of(&ground, dice, s.colour(), self.terms.custom);
        plays.demand_one_man();
        plays
    }

    /// The men stand as they were set. Who had marked for closing has not done it, and may be sent to school for it.
    pub(super) fn let_stand<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.says(seat, law!("wrong-play"), || text!("trictrac-lets-stand", seat = seat));
        if let Some(misset) = s.deal.sheet.misset {
            let set = std::mem::replace(&mut s.deal.men[s.thrower], misset.before);
            let closing = self.marked_for_closing(s).filter(|(jan, _)| !jan.is_full(set));
            s.deal.men[s.thrower] = set;
            if let Some((_, points)) = closing {
                self.miss_closing(s, points, scribe);
            }
        }
        self.judge_own(s, scribe);
    }

    /// The men go back, and one of them gives both numbers.
    pub(super) fn demand_one_man<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        if let Some(misset) = s.deal.sheet.misset.take() {
            s.deal.men[s.thrower] = misset.before;
            s.deal.last = Play::NONE;
        }
        s.deal.sheet.demand = Some(Demand::OneMan);
        s.deal.sheet.touched = None;
        s.deal.sheet.played = false;
        s.phase = Phase::Play;
        scribe.says(seat, law!("wrong-play"), || text!("trictrac-demands-one-man", seat = seat));
    }
}
