//! Misères: taking no trick, and giving one to somebody who wants none.

use super::hand::danger;
use super::seeing::Seeing;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Suit, text};

/// Whoever wants no trick: as high as he can below what lies there, and rid of what he fears.
pub fn avoid(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let Some(best) = s.deal.tricks.now.best() else {
        let card = lowest(s, s.legal)?;
        return Some(Advised::plainly(card, text!("boston-why-lead-low")));
    };
    let under = s.legal.minus(s.order.above(best));
    let follows = s.deal.tricks.now.led().is_some_and(|led| !s.legal.both(s.order.suit_of(led)).is_empty());
    if !follows {
        let card = feared(s)?;
        return Some(Advised::plainly(card, text!("boston-why-rid", card = card)));
    }
    if under.is_empty() {
        // Somebody may still overtake it; if not, the highest is spent.
        let card = if s.sight.foe_behind() { s.order.lowest(s.legal) } else { s.order.highest(s.legal) }?;
        return Some(Advised::plainly(card, text!("boston-why-must-take")));
    }
    let card = s.order.highest(under)?;
    Some(Advised::plainly(card, text!("boston-why-under", card = card)))
}

/// The card without which least danger is left.
fn feared(s: &Seeing<'_>) -> Option<Card> {
    let left = |card: Card| danger(s.rules, s.hand.without(card), s.sight.out);
    s.legal.iter().min_by_key(|card| (left(*card), std::cmp::Reverse(s.order.height(*card))))
}

/// The card below which fewest are out.
fn lowest(s: &Seeing<'_>, among: CardSet) -> Option<Card> {
    let below = |card: Card| s.sight.out_of_suit(card).minus(s.order.above(card)).len();
    let above = |card: Card| s.sight.out_of_suit(card).both(s.order.above(card)).len();
    among.iter().min_by_key(|card| (above(*card) == 0, below(*card), s.sight.same_suit(*card).len()))
}

/// Those who want to give the player a trick.
pub fn give(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let Some(best) = s.deal.tricks.now.best() else { return lead(s) };
    let led = s.deal.tricks.now.led()?;
    let follows = !s.legal.both(s.order.suit_of(led)).is_empty();
    if !follows {
        return void(s);
    }
    let under = s.legal.minus(s.order.above(best));
    let winner = s.deal.tricks.now.winner();
    match s.players_card() {
        // He has it: leave it to him.
        Some(_) if Some(winner) == s.player => {
            let card = s.order.highest(under).or_else(|| s.order.highest(s.legal))?;
            Some(Advised::plainly(card, text!("boston-why-leave")))
        }
        // He is out of it: high cards go, but whoever sits at his left should not win and put him last.
        Some(_) => {
            let card = match s.puts_player_last() && !under.is_empty() {
                true => s.order.highest(under)?,
                false => s.order.highest(s.legal)?,
            };
            Some(Advised::by("B-3", card, text!("boston-why-not-last")))
        }
        // He is still to play: the trick is kept low for him.
        None => {
            let card = s.order.highest(under).or_else(|| s.order.lowest(s.legal))?;
            Some(Advised::plainly(card, text!("boston-why-keep-low")))
        }
    }
}

/// Without the suit that is led one frees oneself of another (B-6).
fn void(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let suits = Suit::ALL.into_iter().filter(|suit| !s.of(*suit).is_empty());
    let top = |suit: Suit| s.order.highest(s.of(suit)).map_or(0, |card| s.order.height(card));
    let suit = suits.min_by_key(|suit| (s.hand.of_suit(*suit).len(), std::cmp::Reverse(top(*suit))))?;
    let card = s.order.highest(s.of(suit))?;
    Some(Advised::by("B-6", card, text!("boston-why-void", suit = suit)))
}

/// What is led against a misère: beneath an open hand (B-8), else low, where he may have to take it (B-4).
fn lead(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let player = s.player?;
    let open = s.deal.sure[player];
    if !open.is_empty() {
        let card = s.legal.iter().max_by_key(|card| pressure(s, *card, open))?;
        return Some(Advised::by("B-8", card, text!("boston-why-open", card = card)));
    }
    let may: CardSet = s.legal.iter().filter(|card| !s.lacks(player, card.suit())).collect();
    let card = lowest(s, if may.is_empty() { s.legal } else { may })?;
    Some(Advised::by("B-4", card, text!("boston-why-lead-under")))
}

/// How hard a lead presses an open hand: whether every card of the suit there is higher, how many others are lower, and how few
/// it leaves him to hide with.
fn pressure(s: &Seeing<'_>, card: Card, open: CardSet) -> (bool, i32, i32) {
    let his = open.both(s.order.suit_of(card));
    let Some(lowest) = s.order.lowest(his) else { return (false, i32::MIN, 0) };
    let must_take = s.order.beats(card, lowest);
    let lower = s.sight.out_of_suit(card).minus(his).minus(s.order.above(lowest)).len();
    let hides = his.minus(s.order.above(card)).len();
    (must_take, if must_take { i32::from(lower) } else { -i32::from(hides) }, -i32::from(s.order.height(card)))
}
