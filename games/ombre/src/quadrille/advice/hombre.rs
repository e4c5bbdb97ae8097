//! The hombre's play, with a helper or alone.

use super::seeing::Seeing;
use super::sensible;
use crate::cards::BLACK_ACES;
use crate::quadrille::contracts::Contract;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, Suit, text};

/// What the hombre leads.
pub fn lead(s: &Seeing<'_>) -> Option<Advised<Card>> {
    vole(s).or_else(|| ending(s)).or_else(|| if s.alone { soloist_leads(s) } else { with_helper(s) })
}

/// For the vole Spadille comes first, to bring down Manille or Basta (a17).
fn vole(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let spadille = s.matador(0).filter(|card| s.hand.contains(*card))?;
    let out = !s.sight.out.both(s.matadors).is_empty();
    (s.vole_is_on() && out).then(|| Advised::by("a17", spadille, text!("ombre-why-vole-spadille")))
}

/// With the last trumps and a suit one step from being good, lead it low so that the higher card falls (a35).
pub fn ending(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let trumps = s.sight.trumps();
    if s.hand.len() > 4 || trumps.is_empty() || !s.sight.trumps_of_foes().is_empty() {
        return None;
    }
    let next_best = |suit: &Suit| {
        let cards = s.side(*suit);
        let Some(top) = s.sight.highest(cards) else { return false };
        cards.len() >= 2 && s.sight.out.both(s.order.above(top)).both(s.whole(*suit)).len() == 1
    };
    let suit = s.side_suits().find(next_best)?;
    let card = s.order.lowest(s.side(suit))?;
    Some(Advised::by("a35", card, text!("ombre-why-ending", card = card)))
}

fn with_helper(s: &Seeing<'_>) -> Option<Advised<Card>> {
    answers(s).or_else(|| known_helper(s)).or_else(|| draws(s)).or_else(|| to_the_king(s))
}

/// What the last trick told.
fn answers(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let (leader, led, winner) = s.last_lead()?;
    let fished = leader == s.me && s.sight.is_trump(led) && matches!(led.rank(), Rank::Queen | Rank::Jack);
    if fished && winner == s.me && !s.sight.trumps().is_empty() {
        let card = s.sight.highest(s.sight.trumps().minus(s.matadors)).or_else(|| s.order.lowest(s.sight.trumps()))?;
        return Some(Advised::by("a14", card, text!("ombre-why-queen-held")));
    }
    if s.helper == Some(leader) && s.is_small(led) && winner == s.me && s.king_has_shown() {
        let card = s.order.lowest(s.sight.trumps().minus(s.matadors))?;
        return Some(Advised::by("a15", card, text!("ombre-why-signal")));
    }
    helper_will_ruff(s, leader, led)
}

/// A helper who ruffs and then leads another loser wants it back (a16); whoever may be the helper is trusted.
fn helper_will_ruff(s: &Seeing<'_>, leader: spadille_core::Seat, led: Card) -> Option<Advised<Card>> {
    let won_before = s.deal.winners.iter().rev().nth(1) == Some(&leader);
    let ruffed = s.side_suits().any(|suit| suit != led.suit() && s.lacks(leader, suit))
        && !s.deal.tricks.played[leader].both(s.order.trumps()).is_empty();
    let loser = !s.sight.is_trump(led) && !matches!(led.rank(), Rank::King | Rank::Queen);
    if leader == s.me || s.is_foe(leader) || !won_before || !ruffed || !loser {
        return None;
    }
    if !s.sight.may_hold(leader, s.order.trumps()) {
        return None;
    }
    let card = s.order.lowest(s.side(led.suit()))?;
    Some(Advised::by("a16", card, text!("ombre-why-bring-back", card = card)))
}

/// With a helper who named trumps the hombre begins with a small one (b7).
fn known_helper(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let named = s.helper_named() && s.deal.plays(Contract::Respect) || s.deal.plays(Contract::ForcedSpadille);
    let first = s.deal.tricks.played[s.me].both(s.order.trumps()).is_empty();
    if !named || !first || s.sight.trumps_out().is_empty() {
        return None;
    }
    let card = s.small_trump()?;
    Some(Advised::by("b7", card, text!("ombre-why-small-to-helper")))
}

