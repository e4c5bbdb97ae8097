//! What the opponents lead.

use super::hombre::ending;
use super::seeing::Seeing;
use super::sensible;
use crate::quadrille::contracts::Contract;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, Suit, text};

/// What an opponent leads.
pub fn lead(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let by_game = if s.alone { against_one(s) } else { against_two(s) };
    by_game.or_else(|| sensible::lead(s, worth_leading(s)))
}

/// The lead against whoever plays alone (a37; b3 and t6 for Mediateur, t7 at Tritrille).
fn against_one(s: &Seeing<'_>) -> Option<Advised<Card>> {
    mediateur(s)
        .or_else(|| what_he_ruffs(s))
        .or_else(|| ending(s))
        .or_else(|| returned(s))
        .or_else(|| king_and_queen(s))
        .or_else(|| behind_him(s))
        .or_else(|| longest(s))
}

fn solo_maxim(s: &Seeing<'_>) -> &'static str {
    if s.rules.seats == 3 { "t7" } else { "a37" }
}

/// Against a Mediateur in the middle the suit of his king, while the king is in his hand.
fn mediateur(s: &Seeing<'_>) -> Option<Advised<Card>> {
    if !s.deal.plays(Contract::Mediateur) || s.king_has_shown() || s.behind_hombre() {
        return None;
    }
    let cards = s.side(s.called_suit()?);
    let card = s.order.lowest(cards)?;
    let maxim = if s.rules.seats == 3 { "t6" } else { "b3" };
    Some(Advised::by(maxim, card, text!("ombre-why-asked-suit", card = card)))
}

/// What the soloist ruffs, so that he runs out of trumps.
fn what_he_ruffs(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let suit = s.side_suits().find(|suit| s.ruffs(s.hombre, *suit) && !s.side(*suit).is_empty())?;
    let card = s.order.lowest(s.side(suit))?;
    Some(Advised::by("a37", card, text!("ombre-why-he-ruffs", card = card)))
}

/// The suit of a friend's loser that this player has taken, and whether he took it in front of the hombre.
fn taken_from_friend(s: &Seeing<'_>) -> Option<(Suit, bool)> {
    let (leader, led, winner) = s.last_lead()?;
    let steps = |seat| leader.distance(seat, s.rules.seats);
    let taken = !s.sight.is_trump(led) && winner == s.me && leader != s.me && s.is_friend(leader);
    taken.then(|| (led.suit(), steps(s.me) < steps(s.hombre)))
}

/// A friend's loser that was taken in front of the soloist comes back to him.
fn returned(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let (suit, _) = taken_from_friend(s).filter(|(_, in_front)| *in_front)?;
    let card = s.order.lowest(s.side(suit))?;
    Some(Advised::by("a37", card, text!("ombre-why-return", card = card)))
}

/// The suit of a friend's loser that was taken behind the soloist, and is not returned (a37).
fn changed_suit(s: &Seeing<'_>) -> Option<Suit> {
    taken_from_friend(s).filter(|(_, in_front)| s.alone && !in_front).map(|(suit, _)| suit)
}

/// King and queen of a suit, the king first.
fn king_and_queen(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let pair = |suit: &Suit| s.has(Rank::King, *suit) && s.has(Rank::Queen, *suit) && !s.ruffs(s.hombre, *suit);
    let suit = s.side_suits().find(pair)?;
    let king = Card::new(Rank::King, suit);
    Some(Advised::by(solo_maxim(s), king, text!("ombre-why-cash-pair", card = king)))
}

/// From behind him, or opposite, a lone loser if one has a trump to ruff it with later.
fn behind_him(s: &Seeing<'_>) -> Option<Advised<Card>> {
    if s.before_hombre() || s.sight.trumps().is_empty() {
        return None;
    }
    let card = s.order.lowest(s.lone_losers().both(worth_leading(s)))?;
    Some(Advised::by(solo_maxim(s), card, text!("ombre-why-lone-loser", card = card)))
}

/// The longest suit, low; lone kings wait.
fn longest(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let side = worth_leading(s).minus(s.order.trumps());
    let suit = s
        .side_suits()
        .filter(|suit| !side.of_suit(*suit).is_empty())
        .max_by_key(|suit| (s.side(*suit).len(), !s.has(Rank::King, *suit)))?;
    // What is good and safe is not kept back once the suit has been played.
    let good = s.sensible().safe_master(side).filter(|card| s.led_once(card.suit()));
    if let Some(card) = good {
        return Some(Advised::plainly(card, text!("house-why-master", card = card)));
    }
    let card = s.order.lowest(side.of_suit(suit))?;
    Some(Advised::by(solo_maxim(s), card, text!("ombre-why-longest", card = card)))
}

/// The lead against hombre and helper (a32, a33, a35).
fn against_two(s: &Seeing<'_>) -> Option<Advised<Card>> {
    friend_ruffs(s)
        .or_else(|| ending(s))
        .or_else(|| small_trump(s))
        .or_else(|| lone_loser(s))
        .or_else(|| cash(s))
        .or_else(|| queen_and_jack(s))
        .or_else(|| under_queen(s))
        .or_else(|| bare_king(s))
}

/// A suit that a friend ruffs may be led again and again (a33).
fn friend_ruffs(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let ruffed = |suit: &Suit| {
        let by_friend = s.friend_ruffs(*suit);
        by_friend && !s.foe_ruffs(*suit) && !s.side(*suit).is_empty()
    };
    let card = s.order.lowest(s.side(s.side_suits().find(ruffed)?))?;
    Some(Advised::by("a33", card, text!("ombre-why-friend-ruffs", card = card)))
}

/// In front of the hombre a lone small trump, or one of many, or one beside matadors (a32); but never Spadille or Basta (a35).
fn small_trump(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let trumps = s.sight.trumps();
    let card = s.small_trump()?;
    let small = trumps.iter().filter(|card| s.is_small(*card)).count();
    let matadors = trumps.both(s.matadors).len();
    let early = s.deal.tricks.count <= 2;
    if !s.before_hombre() || !early || !(trumps.len() == 1 || small >= 3 || matadors >= 1) {
        return None;
    }
    let waiting = matadors == 2 && s.matador(1).is_some_and(|manille| s.sight.out.contains(manille));
    let maxim = if waiting { "a35" } else { "a32" };
    Some(Advised::by(maxim, card, text!("ombre-why-trump-through")))
}

fn lone_loser(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let lone = s.lone_losers().both(worth_leading(s));
    let card = s.order.lowest(lone)?;
    Some(Advised::by("a32", card, text!("ombre-why-lone-loser", card = card)))
}

/// Safe winners of a suit that has been played, once the first tricks are over.
fn cash(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let side = worth_leading(s).minus(s.order.trumps());
    let card =
        s.sensible().safe_master(side).filter(|card| s.deal.tricks.count >= 2 && !waits_with_jack(s, card.suit()))?;
    Some(Advised::plainly(card, text!("house-why-master", card = card)))
}

fn queen_and_jack(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let pair = |suit: &Suit| s.has(Rank::Queen, *suit) && s.has(Rank::Jack, *suit) && !s.has(Rank::King, *suit);
    let queen = s.side_suits().filter(pair).map(|suit| Card::new(Rank::Queen, suit));
    let card = queen.into_iter().find(|card| worth_leading(s).contains(*card))?;
    Some(Advised::by("a32", card, text!("ombre-why-queen-jack", card = card)))
}

fn under_queen(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let queen = |suit: &Suit| s.has(Rank::Queen, *suit) && !s.has(Rank::King, *suit) && s.side(*suit).len() >= 2;
    let among = worth_leading(s);
    let low = s.side_suits().filter(queen).filter_map(|suit| s.order.lowest(s.side(suit).both(among)));
    let card = low.max_by_key(|card| s.side(card.suit()).len())?;
    Some(Advised::by("a32", card, text!("ombre-why-under-queen", card = card)))
}

fn bare_king(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let king = |suit: &Suit| s.has(Rank::King, *suit) && !s.has(Rank::Jack, *suit);
    let kings = s.side_suits().filter(king).map(|suit| Card::new(Rank::King, suit));
    let card = kings.into_iter().find(|card| worth_leading(s).contains(*card))?;
    Some(Advised::by("a32", card, text!("ombre-why-bare-king", card = card)))
}

/// Whether one waits in a suit with king and jack for the queen.
fn waits_with_jack(s: &Seeing<'_>, suit: Suit) -> bool {
    let queen_is_out = s.sight.out.contains(Card::new(Rank::Queen, suit));
    s.has(Rank::King, suit) && s.has(Rank::Jack, suit) && queen_is_out
}

/// The cards that are not better kept from being led: not the called suit, not a suit led twice that the other side ruffs, not
/// the suit of an enemy's loser, nothing from king and jack (a33, a35), no matadors to wait with; all of them, if nothing is left.
pub fn worth_leading(s: &Seeing<'_>) -> CardSet {
    let enemy_loser = s.last_lead().filter(|(leader, led, _)| s.is_foe(*leader) && !s.sight.is_trump(*led));
    let enemy_loser = enemy_loser.filter(|(_, led, _)| !matches!(led.rank(), Rank::King | Rank::Queen));
    let keeps_off = |suit: Suit| {
        let called = s.called_suit() == Some(suit) && (!s.deal.plays(Contract::Mediateur) || s.behind_hombre());
        let by_friend = s.friend_ruffs(suit);
        let twice = s.led_twice(suit) && !by_friend && !s.sight.trumps_of_foes().is_empty();
        called || twice || enemy_loser.is_some_and(|(_, led, _)| led.suit() == suit)
    };
    let changes = changed_suit(s);
    let wait = s.sight.trumps().both(s.matadors);
    let mut rest = s.legal.minus(wait);
    for suit in s.side_suits() {
        let off = (!s.alone || s.deal.plays(Contract::Mediateur)) && keeps_off(suit);
        if off || changes == Some(suit) || waits_with_jack(s, suit) {
            rest = rest.minus(s.side(suit));
        }
    }
    let not_called = s.legal.minus(wait).minus(s.called_suit().map_or(CardSet::EMPTY, |suit| s.side(suit)));
    // Trumps are led of purpose only.
    let plain = rest.minus(s.order.trumps());
    [plain, rest, not_called].into_iter().find(|cards| !cards.is_empty()).unwrap_or(s.legal)
}
