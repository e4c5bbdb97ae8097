//! Hints: what the conjuror can know, the true answer where there is one, and which trick has not been shown yet.

use super::moves::{Move, TRICKS};
use super::options::Programme;
use super::rules::CardTricks;
use super::show::{Ask, CONJUROR, Course, Next, Show, tip};
use super::view::View;
use rand::{Rng, RngExt as _};
use spadille_core::game::Reason;
use spadille_core::{Advice, Seat, Space as _, text};

impl CardTricks {
    /// What is asked of a seat, as this viewer sees it, with reasons.
    pub(super) fn ask_of(&self, v: &View, seat: Seat) -> Option<Ask> {
        let next = match v.public.going() {
            None => self.next(&v.public, &v.known),
            Some(performance) => {
                let mut scribe = ();
                let mut show = Show::new(&self.options, performance, &v.known, &mut scribe);
                show.reasons = true;
                let _: Course = show.perform(performance.number);
                show.next
            }
        };
        match next? {
            Next::Ask(ask) if ask.seat == seat => Some(ask),
            _ => None,
        }
    }

    /// What the book would do.
    pub(super) fn hint(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let ask = self.ask_of(v, seat)?;
        let Some(performance) = v.public.going() else {
            if self.options.programme == Programme::Book {
                return Some(Advice::plain(Move::On, text!("tricks-why-on")));
            }
            let fresh = self.not_shown(v).next()?;
            return Some(Advice::by(Move::Perform(fresh), "not-twice", text!("tricks-why-not-twice")));
        };
        let (choice, maxim, why) = ask.advice?;
        let text = why.unwrap_or_else(|| text!("tricks-why-on"));
        let mut reasons = vec![Reason { text, maxim }];
        // Whoever conjures is told besides how it is best covered.
        let tip = tip(performance.number).filter(|tip| seat == CONJUROR && Some(*tip) != maxim);
        reasons.extend(tip.map(|tip| Reason { text: text!("tricks-why-cover"), maxim: Some(tip) }));
        Some(Advice { choice, reasons })
    }

    /// The tricks that have not been shown.
    fn not_shown(&self, v: &View) -> impl Iterator<Item = u8> {
        let shown = &v.public.shown;
        (1..=TRICKS).filter(|number| shown.iter().all(|other| other.number != *number))
    }

    /// What is free is drawn by lot, by whoever plays.
    pub(super) fn drawn<R: Rng>(&self, v: &View, seat: Seat, rng: &mut R) -> Option<Move> {
        let ask = self.ask_of(v, seat)?;
        if v.public.going().is_none() && self.options.programme == Programme::Free {
            let fresh: Vec<u8> = self.not_shown(v).collect();
            return fresh.get(rng.random_range(0..fresh.len().max(1))).map(|number| Move::Perform(*number));
        }
        if ask.advice.is_some() || seat == CONJUROR { None } else { ask.asked.play_on(rng) }
    }

    /// A conjuror wins or loses by what he names; nothing else is worth anything.
    pub(super) fn worth(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        let ask = self.ask_of(v, seat)?;
        let all = f64::from(self.options.applause) * f64::from(self.options.spectators);
        Some(match (seat, ask.advice) {
            (CONJUROR, Some((known, ..))) if known == m => all,
            (CONJUROR, Some(_)) => -all,
            _ => 0.0,
        })
    }
}
