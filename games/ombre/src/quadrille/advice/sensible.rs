//! The player of good sense, for all that the book leaves open.

use super::Said;
use super::seeing::{Role, Seeing};
use super::throwing::least_useful;
use spadille_core::{Card, CardSet, Rank, text};

/// A sensible card.
pub fn card(s: &Seeing<'_>) -> Option<Said<Card>> {
    if s.deal.tricks.now.is_empty() { lead(s, s.legal) } else { follow(s) }
}

/// A sensible lead among some cards.
pub fn lead(s: &Seeing<'_>, among: CardSet) -> Option<Said<Card>> {
    let (trumps, out) = (among.both(s.trumps()), s.sight.trumps_out());
    let draws = s.role != Role::Opponent && !foes_trumps(s, out).is_empty();
    let sure = trumps.iter().filter(|card| s.sight.is_sure(*card)).collect::<CardSet>();
    if draws && let Some(card) = s.sight.highest(sure) {
        return Some(Said::plainly(card, text!("ombre-why-draw")));
    }
    if let Some(card) = safe_master(s, among) {
        return Some(Said::plainly(card, text!("ombre-why-master", card = card)));
    }
    if s.foes().iter().all(|seat| !s.sight.may_hold(seat, s.order.trumps()))
        && let Some(card) = s.sight.highest(sure)
    {
        return Some(Said::plainly(card, text!("ombre-why-master", card = card)));
    }
    low_lead(s, among).map(|card| Said::plainly(card, text!("ombre-why-low-lead")))
}

/// The trumps out that somebody against this player may hold.
pub fn foes_trumps(s: &Seeing<'_>, out: CardSet) -> CardSet {
    let foes = s.foes();
    out.iter().filter(|card| foes.iter().any(|seat| !s.deal.tricks.lacks[seat].contains(*card))).collect()
}

/// A side card that nothing of its suit beats and that will probably not be ruffed; the longest such suit last.
pub fn safe_master(s: &Seeing<'_>, among: CardSet) -> Option<Card> {
    let foes = s.foes();
    let plain = among.minus(s.order.trumps());
    let masters = plain.iter().filter(|card| s.sight.is_master(*card));
    let safe = masters.filter(|card| {
        let ruffed = foes.iter().any(|seat| s.ruffs(seat, card.suit()));
        let out = s.sight.out.both(s.whole(card.suit())).len();
        !ruffed && (out >= s.rules.seats || !s.sight.may_be_ruffed(*card, foes))
    });
    safe.min_by_key(|card| s.side(card.suit()).len())
}

/// A low card of a suit that costs least: losers before guards, and no trump without need.
fn low_lead(s: &Seeing<'_>, among: CardSet) -> Option<Card> {
    among.iter().min_by_key(|card| {
        let suit = s.side(card.suit());
        let trump = s.is_trump(*card);
        let ruffed = s.foes().iter().any(|seat| s.is_foe(seat) && s.ruffs(seat, card.suit()));
        let guards = suit.iter().any(|c| matches!(c.rank(), Rank::King | Rank::Queen)) && suit.len() <= 2;
        (trump, guards, ruffed && s.sight.is_master(*card), s.order.height(*card), suit.len())
    })
}

/// A sensible card to a trick that is begun.
pub fn follow(s: &Seeing<'_>) -> Option<Said<Card>> {
    let takers = s.sight.takers(s.legal);
    if takers.is_empty() || friend_keeps_it(s) {
        return Some(Said::plainly(least_useful(s, s.legal)?, text!("ombre-why-throw")));
    }
    let card = if s.foe_behind() { taker_with_foes_behind(s, takers) } else { s.sight.cheapest_taker(s.legal) };
    match card {
        Some(card) => Some(Said::plainly(card, text!("ombre-why-take", card = card))),
        None => Some(Said::plainly(least_useful(s, s.legal)?, text!("ombre-why-throw"))),
    }
}

/// Whether a friend has the trick and keeps it, as far as can be seen.
pub fn friend_keeps_it(s: &Seeing<'_>) -> bool {
    let (now, Some(best)) = (&s.deal.tricks.now, s.deal.tricks.now.best()) else { return false };
    if !s.is_friend(now.winner()) {
        return false;
    }
    let foes: arrayvec::ArrayVec<_, 4> = s.behind().filter(|seat| !s.is_friend(*seat)).collect();
    let beaten_by = |seat| !s.sight.out.both(s.order.above(best)).minus(s.deal.tricks.lacks[seat]).is_empty();
    if s.is_trump(best) || !s.sight.is_master(best) {
        return !foes.iter().any(|seat| beaten_by(*seat));
    }
    // The best of a side suit falls only to those who lack it.
    !foes.iter().any(|seat| s.ruffs(*seat, best.suit()))
}

/// The card with which to take a trick while others may still overtake: a sure one, a master of a suit that will be followed,
/// or a ruff high enough.
fn taker_with_foes_behind(s: &Seeing<'_>, takers: CardSet) -> Option<Card> {
    let led = s.deal.tricks.now.led()?;
    let sure: CardSet = takers.iter().filter(|card| s.sight.is_sure(*card)).collect();
    if s.is_trump(led) {
        return s.order.lowest(sure);
    }
    let follows = takers.minus(s.order.trumps());
    if !follows.is_empty() {
        let masters: CardSet = follows.iter().filter(|card| s.sight.is_master(*card)).collect();
        // A card between may still hold if the higher ones lie in front.
        return s.order.lowest(masters);
    }
    ruff_over(s, takers, led)
}

/// A trump for a suit one lacks: small where everybody behind should follow, else the lowest that will hold.
fn ruff_over(s: &Seeing<'_>, takers: CardSet, led: Card) -> Option<Card> {
    let danger = s.behind().any(|seat| !s.is_friend(seat) && s.ruffs(seat, led.suit())) || s.led_twice(led.suit());
    let cheapest = s.order.lowest(takers)?;
    if !danger {
        return Some(cheapest);
    }
    let holds: CardSet = takers.iter().filter(|card| s.sight.is_sure(*card)).collect();
    s.order.lowest(holds).or_else(|| s.sight.highest(takers.minus(s.matadors))).or(Some(cheapest))
}
