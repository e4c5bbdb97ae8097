//! Trumps, the king to call or ask for, and the card to give for it.

use super::bidding;
use super::worth::{best, calls_himself, worth};
use crate::cards::{KINGS, manille};
use crate::quadrille::contracts::{Bid, Contract};
use crate::quadrille::moves::{Called, Declaration, Move, Trump};
use crate::quadrille::rules::Rules;
use crate::quadrille::state::Public;
use crate::quadrille::view::View;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, Suit, text};

/// Naming trumps.
pub fn name(suit: Suit) -> Move {
    Move::Name(Trump(suit))
}

/// What the hombre declares.
pub fn declaration(rules: &Rules, v: &View) -> Option<Advised<Move>> {
    let (deal, hand) = (&v.public.deal, v.own());
    let Some(bid) = deal.bid else {
        let found = best(rules, hand, Suit::ALL.into_iter())?;
        return Some(Advised::plainly(name(found.trump), text!("ombre-why-trump", suit = found.trump)));
    };
    if let Some(trump) = deal.trump {
        return king_of(rules, bid.game, hand, Some(trump)).map(|said| said.map(|card| Move::King(Called(card))));
    }
    let trump = bidding::trumps_for(rules, v, bid)?.trump;
    let alone = bid.game.is_solo();
    if alone || rules.asks_for_two_kings(&v.public) {
        return Some(Advised::plainly(name(trump), text!("ombre-why-trump", suit = trump)));
    }
    let king = king_of(rules, bid.game, hand, Some(trump))?;
    Some(king.map(|card| Move::Declare(Declaration { trump, card: Called(card) })))
}

/// The king that a hombre calls who does not name trumps.
pub fn king_only(rules: &Rules, v: &View) -> Option<Advised<Move>> {
    let game = v.public.deal.contract.unwrap_or(Contract::ForcedSpadille);
    king_of(rules, game, v.own(), None).map(|said| said.map(|card| Move::King(Called(card))))
}

/// The card to call or to ask for, with these trumps if they are known.
pub fn king_of(rules: &Rules, game: Contract, hand: CardSet, trump: Option<Suit>) -> Option<Advised<Card>> {
    let may = rules.callable(hand, trump);
    let choice = Choice { hand: plain(rules, hand, trump), may };
    match (game, trump) {
        (Contract::Mediateur, _) => choice.to_ask_for(rules),
        (Contract::Ask, Some(trump)) => choice.of_ones_own(rules, hand, trump).or_else(|| choice.to_call()),
        (Contract::Ask, None) => choice.to_call(),
        (Contract::Respect | Contract::ForcedSpadille, _) => choice.where_weakest(),
        (Contract::Solo | Contract::SoloVole | Contract::SelfCall, _) => None,
    }
}

/// The plain cards of a hand; a black ace is never one.
fn plain(rules: &Rules, hand: CardSet, trump: Option<Suit>) -> CardSet {
    hand.minus(crate::cards::BLACK_ACES).minus(trump.map_or(CardSet::EMPTY, |suit| rules.order(suit).trumps()))
}

/// The cards that may be called, beside the plain cards of the hand.
struct Choice {
    hand: CardSet,
    may: CardSet,
}

impl Choice {
    fn length(&self, card: Card) -> u8 {
        self.hand.of_suit(card.suit()).len()
    }

    fn has(&self, card: Card, rank: Rank) -> bool {
        self.hand.contains(Card::new(rank, card.suit()))
    }

    /// The king to call when one names trumps: that of a guarded queen, else of a lone loser, red before black, else of the
    /// shortest suit; never of a void.
    fn to_call(&self) -> Option<Advised<Card>> {
        let present: CardSet = self.may.iter().filter(|card| self.length(*card) > 0).collect();
        let Some(any) = present.first() else {
            return self.may.first().map(|card| Advised::plainly(card, text!("house-why-only")));
        };
        let guarded = |card: &Card| KINGS.contains(*card) && self.has(*card, Rank::Queen) && self.length(*card) >= 2;
        if let Some(card) = present.iter().filter(guarded).min_by_key(|card| self.length(*card)) {
            return Some(Advised::by("a10", card, text!("ombre-why-queens-king", card = card)));
        }
        let lone: CardSet = present.iter().filter(|card| self.length(*card) == 1).collect();
        if lone.iter().any(|c| c.suit().is_red())
            && lone.iter().any(|c| !c.suit().is_red())
            && let Some(card) = lone.iter().find(|c| c.suit().is_red())
        {
            return Some(Advised::by("a8", card, text!("ombre-why-red-king", card = card)));
        }
        if let Some(card) = lone.first() {
            return Some(Advised::by("a7", card, text!("ombre-why-lone-king", card = card)));
        }
        // A queen breaks ties, then red, which has a card more.
        let key = |card: &Card| (self.length(*card), !self.has(*card, Rank::Queen), !card.suit().is_red());
        let card = present.iter().min_by_key(key).unwrap_or(any);
        let maxim = if self.may.len() > present.len() { "a9" } else { "a7" };
        Some(Advised::by(maxim, card, text!("ombre-why-short-king", card = card)))
    }

