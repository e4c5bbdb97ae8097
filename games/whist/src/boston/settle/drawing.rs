//! The pot and the bêtes: drawn by whoever wins, written against whoever loses.

use super::{DealResult, Verdict};
use crate::boston::contracts::Form;
use crate::boston::options::{BlockDraw, BlockLoss, Increment, ReplaceBete};
use crate::boston::pool::{POT, ROCK};
use crate::boston::rules::Rules;
use crate::boston::state::{Public, SEATS};
use arrayvec::ArrayVec;
use spadille_core::{Account, LawId, Scribe, Seat, SeatSet, law, text};
use spadille_stakes::{Bete, Debt, even};

impl Rules {
    /// The pot, the fund of a going Rock and the highest bête go to those who have won.
    pub(super) fn draw_pot<S: Scribe>(&self, p: &mut Public, d: &DealResult, scribe: &mut S) {
        let winners = d.winners();
        let pot = p.ledger.balance(POT);
        let halved = winners.len() > 1;
        let law = match halved {
            true if pot % 2 != 0 => law!("pair-odd-counter"),
            true => law!("pair-won"),
            false => law!("pot-to-winner"),
        };
        for (seat, share) in even(pot, winners.iter().copied()) {
            p.ledger.pay(POT, seat, share, law, scribe);
        }
        p.rock.win(&mut p.ledger, ROCK, winners.iter().copied(), law!("rock-won"), scribe);
        let by_seat = self.options.block_draw == BlockDraw::SeatOrder;
        let ordered = by_seat.then(|| p.debts.departing_by_seat(self.from_vorhand(p))).flatten();
        let Some(place) = ordered.or_else(|| p.debts.departing(&winners)) else { return };
        let equals = p.debts.has_equals();
        let debt = p.debts.list.remove(place);
        let own = winners.iter().any(|seat| debt.by == SeatSet::one(*seat));
        let law = if ordered.is_some() {
            law!("block-seat-order")
        } else if debt.block && equals && own {
            law!("block-own-first")
        } else if equals {
            law!("bete-equal-own-first")
        } else if own && !halved {
            law!("bete-own-struck")
        } else if debt.by.len() > 1 {
            law!("bete-joint")
        } else {
            law!("bete-highest-goes")
        };
        if let Some(owner) = debt.by.first() {
            scribe.does(owner, law, || text!("boston-bete-drawn", seat = owner, number = debt.amount));
        }
        self.pay_debt(p, d, debt, &winners, law, scribe);
    }

    /// A bête that goes is paid: by its owners, or by whoever answers for it.
    fn pay_debt<S: Scribe>(
        &self,
        p: &mut Public,
        d: &DealResult,
        debt: Debt,
        winners: &[Seat],
        law: LawId,
        scribe: &mut S,
    ) {
        let levy = self.levy(debt.amount).min(debt.amount);
        let offender = d.answers().filter(|_| self.form != Form::Old).map(|incident| incident.seat);
        let pays = self.options.replace_bete == ReplaceBete::Pays;
        let payers = match offender.filter(|_| pays) {
            Some(seat) => even(debt.amount, [seat]),
            None => self.parts(p, debt),
        };
        let law = match offender {
            Some(_) if pays => law!("departing-bete-paid"),
            _ => law,
        };
        let mut takers: ArrayVec<(Account, i64), 3> = ArrayVec::new();
        takers.push((ROCK.into(), levy));
        takers
            .extend(even(debt.amount - levy, winners.iter().copied()).into_iter().map(|(s, share)| (s.into(), share)));
        self.pay_over(p, &payers, &takers, |to| if to == ROCK.into() { law!("rock-levy") } else { law }, scribe);
        p.rock.fund += levy;
        if let Some(seat) = offender.filter(|_| !pays) {
            scribe
                .does(seat, law!("departing-bete-written"), || text!("boston-bete", seat = seat, number = debt.amount));
            p.debts.write(Debt { by: SeatSet::one(seat), amount: debt.amount, block: false });
        }
    }

