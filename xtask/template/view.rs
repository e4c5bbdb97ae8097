//! What one viewer may know of a match, and what he may imagine of the rest.

use super::moves::Moves;
use super::rules::{PACK, __NAME__};
use super::state::{ALL, Phase, Public, SEATS, State};
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, Game as _, Hidden, PerSeat, Seat, Viewer};
use spadille_tricks::Unknown;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Through whose eyes.
    pub who: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's cards; of an onlooker nothing.
    pub hand: Option<CardSet>,
}

impl View {
    /// The viewer's cards; none for an onlooker.
    pub fn own(&self) -> CardSet {
        self.hand.unwrap_or_default()
    }
}

impl __NAME__ {
    /// What the viewer may do: it depends on nothing else than what he knows.
    pub fn moves_of(&self, v: &View, seat: Seat) -> Moves {
        self.offered(&v.public, seat, v.own())
    }
}

impl Hidden for __NAME__ {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        View { who, public: s.public.clone(), hand: who.player(ALL).map(|seat| s.hands[seat]) }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = self.open();
        s.public = v.public.clone();
        let deal = &v.public.deal;
        if deal.phase != Phase::Play {
            return s;
        }
        let me = v.who.player(ALL);
        let unknown = Unknown::<SEATS> {
            pool: PACK.minus(deal.tricks.seen()).minus(v.own()),
            wants: PerSeat::from_fn(|seat: Seat| if Some(seat) == me { 0 } else { v.public.held(seat) }),
            lacks: deal.tricks.lacks,
        };
        s.hands = unknown.imagine_somehow(rng);
        if let Some(me) = me {
            s.hands[me] = v.own();
        }
        s
    }
}
