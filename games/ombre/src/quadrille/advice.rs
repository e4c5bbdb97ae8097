//! What the books advise, as functions of a view.

use super::moves::Move;
use super::rules::Rules;
use super::view::View;
use spadille_core::{Advice, Seat, Space as _, text};

/// What the book advises the viewer at `seat`; a sensible player's choice elsewhere.
pub fn advise(rules: &Rules, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let moves = rules.moves_of(v, seat);
    moves.nth(0).map(|m| Advice::plain(m, text!("ombre-note-choose", seat = seat)))
}
