//! Deals laid open for the solver: the tricks of the declarer.

use super::cards::PACK;
use super::rules::Preference;
use super::state::{Phase, State};
use spadille_core::{Beside, Laid, Seat, SeatSet};
use spadille_tricks::Ending;

impl Preference {
    /// The tricks that the declarer makes against whoever goes along. Two of those answer each for his own.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'_>> {
        let deal = &s.public.deal;
        let (declarer, trump) = deal.declarer.zip(deal.trump).filter(|_| deal.phase == Phase::Play)?;
        let ending = Ending::of(self.order(trump), &s.hands, &deal.tricks.now, SeatSet::one(declarer))?;
        let shares = (deal.go.len() > 1).then_some(Beside::Shares);
        Some(ending.following(self.follow).beside(shares))
    }

    /// The tricks of the first hand against one or two others.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'_>> {
        let side = laid.side.unwrap_or_else(|| SeatSet::one(Seat(0)));
        let order = self.order(laid.trump.filter(|_| !laid.misere)?);
        let players = laid.hands.len() as u8;
        let fits = (2..=3).contains(&players) && laid.is_deal_of(players, PACK);
        let shares = (players > 2).then_some(Beside::Shares);
        fits.then(|| Ending::new(order, &laid.hands, laid.leader, side).following(self.follow).beside(shares))
    }
}
