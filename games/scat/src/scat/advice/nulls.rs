//! Null: the declarer avoids every trick, the others give him one.

use super::bidding::danger;
use super::seeing::Seeing;
use crate::scat::games::SUITS;
use crate::scat::state::PLAYERS;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Suit, text};

/// The cards of a suit that are out, as far as somebody knows.
fn out(s: &Seeing, suit: Suit) -> CardSet {
    s.sight.out.of_suit(suit)
}

/// How many cards below this one others may hold.
fn below(s: &Seeing, card: Card) -> u8 {
    let out = s.sight.out_of_suit(card);
    out.minus(s.order.above(card)).len()
}

/// The declarer leads what others must take.
pub fn lead(s: &Seeing) -> Option<Advised<Card>> {
    // Nothing below is out, and much above: such a lead cannot hold the trick.
    let safest = s.legal.iter().min_by_key(|card| {
        let above = s.sight.out_of_suit(*card).both(s.order.above(*card)).len();
        let rest = danger(s.game, s.hand.of_suit(card.suit()));
        (below(s, *card), above == 0, rest, u8::MAX - above, u8::MAX - s.order.height(*card))
    });
    safest.map(|card| Advised::by("null-lead", card, text!("scat-why-null-lead")))
}

/// The declarer follows without taking, or throws what is dangerous.
pub fn avoid(s: &Seeing) -> Option<Advised<Card>> {
    let (led, best) = (s.deal.tricks.now.led()?, s.deal.tricks.now.best()?);
    if s.hand.both(s.order.called_by(led)).is_empty() {
        let worst = s.legal.iter().max_by_key(|card| {
            let suit = s.hand.of_suit(card.suit());
            let out = !out(s, card.suit()).is_empty();
            (out, danger(s.game, suit).min(4) * u8::from(out), s.order.height(*card))
        });
        return worst.map(|card| Advised::by("null-void-discard", card, text!("scat-why-null-throw")));
    }
    let under: CardSet = s.legal.iter().filter(|card| !s.order.beats(best, *card)).collect();
    match s.order.highest(under) {
        Some(card) => Some(Advised::plainly(card, text!("scat-why-null-under"))),
        None if s.sight.is_last() => {
            s.order.highest(s.legal).map(|card| Advised::plainly(card, text!("scat-why-null-lost")))
        }
        None => s.order.lowest(s.legal).map(|card| Advised::plainly(card, text!("scat-why-null-hope"))),
    }
}

/// An opponent of a Null leads.
pub fn attack(s: &Seeing) -> Option<Advised<Card>> {
    let declarer = s.declarer;
    let lacking = |card: &Card| s.sight.lacks(declarer, *card);
    let useful: CardSet = s.legal.iter().filter(|card| !lacking(card)).collect();
    let among = if useful.is_empty() { s.legal } else { useful };
    if !s.deal.open.is_empty()
        && let Some(card) = against_open(s, among)
    {
        return Some(card);
    }
    let partner = s.partner();
    // What the partner has thrown on another suit he has little of: the smallest of it.
    let thrown = s.deal.tricks.last.as_ref().and_then(|last| {
        let led = last.led()?;
        let (_, card) = last.plays().find(|(seat, _)| Some(*seat) == partner)?;
        (!s.order.suit_of(led).contains(card)).then_some(card.suit())
    });
    if let Some(card) = thrown.and_then(|suit| s.order.lowest(among.of_suit(suit))) {
        return Some(Advised::by("null-defence-watch", card, text!("scat-why-null-watch")));
    }
    let led = partner.and_then(|partner| s.deal.led[partner]).map(|led| among.of_suit(led.suit()));
    if let Some(card) = led.and_then(|cards| s.order.lowest(cards)) {
        return Some(Advised::by("null-middle", card, text!("scat-why-return")));
    }
    let shortest = SUITS.into_iter().map(|suit| among.of_suit(suit)).filter(|cards| !cards.is_empty());
    let shortest = shortest.min_by_key(|cards| cards.len())?;
    let card = s.order.lowest(shortest)?;
    Some(Advised::by("null-defence", card, text!("scat-why-null-weak")))
}

/// Against open cards: a lead under which the declarer must take.
fn against_open(s: &Seeing, among: CardSet) -> Option<Advised<Card>> {
    let caught = |card: &Card| {
        let legal = s.order.legal(s.deal.open, Some(*card));
        let follows = s.order.suit_of(*card).includes(legal) && !legal.is_empty();
        let over = legal.iter().filter(|own| s.order.beats(*card, *own)).count();
        (follows && over == usize::from(legal.len())).then_some(*card)
    };
    among
        .iter()
        .find_map(|card| caught(&card))
        .map(|card| Advised::by("null-defence", card, text!("scat-why-null-open")))
}

/// An opponent of a Null plays to a trick: under the declarer where he can, and else his highest.
pub fn press(s: &Seeing) -> Option<Advised<Card>> {
    let now = &s.deal.tricks.now;
    let (led, best) = (now.led()?, now.best()?);
    if s.hand.both(s.order.called_by(led)).is_empty() {
        let clear = s.legal.iter().max_by_key(|card| {
            let suit = s.hand.of_suit(card.suit());
            let small = s.order.lowest(suit).map_or(0, |low| s.order.height(low));
            (small, s.order.height(*card))
        });
        return clear.map(|card| Advised::by("null-defence-clear", card, text!("scat-why-null-clear")));
    }
    let under: CardSet = s.legal.iter().filter(|card| !s.order.beats(best, *card)).collect();
    let has_played = now.plays().any(|(seat, _)| seat == s.declarer);
    if !has_played {
        // The declarer comes after: stay low, so that he may have to take.
        let card = s.order.lowest(s.legal)?;
        return Some(Advised::plainly(card, text!("scat-why-null-low")));
    }
    if now.winner() == s.declarer {
        let card = s.order.highest(under).or_else(|| s.order.highest(s.legal))?;
        return Some(Advised::plainly(card, text!("scat-why-null-press")));
    }
    let card = s.order.highest(s.legal)?;
    let before = s.me.next(PLAYERS) == s.declarer;
    Some(match before && s.order.beats(best, card) {
        true => Advised::by("null-middle", card, text!("scat-why-null-middle")),
        false => Advised::plainly(card, text!("scat-why-null-clear")),
    })
}
