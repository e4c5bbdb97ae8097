//! Why a move is not allowed, and by which law.

use super::contracts::{Class, Contract};
use super::moves::Move;
use super::rules::Rules;
use super::state::{Phase, State};
use spadille_core::{Refusal, Seat, law, text};

/// Why a seat may not do this now.
pub fn why_not(rules: &Rules, s: &State, seat: Seat, m: Move) -> Refusal {
    let (p, hand) = (&s.public, s.hands[seat]);
    let deal = &p.deal;
    let (law, text) = match (deal.phase, m) {
        (Phase::Play, Move::Play(card) | Move::Demand(card)) if !hand.contains(card) => {
            return Refusal::plain(text!("house-not-held", card = card));
        }
        (Phase::Play, Move::Play(_)) if deal.demanded.is_some() && deal.tricks.now.is_empty() => {
            (law!("claim-refused-1860"), text!("ombre-no-demanded"))
        }
        (Phase::Play, Move::Play(_)) if deal.faults.bound.contains(seat) => {
            let law = rules.options.rules.pick(law!("revoke-taken-back"), law!("revoke-taken-back-1860"));
            (law, text!("ombre-no-second-revoke"))
        }
        (Phase::Play, Move::Play(_)) => match deal.tricks.now.led().zip(deal.trump) {
            Some((led, trump)) if rules.order(trump).trumps().contains(led) => {
                (law!("matador-privilege"), text!("ombre-no-trump"))
            }
            Some((led, _)) => (law!("follow-suit"), text!("ombre-no-follow", suit = led.suit())),
            None => return Refusal::not_now(),
        },
        (Phase::Play, Move::Stop) if deal.tricks.count > rules.to_win => {
            (law!("play-to-end"), text!("ombre-no-stop-now"))
        }
        (Phase::Play, Move::Stop) => (law!("premiers"), text!("ombre-no-stop", number = rules.to_win)),
        (Phase::Play, Move::Look) => (rules.ruling_on_looking(deal, seat).law(), text!("ombre-no-look")),
        (Phase::Play, Move::Tell) => (law!("telling-six"), text!("ombre-no-tell", number = rules.to_win)),
        (Phase::LaidDown, _) => (law!("claim-accepted"), text!("ombre-no-laid-down")),
        (Phase::Demand, _) => (law!("claim-refused-1860"), text!("ombre-no-demand")),
        (Phase::Forgotten, _) => (law!("solo-trump-forgotten"), text!("ombre-no-forgotten")),
        (Phase::Mend, _) => (law!("follow-suit"), text!("ombre-no-mend")),
        (Phase::Replay, _) => (law!("revoke-replay"), text!("ombre-no-replay")),
        (Phase::Claims, _) => (law!("claims-manual"), text!("ombre-no-claims")),
        (Phase::Auction, Move::Call(bid)) => match rules.rank(bid) {
            None if matches!(bid.game, Contract::Ask | Contract::Respect) && !rules.has_helper => {
                (law!("no-helper"), text!("ombre-no-such-call"))
            }
            None if bid.game == Contract::SoloVole => (law!("announced-vole-off"), text!("ombre-no-such-call")),
            None if bid.class > Class::Plain => (law!("no-favourite"), text!("ombre-no-such-call")),
            None => (law!("rank"), text!("ombre-no-such-call")),
            Some(rank) if !deal.duel.may_bid(rank) => (law!("answer-at-once"), text!("ombre-no-higher")),
            Some(_) if !rules.may_raise(p, seat, bid) => (law!("asker-may-not-raise"), text!("ombre-no-raise")),
            Some(_) if bid.game == Contract::Respect => (law!("respect-needs-aces"), text!("ombre-no-aces")),
            Some(_) if bid.game == Contract::Mediateur => (law!("mediateur-needs-king"), text!("ombre-no-king-to-ask")),
            Some(_) => (law!("ask-needs-declaration"), text!("ombre-no-king-to-call")),
        },
        (Phase::Auction, _) => (law!("speak-once"), text!("ombre-no-other-word")),
        // Where nobody calls a helper the law of calling is not in the book.
        (Phase::Declare, Move::Declare(_)) if deal.plays(Contract::Mediateur) => {
            (law!("mediateur-ask-king"), text!("ombre-no-such-king"))
        }
        (Phase::Declare | Phase::King, Move::Declare(_) | Move::King(_)) => {
            (law!("not-the-trump-king"), text!("ombre-no-such-king"))
        }
        (Phase::Declare, Move::Pass) => (law!("asker-must-play"), text!("ombre-no-way-back")),
        (_, Move::Call(bid)) if bid.game == Contract::SoloVole && deal.plays(Contract::Mediateur) => {
            (law!("no-vole-with-mediateur"), text!("ombre-no-vole"))
        }

        (Phase::Declare, Move::Forget) => (law!("soloist-names-trump"), text!("ombre-no-forget")),
        (Phase::Declare, Move::Name(_)) => (law!("plain-call-stays-plain"), text!("ombre-no-such-suit")),
        (Phase::HelperNames, Move::Name(_)) => (law!("helper-not-called-suit"), text!("ombre-no-called-suit")),
        _ => return Refusal::not_now(),
    };
    Refusal::by(law, text)
}
