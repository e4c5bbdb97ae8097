//! Deals laid open for the solver: the tricks of the hombre.

use super::*;
use spadille_core::{Beside, Laid};
use spadille_tricks::Ending;

impl LHombre {
    /// The tricks that the hombre makes, or must not make; nothing while a fault of a strict table binds somebody. He needs more than
    /// each of the others, so it matters how they share theirs; and the first tricks in a row are paid, and all of them.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'static>> {
        let p = &s.public.deal;
        let hombre = p.hombre.filter(|_| p.phase == Phase::Play)?;
        if p.demanded.is_some() || !p.bound.is_empty() || !p.faulty.is_empty() {
            return None;
        }
        let ending = Ending::of(p.order(), &s.hands, &p.tricks.now, SeatSet::one(hombre))?;
        if p.plays(Contract::Nullissimo) {
            return Some(ending.none());
        }
        let sweeps = p.opening == p.tricks.count;
        Some(ending.beside(Some(if sweeps { Beside::Sweep } else { Beside::Shares })))
    }

    /// The tricks of the first hand; without trumps it is Grandissimo, and as a misère Nullissimo.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'static>> {
        let without = if laid.misere { Trump::None } else { Trump::AcesOnly };
        let order = laid.trump.map_or(without, Trump::Suit).order();
        let side = laid.side.unwrap_or_else(|| SeatSet::one(Seat(0)));
        let players = laid.hands.len() as u8;
        let fits = (2..=4).contains(&players) && laid.is_deal_of(players, self.pack);
        let ending = fits.then(|| Ending::new(order, &laid.hands, laid.leader, side))?;
        let shares = (players > 2).then_some(Beside::Shares);
        Some(if laid.misere { ending.misere() } else { ending.beside(shares) })
    }
}
