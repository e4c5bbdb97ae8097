//! What a sensible player does where the book advises nothing.

use super::contracts::{Bid, Contract};
use super::moves::{Claim, Move, Word};
use super::orders::{Trump, paid_matadors};
use super::rules::LHombre;
use super::space::{Moves, Use};
use super::state::Phase;
use super::table::SUITS;
use super::view::View;
use spadille_core::{Advice, Card, CardSet, Rank, Seat, Space as _, Suit, text};

/// A legal, sensible move for a seat that may act.
pub fn choose(game: &LHombre, v: &View, seat: Seat, moves: &Moves) -> Option<Advice<Move>> {
    let hand = LHombre::own_hand(v);
    let p = &v.public;
    let plain = |m: Move| Advice::plain(m, text!("lhombre-habit"));
    let choice = match p.phase {
        Phase::Auction => bid(game, hand, moves),
        Phase::Name => Move::Name(best_suit(game, hand)),
        Phase::Forgotten if p.is_hombre(seat) => Move::Name(best_suit(game, hand)),
        Phase::Forgotten => Move::Name(worst_suit(game, hand)),
        Phase::Discard | Phase::Buy | Phase::LayAgain => Move::Discard(throw_away(v, moves)),
        Phase::Claims => Move::Claim(honest_claim(game, v)),
        Phase::Demand => Move::Demand(p.order().lowest(moves.cards)?),
        Phase::Play if moves.contains(&Move::Say(Word::Stop)) => Move::Say(Word::Stop),
        Phase::Play => Move::Play(card(game, v, seat, moves)?),
        Phase::Mend => Move::Say(Word::Mend),
        Phase::TakeBack if moves.contains(&Move::Say(Word::TakeBack)) => Move::Say(Word::TakeBack),
        Phase::Spadille => Move::Say(Word::OwnUp),
        Phase::Shown if is_certain(game, v) => Move::Say(Word::Pass),
        _ => Move::Say(Word::Keep),
    };
    let legal = [choice, Move::Say(Word::Keep), Move::Say(Word::Pass)].into_iter().find(|m| moves.contains(m));
    legal.or_else(|| moves.nth(0)).map(plain)
}

/// Trumps counted as a player would: two for a matador, one and a half for king or queen, one for the rest.
fn strength(hand: CardSet, suit: Suit) -> u32 {
    let trump = Trump::Suit(suit);
    let trumps: u32 = hand
        .both(trump.order().trumps())
        .iter()
        .map(|c| {
            if trump.is_matador(c) {
                4
            } else if c.rank().is_court() {
                3
            } else {
                2
            }
        })
        .sum();
    let kings = hand.iter().filter(|c| c.rank() == Rank::King && c.suit() != suit).count() as u32;
    trumps + 2 * kings
}

fn best_suit(game: &LHombre, hand: CardSet) -> Suit {
    game.options.players.trump_suits().max_by_key(|suit| strength(hand, *suit)).unwrap_or(SUITS[0])
}

fn worst_suit(game: &LHombre, hand: CardSet) -> Suit {
    game.options
        .players
        .trump_suits()
        .max_by_key(|suit| hand.both(Trump::Suit(*suit).order().trumps()).len())
        .unwrap_or(SUITS[0])
}

fn bid(game: &LHombre, hand: CardSet, moves: &Moves) -> Move {
    let best = strength(hand, best_suit(game, hand));
    let ask = Move::Call(Bid::plain(Contract::Frage));
    let solo = Move::Call(Bid::plain(Contract::Solo));
    match best {
        19.. if moves.contains(&solo) => solo,
        13.. if moves.contains(&ask) => ask,
        19.. if moves.contains(&Move::Say(Word::Hold)) => Move::Say(Word::Hold),
        _ => Move::Say(Word::Pass),
    }
}

/// Side cards go first, the lowest before the higher; trumps and kings stay where they can.
fn throw_away(v: &View, moves: &Moves) -> CardSet {
    let Use::Discard { min, max, .. } = moves.purpose else { return CardSet::EMPTY };
    let order = v.public.order();
    let worth = |c: &Card| (order.trumps().contains(*c), c.rank() == Rank::King, order.height(*c));
    let mut cards: Vec<Card> = moves.cards.iter().collect();
    cards.sort_by_key(worth);
    let useless = cards.iter().filter(|c| !order.trumps().contains(**c) && c.rank() != Rank::King).count();
    // A first defender leaves the last some cards.
    let wanted = if v.public.phase == Phase::Buy { useless.min(5) } else { useless };
    let count = wanted.clamp(usize::from(min), usize::from(max).max(usize::from(min)));
    cards.into_iter().take(count).collect()
}

/// Whether an open solo has its tricks in matadors alone.
fn is_certain(game: &LHombre, v: &View) -> bool {
    let p = &v.public;
    let open = p.hombre.map_or(CardSet::EMPTY, |hombre| p.sure[hombre.index() & 3]);
    let players = game.options.players;
    let mut suits = players.trump_suits().filter(|suit| p.trump_suit().is_none_or(|named| named == *suit));
    suits.any(|suit| Trump::Suit(suit).run(open) >= players.majority())
}

/// Everything due, nothing more.
fn honest_claim(game: &LHombre, v: &View) -> Claim {
    let p = &v.public;
    let premiers = p.ended.is_some_and(|e| e.premiers);
    let hombre = p.hombre.map_or(0, |h| h.index() & 3);
    let cards =
        p.played[hombre].union(if p.hombre == v.who.seat() { v.hand.unwrap_or_default() } else { p.sure[hombre] });
    let matadors = p.trump.map_or(0, |t| paid_matadors(&game.options, t, cards));
    Claim { game: true, premiers, matadors }
}

/// A card: the hombre leads from the top, others take cheaply what they can, or throw their lowest.
fn card(game: &LHombre, v: &View, seat: Seat, moves: &Moves) -> Option<Card> {
    let p = &v.public;
    let order = p.order();
    let legal = order.legal(LHombre::own_hand(v), p.trick.led()).both(moves.cards);
    let legal = if legal.is_empty() { moves.cards } else { legal };
    let shuns = p.plays(Contract::Nullissimo) && p.is_hombre(seat);
    let _ = game;
    if p.trick.len == 0 {
        return if p.is_hombre(seat) && !shuns { order.highest(legal) } else { order.lowest(legal) };
    }
    let takers = legal.both(order.above(p.trick.best));
    let friend = !p.is_hombre(seat) && !p.is_hombre(p.trick.winner);
    match () {
        () if shuns => order.highest(legal.minus(takers)).or_else(|| order.lowest(legal)),
        () if friend || takers.is_empty() => order.lowest(legal),
        () => order.lowest(takers),
    }
}