/// Trumps, by the maxims for an asker.
fn draws(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let (trumps, out) = (s.sight.trumps(), s.sight.trumps_of_foes());
    if trumps.is_empty() || out.is_empty() {
        return None;
    }
    if s.rules.seats == 5 {
        let card = strongest_draw(s).or_else(|| s.order.lowest(trumps.minus(s.matadors)))?;
        return Some(Advised::by("e3", card, text!("ombre-why-draw-early")));
    }
    let ranks = |rank: Rank| trumps.contains(Card::new(rank, s.trump));
    let sequence = s.own_manille().is_some() && ranks(Rank::King) && ranks(Rank::Queen) && ranks(Rank::Jack);
    if sequence && !s.king_has_shown() && trumps.both(BLACK_ACES).is_empty() {
        let jack = Card::new(Rank::Jack, s.trump);
        return Some(Advised::by("a11", jack, text!("ombre-why-begin-jack")));
    }
    let first_round = s.deal.tricks.played[s.me].both(s.order.trumps()).is_empty();
    let both_aces = trumps.includes(BLACK_ACES);
    if first_round
        && (both_aces || good_side(s) && trumps.both(s.matadors).len() <= 1 || trumps.both(BLACK_ACES).is_empty())
        && let Some(card) = s.small_trump()
    {
        return Some(Advised::by("a13", card, text!("ombre-why-small-trump")));
    }
    if both_aces && s.matador(1).is_some_and(|manille| s.sight.out.contains(manille)) {
        return s.matador(0).map(|card| Advised::by("a13", card, text!("ombre-why-spadille-manille")));
    }
    // Whoever would only weaken himself stops drawing.
    if trumps.len() >= 2
        && trumps.len() + 1 >= out.len().div_ceil(2)
        && let Some(card) = strongest_draw(s)
    {
        return Some(Advised::by("a12", card, text!("house-why-draw")));
    }
    None
}

/// The highest trump, if nothing out beats it.
fn strongest_draw(s: &Seeing<'_>) -> Option<Card> {
    s.sight.highest(s.sight.trumps()).filter(|card| s.sight.is_sure(*card))
}

/// Whether there are kings or guarded queens beside the trumps.
fn good_side(s: &Seeing<'_>) -> bool {
    let king = |suit: &Suit| s.has(Rank::King, *suit);
    let queen = |suit: &Suit| s.has(Rank::Queen, *suit) && s.side(*suit).len() >= 2;
    s.side_suits().any(|suit| king(&suit) || queen(&suit))
}

/// A loser of the called suit brings the helper in.
fn to_the_king(s: &Seeing<'_>) -> Option<Advised<Card>> {
    if s.king_has_shown() || s.helper_named() {
        return None;
    }
    let card = s.order.lowest(s.side(s.called_suit()?))?;
    Some(Advised::by("a7", card, text!("ombre-why-to-king", card = card)))
}

/// Alone: the high trumps one after another, while that weakens the others more (a18, a21).
fn soloist_leads(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let (trumps, out) = (s.sight.trumps(), s.sight.trumps_out());
    if out.is_empty() || trumps.is_empty() {
        return None;
    }
    if s.rules.trumps(s.trump).len() == 3 {
        // Three trumps in all: the side cards are the game.
        return strongest_draw(s).map(|card| Advised::by("t2", card, text!("house-why-draw")));
    }
    let sure = trumps.iter().filter(|card| s.sight.is_sure(*card)).count();
    if let Some(card) = strongest_draw(s) {
        let high = s.matadors.contains(card) || matches!(card.rank(), Rank::Ace | Rank::King);
        if sure >= 2 || trumps.len() > out.len() || high && trumps.len() >= 3 {
            let maxim = if high { "a18" } else { "a21" };
            return Some(Advised::by(maxim, card, text!("house-why-draw")));
        }
    }
    if let Some(card) = ponto_third(s) {
        return Some(Advised::by("a18", card, text!("house-why-draw")));
    }
    let rest = trumps.minus(s.matadors);
    // Without the highest, a middling trump brings it out; but not from weakness.
    if trumps.len() >= 4 && 2 * trumps.len() > out.len() {
        let card = touching_low(s, rest)?;
        return Some(Advised::by("a21", card, text!("ombre-why-force-out")));
    }
    s.sensible().safe_master(s.legal).map(|card| Advised::plainly(card, text!("house-why-master", card = card)))
}

