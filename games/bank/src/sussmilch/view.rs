//! What one seat may know, and what it may imagine of the rest: the order of the pack.

use super::rules::Sussmilch;
use super::state::{Phase, Public, State, TURNS};
use crate::pack::{Pack, shuffled};
use crate::piles::Piles;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, Game as _, Hidden, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// What everybody sees; nobody sees more.
    pub public: Public,
}

impl Hidden for Sussmilch {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        View { who, public: s.public.clone() }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let (p, taille) = (&v.public, &v.public.taille);
        let mut s = State { public: p.clone(), ..self.open() };
        if p.phase == Phase::Pause {
            let seen: CardSet = taille.fallen.iter().copied().chain(taille.bottom).collect();
            let rest = shuffled(Pack::Short.cards().minus(seen), rng);
            s.pack = taille.fallen.iter().copied().chain(rest).chain(taille.bottom).take(32).collect();
        }
        if matches!(p.phase, Phase::Sweep | Phase::Count) {
            s.pack = taille.fallen.clone();
        }
        if p.phase == Phase::Count {
            s.piles = Some(Piles::swept(TURNS, rng));
        }
        s
    }
}
