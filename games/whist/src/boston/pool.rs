//! What lies on the table between deals: the pot, the bêtes, blocks and the Rock; and the close.

use super::contracts::Form;
use super::options::{AllPass, Closing, RockLevy};
use super::rules::Rules;
use super::state::{Phase, Public, State};
use spadille_core::{LawId, Pot, Scribe, Seat, Sheet, law, text};
use spadille_stakes::{Debt, even};

/// The pot.
pub const POT: Pot = Pot(0);
/// The fund of the Rock.
pub const ROCK: Pot = Pot(1);
/// What a block amounts to.
pub const BLOCK: i64 = 8;
/// What a block amounts to in 1782, in points.
const OLD_BLOCK: i64 = 2;
/// With so many counters in its fund the Rock goes.
const ROCK_GOES_AT: i64 = 10;

/// Why a deal is repeated.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Redeal {
    /// The dealer has dealt wrongly or turned up a card.
    Misdeal,
    /// A card lay face up in the pack.
    FacedCard,
}

impl Rules {
    /// What lies in the pot, the bête of 1782 that goes included.
    pub fn standing_amount(&self, p: &Public) -> i64 {
        match self.form {
            Form::Old => p.betes.drawable(),
            _ => p.ledger.balance(POT) + p.debts.highest().unwrap_or(0),
        }
    }

    /// What a seat owes on paper.
    pub fn owed(&self, p: &Public, seat: Seat) -> f64 {
        let share = |debt: &Debt| debt.amount as f64 / f64::from(debt.by.len().max(1));
        p.debts.list.iter().filter(|debt| debt.by.contains(seat)).map(share).sum()
    }

    /// Whether bêtes stand that must be played for.
    pub fn stands(&self, p: &Public) -> bool {
        match self.form {
            Form::Old => p.betes.active_amount() + p.betes.written_amount() > 0,
            _ => p.debts.has_ordinary(),
        }
    }

