//! A touched man is a played man; and what follows from marking for closing and touching another.

use super::super::ground::Jan;
use super::super::plays::Plays;
use super::super::rules::Trictrac;
use super::super::state::{Demand, Phase, State};
use super::super::throw::{self, Kind};
use crate::board::bit;
use spadille_core::{Scribe, Seat, law, text};

impl Trictrac {
    /// A man is touched: he must be played if he can be, and nothing more is marked.
    pub(in super::super) fn touch<S: Scribe>(&self, s: &mut State, seat: Seat, field: u8, scribe: &mut S) {
        let own_field = s.colour().turned(field);
        let plays = self.plays(s);
        s.sheet.touched = Some(own_field);
        scribe.does(seat, law!("touch-move"), || text!("trictrac-touches", seat = seat, field = field));
        let closing = self.closing(s).map_or(0, |(_, points)| points);
        let misses = self.options.is_manual()
            && !s.sheet.own.judged
            && closing > 0
            && s.sheet.own.points >= closing
            && plays.movable() & bit(own_field) == 0
            && s.dice.is_some_and(|dice| {
                let free = Plays::without_duty(&self.ground(s), dice, s.colour(), self.custom);
                free.movable() & bit(own_field) != 0
            });
        if misses {
            self.miss_closing(s, closing, scribe);
            s.phase = Phase::MissedClose;
        }
    }

    /// What he marked for closing is no longer due to the thrower: the enemy may send him to school for it.
    pub(super) fn miss_closing<S: Scribe>(&self, s: &mut State, closing: u8, scribe: &mut S) {
        s.sheet.own.due = s.sheet.own.due.saturating_sub(closing);
        scribe.does(s.thrower, law!("closing-missed"), || text!("trictrac-misses-closing", seat = s.thrower));
    }

    /// The Jan that the throw on the table can close, and what that brings.
    pub(super) fn closing(&self, s: &State) -> Option<(Jan, u8)> {
        let mut closing = None;
        if let Some(dice) = s.dice {
            throw::read(&self.ground(s), dice, self.moment(s), &mut |item| {
                if item.kind == Kind::Close {
                    closing = item.jan.map(|jan| (jan, item.points));
                }
            });
        }
        closing
    }

    pub(super) fn demand<S: Scribe>(&self, s: &mut State, seat: Seat, demand: Demand, scribe: &mut S) {
        s.sheet.demand = Some(demand);
        s.phase = Phase::Play;
        scribe.says(seat, law!("closing-missed"), || match demand {
            Demand::Close => text!("trictrac-demands-close", seat = seat),
            _ => text!("trictrac-demands-touched", seat = seat),
        });
    }
}
