//! Looking at what lies face down: undrawn cards, taken tricks, one's own discards.

use super::rulings::{Act, may_look_at_undrawn};
use super::*;

impl LHombre {
    /// Whether a seat may look at the undrawn cards: the last buyer, and after him the others, until a trick is made.
    #[inline]
    pub(super) fn may_look(&self, p: &Deal, seat: Seat) -> bool {
        let allowed =
            |last: Seat| may_look_at_undrawn(&self.options, seat, last, p.looked.contains(last), p.tricks.count);
        p.talon.left() > 0 && !p.looked.contains(seat) && p.last_buyer.is_some_and(allowed)
    }

    /// Whether the hombre may look back at taken tricks. Having looked once he may go on doing so.
    #[inline]
    pub(super) fn may_look_back(&self, p: &Deal) -> bool {
        let allowed = match self.options.trick_view {
            TrickView::Hombre | TrickView::LastTrick => true,
            TrickView::HombreSolo => p.bid.contract.is_solo(),
            TrickView::None => false,
        };
        allowed && p.tricks.count > 0 && !p.looked_back && !self.near_vole(p)
    }

    /// Whether the hombre goes for the vole or is asked whether he will: then there is no looking back (law 34), nor at
    /// the discards.
    #[inline]
    pub(super) fn near_vole(&self, p: &Deal) -> bool {
        let unbeaten = p.opening == p.tricks.count;
        unbeaten && (self.may_stop(p) || p.course().standing(&self.options).end.vole == Vole::Undertaken)
    }

    /// Whether a seat may still look at what it laid away: until the first lead, by the older book in Casco only until
    /// trumps are named. A hombre who has looked all the same has seen them.
    pub(super) fn may_review(&self, p: &Deal, seat: Seat) -> bool {
        let led = p.tricks.count > 0 || !p.tricks.now.is_empty();
        let hombre = p.is_hombre(seat);
        let named = hombre && p.bid.contract.row().trump_by == TrumpBy::After && p.trump.is_some();
        let closed = led || (named && self.options.review_discards == ReviewDiscards::UntilTrump);
        !closed || (hombre && p.no_vole)
    }

    pub(super) fn look<S: Scribe>(&self, s: &mut State, seat: Seat, word: Move, scribe: &mut S) {
        match word {
            Move::LookBack => self.look_back(&mut s.public.deal, seat, scribe),
            Move::LookDiscards => {
                s.public.deal.no_vole = true;
                scribe.does(seat, law!("discards-view-1860"), || text!("lhombre-looks-discards", seat = seat));
                scribe.does(seat, law!("discards-no-vole"), || text!("lhombre-no-vole", seat = seat));
            }
            _ => self.look_talon(s, seat, scribe),
        }
    }

    fn look_back<S: Scribe>(&self, p: &mut Deal, seat: Seat, scribe: &mut S) {
        p.looked_back = true;
        scribe.does(seat, self.looking_back_law(), || text!("lhombre-looks-back", seat = seat));
        for who in p.players.iter() {
            scribe.whisper(seat, || text!("lhombre-tricks-seen", seat = who, cards = self.turned_up(p, who)));
        }
        scribe.does(seat, law!("looked-no-vole"), || text!("lhombre-no-vole", seat = seat));
    }

    /// The law that lets the hombre of this table look back.
    pub(super) fn looking_back_law(&self) -> LawId {
        match self.options.trick_view {
            TrickView::LastTrick | TrickView::None => law!("trick-view-last"),
            TrickView::HombreSolo => law!("trick-view-1860"),
            TrickView::Hombre => law!("law-34-looking-back"),
        }
    }

    /// What a hombre who looks back sees of the cards that `who` has played: all, or his card of the last trick.
    pub(super) fn turned_up(&self, p: &Deal, who: Seat) -> CardSet {
        let on_table: CardSet = p.tricks.now.cards().iter().copied().collect();
        let turned = p.tricks.played[who].minus(on_table);
        let last = p.tricks.last.filter(|_| self.options.trick_view == TrickView::LastTrick);
        last.map_or(turned, |trick| turned.both(trick.cards().iter().copied().collect()))
    }

    fn look_talon<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let p = &mut s.public.deal;
        let last_buyer = p.last_buyer.unwrap_or(seat);
        let last_buyer_looked = p.looked.contains(last_buyer);
        let act = Act::LookedAtUndrawn { last_buyer, last_buyer_looked, tricks_played: p.tricks.count };
        p.looked = p.looked.with(seat);
        let cards: CardSet = s.talon[p.talon.places()].iter().copied().collect();
        let verdict = self.judge(s, seat, act);
        scribe.does(seat, verdict.law(), || text!("lhombre-looks-talon", seat = seat));
        scribe.whisper(seat, || text!("lhombre-undrawn", cards = cards));
        self.abide(s, verdict, scribe);
    }
}
