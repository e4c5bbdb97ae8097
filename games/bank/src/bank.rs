//! The bank: the sum laid out (`none` or a number, as is a limit of stakes), and those who stake against it.

use crate::amount::PARTS;
use crate::said::{self, parts};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::options::within;
use spadille_core::scene::Plate;
use spadille_core::seat::MAX_SEATS;
use spadille_core::{LawId, Ledger, OptionError, Scribe, Seat, SeatSet, option_words, text};

/// The most that sit at a banker's table, the banker included.
pub const MOST_SEATS: usize = MAX_SEATS;

option_words! {
    /// The word `none`.
    Nothing {
        /// No limit.
        None = "none",
    }
}

/// A number of counters, or none named.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "expected a number of counters, or `none`")]
pub enum Cap {
    /// None is named.
    Word(Nothing),
    /// So many counters.
    Of(#[schemars(range(min = 1, max = 1_000_000))] u32),
}

impl Cap {
    /// None is named.
    pub const NONE: Cap = Cap::Word(Nothing::None);

    /// The most counters that can be named.
    pub const MOST: u32 = 1_000_000;

    /// The number named.
    pub fn named(self) -> Option<u32> {
        if let Cap::Of(counters) = self { Some(counters) } else { None }
    }

    /// Whether the number, if one is named, can be.
    ///
    /// # Errors
    /// Says that the option is out of its limits.
    pub fn check(self, option: &str) -> Result<(), OptionError> {
        within(option, self.named().unwrap_or(1), 1, Cap::MOST.into())
    }
}

/// A banker and what he can lose.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Bank {
    /// Who has the bank.
    pub banker: Seat,
    /// The sum laid out, where one was named.
    pub laid_out: Cap,
    /// What the banker had won or lost when he laid it out, in parts.
    pub from: i64,
}

impl Bank {
    /// What is in the bank, in parts; nothing where no sum was named.
    pub fn left(&self, ledger: &Ledger) -> Option<i64> {
        let laid_out = self.laid_out.named()?;
        Some((i64::from(laid_out) * PARTS + ledger.balance(self.banker) - self.from).max(0))
    }

    /// As much of a claim as the bank can pay.
    pub fn payable(&self, ledger: &Ledger, claim: i64) -> i64 {
        self.left(ledger).map_or(claim, |left| claim.min(left))
    }

    /// Pays a punter (or takes from him), never more than is in the bank. Returns what could not be paid.
    pub fn pay<S: Scribe>(&self, ledger: &mut Ledger, seat: Seat, due: (i64, LawId), scribe: &mut S) -> i64 {
        let (claim, law) = due;
        let paid = self.payable(ledger, claim);
        ledger.pay(self.banker, seat, paid, law, scribe);
        claim - paid
    }
}

/// Who lays out a bank, of how much, and by which law he pays no more.
#[derive(Copy, Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Limit {
    pub banker: Seat,
    pub sum: Cap,
    pub law: LawId,
}

/// What a banker has laid out, as a match keeps it.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct LaidOut {
    /// What he had won or lost then, in parts.
    pub from: i64,
    /// Whether the bank has fallen short of a claim since.
    pub broken: bool,
}

impl LaidOut {
    /// Pays a punter (or takes from him), never more than is in the bank, and says what could not be paid: it is void.
    pub fn pay<S: Scribe>(&mut self, limit: Limit, ledger: &mut Ledger, seat: Seat, due: (i64, LawId), scribe: &mut S) {
        let short = self.bank(limit).pay(ledger, seat, due, scribe);
        if short > 0 {
            self.broken = true;
            scribe.does(seat, limit.law, || text!("bank-short", seat = seat, amount = parts(short)));
        }
    }

    /// What is in the bank, in parts; nothing where no sum was named.
    pub fn left(&self, limit: Limit, ledger: &Ledger) -> Option<i64> {
        self.bank(limit).left(ledger)
    }

    fn bank(&self, limit: Limit) -> Bank {
        Bank { banker: limit.banker, laid_out: limit.sum, from: self.from }
    }

