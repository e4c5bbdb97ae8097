//! What the book advises, as functions of a view.

use super::moves::Move;
use super::view::View;
use spadille_core::{Advice, Seat, text};

/// What the book advises the viewer at `seat`.
pub fn advise(v: &View, seat: Seat) -> Option<Advice<Move>> {
    let acts = v.who.is(seat) && v.public.awaited().may_act(seat);
    acts.then(|| Advice::plain(Move::Pass, text!("__ID__-why-pass")))
}
