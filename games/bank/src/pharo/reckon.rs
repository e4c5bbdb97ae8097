//! What every move is worth, exactly: the bank's share of what it leaves on the table, and what it pays at once.
//!
//! Nothing need be played out for it. A card left standing is taken to be collected when it next wins, for bending never
//! gains anything (a test of [`odds`] holds it); to pay half at a plié, as in the printed tables; and to be closed with the
//! taille.

use super::moves::{Move, Say};
use super::odds::{self, Colours, Fraction, Plan};
use super::rules::{Pharo, asked_card};
use super::settle::{FALSE_TAILLE, Fell, due};
use super::state::{BOOK, Colour, Public, Stake};
use super::view::View;
use crate::bend::Stage;
use spadille_core::{Rank, Seat};

fn number(fraction: Fraction) -> f64 {
    *fraction.numer() as f64 / *fraction.denom() as f64
}

/// The bank's share of a plain stake on a rank, per unit.
fn share(p: &Public, rank: Rank) -> Option<f64> {
    let (unseen, copies) = p.unseen(rank);
    odds::edge(unseen, copies, Plan::UntilDecided).map(number)
}

impl Pharo {
    /// What a move is worth to `seat`, in parts. While a card waits for its answer, other moves are worth the best answer
    /// too, for it is still to come.
    pub(super) fn worth(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        let p = &v.public;
        let asked = asked_card(p, seat).map(|(card, stake)| (v.rank(seat, card), stake));
        if let (Move::Answer { on, say, to }, Some((_, stake))) = (m, asked) {
            return self.worth_of_answer(p, stake, to.unwrap_or(on), say);
        }
        let mut later = 0.0;
        if let Some((Some(on), stake)) = asked {
            let mut best = f64::NEG_INFINITY;
            self.answers(stake.waits, stake, |say| {
                best = best.max(self.worth_of_answer(p, stake, on, say).unwrap_or(best));
            });
            later = best;
        }
        let staked = |on: Rank| {
            let cards = p.cards.get(seat.index())?.iter().enumerate();
            cards.filter(|(card, _)| v.rank(seat, *card) == Some(on)).map(|(_, stake)| f64::from(stake.amount)).next()
        };
        let now = match m {
            Move::Ready | Move::Refuse => 0.0,
            Move::Stake { on, amount, place, .. } => -share(p, on)? * place.parts(amount) as f64,
            Move::Raise { on, amount, place } => -share(p, on)? * place.parts(amount) as f64,
            // To ask costs nothing.
            Move::Withdraw(on) => share(p, on)? * staked(on)?,
            Move::Shift { on, to } => (share(p, on)? - share(p, to)?) * staked(on)?,
            Move::Leave => self.worth_of_leave(v)?,
            Move::Count => self.worth_of_counting(p, seat),
            Move::Answer { .. } => return None,
        };
        Some(now + later)
    }

    fn worth_of_answer(&self, p: &Public, stake: &Stake, on: Rank, say: Say) -> Option<f64> {
        let (amount, (unseen, copies)) = (f64::from(stake.amount), p.unseen(on));
        let left_standing = |stage: Stage| odds::standing(unseen, copies, stage).map(|edge| -number(edge) * amount);
        match say {
            Say::Collect => {
                let claim = due(stake.stage, Fell::Win, stake.amount.into());
                let bank = self.bank(p);
                let room = bank.laid_out.map_or(claim, |sum| sum + p.ledger.balance(p.banker) - bank.from);
                Some(claim.min(room.max(0)) as f64)
            }
            Say::Bend(stage) => left_standing(stage),
            Say::PlayOn => left_standing(Stage::Outward),
            Say::Half => Some(due(stake.stage, Fell::Plie, stake.amount.into()) as f64),
            Say::Guess(colour) => {
                let Colours { red, black } = Colours::unseen(p.seen());
                let wrong = if colour == Colour::Red { black } else { red };
                Some(-f64::from(wrong) / f64::from((red + black).max(1)) * amount)
            }
        }
    }

    /// What the banker gives away by his leave: his share of the stake as it stands, less that of where it goes. Of a card
    /// that lies face down he knows only that it is no better for him than the least of all.
    fn worth_of_leave(&self, v: &View) -> Option<f64> {
        let (p, request) = (&v.public, v.public.asked?);
        let stake = p.cards.get(request.seat.index())?.get(usize::from(request.card))?;
        let least = || BOOK.into_iter().filter_map(|rank| share(p, rank)).reduce(f64::min);
        let stands = match v.rank(request.seat, usize::from(request.card)) {
            Some(rank) => share(p, rank)?,
            None => least()?,
        };
        let goes = request.to.map_or(Some(0.0), |to| share(p, to))?;
        Some((goes - stands) * f64::from(stake.amount))
    }

    /// What counting the piles promises: a false taille pays as won what would only be closed.
    fn worth_of_counting(&self, p: &Public, seat: Seat) -> f64 {
        let more = |stake: &Stake| {
            let amount = stake.amount.into();
            due(stake.stage, Fell::Win, amount) - due(stake.stage, Fell::Close, amount)
        };
        let gain: i64 = p.cards.get(seat.index()).map_or(0, |cards| cards.iter().map(more).sum());
        gain as f64 * f64::from(FALSE_TAILLE.0) / f64::from(FALSE_TAILLE.1)
    }
}
