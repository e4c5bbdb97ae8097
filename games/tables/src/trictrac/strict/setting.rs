//! A man is set wrongly: the enemy lets him stand, or has one man give both numbers.

use super::super::rules::Trictrac;
use super::super::state::{Demand, Misset, Phase, State};
use crate::board::{ALL, Fields, bit};
use crate::ground::Ground;
use crate::notation::{Play, Step};
use crate::plays::{Missets, Plays};
use spadille_core::{Scribe, Seat, law, text};

impl Trictrac {
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
        let mut plays = Plays::of(&ground, dice, s.colour(), self.custom);
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
