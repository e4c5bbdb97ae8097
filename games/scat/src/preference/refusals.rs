//! Why a move is not allowed, and by which law.

use super::auction::Contract;
use super::moves::Move;
use super::rules::Preference;
use super::state::{Phase, State};
use spadille_core::{LawId, Refusal, Seat, law, text};

/// Why a seat may not do this now.
pub fn why_not(game: &Preference, s: &State, seat: Seat, m: Move) -> Refusal {
    let (deal, hand) = (&s.public.deal, s.hands[seat]);
    match (deal.phase, m) {
        (Phase::Play, Move::Play(card)) if !hand.contains(card) => Refusal::not_held(),
        (Phase::Play, Move::Play(card)) => {
            let (Some(trump), Some(led)) = (deal.trump, deal.tricks.now.led()) else { return Refusal::not_now() };
            let order = game.order(trump);
            if !hand.both(order.called_by(led)).is_empty() && !order.suit_of(led).contains(card) {
                Refusal::by(law!("follow-suit"), text!("preference-no-follow", suit = led.suit()))
            } else if !order.suit_of(led).contains(card) && !order.trumps().contains(card) {
                Refusal::by(law!("must-trump"), text!("preference-no-throw"))
            } else {
                Refusal::by(law!("must-head"), text!("preference-no-low"))
            }
        }
        (Phase::Auction, Move::Bid(_) | Move::Solo(_) | Move::Hold) => {
            Refusal::by(call_law(game, s, seat, m), text!("preference-no-call"))
        }
        (Phase::Discard, Move::Discard(_)) => Refusal::by(law!("lay-away-any-two"), text!("preference-no-discard")),
        (Phase::Trump, Move::Trump(_)) => Refusal::by(law!("trump-not-below"), text!("preference-no-trump")),
        (Phase::Helpers, _) => Refusal::by(law!("go-or-stay"), text!("preference-no-answer")),
        _ => Refusal::not_now(),
    }
}

fn call_law(game: &Preference, s: &State, seat: Seat, m: Move) -> LawId {
    let auction = &s.public.deal.auction;
    let first = !auction.spoken.contains(seat);
    let standing = auction.standing().map(|(_, contract)| contract);
    match (m, standing) {
        (Move::Solo(name), Some(Contract { solo: true, number })) if first && name.0 == number => law!("equal-solos"),
        (Move::Solo(_), Some(Contract { solo: true, .. })) if first => law!("higher-solo"),
        (Move::Solo(_), _) => law!("solo-first-word"),
        (_, Some(Contract { solo: true, .. })) if first => law!("solo-over-drive"),
        (_, Some(Contract { solo: true, .. })) => law!("outdone-by-solo"),
        (Move::Hold, _) => law!("hold-the-same"),
        (Move::Bid(name), Some(contract)) if name.0 > contract.number && !game.options.jump_bids => {
            law!("step-by-step")
        }
        (Move::Bid(_), Some(_)) => law!("drive-higher"),
        (Move::Bid(_), None) if !game.options.jump_bids => law!("step-by-step"),
        _ => law!("bid-by-number"),
    }
}
