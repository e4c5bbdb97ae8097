//! Who plays: from the Vorhand round, each undertakes the game or passes.

use super::moves::Move;
use super::options::{Mode, Nehmen};
use super::rules::LHomme;
use super::state::{Phase, Public, State};
use spadille_core::{LawId, Offer, Scribe, Seat, law, text};

impl LHomme {
    /// Whether whoever is asked must undertake the game, and by which law.
    pub fn bound_to_play(&self, p: &Public, seat: Seat) -> Option<LawId> {
        match (self.options.nehmen, self.options.mode) {
            (Nehmen::Undertake, Mode::ParForce) => Some(law!("undertake-par-force")),
            (Nehmen::Undertake, Mode::ZurLust) if seat == p.dealer => Some(law!("undertake-last")),
            _ => None,
        }
    }

    /// What whoever is asked may say.
    pub(super) fn calls(&self, p: &Public, seat: Seat) -> Offer<Move> {
        let play = Offer::new(Move::Play).with(Move::Undertake);
        match self.bound_to_play(p, seat) {
            None => play.with(Move::Pass),
            Some(_) if self.options.may_refuse() => play.with_aside(Move::Pass),
            Some(_) => play,
        }
    }

    /// Somebody undertakes the game or passes.
    pub(super) fn call<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let p = &mut s.public;
        if m == Move::Undertake {
            scribe.says(seat, law!("homme"), || text!("lhomme-undertakes", seat = seat));
            p.deal.homme = Some(seat);
            p.deal.phase = Phase::Play;
            p.deal.turn = p.deal.tricks.now.turn();
            let leader = p.deal.turn;
            return scribe.does(leader, law!("vorhand-leads"), || text!("lhomme-leads", seat = leader));
        }
        scribe.says(seat, law!("pass-if-you-like"), || text!("lhomme-passes", seat = seat));
        match (self.bound_to_play(p, seat), self.options.mode) {
            (Some(law), Mode::ParForce) => self.mark(p, seat, law, scribe),
            (Some(law), Mode::ZurLust) => self.double(&mut p.ledger, seat, law, scribe),
            (None, _) => {}
        }
        p.deal.passed = p.deal.passed.with(seat);
        if seat == p.dealer {
            return self.end_deal(s, scribe);
        }
        p.deal.turn = seat.next(self.options.players);
    }
}