    /// What some pay goes to others, in parts that make up the whole.
    pub(in crate::boston) fn transfer<S: Scribe>(
        &self,
        p: &mut Public,
        payers: &[(Seat, i64)],
        takers: &[(Seat, i64)],
        law: LawId,
        scribe: &mut S,
    ) {
        let takers: ArrayVec<(Account, i64), SEATS> = takers.iter().map(|(seat, n)| ((*seat).into(), *n)).collect();
        self.pay_over(p, payers, &takers, |_| law, scribe);
    }

    fn pay_over<S: Scribe>(
        &self,
        p: &mut Public,
        payers: &[(Seat, i64)],
        takers: &[(Account, i64)],
        law: impl Fn(Account) -> LawId,
        scribe: &mut S,
    ) {
        let mut due: ArrayVec<(Account, i64), SEATS> = takers.iter().copied().collect();
        for (payer, amount) in payers {
            let mut left = *amount;
            for (taker, due) in &mut due {
                let part = left.min(*due);
                p.ledger.pay(*payer, *taker, part, law(*taker), scribe);
                (left, *due) = (left - part, *due - part);
            }
        }
    }

    /// A lost game is written as a bête.
    pub(super) fn write_bete<S: Scribe>(&self, p: &mut Public, verdict: &Verdict, scribe: &mut S) {
        let highest = p.debts.highest();
        let amount = self.new_bete(highest, p.ledger.balance(POT), p.rock.goes);
        let blocks = !p.debts.blocked().is_empty();
        let law = match (highest, self.options.bete_increment) {
            _ if p.rock.goes => law!("rock-lost"),
            (None, _) => law!("bete-is-pot"),
            (Some(_), Increment::Pot) => law!("bete-highest-and-pot"),
            (Some(_), Increment::Stake) if blocks && !p.debts.has_ordinary() => law!("block-first-loss"),
            (Some(_), Increment::Stake) => law!("bete-highest-and-stake"),
        };
        for seat in verdict.short.iter() {
            scribe.does(seat, law, || text!("boston-bete", seat = seat, number = amount));
        }
        let own = |debt: &Debt| debt.block && verdict.short.iter().any(|seat| debt.by == SeatSet::one(seat));
        if p.debts.list.iter().any(own) {
            match self.options.block_loss {
                BlockLoss::Added => scribe.tell_by(law!("block-loss-added"), || text!("boston-block-stays")),
                BlockLoss::Included => {
                    p.debts.list.retain(|debt| !own(debt));
                    scribe.tell_by(law!("block-loss-included"), || text!("boston-block-struck"));
                }
            }
        }
        p.debts.write(Debt { by: verdict.short, amount, block: false });
    }

    /// The stakes and the bête that goes are the winner's; the largest on paper goes next.
    pub(super) fn draw_old<S: Scribe>(&self, p: &mut Public, d: &DealResult, scribe: &mut S) {
        let all = p.betes.drawable();
        p.betes.draw(&mut p.ledger, &[(d.player, all)], law!("pot-to-winner"), scribe);
        p.betes.bring_largest(&mut p.ledger, [law!("bete-largest-next"); 2], scribe);
    }

    /// A bête as large as what stands: it goes if none does, and waits otherwise.
    pub(super) fn bete_of_old<S: Scribe>(&self, p: &mut Public, d: &DealResult, scribe: &mut S) {
        let (seat, amount) = (d.player, p.betes.in_play());
        scribe.does(seat, law!("bete-is-what-stands"), || text!("boston-bete", seat = seat, number = amount));
        let (bete, law) = (Bete::new(SeatSet::one(seat), amount), law!("bete-charged-at-once"));
        match p.betes.active.is_empty() {
            true => p.betes.lay(&mut p.ledger, bete, &[(seat, amount)], law, scribe),
            false => p.betes.write(&mut p.ledger, bete, &[(seat, amount)], law, scribe),
        }
    }
}
