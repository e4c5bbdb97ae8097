//! Mistakes and what they cost, decided once for strict tables and worked cases.

use super::cards::TAROCKS;
use super::customs::Misdeal;
use super::honours::{Honour, Item, is_pagat};
use super::moves::class;
use super::rules::Rules;
use super::settle::DealResult;
use super::state::{Public, Ring, SEATS, State, Trick};
use super::terms::Form;
use spadille_core::{Card, CardSet, LawId, PerSeat, Scribe, Seat, SeatSet, law, text};

impl Rules {
    /// An offender pays each of the others.
    pub fn fine<S: Scribe>(
        &self,
        p: &mut Public,
        offender: Seat,
        amount: i64,
        law: spadille_core::LawId,
        scribe: &mut S,
    ) {
        let others = p.deal.ring.set().without(offender);
        self.each_pays(p, others.iter(), offender, -amount, law, scribe);
    }

    /// What was paid for an announcement is given back.
    pub fn refund<S: Scribe>(&self, p: &mut Public, item: &Item, law: spadille_core::LawId, scribe: &mut S) {
        let payers = self.payers(p, item.seat);
        self.each_pays(p, payers.iter(), item.seat, -item.value, law, scribe);
    }

    /// The law by which somebody owns to a misdeal.
    pub(super) fn misdeal_law(&self) -> LawId {
        match self.terms.customs.misdeal {
            Misdeal::PaysVorhand => law!("misdeal-hundred"),
            Misdeal::Fined => law!("misdeal-five"),
            Misdeal::Free => law!("misdeal-passes"),
        }
    }

    /// A misdeal: what it costs, and whether the same dealer deals again.
    pub fn misdeal<S: Scribe>(&self, p: &mut Public, scribe: &mut S) -> bool {
        let dealer = p.dealer;
        match self.terms.customs.misdeal {
            Misdeal::PaysVorhand => {
                let vorhand = p.deal.ring.first();
                p.ledger.pay(dealer, vorhand, self.terms.unit, self.misdeal_law(), scribe);
            }
            Misdeal::Fined => self.fine(p, dealer, self.terms.customs.fine, self.misdeal_law(), scribe),
            Misdeal::Free => scribe.tell_by(self.misdeal_law(), || text!("tarock-misdeal-passes")),
        }
        self.terms.customs.deals_again
    }