    /// A king of one's own, where that is allowed and advised.
    fn of_ones_own(&self, rules: &Rules, hand: CardSet, trump: Suit) -> Option<Advised<Card>> {
        if !calls_himself(rules, hand, worth(rules, hand, trump)) {
            return None;
        }
        // The longest suit is the one in which the king is least likely to be found early.
        let card = rules.own_callable(hand, trump).iter().max_by_key(|card| self.length(*card))?;
        Some(Advised::by("e2", card, text!("ombre-why-call-own", card = card)))
    }

    /// The king to ask for: where one has high cards or the bare queen.
    fn to_ask_for(&self, rules: &Rules) -> Option<Advised<Card>> {
        let high = |card: &Card| {
            let queen = if self.has(*card, Rank::Queen) { 6 } else { 0 };
            let jack = if self.has(*card, Rank::Jack) { 3 } else { 0 };
            let bare = i8::from(self.length(*card) == 1 && queen > 0);
            queen + jack + bare
        };
        let card =
            self.may.iter().max_by_key(|card| (high(card), -(self.length(*card) as i8), card.suit().is_red()))?;
        let maxim = if rules.seats == 3 { "t5" } else { "b2" };
        Some(Advised::by(maxim, card, text!("ombre-why-ask-for", card = card)))
    }

    /// The king to call when another names trumps: where one has least, so that it cannot become trumps.
    fn where_weakest(&self) -> Option<Advised<Card>> {
        let card = self.may.iter().min_by_key(|card| (self.length(*card), !self.has(*card, Rank::Queen)))?;
        Some(Advised::by("b5", card, text!("ombre-why-weakest-king", card = card)))
    }
}

/// The trumps that a called helper names.
pub fn helper_trump(rules: &Rules, p: &Public, hand: CardSet) -> Option<Advised<Suit>> {
    let with_manille =
        |suit: &Suit| hand.contains(manille(*suit)) && hand.of_suit(*suit).minus(crate::cards::BLACK_ACES).len() >= 2;
    if let Some(found) = best(rules, hand, rules.helper_trumps(p, hand).filter(with_manille)) {
        return Some(Advised::by("b6", found.trump, text!("ombre-why-manille", suit = found.trump)));
    }
    let found = best(rules, hand, rules.helper_trumps(p, hand))?;
    Some(Advised::by("b6", found.trump, text!("ombre-why-trump", suit = found.trump)))
}

/// What the hombre answers to whoever has two kings: a good suit of his own he names himself.
pub fn answer_offer(rules: &Rules, v: &View) -> Advised<Move> {
    match best(rules, v.own(), Suit::ALL.into_iter()) {
        Some(found) if found.trumps >= 220 => {
            Advised::plainly(name(found.trump), text!("ombre-why-trump", suit = found.trump))
        }
        _ => Advised::plainly(Move::Leave, text!("ombre-why-leave")),
    }
}

/// The card to give for the king, in play.
pub fn gift_of(rules: &Rules, v: &View) -> Option<Advised<Move>> {
    let deal = &v.public.deal;
    gift(rules, v.own(), deal.trump?, deal.called?).map(|said| said.map(Move::Give))
}

/// The card to give for the king: one that makes a void, else one of the king's own suit, else the least useful.
pub fn gift(rules: &Rules, hand: CardSet, trump: Suit, asked: Card) -> Option<Advised<Card>> {
    let maxim = if rules.seats == 3 { "t5" } else { "b2" };
    let order = rules.order(trump);
    let plain = plain(rules, hand, Some(trump)).without(asked);
    let of = |card: Card| hand.of_suit(card.suit()).minus(order.trumps());
    let loser = |card: &Card| card.rank() != Rank::King;
    let lone: CardSet = plain.iter().filter(|card| of(*card).len() == 1).filter(loser).collect();
    if let Some(card) = order.lowest(lone) {
        return Some(Advised::by(maxim, card, text!("ombre-why-give-void", card = card)));
    }
    // The queen beside the king is a trick herself.
    let beside = plain.of_suit(asked.suit());
    let useful = |card: &Card| card.rank() == Rank::Queen && KINGS.contains(asked);
    if let Some(card) = order.lowest(beside.iter().filter(|card| !useful(card)).collect()) {
        return Some(Advised::by(maxim, card, text!("ombre-why-give-asked", card = card)));
    }
    let losers: CardSet = plain.iter().filter(loser).collect();
    let rest = if losers.is_empty() { hand.without(asked) } else { losers };
    let card = rest.iter().min_by_key(|card| (order.trumps().contains(*card), of(*card).len(), order.height(*card)))?;
    Some(Advised::plainly(card, text!("ombre-why-give", card = card)))
}

/// Trumps and card that go with a call, as the book would declare them.
pub fn plan(rules: &Rules, v: &View, bid: Bid) -> (Option<Suit>, Option<Card>) {
    let trump = match bid.game {
        Contract::Respect => None,
        _ => bidding::trumps_for(rules, v, bid).map(|found| found.trump),
    };
    (trump, king_of(rules, bid.game, v.own(), trump).map(|said| said.choice))
}
