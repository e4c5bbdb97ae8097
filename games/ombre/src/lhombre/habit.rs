//! What a sensible player does where the book advises nothing.

use super::*;

/// A legal, sensible move for whoever may act.
pub fn choose(game: &LHombre, v: &View, moves: &Moves) -> Option<Advice<Move>> {
    let p = &v.public.deal;
    let choice = match p.phase {
        Phase::Forgotten => worst_suit(game, v.hand?).map_or(Move::Pass, Move::Name),
        Phase::Claims => honest_claim(game, v).to_move(),
        Phase::Demand => Move::Demand(p.order().lowest(moves.cards)?),
        Phase::Mend => Move::Mend,
        Phase::TakeBack => Move::TakeBack,
        Phase::Spadille => Move::OwnUp,
        Phase::Shown if is_certain(game, v) => Move::Pass,
        _ => Move::Keep,
    };
    let legal = [choice, Move::Keep, Move::Pass].into_iter().find(|m| moves.contains(m));
    legal.or_else(|| moves.nth(0)).map(|m| Advice::plain(m, text!("lhombre-habit")))
}

/// The suit a defender would have as trumps, in which he himself has most.
fn worst_suit(game: &LHombre, hand: CardSet) -> Option<Suit> {
    game.options.players.trump_suits().max_by_key(|suit| hand.both(Trump::Suit(*suit).order().trumps()).len())
}

/// Whether an open solo has its tricks in matadors alone.
fn is_certain(game: &LHombre, v: &View) -> bool {
    let (p, players) = (&v.public.deal, game.options.players);
    let mut suits = players.trump_suits().filter(|suit| p.trump_suit().is_none_or(|named| named == *suit));
    suits.any(|suit| Trump::Suit(suit).run(p.sure[p.alone()]) >= players.majority())
}

/// Everything due, nothing more.
fn honest_claim(game: &LHombre, v: &View) -> Claim {
    let p = &v.public.deal;
    let hombre = p.alone();
    let held = if v.who.is(hombre) { v.hand.unwrap_or_default() } else { p.sure[hombre] };
    let cards = p.tricks.played[hombre].union(held);
    let matadors = p.trump.map_or(0, |t| paid_matadors(&game.options, t, cards));
    Claim { game: true, premiers: p.ended.is_some_and(|e| e.premiers), matadors }
}
