//! The misère générale: everybody for himself, and whoever takes most has lost.

use super::options::GeneraleZero;
use super::pool::POT;
use super::rules::Rules;
use super::state::{Public, SEATS};
use spadille_core::{PerSeat, Scribe, Seat, SeatSet, Sheet, law, text};
use spadille_stakes::{Debt, even};

impl Rules {
    /// Settles a misère générale in which each took so many tricks.
    pub fn settle_generale<S: Scribe>(&self, p: &mut Public, tricks: &PerSeat<u8, SEATS>, scribe: &mut S) -> Sheet {
        let all = || Seat::all(self.seats);
        let most = all().map(|seat| tricks[seat]).max().unwrap_or(0);
        let losers: SeatSet = all().filter(|seat| tricks[*seat] == most).collect();
        let without: SeatSet = all().filter(|seat| tricks[*seat] == 0).collect();
        let whole = self.new_bete(p.debts.highest(), p.ledger.balance(POT), false);
        let cap = self.options.misere_generale_cap;
        let amount = if cap > 0 { whole.min(cap) } else { whole };
        if amount < whole {
            scribe.tell_by(law!("generale-ceiling"), || text!("boston-generale-ceiling", number = amount));
        }
        let bete = Debt { by: losers, amount, block: false };
        let drawn = self.options.misere_generale_zero == GeneraleZero::DrawsBete && !without.is_empty();
        let law = if losers.len() > 1 { law!("generale-shared") } else { law!("generale-most") };
        for seat in losers.iter() {
            scribe.does(seat, law, || text!("boston-bete", seat = seat, number = amount));
        }
        if drawn {
            let law = match without.len() {
                1 => law!("generale-no-trick-draws"),
                _ => law!("generale-two-without-trick"),
            };
            let shares = even(amount, self.from_vorhand(p).filter(|seat| without.contains(*seat)));
            self.transfer(p, &self.parts(p, bete), &shares, law, scribe);
        } else {
            p.debts.write(bete);
        }
        if self.options.misere_generale_zero == GeneraleZero::FromEach {
            for winner in without.iter() {
                for payer in all().filter(|seat| !without.contains(*seat)) {
                    let marks = self.options.misere_generale_marks;
                    p.ledger.pay(payer, winner, marks, law!("generale-no-trick-counters"), scribe);
                }
            }
        }
        Sheet::new(match losers.first().filter(|_| losers.len() == 1) {
            Some(seat) => text!("boston-generale-lost", seat = seat),
            None => text!("boston-generale-shared"),
        })
    }
}
