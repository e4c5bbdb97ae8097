//! A touched man is a played man; and what follows from marking for closing and touching another.

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
        scribe.tell_by(law!("touch-move"), || text!("trictrac-touches", seat = seat, field = field));
        let closing = self.closing_points(s);
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
            // What he marked for closing is no longer due to him: the enemy may send him to school for it.
            s.sheet.own.due = s.sheet.own.due.saturating_sub(closing);
            s.phase = Phase::MissedClose;
            scribe.tell_by(law!("closing-missed"), || text!("trictrac-misses-closing", seat = seat));
        }
    }

    /// What the throw on the table brings for closing a Jan.
    fn closing_points(&self, s: &State) -> u8 {
        let mut closing = 0;
        if let Some(dice) = s.dice {
            throw::read(&self.ground(s), dice, self.moment(s), &mut |item| {
                if item.kind == Kind::Close {
                    closing = item.points;
                }
            });
        }
        closing
    }

    pub(super) fn demand<S: Scribe>(&self, s: &mut State, seat: Seat, demand: Demand, scribe: &mut S) {
        s.sheet.demand = Some(demand);
        s.phase = Phase::Play;
        scribe.tell_by(law!("closing-missed"), || match demand {
            Demand::Touched => text!("trictrac-demands-touched", seat = seat),
            Demand::Close => text!("trictrac-demands-close", seat = seat),
        });
    }
}
