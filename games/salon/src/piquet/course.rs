//! From deal to deal and from Partie to Partie.

use super::options::{NewPartie, Partie};
use super::rules::Piquet;
use super::settle::Standing;
use super::state::{Deal, Pair, Phase, Public, State};
use super::tally::Tally;
use spadille_core::{Measure, Scribe, Seat, Sheet, law, text};

impl Piquet {
    /// What each still lacks to be out, where a Partie is played to a number. Where players speak for themselves nobody is
    /// out before [younger's first card](Self::words_are_final).
    pub(super) fn goal(&self, p: &Public) -> Pair<u16> {
        match self.options.partie {
            Partie::Target => self.options.goal(p.standing.totals),
            Partie::FourDeals | Partie::PerDealMarkers => Pair::default(),
        }
    }

    /// Clears the table for the next deal.
    pub(super) fn before_deal(&self, s: &mut State) {
        let mut p = s.public.clone();
        let strict = self.options.is_manual();
        let goal = if strict { Pair::default() } else { self.goal(&p) };
        p.deal = Deal::new(Tally { pic_waits: strict, ..Tally::new(p.elder(), goal) });
        p.phase = if self.options.dealer_says_packets() { Phase::Packets } else { Phase::Deal };
        *s = State::undealt(p);
    }

    /// Adds the deal to the score, settles a finished Partie and passes the deal on.
    pub(super) fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        self.forget_unsaid_pic(s, scribe);
        let p = &mut s.public;
        let total = std::mem::take(&mut p.deal.tally.total);
        p.standing.add(&self.options, total, p.deal.tally.out.map(|(seat, ..)| seat));
        p.deals_done += 1;
        if let Some(marks) = p.standing.marks.last() {
            let best = Seat(u8::from(marks[Seat(1)] > marks[Seat(0)]));
            scribe.does(best, law!("per-deal-markers"), || text!("piquet-marks", seat = best, number = marks[best]));
        }
        scribe.deal_over(None, || {
            let points = Seat::all(2).map(|seat| (seat, total[seat].into()));
            let title = text!("piquet-deal-over", first = total[Seat(0)], second = total[Seat(1)]);
            Sheet::new(title).with(text!("piquet-this-deal"), Measure::Points, points)
        });
        p.dealer = p.dealer.next(2);
        if !p.standing.is_over(&self.options) {
            return self.before_deal(s);
        }
        p.standing.pay(&self.options, &mut p.ledger, scribe);
        p.parties_done += 1;
        if p.parties_done == self.options.parties {
            p.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
            // What each has seen of the talon stays his: the match may be over on the cards he has just taken.
            (s.hands, s.laid) = Default::default();
            return;
        }
        p.standing = Standing::default();
        self.before_deal(s);
        if self.options.new_partie == NewPartie::Cut {
            s.public.phase = Phase::Cut;
        }
    }
}
