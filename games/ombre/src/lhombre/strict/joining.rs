//! A bête made on top of an older one may go together with it, if both others agree (law 46).
//!
//! Two made in one deal go together anyhow (`same_deal_betes`). A block was not made by anybody, and in 1860 every bête
//! goes by itself, so that nobody is asked there; nor when no further deal is played for them.

use super::*;

impl LHombre {
    /// Whether the deal does not close yet, because somebody may want his new bête to go together with an older one.
    pub(in crate::lhombre) fn asks_to_join(&self, s: &mut State) -> bool {
        let (o, p) = (&self.options, &mut s.public);
        let asked = matches!(p.deal.phase, Phase::Together | Phase::Agree);
        let last = p.deals_done + 1 >= o.deals();
        if !o.strict || !o.customs().betes_may_join || o.blocks || asked || last || o.in_kessel(p.deals_done) {
            return false;
        }
        p.deal.also = doubly_marked(p);
        self.ask_next(&mut p.deal)
    }

    /// Asks the next who may want it. Returns whether there is one.
    fn ask_next(&self, p: &mut Deal) -> bool {
        let Some(owner) = p.also.first() else { return false };
        (p.phase, p.turn) = (Phase::Together, owner);
        true
    }

    /// The owner asks for it: now the others must agree.
    pub(super) fn ask_to_join<S: Scribe>(&self, s: &mut State, owner: Seat, scribe: &mut S) {
        scribe.says(owner, law!("law-46-two-betes-together"), || text!("lhombre-asks-to-join", seat = owner));
        (s.public.deal.phase, s.public.deal.turn) = (Phase::Agree, owner.next(self.seats));
    }

    /// Another agrees; when all have, the bêtes go together.
    pub(super) fn agree<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.says(seat, law!("law-46-two-betes-together"), || text!("lhombre-agrees-to-join", seat = seat));
        let p = &mut s.public.deal;
        p.turn = seat.next(self.seats);
        let Some(owner) = p.also.first().filter(|owner| *owner == p.turn) else { return };
        s.public.accounts.join(owner, scribe);
        scribe.does(owner, law!("law-46-two-betes-together"), || text!("lhombre-joined", seat = owner));
        self.joining_done(s, scribe);
    }

    /// Nothing goes together that somebody wants apart.
    pub(super) fn leave_apart<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.says(seat, law!("law-46-two-betes-together"), || text!("lhombre-leaves-apart", seat = seat));
        self.joining_done(s, scribe);
    }

    fn joining_done<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public.deal;
        p.also = p.also.first().map_or(SeatSet::EMPTY, |owner| p.also.without(owner));
        if !self.ask_next(p) {
            self.next_deal(s, scribe);
        }
    }
}

/// Those of whom a bête was written in this deal and another stands.
fn doubly_marked(p: &Public) -> SeatSet {
    let betes = &p.accounts.betes;
    let new = betes.written.get(usize::from(p.lines)..).unwrap_or_default();
    let standing = |seat: Seat| betes.active.iter().chain(&betes.written).filter(|b| owner(b) == seat).count();
    new.iter().map(owner).filter(|seat| standing(*seat) > 1).collect()
}
