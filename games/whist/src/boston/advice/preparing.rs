//! Between dealing and the first lead: throwing out, exchanging, trumps, helpers, a card aside, a leader.

use super::bidding::best_trump;
use super::hand::{feared, misere_hope, support, tricks};
use crate::boston::cards::RANKS;
use crate::boston::dealing::THROWN;
use crate::boston::moves::{Move, Trump};
use crate::boston::rules::Rules;
use crate::boston::view::View;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Number, Rank, Seat, Suit, text};

/// The suit in which a hand promises most tricks.
fn best_suit(rules: &Rules, hand: CardSet) -> Suit {
    let all = Suit::ALL.into_iter();
    let most = all.max_by(|one, other| tricks(rules, hand, Some(*one)).total_cmp(&tricks(rules, hand, Some(*other))));
    most.unwrap_or(Suit::Spades)
}

/// How useful a card is to whoever plays for tricks with these trumps.
fn usefulness(hand: CardSet, card: Card, trump: Suit) -> u32 {
    let height = 13 - RANKS.iter().position(|rank| *rank == card.rank()).unwrap_or(0) as u32;
    let length = u32::from(hand.of_suit(card.suit()).len());
    match card.rank() {
        _ if card.suit() == trump => 200 + height,
        Rank::Ace => 150,
        Rank::King if length > 1 => 100 + length,
        Rank::Queen if length > 2 => 60 + length,
        // Of short suits nothing is worth keeping: voids can be ruffed.
        _ => 3 * length + height,
    }
}

/// The cards that a hand can best do without.
fn least_useful(rules: &Rules, hand: CardSet, count: u8) -> CardSet {
    let trump = best_suit(rules, hand);
    let mut left = hand;
    let mut thrown = CardSet::EMPTY;
    for _ in 0..count {
        let Some(card) = left.iter().min_by_key(|card| usefulness(left, *card, trump)) else { break };
        left.remove(card);
        thrown.insert(card);
    }
    thrown
}

/// Whether a hand is rather one for a misère.
fn leans_to_misere(rules: &Rules, hand: CardSet) -> bool {
    misere_hope(rules, hand) > 0.4 && tricks(rules, hand, Some(best_suit(rules, hand))) < 5.0
}

/// Which four cards to throw out.
pub fn throw(rules: &Rules, v: &View) -> Advised<Move> {
    let hand = v.own();
    let mut cards = least_useful(rules, hand, THROWN);
    let mut kept = hand;
    for _ in 0..THROWN {
        feared(rules, kept, rules.pack.minus(kept)).into_iter().for_each(|card| kept.remove(card));
    }
    if leans_to_misere(rules, kept) {
        cards = hand.minus(kept);
        return Advised::plainly(Move::Throw(cards), text!("boston-why-throw-high"));
    }
    Advised::plainly(Move::Throw(cards), text!("boston-why-throw"))
}

/// Which card to lay aside for one from the stock.
pub fn exchange(rules: &Rules, v: &View) -> Option<Advised<Move>> {
    let hand = v.own();
    if leans_to_misere(rules, hand) {
        let card = feared(rules, hand, rules.pack.minus(hand))?;
        return Some(Advised::plainly(Move::Discard(card), text!("boston-why-exchange-high")));
    }
    let card = least_useful(rules, hand, 1).first()?;
    Some(Advised::plainly(Move::Discard(card), text!("boston-why-exchange")))
}

/// Which trumps to name, and whether to play alone.
pub fn trump(rules: &Rules, v: &View) -> Option<Advised<Move>> {
    let (p, deal) = (&v.public, &v.public.deal);
    let (level, player) = (deal.level?, deal.player?);
    if !rules.has_trump(level) {
        let strong = tricks(rules, v.own(), None) >= f64::from(rules.need(level)) + 1.5;
        return Some(match strong {
            true => Advised::plainly(Move::Alone, text!("boston-why-alone")),
            false => Advised::plainly(Move::Ask, text!("boston-why-ask")),
        });
    }
    if level.is_misere() {
        // Trumps that one lacks cannot take a trick.
        let suit = Suit::ALL.into_iter().min_by_key(|suit| v.own().of_suit(*suit).len())?;
        return Some(Advised::plainly(Move::Trump(Trump { suit, alone: false }), text!("boston-why-misere-trump")));
    }
    let class = deal.auction.class[player].filter(|_| level.number().is_some());
    let suits = rules.trumps(deal.turned, level, class, p.rock.goes);
    let (suit, _) = best_trump(rules, v, player, level, suits)?;
    let may_refuse = rules.may_be_helped(level) && rules.may_refuse(level);
    let alone = may_refuse && tricks(rules, v.own(), Some(suit)) >= f64::from(rules.need(level)) + 1.5;
    let text = if alone { text!("boston-why-alone") } else { text!("boston-why-trump", suit = suit) };
    Some(Advised::plainly(Move::Trump(Trump { suit, alone }), text))
}

/// Whether to help the player.
pub fn help(rules: &Rules, v: &View, seat: Seat) -> Advised<Move> {
    let deal = &v.public.deal;
    let share = deal.level.and_then(|level| level.tricks()).and_then(|number| rules.pair(number));
    let wanted = share.map_or(4.0, |pair| f64::from(pair.helper));
    let opposite = deal.player.is_some_and(|player| player.distance(seat, rules.seats) == 2);
    // Whoever sits opposite is helped by the lead and helps by it.
    let brings = support(rules, v.own(), deal.trump) + if opposite { 0.3 } else { 0.0 };
    match brings >= wanted - 0.7 || deal.unheard.len() == 1 && deal.level.is_some_and(|level| rules.must_help(level)) {
        true => Advised::plainly(Move::Whist, text!("boston-why-whist")),
        false => Advised::plainly(Move::Pass, text!("boston-why-no-whist")),
    }
}

/// Which card of a petite misère to lay aside.
pub fn aside(rules: &Rules, v: &View) -> Option<Advised<Move>> {
    let hand = v.own();
    let card = feared(rules, hand, rules.pack.minus(hand).minus(v.laid))?;
    Some(Advised::by("B-7", Move::Discard(card), text!("boston-why-aside", card = card)))
}

/// Whom to have lead to one's misère.
pub fn leader(rules: &Rules, seat: Seat) -> Advised<Move> {
    Advised::by("T-1", Move::Leader(Number(seat.next(rules.seats).0)), text!("boston-why-leader"))
}
