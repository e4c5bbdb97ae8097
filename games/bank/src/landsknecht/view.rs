//! What one seat may know, and what it may imagine of the rest: the order of the pack.

use super::rules::Holding;
use super::sisters::{Falls, Sister};
use super::state::{Phase, Public, State};
use crate::pack::shuffled;
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

impl<S: Sister> Hidden for Holding<S> {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        View { who, public: s.public.clone() }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let p = &v.public;
        let mut s = State { public: p.clone(), ..self.open() };
        let dealt_before = self.terms.falls == Falls::LeftAndRight
            && matches!(p.phase, Phase::Offer | Phase::Hold | Phase::Stay | Phase::Reshuffle);
        if dealt_before || !p.fallen.is_empty() {
            let rest = shuffled(p.unseen(self.terms.pack.cards()), rng);
            s.pack = p.fallen.iter().copied().chain(rest).take(52).collect();
        }
        s
    }
}
