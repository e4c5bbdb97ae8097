//! Suits not followed.

use crate::lhombre::course::Vole;
use crate::lhombre::rules::LHombre;
use crate::lhombre::rulings::{Act, Found, Remedy};
use crate::lhombre::state::{Phase, Public, State, Trick};
use crate::lhombre::table::{SEATS, next_of};
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, Scribe, Seat, SeatSet, law, text};

impl LHombre {
    /// A revoke in the trick on the table, as the laws see it.
    fn revoke(&self, p: &Public, gathered: bool) -> Act {
        let standing = p.course().standing(&self.options, &p.tricks);
        // Whoever has led to the sixth trick has undertaken the vole.
        let led_on = standing.vole == Vole::Undertaken || (self.may_stop(p) && p.trick.len > 0);
        Act::Revoke {
            gathered,
            next_card_played: false,
            // Whether it did harm is for the injured to say, who may have the trick played again.
            harmed: true,
            times: 1,
            found: Found::InPlay,
            trick: p.tricks.played + 1,
            vole: if led_on { Vole::Undertaken } else { Vole::None },
        }
    }

    /// Takes note of a card that does not follow though it could.
    pub(in crate::lhombre) fn note_revoke(&self, s: &mut State, seat: Seat, card: Card) {
        let hand = s.hands[seat.index() & 3];
        if !s.public.order().legal(hand, s.public.trick.led()).contains(card) {
            s.revoked = s.revoked.with(seat);
        }
    }

    /// All have played: a revoke comes out before the trick is gathered.
    pub(in crate::lhombre) fn complete_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let offender = self.in_trick(&s.public).find(|(seat, _)| s.revoked.contains(*seat));
        if let Some((seat, _)) = offender {
            let p = &mut s.public;
            p.faulty = p.faulty.with(seat);
            (p.phase, p.turn) = (Phase::Mend, seat);
            scribe.does(seat, law!("follow-suit"), || text!("lhombre-revokes", seat = seat));
            return;
        }
        let order = s.public.order();
        let led = s.public.trick.cards[0];
        let mut lacks = [CardSet::EMPTY; SEATS];
        for (seat, card) in self.in_trick(&s.public) {
            if !order.suit_of(led).contains(card) && !s.public.faulty.contains(seat) {
                lacks[seat.index() & 3] = order.called_by(led);
            }
        }
        let p = &mut s.public;
        (0..SEATS).for_each(|i| p.lacks[i] = p.lacks[i].union(lacks[i]));
        (p.faulty, p.bound, p.demanded) = (SeatSet::EMPTY, SeatSet::EMPTY, None);
        self.gather(s, scribe);
    }

    /// The cards of the trick on the table with those who played them.
    fn in_trick(&self, p: &Public) -> impl Iterator<Item = (Seat, Card)> + use<> {
        let (trick, seats) = (p.trick, self.seats);
        let mut seat = trick.leader;
        (0..usize::from(trick.len)).map(move |i| {
            let played = (seat, trick.cards[i & 3]);
            seat = next_of(trick.players, seat, seats);
            played
        })
    }

    /// Gives back the cards of the trick from a place on; everybody has seen them.
    fn give_back(&self, s: &mut State, from: usize) {
        let back: ArrayVec<(Seat, Card), SEATS> = self.in_trick(&s.public).skip(from).collect();
        let kept: ArrayVec<(Seat, Card), SEATS> = self.in_trick(&s.public).take(from).collect();
        let order = s.public.order();
        let leader = s.public.trick.leader;
        let p = &mut s.public;
        for (seat, card) in back {
            let i = seat.index() & 3;
            s.hands[i].insert(card);
            p.held[i] += 1;
            p.played[i].remove(card);
            p.sure[i].insert(card);
            s.revoked = s.revoked.without(seat);
        }
        p.trick = Trick::new(leader, p.trick.players);
        for (seat, card) in kept {
            let t = &mut p.trick;
            if t.len == 0 || order.beats(t.best, card) {
                (t.best, t.winner) = (card, seat);
            }
            t.cards[usize::from(t.len) & 3] = card;
            t.len += 1;
        }
        p.phase = Phase::Play;
    }

    /// A revoke is mended: his card and those after it are taken up again, and he must follow now.
    pub(super) fn mend<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let law = self.judge(s, seat, self.revoke(&s.public, false)).1.law();
        scribe.does(seat, law, || text!("lhombre-mends", seat = seat));
        let place = self.in_trick(&s.public).position(|(who, _)| who == seat).unwrap_or(0);
        self.give_back(s, place);
        let p = &mut s.public;
        p.bound = p.bound.with(seat);
        p.faulty = p.faulty.without(seat);
        p.turn = seat;
    }

    /// A revoke stands and is punished; where play goes on, the injured side may have the trick played again.
    pub(super) fn revoke_stands<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        s.revoked = s.revoked.without(seat);
        let act = self.revoke(&s.public, true);
        let Some(remedy) = self.try_act(s, seat, act, scribe) else { return };
        if remedy != Remedy::ReplayFromTrick {
            return self.complete_trick(s, scribe);
        }
        let p = &mut s.public;
        let alone = p.taker.or(p.hombre).unwrap_or(p.dealer);
        p.turn = if seat == alone { next_of(p.players, alone, self.seats) } else { alone };
        p.phase = Phase::Replay;
    }

    pub(super) fn replay_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        scribe.tell_by(law!("law-38"), || text!("lhombre-replays"));
        self.give_back(s, 0);
        let p = &mut s.public;
        p.bound = p.bound.union(p.faulty);
        p.faulty = SeatSet::EMPTY;
        p.turn = p.trick.leader;
    }
}
