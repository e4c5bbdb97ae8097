//! Leading and following in games for points.

use super::seeing::{Seeing, points};
use crate::scat::games::{Kind, SUITS};
use crate::scat::state::HAND;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, Suit, text};

/// The declarer leads: trumps first, then what is good.
pub fn lead_alone(s: &Seeing) -> Option<Advised<Card>> {
    let sight = &s.sight;
    let (mine, theirs) = (s.legal.both(s.order.trumps()), sight.trumps_of_foes());
    // In Grand there are so few trumps that even a single Wenzel fetches two.
    let grand = s.level.kind == Kind::Grand;
    let enough = grand || mine.len() >= 3 || u32::from(mine.len()) * 2 >= u32::from(theirs.len());
    if !mine.is_empty() && !theirs.is_empty() && enough {
        let sure = sight.sure(mine);
        if let Some(highest) = sight.highest(sure) {
            // Of several that are as good as each other not the highest first, so that nobody knows what is left.
            let touching = sure.without(highest);
            if let Some(card) = sight.highest(touching).filter(|_| !grand) {
                return Some(Advised::by("matadors-out-of-order", card, text!("scat-why-matadors")));
            }
            let maxim = if grand { "lead-trump-grand" } else { "lead-trump" };
            return Some(Advised::by(maxim, highest, text!("scat-why-trump")));
        }
        let cheap = mine.iter().min_by_key(|card| (points(*card), s.order.height(*card)));
        let worth_it = grand || mine.len() > 1 || s.plain(s.legal).is_empty();
        if let Some(card) = cheap.filter(|card| worth_it && (points(*card) <= 3 || mine.len() >= 4)) {
            let maxim = if grand { "lead-trump-grand" } else { "small-trump-fishing" };
            return Some(Advised::by(maxim, card, text!("scat-why-fishing")));
        }
    }
    let plain = s.plain(s.legal);
    let masters: CardSet = plain.iter().filter(|card| sight.is_master(*card)).collect();
    let safe: CardSet = masters.iter().filter(|card| theirs.is_empty() || s.chance(*card) > 0.55).collect();
    if let Some(card) = safe.iter().max_by_key(|card| points(*card)) {
        return Some(Advised::by("count", card, text!("house-why-master", card = card)));
    }
    s.best_of(if plain.is_empty() { s.legal } else { plain })
        .map(|card| Advised::plainly(card, text!("scat-why-promises")))
}

/// The cards of a suit that may be led, trumps apart.
fn of_suit(s: &Seeing, suit: Suit) -> CardSet {
    s.plain(s.legal).of_suit(suit)
}

/// An opponent leads.
pub fn lead_against(s: &Seeing) -> Option<Advised<Card>> {
    let plain = s.plain(s.legal);
    if plain.is_empty() {
        let lowest = s.order.lowest(s.legal);
        return lowest.map(Advised::only);
    }
    let mut among = plain;
    // The suit whose ace has just brought in its ten is left alone.
    let fallen = s.deal.tricks.last.as_ref().and_then(|last| {
        let led = last.led().filter(|led| led.rank() == Rank::Ace && last.leader() == s.me)?;
        last.cards().iter().any(|card| card.rank() == Rank::Ten && card.suit() == led.suit()).then_some(led.suit())
    });
    let others = fallen.map_or(plain, |suit| plain.minus(plain.of_suit(suit)));
    let changes = fallen.is_some() && !others.is_empty();
    if changes {
        among = others;
    }
    let aces = among.of_rank(Rank::Ace);
    let longest = SUITS.into_iter().map(|suit| among.of_suit(suit)).max_by_key(|cards| cards.len())?;
    let trumps = s.hand.both(s.order.trumps()).len();
    if trumps > 3 && longest.len() > 1 {
        return s.best_of(longest).map(|card| Advised::by("defender-long-trumps", card, text!("scat-why-long")));
    }
    if s.level.kind == Kind::Grand {
        let backed: CardSet = aces.iter().filter(|ace| among.contains(Card::new(Rank::Ten, ace.suit()))).collect();
        let from = if backed.is_empty() { longest } else { backed };
        return s.best_of(from).map(|card| Advised::by("defender-lead-grand", card, text!("scat-why-long")));
    }
    if s.deal.tricks.count == 0 && s.hand.len() == HAND && s.level.kind == Kind::Solo && !aces.is_empty() {
        return s.best_of(aces).map(|card| Advised::by("defender-first-lead", card, text!("scat-why-ace")));
    }
    let returned = s.partner().and_then(|partner| s.deal.led[partner]).map(|led| of_suit(s, led.suit()).both(among));
    if let Some(cards) = returned.filter(|cards| !cards.is_empty()) {
        let card = s.best_of(cards)?;
        if s.promise(card) > -14.0 {
            return Some(Advised::by("return-partners-suit", card, text!("scat-why-return")));
        }
    }
    let card = s.best_of(among)?;
    Some(match changes {
        true => Advised::by("defender-ten-fell", card, text!("scat-why-change")),
        false => Advised::plainly(card, text!("scat-why-promises")),
    })
}

/// A card to a trick that is begun.
pub fn follow(s: &Seeing) -> Option<Advised<Card>> {
    let card = s.best_of(s.legal)?;
    let now = &s.deal.tricks.now;
    let takes = now.best().is_some_and(|best| s.order.beats(best, card));
    let friend = s.sight.friends().contains(now.winner());
    Some(if takes {
        Advised::plainly(card, text!("house-why-take", card = card))
    } else if s.is_declarer() {
        Advised::plainly(card, text!("house-why-throw"))
    } else if friend {
        Advised::by("feed-partner", card, text!("scat-why-feed"))
    } else {
        Advised::by("starve-declarer", card, text!("scat-why-starve"))
    })
}
