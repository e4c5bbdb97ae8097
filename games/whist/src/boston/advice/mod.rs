//! What the book advises at Boston and its sisters, as functions of what a player sees.
//!
//! [`hand`] counts the tricks a hand promises and how dangerous it is in a misère; `bidding` weighs the games by what they may win
//! and lose; `preparing` names trumps, throws out, exchanges and lays aside; `numbers`, `pairs` and `misere` play by the maxims
//! (B-1 to B-8, BW-1 to BW-5, T-1), and the player of good sense wherever the book is silent. The page of 1782 gives no advice, and
//! so nothing is quoted there.

mod bidding;
pub mod hand;
mod misere;
mod numbers;
mod pairs;
mod preparing;
mod seeing;

use super::contracts::Form;
use super::moves::Move;
use super::rules::Rules;
use super::state::Phase;
use super::view::View;
use seeing::Seeing;
use spadille_core::game::Advised;
use spadille_core::{Advice, Card, CardSet, Seat, Space as _, text};

/// What the book advises the viewer at `seat`; a sensible player's choice elsewhere.
pub fn advise(rules: &Rules, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let said = match v.public.deal.phase {
        Phase::Throw => Some(preparing::throw(rules, v)),
        Phase::Exchange => preparing::exchange(rules, v),
        Phase::Auction => bidding::call(rules, v, seat),
        Phase::Trump => preparing::trump(rules, v),
        Phase::Helper => Some(preparing::help(rules, v, seat)),
        Phase::Aside => preparing::aside(rules, v),
        Phase::Leader => Some(preparing::leader(rules, seat)),
        Phase::Play => card(rules, v, seat, None).map(|said| said.map(Move::Play)),
        Phase::Mend => mend(rules, v, seat),
        Phase::FirstDealer | Phase::Deal | Phase::Over => None,
    };
    let quoted = |said: Advised<Move>| {
        let maxim = said.maxim.filter(|_| rules.form != Form::Old);
        Advice::from(Advised { maxim, ..said })
    };
    said.map(quoted).or_else(|| anything(rules, v, seat))
}

/// The first thing allowed, where nothing speaks for anything.
fn anything(rules: &Rules, v: &View, seat: Seat) -> Option<Advice<Move>> {
    rules.moves_of(v, seat).nth(0).map(Advice::only)
}

/// Whoever has not followed sets it right with his lowest card.
fn mend(rules: &Rules, v: &View, seat: Seat) -> Option<Advised<Move>> {
    let order = rules.order(v.public.deal.trump);
    let moves = rules.moves_of(v, seat);
    let cards = moves.iter().filter_map(|m| if let Move::Play(card) = m { Some(card) } else { None });
    let lowest = cards.min_by_key(|card| order.height(*card))?;
    Some(Advised::plainly(Move::Play(lowest), text!("boston-why-mend")))
}

/// The card to play, of all that may be played or of some.
pub fn card(rules: &Rules, v: &View, seat: Seat, among: Option<CardSet>) -> Option<Advised<Card>> {
    let s = Seeing::new(rules, v, seat, among)?;
    if s.legal.len() == 1 {
        return s.legal.first().map(Advised::only);
    }
    if s.deal.generale || s.deal.is_misere() && s.is_player() {
        misere::avoid(&s)
    } else if s.deal.is_misere() {
        misere::give(&s)
    } else if s.is_opponent() {
        numbers::oppose(&s)
    } else if s.helper.is_some() {
        pairs::play(&s)
    } else {
        numbers::play(&s)
    }
}
