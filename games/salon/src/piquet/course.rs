//! From deal to deal and from Partie to Partie.

use super::options::{NewPartie, Partie};
use super::rules::Piquet;
use super::settle;
use super::state::{Phase, Public, State};
use super::tally::Tally;
use spadille_core::{CardSet, Game as _, Measure, Scribe, Seat, Sheet, law, text};

impl Piquet {
    /// What each still lacks to be out, where a Partie is played to a number. Where players speak for themselves nobody is
    /// out before [younger's first card](Self::words_are_final).
    pub(super) fn goal(&self, p: &Public) -> [u16; 2] {
        match self.options.partie {
            Partie::Target => self.options.goal(p.score),
            Partie::FourDeals | Partie::PerDealMarkers => [0; 2],
        }
    }

    /// Clears the table for the next deal.
    pub(super) fn before_deal(&self, s: &mut State) {
        let fresh = self.open();
        let p = &mut s.public;
        let goal = if self.options.is_manual() { [0; 2] } else { self.goal(p) };
        *p = Public {
            ledger: p.ledger,
            phase: if self.options.dealer_says_packets() { Phase::Packets } else { Phase::Deal },
            dealer: p.dealer,
            cut: p.cut,
            deal: p.deal,
            deals_done: p.deals_done,
            parties_done: p.parties_done,
            score: p.score,
            marks: p.marks.clone(),
            packet: p.packet,
            tally: Tally { pic_waits: self.options.is_manual(), ..Tally::new(p.dealer.next(2), goal) },
            leader: p.dealer.next(2),
            ..fresh.public
        };
        (s.hands, s.laid, s.talon, s.seen) = (fresh.hands, fresh.laid, fresh.talon, fresh.seen);
    }

    /// Adds the deal to the score, settles a finished Partie and passes the deal on.
    pub(super) fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        self.forget_unsaid_pic(s, scribe);
        let p = &mut s.public;
        let total = p.tally.total;
        p.score = p.running();
        p.tally.total = [0; 2];
        p.deal += 1;
        p.deals_done += 1;
        if self.options.partie == Partie::PerDealMarkers {
            let marks = settle::marks(total);
            p.marks.push(marks);
            let best = Seat(u8::from(marks[1] > marks[0]));
            let number = marks[best.index()];
            scribe.does(best, law!("per-deal-markers"), || text!("piquet-marks", seat = best, number = number));
        }
        scribe.deal_over(None, || {
            let points = Seat::all(2).map(|seat| (seat, i64::from(total[seat.index()])));
            let title = text!("piquet-deal-over", first = total[0], second = total[1]);
            Sheet::new(title).with(text!("piquet-this-deal"), Measure::Points, points)
        });
        let over = match self.options.partie {
            Partie::Target => p.tally.out.is_some(),
            Partie::FourDeals | Partie::PerDealMarkers => p.deal == 4,
        };
        p.dealer = p.dealer.next(2);
        if over {
            self.end_partie(s, scribe);
        } else {
            self.before_deal(s);
        }
    }

    fn end_partie<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let winner = p.tally.out.map(|(seat, ..)| seat);
        settle::pay_partie(&self.options, &mut p.ledger, p.score.map(u32::from), winner, &p.marks, scribe);
        p.parties_done += 1;
        if p.parties_done == self.options.parties {
            p.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
            // What each has seen of the talon stays his: the match may be over on the cards he has just taken.
            (s.hands, s.laid) = ([CardSet::EMPTY; 2], [CardSet::EMPTY; 2]);
            return;
        }
        p.deal = 0;
        p.score = [0; 2];
        p.marks.clear();
        match self.options.new_partie {
            NewPartie::Cut => {
                self.before_deal(s);
                s.public.phase = Phase::Cut;
            }
            NewPartie::InTurn => self.before_deal(s),
        }
    }
}
