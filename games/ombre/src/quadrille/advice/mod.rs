//! What the books advise at Quadrille and its sisters, as functions of what a player sees.
//!
//! [`worth`] counts the tricks a hand promises; `bidding` and `declaring` turn that into calls, trumps, kings to call and cards to
//! give; `hombre`, `helper`, `opponent` and `defence` play by the maxims of their part (a11 to a38, b3, b7, e3, e4, t6, t7), and `sensible`
//! wherever the book is silent. Every answer names the maxim it follows, by its id in `advice.toml`.

mod bidding;
mod closing;
mod declaring;
mod defence;
mod helper;
mod hombre;
mod opponent;
mod seeing;
mod sensible;
mod throwing;
pub mod worth;

pub use declaring::{gift, helper_trump, king_of, plan};

use super::contracts::Contract;
use super::moves::Move;
use super::rules::Rules;
use super::state::Phase;
use super::view::View;
use seeing::{Role, Seeing};
use spadille_core::game::Advised;
use spadille_core::{Advice, Card, Seat, Space as _, Suit, text};

/// What the book advises the viewer at `seat`; a sensible player's choice elsewhere.
pub fn advise(rules: &Rules, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let said = match v.public.deal.phase {
        Phase::Auction => Some(bidding::call(rules, v, seat)),
        Phase::Offer => Some(declaring::answer_offer(rules, v)),
        Phase::Declare => declaring::declaration(rules, v),
        Phase::King => declaring::king_only(rules, v),
        Phase::HelperNames => declaring::helper_trump(rules, &v.public, v.own()).map(|s| s.map(declaring::name)),
        Phase::Give => declaring::gift_of(rules, v),
        Phase::Play => closing::stop(rules, v, seat).or_else(|| card(rules, v, seat).map(|s| s.map(Move::Play))),
        Phase::LaidDown => Some(closing::answer_laid_down(rules, v)),
        Phase::Demand => closing::demand(rules, v),
        Phase::Claims => Some(closing::claim(rules, v, seat)),
        Phase::Mend => Some(Advised::plainly(Move::Mend, text!("ombre-why-mend"))),
        Phase::Replay => Some(Advised::plainly(Move::Replay, text!("ombre-why-replay"))),
        Phase::Forgotten => name_for_him(rules, v, seat),
        Phase::FirstDealer | Phase::Favourites | Phase::Deal | Phase::Over => None,
    };
    said.map(Advice::from).or_else(|| anything(rules, v, seat))
}

/// Whoever may name trumps for a soloist who forgot it names the suit in which he himself has most.
fn name_for_him(rules: &Rules, v: &View, seat: Seat) -> Option<Advised<Move>> {
    let own = |suit: Suit| rules.order(suit).trumps().both(v.own()).len();
    let moves = rules.moves_of(v, seat);
    let named = |m: Move| if let Move::Name(trump) = m { Some(trump) } else { None };
    let most = moves.iter().filter_map(named).max_by_key(|trump| own(trump.0))?;
    Some(Advised::plainly(Move::Name(most), text!("ombre-why-name-for-him")))
}

/// The first thing allowed, where nothing speaks for anything.
fn anything(rules: &Rules, v: &View, seat: Seat) -> Option<Advice<Move>> {
    rules.moves_of(v, seat).nth(0).map(|m| Advice::plain(m, text!("house-why-only")))
}

/// The card to play.
pub fn card(rules: &Rules, v: &View, seat: Seat) -> Option<Advised<Card>> {
    let s = Seeing::new(rules, v, seat)?;
    if s.legal.len() == 1 {
        return s.legal.first().map(|card| Advised::plainly(card, text!("house-why-only")));
    }
    let by_book = match (s.role, s.deal.tricks.now.is_empty()) {
        (Role::Hombre, true) => hombre::lead(&s),
        (Role::Hombre, false) => hombre::follow(&s),
        (Role::Helper, true) => helper::lead(&s),
        (Role::Helper, false) => helper::follow(&s),
        (Role::Opponent, true) => opponent::lead(&s),
        (Role::Opponent, false) => defence::follow(&s),
    };
    by_book.or_else(|| sensible::card(&s))
}

/// Whether the hombre plays alone in this game as everybody may know it.
fn is_alone(contract: Option<Contract>) -> bool {
    contract.is_some_and(Contract::is_alone)
}
