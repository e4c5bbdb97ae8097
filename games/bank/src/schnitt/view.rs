//! What one seat may know, and what it may imagine of the rest: the order of the pack, and whether it is faulty.

use super::fraud;
use super::rules::{Fault, Outcome, Schnitt};
use super::state::{Phase, Public, State};
use crate::book::{Drawn, PACK};
use rand::Rng;
use rand::seq::SliceRandom as _;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Game as _, Hidden, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub who: Viewer,
    /// What everybody sees; nobody sees more.
    pub public: Public,
}

impl Hidden for Schnitt {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        View { who, public: s.public.clone() }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let p = &v.public;
        let mut s = State { public: p.clone(), ..self.open() };
        let Outcome::Pack(fresh) = self.draw(&s, rng);
        match p.phase {
            Phase::Shuffle | Phase::Over => {}
            Phase::Stakes | Phase::Cut => s.pack = fresh,
            // Everybody knows the prepared pack.
            Phase::Pause if self.options.demo_fraud.winners().is_some() => {
                s.pack = fraud::cut(&fresh, p.taille.cut.unwrap_or(26).into()).collect();
            }
            Phase::Pause => {
                let fallen = &p.taille.fallen;
                let pack: Drawn =
                    if self.options.defective_pack { fault_beside(fallen, rng).cards() } else { PACK.iter().collect() };
                let mut rest: Drawn = pack.into_iter().filter(|card| !fallen.contains(card)).collect();
                rest.shuffle(rng);
                s.pack = fallen.iter().copied().chain(rest).take(52).collect::<Drawn>();
            }
        }
        s
    }
}

/// A fault that a pack may have of which these cards were seen: all that fit are equally likely.
fn fault_beside<R: Rng>(seen: &[Card], rng: &mut R) -> Fault {
    let doubled = seen.iter().copied().find(|card| card.is_second());
    let firsts: CardSet = seen.iter().copied().filter(|card| !card.is_second()).collect();
    Fault::among(PACK.minus(firsts), doubled, rng)
}
