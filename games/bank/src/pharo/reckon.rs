//! What every move is worth, exactly: the bank's share of what it leaves on the table, and what it pays at once.
//!
//! Nothing need be played out for it. A card left standing is taken to be collected when it next wins, for bending never
//! gains anything (a test of [`odds`] holds it); to pay half at a plié, as in the printed tables; and to be closed with the
//! taille.

use super::advice;
use super::moves::{Move, Say};
use super::odds::{self, Colours, Fraction};
use super::rules::Pharo;
use super::settle::FALSE_TAILLE;
use super::state::{Colour, Public, Stake};
use super::view::View;
use crate::bend::{Fell, Stage};
use crate::book::BOOK;
use spadille_core::{Rank, Seat};

fn number(fraction: Fraction) -> f64 {
    *fraction.numer() as f64 / *fraction.denom() as f64
}

/// The bank's share of a plain stake on a rank, per unit.
fn share(p: &Public, rank: Rank) -> Option<f64> {
    advice::share(p, rank).map(number)
}

impl Pharo {
    /// What a move is worth to `seat`, in parts. While a card waits for its answer, other moves are worth the best answer
    /// too, for it is still to come.
    pub(super) fn worth(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        let p = &v.public;
        let asked = p.asked_card(seat).map(|(card, stake)| (v.rank(seat, card), stake));
        if let (Move::Answer { on, say, to }, Some((_, stake))) = (m, asked) {
            return self.worth_of_answer(p, stake, to.unwrap_or(on), say);
        }
        let best = |(on, stake): (Option<Rank>, &Stake)| {
            let worth = |say| self.worth_of_answer(p, stake, on?, say);
            self.answers(stake).into_iter().filter_map(worth).reduce(f64::max)
        };
        let later = asked.and_then(best).unwrap_or(0.0);
        let staked = |on: Rank| {
            let mut cards = p.cards.get(seat)?.iter().enumerate();
            cards.find(|(card, _)| v.rank(seat, *card) == Some(on)).map(|(_, stake)| f64::from(stake.amount))
        };
        let now = match m {
            Move::Ready | Move::Refuse => 0.0,
            Move::Stake(laid) | Move::Raise(laid) => -share(p, laid.on)? * laid.parts() as f64,
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
            Say::Collect => Some(self.bank(p).payable(&p.ledger, stake.due(Fell::Win)) as f64),
            Say::Bend(stage) => left_standing(stage),
            Say::PlayOn => left_standing(Stage::Outward),
            Say::Half => Some(stake.due(Fell::Plie) as f64),
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
        let (p, request) = (&v.public, v.public.taille.asked?);
        let stake = p.cards.get(request.seat)?.get(request.card)?;
        let stands = match v.rank(request.seat, request.card) {
            Some(rank) => share(p, rank)?,
            None => BOOK.into_iter().filter_map(|rank| share(p, rank)).reduce(f64::min)?,
        };
        let goes = request.to.map_or(Some(0.0), |to| share(p, to))?;
        Some((goes - stands) * f64::from(stake.amount))
    }

    /// What counting the piles promises: a false taille pays as won what would only be closed.
    fn worth_of_counting(&self, p: &Public, seat: Seat) -> f64 {
        let more = |stake: &Stake| stake.due(Fell::Win) - stake.due(Fell::Close);
        let gain: i64 = p.cards.get(seat).map_or(0, |cards| cards.iter().map(more).sum());
        gain as f64 * f64::from(FALSE_TAILLE.0) / f64::from(FALSE_TAILLE.1)
    }
}
