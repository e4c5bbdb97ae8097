//! Player and helper at Boston-Whist.

use super::numbers::{play as plain, sensible};
use super::seeing::Seeing;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Seat, SeatSet, Suit, text};
use spadille_tricks::{Sensible, Sides};

/// What player or helper plays.
pub fn play(s: &Seeing<'_>) -> Option<Advised<Card>> {
    save_share(s).or_else(|| throw_unwanted(s)).or_else(|| lead(s)).or_else(|| plain(s))
}

fn partner(s: &Seeing<'_>) -> Option<Seat> {
    if s.is_player() { s.helper } else { s.player }
}

/// Once the game is lost everybody sees to his own share (BW-5).
fn save_share(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let pair = s.deal.level?.tricks().and_then(|number| s.rules.pair(number))?;
    let made: u8 = s.deal.side().iter().map(|seat| s.deal.tricks.won[seat]).sum();
    let lost = s.deal.tricks.count - made;
    let share = if s.is_player() { pair.main } else { pair.helper };
    if lost + pair.total() <= 13 || s.deal.tricks.won[s.me] >= share {
        return None;
    }
    // Now the partner is one more against him.
    let alone = s.sight.among(Sides::of(SeatSet::all(s.rules.seats), SeatSet::one(s.me)));
    let (card, _) = Sensible::new(&alone).drawing(true).card(s.legal)?;
    Some(Advised::by("BW-5", card, text!("boston-why-share")))
}

/// Void of the suit a friend leads, one throws the suit that one does not want (BW-4).
fn throw_unwanted(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let now = &s.deal.tricks.now;
    let led = now.led()?;
    let friend_leads = s.sight.friends().contains(now.leader());
    let void = s.hand.both(s.order.suit_of(led)).is_empty();
    let plain = s.legal.minus(s.order.trumps());
    let said = s.sensible().follow(s.legal).map(sensible)?;
    if !friend_leads || !void || plain.is_empty() || s.sight.is_trump(said.choice) {
        return None;
    }
    let height =
        |suit: Suit| s.hand.of_suit(suit).iter().map(|card| u32::from(s.order.height(card))).max().unwrap_or(0);
    let suits = s.side_suits().filter(|suit| !plain.of_suit(*suit).is_empty());
    let weakest = suits.min_by_key(|suit| (height(*suit), s.hand.of_suit(*suit).len()))?;
    let card = s.order.lowest(plain.of_suit(weakest))?;
    Some(Advised::by("BW-4", card, text!("boston-why-unwanted", suit = weakest)))
}

/// Opposite each other the two play as at Whist (BW-2); side by side the one in front draws out the big cards, and the one behind
/// brings him in (BW-3).
fn lead(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let partner = partner(s).filter(|_| s.leads())?;
    let steps = s.me.distance(partner, s.rules.seats);
    if steps == 2 {
        let said = trumps(s).or_else(|| back(s, partner))?;
        return Some(Advised { maxim: Some("BW-2"), ..said });
    }
    if steps == 1 {
        let said = plain(s)?;
        let forces = s.sight.is_master(said.choice);
        return Some(if forces {
            Advised { maxim: Some("BW-3"), text: text!("boston-why-front"), ..said }
        } else {
            said
        });
    }
    let card = bring_in(s, partner)?;
    Some(Advised::by("BW-3", card, text!("boston-why-behind", card = card)))
}

/// Trumps are drawn as long as the others have some.
fn trumps(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let own = s.sight.trumps().both(s.legal);
    if s.sight.trumps_of_foes().is_empty() || own.is_empty() {
        return None;
    }
    let top = s.order.highest(own)?;
    let card = if s.sight.is_sure(top) { top } else { s.order.lowest(own).filter(|_| !s.is_player())? };
    Some(Advised::plainly(card, text!("house-why-draw")))
}

/// The partner's suit is returned.
fn back(s: &Seeing<'_>, partner: Seat) -> Option<Advised<Card>> {
    let last = s.deal.tricks.last.as_ref().filter(|last| last.leader() == partner)?;
    let led = last.led().filter(|card| !s.sight.is_trump(*card))?;
    let card = s.order.highest(s.of(led.suit())).filter(|card| !s.sight.foe_ruffs(*card))?;
    Some(Advised::plainly(card, text!("boston-why-return", card = card)))
}

/// A low card of a suit that the partner may take: one that he has led, or in which one has nothing high.
fn bring_in(s: &Seeing<'_>, partner: Seat) -> Option<Card> {
    if s.sensible().safe_master(s.legal).is_some() {
        return None;
    }
    let may = |suit: &Suit| !s.of(*suit).is_empty() && !s.lacks(partner, *suit) && !s.is_player();
    let high = |suit: Suit| s.hand.of_suit(suit).iter().any(|card| s.sight.is_master(card));
    let suits = s.side_suits().filter(may).filter(|suit| !high(*suit));
    let suit = suits.min_by_key(|suit| s.hand.of_suit(*suit).len())?;
    s.order.lowest(s.of(suit).both(CardSet::of_suits(&[suit], &crate::boston::cards::RANKS)))
}
