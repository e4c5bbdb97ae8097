//! Why a move is not allowed, and by which law.

use super::moves::Move;
use super::rules::Triomphe;
use super::state::{Phase, State};
use spadille_core::{Refusal, Seat, law, text};

/// Why a seat may not do this now.
pub fn why_not(rules: &Triomphe, s: &State, seat: Seat, m: Move) -> Refusal {
    let (deal, hand) = (&s.public.deal, s.hands[seat]);
    match (deal.phase, m) {
        (Phase::Play, Move::Play(card)) if !hand.contains(card) => Refusal::not_held(),
        (Phase::Play, Move::Play(card)) => {
            let choice = rules.choice(deal, hand);
            match deal.tricks.now.led() {
                Some(led) if !choice.by_suit.contains(card) => {
                    Refusal::by(law!("follow-suit"), text!("triomphe-must-follow", suit = led.suit()))
                }
                _ => Refusal::by(rules.duty_law(deal, &choice), text!("triomphe-must-take", cards = choice.takers)),
            }
        }
        (Phase::Play, Move::AskRedeal) if !deal.is_fresh(seat) => {
            Refusal::by(law!("redeal-before-first-card"), text!("triomphe-too-late"))
        }
        (Phase::Play, Move::Refuse) => Refusal::by(law!("refuse-to-play"), text!("triomphe-plays-already")),
        (Phase::Play, Move::AskRedeal) => Refusal::by(law!("redeal-by-consent"), text!("triomphe-asked-already")),
        (Phase::Play, Move::Concede) => Refusal::by(law!("give-up"), text!("triomphe-no-concession")),
        (Phase::Vote, Move::Play(_)) => Refusal::by(law!("redeal-by-consent"), text!("triomphe-answer-first")),
        _ => Refusal::not_now(),
    }
}