    /// A new banker, or one whose bank was broken, lays out a new sum.
    pub fn anew(&mut self, banker: Seat, passes: bool, ledger: &Ledger) {
        if passes || self.broken {
            *self = LaidOut { from: ledger.balance(banker), broken: false };
        }
    }
}

/// Who sits at a banker's table.
#[derive(Copy, Clone, Debug)]
pub struct Company<'a> {
    /// What everybody has won or lost.
    pub ledger: &'a Ledger,
    /// For whom the game waits.
    pub awaited: SeatSet,
    /// Who has the bank.
    pub banker: Seat,
    /// How many they are.
    pub players: u8,
    /// What is in the bank, in parts, where a sum was named.
    pub in_bank: Option<i64>,
}

impl Company<'_> {
    /// A seat as the table shows it: the banker with his bank, or a punter, who has said that he is ready or has not, with what he
    /// has staked, in parts.
    pub fn plate(&self, seat: Seat, is_ready: bool, staked: i64) -> Plate {
        let mut plate = Plate::new(seat, self.ledger.balance(seat), self.awaited.contains(seat));
        if seat == self.banker {
            plate.roles.push(text!("bank-banker"));
            plate.roles.extend(self.in_bank.map(|left| text!("bank-in-bank", amount = parts(left))));
            return plate;
        }
        if seat == self.banker.next(self.players) {
            plate.roles.push(text!("bank-forehand"));
        }
        plate.said = is_ready.then(|| text!("bank-said-ready"));
        plate.roles.extend((staked > 0).then(|| said::staked(staked)));
        plate
    }
}

/// Those who stake against the bank, in the order in which they are paid: from the Vorhand on, the banker's right neighbour.
pub fn punters(banker: Seat, players: u8) -> impl Iterator<Item = Seat> + Clone {
    (1..players).map(move |steps| banker.after(steps, players))
}

#[cfg(test)]
mod tests {
    use super::{Cap, LaidOut, Limit};
    use crate::amount::PARTS;
    use serde_json::json;
    use spadille_core::{Ledger, Log, Seat, law};

    #[test]
    fn a_banker_never_loses_more_than_he_laid_out() {
        let (mut ledger, mut log, mut bank) = (Ledger::default(), Log::default(), LaidOut::default());
        let limit = |sum| Limit { banker: Seat(0), sum, law: law!("bank-limit") };
        let laid_out = limit(Cap::Of(10));
        for (seat, counters) in [(1, 7), (2, -2), (3, 9), (1, 1)] {
            bank.pay(laid_out, &mut ledger, Seat(seat), (counters * PARTS, law!("bank-limit")), &mut log);
        }
        // Ten and what was taken are paid; the rest of the third claim and the whole fourth are void.
        assert_eq!([0, 1, 2, 3].map(|seat| ledger.balance(Seat(seat)) / PARTS), [-10, 7, -2, 5]);
        assert_eq!((bank.left(laid_out, &ledger), bank.broken), (Some(0), true));
        bank.anew(Seat(0), false, &ledger);
        assert_eq!((bank.left(laid_out, &ledger), bank.broken), (Some(10 * PARTS), false));
        bank.pay(limit(Cap::NONE), &mut ledger, Seat(1), (1000 * PARTS, law!("bank-limit")), &mut log);
        assert!(!bank.broken && ledger.is_balanced());
    }

    #[test]
    fn a_cap_is_a_number_or_the_word_none() {
        assert_eq!(serde_json::from_value::<Cap>(json!("none")).unwrap(), Cap::NONE);
        assert_eq!(serde_json::to_value(Cap::NONE).unwrap(), json!("none"));
        assert_eq!(serde_json::from_value::<Cap>(json!(12)).unwrap().named(), Some(12));
        assert!(serde_json::from_value::<Cap>(json!("many")).is_err());
        assert!(Cap::Of(0).check("limit").is_err() && Cap::NONE.check("limit").is_ok());
    }
}
