//! What the books advise.

use super::moves::Move;
use super::rules::LHombre;
use super::view::View;
use spadille_core::{Advice, Answer, Case, Seat, Unsupported};

/// Works out a case of the forms `advise-bid` and `advise`.
///
/// # Errors
/// When the question cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    Err(Unsupported::form(case))
}

/// What the book advises a seat; nothing where it is silent.
pub fn advise(_game: &LHombre, _view: &View, _seat: Seat) -> Option<Advice<Move>> {
    None
}
