//! Why a move is not allowed, and by which law.

use super::moves::Move;
use super::rules::LHomme;
use super::state::{Phase, State};
use spadille_core::{Refusal, Seat, law, text};

/// Why a seat may not do this now.
pub fn why_not(rules: &LHomme, s: &State, seat: Seat, m: Move) -> Refusal {
    let (p, hand) = (&s.public, s.hands[seat]);
    match (p.deal.phase, m) {
        (Phase::Bid, Move::Pass) => match rules.bound_to_play(p, seat) {
            Some(law) => Refusal::by(law, text!("lhomme-must-undertake")),
            None => Refusal::not_now(),
        },
        (Phase::Play, Move::Play(card)) if !hand.contains(card) => Refusal::not_held(),
        (Phase::Play, Move::Play(card)) => {
            let choice = rules.choice(&p.deal, hand);
            match p.deal.tricks.now.led() {
                Some(led) if !choice.by_suit.contains(card) => {
                    Refusal::by(law!("follow-suit"), text!("lhomme-must-follow", suit = led.suit()))
                }
                _ => Refusal::by(rules.duty_law(&p.deal, &choice), text!("lhomme-must-take", cards = choice.takers)),
            }
        }
        _ => Refusal::not_now(),
    }
}
