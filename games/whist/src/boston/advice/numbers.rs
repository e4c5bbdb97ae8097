//! Numbers of tricks: the player who is alone, and those against him.

use super::seeing::Seeing;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, Suit, text};
use spadille_tricks::Why;

pub fn sensible((card, why): (Card, Why)) -> Advised<Card> {
    Advised::plainly(card, why.text(card))
}

/// The player, or a side that has drawn its plans: trumps are drawn, masters are cashed, tricks taken cheaply.
pub fn play(s: &Seeing<'_>) -> Option<Advised<Card>> {
    if s.leads() {
        if let Some(card) = draw_trumps(s) {
            return Some(Advised::plainly(card, text!("house-why-draw")));
        }
        return s.sensible().lead(s.legal).map(sensible);
    }
    s.sensible().follow(s.legal).map(sensible)
}

/// A trump to draw those that are out: the highest, even where one higher must first be driven out.
fn draw_trumps(s: &Seeing<'_>) -> Option<Card> {
    let (own, out) = (s.sight.trumps().both(s.legal), s.sight.trumps_of_foes());
    let top = s.order.highest(own)?;
    let higher = out.both(s.order.above(top)).len();
    let long_enough = own.len() >= 4 && 2 * own.len() >= out.len();
    (!out.is_empty() && (higher == 0 || higher == 1 && long_enough)).then_some(top)
}

/// Those against a number.
pub fn oppose(s: &Seeing<'_>) -> Option<Advised<Card>> {
    if !s.leads() {
        return follow(s);
    }
    cash_at_last(s)
        .or_else(|| return_suit(s))
        .or_else(|| few_or_low(s))
        .or_else(|| low_to_player(s))
        .or_else(|| lead_by_sense(s))
}

/// Towards the end masters are cashed before they are ruffed.
fn cash_at_last(s: &Seeing<'_>) -> Option<Advised<Card>> {
    if s.deal.tricks.count < 5 {
        return None;
    }
    let card = s.sensible().safe_master(s.legal)?;
    Some(Advised::plainly(card, text!("house-why-master", card = card)))
}

/// The suit that a fellow led is returned (B-5).
fn return_suit(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let last = s.deal.tricks.last.as_ref()?;
    let led = last.led().filter(|card| !s.sight.is_trump(*card))?;
    let by_fellow = s.sight.friends().contains(last.leader());
    let cards = s.of(led.suit());
    if !by_fellow || cards.is_empty() || s.player_ruffs(led.suit()) {
        return None;
    }
    let card = if s.before_player() { s.order.lowest(cards) } else { s.order.highest(cards) }?;
    Some(Advised::by("B-5", card, text!("boston-why-return", card = card)))
}

/// Whether a suit had better not be led: nothing but the ace is held of it (B-2), or the player ruffs it.
fn is_barred(s: &Seeing<'_>, suit: Suit) -> bool {
    let own = s.hand.of_suit(suit);
    let bare_ace = own.len() == 1 && own.contains(Card::new(Rank::Ace, suit));
    bare_ace || s.player_ruffs(suit)
}

/// A suit of few or low cards, above all where the player is next (B-1).
fn few_or_low(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let suits = s.side_suits().filter(|suit| !s.of(*suit).is_empty() && !is_barred(s, *suit));
    let height = |suit: Suit| s.order.highest(s.hand.of_suit(suit)).map_or(0, |card| s.order.height(card));
    let suit = suits.min_by_key(|suit| (s.hand.of_suit(*suit).len(), height(*suit)))?;
    let cards = s.of(suit);
    let card = s.order.lowest(cards)?;
    let bare = s.side_suits().any(|suit| {
        let own = s.hand.of_suit(suit);
        own.len() == 1 && own.contains(Card::new(Rank::Ace, suit)) && s.hand.of_suit(card.suit()).len() > 1
    });
    let text = text!("boston-why-few", card = card);
    Some(match (bare, s.before_player()) {
        (true, _) => Advised::by("B-2", card, text!("boston-why-no-bare-ace", card = card)),
        (false, true) if s.hand.of_suit(suit).len() > 3 => Advised::by("B-4", card, text!("boston-why-low")),
        _ => Advised::by("B-1", card, text),
    })
}

/// To the player one leads low (B-4).
fn low_to_player(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let side: CardSet = s.legal.minus(s.order.trumps());
    let card = s.order.lowest(if side.is_empty() { s.legal } else { side }).filter(|_| s.before_player())?;
    Some(Advised::by("B-4", card, text!("boston-why-low")))
}

fn lead_by_sense(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let said = s.sensible().lead(s.legal).map(sensible)?;
    let alone = s.rules.has_helper() && s.helper.is_none();
    Some(if alone { Advised { maxim: Some("BW-1"), ..said } } else { said })
}

/// What an opponent plays to a trick that is begun.
fn follow(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let said = s.sensible().follow(s.legal).map(sensible)?;
    let winner = s.deal.tricks.now.winner();
    let left = s.player.map(|player| player.next(s.rules.seats));
    if !s.sight.friends().contains(winner) || s.sight.foe_behind() {
        return Some(said);
    }
    // A fellow has the trick. It should not be the player's left-hand neighbour, whose lead would put him last (B-3).
    let takers = s.sight.takers(s.legal).minus(s.order.trumps());
    let text = text!("boston-why-not-last");
    match s.order.lowest(takers) {
        Some(card) if left == Some(winner) => Some(Advised::by("B-3", card, text)),
        Some(_) if left == Some(s.me) => {
            let under = s.legal.minus(s.sight.takers(s.legal));
            let card = s.sensible().least_useful(if under.is_empty() { s.legal } else { under })?;
            Some(Advised::by("B-3", card, text))
        }
        _ => Some(said),
    }
}
