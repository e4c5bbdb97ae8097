//! Why a move is not allowed, and by which law.

use super::contracts::{Class, Kind};
use super::moves::Move;
use super::options::Form;
use super::rules::Rules;
use super::state::{Phase, State};
use spadille_core::{LawId, Refusal, Seat, law, text};

/// Why a seat may not do this now.
pub fn why_not(rules: &Rules, s: &State, seat: Seat, m: Move) -> Refusal {
    let (deal, hand) = (&s.public.deal, s.hands[seat]);
    match (deal.phase, m) {
        (Phase::Play, Move::Play(card)) | (Phase::Give, Move::Give(card)) if !hand.contains(card) => {
            Refusal::not_held()
        }
        (Phase::Play, Move::Play(_)) => match deal.tricks.now.led() {
            Some(led) if rules.order_of(deal).trumps().contains(led) => {
                Refusal::by(law!("follow-suit"), text!("solo-no-follow-trump"))
            }
            Some(led) => Refusal::by(law!("follow-suit"), text!("solo-no-follow", suit = led.suit())),
            None => Refusal::not_now(),
        },
        (Phase::Play, Move::Stop) => Refusal::by(law!("vole-begun-by-leading"), text!("solo-no-stop")),
        (Phase::Auction, Move::Pass) => Refusal::by(law!("forcee-must-be-called"), text!("solo-no-pass")),
        (Phase::Auction, Move::Hold) => Refusal::by(law!("earlier-holds"), text!("solo-no-call")),
        (Phase::Auction, Move::Bid(_)) => Refusal::by(bid_law(rules, s, seat, m), text!("solo-no-call")),
        (Phase::Trump, Move::Trump(_)) => Refusal::by(law!("favourite-binds-trump"), text!("solo-no-trump")),
        (Phase::HelperTrump, Move::Trump(_)) => Refusal::by(law!("forcee-partout"), text!("solo-no-trump")),
        (Phase::Declare, Move::Declare(asked)) => {
            let law = match deal.contract.map(|contract| contract.kind) {
                _ if !rules.trumps(&s.public).any(|suit| suit == asked.trump) => law!("favourite-binds-trump"),
                Some(Kind::Mediateur) => law!("mediateur"),
                _ => law!("frage"),
            };
            Refusal::by(law, text!("solo-no-ace"))
        }
        (Phase::Call, Move::Call(_)) => Refusal::by(law!("forcee-partout"), text!("solo-no-ace")),
        (Phase::Buy, Move::Discard(_)) => Refusal::by(law!("frage"), text!("solo-no-discard")),
        _ => Refusal::not_now(),
    }
}

fn bid_law(rules: &Rules, s: &State, seat: Seat, m: Move) -> LawId {
    let Move::Bid(contract) = m else { return law!("speak-in-turn") };
    let p = &s.public;
    let standing = p.deal.auction.rounds.standing.and_then(|(_, standing)| rules.rank(standing));
    match rules.rank(contract) {
        None if matches!(contract.kind, Kind::Null | Kind::NullOuvert | Kind::Grandissimo) => law!("extra-games"),
        None if contract.kind == Kind::Mediateur && matches!(rules.form, Form::Thirty | Form::Five) => {
            law!("mediateur")
        }
        None => match rules.form {
            Form::Five => law!("rank"),
            Form::Kaufsolo => law!("rank-kaufsolo"),
            Form::Thirty => law!("rank-thirty"),
            _ => law!("only-solo"),
        },
        Some(rank) if standing.is_some_and(|standing| rank <= standing) => law!("speak-in-turn"),
        Some(_) if contract.class == Class::Favourite && p.favourite.is_none() => law!("favourite-first-won"),
        Some(_) if rules.may_play(p, contract, s.hands[seat]) => law!("forcee-must-be-called"),
        Some(_) if contract.kind == Kind::Forcee => rules.forcee_law(),
        Some(_) if rules.form == Form::Five => law!("ace-to-call"),
        Some(_) => law!("mediateur"),
    }
}