/// Ponto, after Spadille and Manille, though Basta is still out.
fn ponto_third(s: &Seeing<'_>) -> Option<Card> {
    let first_two: CardSet = [s.matador(0), s.matador(1)].into_iter().flatten().collect();
    let ponto = Card::new(Rank::Ace, s.trump);
    let second_is_past = first_two.len() == 2 && s.deal.tricks.played[s.me].includes(first_two);
    (s.trump.is_red() && second_is_past && s.hand.contains(ponto)).then_some(ponto)
}

/// The lowest of the cards that touch the highest of some trumps, nothing of others lying between.
fn touching_low(s: &Seeing<'_>, trumps: CardSet) -> Option<Card> {
    let top = s.sight.highest(trumps)?;
    let above = s.sight.out.both(s.order.above(top)).len();
    let same =
        trumps.iter().filter(|card| s.sight.out.both(s.order.above(*card)).both(s.order.trumps()).len() == above);
    s.order.lowest(same.collect())
}

/// What the hombre plays to another's lead.
pub fn follow(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let led = s.deal.tricks.now.led()?;
    if s.sight.is_trump(led) && s.sight.is_last() && s.helper == Some(s.deal.tricks.now.leader()) {
        return last_with_matador(s);
    }
    let is_void = !s.sight.is_trump(led) && s.side(led.suit()).is_empty();
    if s.alone && is_void && s.led_once(led.suit()) && s.sight.foe_behind() { soloist_is_void(s) } else { None }
}

/// Last to play with Spadille or Manille, the other being hoped for with the partner who leads: take with it (a26).
pub fn last_with_matador(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let best = s.deal.tricks.now.best()?;
    let high: CardSet = [s.matador(0), s.matador(1)].into_iter().flatten().collect();
    let own = s.legal.both(high);
    let held_by_partner = s.is_friend(s.deal.tricks.now.winner());
    if own.len() != 1 || s.sight.out.both(high).is_empty() || held_by_partner {
        return None;
    }
    let card = own.first().filter(|card| s.order.beats(best, *card))?;
    Some(Advised::by("a26", card, text!("ombre-why-take-matador", card = card)))
}

/// A suit comes back of which the soloist has no more: throw a lone loser, else ruff high (a19, a20).
fn soloist_is_void(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let led = s.deal.tricks.now.led()?;
    let must_win = s.deal.tricks.count - s.tricks_of_hombre() >= s.rules.hand - s.rules.target(contract(s));
    let three = s.sight.trumps().includes(s.matadors);
    let third_round = s.led_twice(led.suit());
    let lone = s.order.lowest(s.lone_losers().both(s.legal));
    if !must_win
        && !third_round
        && let Some(card) = lone
    {
        let maxim = if three { "a20" } else { "a19" };
        return Some(Advised::by(maxim, card, text!("ombre-why-throw-lone", card = card)));
    }
    let takers = s.sight.takers(s.legal).both(s.sight.trumps());
    if three
        && third_round
        && let Some(card) = s.order.lowest(takers.both(s.matadors))
    {
        return Some(Advised::by("a20", card, text!("ombre-why-ruff-high", card = card)));
    }
    let high = |card: &Card| !s.is_small(*card) && !matches!(card.rank(), Rank::Queen | Rank::Jack);
    let strong: CardSet = takers.minus(s.matadors).iter().filter(high).collect();
    let sure: CardSet = s.sight.sure(takers);
    if let Some(card) = s.sight.highest(strong).or_else(|| s.order.lowest(sure.minus(s.matadors))) {
        return Some(Advised::by("a19", card, text!("ombre-why-ruff-high", card = card)));
    }
    if must_win {
        let card = s.order.lowest(sure).or_else(|| s.sight.highest(takers))?;
        return Some(Advised::by("a19", card, text!("ombre-why-ruff-high", card = card)));
    }
    let losers: CardSet = s.legal.minus(s.order.trumps()).iter().filter(|card| !s.sight.is_master(*card)).collect();
    if let Some(card) = s.sensible().least_useful(losers) {
        return Some(Advised::by("a19", card, text!("ombre-why-throw-loser", card = card)));
    }
    sensible::follow(s)
}

fn contract(s: &Seeing<'_>) -> Contract {
    s.deal.contract.unwrap_or(Contract::Solo)
}
