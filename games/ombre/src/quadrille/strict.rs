//! Mistakes at strict tables, and honours that must be claimed.

use super::moves::{Claim, Move};
use super::rules::Rules;
use super::settle::DealResult;
use super::state::{Deal, Phase, State};
use spadille_core::{Card, CardSet, Listed as _, Offer, Scribe, Seat, law, text};

impl Rules {
    /// What may be said in the phases of strict tables.
    pub(super) fn strict_moves(&self, s: &State, _seat: Seat) -> Offer<Move> {
        let offer = Offer::new(Move::Play);
        match s.public.deal.phase {
            Phase::Claims => offer.with_all((0..Claim::COUNT).filter_map(Claim::numbered).map(Move::Claim)),
            Phase::Mend => offer.with(Move::Mend).with(Move::LetLie),
            Phase::Replay => offer.with(Move::Replay).with(Move::LetLie),
            _ => offer,
        }
    }

    pub(super) fn strict_play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        if let (Phase::Claims, Move::Claim(claim)) = (s.public.deal.phase, m) {
            scribe.says(seat, law!("claims-manual"), || text!("ombre-claims", seat = seat, what = claim.to_string()));
            let standing = self.standing(self.true_contract(s), s.side(), &s.public.deal.winners);
            let _ = standing;
        }
    }

    /// All cards may be played where one may revoke.
    pub(super) fn playable_strictly(&self, _deal: &Deal, _hand: CardSet, legal: CardSet) -> CardSet {
        legal
    }

    pub(super) fn note_revoke(&self, _s: &mut State, _seat: Seat, _card: Card) {}

    pub(super) fn offer_to_mend(&self, _s: &mut State) {}

    pub(super) fn open_claims(&self, s: &mut State, d: &DealResult) {
        (s.public.deal.phase, s.public.deal.turn) = (Phase::Claims, d.hombre);
    }
}
