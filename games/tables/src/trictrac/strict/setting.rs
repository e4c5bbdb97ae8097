//! A man is set wrongly: the enemy lets him stand, or has one man give both numbers.

use super::super::ground::Ground;
use super::super::plays::Missets;
use super::super::rules::Trictrac;
use super::super::rulings;
use super::super::state::{Demand, Misset, Phase, State};
use crate::board::{ALL, Fields, Men, bit};
use crate::notation::{Play, Step};
use spadille_core::{Scribe, Seat, law, text};

impl Trictrac {
    /// The ways in which the thrower may set a man wrongly: once a throw, and where touching binds only the man he has
    /// touched.
    pub(in super::super) fn missets(&self, s: &State) -> Missets {
        let sheet = &s.sheet;
        let Some(dice) = s.dice.filter(|_| sheet.misset.is_none() && sheet.demand.is_none()) else {
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
    pub(super) fn misset<S: Scribe>(&self, s: &mut State, seat: Seat, step: Step, scribe: &mut S) {
        let Some(dice) = s.dice else { return };
        let (from, to) = (s.colour().turned(step.from()), s.colour().turned(step.to()));
        let men = &mut s.men[seat.index() & 1];
        s.sheet.misset = Some(Misset { before: *men, left: Missets::number_left(dice, to.saturating_sub(from)) });
        *men = men.moved(from, to);
        s.last = Play::one(step);
        let (from, to) = (step.from(), step.to());
        scribe.does(seat, law!("wrong-play"), || text!("trictrac-missets", seat = seat, from = from, to = to));
    }

    /// The throw has been played; if a man was set wrongly, the enemy chooses what follows.
    pub(in super::super) fn played_by_hand<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.sheet.played = true;
        if s.sheet.misset.is_some() { s.phase = Phase::SetWrongly } else { self.judge_own(s, scribe) }
    }

    /// How the thrower's men may stand if the enemy has one man give both numbers instead of those set wrongly.
    pub(in super::super) fn one_man_instead(&self, s: &State) -> Vec<Men> {
        let (Some(misset), Some(dice)) = (s.sheet.misset, s.dice) else { return vec![] };
        let ground = Ground::new(misset.before, s.men[s.enemy().index()]);
        rulings::one_man(&ground, dice, s.colour(), self.custom).0
    }

    /// The men stand as they were set. Who had marked for closing has not done it, and may be sent to school for it.
    pub(super) fn let_stand<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.says(seat, law!("wrong-play"), || text!("trictrac-lets-stand", seat = seat));
        if let Some(misset) = s.sheet.misset {
            let i = s.thrower.index() & 1;
            let set = std::mem::replace(&mut s.men[i], misset.before);
            let own = &s.sheet.own;
            let missed =
                self.closing(s).filter(|(jan, points)| !own.judged && own.points >= *points && !jan.is_full(set));
            s.men[i] = set;
            if let Some((_, points)) = missed {
                self.miss_closing(s, points, scribe);
            }
        }
        self.judge_own(s, scribe);
    }

    /// The men go back, and one of them gives both numbers.
    pub(super) fn demand_one_man<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        if let Some(misset) = s.sheet.misset.take() {
            s.men[s.thrower.index() & 1] = misset.before;
            s.last = Play::NONE;
        }
        s.sheet.demand = Some(Demand::OneMan);
        s.sheet.touched = None;
        s.sheet.played = false;
        s.phase = Phase::Play;
        scribe.says(seat, law!("wrong-play"), || text!("trictrac-demands-one-man", seat = seat));
    }
}