    /// The dealer owns that he has misdealt.
    pub(super) fn misdealt<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let dealer = s.public.dealer;
        scribe.says(dealer, None, || text!("tarock-said-misdeal"));
        let again = self.misdeal(&mut s.public, scribe);
        scribe.deal_over(None, || spadille_core::Sheet::new(text!("tarock-void")));
        if again {
            self.deal_again(s, scribe);
        } else {
            self.next_deal(s, scribe);
        }
    }

    /// A dealer who may count nothing: what he would have counted goes by halves to the others, the odd one to his right.
    pub fn uncounted(&self, ring: impl Iterator<Item = Seat> + Clone, points: &mut PerSeat<i32, SEATS>, dealer: Seat) {
        let total = self.terms.total().unwrap_or(0);
        let others: i32 = ring.clone().filter(|seat| *seat != dealer).map(|seat| points[seat]).sum();
        let left = total - others;
        points[dealer] = 0;
        let halves = [left - left / 2, left / 2];
        for (seat, half) in ring.filter(|seat| *seat != dealer).zip(halves) {
            points[seat] += half;
        }
    }

    /// A scat of the wrong size, found at the end, makes a deal of 1782 void.
    pub(super) fn void_by_scat<S: Scribe>(&self, s: &mut State, scribe: &mut S) -> bool {
        let deal = &s.public.deal;
        let Some(layer) = deal.layer.filter(|_| deal.laid != self.terms.scat()) else { return false };
        if self.terms.form != Form::OldThree {
            return false;
        }
        let announced = deal.announced.clone();
        self.fine(&mut s.public, layer, self.terms.customs.fine, law!("scat-miscounted"), scribe);
        for item in announced.iter().filter(|item| !(item.honour == Honour::Tarocks && self.terms.ten_if_won)) {
            self.refund(&mut s.public, item, law!("scat-miscounted"), scribe);
        }
        scribe.deal_over(law!("scat-miscounted"), || spadille_core::Sheet::new(text!("tarock-void")));
        self.deal_again(s, scribe);
        true
    }

    /// What a wrong scat means for the count about 1860.
    pub(super) fn rule_on_scat<S: Scribe>(&self, s: &mut State, r: &mut DealResult, scribe: &mut S) {
        if self.terms.form != Form::Three || !self.terms.strict {
            return;
        }
        let (deal, scat) = (&s.public.deal, s.scat);
        let Some(layer) = deal.layer else { return };
        let ring = deal.ring;
        if deal.laid != self.terms.scat() {
            let said: arrayvec::ArrayVec<Item, 24> =
                deal.announced.iter().filter(|item| item.seat == layer).copied().collect();
            scribe.does(layer, law!("scat-miscounted"), || text!("tarock-scat-miscounted", seat = layer));
            let from_right = (1..=ring.len()).map(|steps| ring.after(layer, steps));
            if let Some(points) = &mut r.points {
                self.uncounted(from_right, points, layer);
            }
            for item in said {
                self.refund(&mut s.public, &item, law!("scat-miscounted"), scribe);
            }
            s.public.deal.announced.retain(|item| item.seat != layer);
            return;
        }
        let all = s.as_played(layer).union(scat);
        let struck = scat.both(self.pack.fives).minus(self.layable(all));
        if struck.is_empty() {
            return;
        }
        scribe.does(layer, law!("scat-forbidden-not-counted"), || {
            text!("tarock-scat-struck", seat = layer, cards = struck)
        });
        // What is struck lies with nobody, so the others are paid as if it were theirs.
        if let Some(points) = &mut r.points {
            let others: i32 = ring.iter().filter(|seat| *seat != layer).map(|seat| points[seat]).sum();
            let missing = self.terms.total().unwrap_or(0) - others - points[layer];
            let right = ring.after(layer, 1);
            for (seat, half) in [(right, missing - missing / 2), (ring.after(layer, 2), missing / 2)] {
                points[seat] += half;
            }
        }
    }

    /// Announcements that were false, found when all cards have been seen.
    pub(super) fn rule_on_announcements<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if !self.terms.strict || !matches!(self.terms.form, Form::Three | Form::OldThree) {
            return;
        }
        let ring = s.public.deal.ring;
        for seat in ring.iter() {
            let true_ones = self.classes(s.as_played(seat));
            let with_scat = if s.public.deal.layer == Some(seat) { s.scat } else { CardSet::EMPTY };
            let announced = s.public.deal.announced.clone();
            let wrong = announced.iter().filter(|item| item.seat == seat && item.honour.class() & true_ones == 0);
            let mut fined = false;
            for item in wrong {
                let in_scat = item.honour.class() == class::CAVALRY
                    && self.classes(s.as_played(seat).union(with_scat)) & class::CAVALRY != 0;
                if in_scat || self.terms.form == Form::Three {
                    self.refund(&mut s.public, item, law!("cavalry-in-scat"), scribe);
                    continue;
                }
                if !(item.honour == Honour::Tarocks && self.terms.ten_if_won) {
                    self.refund(&mut s.public, item, law!("over-announced"), scribe);
                }
                if !fined {
                    self.fine(&mut s.public, seat, self.terms.customs.fine, law!("over-announced"), scribe);
                    fined = true;
                }
            }
            s.public.deal.announced.retain(|item| item.seat != seat || item.honour.class() & true_ones != 0);
        }
    }

    /// Whoever has revoked pays; a Pagat captured so goes back to its owner.
    pub(super) fn punish_revoke<S: Scribe>(&self, s: &mut State, winner: Seat, scribe: &mut S) {
        let p = &mut s.public;
        let offenders: SeatSet = std::mem::take(&mut p.deal.revoked);
        let trick = p.deal.count;
        let captured = p.deal.fates.iter().position(|fate| {
            fate.trick == trick && is_pagat(fate.card) && fate.owner != winner && offenders.contains(winner)
        });
        for offender in offenders.iter() {
            match captured.filter(|_| offender == winner) {
                Some(place) => {
                    let fate = p.deal.fates.remove(place);
                    p.deal.piles[winner].remove(fate.card);
                    p.deal.piles[fate.owner].insert(fate.card);
                    scribe.does(offender, law!("pagat-by-revoke"), || text!("tarock-pagat-back", seat = fate.owner));
                    self.fine(p, offender, 2 * self.terms.customs.fine, law!("pagat-by-revoke"), scribe);
                }
                None => {
                    scribe.does(offender, law!("revoke-trick-stays"), || text!("tarock-revoked", seat = offender));
                    self.fine(p, offender, self.terms.customs.fine, law!("revoke-five"), scribe);
                }
            }
        }
    }

    /// Whoever has revoked about 1860 makes good what each of the others has lost in the trick, against that card of his which would
    /// have served them best among those he should have played.
    pub(super) fn make_good<S: Scribe>(&self, s: &mut State, trick: &Trick, scribe: &mut S) {
        let offenders: SeatSet = std::mem::take(&mut s.public.deal.revoked);
        let ring = s.public.deal.ring;
        for offender in offenders.iter() {
            let Some((place, (_, played))) = trick.plays(&ring).enumerate().find(|(_, (seat, _))| *seat == offender)
            else {
                continue;
            };
            let damage = self.damage(&ring, trick, place, s.hands[offender].with(played));
            scribe.does(offender, law!("revoke-makes-good"), || text!("tarock-revoked", seat = offender));
            for (seat, points) in damage.iter().filter(|(seat, points)| *seat != offender && **points > 0) {
                s.public.ledger.pay(offender, seat, *points, law!("revoke-makes-good"), scribe);
            }
        }
    }

    /// What each has lost in a trick because of the card at this place, played from such a hand against the rule.
    pub fn damage(&self, ring: &Ring, trick: &Trick, place: usize, hand: CardSet) -> PerSeat<i64, SEATS> {
        let gains = |cards: &[Card]| {
            let winner = ring.after(trick.leader, self.pack.winner(cards) as u8);
            // The Sküs is nobody's but its owner's.
            let counted: CardSet = cards.iter().copied().filter(|card| !self.pack.free.contains(*card)).collect();
            (winner, i64::from(self.pack.surplus(counted)) + 1)
        };
        let (winner, points) = gains(&trick.cards);
        let mut damage = PerSeat::all(0);
        for card in self.legal(hand, trick.led().filter(|_| place > 0)) {
            let mut cards = trick.cards.clone();
            cards[place] = card;
            let (other, worth) = gains(&cards);
            let made = if other == winner { points } else { 0 };
            damage[other] = damage[other].max(worth - made);
        }
        damage
    }

    /// How many tarocks a hand has.
    pub fn tarocks(&self, hand: CardSet) -> u8 {
        hand.both(self.pack.suits[TAROCKS]).len()
    }
}
