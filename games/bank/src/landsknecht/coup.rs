//! How the cards of a coup fall: left, right and in the middle, or called one by one.

use super::sisters::{Falls, Terms};
use super::state::{Phase, State, Winner};
use crate::pack::Pack;
use crate::said::card as said;
use spadille_core::{Card, Rank, Scribe, law, text};

/// What came of some cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Fell {
    /// Who has won; nobody where the cards were through before.
    pub winner: Option<Winner>,
    /// The card that decided.
    pub decider: Option<Card>,
    /// How many cards have been dealt.
    pub used: usize,
}

/// Cards in the middle against the two that lie; `dead` is the number of cards at the end that count for nothing.
pub fn in_the_middle([left, right]: [Rank; 2], cards: &[Card], dead: usize) -> Fell {
    let live = &cards[..cards.len().saturating_sub(dead)];
    let decides = |card: &Card| card.rank() == left || card.rank() == right;
    let Some(at) = live.iter().position(decides) else {
        return Fell { winner: None, decider: None, used: live.len() };
    };
    let winner = if live[at].rank() == left { Winner::Banker } else { Winner::Punters };
    Fell { winner: Some(winner), decider: Some(live[at]), used: at + 1 }
}

/// Cards turned while these ranks are called.
pub fn called(calls: &[Rank], cards: &[Card]) -> Fell {
    let mut turned = cards.iter().zip(calls).enumerate();
    match turned.find(|(_, (card, call))| card.rank() == **call) {
        Some((at, (card, _))) => Fell { winner: Some(Winner::Banker), decider: Some(*card), used: at + 1 },
        None if cards.len() >= calls.len() => Fell { winner: Some(Winner::Punters), decider: None, used: calls.len() },
        None => Fell { winner: None, decider: None, used: cards.len() },
    }
}

impl Terms {
    /// The cards fall, to the decision or to the end of the pack.
    pub(super) fn coup<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        match self.falls {
            Falls::LeftAndRight => self.left_and_right(s, scribe),
            Falls::Called(_) => self.calling(s, scribe),
        }
    }

    fn left_and_right<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        if p.coup.laid.is_empty() {
            let Some(&[left, right]) = s.pack.get(p.fallen.len()..).and_then(|rest| rest.first_chunk()) else { return };
            p.coup.laid.extend([left, right]);
            p.fallen.extend([left, right]);
            scribe.tell_by(law!("left-for-banker"), || text!("holding-laid", left = left, right = right));
            if left.rank() == right.rank() {
                scribe.tell_by(law!("pair-for-banker"), || text!("holding-pair", card = said(left.rank())));
                self.decided(s, Winner::Banker, law!("pair-for-banker"), scribe);
                return;
            }
        }
        let &[left, right] = p.coup.laid.as_slice() else { return };
        let rest = &s.pack[p.fallen.len().min(s.pack.len())..];
        // The very last card counts for nothing.
        let fell = in_the_middle([left.rank(), right.rank()], rest, 1);
        let dealt = rest[..fell.used].iter().copied();
        let room = p.coup.middle.remaining_capacity();
        p.coup.middle.extend(dealt.clone().take(room));
        p.fallen.extend(dealt);
        match (fell.winner, fell.decider) {
            (Some(winner), Some(card)) => {
                scribe.tell_by(law!("middle"), || match winner {
                    Winner::Banker => text!("holding-middle-left", number = fell.used, card = card),
                    Winner::Punters => text!("holding-middle-right", number = fell.used, card = card),
                });
                self.decided(s, winner, law!("middle"), scribe);
            }
            _ => {
                scribe.tell_by(law!("last-card-dead"), || text!("holding-through"));
                scribe.tell_by(law!("reshuffle"), || text!("holding-may-retire"));
                p.phase = Phase::Stay;
                p.coup.spoken = Default::default();
                p.coup.middle.clear();
            }
        }
    }

    fn calling<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let calls = &self.calls()[usize::from(p.coup.calls).min(self.calls().len())..];
        let rest = &s.pack[p.fallen.len().min(s.pack.len())..];
        let fell = called(calls, rest);
        let by = if self.pack == Pack::Full { law!("calling") } else { law!("calling-short") };
        for (card, call) in rest.iter().zip(calls).take(fell.used) {
            scribe.does(p.banker, by, || text!("holding-called", rank = said(*call), card = *card));
        }
        p.coup.calls += fell.used as u8;
        p.coup.middle.extend(rest[..fell.used].iter().copied());
        p.fallen.extend(rest[..fell.used].iter().copied());
        match fell.winner {
            None => {
                scribe.tell_by(law!("pack-goes-on"), || text!("holding-calls-through"));
                p.phase = Phase::Reshuffle;
            }
            Some(Winner::Banker) => {
                scribe.tell_by(law!("suits-nothing"), || text!("holding-agrees"));
                scribe.tell_by(law!("first-agreement"), || text!("holding-first-agreement"));
                self.decided(s, Winner::Banker, law!("agreement-wins"), scribe);
                scribe.tell_by(law!("from-the-ace-again"), || text!("holding-from-the-first"));
            }
            Some(Winner::Punters) => {
                scribe.tell_by(law!("no-agreement-loses"), || text!("holding-no-agreement"));
                self.decided(s, Winner::Punters, law!("no-agreement-loses"), scribe);
            }
        }
    }
}
