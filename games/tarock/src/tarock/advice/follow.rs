//! What to play to a trick that is begun.

use super::sight::{Pagat, Role, Sight};
use crate::tarock::cards::{TAROCKS, plain};
use crate::tarock::honours::is_pagat;
use crate::tarock::terms::Form;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, text};

type Choice = Option<Advised<Card>>;

/// What to play, by the maxims first.
pub fn follow(s: &Sight) -> Choice {
    let led = s.lies.first().copied()?;
    pagat_falls(s)
        .or_else(|| own_pagat(s, led))
        .or_else(|| excuse(s, led))
        .or_else(|| partner_led(s, led))
        .or_else(|| sensible(s, led))
}

/// The Pagat lies there and may be taken.
fn pagat_falls(s: &Sight) -> Choice {
    let lies = s.lies.iter().any(|card| is_pagat(*card));
    if !lies || s.friend_wins {
        return None;
    }
    let takers = s.takers(s.legal);
    if s.rules.terms.form == Form::Three && s.other_announced_less && s.best().is_some_and(|best| !is_pagat(best)) {
        let low = s.cheapest(s.legal.minus(takers))?;
        return Some(Advised::by("least-announced-takes", low, text!("tarock-why-leave-pagat")));
    }
    let card = match s.foes_behind {
        0 => s.pack().lowest(takers),
        _ => s.pack().highest(takers),
    }?;
    match s.rules.terms.form {
        Form::Three => Some(Advised::by("least-announced-takes", card, text!("tarock-why-take-pagat"))),
        _ => Some(Advised::plainly(card, text!("tarock-why-take-pagat"))),
    }
}

/// One's own Pagat: given up, saved, or kept.
fn own_pagat(s: &Sight, led: Card) -> Choice {
    let pagat = s.pagat_card()?;
    let (own, rest) = (s.tarocks().len(), s.legal.without(pagat));
    if s.ultimo {
        let card = s.cheapest(rest)?;
        return (s.rules.terms.form == Form::Zapp).then(|| Advised::by("ultimo", card, text!("tarock-why-ultimo")));
    }
    // The last tarock of all is worth most on the last trick.
    if s.out_tarocks().is_empty() && own >= 2 && s.rules.terms.form != Form::Quadrille && !s.rules.terms.is_hombre() {
        let card = s.pack().lowest(rest.both(s.pack().duty)).or_else(|| s.cheapest(rest))?;
        return Some(match s.rules.terms.form {
            Form::Zapp => Advised::by("ultimo", card, text!("tarock-why-ultimo")),
            _ => Advised::plainly(card, text!("tarock-why-ultimo")),
        });
    }
    let wins = s.takers(CardSet::one(pagat)).contains(pagat);
    // Safe when nobody behind can put a tarock over it.
    if wins && (s.foes_behind == 0 || s.out_tarocks().is_empty()) {
        return Some(Advised::plainly(pagat, text!("tarock-why-pagat-home")));
    }
    if s.friend_wins && s.foes_behind == 0 {
        return Some(Advised::plainly(pagat, text!("tarock-why-pagat-home")));
    }
    let tarock_led = s.pack().is_tarock(led);
    if s.rules.terms.form == Form::Three && tarock_led && s.first_tarock && own <= 4 {
        let kings = s.hand.both(s.pack().kings).len();
        if kings >= 2 && s.own_scat != Some(true) {
            let card = s.pack().lowest(rest.both(s.pack().duty))?;
            return Some(Advised::by("hopeless-pagat-with-kings", card, text!("tarock-why-hold-pagat")));
        }
        return Some(Advised::by("hopeless-pagat", pagat, text!("tarock-why-give-pagat")));
    }
    None
}

/// The Sküs saves what else would be lost, and goes before it is too late.
fn excuse(s: &Sight, led: Card) -> Choice {
    let skues = s.skues()?;
    let (pack, rest) = (s.pack(), s.legal.without(skues));
    let terms = &s.rules.terms;
    let (last, hombre) = (terms.skues_due.max(terms.skues_lost_below), terms.is_hombre());
    if !hombre && s.hand.len() <= last.max(1) || hombre && s.hand.len() <= 2 {
        return Some(Advised::plainly(skues, text!("tarock-why-skues-late")));
    }
    if s.friend_wins || pack.is_tarock(led) {
        return None;
    }
    let suit = pack.suit_of(led);
    let follows = rest.both(suit);
    let bare = !follows.is_empty() && follows.minus(pack.counting).is_empty();
    let loses = s.takers(follows).is_empty() || {
        // A figure that takes now may still be overtaken by the king behind.
        let king = s.out.both(suit).both(pack.kings);
        s.foes_behind > 0 && !king.is_empty() && follows.both(pack.kings).is_empty()
    };
    if !bare || !loses {
        return None;
    }
    match (s.rules.terms.form, plain(led).rank()) {
        (Form::OldThree, Rank::Jack) if follows.len() == 1 => {
            Some(Advised::by("scus-save-queen", skues, text!("tarock-why-skues-saves")))
        }
        (Form::Three | Form::Two, Rank::King) => {
            Some(Advised::by("scus-bare-figures", skues, text!("tarock-why-skues-saves")))
        }
        _ if pack.value(pack.lowest(follows)?) >= 3 => Some(Advised::plainly(skues, text!("tarock-why-skues-saves"))),
        _ => None,
    }
}

