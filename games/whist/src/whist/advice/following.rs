//! What the books say to whoever plays to a trick that is begun.

use super::counsel::{Counsels, Verdict};
use super::holding::{heights, ranks};
use super::judge;
use super::rows::{PLAIN_SECOND, TRUMPS_LAST, TRUMPS_SECOND, TRUMPS_THIRD};
use super::seeing::{Aim, Who};
use super::table::consult;
use spadille_core::{Card, CardSet, Rank, Suit};

/// All counsels about a card to the trick on the table, in their order.
pub fn consult_all(c: &mut Counsels<'_>) {
    let s = c.s;
    let Some(led) = s.deal.tricks.now.led() else { return };
    let by = s.who(s.deal.tricks.now.leader());
    if s.suit(led.suit()).is_empty() {
        return without_suit(c, led);
    }
    unblock(c, led, by);
    odds(c, led, by);
    match (led.suit() == s.trump, by) {
        (true, Who::Right) => consult(c, TRUMPS_SECOND, s.trump),
        (true, Who::Partner) => consult_taking(c, TRUMPS_THIRD),
        (true, Who::Left) => consult_taking(c, TRUMPS_LAST),
        (false, Who::Right) => second(c, led.suit()),
        (false, Who::Partner) => third(c, led),
        (false, Who::Left) => last(c, led),
        (_, Who::Me) => {}
    }
    if by == Who::Partner {
        finesse(c, led);
    }
    spare_small(c, led);
}

/// What a table wants to take with counts only while it takes.
fn consult_taking(c: &mut Counsels<'_>, rows: &'static [super::table::Row]) {
    let before = c.list.len();
    consult(c, rows, c.s.trump);
    let (s, takers) = (c.s, c.s.sight.takers(c.s.legal));
    let court = |cards: CardSet| heights(cards, s.trump) & ranks("AKQJT98") != 0;
    // A high card that cannot win is not wasted.
    for counsel in &mut c.list[before..] {
        if let Verdict::Play(cards) = counsel.verdict
            && court(cards)
        {
            counsel.verdict = Verdict::Play(cards.both(takers));
        }
    }
}

fn second(c: &mut Counsels<'_>, suit: Suit) {
    let s = c.s;
    if s.aim == Aim::NeedLead {
        c.play("QA-9-need-lead", s.suit(suit).of_rank(Rank::King));
    }
    // King once or twice guarded goes up on the queen or jack; the books speak of small leads.
    consult(c, PLAIN_SECOND, suit);
}

fn third(c: &mut Counsels<'_>, led: Card) {
    let s = c.s;
    let (suit, held) = (led.suit(), s.held(led.suit()));
    let bait = [ranks("AJT98"), ranks("KJT98")].contains(&held);
    if s.aim == Aim::BaitTrumps && bait && judge::is_low(led) {
        c.play("30-8-3", s.suit(suit).of_rank(Rank::Eight));
    }
    let wins = s.deal.tricks.now.winner() == s.partner();
    if led.rank() == Rank::Queen && wins && held & ranks("AK") != 0 && held & ranks("J") == 0 && s.suit(suit).len() > 1
    {
        c.one("30-2-9-partner", s.lowest(s.suit(suit)));
        // From a sequence the book leaves the choice open; so it goes the same way.
        c.one("30-2-2-partner", s.lowest(s.suit(suit)));
    }
}

/// The last trump, and an ace with small ones over an opponent's king and queen: both may go.
fn last(c: &mut Counsels<'_>, led: Card) {
    let s = c.s;
    let (suit, held) = (led.suit(), s.dealt(led.suit()));
    let ace_and_small = held & ranks("AKQJT") == ranks("A") && held.count_ones() == 5;
    let high = matches!(led.rank(), Rank::King | Rank::Queen);
    let last_trump = s.trumps().len() == 1 && s.sight.trumps_out().is_empty();
    if ace_and_small && high && last_trump && s.deal.tricks.now.winner() != s.partner() {
        c.play("30-1-38", s.suit(suit).iter().filter(|card| card.rank() != Rank::Ace).collect());
    }
}

/// Partner plays his long suit: higher cards of a shorter holding go away under it.
fn unblock(c: &mut Counsels<'_>, led: Card, by: Who) {
    let s = c.s;
    let again = s.leads().any(|(seat, card, _)| seat == s.partner() && card.suit() == led.suit());
    let safe = s.deal.tricks.now.winner() == s.partner() && s.sight.is_master(led);
    let short = s.suit(led.suit()).len() == 2;
    if by == Who::Partner && again && safe && short && led.suit() != s.trump {
        let high =
            s.highest(s.suit(led.suit())).filter(|card| heights(CardSet::one(*card), card.suit()) & ranks("KQJT") != 0);
        c.one("QA-17", high);
    }
}

