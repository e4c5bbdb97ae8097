//! Chess hides nothing: what a seat may know is everything.

use crate::rules::Chess;
use crate::state::State;
use rand::Rng;
use spadille_core::{Hidden, Viewer};

impl Hidden for Chess {
    type View = State;

    fn view(&self, s: &State, _: Viewer) -> State {
        s.clone()
    }

    fn imagine<R: Rng>(&self, v: &State, _: &mut R) -> State {
        v.clone()
    }
}
