//! Tricks: what may be played, the Sküs and what is owed for it, and the end of a deal.

use super::customs::Revoke;
use super::honours::{is_mond, is_pagat};
use super::moves::Move;
use super::rules::Rules;
use super::state::{Deal, Debt, Fate, Phase, Public, SEATS, SkuesPlayed, State, Trick};
use super::terms::Form;
use spadille_core::{Card, CardSet, Offer, PerSeat, Scribe, Seat, SeatSet, law, text};

impl Rules {
    /// The first lead.
    pub(super) fn begin_play(&self, s: &mut State) {
        let deal = &mut s.public.deal;
        (deal.phase, deal.turn) = (Phase::Play, deal.ring.first());
        deal.trick = Trick::new(deal.turn);
    }

    /// The cards of a hand that may be played now.
    #[inline]
    pub fn legal(&self, hand: CardSet, led: Option<Card>) -> CardSet {
        let skues = hand.both(self.pack.free);
        if !skues.is_empty() {
            if self.terms.skues_is_due(hand.len()) {
                return skues;
            }
            if led.is_none() && !self.terms.skues_lead && hand != skues {
                return hand.minus(skues);
            }
        }
        self.pack.legal(hand, led)
    }

    /// What may be played.
    #[inline]
    pub(super) fn plays(&self, p: &Public, hand: CardSet) -> Offer<Move> {
        let legal = self.legal(hand, p.deal.trick.led());
        let offer = Offer::cards(legal, Move::play);
        if self.terms.strict { offer.with_faults(self.revokes(p, hand, legal)) } else { offer }
    }

    /// Cards that break the duty to follow, where one may break it.
    pub fn revokes(&self, p: &Public, hand: CardSet, legal: CardSet) -> CardSet {
        let three = matches!(self.terms.form, Form::OldThree | Form::Three);
        let possible = self.terms.strict && three && p.deal.trick.led().is_some();
        let due = self.terms.skues_is_due(hand.len()) && !hand.both(self.pack.free).is_empty();
        if possible && !due { hand.minus(legal) } else { CardSet::EMPTY }
    }

