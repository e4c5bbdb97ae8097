//! What a stroke is paid, the end of a game, and the end of the match.

use super::laws::{Paid, Pays, Verdict};
use super::rules::{BANK, HOUSE, Ronde};
use super::settle;
use super::state::{Phase, State};
use spadille_core::sheet::Measure;
use spadille_core::{Scribe, Seat, Sheet, law, text};

impl Ronde {
    pub(super) fn pay<S: Scribe>(&self, s: &mut State, verdict: &Verdict, scribe: &mut S) {
        let (striker, stake) = (s.striker, i64::from(self.options.stake));
        let parts = |points: u32| i64::from(points) * stake;
        match verdict.paid {
            Paid::Nothing => {}
            Paid::ByEach(points, law) => {
                for other in Seat::all(self.options.players).filter(|seat| *seat != striker) {
                    s.ledger.pay(other, striker, parts(points), law, scribe);
                }
            }
            Paid::ByBank(points, law) => s.ledger.pay(BANK, striker, parts(points), law, scribe),
            Paid::ToBank(points, law) => s.ledger.pay(striker, BANK, parts(points), law, scribe),
            Paid::Counted { own, other, law } => {
                for (seat, points) in [(striker, own), (striker.next(2), other)] {
                    if points > 0 {
                        s.score[seat] += points;
                        scribe.scores(seat, points.into(), law);
                    }
                }
            }
        }
    }

    /// The last ball is made.
    pub(super) fn end<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let maker = s.striker;
        let mut winner = maker;
        if self.custom.pays == Pays::Points {
            let other = maker.next(2);
            let of = |seat: Seat| u32::from(s.score[seat]);
            let (won, law) = settle::of_two(of(maker), of(other));
            winner = if won { maker } else { other };
            s.ledger.pay(winner.next(2), winner, self.options.stake.into(), law, scribe);
            s.ledger.pay(winner.next(2), HOUSE, self.options.table_money.into(), law!("table-money-ronde"), scribe);
        } else {
            s.ledger.pay(maker, HOUSE, self.options.table_money.into(), law!("table-money-ronde"), scribe);
        }
        scribe.deal_over(law!("winner-ronde"), || {
            let sheet = Sheet::new(text!("ronde-wins", seat = winner));
            match self.custom.pays {
                Pays::Points => {
                    let marks = s.score.iter().map(|(seat, points)| (seat, i64::from(*points)));
                    sheet.with(text!("billiard-points"), Measure::Points, marks)
                }
                _ => sheet,
            }
        });
        self.next_game(s, winner, scribe);
    }

    /// A game without an end is broken off; the bank is divided.
    pub(super) fn break_off<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let (bank, players) = (s.ledger.balance(BANK), i64::from(self.options.players));
        for seat in Seat::all(self.options.players) {
            let odd = i64::from(i64::from(seat.0) < bank % players);
            s.ledger.pay(BANK, seat, bank / players + odd, law!("broken-off"), scribe);
        }
        scribe.deal_over(law!("broken-off"), || Sheet::new(text!("ronde-broken-off")));
        let striker = s.striker;
        self.next_game(s, striker, scribe);
    }

    fn next_game<S: Scribe>(&self, s: &mut State, winner: Seat, scribe: &mut S) {
        s.done += 1;
        if s.done >= self.options.games {
            s.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
            return;
        }
        s.striker = winner;
        scribe.does(winner, law!("first-by-lot"), || text!("ronde-winner-begins", seat = winner));
        self.begin(s, scribe);
    }
}
