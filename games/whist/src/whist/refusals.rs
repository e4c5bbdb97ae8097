//! Why a move is not allowed, and by which law.

use super::moves::Move;
use super::rules::Rules;
use super::score::{may_call, side_of};
use super::state::{Bound, Phase, State};
use spadille_core::{Refusal, Seat, law, text};

/// Why a place may not do this now.
pub fn why_not(rules: &Rules, s: &State, place: Seat, m: Move) -> Refusal {
    let (p, hand) = (&s.public, s.hands[place]);
    let deal = &p.deal;
    match (deal.phase, m) {
        (Phase::Play, Move::Play(card) | Move::Misplay(card)) if !hand.contains(card) => Refusal::not_held(),
        (Phase::Play, Move::Play(_)) => match (deal.faults.bound[place], deal.tricks.now.led()) {
            (Bound::Card(card), _) => Refusal::by(law!("callable-card"), text!("whist-no-other-card", card = card)),
            (Bound::Highest | Bound::Lowest, _) => {
                Refusal::by(law!("revoke-owned-up"), text!("whist-no-choice-of-card"))
            }
            (Bound::NoWin, _) => Refusal::by(law!("last-player-early"), text!("whist-no-winning")),
            (Bound::Suit(suit), None) => {
                Refusal::by(law!("lead-out-of-turn-suit"), text!("whist-no-other-suit", suit = suit))
            }
            (_, Some(led)) => Refusal::by(law!("follow-suit"), text!("whist-no-follow", suit = led.suit())),
            _ => Refusal::not_now(),
        },
        (Phase::Play, Move::Show) => Refusal::by(law!("show-all-winners"), text!("whist-no-show")),
        (Phase::Call, Move::Call) => Refusal::by(law!("call-asks-partner"), text!("whist-no-call-cards")),
        (_, Move::Call) if rules.options.honours == super::options::Honours::Five => {
            Refusal::by(law!("call-not-with-five"), text!("whist-no-call-now"))
        }
        (_, Move::Call) if !may_call(&rules.options, p.points, p.won(), side_of(place)) && rules.knows_calls() => {
            let law = rules.options.by_book(law!("call-at-eight"), law!("call-in-deciding-game"));
            Refusal::by(law, text!("whist-no-call-now"))
        }
        (Phase::Name, Move::Leave) => Refusal::by(law!("partner-must-name"), text!("whist-no-leave")),
        (Phase::Name, _) => Refusal::by(law!("dealer-names-trump"), text!("whist-no-name")),
        (Phase::Summon, _) => Refusal::by(law!("callable-card"), text!("whist-no-summon")),
        (Phase::Turning, Move::OwnUp) => Refusal::by(law!("revoke-owned-up"), text!("whist-no-own-up")),
        (Phase::Turning, _) => Refusal::by(law!("revoke-owned-up"), text!("whist-no-turning")),
        (Phase::Remedy | Phase::NameSuit, _) => Refusal::by(law!("callable-card"), text!("whist-no-remedy")),
        (Phase::Objection, _) => Refusal::by(law!("call-wrong-score"), text!("whist-no-objection")),
        (Phase::Surrender, _) => Refusal::by(law!("hand-thrown-down"), text!("whist-no-surrender")),
        (Phase::Honours, _) => Refusal::by(law!("honours-unannounced-lost"), text!("whist-no-honours")),
        _ => Refusal::not_now(),
    }
}
