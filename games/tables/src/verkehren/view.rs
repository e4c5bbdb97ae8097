//! What a player may know: everything.

use super::rules::Verkehren;
use super::state::State;
use rand::Rng;
use spadille_core::{Hidden, Viewer};

impl Hidden for Verkehren {
    /// Nothing is hidden on this board.
    type View = State;

    fn view(&self, s: &State, _: Viewer) -> State {
        s.clone()
    }

    fn imagine<R: Rng>(&self, v: &State, _: &mut R) -> State {
        v.clone()
    }
}
