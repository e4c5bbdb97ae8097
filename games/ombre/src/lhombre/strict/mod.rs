//! What the laws punish, where a strict table lets it happen; and claims.
//!
//! What an act costs is decided by [`rulings::rule`](super::rulings::rule), here as in worked cases: these files only
//! say which act it is, and how the table goes on.

mod claiming;
mod joining;
mod judge;
mod laying_down;
mod naming;
mod open_solo;
mod revoking;

use super::rulings::*;
use super::solve::{self, Win};
use super::*;

impl LHombre {
    /// The moves of the phases that only strict tables know, and of claims.
    pub(super) fn strict_moves(&self, s: &State, seat: Seat, hand: CardSet) -> Moves {
        let p = &s.public.deal;
        match p.phase {
            Phase::Spadille => Moves::either([Move::OwnUp, Move::Hide]),
            Phase::Forgotten => Moves::words(self.bids.names.and_if(!p.is_hombre(seat), Move::Pass)),
            Phase::TakeBack => {
                let can = !self.to_take_back(s, seat).is_empty();
                Moves::words(Words::of(Move::Keep).and_if(can, Move::TakeBack))
            }
            Phase::LayAgain => Moves::discard(hand.minus(s.fresh), p.again, p.again, (0, 0)),
            Phase::Mend => Moves::either([Move::Keep, Move::Mend]),
            Phase::Replay => Moves::either([Move::Keep, Move::Replay]),
            Phase::PlayOn | Phase::Shown => Moves::either([Move::Keep, Move::Pass]),
            Phase::Together | Phase::Agree => Moves::either([Move::Keep, Move::Join]),
            Phase::Demand => Moves { cards: s.hands[p.alone()], purpose: Use::Demand, ..Moves::NONE },
            Phase::Claims => Moves { claims: true, ..Moves::either([Move::ClaimNothing]) },
            _ => Moves::NONE,
        }
    }

    /// What may be played and done at one's turn at a strict table.
    pub(super) fn strict_plays(&self, s: &State, seat: Seat, hand: CardSet, legal: CardSet, words: Words) -> Moves {
        let p = &s.public.deal;
        let (leads, hombre) = (p.tricks.now.is_empty(), p.is_hombre(seat));
        let forgets = hombre && p.laid[seat] > 0 && !self.may_review(p, seat) && !self.near_vole(p);
        // Cards that lie open already need not be laid down again.
        let closed = !p.lies_open(seat) && p.demanded.is_none() && p.taker.is_none() && !self.plays_short(p);
        let words = words
            .and_if(p.talon.left() > 0 && !p.looked.contains(seat), Move::LookTalon)
            .and_if(forgets, Move::LookDiscards)
            .and_if(leads && closed, Move::LayDown);
        let cards = match p.demanded.filter(|card| leads && hand.contains(*card)) {
            Some(card) => CardSet::one(card),
            None if p.bound.contains(seat) => legal,
            None => hand,
        };
        Moves::play(cards, words)
    }

    pub(super) fn strict_play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match (s.public.deal.phase, m) {
            (Phase::Spadille, Move::Hide) => self.hide_spadille(s, seat, scribe),
            (Phase::Spadille, _) => self.force_spadille(s, seat, scribe),
            (Phase::Discard, Move::Blurt(suit)) => self.misname(s, seat, suit, scribe),
            (Phase::Forgotten, Move::Name(suit)) => self.name_forgotten(s, seat, suit, scribe),
            (Phase::Forgotten, _) => s.public.deal.also = s.public.deal.also.without(seat),
            (Phase::TakeBack, Move::TakeBack) => self.take_back(s, seat, scribe),
            (Phase::TakeBack, _) => self.begin_buying(s, scribe),
            (Phase::LayAgain, Move::Discard(cards)) => {
                s.lay_away(seat, cards);
                self.begin_buying(s, scribe);
            }
            (Phase::Name, Move::LayDown) => self.lay_open(s, seat, scribe),
            (Phase::Shown, Move::Pass) => self.content(s, seat, scribe),
            (Phase::Shown, _) => self.insist(s, seat, scribe),
            (Phase::Play, Move::LayDown) => self.lay_down(s, seat, scribe),
            (Phase::Mend, Move::Mend) => self.mend(s, seat, scribe),
            (Phase::Mend, _) => self.revoke_stands(s, seat, scribe),
            (Phase::Replay, Move::Replay) => self.replay_trick(s, scribe),
            (Phase::Replay, _) => self.complete_trick(s, scribe),
            (Phase::PlayOn, Move::Pass) => self.end_deal(s, Ended::WON, scribe),
            (Phase::PlayOn, _) => self.play_on(s),
            (Phase::Demand, Move::Demand(card)) => {
                self.play_on(s);
                s.public.deal.demanded = Some(card);
                scribe.says(seat, law!("laid-down-won"), || text!("lhombre-demands", seat = seat, card = card));
            }
            (Phase::Claims, Move::Claim(claim)) => self.claim(s, seat, claim, scribe),
            (Phase::Claims, _) => self.claim(s, seat, Claim::default(), scribe),
            (Phase::Together, Move::Join) => self.ask_to_join(s, seat, scribe),
            (Phase::Agree, Move::Join) => self.agree(s, seat, scribe),
            (Phase::Together | Phase::Agree, _) => self.leave_apart(s, seat, scribe),
            _ => {}
        }
    }
}
