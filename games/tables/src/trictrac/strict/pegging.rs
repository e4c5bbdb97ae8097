//! Holes won and not pegged: they may be pegged until the next throw, and then they are lost.

use super::super::rules::Rules;
use super::super::state::{Phase, State};
use spadille_core::{Measure, PerSeat, Scribe, Seat, SeatSet, Tally, Turn, law, text};

impl Rules {
    /// Whether a player has a hole to peg that he has forgotten.
    pub(in super::super) fn may_peg(&self, s: &State, seat: Seat) -> bool {
        s.unpegged[seat] > 0 && s.score.winner().is_none()
    }

    /// The table waits for one; the other may still peg a hole that he has forgotten.
    pub(in super::super) fn turn_of(&self, s: &State, awaited: Seat) -> Turn {
        let other = awaited.next(2);
        let free = if self.may_peg(s, other) { SeatSet::one(other) } else { SeatSet::EMPTY };
        Turn::Seats { awaited: SeatSet::one(awaited), free }
    }

    pub(super) fn peg_only<S: Scribe>(&self, s: &mut State, seat: Seat, pegged: u8, scribe: &mut S) {
        let (before, holes) = (super::current(s).before.holes[seat], s.score.holes[seat]);
        s.unpegged[seat] = s.score.peg_only(seat, before, pegged);
        let stands = s.score.holes[seat];
        scribe.tallies(seat, law!("unpegged-hole"), || {
            let pegs = text!("trictrac-pegs", seat = seat, number = pegged);
            Tally::new(Measure::Holes, i32::from(stands) - i32::from(holes), pegs).standing(stands.into())
        });
    }

    pub(super) fn peg_rest<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let forgotten = std::mem::take(&mut s.unpegged[seat]);
        s.score.peg_forgotten(seat, forgotten);
        let stands = s.score.holes[seat];
        scribe.tallies(seat, law!("unpegged-hole"), || {
            let pegs = text!("trictrac-pegs-rest", seat = seat, number = forgotten);
            Tally::new(Measure::Holes, forgotten.into(), pegs).standing(stands.into())
        });
        match (s.phase, seat == s.thrower) {
            // The marking that won the hole is still to be judged.
            (Phase::Play, _) | (Phase::MarkGiven, false) => self.judge_winner(s, scribe),
            (Phase::JudgeOwn, _) | (Phase::JudgeGiven, false) => {}
            (Phase::MarkGiven | Phase::JudgeGiven, true) => {
                // The enemy's marking is judged by the score in which this hole is pegged.
                s.deal.sheet.given.before.peg_forgotten(seat, forgotten);
                self.end_tour(s, scribe);
            }
            _ if s.score.winner().is_some() => self.end_tour(s, scribe),
            _ if s.unpegged == PerSeat([0; 2]) => self.take_cup(s),
            _ => {}
        }
    }

    /// The dice are thrown although holes are forgotten: they are lost.
    pub(in super::super) fn lose_unpegged<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        for (seat, lost) in std::mem::take(&mut s.unpegged).iter().filter(|(_, lost)| **lost > 0) {
            let loses = || text!("trictrac-unpegged-lost", seat = seat, number = *lost);
            scribe.does(seat, law!("unpegged-hole"), loses);
        }
    }
}
