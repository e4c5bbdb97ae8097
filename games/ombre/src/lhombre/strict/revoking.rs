//! Suits not followed.

use super::*;

impl LHombre {
    /// A revoke in the trick on the table, as the laws see it.
    fn revoke(&self, p: &Deal, gathered: bool) -> Act {
        let standing = p.course().standing(&self.options);
        // Whoever has led to the sixth trick has undertaken the vole.
        let led_on = standing.end.vole == Vole::Undertaken || (self.may_stop(p) && !p.tricks.now.is_empty());
        Act::Revoke(Revoke {
            gathered,
            next_card_played: false,
            // Whether it did harm is for the injured to say, who may have the trick played again.
            harmed: true,
            times: 1,
            found: Found::InPlay,
            trick: p.tricks.count + 1,
            vole: if led_on { Vole::Undertaken } else { Vole::None },
        })
    }

    /// All have played: a revoke comes out before the trick is gathered.
    pub(in crate::lhombre) fn complete_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public.deal;
        let order = p.order();
        if let Some(seat) = revoke::offender(order, &p.tricks.now, &s.hands, p.faulty) {
            (p.faulty, p.phase, p.turn) = (p.faulty.with(seat), Phase::Mend, seat);
            scribe.does(seat, law!("follow-suit"), || text!("lhombre-revokes", seat = seat));
            return;
        }
        for (seat, lacks) in p.tricks.shown_voids(order, p.faulty).iter() {
            p.tricks.lacks[seat] = p.tricks.lacks[seat].union(*lacks);
        }
        (p.faulty, p.bound, p.demanded) = (SeatSet::EMPTY, SeatSet::EMPTY, None);
        self.gather(s, scribe);
    }

    /// Gives the last cards of the trick back until so many lie there; everybody has seen them.
    fn give_back(&self, s: &mut State, left: u8) {
        let p = &mut s.public.deal;
        for (seat, card) in p.tricks.take_up(p.order(), left) {
            s.hands[seat].insert(card);
            p.held[seat] += 1;
            p.sure[seat].insert(card);
        }
        (p.phase, p.turn) = (Phase::Play, p.tricks.now.turn());
    }

    /// A revoke is mended: his card and those after it are taken up again, and he must follow now.
    pub(super) fn mend<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let law = self.judge(s, seat, self.revoke(&s.public.deal, false)).law();
        scribe.does(seat, law, || text!("lhombre-mends", seat = seat));
        let place = s.public.deal.tricks.now.plays().position(|(who, _)| who == seat).unwrap_or(0);
        self.give_back(s, place as u8);
        let p = &mut s.public.deal;
        (p.bound, p.faulty) = (p.bound.with(seat), p.faulty.without(seat));
    }

    /// A revoke stands and is punished; where play goes on, the injured side may have the trick played again.
    pub(super) fn revoke_stands<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let verdict = self.judge(s, seat, self.revoke(&s.public.deal, true));
        let Some(remedy) = self.abide(s, verdict, scribe) else { return };
        if remedy != Remedy::ReplayFromTrick {
            return self.complete_trick(s, scribe);
        }
        let p = &mut s.public.deal;
        let alone = p.taker.or(p.hombre).unwrap_or(p.dealer);
        p.turn = if seat == alone { p.after(alone) } else { alone };
        p.phase = Phase::Replay;
    }

    pub(super) fn replay_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        scribe.tell_by(law!("law-38-revoke-replayed"), || text!("lhombre-replays"));
        self.give_back(s, 0);
        let p = &mut s.public.deal;
        (p.bound, p.faulty) = (p.bound.union(p.faulty), SeatSet::EMPTY);
    }
}
