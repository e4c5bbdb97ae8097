//! Calls, trumps, and the words of strict tables.

use super::counsel::Counsels;
use super::holding::{heights, ranks};
use crate::whist::moves::{Move, Named};
use crate::whist::rules::Rules;
use crate::whist::score::side_of;
use crate::whist::state::Phase;
use crate::whist::view::View;
use spadille_core::game::Advised;
use spadille_core::{CardSet, Seat, Space as _, Suit, text};

/// What Cayenne says of trump leads: they belong to the side that named them (001:874).
pub fn cayenne(c: &mut Counsels<'_>) {
    let s = c.s;
    let Some(maker) = s.deal.maker.filter(|_| s.deal.tricks.now.is_empty()) else { return };
    if side_of(maker) != side_of(s.me) {
        c.avoid("CY-A1", s.trumps());
    } else if maker == s.partner() && !s.sight.trumps_of_foes().is_empty() {
        c.play("CY-A2", s.trumps());
    }
}

/// What a hand is worth with a suit as trumps, in tenths of a trick.
pub fn worth(hand: CardSet, trump: Suit) -> u32 {
    let row = |suit: Suit| {
        let held = heights(hand, suit);
        let tops = [("A", 10), ("K", 7), ("Q", 4), ("J", 2)];
        tops.iter().filter(|(rank, _)| held & ranks(rank) != 0).map(|(_, worth)| worth).sum::<u32>()
    };
    let length = u32::from(hand.of_suit(trump).len());
    let short: u32 = Suit::ALL
        .into_iter()
        .filter(|suit| *suit != trump && length >= 3)
        .map(|suit| 3u32.saturating_sub(hand.of_suit(suit).len().into()) * 4)
        .sum();
    Suit::ALL.into_iter().map(row).sum::<u32>() + row(trump) + length.saturating_sub(3) * 9 + short
}

/// Below this many tenths of a trick in the best suit the choice is left to partner.
const LEAVE: u32 = 57;
/// What the doubled suit is worth more, from as much as this on.
const DOUBLED: u32 = 24;
const BOLD: u32 = 42;

/// So much is a hand worth playing.
const STRONG: u32 = 42;

fn name(v: &View, moves: &crate::whist::moves::Moves) -> Option<Advised<Move>> {
    let hand = v.own();
    let doubled = v.public.deal.turned.map(spadille_core::Card::suit);
    let value = |suit: Suit| {
        let plain = worth(hand, suit);
        if Some(suit) == doubled && plain >= BOLD { plain + DOUBLED } else { plain }
    };
    let best = Suit::ALL.into_iter().max_by_key(|suit| (value(*suit), hand.of_suit(*suit).len()))?;
    if worth(hand, best) < LEAVE && moves.contains(&Move::Leave) {
        return Some(Advised::plainly(Move::Leave, text!("whist-why-leave")));
    }
    Some(Advised::plainly(Move::Trump(Named(best)), text!("whist-why-trump", suit = best)))
}

/// Whether a hand hopes for a slam: ace and king of every plain suit, or nearly.
fn hopes_for_slam(hand: CardSet, trump: Suit) -> bool {
    let tops = |suit: Suit| (heights(hand, suit) & ranks("AK")).count_ones();
    let plain = Suit::ALL.into_iter().filter(|suit| *suit != trump).map(tops).sum::<u32>();
    plain >= 5
}

/// What to say where no card is played.
pub fn word(rules: &Rules, v: &View, place: Seat) -> Option<Advised<Move>> {
    let deal = &v.public.deal;
    let moves = rules.moves_of(v, place);
    let may = |m: Move| moves.contains(&m);
    let plain = |m: Move, text| Some(Advised::plainly(m, text));
    match deal.phase {
        Phase::Name => name(v, &moves),
        Phase::Call if !may(Move::Call) => plain(Move::NoCall, text!("house-why-only")),
        Phase::Call if deal.trump.is_some_and(|trump| hopes_for_slam(v.own(), trump)) => {
            Some(Advised::by("call", Move::NoCall, text!("whist-why-slam")))
        }
        Phase::Call => Some(Advised::by("call", Move::Call, text!("whist-why-call"))),
        Phase::Honours => plain(Move::Announce, text!("whist-why-announce")),
        Phase::Turning if may(Move::OwnUp) => plain(Move::OwnUp, text!("whist-why-own-up")),
        Phase::Surrender => plain(Move::PlayOn, text!("whist-why-play-on")),
        Phase::Objection => {
            let strong = deal.trump.is_some_and(|trump| worth(v.own(), trump) >= STRONG);
            let word = if strong { Move::PlayOn } else { Move::NewDeal };
            plain(word, text!("whist-why-objection"))
        }
        Phase::Remedy => {
            let words = [Move::AskSuit, Move::Lowest, Move::CallCard];
            words.into_iter().find(|m| may(*m)).and_then(|m| plain(m, text!("whist-why-remedy")))
        }
        Phase::NameSuit => {
            let own = v.own();
            let best = Suit::ALL.into_iter().max_by_key(|suit| (heights(own, *suit) & ranks("AKQ")).count_ones())?;
            plain(Move::Suit(Named(best)), text!("whist-why-suit", suit = best))
        }
        Phase::Summon => summon(rules, v, place),
        _ => None,
    }
}

/// A callable card is demanded where it loses and costs: the highest that does not win as the trick lies.
fn summon(rules: &Rules, v: &View, place: Seat) -> Option<Advised<Move>> {
    let deal = &v.public.deal;
    let trump = deal.trump?;
    let order = rules.order(trump);
    let moves = rules.moves_of(v, place);
    let cards: CardSet =
        moves.iter().filter_map(|m| if let Move::Demand(card) = m { Some(card) } else { None }).collect();
    let best = deal.tricks.now.best();
    let losing = cards.iter().filter(|card| best.is_some_and(|best| !order.beats(best, *card)));
    match order.highest(losing.collect()) {
        Some(card) => Some(Advised::plainly(Move::Demand(card), text!("whist-why-demand", card = card))),
        None => Some(Advised::plainly(Move::Waive, text!("whist-why-waive"))),
    }
}
