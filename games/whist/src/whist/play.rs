//! Tricks, and the end of a deal.

use super::moves::Move;
use super::options::{ClaimHonours, Honours};
use super::rules::Rules;
use super::score::{DealResult, Side, honour_points, places_of, side_of};
use super::state::{Bound, FOUR, Phase, State};
use spadille_core::{Card, CardSet, Offer, Scribe, Seat, SeatSet, law, text};

impl Rules {
    /// What may be played at one's turn where no mistakes are possible.
    #[inline]
    pub(super) fn plays(&self, s: &State, place: Seat) -> Offer<Move> {
        let deal = &s.public.deal;
        let Some(trump) = deal.trump else { return Offer::new(Move::Play) };
        let legal = self.order(trump).legal(s.hands[place], deal.tricks.now.led());
        let offer = Offer::cards(legal, Move::Play);
        if s.hands[place].len() > 1 && self.sure_of_all(s, place) { offer.with_aside(Move::Show) } else { offer }
    }

    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, place: Seat, card: Card, scribe: &mut S) {
        if self.lay_card(s, place, card, scribe) {
            self.complete_trick(s, scribe);
        } else {
            self.advance(s, scribe);
        }
    }

    /// A card is laid on the table. Tells whether the trick is full.
    #[inline]
    pub(super) fn lay_card<S: Scribe>(&self, s: &mut State, place: Seat, card: Card, scribe: &mut S) -> bool {
        let Some(trump) = s.public.deal.trump else { return false };
        s.hands[place].remove(card);
        let deal = &mut s.public.deal;
        deal.sure[place].remove(card);
        scribe.does(place, None, || text!("whist-plays", seat = place, card = card));
        let lacks = deal.tricks.lacks[place];
        let full = deal.tricks.lay(self.order(trump), card).is_some();
        if self.strict {
            // Where one may revoke, not following proves nothing until the trick is turned.
            deal.tricks.lacks[place] = lacks;
            deal.faults.callable[place].remove(card);
            deal.faults.bound[place] = Bound::Free;
            deal.faults.waived = false;
            if deal.faults.owes[place].contains(card) {
                deal.faults.owes[place] = CardSet::EMPTY;
            }
        }
        full
    }

    /// The turn passes on.
    #[inline]
    pub(super) fn advance<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if self.strict {
            return self.strict_advance(s, scribe);
        }
        let deal = &mut s.public.deal;
        deal.turn = deal.tricks.now.turn();
    }

    /// All have played.
    #[inline]
    pub(super) fn complete_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if self.strict && self.open_turning(s) {
            return;
        }
        self.gather(s, scribe);
    }

    /// The trick is gathered; the deal may be over.
    pub(super) fn gather<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let trick = deal.tricks.now;
        let winner = deal.tricks.gather();
        // There are thirteen tricks in a deal, and room for so many.
        let _ = deal.past.try_push(trick);
        scribe.takes(winner, law!("trick-to-the-highest"), || text!("whist-takes", seat = winner));
        if deal.tricks.count == 13 {
            return self.play_is_over(s, scribe);
        }
        if deal.tricks.count == 1 {
            scribe.does(winner, law!("winner-leads"), || text!("whist-leads", seat = winner));
        }
        deal.phase = Phase::Play;
        self.advance(s, scribe);
    }

    /// A hand is laid open as all winners.
    pub(super) fn show<S: Scribe>(&self, s: &mut State, place: Seat, scribe: &mut S) {
        scribe.does(place, law!("show-all-winners"), || text!("whist-shows", seat = place));
        if !self.sure_of_all(s, place) && !self.claim_is_good(s, place) {
            return self.false_claim(s, place, scribe);
        }
        if self.strict {
            self.establish(s, scribe);
        }
        self.leave_rest_to(s, place, scribe);
    }

    /// All tricks that are left go to a place.
    pub(super) fn leave_rest_to<S: Scribe>(&self, s: &mut State, place: Seat, scribe: &mut S) {
        let tricks = &mut s.public.deal.tricks;
        tricks.won[place] += 13u8.saturating_sub(tricks.count);
        tricks.count = 13;
        self.play_is_over(s, scribe);
    }

    /// The tricks are played: honours are counted, or announced first.
    pub(super) fn play_is_over<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let deal = &s.public.deal;
        let Some(trump) = deal.trump else { return };
        let tricks = [deal.tricks_of(0), deal.tricks_of(1)];
        let honours = self.honours(trump);
        let held = [0, 1]
            .map(|side: Side| places_of(side).iter().map(|place| s.as_dealt(*place).both(honours).len()).sum::<u8>());
        let counting = (0..2).find(|side| honour_points(held[*side]) > 0);
        match counting.filter(|_| self.options.claim_honours == ClaimHonours::Manual) {
            Some(side) => {
                let deal = &mut s.public.deal;
                deal.ended = Some((tricks, held));
                (deal.phase, deal.unheard) = (Phase::Honours, places_of(side).into_iter().collect());
                deal.turn = places_of(side)[0];
            }
            None => {
                if counting.is_some() {
                    let law = match self.options.honours {
                        Honours::Four => law!("honours-four"),
                        Honours::Five => law!("honours-five"),
                    };
                    scribe.tell_by(law, || text!("whist-honours-are", cards = honours));
                    scribe.tell_by(law!("honours-marked-by-table"), || text!("whist-honours-counted"));
                }
                self.count_deal(s, tricks, held, scribe);
            }
        }
    }

    /// Honours are announced, or not.
    pub(super) fn announce<S: Scribe>(&self, s: &mut State, place: Seat, m: Move, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let Some((tricks, mut held)) = deal.ended else { return };
        if m == Move::Announce {
            let number = held[side_of(place)];
            scribe.says(place, law!("honours-as-dealt"), || text!("whist-announces", seat = place, number = number));
            return self.count_deal(s, tricks, held, scribe);
        }
        scribe.says(place, None, || text!("whist-silent", seat = place));
        deal.unheard = deal.unheard.without(place);
        if deal.unheard.is_empty() {
            scribe.tell_by(law!("honours-unannounced-lost"), || text!("whist-honours-lost"));
            held[side_of(place)] = 0;
            self.count_deal(s, tricks, held, scribe);
        }
    }

    /// What the deal comes to.
    fn count_deal<S: Scribe>(&self, s: &mut State, tricks: [u8; 2], honours: [u8; 2], scribe: &mut S) {
        let deal = &s.public.deal;
        let result =
            DealResult { tricks, honours, revokes: deal.faults.revokes, call: None, doubled: self.is_doubled(deal) };
        self.close_deal(s, &result, scribe);
    }

    /// Honours called at eight win the game without play.
    pub(super) fn end_by_call<S: Scribe>(&self, s: &mut State, side: Side, scribe: &mut S) {
        self.close_deal(s, &DealResult { call: Some(side), ..DealResult::default() }, scribe);
    }

    /// Who has not played to the trick on the table.
    pub(super) fn yet_to_play(&self, s: &State) -> SeatSet {
        let now = &s.public.deal.tricks.now;
        (now.len()..FOUR).map(|step| now.leader().after(step, FOUR)).collect()
    }
}
