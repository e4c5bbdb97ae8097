//! What to throw away.

use super::seeing::{Role, Seeing};
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, Suit, text};

/// What an opponent throws (a33, a34), or keeps against a vole (a38).
pub fn throw(s: &Seeing<'_>) -> Option<Advised<Card>> {
    if s.role == Role::Opponent && s.vole_is_on() {
        return against_vole(s);
    }
    let side = s.legal.minus(s.order.trumps());
    if side.is_empty() {
        return None;
    }
    if let Some(card) = spare_court(s) {
        return Some(Advised::by("a34", card, text!("ombre-why-spare-court", card = card)));
    }
    let beside_king = |card: &Card| {
        let king = Card::new(Rank::King, card.suit());
        *card != king && s.hand.contains(king) && card.rank() != Rank::Queen && !s.sight.is_master(*card)
    };
    let losers: CardSet = side.iter().filter(beside_king).collect();
    if let Some(card) = s.order.lowest(losers) {
        return Some(Advised::by("a33", card, text!("ombre-why-beside-king", card = card)));
    }
    if s.alone
        && let Some(card) = s.sensible().least_useful(side.minus(long_tops(s)))
    {
        return Some(Advised::by("a37", card, text!("ombre-why-keep-tops")));
    }
    let card = s.sensible().least_useful(side)?;
    Some(Advised::by("a33", card, text!("house-why-throw")))
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
fn against_vole(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let side = s.legal.minus(s.order.trumps());
    let ruffed = |suit: Suit| s.sight.others().any(|seat| s.is_foe(seat) && s.lacks(seat, suit));
    let court: CardSet = side
        .iter()
        .filter(|card| matches!(card.rank(), Rank::King | Rank::Queen) && ruffed(card.suit()))
        // With nothing else of value left even a ruffed king may win the last trick.
        .filter(|card| s.side_suits().any(|suit| suit != card.suit() && may_win(s, suit)))
        .collect();
    if let Some(card) = s.sight.highest(court) {
        return Some(Advised::by("a38", card, text!("ombre-why-ruffed-court", card = card)));
    }
    let friend_lacks = |suit: Suit| s.sight.others().any(|seat| s.is_friend(seat) && s.lacks(seat, suit));
    let keep = |card: &Card| {
        let suit = card.suit();
        let master = s.sight.is_master(*card);
        let guarded = s.sight.guards(s.side(suit));
        let open = !ruffed(suit);
        (master && open, guarded && open, master || guarded, friend_lacks(suit), s.order.height(*card))
    };
    let card = side.iter().min_by_key(keep)?;
    Some(Advised::by("a38", card, text!("ombre-why-keep-winners")))
}

/// Whether a suit of the hand may still take a trick.
fn may_win(s: &Seeing<'_>, suit: Suit) -> bool {
    let cards = s.side(suit);
    cards.iter().any(|card| s.sight.is_master(card)) || s.sight.guards(cards)
}
