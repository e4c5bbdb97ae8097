//! Hints: the bank's share is known, and holding costs it; so does every further coup bring it.

use super::moves::Move;
use super::rules::Holding;
use super::sisters::{Falls, Sister, Terms};
use super::state::{Phase, Public};
use super::view::View;
use crate::amount::PARTS;
use crate::odds::{Fraction, number};
use crate::said::in_a_hundred;
use crate::wager::Sum;
use spadille_core::game::Reason;
use spadille_core::{Advice, Seat, text};

/// What a careful banker offers first.
const FIRST: u32 = 10;

/// Of what he holds for company's sake a careful punter holds one in so many.
const LITTLE: u32 = 10;

/// The largest share of a stake that a careful punter leaves to the bank: one in forty.
fn bearable() -> Fraction {
    Fraction::new(1, 40)
}

impl<S: Sister> Holding<S> {
    /// What a careful player would do now.
    pub(super) fn hint(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let (p, terms) = (&v.public, &self.terms);
        if !terms.whose_turn(p).may_act(seat) {
            return None;
        }
        match p.phase {
            Phase::Offer => Some(terms.advise_offer(p)),
            Phase::Hold => Some(terms.advise_hold(p, seat)),
            Phase::Stay => Some(Advice::by(Move::Stay, "reshuffle-fair", text!("holding-why-stay"))),
            Phase::Shuffle | Phase::Reshuffle | Phase::Over => None,
        }
    }
}

impl Terms {
    fn advise_offer(&self, p: &Public) -> Advice<Move> {
        let share = in_a_hundred(self.share(p));
        let least = Move::Offer(Sum(self.least_offer(p)));
        let is_called = self.falls != Falls::LeftAndRight;
        // Where the share is small, what has come together may become more than one wishes to lose.
        let too_much = p.standing > self.highest / 2 && p.standing > 4 * FIRST;
        match p.standing {
            0 => {
                let text = text!("holding-why-offer", share = share);
                Advice::by(Move::Offer(Sum(FIRST.min(self.highest))), "within-means", text)
            }
            _ if is_called => Advice::by(least, "let-it-ride", text!("holding-why-ride", share = share)),
            _ if too_much => Advice::by(Move::Pocket, "pocket-in-time", text!("holding-why-pocket")),
            _ => {
                let mut advice = Advice::plain(least, text!("holding-why-ride", share = share));
                let text = text!("holding-why-in-time");
                advice.reasons.push(Reason { text, maxim: Some("pocket-in-time") });
                advice
            }
        }
    }

    /// To hold costs the bank's share. A little is held for company's sake, where nobody else has; more where it costs next
    /// to nothing.
    fn advise_hold(&self, p: &Public, seat: Seat) -> Advice<Move> {
        let share = self.share(p);
        let is_called = self.falls != Falls::LeftAndRight;
        let is_last = seat == p.banker.next(self.players);
        let nobody = p.coup.said.values().all(|said| *said == super::holding::Said::Nothing);
        let little = Move::Hold(Sum((p.coup.offer / LITTLE).max(1)));
        let said = in_a_hundred(share);
        if share <= bearable() {
            Advice::by(little, "pairs-left", text!("holding-why-cheap", share = said))
        } else if is_last && nobody && is_called {
            Advice::by(little, "hold-little", text!("holding-why-company", share = said))
        } else if is_last && nobody {
            let mut advice = Advice::by(little, "within-means", text!("holding-why-company", share = said));
            advice.reasons.push(Reason { text: text!("holding-why-before"), maxim: Some("hold-before") });
            advice
        } else if is_called {
            Advice::by(Move::Pass, "do-not-hold", text!("holding-why-pass", share = said))
        } else {
            let mut advice = Advice::by(Move::Pass, "whole-or-part", text!("holding-why-pass", share = said));
            advice.reasons.push(Reason { text: text!("holding-why-no-system"), maxim: Some("no-system") });
            advice
        }
    }

    /// What a move is worth to whoever makes it, in parts: the bank's share of what it puts at stake. At the reshuffle the coup
    /// is even.
    pub(super) fn worth(&self, p: &Public, m: Move) -> f64 {
        let share = number(self.share(p)) * PARTS as f64;
        match m {
            Move::Pocket | Move::Pass | Move::Stay | Move::Retire => 0.0,
            Move::Offer(sum) => share * f64::from(sum.0),
            Move::Hold(sum) => -share * f64::from(sum.0),
            Move::VaBanque => -share * f64::from(p.coup.offer),
        }
    }
}
