//! What to throw away.

use super::Said;
use super::seeing::{Role, Seeing};
use spadille_core::{Card, CardSet, Rank, Suit, text};

/// The card one can best do without.
pub fn least_useful(s: &Seeing<'_>, among: CardSet) -> Option<Card> {
    among.iter().min_by_key(|card| usefulness(s, *card))
}

/// How much a card is worth keeping.
fn usefulness(s: &Seeing<'_>, card: Card) -> u16 {
    let height = u16::from(s.order.height(card));
    if s.is_trump(card) {
        return 400 + height;
    }
    let suit = card.suit();
    let cards = s.side(suit);
    // What is ruffed as soon as it is led is worth little.
    let ruffed = s.others().any(|seat| s.is_foe(seat) && s.ruffs(seat, suit));
    let use_of_it = if s.sight.is_master(card) {
        200
    } else if card.rank() == Rank::King {
        180
    } else if guards(s, cards) {
        100
    } else {
        0
    };
    let shorter = 2 * u16::from(cards.len());
    (if ruffed { use_of_it / 8 } else { use_of_it }) + 4 * height + shorter
}

/// Whether a holding hangs together: the queen with one, the jack with two, of a suit not played out.
fn guards(s: &Seeing<'_>, cards: CardSet) -> bool {
    let Some(top) = s.sight.highest(cards) else { return false };
    let above = s.sight.out.both(s.order.above(top)).both(s.order.suit_of(top)).len();
    (1..=2).contains(&above) && cards.len() == above + 1
}

/// What an opponent throws (a33, a34), or keeps against a vole (a38).
pub fn throw(s: &Seeing<'_>) -> Option<Said<Card>> {
    if s.role == Role::Opponent && s.vole_is_on() {
        return against_vole(s);
    }
    let side = s.legal.minus(s.order.trumps());
    if side.is_empty() {
        return None;
    }
    if let Some(card) = spare_court(s) {
        return Some(Said::by("a34", card, text!("ombre-why-spare-court", card = card)));
    }
    let beside_king = |card: &Card| {
        let king = Card::new(Rank::King, card.suit());
        *card != king && s.hand.contains(king) && card.rank() != Rank::Queen && !s.sight.is_master(*card)
    };
    let losers: CardSet = side.iter().filter(beside_king).collect();
    if let Some(card) = s.order.lowest(losers) {
        return Some(Said::by("a33", card, text!("ombre-why-beside-king", card = card)));
    }
    if s.alone
        && let Some(card) = least_useful(s, side.minus(long_tops(s)))
    {
        return Some(Said::by("a37", card, text!("ombre-why-keep-tops")));
    }
    let card = least_useful(s, side)?;
    Some(Said::by("a33", card, text!("ombre-why-throw")))
}

/// Of queen, jack and ace (in black, 7) of a suit that has been played one of the first two can go.
fn spare_court(s: &Seeing<'_>) -> Option<Card> {
    let third = |suit: Suit| if suit.is_red() { Rank::Ace } else { Rank::Seven };
    let spare = |suit: &Suit| {
        let three = s.has(Rank::Queen, *suit) && s.has(Rank::Jack, *suit) && s.has(third(*suit), *suit);
        let king_is_out = s.sight.out.contains(Card::new(Rank::King, *suit));
        three && king_is_out && s.led_once(*suit) && s.side(*suit).len() == 3
    };
    let suit = s.side_suits().find(spare)?;
    Some(Card::new(Rank::Jack, suit)).filter(|card| s.legal.contains(*card))
}

/// The three or four highest cards of a suit of which a soloist seems to have the king.
fn long_tops(s: &Seeing<'_>) -> CardSet {
    let fits = |suit: &Suit| {
        let cards = s.side(*suit);
        s.sight.out.contains(Card::new(Rank::King, *suit)) && cards.len() >= 3 && s.has(Rank::Queen, *suit)
    };
    s.side_suits().filter(fits).flat_map(|suit| s.side(suit).iter()).collect()
}

/// Against a vole: kings and queens of suits they ruff go, as do losers; a jack with two and the best card of an unruffed suit stay.
fn against_vole(s: &Seeing<'_>) -> Option<Said<Card>> {
    let side = s.legal.minus(s.order.trumps());
    let ruffed = |suit: Suit| s.others().any(|seat| s.is_foe(seat) && s.lacks(seat, suit));
    let court: CardSet = side
        .iter()
        .filter(|card| matches!(card.rank(), Rank::King | Rank::Queen) && ruffed(card.suit()))
        // With nothing else of value left even a ruffed king may win the last trick.
        .filter(|card| s.side_suits().any(|suit| suit != card.suit() && may_win(s, suit)))
        .collect();
    if let Some(card) = s.sight.highest(court) {
        return Some(Said::by("a38", card, text!("ombre-why-ruffed-court", card = card)));
    }
    let friend_lacks = |suit: Suit| s.others().any(|seat| s.is_friend(seat) && s.lacks(seat, suit));
    let keep = |card: &Card| {
        let suit = card.suit();
        let master = s.sight.is_master(*card);
        let guarded = guards(s, s.side(suit));
        let open = !ruffed(suit);
        (master && open, guarded && open, master || guarded, friend_lacks(suit), s.order.height(*card))
    };
    let card = side.iter().min_by_key(keep)?;
    Some(Said::by("a38", card, text!("ombre-why-keep-winners")))
}

/// Whether a suit of the hand may still take a trick.
fn may_win(s: &Seeing<'_>, suit: Suit) -> bool {
    let cards = s.side(suit);
    cards.iter().any(|card| s.sight.is_master(card)) || guards(s, cards)
}