    /// The blocks before the first deal.
    pub(super) fn first_blocks<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        if self.options.block && self.form != Form::Old {
            self.write_blocks(p, law!("block"), |_| BLOCK, scribe);
        }
    }

    /// Writes a block against everybody in place of those that stand.
    fn write_blocks<S: Scribe>(&self, p: &mut Public, law: LawId, size: impl Fn(Seat) -> i64, scribe: &mut S) {
        p.debts.write_blocks(self.seats, size);
        scribe.tell_by(law, || text!("boston-blocks"));
    }

    /// The blocks after a deal: written again when all are drawn, and when the Rock begins to go and no other bête stands.
    pub fn set_blocks<S: Scribe>(&self, p: &mut Public, rock_begins: bool, scribe: &mut S) {
        let undrawn = p.debts.blocked();
        if rock_begins && !p.debts.has_ordinary() {
            let size = |seat: Seat| if undrawn.contains(seat) { 2 * BLOCK } else { BLOCK };
            self.write_blocks(p, law!("rock-blocks-again"), size, scribe);
        } else if self.options.block && undrawn.is_empty() {
            self.write_blocks(p, law!("block-again"), |_| BLOCK, scribe);
        }
    }

    /// The start of a deal: the dealer's stake, and in 1782 the bête that goes.
    pub fn begin_stakes<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        let (dealer, law) = (p.dealer, law!("dealer-stakes"));
        if self.form != Form::Old {
            p.ledger.pay(dealer, POT, self.stake, law, scribe);
            return;
        }
        if self.options.block {
            p.betes.write_blocks(&mut p.ledger, self.seats, OLD_BLOCK, law!("block"), scribe);
        }
        p.betes.bring_largest(&mut p.ledger, [law!("bete-largest-next"); 2], scribe);
        p.betes.stake(&mut p.ledger, dealer, self.stake, law, scribe);
    }

    /// A deal is repeated by the same dealer.
    pub fn redeal<S: Scribe>(&self, p: &mut Public, why: Redeal, scribe: &mut S) {
        match why {
            Redeal::Misdeal => p.ledger.pay(p.dealer, POT, self.stake, law!("misdeal-stakes-again"), scribe),
            Redeal::FacedCard => scribe.tell_by(law!("faced-card"), || text!("boston-redeal")),
        }
    }

    /// Whoever passes while the Rock goes pays for it.
    pub fn pass_fee<S: Scribe>(&self, p: &mut Public, seat: Seat, scribe: &mut S) {
        if p.rock.goes {
            p.ledger.pay(seat, POT, self.options.rock_pass_fee, law!("rock-pass-fee"), scribe);
        }
    }

    /// What everybody pays when all have passed; a going Rock has been paid for already.
    pub fn pay_for_passing<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        let each = match self.options.all_pass {
            _ if p.rock.goes || self.form == Form::Old => 0,
            AllPass::PayOne => 1,
            AllPass::PayTwo => 2,
            AllPass::Generale => 0,
        };
        for seat in self.from_vorhand(p) {
            p.ledger.pay(seat, POT, each, law!("all-pass-pay"), scribe);
        }
    }

    /// Nobody has announced a game.
    pub(super) fn all_passed<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if self.options.all_pass == AllPass::Generale && self.form != Form::Old {
            s.public.deal.generale = true;
            scribe.tell_by(law!("all-pass-generale"), || text!("boston-generale"));
            self.begin_play(s, scribe);
            return;
        }
        self.pay_for_passing(&mut s.public, scribe);
        let law = match self.form {
            Form::Old => law!("all-pass"),
            _ if s.public.rock.goes => law!("rock-pass-fee"),
            _ => law!("all-pass-pay"),
        };
        s.public.deal.phase = Phase::Deal;
        scribe.deal_over(law, || Sheet::new(text!("boston-nobody-plays")));
        self.next_deal(s, scribe);
    }

    /// What goes into the fund of the Rock from a bête that is drawn.
    pub fn levy(&self, amount: i64) -> i64 {
        match self.options.rock {
            RockLevy::Off => 0,
            RockLevy::One => 1,
            RockLevy::Two => 2,
            RockLevy::Tenth => amount / 10,
        }
    }

    /// After a deal: the Rock may begin to go, and blocks may be written again.
    pub fn after_deal<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        if self.form == Form::Old {
            return;
        }
        let begins = self.options.rock != RockLevy::Off && p.rock.begins_to_go(ROCK_GOES_AT);
        if begins {
            scribe.tell_by(law!("rock-goes"), || text!("boston-rock-goes"));
        }
        self.set_blocks(p, begins, scribe);
    }

    /// The close: bêtes are paid, and all that stands is shared, odd counters from the next Vorhand on.
    pub fn close<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        let law = |odd: bool| match (self.options.closing, odd) {
            (Closing::PlayOff, _) => law!("closing-play-off"),
            (_, true) => law!("closing-odd-counters"),
            (_, false) => law!("closing-share-out"),
        };
        let seats = i64::from(self.seats);
        if self.form == Form::Old {
            let all = p.betes.drawable() + p.betes.written_amount();
            let shares = even(all, self.from_vorhand(p));
            p.betes.share_out(&mut p.ledger, &shares, law(all % seats != 0), scribe);
            return;
        }
        for debt in std::mem::take(&mut p.debts.list) {
            for (seat, share) in self.parts(p, debt) {
                p.ledger.pay(seat, POT, share, law!("closing-share-out"), scribe);
            }
        }
        p.rock.dissolve(&mut p.ledger, ROCK, POT, law!("closing-share-out"), scribe);
        let all = p.ledger.balance(POT);
        for (seat, share) in even(all, self.from_vorhand(p)) {
            p.ledger.pay(POT, seat, share, law(all % seats != 0), scribe);
        }
    }

    /// Who pays how much of a bête: equal parts, odd counters by those nearer to the Vorhand.
    pub fn parts(&self, p: &Public, debt: Debt) -> spadille_stakes::shares::Shares {
        even(debt.amount, self.from_vorhand(p).filter(|seat| debt.by.contains(*seat)))
    }
}
