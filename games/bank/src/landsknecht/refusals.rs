//! What is refused at a table of holding, and by which law.

use super::moves::Move;
use super::sisters::{Falls, Terms};
use super::state::{Phase, Public};
use crate::said::counters;
use crate::wager::Sum;
use spadille_core::{Refusal, Seat, law, text};

impl Terms {
    /// Why a move is refused, in the order a player would be told.
    pub(super) fn why_not(&self, p: &Public, seat: Seat, m: Move) -> Refusal {
        let acts = self.whose_turn(p).may_act(seat);
        let lie = !p.coup.laid.is_empty() || !p.coup.middle.is_empty();
        let called = self.falls != Falls::LeftAndRight;
        let (law, text) = match (p.phase, m) {
            (Phase::Stay | Phase::Reshuffle, Move::VaBanque) => (law!("no-late-hold"), text!("holding-too-late")),
            (Phase::Stay | Phase::Reshuffle, Move::Hold(_)) if called => {
                (law!("no-late-hold"), text!("holding-too-late"))
            }
            (Phase::Stay | Phase::Reshuffle, Move::Hold(_)) => {
                (law!("no-hold-at-reshuffle"), text!("holding-too-late"))
            }
            (Phase::Stay | Phase::Reshuffle, Move::Pocket) => (law!("no-taking-in"), text!("holding-not-decided")),
            (Phase::Hold | Phase::Reshuffle, Move::Retire) if called => (law!("no-retire"), text!("holding-no-retire")),
            (Phase::Hold, Move::Retire) => (law!("no-retire-dealing"), text!("holding-no-retire")),
            (Phase::Hold, Move::Pocket) if seat == p.banker => (law!("no-taking-in"), text!("holding-not-decided")),
            (Phase::Offer, Move::Hold(_) | Move::VaBanque) if lie && seat != p.banker => {
                (law!("pause-after-win"), text!("holding-not-offered"))
            }
            (Phase::Offer, Move::Hold(_) | Move::VaBanque) => (law!("auszug"), text!("holding-not-offered")),
            (Phase::Offer, Move::Pocket) if acts => (law!("pocket"), text!("holding-nothing-won")),
            (Phase::Offer, Move::Offer(Sum(0))) if acts => return Refusal::plain(text!("bank-nothing-laid")),
            (Phase::Offer, Move::Offer(Sum(sum))) if acts && sum > self.highest => {
                (self.bounds, text!("holding-over-highest", amount = counters(self.highest)))
            }
            (Phase::Offer, Move::Offer(_)) if acts => {
                (law!("least-offer"), text!("holding-under-least", amount = counters(self.least_offer(p))))
            }
            (Phase::Hold, Move::Hold(Sum(0))) if acts => return Refusal::plain(text!("bank-nothing-laid")),
            (Phase::Hold, Move::Hold(_)) if acts => {
                (law!("hold-a-part"), text!("holding-over-offer", amount = counters(p.coup.offer)))
            }
            (Phase::Hold, Move::Hold(_) | Move::VaBanque | Move::Pass) if seat != p.banker => {
                (law!("asked-last-first"), text!("holding-out-of-turn"))
            }
            _ if acts => return Refusal::not_now(),
            _ => return Refusal::not_your_turn(),
        };
        Refusal::by(law, text)
    }
}
