//! Hints: every heap is as good as every other, and the equal cards are the banker's.

use super::moves::{Heap, Move};
use super::odds::share;
use super::rules::Haufeln;
use super::state::{Phase, Public};
use super::view::View;
use crate::amount::PARTS;
use crate::bank::punters;
use crate::wager::On;
use spadille_core::game::Reason;
use spadille_core::{Advice, Seat, text};

impl Haufeln {
    /// What a careful player would do now.
    pub(super) fn hint(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let p = &v.public;
        if !self.whose_turn(p).may_act(seat) {
            return None;
        }
        match p.phase {
            Phase::Push => Some(Advice::by(Move::Push(Heap(0)), "all-heaps-alike", text!("haufeln-why-any-heap"))),
            Phase::Stakes => Some(self.advise_stake(p, seat)),
            Phase::Offer => {
                let text = text!("haufeln-why-take", share = share(self.options.pack).to_string());
                let mut advice = Advice::by(Move::Take, "take-the-bank", text);
                let all = text!("haufeln-why-reckon-with-all");
                advice.reasons.push(Reason { text: all, maxim: Some("reckon-with-all") });
                Some(advice)
            }
            Phase::Heaps | Phase::Over => None,
        }
    }

    /// One counter on one heap, for the company's sake; more would only cost more.
    fn advise_stake(&self, p: &Public, seat: Seat) -> Advice<Move> {
        let heap = (0..self.options.heap_count()).find(|heap| p.round.pushed != Some(*heap)).unwrap_or(0);
        if p.round.stakes[seat].iter().any(|stake| *stake > 0) {
            return Advice::by(Move::Ready, "spread-does-not-help", text!("haufeln-why-no-more"));
        }
        let why = text!("haufeln-why-stake", share = share(self.options.pack).to_string());
        let mut advice = Advice::by(Move::Stake(On { place: Heap(heap), sum: 1 }), "all-heaps-alike", why);
        advice.reasons.push(Reason { text: text!("bank-why-within-means"), maxim: Some("within-means") });
        advice
    }

    /// What a move is worth to `seat`, in parts: the bank's share of what it lays; of the bank, its share of the stakes that
    /// were last laid, a counter from each punter at least.
    pub(super) fn worth(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        let p = &v.public;
        let share = share(self.options.pack);
        let share = *share.numer() as f64 / *share.denom() as f64 * PARTS as f64;
        Some(match m {
            Move::Push(_) | Move::Ready | Move::Decline => 0.0,
            Move::Stake(on) => -share * f64::from(on.sum),
            Move::Take => {
                let of = |punter: &Seat| p.round.stakes.get(*punter).map_or(0, |laid| laid.iter().sum::<u32>()).max(1);
                share * punters(seat, self.options.players).map(|punter| f64::from(of(&punter))).sum::<f64>()
            }
        })
    }
}
