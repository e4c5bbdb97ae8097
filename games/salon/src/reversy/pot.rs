//! The pot: antes, bêtes, and how it is closed.

use super::options::ClosePot;
use super::rules::Reversy;
use super::state::{FOUR, POT, Public};
use spadille_core::{LawId, Scribe, Seat, SeatSet, law, text};
use spadille_stakes::paper::mark;
use spadille_stakes::{Bete, even};

/// What a dealer puts into a new pot.
const DEALER_NEW: i64 = 6;
/// What everybody else puts into a new pot, and every dealer into one that stands.
const THREE: i64 = 3;
/// How many tours play may go on for the sake of the pot.
const MORE_TOURS: u32 = 10;

/// Whose bête it is.
pub fn owner(bete: &Bete) -> Seat {
    bete.by.first().unwrap_or(Seat(0))
}

/// Puts bêtes in the order in which they are played for; of equal ones the oldest stays first.
fn greatest_first(betes: &mut [Bete]) {
    for end in 1..betes.len() {
        let mut place = end;
        while place > 0 && betes[place - 1].amount < betes[place].amount {
            betes.swap(place - 1, place);
            place -= 1;
        }
    }
}

impl Reversy {
    /// What is put in before the cards are dealt.
    pub fn ante<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        let dealer = p.dealer;
        if p.pot() > 0 {
            p.ledger.pay(dealer, POT, THREE, law!("dealer-adds-three"), scribe);
            return;
        }
        if !p.noted.is_empty() {
            let bete = p.noted.remove(0);
            p.ledger.pay(owner(&bete), POT, bete.amount, law!("greatest-bete-next"), scribe);
            p.ledger.pay(dealer, POT, THREE, law!("dealer-adds-three"), scribe);
            return;
        }
        if p.deals_done > 0 {
            scribe.tell_by(law!("betes-done-new-pot"), || text!("reversy-pot-anew"));
        }
        p.standing = false;
        for seat in Seat::all(FOUR) {
            let stake = if seat == dealer { DEALER_NEW } else { THREE };
            p.ledger.pay(seat, POT, stake, law!("pot-new"), scribe);
        }
    }

    /// Somebody draws the pot.
    pub fn draw_pot<S: Scribe>(&self, p: &mut Public, seat: Seat, law: LawId, scribe: &mut S) {
        p.ledger.pay(POT, seat, p.pot(), law, scribe);
        p.standing = !p.noted.is_empty();
    }

    /// Somebody makes a bête, as large as the pot.
    pub fn make_bete<S: Scribe>(&self, p: &mut Public, seat: Seat, scribe: &mut S) {
        let amount = p.pot();
        scribe.does(seat, law!("bete-is-pot"), || text!("reversy-bete", seat = seat, number = amount));
        if p.standing {
            mark(&mut p.noted, Bete::new(SeatSet::one(seat), amount));
            greatest_first(&mut p.noted);
            scribe.does(seat, law!("later-betes-noted"), || text!("reversy-bete-noted", seat = seat, number = amount));
        } else {
            p.ledger.pay(seat, POT, amount, law!("first-bete-at-once"), scribe);
            p.standing = true;
        }
    }

    /// Whether nothing is left to play for.
    pub fn is_cleared(&self, p: &Public) -> bool {
        p.pot() == 0 && p.noted.is_empty()
    }

    /// Whether the company may rise after this deal.
    pub fn may_close(&self, p: &Public) -> bool {
        self.options.close_pot == ClosePot::Divide || self.is_cleared(p)
    }

    /// Whether the company rises: the tours agreed on are over, and the pot with them where it is to be played out.
    pub fn is_last(&self, p: &Public) -> bool {
        let agreed = u32::from(self.options.tours) * u32::from(FOUR);
        let patience = agreed + MORE_TOURS * u32::from(FOUR);
        p.deals_done >= agreed && (self.may_close(p) || p.deals_done >= patience)
    }

    /// Bêtes are paid in and the pot is shared.
    pub fn divide<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        for bete in std::mem::take(&mut p.noted) {
            p.ledger.pay(owner(&bete), POT, bete.amount, law!("close-divide"), scribe);
        }
        // The nearest to the left of the pot first.
        let nearest = (0..FOUR).map(|step| p.dealer.after(FOUR - step, FOUR));
        for (seat, share) in even(p.pot(), nearest) {
            p.ledger.pay(POT, seat, share, law!("close-divide"), scribe);
        }
        p.standing = false;
    }
}
