//! Why a move is not allowed, and by which law.

use super::moves::Move;
use super::rules::Scat;
use super::state::{Phase, State};
use spadille_core::{Refusal, Seat, law, text};

/// Why a seat may not do this now.
pub fn why_not(game: &Scat, s: &State, seat: Seat, m: Move) -> Refusal {
    let (deal, hand) = (&s.public.deal, s.hands[seat]);
    match (deal.phase, m) {
        (Phase::Play, Move::Play(card)) if !hand.contains(card) => Refusal::not_held(),
        (Phase::Play, Move::Play(_)) => match (deal.level, deal.tricks.now.led()) {
            (Some(level), Some(led)) if game.order(level).trumps().contains(led) => {
                Refusal::by(law!("follow-suit"), text!("scat-no-follow-trump"))
            }
            (_, Some(led)) => Refusal::by(law!("follow-suit"), text!("scat-no-follow", suit = led.suit())),
            _ => Refusal::not_now(),
        },
        (Phase::Ask, Move::Ask(level)) => {
            let law = match game.rungs.0.contains(&level) {
                true => law!("ask-step-by-step"),
                false => game.rank_law(level),
            };
            Refusal::by(law, text!("scat-no-ask"))
        }
        (Phase::Answer, _) => Refusal::by(law!("yes-means-at-least"), text!("scat-no-answer")),
        (Phase::Announce, Move::Pass) => Refusal::by(law!("asking-binds"), text!("scat-no-pass")),
        (Phase::Announce, Move::Announce(level)) => {
            let floor = deal.auction.held[seat].and_then(|floor| game.rungs.rank(floor)).unwrap_or(0);
            let law = match game.rungs.rank(level) {
                Some(rank) if rank < floor => law!("announce"),
                Some(_) if level.suit.is_some() => law!("frage-suit-after"),
                Some(_) => law!("frage-suit-first"),
                None => game.rank_law(level),
            };
            Refusal::by(law, text!("scat-no-announcement"))
        }
        (Phase::Suit, Move::Trump(_)) => Refusal::by(law!("frage-suit-after"), text!("scat-no-suit")),
        (Phase::Discard, Move::Discard(_)) => Refusal::by(law!("lay-away-any-two"), text!("scat-no-discard")),
        _ => Refusal::not_now(),
    }
}
