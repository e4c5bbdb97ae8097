//! What to lay away.

use crate::tarock::cards::{PAGAT, TAROCKS};
use crate::tarock::moves::Act;
use crate::tarock::rules::Rules;
use crate::tarock::scats::Scats;
use crate::tarock::terms::Form;
use crate::tarock::view::View;
use spadille_core::game::Advised;
use spadille_core::{CardSet, Space as _, text};

/// What to lay away: all ways are weighed.
pub fn lay(rules: &Rules, v: &View) -> Option<Advised<CardSet>> {
    best(rules, v.own(), &rules.scats(v.own()))
}

/// The best of some ways to lay cards away.
pub fn best(rules: &Rules, hand: CardSet, scats: &Scats) -> Option<Advised<CardSet>> {
    let all = (0..scats.len()?).filter_map(|n| scats.nth(n));
    let ways = all.filter_map(|m| if let Act::Discard(cards) = m.0 { Some(cards) } else { None });
    let before: i64 = honours(rules, hand);
    let weighed = ways.filter(|cards| scats.allows(*cards)).map(|cards| (weigh(rules, hand, cards, before), cards));
    let (_, cards) = weighed.max_by_key(|(weight, cards)| (*weight, std::cmp::Reverse(cards.bits())))?;
    let few = rules.tarocks(hand) <= few_tarocks(rules);
    let figures = cards.both(rules.pack.counting).len() >= 2;
    Some(match rules.terms.is_hombre() {
        true if few && figures => Advised::by("lh-figures-in-scat", cards, text!("tarock-why-figures")),
        true => Advised::by("lh-void", cards, text!("tarock-why-void")),
        false if cards.contains(PAGAT) && rules.terms.form == Form::OldThree => {
            Advised::by("pagat-needs-company", cards, text!("tarock-why-pagat-laid"))
        }
        false if cards.contains(PAGAT) => Advised::plainly(cards, text!("tarock-why-pagat-laid")),
        false => Advised::plainly(cards, text!("tarock-why-void")),
    })
}

/// How many tarocks are few.
fn few_tarocks(rules: &Rules) -> u8 {
    rules.terms.hand() / 4
}

fn honours(rules: &Rules, hand: CardSet) -> i64 {
    if rules.terms.has_honours() { rules.honours(hand).iter().map(|held| held.value).sum() } else { 0 }
}

/// How good it is to lay these away: points in the scat, suits one is rid of, and no honour broken.
fn weigh(rules: &Rules, hand: CardSet, cards: CardSet, before: i64) -> i64 {
    let (pack, rest) = (&rules.pack, hand.minus(cards));
    let tarocks = i64::from(rules.tarocks(hand));
    let strong = tarocks > i64::from(few_tarocks(rules)) + 1;
    let mut weight = 2 * i64::from(pack.surplus(cards)) * if strong { 1 } else { 2 };
    for place in 0..TAROCKS {
        let (had, has) = (hand.both(pack.suits[place]), rest.both(pack.suits[place]));
        let king = !has.both(pack.kings).is_empty();
        match has.len() {
            0 if !had.is_empty() => weight += if strong { 14 } else { 8 },
            // A short suit without its king is soon void; one card of it is in the way.
            1 if !king && had.len() > 1 => weight += if strong { 2 } else { 0 },
            _ => {}
        }
        // Queens guarded by their king come home by themselves; bare ones do not.
        let queens = i64::from(pack.surplus(cards.both(pack.suits[place])));
        if king && queens > 0 && has.len() >= 2 {
            weight -= 3 * queens / 2;
        }
        // Long suits are whips.
        if had.len() >= 6 {
            weight -= i64::from(had.len() - has.len());
        }
    }
    if rules.terms.has_honours() {
        let payers = i64::from(rules.terms.seats.min(4)) - 1;
        weight += 2 * payers * (honours(rules, rest) - before);
    }
    if cards.contains(PAGAT) {
        weight += if rules.terms.form == Form::OldThree { 20 } else { 60 };
    }
    // A tarock laid away is a trick lost.
    weight - 6 * i64::from(cards.both(pack.duty).without(PAGAT).len())
}
