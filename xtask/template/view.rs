//! What one viewer may know of a match, and what he may imagine of the rest.

use super::rules::{__NAME__, PACK};
use super::state::{Phase, Public, SEATS, State};
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

impl Hidden for __NAME__ {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let hand = who.seat().filter(|seat| seat.index() < SEATS).map(|seat| s.hands[seat]);
        View { who, public: s.public.clone(), hand }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = self.open();
        s.public = v.public.clone();
        if v.public.deal.phase != Phase::Speak {
            return s;
        }
        let own = v.hand.unwrap_or_default();
        let me = v.who.seat();
        let wants = PerSeat::from_fn(|seat: Seat| if Some(seat) == me { 0 } else { PACK.len() / SEATS as u8 });
        let unknown = Unknown { pool: PACK.minus(own), wants, lacks: PerSeat::all(CardSet::EMPTY) };
        s.hands = unknown.imagine(rng).unwrap_or(PerSeat::all(CardSet::EMPTY));
        if let Some(seat) = me {
            s.hands[seat] = own;
        }
        s
    }
}
