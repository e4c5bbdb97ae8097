//! Leading: high demands, low invites, a picture says that the partner must direct the play.

use super::seeing::Seeing;
use crate::tresett::cards::{PICTURES, SMALL};
use crate::tresett::state::TRICKS;
use arrayvec::ArrayVec;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, Suit, text};

/// What to lead.
pub fn lead(s: &Seeing<'_>) -> Option<Advised<Card>> {
    cash_at_last(s)
        .or_else(|| return_suit(s))
        .or_else(|| demand(s))
        .or_else(|| run(s))
        .or_else(|| invite(s))
        .or_else(|| cash(s))
        .or_else(|| picture(s))
        .or_else(|| anything(s))
}

/// The suits of the hand, longest first.
fn suits(s: &Seeing<'_>) -> ArrayVec<Suit, 4> {
    let mut suits: ArrayVec<Suit, 4> = Suit::ALL.into_iter().filter(|suit| !s.of(*suit).is_empty()).collect();
    suits.sort_by_key(|suit| std::cmp::Reverse(s.of(*suit).len()));
    suits
}

/// Suits that the partner wants: all but those he has thrown from.
fn wanted(s: &Seeing<'_>) -> ArrayVec<Suit, 4> {
    suits(s).into_iter().filter(|suit| !s.thrown_by_partner().any(|thrown| thrown == *suit)).collect()
}

/// When nothing but masters is left they are cashed, the last trick with them.
fn cash_at_last(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let masters: CardSet = s.hand.iter().filter(|card| s.is_master(*card)).collect();
    let left = TRICKS as u8 - s.deal.tricks.count;
    if masters.is_empty() || left > masters.len() + 1 {
        return None;
    }
    let card = s.highest(masters)?;
    Some(Advised::plainly(card, text!("house-why-master", card = card)))
}

/// The suit in which the partner has invited is brought back.
fn return_suit(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let cards = s.of(s.invited()?);
    let master = s.highest(cards).filter(|card| s.is_master(*card));
    let card = master.or_else(|| s.lowest(cards))?;
    Some(Advised::by("partner-returns", card, text!("tresett-why-return", card = card)))
}

/// Three and two with more: the three at once. Three and ace with more: the three, to free the ace.
fn demand(s: &Seeing<'_>) -> Option<Advised<Card>> {
    wanted(s).into_iter().filter(|suit| s.has(Rank::Three, *suit) && s.of(*suit).len() >= 3).find_map(|suit| {
        let three = Card::new(Rank::Three, suit);
        if s.has(Rank::Two, suit) {
            return Some(Advised::by("demand-32", three, text!("tresett-why-demand", card = three)));
        }
        let free = s.has(Rank::Ace, suit);
        free.then(|| Advised::by("three-ace", three, text!("tresett-why-three-ace", card = three)))
    })
}

/// Whoever has demanded goes on while he holds the highest.
fn run(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let mine = suits(s).into_iter().filter(|suit| s.has_led(*suit));
    let card = mine.filter_map(|suit| s.highest(s.of(suit))).find(|card| s.is_master(*card))?;
    Some(Advised::by("demand-32", card, text!("tresett-why-go-on", card = card)))
}

/// One or two of the highest and some small ones: a small one, to have the suit returned.
fn invite(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let high = |suit: Suit| [Rank::Three, Rank::Two, Rank::Ace].into_iter().any(|rank| s.has(rank, suit));
    let may = |suit: &Suit| high(*suit) && s.of(*suit).both(SMALL).len() >= 2 && !s.has_led(*suit);
    let suit = wanted(s).into_iter().find(may)?;
    let card = s.lowest(s.of(suit).both(SMALL))?;
    Some(Advised::by("invite-low", card, text!("tresett-why-invite", card = card)))
}

/// A card that nothing beats.
fn cash(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let card = suits(s).into_iter().filter_map(|suit| s.highest(s.of(suit))).find(|card| s.is_master(*card))?;
    Some(Advised::plainly(card, text!("house-why-master", card = card)))
}

/// With nothing to demand or invite with: a picture.
fn picture(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let open: CardSet = wanted(s).into_iter().fold(CardSet::EMPTY, |all, suit| all.union(s.of(suit)));
    let card = s.highest(open.both(PICTURES))?;
    Some(Advised::by("lead-picture", card, text!("tresett-why-picture", card = card)))
}

/// A low card, and not of the suit that the partner has thrown first.
fn anything(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let first = s.thrown_by_partner().next();
    let avoided: CardSet = s.hand.iter().filter(|card| Some(card.suit()) != first).collect();
    let lowest = |cards: CardSet| cards.iter().min_by_key(|card| (Seeing::worth(*card), s.sight.order.height(*card)));
    match first.and_then(|_| lowest(avoided)) {
        Some(card) => Some(Advised::by("infer-first-discard", card, text!("tresett-why-not-thrown", card = card))),
        None => lowest(s.hand).map(|card| Advised::plainly(card, text!("house-why-low-lead"))),
    }
}
