//! What one seat may know: everything but the hand that the other has chosen and not yet shown.

use super::moves::Hand;
use super::rules::Morra;
use super::state::{Public, State};
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{Hidden, PerSeat, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// What both have seen.
    pub public: Public,
    /// The hand the viewer has chosen.
    pub own: Option<Hand>,
}

impl Hidden for Morra {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let own = who.seat().and_then(|seat| s.hands.get(seat).copied().flatten());
        View { who, public: s.public.clone(), own }
    }

    /// The other's hand may be any that makes sense.
    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let shown = self.options.shown();
        let mut any = || Hand::guessing(rng.random_range(shown.clone()), rng.random_range(shown.clone()));
        let hands = PerSeat::from_fn(|seat| {
            let chosen = v.public.chosen.contains(seat);
            chosen.then(|| v.own.filter(|_| v.who == Viewer::Seat(seat)).unwrap_or_else(&mut any))
        });
        State { public: v.public.clone(), hands }
    }
}
