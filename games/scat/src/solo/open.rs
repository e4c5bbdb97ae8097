//! Deals laid open for the solver: the tricks of the declarer and whoever helps him.

use super::contracts::{Contract, Kind};
use super::options::Form;
use super::rules::Rules;
use super::state::{Phase, State};
use spadille_core::{Beside, Laid, Seat, SeatSet};
use spadille_tricks::Ending;

impl Rules {
    /// The tricks of the declarer's side, known or not; in Casco and Kaufsolo, where nobody helps anybody, those of whoever is to
    /// play. The first tricks in a row are premiers, and all of them a vole.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'_>> {
        let deal = &s.public.deal;
        let contract = deal.contract.filter(|_| deal.phase == Phase::Play && deal.declarer.is_some())?;
        let ending = Ending::of(self.order_of(deal), &s.hands, &deal.tricks.now, s.side())?;
        let sweep = self.may_sweep(s).then_some(Beside::Sweep);
        Some(match contract.is_null() {
            // Caught once, he has lost, and play is over.
            true => ending.none(),
            false if self.form.is_apart() => ending.each_alone().beside(sweep.or(Some(Beside::Shares))),
            false => ending.beside(sweep),
        })
    }

    /// Whether the declarer's side has taken all tricks so far: up to its premiers it is paid for them, and whoever leads on then
    /// must take all.
    fn may_sweep(&self, s: &State) -> bool {
        let (deal, side) = (&s.public.deal, s.side());
        self.form != Form::Kaufsolo && deal.winners.iter().all(|winner| side.contains(*winner))
    }

    /// The tricks of the first hand; without trumps it is Grandissimo, and as a misère Null.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'_>> {
        let kind = match (laid.trump, laid.misere) {
            (Some(_), false) => Kind::Solo,
            (None, false) => Kind::Grandissimo,
            (None, true) => Kind::Null,
            (Some(_), true) => return None,
        };
        let side = laid.side.unwrap_or_else(|| SeatSet::one(Seat(0)));
        let order = self.orders.of(Some(Contract::plain(kind)), laid.trump);
        let fits =
            laid.is_deal_of(self.seats, self.pack) && laid.trump.is_none_or(|suit| !self.pack.of_suit(suit).is_empty());
        let ending = fits.then(|| Ending::new(order, &laid.hands, laid.leader, side))?;
        Some(if laid.misere { ending.misere() } else { ending })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solo::{Solo, Spitzeln};
    use rand::SeedableRng as _;
    use rand_chacha::ChaCha8Rng;
    use spadille_core::{Game as _, Options as _, Space as _, Table as _, Turn};

    #[test]
    fn whoever_has_all_tricks_may_still_make_a_vole() {
        let game = Solo::<Spitzeln>::new(
            spadille_core::OptionsOf::<Spitzeln>::from_overrides(None, &Default::default()).unwrap(),
        )
        .unwrap();
        let (mut rng, mut voles) = (ChaCha8Rng::seed_from_u64(5), 0);
        for _ in 0..200 {
            let mut s = game.open();
            for _ in 0..400 {
                match game.turn(&s) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.draw(&s, &mut rng);
                        game.reveal(&mut s, &outcome, &mut ());
                    }
                    Turn::Seats { awaited, .. } => {
                        let seat = awaited.first().unwrap();
                        let (deal, side) = (&s.public.deal, s.side());
                        // Beyond the premiers, which end at five.
                        if deal.winners.len() >= 5
                            && deal.winners.iter().all(|winner| side.contains(*winner))
                            && let Some(open) = game.open_hands(&s)
                        {
                            let is_null = deal.contract.is_some_and(|contract| contract.is_null());
                            assert_eq!(open.beside(), (!is_null).then_some(Beside::Sweep));
                            voles += u32::from(!is_null);
                        }
                        let m = game.moves(&s, seat).sample(&mut rng).unwrap();
                        game.play(&mut s, seat, m, &mut ());
                    }
                }
            }
        }
        assert!(voles > 0, "nobody undertook a vole");
    }
}
