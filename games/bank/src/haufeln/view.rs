//! What one seat may know, and what it may imagine of the rest: the bottom cards.

use super::rules::{Haufeln, Outcome};
use super::state::{Phase, Public, State};
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{Game as _, Hidden, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// What everybody sees; nobody sees more.
    pub public: Public,
}

impl Hidden for Haufeln {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        View { who, public: s.public.clone() }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = State { public: v.public.clone(), ..self.open() };
        if matches!(v.public.phase, Phase::Push | Phase::Stakes) {
            let Outcome::Heaps(heaps) = self.draw(&s, rng);
            s.bottoms = heaps.iter().filter_map(|heap| heap.last().copied()).collect();
        }
        s
    }
}