    /// A card is played; the trick and the deal may be over.
    #[inline]
    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        if self.lay_card(s, seat, card, scribe) && self.take_trick(s, scribe) {
            self.end_deal(s, scribe);
        }
    }

    /// A card is laid on the table. Tells whether the trick is full.
    pub(super) fn lay_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) -> bool {
        let hand = s.hands[seat];
        let deal = &mut s.public.deal;
        let led = deal.trick.led();
        if self.terms.strict && !self.legal(hand, led).contains(card) {
            deal.revoked = deal.revoked.with(seat);
        } else if let Some(led) = led {
            deal.lacks[seat] = deal.lacks[seat].union(self.pack.lacked(led, card));
        }
        s.hands[seat].remove(card);
        deal.played[seat].insert(card);
        scribe.does(seat, None, || text!("tarock-plays-card", seat = seat, card = super::cards::face(card)));
        if let Some(best) = deal.trick.best_card()
            && self.pack.above(best).contains(card)
        {
            deal.trick.best = deal.trick.cards.len() as u8;
        }
        if deal.trick.cards.iter().any(|other| super::cards::plain(*other) == super::cards::plain(card)) {
            scribe.tell_by(law!("munich-first-of-two"), || text!("tarock-twins"));
        }
        let _ = deal.trick.cards.try_push(card);
        if deal.called == Some(card) && deal.helper.is_none() {
            deal.helper = Some(seat);
            scribe.does(seat, law!("frage-calls-king"), || text!("tarock-is-helper", seat = seat));
        }
        let full = deal.trick.cards.len() >= usize::from(deal.ring.len());
        if !full {
            deal.turn = deal.ring.after(seat, 1);
        }
        full
    }

    /// The trick goes to its winner. Tells whether the deal is over.
    pub(super) fn take_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) -> bool {
        let deal = &mut s.public.deal;
        let winner = deal.ring.after(deal.trick.leader, deal.trick.best);
        deal.count += 1;
        deal.won[winner] += 1;
        let trick = std::mem::replace(&mut deal.trick, Trick::new(winner));
        let mut cards: CardSet = trick.cards.iter().copied().collect();
        scribe.takes(winner, None, || text!("tarock-takes-trick", seat = winner));
        let excuses = cards.both(self.pack.free);
        if !excuses.is_empty() {
            cards = self.excuse(s, &trick, winner, cards, scribe);
        }
        let deal = &mut s.public.deal;
        for (owner, card) in trick.plays(&deal.ring) {
            if is_pagat(card) || is_mond(card) || self.pack.kings.contains(card) {
                let _ = deal.fates.try_push(Fate { card, owner, winner, trick: deal.count });
            }
        }
        deal.piles[winner] = deal.piles[winner].union(cards);
        deal.turn = winner;
        if !deal.revoked.is_empty() {
            match self.terms.customs.revoke {
                Revoke::Fined => self.punish_revoke(s, winner, scribe),
                Revoke::MadeGood => self.make_good(s, &trick, scribe),
            }
        }
        s.public.deal.last = Some(trick);
        self.pay_debts(&mut s.public.deal, scribe);
        let ring = s.public.deal.ring;
        ring.iter().any(|seat| s.hands[seat].is_empty())
    }

    /// The Sküs in a trick goes back to its owner, who owes an empty card, or is lost. What is left of the trick.
    fn excuse<S: Scribe>(&self, s: &mut State, trick: &Trick, winner: Seat, cards: CardSet, scribe: &mut S) -> CardSet {
        let mut left = cards;
        for (owner, card) in trick.plays(&s.public.deal.ring) {
            if !self.pack.free.contains(card) {
                continue;
            }
            let held = s.hands[owner].len() + 1;
            let deal = &mut s.public.deal;
            let lost = self.lost_late(held);
            let _ = deal.skues.try_push(SkuesPlayed { trick: deal.count, seat: owner, lost });
            if trick.leader == owner {
                let tarock = trick.cards.iter().any(|card| self.pack.duty.contains(*card));
                let law = if tarock { law!("skues-led") } else { law!("skues-led-no-tarock") };
                scribe.tell_by(law, || text!("tarock-skues-led", seat = owner));
            }
            if lost {
                scribe.does(owner, law!("skues-lost-late"), || text!("tarock-skues-lost", seat = owner));
                continue;
            }
            scribe.does(owner, self.terms.customs.laws.skues_back, || text!("tarock-skues-back", seat = owner));
            left.remove(card);
            deal.piles[owner].insert(card);
            let _ = deal.debts.try_push(Debt { by: owner, to: winner });
        }
        left
    }

    /// Whether the Sküs is lost when it is played with so many cards in hand.
    pub fn lost_late(&self, held: u8) -> bool {
        held < self.terms.skues_lost_below
    }

    /// Whoever owes an empty card gives it as soon as he has one: a Ladon before a tarock.
    fn pay_debts<S: Scribe>(&self, deal: &mut Deal, scribe: &mut S) {
        let mut place = 0;
        while let Some(debt) = deal.debts.get(place).copied() {
            let empty = deal.piles[debt.by].minus(self.pack.counting);
            let ladons = empty.minus(self.pack.suits[super::cards::TAROCKS]);
            let card = ladons.first().or_else(|| self.pack.lowest(empty));
            match card.filter(|_| deal.won[debt.by] > 0) {
                Some(card) => {
                    self.hand_over(deal, debt, card, scribe);
                    deal.debts.remove(place);
                }
                None => place += 1,
            }
        }
    }

    fn hand_over<S: Scribe>(&self, deal: &mut Deal, debt: Debt, card: Card, scribe: &mut S) {
        deal.piles[debt.by].remove(card);
        deal.piles[debt.to].insert(card);
        let laws = &self.terms.customs.laws;
        let law = match self.pack.counting.contains(card) {
            true => laws.counting_for_skues,
            false if self.pack.is_tarock(card) => laws.tarock_for_skues,
            false => law!("skues-exchange"),
        };
        let face = super::cards::face(card);
        scribe.does(debt.by, law, || text!("tarock-gives-for-skues", seat = debt.by, other = debt.to, card = face));
    }

    /// At the end whoever has tricks and no empty card gives his lowest; whoever has no trick gives nothing.
    fn close_debts<S: Scribe>(&self, deal: &mut Deal, scribe: &mut S) {
        while let Some(debt) = deal.debts.pop() {
            let own = deal.piles[debt.by].minus(self.pack.free);
            let lowest = own.iter().min_by_key(|card| self.pack.value(*card));
            match lowest.filter(|_| deal.won[debt.by] > 0) {
                Some(card) => self.hand_over(deal, debt, card, scribe),
                None => {
                    let law = self.terms.customs.laws.nothing_for_skues;
                    scribe.does(debt.by, law, || text!("tarock-owes-nothing", seat = debt.by));
                }
            }
        }
    }

    /// The deal is over: it is counted and settled.
    fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        self.finish(s, scribe);
        if self.void_by_scat(s, scribe) {
            return;
        }
        let result = self.result(s);
        self.settle_deal(s, &result, scribe);
    }

    /// What is still owed is given, and what lies in the scat comes to light.
    pub(super) fn finish<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        self.close_debts(&mut s.public.deal, scribe);
        let layer = s.public.deal.layer;
        if let Some(layer) = layer {
            for card in s.scat.iter().filter(|card| is_pagat(*card)) {
                let fate = Fate { card, owner: layer, winner: layer, trick: 0 };
                let _ = s.public.deal.fates.try_push(fate);
            }
        }
        if let Some(layer) = layer.filter(|_| s.public.deal.laid > 0) {
            let points = self.pack.surplus(s.scat) + 1;
            scribe.does(layer, law!("scat-counts"), || text!("tarock-scat-counts", seat = layer, points = points));
        }
        self.tout(s, scribe);
    }

    /// The points of each seat, the scat counted for whoever laid it.
    pub fn points(&self, s: &State) -> PerSeat<i32, SEATS> {
        let deal = &s.public.deal;
        PerSeat::from_fn(|seat| {
            let laid = deal.layer == Some(seat) && deal.ring.contains(seat);
            let scat = if laid { self.counted_scat(s) } else { CardSet::EMPTY };
            if self.terms.form == Form::Quadrille {
                return self.pack.singly(deal.piles[seat].union(scat));
            }
            let packets = i32::from(deal.won[seat]) + i32::from(laid && deal.laid > 0);
            self.pack.surplus(deal.piles[seat]) + self.pack.surplus(scat) + packets
        })
    }

    /// The cards of the scat that count: not those that should not lie there.
    fn counted_scat(&self, s: &State) -> CardSet {
        if !self.terms.strict || self.terms.form != Form::Three {
            return s.scat;
        }
        let layer = s.public.deal.layer.unwrap_or(s.public.dealer);
        let all = s.as_played(layer).union(s.scat);
        s.scat.minus(self.pack.fives.minus(self.layable(all)))
    }

    /// All tricks: whoever has kept the Sküs from the player of Tarok-l'Hombre must give it up.
    fn tout<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let Some(player) = deal.player.filter(|player| deal.won[*player] == deal.count) else { return };
        if !self.terms.is_hombre() {
            return;
        }
        for seat in deal.ring.iter().filter(|seat| *seat != player) {
            let skues = deal.piles[seat].both(self.pack.free);
            if !skues.is_empty() {
                deal.piles[seat] = deal.piles[seat].minus(skues);
                deal.piles[player] = deal.piles[player].union(skues);
                scribe.does(seat, law!("lhombre-tout"), || text!("tarock-tout-skues", seat = seat, other = player));
            }
        }
    }

    /// Who plays with whom, as far as the whole truth tells: the player and whoever has the called king.
    pub fn player_side(&self, s: &State) -> SeatSet {
        let deal = &s.public.deal;
        let helper = deal.helper.or_else(|| {
            let called = deal.called?;
            deal.ring.iter().find(|seat| s.hands[*seat].contains(called))
        });
        deal.player.into_iter().chain(helper).collect()
    }
}
