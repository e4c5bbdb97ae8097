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
use spadille_core::game::Reason;
use spadille_core::{Advice, Card, Seat, Text, text};

/// A choice, with the reason for it and the maxim it follows, if any.
#[derive(Clone, PartialEq, Debug)]
pub struct Said<T> {
    /// What to do.
    pub choice: T,
    /// By which maxim.
    pub maxim: Option<&'static str>,
    /// Why.
    pub text: Text,
}

impl<T> Said<T> {
    /// A choice that follows a maxim.
    fn by(maxim: &'static str, choice: T, text: Text) -> Said<T> {
        Said { choice, maxim: Some(maxim), text }
    }

    /// A choice of good sense.
    fn plainly(choice: T, text: Text) -> Said<T> {
        Said { choice, maxim: None, text }
    }
}

/// What the book advises the viewer at `seat`; a sensible player's choice elsewhere.
pub fn advise(rules: &Tresett, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let said = match v.public.deal.phase {
        Phase::Early | Phase::Late => speaking::say(rules, v, seat)?,
        Phase::Call => speaking::call(rules, v),
        Phase::Give => speaking::give(rules, v)?,
        Phase::Play => {
            let said = card(rules, v, seat)?;
            Said { choice: Move::Play(said.choice), maxim: said.maxim, text: said.text }
        }
        Phase::FirstDealer | Phase::Deal | Phase::Over => return None,
    };
    Some(Advice { choice: said.choice, reasons: vec![Reason { text: said.text, maxim: said.maxim }] })
}

/// The card to play.
pub fn card(rules: &Tresett, v: &View, seat: Seat) -> Option<Said<Card>> {
    let s = Seeing::new(rules, v, seat)?;
    match s.legal.len() {
        1 => s.legal.first().map(|card| Said::plainly(card, text!("house-why-only"))),
        _ if s.leads() => leading::lead(&s),
        _ => following::follow(&s),
    }
}