/// A partner's king, or the enemy's suit.
fn partner_led(s: &Sight, led: Card) -> Choice {
    if s.role != Role::Pair || s.pack().is_tarock(led) {
        return None;
    }
    let pack = s.pack();
    let follows = s.legal.both(pack.suit_of(led)).minus(pack.free);
    let figures = follows.both(pack.counting).minus(pack.kings);
    if s.friend_led && plain(led).rank() == Rank::King && s.friend_wins {
        if s.tarocks_gone >= 16 {
            let low = pack.lowest(follows.minus(pack.counting))?;
            return Some(Advised::by("friend-king-late", low, text!("tarock-why-keep-figure")));
        }
        let card = figures.iter().max_by_key(|card| pack.value(*card))?;
        return Some(Advised::by("friend-king", card, text!("tarock-why-smear")));
    }
    if s.friend_led {
        return None;
    }
    let king = s.takers(follows.both(pack.kings)).first();
    if let Some(king) = king.filter(|_| !s.ruffs_behind) {
        return Some(Advised::by("enemy-suit-king", king, text!("tarock-why-king-now")));
    }
    let low = pack.lowest(follows.minus(pack.counting))?;
    let sure = figures.iter().any(|card| s.is_master(card) && s.takers(CardSet::one(card)).contains(card));
    (!(figures.is_empty() || sure && s.foes_behind == 0))
        .then(|| Advised::by("enemy-suit-hold-figures", low, text!("tarock-why-hold-figure")))
}

/// Good sense: smear a friend's trick, take what is worth it, give away little.
fn sensible(s: &Sight, led: Card) -> Choice {
    let pack = s.pack();
    let legal = spared(s);
    let takers = s.takers(legal.minus(pack.free));
    let tarock_led = pack.is_tarock(led);
    let secure = s.foes_behind == 0;
    if s.friend_wins && (secure || friend_is_safe(s, led)) {
        if let Some(card) = s.dearest(legal) {
            return Some(Advised::plainly(card, text!("tarock-why-smear")));
        }
        return s.cheapest(legal).map(|card| Advised::plainly(card, text!("tarock-why-cheap")));
    }
    let suit_takers = takers.minus(pack.suits[TAROCKS]);
    let worth = s.lying();
    let choice = if takers.is_empty() {
        None
    } else if secure && !suit_takers.is_empty() {
        // The last hand takes with the dearest card of the suit, or the lowest tarock.
        suit_takers.iter().max_by_key(|card| pack.value(*card))
    } else if secure && !tarock_led {
        pack.lowest(takers)
    } else if secure {
        pack.lowest(takers)
            .filter(|card| worth >= 4 || !pack.counting.contains(*card) && worth >= 2 || pack.height(*card) < 80)
    } else if !suit_takers.is_empty() && !s.ruffs_behind {
        let fresh = s.out.both(pack.suit_of(led)).len() >= 2 * s.foes_behind + 2;
        let master = suit_takers.iter().filter(|card| s.is_master(*card));
        master.max_by_key(|card| pack.value(*card)).filter(|_| fresh || s.out_tarocks().is_empty())
    } else if tarock_led {
        pack.lowest(takers.iter().filter(|card| s.is_master(*card)).collect()).filter(|_| worth >= 4)
    } else if s.ruffs_behind && worth >= 5 {
        // A ruff: everybody takes what he is made to take; high only where somebody behind may ruff too.
        pack.highest(takers)
    } else {
        pack.lowest(takers.iter().filter(|card| !is_pagat(*card)).collect()).or_else(|| pack.lowest(takers))
    };
    match choice {
        Some(card) => Some(Advised::plainly(card, text!("tarock-why-take"))),
        None => s.cheapest(legal).map(|card| match s.rules.terms.form {
            Form::Zapp => Advised::by("points-not-tricks", card, text!("tarock-why-cheap")),
            _ => Advised::plainly(card, text!("tarock-why-cheap")),
        }),
    }
}

/// The cards that come into question: not the Sküs, and not the Pagat while it has company.
fn spared(s: &Sight) -> CardSet {
    let rest: CardSet = s.legal.iter().filter(|card| !s.pack().free.contains(*card) && !is_pagat(*card)).collect();
    let without_skues = s.legal.minus(s.pack().free);
    if s.pagat == Pagat::Mine && !rest.is_empty() {
        rest
    } else if !without_skues.is_empty() {
        without_skues
    } else {
        s.legal
    }
}

/// Whether a friend who wins so far will probably keep the trick.
fn friend_is_safe(s: &Sight, led: Card) -> bool {
    let Some(best) = s.best() else { return false };
    let pack = s.pack();
    match pack.is_tarock(best) {
        true => s.is_master(best) || !pack.is_tarock(led) && !s.ruffs_behind,
        false => s.is_master(best) && !s.ruffs_behind,
    }
}
