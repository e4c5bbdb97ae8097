//! Deals laid open for the solver: the points in the tricks of whoever is to play, who wants few.

use super::cards::{ACES, ORDER, PACK, QUINOLA, WORTH};
use super::play::is_free;
use super::rules::Reversy;
use super::state::{FOUR, Phase, State};
use spadille_core::{Beside, CardSet, Laid, Seat, SeatSet};
use spadille_tricks::Ending;

impl Reversy {
    /// The points that whoever is to play cannot avoid; nothing while somebody goes for all tricks, or need not follow. What the
    /// Quinola and the aces cost beside is not counted, nor that only he who has fewest and he who has most settle the Partie.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'static>> {
        let deal = &s.public.deal;
        let free = Seat::all(FOUR).any(|seat| is_free(s.hands[seat], deal.tricks.played[seat]));
        if deal.phase != Phase::Play || free || deal.undertaken.is_some() {
            return None;
        }
        let turn = SeatSet::one(deal.tricks.now.turn());
        let lie = deal.tricks.now.cards().iter().copied().collect();
        let out = s.hands.values().fold(lie, |out: CardSet, hand| out.union(*hand));
        let sweeps = deal.sweeper(0).is_some();
        let ending = Ending::of(&ORDER, &s.hands, &deal.tricks.now, turn)?.points(&WORTH).misere().each_alone();
        Some(ending.beside(Some(beside(out, sweeps))))
    }

    /// The points that the first hand cannot avoid.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'static>> {
        let side = laid.side.unwrap_or_else(|| SeatSet::one(Seat(0)));
        let fits = laid.is_deal_of(FOUR, PACK) && laid.trump.is_none();
        let out = laid.hands.iter().fold(CardSet::EMPTY, |out, hand| out.union(*hand));
        let sweeps = out == PACK;
        let ending = || Ending::new(&ORDER, &laid.hands, laid.leader, side).points(&WORTH).misere();
        fits.then(|| ending().beside(Some(beside(out, sweeps))))
    }
}

/// What hangs on these cards beside their points; `sweeps` is whether somebody may still take all tricks.
fn beside(out: CardSet, sweeps: bool) -> Beside {
    match out.both(ACES.with(QUINOLA)).is_empty() {
        false => Beside::Cards,
        true if sweeps => Beside::Sweep,
        true => Beside::Shares,
    }
}
