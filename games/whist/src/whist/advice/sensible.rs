//! Where the books are silent: second hand low, third hand high, tricks taken as cheaply as may be, partner's suit returned.

use super::judge;
use super::leading::wants_trumps;
use super::seeing::{Seeing, Who};
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Suit, text};
use spadille_tricks::{Sensible, Why};

/// With so few cards left aces are kept no longer.
const KEEP: u8 = 7;

fn said((card, why): (Card, Why)) -> Advised<Card> {
    Advised::plainly(card, why.text(card))
}

/// A sensible card among some.
pub fn card(s: &Seeing<'_>, among: CardSet) -> Option<Advised<Card>> {
    if s.deal.tricks.now.is_empty() { lead(s, among) } else { follow(s, among) }
}

/// A lead: trumps while they should be drawn, masters that will live, partner's suit, then what costs least.
fn lead(s: &Seeing<'_>, among: CardSet) -> Option<Advised<Card>> {
    let trumps = among.both(s.trumps());
    if wants_trumps(s)
        && let Some(card) = s.cheapest_high(s.sight.sure(trumps)).or_else(|| s.lowest(trumps))
    {
        // Whoever is strong need not make his tricks before trumps are drawn.
        let unhurried = !judge::make_tricks_early(s.held(s.trump)) && !s.masters(among.minus(s.trumps())).is_empty();
        let maxim = match s.trumps().len() {
            6.. => "do-not-fear-trumps",
            _ if unhurried => "QA-4-strong",
            _ => "five-trumps-strong",
        };
        return Some(match s.strong() {
            true => Advised::by(maxim, card, Why::Draw.text(card)),
            false => said((card, Why::Draw)),
        });
    }
    let alone = s.sight.trumps_out().is_empty();
    let rest = || long_suit(s, among, alone).or_else(|| Sensible::new(&s.sight).lead(among).map(said));
    before_a_new_suit(s, among).or_else(rest)
}

/// What goes before a new suit: a trick that is sure, and the suit that partner led.
pub fn before_a_new_suit(s: &Seeing<'_>, among: CardSet) -> Option<Advised<Card>> {
    let alone = s.sight.trumps_out().is_empty();
    // Aces of suits that have not gone round are kept as long as the books lead from them.
    let gone_round = |card: &Card| s.rounds(card.suit()) > 0 || s.hand.len() <= KEEP;
    if let Some(card) = Sensible::new(&s.sight).safe_master(among.iter().filter(gone_round).collect()) {
        let early = judge::make_tricks_early(s.held(s.trump)) && !alone;
        return Some(match early {
            true => Advised::by("QA-4", card, Why::Master.text(card)),
            false => said((card, Why::Master)),
        });
    }
    returned(s, among)
}

/// The suit partner led is brought back: the higher of two, the lowest of more.
fn returned(s: &Seeing<'_>, among: CardSet) -> Option<Advised<Card>> {
    let led = s.first_lead(s.partner())?;
    let own = among.of_suit(led.suit());
    let barred = s.foe_ruffs(led.suit()) || s.is_void(s.partner(), led.suit());
    if own.is_empty() || barred || s.out(led.suit()).is_empty() {
        return None;
    }
    let card = if own.len() <= 2 { s.highest(own)? } else { s.lowest(own)? };
    let why = text!("whist-why-return", suit = led.suit());
    Some(if judge::is_low(led) {
        Advised::by("30-2-0", card, why)
    } else if s.nothing_else() {
        Advised::by("bad-cards-for-partner", card, why)
    } else {
        Advised::plainly(card, why)
    })
}

