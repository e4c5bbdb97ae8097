//! The twelve tricks.

use super::moves::Move;
use super::rules::Piquet;
use super::state::{Phase, Public, State, Trick};
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, List, Scribe, Seat, law, text};

/// The cards that may be played from a hand now.
pub fn playable(p: &Public, hand: CardSet) -> CardSet {
    match p.led {
        Some(led) => {
            let same = hand.of_suit(led.suit());
            if same.is_empty() { hand } else { same }
        }
        None => {
            let thrown = p.spoken.thrown[0].map(CardSet::one);
            let first = p.tricks.is_empty();
            let demanded = p.demanded.filter(|_| first).map(CardSet::one);
            let named = p.named.filter(|_| first).map(|suit| hand.of_suit(suit)).filter(|c| !c.is_empty());
            thrown.or(demanded).or(named).unwrap_or(hand)
        }
    }
}

/// The orders in which the last two or three cards can be thrown down at once (law 10).
pub fn orders_to_throw_down(p: &Public, hand: CardSet, thrown: &mut List<Move, 6>) {
    if p.led.is_some() || p.spoken.thrown[0].is_some() || !(2..=3).contains(&hand.len()) {
        return;
    }
    let cards: ArrayVec<Card, 3> = hand.iter().take(3).collect();
    const THREE: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    const TWO: [[usize; 3]; 2] = [[0, 1, 2], [1, 0, 2]];
    let orders: &[[usize; 3]] = if cards.len() == 3 { &THREE } else { &TWO };
    orders.iter().for_each(|order| thrown.push(Move::ThrowDown(order.map(|i| cards.get(i).copied()))));
}

impl Piquet {
    pub(super) fn begin_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let elder = p.elder();
        let lacks = p.named.is_some_and(|suit| s.hands[elder.index()].of_suit(suit).is_empty());
        if lacks && p.demanded.is_none() {
            p.open[elder.index()] = true;
            p.phase = Phase::Demand;
            scribe.does(elder, law!("named-suit-missing"), || text!("piquet-lacks-suit", seat = elder));
        } else {
            p.phase = Phase::Play;
        }
    }

    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        if self.options.is_manual() && s.public.tricks.is_empty() {
            self.before_first_card(s, seat, scribe);
        }
        s.hands[seat.index()].remove(card);
        let p = &mut s.public;
        match p.led {
            None => {
                scribe.does(seat, None, || text!("piquet-leads", seat = seat, card = card));
                if p.spoken.thrown[0] == Some(card) {
                    p.spoken.thrown = [p.spoken.thrown[1], p.spoken.thrown[2], None];
                }
                p.led = Some(card);
                p.tally.lead(seat, card, &self.options, scribe);
            }
            Some(led) => {
                scribe.does(seat, None, || text!("piquet-replies", seat = seat, card = card));
                let leader = p.leader;
                let winner = p.tally.take(leader, led, Some(card), &self.options, scribe);
                p.tricks.push(Trick { leader, led, reply: card, winner });
                p.led = None;
                // Cards thrown down together are led one after the other, whoever takes them (law 10).
                p.leader = if p.spoken.thrown[0].is_some() { leader } else { winner };
                scribe.takes(winner, None, || text!("piquet-trick", seat = winner));
                if self.options.is_manual() && p.tricks.len() == 1 {
                    self.words_are_final(s);
                }
            }
        }
        self.after_card(s, scribe);
    }

    /// Ends the deal when it is over, in the middle of a trick too when somebody is out. Before younger is, or the cards
    /// are mixed, elder may remember his Pic.
    pub(super) fn after_card<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        if p.is_out_unproved() {
            p.phase = Phase::Proof;
            return;
        }
        let played_out = p.tally.tricks[0] + p.tally.tricks[1] == 12;
        match p.tally.out {
            None if !played_out => {}
            Some((seat, ..)) if seat == p.elder() => self.end_deal(s, scribe),
            _ if p.tally.pic_is_unsaid() => p.phase = Phase::Reckoning,
            _ => self.end_deal(s, scribe),
        }
    }
}
