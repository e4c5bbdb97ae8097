//! Hands laid down.

use super::*;

impl LHombre {
    /// Whether the hombre reaches a goal against any play of the others, all cards open.
    pub(super) fn is_sure(&self, s: &State, goal: Win) -> bool {
        let p = &s.public.deal;
        let position = Position { hands: s.hands, leader: p.tricks.now.leader(), won: p.tricks.won };
        Solver::new(p.order(), p.players, p.alone()).can_reach(&position, &goal)
    }

    /// What the hombre must still reach: his game, or all tricks if he goes for the vole.
    fn goal(&self, p: &Deal) -> Win {
        match p.course().standing(&self.options).end.vole {
            Vole::Undertaken => Win::AtLeast(p.alone(), self.hand),
            _ => solve::goal(p.bid.contract, p.alone(), self.hand),
        }
    }

    pub(super) fn lay_down<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.does(seat, None, || text!("lhombre-lays-down", seat = seat));
        let goal = self.goal(&s.public.deal);
        let sure = self.is_sure(s, goal);
        let p = &mut s.public.deal;
        if !p.is_hombre(seat) || !sure {
            p.sure[seat] = s.hands[seat];
        }
        if !p.is_hombre(seat) {
            self.defender_lays_down(s, seat, sure, scribe);
        } else if sure {
            // The first tricks are paid if they too are certain (A:232).
            let need = self.options.players.majority();
            let unbeaten = p.opening == p.tricks.count && !p.plays(Contract::Nullissimo);
            let premiers = p.opening >= need || (unbeaten && self.is_sure(s, Win::InSuccession(seat, need)));
            let vole = if goal == Win::AtLeast(seat, self.hand) { Vole::Made } else { Vole::None };
            scribe.does(seat, self.laying_down_law(), || text!("lhombre-sure", seat = seat));
            self.end_deal(s, Ended { premiers, vole, ..Ended::WON }, scribe);
        } else {
            self.lays_down_too_soon(s, seat, scribe);
        }
    }

    /// The law by which a hombre may lay down what is sure.
    pub(super) fn laying_down_law(&self) -> LawId {
        self.options.by_book(law!("law-23-sure-solo-laid-down"), law!("laid-down-won"))
    }

    /// A hombre lays down what can still be lost: in 1860 a lead is named to him; in 1782 he has shown his hand, unless
    /// the game is safe and only the vole he goes for is not.
    fn lays_down_too_soon<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let p = &mut s.public.deal;
        let safe = !p.plays(Contract::SoloTout) && p.tricks.won[seat] >= self.options.players.majority();
        if safe && !self.options.customs().laying_down_is_free {
            scribe.does(seat, self.laying_down_law(), || text!("lhombre-not-won", seat = seat));
            return self.play_on(s);
        }
        let verdict = self.judge(s, seat, Act::LaidDownAsWon {});
        scribe.does(seat, verdict.law(), || text!("lhombre-not-won", seat = seat));
        match self.abide(s, verdict, scribe) {
            Some(Remedy::PlayOnNamedLead) => {
                let p = &mut s.public.deal;
                (p.phase, p.turn) = (Phase::Demand, p.after(seat));
            }
            Some(_) => self.play_on(s),
            None => {}
        }
    }

    /// A defender lays down, thinking the hombre beaten; in 1860 he may, if it is true.
    fn defender_lays_down<S: Scribe>(&self, s: &mut State, seat: Seat, sure: bool, scribe: &mut S) {
        if self.options.customs().laying_down_is_free {
            if !sure {
                return self.play_on(s);
            }
            scribe.tell_by(law!("laid-down-beaten"), || text!("lhombre-not-beaten"));
        }
        let verdict = self.judge(s, seat, Act::LaidDownAsBeaten {});
        let Some(remedy) = self.abide(s, verdict, scribe) else { return };
        let p = &mut s.public.deal;
        let third = p.players.iter().find(|other| *other != seat && !p.is_hombre(*other));
        match third.filter(|_| remedy == Remedy::PlayOn) {
            Some(third) => {
                scribe.does(third, law!("hand-shown-play-on"), || text!("lhombre-third-decides", seat = third));
                (p.phase, p.turn) = (Phase::PlayOn, third);
            }
            None => self.play_on(s),
        }
    }

    pub(super) fn play_on(&self, s: &mut State) {
        let p = &mut s.public.deal;
        (p.phase, p.turn, p.demanded) = (Phase::Play, p.tricks.now.leader(), None);
    }
}
