//! A touched man is a played man; and what follows from marking for closing and touching another.

use super::super::rules::Trictrac;
use super::super::state::{Demand, Phase, State};
use super::super::throw::{self, Kind};
use crate::ground::Jan;
use crate::plays::Plays;
use spadille_core::{Scribe, Seat, law, text};

impl Trictrac {
    /// A man is touched: he must be played if he can be, and nothing more is marked.
    pub(in super::super) fn touch<S: Scribe>(&self, s: &mut State, seat: Seat, field: u8, scribe: &mut S) {
        let own_field = s.colour().turned(field);
        let Some(dice) = s.deal.dice else { return };
        let plays = self.plays(s);
        s.deal.sheet.touched = Some(own_field);
        scribe.does(seat, law!("touch-move"), || text!("trictrac-touches", seat = seat, field = field));
        let only_unless_closing = || {
            let free = Plays::without_duty(&self.ground(s), dice, s.colour(), self.custom);
            !plays.can_move(own_field) && free.can_move(own_field)
        };
        if let Some((_, closing)) = self.marked_for_closing(s).filter(|_| only_unless_closing()) {
            self.miss_closing(s, closing, scribe);
            s.phase = Phase::MissedClose;
        }
    }

    /// What he marked for closing is no longer due to the thrower: the enemy may send him to school for it.
    pub(super) fn miss_closing<S: Scribe>(&self, s: &mut State, closing: u8, scribe: &mut S) {
        let own = &mut s.deal.sheet.own;
        own.due = own.due.saturating_sub(closing);
        scribe.does(s.thrower, law!("closing-missed"), || text!("trictrac-misses-closing", seat = s.thrower));
    }

    /// The Jan that the throw on the table can close, and what that brings, if the thrower has marked it himself.
    pub(super) fn marked_for_closing(&self, s: &State) -> Option<(Jan, u8)> {
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
}
