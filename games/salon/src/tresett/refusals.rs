//! Why a move is not allowed, and by which law.

use super::announce::held;
use super::moves::Move;
use super::rules::Tresett;
use super::state::{Phase, State};
use spadille_core::{Refusal, Seat, law, text};

/// Why somebody may not do this while others are awaited.
pub fn out_of_turn(s: &State, m: Move) -> Refusal {
    let announcing = matches!(s.public.deal.phase, Phase::Early | Phase::Late);
    if announcing && matches!(m, Move::Announce(_)) {
        return Refusal::by(law!("announce-in-order"), text!("tresett-not-yet"));
    }
    Refusal::not_your_turn()
}

/// Why a seat may not do this now.
pub fn why_not(rules: &Tresett, s: &State, seat: Seat, m: Move) -> Refusal {
    let (p, hand) = (&s.public, s.hands[seat]);
    match (p.deal.phase, m) {
        (Phase::Play, Move::Play(card)) | (Phase::Give, Move::Give(card)) if !hand.contains(card) => {
            Refusal::not_held()
        }
        (Phase::Play, Move::Play(_)) => match p.deal.tricks.now.led() {
            Some(led) => Refusal::by(law!("follow-suit"), text!("tresett-must-follow", suit = led.suit())),
            None => Refusal::not_now(),
        },
        (Phase::Play, Move::Announce(_)) => Refusal::by(law!("announce-too-late"), text!("tresett-too-late")),
        (Phase::Early | Phase::Late, Move::Announce(what)) if rules.options.by_hand() => {
            if !held(s.dealt(seat)).contains(&what) {
                return Refusal::by(law!("announce-sets"), text!("tresett-not-held"));
            }
            match p.deal.phase {
                Phase::Early if what.is_late() && seat != p.vorhand() => {
                    Refusal::by(law!("announce-too-early"), text!("tresett-too-early"))
                }
                Phase::Late if !what.is_late() => Refusal::by(law!("announce-too-late"), text!("tresett-too-late")),
                _ => Refusal::by(law!("announce-sets"), text!("tresett-said-already")),
            }
        }
        (Phase::Call, Move::Call(_)) => Refusal::by(law!("call"), text!("tresett-call-missing")),
        (Phase::Give, Move::Give(_)) => Refusal::by(law!("call-card-back"), text!("tresett-not-the-called")),
        _ => Refusal::not_now(),
    }
}
