//! What the book advises, as functions of a view.

mod exchanging;
mod playing;
mod weighing;

use super::moves::Move;
use super::rules::Reversy;
use super::state::Phase;
use super::view::View;
use spadille_core::{Advice, Seat};

/// What the book advises the viewer at `seat`.
pub fn advise(game: &Reversy, v: &View, seat: Seat) -> Option<Advice<Move>> {
    match v.public.deal.phase {
        Phase::Exchange => exchanging::advise(v, seat),
        Phase::Play => playing::advise(game, v, seat),
        Phase::FirstDealer | Phase::Deal | Phase::Over => None,
    }
}

pub use exchanging::lay;
