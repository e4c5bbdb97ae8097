//! What the books advise at the games of Tarock, as functions of what a player sees.
//!
//! [`sight`] is what matters of a moment, taken from a view or from a worked case; `lead` and `follow` play by the maxims, and by good
//! sense where the books are silent; `scat` lays cards away; `bidding` weighs what a hand will count; `choices` does the rest.

pub mod bidding;
mod choices;
mod follow;
mod lead;
pub mod scat;
pub mod sight;

use super::moves::{Act, Honours, Move};
use super::rules::Rules;
use super::state::Phase;
use super::view::View;
use sight::Sight;
use spadille_core::game::Advised;
use spadille_core::{Advice, Card, Seat, Space as _, text};

/// What the book advises the viewer at `seat`; a sensible player's choice elsewhere.
pub fn advise(rules: &Rules, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let moves = rules.moves_of(v, seat);
    let said = match v.public.deal.phase {
        Phase::Scat => scat::lay(rules, v).map(|said| said.map(Act::Discard)),
        Phase::Announce => {
            let classes = rules.classes(v.own());
            let act = if classes == 0 { Act::Silent } else { Act::Announce(Honours(classes)) };
            Some(Advised::plainly(act, text!("tarock-why-announce")))
        }
        Phase::Auction => bidding::call(rules, v, seat),
        Phase::Call => choices::king(rules, v),
        Phase::Ask => choices::ask(rules, v, seat),
        Phase::Give => choices::give(rules, v),
        Phase::Talon => choices::pile(rules, v),
        Phase::Ultimo => Some(choices::ultimo(rules, v)),
        Phase::Play => card(&Sight::of(rules, v, seat)).map(|said| said.map(Act::Play)),
        Phase::FirstDealer | Phase::Deal | Phase::Over => None,
    };
    let fits = said.map(|said| Advice::from(said.map(Move))).filter(|advice| moves.contains(&advice.choice));
    fits.or_else(|| moves.nth(0).map(Advice::only))
}

/// The card to play.
pub fn card(s: &Sight) -> Option<Advised<Card>> {
    if s.legal.len() == 1 {
        s.legal.first().map(Advised::only)
    } else if s.lies.is_empty() {
        lead::lead(s)
    } else {
        follow::follow(s)
    }
}
