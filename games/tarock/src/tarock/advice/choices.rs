//! Calling, asking, giving, the piles of Tarok-Zapp, and the announced ultimo.

use super::bidding::{estimate, most_wanted};
use super::scat;
use crate::tarock::cards::{PAGAT, SKUES, TAROCKS};
use crate::tarock::moves::{Act, Game};
use crate::tarock::rules::Rules;
use crate::tarock::view::View;
use spadille_core::game::Advised;
use spadille_core::{CardSet, Seat, text};

/// The king to call: of the suit in which one has most, figures first.
pub fn king(rules: &Rules, v: &View) -> Option<Advised<Act>> {
    let (pack, hand) = (&rules.pack, v.own());
    let fit = |card: spadille_core::Card| {
        let own = hand.both(pack.suit_of(card));
        (pack.surplus(own), own.len())
    };
    let king = pack.kings.minus(hand).iter().max_by_key(|card| fit(*card))?;
    Some(Advised::plainly(Act::Call(king), text!("tarock-why-call")))
}

/// The card to ask for.
pub fn ask(rules: &Rules, v: &View, seat: Seat) -> Option<Advised<Act>> {
    let deal = &v.public.deal;
    let game = deal.game.unwrap_or(Game::Solo);
    let own = if deal.layer == Some(seat) { v.scat } else { CardSet::EMPTY };
    let unknown = rules.pack.cards.minus(v.own()).minus(own).minus(deal.in_scat);
    let received = deal.gifts.iter().fold(CardSet::EMPTY, |all, gift| all.with(gift.card));
    let among = unknown.minus(received).iter().filter(|card| rules.may_ask(game, v.own(), *card)).collect();
    let card = most_wanted(rules, v.own(), among)?;
    Some(Advised::plainly(Act::Ask(card), text!("tarock-why-ask")))
}

/// The card to give for it: an empty one of a short suit.
pub fn give(rules: &Rules, v: &View) -> Option<Advised<Act>> {
    let (pack, hand) = (&rules.pack, v.own());
    let received = v.public.deal.gifts.iter().fold(CardSet::EMPTY, |all, gift| all.with(gift.card));
    let useless = |card: spadille_core::Card| {
        let suit = hand.both(pack.suit_of(card));
        let tarock = pack.suits[TAROCKS].contains(card);
        let king = !suit.both(pack.kings).is_empty();
        (tarock, pack.value(card), king, suit.len(), pack.height(card))
    };
    let card = hand.minus(received).iter().min_by_key(|card| useless(*card))?;
    Some(Advised::plainly(Act::Give(card), text!("tarock-why-give")))
}

/// Whether to keep the pile: the other costs more, and is worth it only where this one is poor and the game hangs on it.
pub fn pile(rules: &Rules, v: &View) -> Option<Advised<Act>> {
    let deal = &v.public.deal;
    let pile = v.piles[0].union(v.piles[1]);
    let hand = v.own().union(pile);
    let worth = after_laying(rules, hand);
    let act = match deal.step {
        0 if worth < 360 && poor(rules, pile) => Act::Switch,
        1 => {
            let first = deal.open.first().copied().unwrap_or_default();
            if after_laying(rules, v.own().union(first)) > worth + 40 { Act::Return } else { Act::Keep }
        }
        _ => Act::Keep,
    };
    Some(Advised::plainly(act, text!("tarock-why-pile")))
}

fn poor(rules: &Rules, pile: CardSet) -> bool {
    rules.tarocks(pile) == 0 && pile.both(rules.pack.kings).is_empty()
}

/// What a hand counts when the scat is laid, points in it included.
fn after_laying(rules: &Rules, hand: CardSet) -> i32 {
    let laid = scat::best(rules, hand, &rules.scats(hand)).map(|said| said.choice).unwrap_or_default();
    estimate(rules, hand.minus(laid)) + 10 * (rules.pack.surplus(laid) + 1)
}

/// Whether to announce the ultimo: only with many and high tarocks beside the Pagat.
pub fn ultimo(rules: &Rules, v: &View) -> Advised<Act> {
    let hand = v.own();
    let tarocks = hand.both(rules.pack.suits[TAROCKS]);
    let high = tarocks.iter().filter(|card| *card == SKUES || card.tarok().is_some_and(|n| n >= 16)).count();
    let sure = hand.contains(PAGAT) && tarocks.len() >= rules.terms.hand() * 11 / 16 && high >= 5;
    match sure {
        true => Advised::by("ultimo", Act::Ultimo, text!("tarock-why-ultimo")),
        false => Advised::plainly(Act::Silent, text!("tarock-why-no-ultimo")),
    }
}
