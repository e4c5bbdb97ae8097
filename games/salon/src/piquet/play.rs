//! The twelve tricks.

use super::hand::ORDER;
use super::rules::Piquet;
use super::state::{BOTH, Deal, Phase, State};
use spadille_core::{Card, CardSet, Scribe, Seat, law, text};
use spadille_tricks::Trick;

/// The cards that may be played from a hand now.
pub fn playable(deal: &Deal, hand: CardSet) -> CardSet {
    if let Some(led) = deal.led() {
        return ORDER.legal(hand, Some(led));
    }
    let first = deal.tricks.count == 0;
    let thrown = deal.spoken.thrown.0[0].map(CardSet::one);
    let demanded = deal.demanded.filter(|_| first).map(CardSet::one);
    let named = deal.named.filter(|_| first).map(|suit| hand.of_suit(suit)).filter(|cards| !cards.is_empty());
    thrown.or(demanded).or(named).unwrap_or(hand)
}

impl Piquet {
    pub(super) fn begin_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let elder = s.public.elder();
        let lacks = s.public.deal.named.is_some_and(|suit| s.hands[elder].of_suit(suit).is_empty());
        if lacks && s.public.deal.demanded.is_none() {
            s.public.phase = Phase::Demand;
            scribe.does(elder, law!("named-suit-missing"), || text!("piquet-lacks-suit", seat = elder));
        } else {
            s.public.phase = Phase::Play;
        }
    }

    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let strict_first = self.options.is_manual() && s.public.deal.tricks.count == 0;
        if strict_first {
            self.before_first_card(s, seat, scribe);
        }
        s.hands[seat].remove(card);
        let deal = &mut s.public.deal;
        let thrown = &mut deal.spoken.thrown.0;
        match deal.tricks.lay(&ORDER, card) {
            None => {
                scribe.does(seat, None, || text!("piquet-leads", seat = seat, card = card));
                if thrown[0] == Some(card) {
                    *thrown = [thrown[1], thrown[2], None];
                }
                deal.tally.lead(seat, card, &self.options, scribe);
            }
            Some(winner) => {
                scribe.does(seat, None, || text!("piquet-replies", seat = seat, card = card));
                let trick = deal.tricks.now;
                deal.tally.take(&trick, &self.options, scribe);
                deal.history.push(trick);
                deal.tricks.gather();
                // Cards thrown down together are led one after the other, whoever takes them (law 10).
                if thrown[0].is_some() {
                    deal.tricks.now = Trick::new(trick.leader(), BOTH);
                }
                scribe.takes(winner, None, || text!("piquet-trick", seat = winner));
                if strict_first {
                    self.words_are_final(s, scribe);
                }
            }
        }
        self.after_card(s, scribe);
    }

    /// Ends the deal when it is over, in the middle of a trick too when somebody is out. Before younger is, or the cards
    /// are mixed, elder may remember his Pic.
    pub(super) fn after_card<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let (p, tally) = (&s.public, &s.public.deal.tally);
        if p.is_out_unproved() {
            s.public.phase = Phase::Proof;
            return;
        }
        match tally.out {
            None if tally.count() < 12 => {}
            Some((seat, ..)) if seat == p.elder() => self.end_deal(s, scribe),
            _ if tally.pic_is_unsaid() => s.public.phase = Phase::Reckoning,
            _ => self.end_deal(s, scribe),
        }
    }
}
