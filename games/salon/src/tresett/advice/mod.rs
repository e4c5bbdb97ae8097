//! What the book advises at Tresett, as functions of what a player sees.
//!
//! `speaking` announces, calls and gives; `leading` and `following` speak the language of partners: high demands, low invites, a
//! picture hands the game over (000:1454-1456). Where the book is silent the player of good sense decides.

mod following;
mod leading;
mod seeing;
mod speaking;

use super::moves::Move;
use super::rules::Tresett;
use super::state::Phase;
use super::view::View;
use seeing::Seeing;
use spadille_core::game::Advised;
use spadille_core::{Advice, Card, Seat};

/// What the book advises the viewer at `seat`; a sensible player's choice elsewhere.
pub fn advise(rules: &Tresett, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let said = match v.public.deal.phase {
        Phase::Early | Phase::Late => speaking::say(rules, v, seat)?,
        Phase::Call => speaking::call(rules, v),
        Phase::Give => speaking::give(rules, v)?,
        Phase::Play => card(rules, v, seat)?.map(Move::Play),
        Phase::FirstDealer | Phase::Deal | Phase::Over => return None,
    };
    Some(said.into())
}

/// The card to play.
pub fn card(rules: &Tresett, v: &View, seat: Seat) -> Option<Advised<Card>> {
    let s = Seeing::new(rules, v, seat)?;
    match s.legal.len() {
        1 => s.legal.first().map(Advised::only),
        _ if s.leads() => leading::lead(&s),
        _ => following::follow(&s),
    }
}
