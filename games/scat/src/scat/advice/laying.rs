//! Which two cards to lay away.

use crate::scat::cards::{POINTS, SEVEN};
use crate::scat::games::{Level, SUITS};
use crate::scat::moves::Move;
use crate::scat::rules::Scat;
use crate::scat::view::View;
use arrayvec::ArrayVec;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, Suit, text};

/// What the cards kept of a plain suit may cost in points: small cards lose tricks to the highest that are out.
fn cost(kept: CardSet, out: CardSet, suit: Suit) -> f64 {
    let of = |cards: CardSet| -> ArrayVec<Card, 8> {
        SEVEN.iter().map(|rank| Card::new(*rank, suit)).filter(|card| cards.contains(*card)).collect()
    };
    let (mut mine, mut theirs) = (of(kept), of(out));
    let worth = |card: Option<&Card>| card.map_or(0.0, |card| f64::from(POINTS.card(*card)));
    let height = |card: &Card| SEVEN.iter().rev().position(|rank| *rank == card.rank()).unwrap_or(0);
    let mut lost = 0.0;
    // A ten with a single small card beside it is easily lost.
    let weak_ten = mine.len() <= 2
        && mine.first().is_some_and(|card| card.rank() == Rank::Ten)
        && theirs.first().is_some_and(|card| card.rank() == Rank::Ace);
    while let Some(top) = mine.first().copied() {
        let wins = theirs.first().is_none_or(|other| height(&top) > height(other));
        if wins {
            mine.remove(0);
            let followed = theirs.len().min(2);
            theirs.truncate(theirs.len() - followed);
        } else {
            let small = mine.pop();
            lost += worth(small.as_ref()) + worth(theirs.first()) + worth(theirs.get(1));
            theirs.drain(..theirs.len().min(2));
        }
    }
    lost + if weak_ten { 8.0 } else { 0.0 }
}

/// What a choice of two cards costs, with a trump suit: what is kept may lose, what is laid away is safe.
fn total(twelve: CardSet, laid: CardSet, trumps: CardSet) -> f64 {
    let kept = twelve.minus(laid);
    let plain = |suit: Suit| CardSet::of_suits(&[suit], &SEVEN).minus(trumps);
    let sides = SUITS.iter().filter(|suit| !plain(**suit).is_empty());
    let loss: f64 = sides.map(|suit| cost(kept.both(plain(*suit)), plain(*suit).minus(twelve), *suit)).sum();
    let high = laid.both(trumps).len();
    loss - f64::from(POINTS.of(laid)) + 40.0 * f64::from(high)
}

/// The best two of twelve cards to lay away.
pub fn discard(game: &Scat, level: Level, twelve: CardSet) -> Option<Advised<CardSet>> {
    let trumps = game.order(level).trumps();
    let cards: Vec<Card> = twelve.iter().collect();
    let mut best: Option<(f64, CardSet)> = None;
    for (i, first) in cards.iter().enumerate() {
        for second in &cards[i + 1..] {
            let laid = CardSet::one(*first).with(*second);
            let price = total(twelve, laid, trumps);
            if best.is_none_or(|(least, _)| price < least) {
                best = Some((price, laid));
            }
        }
    }
    best.map(|(_, laid)| Advised::by(maxim(twelve, laid, trumps), laid, text!("scat-why-discard")))
}

/// The maxim that two cards laid away follow.
fn maxim(twelve: CardSet, laid: CardSet, trumps: CardSet) -> &'static str {
    let kept = twelve.minus(laid).minus(trumps);
    let of_kept = |card: Card| kept.of_suit(card.suit());
    let tens = laid.of_rank(Rank::Ten).minus(trumps);
    let weak = tens.iter().find(|ten| twelve.of_suit(ten.suit()).minus(trumps).len() == 2);
    let voids = laid.iter().any(|card| of_kept(card).is_empty());
    match weak {
        Some(ten) if of_kept(ten).len() == 1 && laid.len() == 2 && voids => "discard-eichelfrage",
        Some(_) => "discard-weak-ten",
        None if laid.iter().any(|card| card.rank() == Rank::Ace && of_kept(card).len() >= 2) => {
            "discard-from-the-longest"
        }
        None if voids => "discard-make-a-void",
        None if !twelve.both(trumps).is_empty() && POINTS.of(laid) == 0 => "never-lay-trump",
        None => "discard-close-side-cards",
    }
}

/// The suit of a Frage whose Scat is seen: the one that keeps most.
pub fn suit(game: &Scat, v: &View) -> Advised<Move> {
    let twelve = v.own();
    let worth = |suit: &Suit| {
        let level = Level::frage(*suit);
        let trumps = game.order(level).trumps();
        let laid = discard(game, level, twelve).map_or(CardSet::EMPTY, |said| said.choice);
        9.0 * f64::from(twelve.both(trumps).len()) - total(twelve, laid, trumps)
    };
    let best = game.suits(&v.public).max_by(|a, b| worth(a).total_cmp(&worth(b)));
    Advised::by("frage-hand", Move::Trump(best.unwrap_or(Suit::Clubs)), text!("scat-why-suit"))
}