/// Chances reckoned out at the end of a suit.
fn odds(c: &mut Counsels<'_>, led: Card, by: Who) {
    let s = c.s;
    let suit = led.suit();
    let (held, out) = (s.held(suit), heights(s.sight.out, suit));
    let lies = heights(s.deal.tricks.now.cards().iter().copied().collect(), suit);
    if by != Who::Partner || s.deal.tricks.now.len() != 2 {
        return;
    }
    if suit == s.trump && held == ranks("AQ") && out == ranks("K") && lies & ranks("J") != 0 {
        let maxim = if s.hand.len() < 9 { "QA-19-fewer" } else { "QA-19" };
        c.play(maxim, s.suit(suit).of_rank(Rank::Ace));
    }
    if held == ranks("QT") && s.hand.len() == 2 && lies & ranks("9") != 0 && out & ranks("J") != 0 {
        c.play("QA-20", s.suit(suit).of_rank(Rank::Queen));
    }
}

/// Third hand with the best and the third best card tries the third best; never against two cards missing between.
fn finesse(c: &mut Counsels<'_>, led: Card) {
    let s = c.s;
    let suit = led.suit();
    let own = s.suit(suit);
    let Some(best) = s.highest(own).filter(|card| s.sight.is_master(*card)) else { return two_missing(c, suit) };
    let below: CardSet = own.iter().filter(|card| s.order.beats(*card, best)).collect();
    let Some(next) = s.highest(below) else { return };
    let between = s.order.above(next).of_suit(suit).minus(s.order.above(best)).without(best).both(s.sight.out);
    let takes = s.sight.takers(own).contains(next);
    let at_left = s.sight.may_hold(s.seat(Who::Left), between);
    if between.len() == 1
        && takes
        && at_left
        && s.turned().is_none_or(|(by, card)| by != Who::Left || !between.contains(card))
    {
        // Among equals the lowest does as well.
        let tried = s.cheapest_high(below.iter().filter(|card| s.sight.takers(own).contains(*card)).collect());
        c.one("finesse", tried.or(Some(next)));
    } else if between.len() == 1 && takes && !at_left {
        c.one("finesse-look-first", Some(next));
    } else if between.len() >= 2 && takes {
        c.one("finesse-two-missing", s.cheapest_high(own));
    }
}

fn two_missing(c: &mut Counsels<'_>, suit: Suit) {
    let s = c.s;
    let own = s.suit(suit);
    let takers = s.sight.takers(own);
    let Some(best) = s.highest(takers) else { return };
    if s.sight.friend_keeps_it() {
        return;
    }
    let below = s.highest(own.iter().filter(|card| s.order.beats(*card, best)).collect());
    let between = below.map_or(CardSet::EMPTY, |next| {
        s.order.above(next).of_suit(suit).minus(s.order.above(best)).without(best).both(s.sight.out)
    });
    if between.len() >= 2 || c.asked() {
        c.one("finesse-two-missing", s.cheapest_high(takers));
        c.one("finesse", s.cheapest_high(takers));
    }
}

/// Small cards: the turned trump last, and the two before the three.
fn spare_small(c: &mut Counsels<'_>, led: Card) {
    let s = c.s;
    let own = s.suit(led.suit());
    let wins = s.sight.takers(own).iter().any(|card| s.sight.is_sure(card));
    let turned = s.turned().filter(|(by, card)| *by == Who::Me && s.hand.contains(*card));
    let kept = turned.is_some_and(|(_, card)| own.contains(card) && s.order.lowest(own) == Some(card));
    if kept && !wins && led.suit() == s.trump {
        let small = turned.is_some_and(|(_, card)| heights(CardSet::one(card), s.trump) & ranks("765432") != 0);
        let maxim = if small { "30-3-2-low" } else { "30-3-2" };
        if s.lowest(own) != s.order.lowest(own) {
            c.one(maxim, s.lowest(own));
        } else {
            c.avoid("turned-trump", turned.map(|(_, card)| card).into_iter().filter(|_| own.len() > 1).collect());
        }
    }
    let both = ranks("32");
    if s.held(led.suit()) & both == both && own.len() == 2 {
        c.one("30-4-1", s.order.lowest(own));
    }
}

/// The suit cannot be followed: ruff, or throw something away.
fn without_suit(c: &mut Counsels<'_>, led: Card) {
    let s = c.s;
    let now = &s.deal.tricks.now;
    let trumps = s.trumps();
    let over = s.sight.takers(trumps);
    let foe_ruffed =
        now.best().is_some_and(|best| best.suit() == s.trump && led.suit() != s.trump) && now.winner() != s.partner();
    if led.suit() != s.trump {
        if foe_ruffed && !over.is_empty() {
            if trumps.len() <= 3 {
                c.play("QA-10", over);
            } else {
                c.avoid("QA-10-strong", trumps);
            }
        }
        let quart = s.dealt(s.trump) & ranks("AKQJ") == ranks("AKQJ") && s.played(s.trump) & ranks("AKQJ") == 0;
        if quart && !over.is_empty() && !s.sight.friend_keeps_it() {
            c.play("30-8-4", trumps.of_rank(Rank::Ace));
        }
    }
    for suit in s.plain_suits().filter(|suit| *suit != led.suit()) {
        let tops = s.held(suit) & ranks("AKQJ") == ranks("AKQJ");
        let ruffing = !trumps.is_empty() && !s.sight.friend_keeps_it() && led.suit() != s.trump;
        if tops && !ruffing {
            c.play("QA-16", s.suit(suit).of_rank(Rank::Ace));
        }
    }
}