/// One's own long suit is gone on with.
fn long_suit(s: &Seeing<'_>, among: CardSet, alone: bool) -> Option<Advised<Card>> {
    let suits = s.plain_suits().filter(|suit| among.of_suit(*suit).len() >= 3 && !s.foe_ruffs(*suit));
    let suit: Suit = suits.max_by_key(|suit| (s.suit(*suit).len(), s.held(*suit)))?;
    let own = among.of_suit(suit);
    let card = if alone { s.cheapest_high(s.masters(own)).or_else(|| s.lowest(own))? } else { s.lowest(own)? };
    Some(Advised::plainly(card, text!("whist-why-long", suit = suit)))
}

/// A card to a trick that is begun.
pub fn follow(s: &Seeing<'_>, among: CardSet) -> Option<Advised<Card>> {
    let now = &s.deal.tricks.now;
    let (led, best) = (now.led()?, now.best()?);
    let takers = s.sight.takers(among);
    let mine = now.winner() == s.partner();
    let throw = || thrown(s, among);
    if takers.is_empty() || s.sight.friend_keeps_it() {
        return throw();
    }
    let follows = !among.of_suit(led.suit()).is_empty();
    if now.len() == 3 {
        if mine {
            return throw();
        }
        return s.order.lowest(takers).map(|card| said((card, Why::Take)));
    }
    if !follows {
        return ruff(s, among, takers, led, mine).or_else(throw);
    }
    if now.len() == 2 {
        // Third hand: partner's card is helped only where that gains something.
        let high = s.cheapest_high(takers)?;
        let gains = !mine || !s.touches(best, high);
        let court = judge::is_among(best, "AKQJT") && mine;
        return if gains && !court { Some(said((high, Why::Take))) } else { throw() };
    }
    // Second hand: an honour is covered, and else only a master goes up.
    let honours = takers.iter().filter(|card| judge::is_among(led, "AKQJ") && judge::is_among(*card, "AKQ"));
    if let Some(card) = s.order.lowest(honours.collect()) {
        return Some(said((card, Why::Take)));
    }
    let masters = s.masters(takers);
    if !masters.is_empty() && (s.rounds(led.suit()) > 0 || judge::is_among(led, "AKQJT") || s.hand.len() <= 5) {
        return s.cheapest_high(masters).map(|card| said((card, Why::Take)));
    }
    throw()
}

/// Whether and how high to ruff.
fn ruff(s: &Seeing<'_>, among: CardSet, takers: CardSet, led: Card, mine: bool) -> Option<Advised<Card>> {
    let trumps = takers.of_suit(s.trump);
    if trumps.is_empty() || led.suit() == s.trump {
        return None;
    }
    // In second hand partner may win a suit of which the best are out; long trumps are not spent on it.
    let doubtful =
        s.deal.tricks.now.len() == 1 && !s.sight.is_master(led) && s.rounds(led.suit()) == 0 && s.trumps().len() >= 4;
    if mine && s.sight.is_master(led) || doubtful && !judge::make_tricks_early(s.held(s.trump)) {
        return None;
    }
    let left = s.seat(Who::Left);
    let behind = s.sight.behind().any(|seat| seat == left);
    let over = behind && s.ruffs(left, led.suit());
    // Where it may be trumped over, one trumps so high that it costs them their best, or takes.
    if let Some(card) = s.order.lowest(s.sight.sure(trumps)).filter(|card| over && among.contains(*card)) {
        return Some(Advised::by("draw-high-trumps", card, Why::Take.text(card)));
    }
    s.lowest(trumps).filter(|card| among.contains(*card)).map(|card| said((card, Why::Take)))
}

/// What can be missed: the lowest card of the suit, or of the suit that promises least.
fn thrown(s: &Seeing<'_>, among: CardSet) -> Option<Advised<Card>> {
    let led = s.deal.tricks.now.led()?;
    let own = among.of_suit(led.suit());
    if !own.is_empty() {
        return s.lowest(own).map(|card| said((card, Why::Throw)));
    }
    let plain = among.minus(s.trumps());
    let from = if plain.is_empty() { among } else { plain };
    Sensible::new(&s.sight).least_useful(from).map(|card| said((card, Why::Throw)))
}
