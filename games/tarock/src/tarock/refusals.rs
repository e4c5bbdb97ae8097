//! Why a move is not allowed, and by which law.

use super::cards::{PAGAT, SKUES, TAROCKS};
use super::moves::{Act, Game};
use super::rules::Rules;
use super::state::{Phase, Public, State};
use super::terms::Form;
use spadille_core::{Card, CardSet, LawId, Refusal, Seat, law, text};

/// Why a seat may not do this now.
pub fn why_not(rules: &Rules, s: &State, seat: Seat, act: Act) -> Refusal {
    let (p, hand) = (&s.public, s.hands[seat]);
    match (p.deal.phase, act) {
        _ if seat != p.deal.turn => Refusal::not_your_turn(),
        (Phase::Play, Act::Play(card)) | (Phase::Give, Act::Give(card)) if !hand.contains(card) => Refusal::not_held(),
        (Phase::Play, Act::Play(_)) => play(rules, p, hand),
        (Phase::Scat, Act::Discard(cards)) if !hand.includes(cards) => Refusal::not_held(),
        (Phase::Scat, Act::Discard(cards)) => Refusal::by(scat_law(rules, hand, cards), text!("tarock-no-scat")),
        (Phase::Announce, Act::Announce(_)) => {
            Refusal::by(rules.terms.customs.laws.not_in_hand, text!("tarock-no-honours"))
        }
        (Phase::Auction, Act::Bid(Game::Frage)) if hand.includes(rules.pack.kings) => {
            Refusal::by(law!("four-kings-no-frage"), text!("tarock-no-call"))
        }
        (Phase::Auction, _) if p.deal.blind => Refusal::by(law!("lhombre-a-tres-blind"), text!("tarock-no-call-blind")),
        (Phase::Auction, _) => Refusal::by(rules.call_law(act), text!("tarock-no-call")),
        (Phase::Call, _) => Refusal::by(law!("frage-calls-king"), text!("tarock-no-king")),
        (Phase::Ask, Act::Ask(card)) => Refusal::by(ask_law(rules, p, card), text!("tarock-no-ask")),
        (Phase::Ask, Act::Enough) => Refusal::by(law!("mediateur-one-or-two"), text!("tarock-no-ask")),
        (Phase::Talon, _) => Refusal::by(law!("one-pile-only"), text!("tarock-no-pile")),
        (Phase::Ultimo, Act::Ultimo) => Refusal::by(law!("ultimo-announced"), text!("tarock-no-ultimo")),
        (Phase::Play, Act::Announce(_)) => match rules.terms.customs.laws.announced_late {
            Some(law) => Refusal::by(law, text!("tarock-no-honours")),
            None => Refusal::not_now(),
        },
        _ => Refusal::not_now(),
    }
}

/// A card that may not be played.
fn play(rules: &Rules, p: &Public, hand: CardSet) -> Refusal {
    let Some(led) = p.deal.trick.led() else {
        let law = if rules.terms.skues_is_due(hand.len()) { law!("skues-deadline") } else { law!("skues-led") };
        return Refusal::by(law, text!("tarock-no-skues-lead"));
    };
    if !hand.both(rules.pack.free).is_empty() && rules.terms.skues_is_due(hand.len()) {
        return Refusal::by(law!("skues-deadline"), text!("tarock-no-skues-kept"));
    }
    let place = rules.pack.suit_place(led);
    let follows = !hand.both(rules.pack.suits[place]).minus(rules.pack.free).is_empty();
    let law = if place == TAROCKS {
        law!("tarock-on-tarock")
    } else if follows {
        law!("follow-suit")
    } else {
        law!("void-must-tarock")
    };
    match place == TAROCKS || !follows {
        true => Refusal::by(law, text!("tarock-no-follow-tarock")),
        false => Refusal::by(law, text!("tarock-no-follow", suit = super::cards::plain(led).suit())),
    }
}

/// The law by which these cards may not be laid away.
pub fn scat_law(rules: &Rules, hand: CardSet, cards: CardSet) -> LawId {
    let tarocks = cards.both(rules.pack.suits[TAROCKS]);
    if cards.len() != rules.terms.scat() {
        return rules.scat_law();
    }
    if !cards.both(rules.pack.kings).is_empty() {
        return law!("king-not-in-scat");
    }
    match rules.terms.form {
        Form::HombreOld | Form::HombreNew => law!("lhombre-scat-bans"),
        Form::Three | Form::Two if tarocks == CardSet::one(PAGAT) => law!("scat-pagat-with-two"),
        Form::OldThree if hand.both(rules.pack.suits[TAROCKS]).len() == 3 => law!("scat-three-tarocks"),
        Form::Three | Form::Two | Form::OldThree => law!("scat-no-tarock"),
        Form::Partners | Form::Munich => law!("partners-scat-no-tarock"),
        Form::Quadrille => law!("quadrille-scat-no-tarock"),
        Form::Zapp if !tarocks.both(rules.pack.fives).is_empty() => law!("honours-never-laid"),
        Form::Zapp => law!("tarock-only-if-forced"),
    }
}

/// The law by which a card may not be asked for.
fn ask_law(rules: &Rules, p: &Public, card: Card) -> LawId {
    match rules.terms.form {
        Form::Quadrille if card == SKUES => law!("mediateur-not-skues"),
        Form::Quadrille if p.deal.in_scat.contains(card) => law!("mediateur-card-in-scat"),
        Form::Quadrille => law!("mediateur-one-or-two"),
        _ if p.deal.in_scat.contains(card) => law!("lhombre-card-in-scat"),
        Form::HombreNew => law!("lhombre-new-any-card"),
        _ => law!("lhombre-exchange"),
    }
}
