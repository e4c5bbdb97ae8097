//! What is paid: the stake, fines, and the close.

use super::options::Mode;
use super::rules::LHomme;
use super::state::{POT, Public, SEATS};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, PerSeat, Scribe, Seat, Text, law, text};
use spadille_stakes::even;
use spadille_stakes::paper::LARGEST;

/// What came of a deal that was played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DealResult {
    /// Who played against all the others.
    pub homme: Seat,
    /// The tricks of each.
    pub tricks: PerSeat<u8, SEATS>,
}

impl DealResult {
    /// Whether the Homme has more tricks than any single other.
    pub fn is_won(&self, seats: u8) -> bool {
        let mut others = Seat::all(seats).filter(|seat| *seat != self.homme);
        others.all(|seat| self.tricks[self.homme] > self.tricks[seat])
    }
}

impl LHomme {
    /// Somebody adds as much as stands, as far as accounts bear it.
    pub fn double<S: Scribe>(&self, ledger: &mut Ledger, seat: Seat, law: LawId, scribe: &mut S) {
        let pot = ledger.balance(POT);
        ledger.pay(seat, POT, pot.min(LARGEST - pot).max(0), law, scribe);
    }

    /// Somebody refuses to take a trick: he has a mark, or doubles what stands.
    pub fn fine<S: Scribe>(&self, p: &mut Public, seat: Seat, scribe: &mut S) {
        match self.options.mode {
            Mode::ParForce => self.mark(p, seat, law!("refuse-par-force"), scribe),
            Mode::ZurLust => self.double(&mut p.ledger, seat, law!("refuse-last"), scribe),
        }
    }

    /// A mark is written against somebody, and costs him something in the end: it is counted as a point that is lost.
    pub fn mark<S: Scribe>(&self, p: &mut Public, seat: Seat, law: LawId, scribe: &mut S) {
        p.marks[seat] = p.marks[seat].saturating_add(1);
        p.deal.marks[seat] = p.deal.marks[seat].saturating_add(1);
        scribe.scores(seat, -1, law);
    }

    /// The Homme draws the stake, or adds as much as stands.
    pub fn settle<S: Scribe>(&self, ledger: &mut Ledger, result: &DealResult, scribe: &mut S) -> bool {
        let won = result.is_won(self.options.players);
        if won {
            ledger.pay(POT, result.homme, ledger.balance(POT), law!("homme-wins"), scribe);
        } else {
            self.double(ledger, result.homme, law!("homme-loses"), scribe);
        }
        won
    }

    /// The company rises: marks are paid, and what stands is shared from the last Vorhand on.
    pub fn close<S: Scribe>(&self, p: &mut Public, vorhand: Seat, scribe: &mut S) {
        let seats = self.options.players;
        for seat in Seat::all(seats) {
            let each = i64::from(p.marks[seat]) * i64::from(self.options.mark_value);
            for other in Seat::all(seats).filter(|other| *other != seat) {
                p.ledger.pay(seat, other, each, law!("marks-paid"), scribe);
            }
        }
        let order = (0..seats).map(|steps| vorhand.after(steps, seats));
        for (seat, share) in even(p.pot(), order) {
            p.ledger.pay(POT, seat, share, law!("close-divide"), scribe);
        }
    }

    /// Settles a deal from its facts: the changes of all accounts.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let (seats, each) = (self.options.players, self.options.each());
        let homme = Seat::numbered(facts.homme, seats);
        let homme = homme.ok_or_else(|| text!("lhomme-fact-seat", number = seats))?;
        let all: u32 = facts.tricks.iter().map(|n| u32::from(*n)).sum();
        if facts.tricks.len() != usize::from(seats) || all != u32::from(each) {
            return Err(text!("lhomme-fact-tricks", players = seats, number = each));
        }
        if !(0..=LARGEST / 2).contains(&facts.pot) {
            return Err(text!("lhomme-fact-pot"));
        }
        let tricks = PerSeat::from_fn(|seat: Seat| facts.tricks.get(seat.index()).copied().unwrap_or(0));
        // The stake as it stood belongs to nobody's account of this deal.
        let won = DealResult { homme, tricks }.is_won(seats);
        let mut ledger = Ledger::default();
        if won {
            ledger.pay(POT, homme, facts.pot, law!("homme-wins"), scribe);
        } else {
            ledger.pay(homme, POT, facts.pot, law!("homme-loses"), scribe);
        }
        Ok(ledger)
    }
}

/// The facts of a deal played with real cards. Players are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who was the Homme.
    pub homme: u8,
    /// The tricks of each player.
    pub tricks: Vec<u8>,
    /// What stood in the stake, this deal's antes included.
    pub pot: i64,
}
