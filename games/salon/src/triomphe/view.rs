//! What one seat may know, and what it may imagine of the rest.

use super::moves::Moves;
use super::rules::Triomphe;
use super::state::{FOUR, Phase, Public, SEATS, State};
use crate::taking::imagine_hands;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, Game as _, Hidden, PerSeat, Seat, Viewer};
use spadille_tricks::Unknown;

/// A table through the eyes of one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub who: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's cards.
    pub hand: Option<CardSet>,
}

impl View {
    /// The viewer's cards; none for an onlooker.
    pub fn own(&self) -> CardSet {
        self.hand.unwrap_or_default()
    }
}

impl Triomphe {
    /// What the viewer may do: it depends on nothing else than what he knows.
    pub fn moves_of(&self, v: &View, seat: Seat) -> Moves {
        self.offered(&v.public, seat, v.own())
    }
}

impl Hidden for Triomphe {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let seat = who.player(FOUR);
        View { who, public: s.public.clone(), hand: seat.map(|seat| s.hands[seat]) }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = self.open();
        s.public = v.public.clone();
        let deal = &v.public.deal;
        if !matches!(deal.phase, Phase::Play | Phase::Vote) {
            return s;
        }
        let me = v.who.player(FOUR);
        let turned: CardSet = deal.turned.into_iter().collect();
        s.hands = imagine_hands(
            &Unknown::<SEATS> {
                pool: self.pack.cards.minus(deal.tricks.seen()).minus(v.own()).minus(turned),
                wants: PerSeat::from_fn(|seat| if Some(seat) == me { 0 } else { v.public.held(seat) }),
                lacks: deal.tricks.lacks,
            },
            rng,
        );
        if let Some(me) = me {
            s.hands[me] = v.own();
        }
        s
    }
}
