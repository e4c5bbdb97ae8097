//! The bank: the sum laid out (`none` or a number, as is a limit of stakes), and those who stake against it.

use crate::amount::PARTS;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::options::within;
use spadille_core::seat::MAX_SEATS;
use spadille_core::{LawId, Ledger, OptionError, Scribe, Seat, option_words};

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

/// Those who stake against the bank, in the order in which they are paid: from the Vorhand on, the banker's right neighbour.
pub fn punters(banker: Seat, players: u8) -> impl Iterator<Item = Seat> + Clone {
    (1..players).map(move |steps| banker.after(steps, players))
}

#[cfg(test)]
mod tests {
    use super::Cap;
    use serde_json::json;

    #[test]
    fn a_cap_is_a_number_or_the_word_none() {
        assert_eq!(serde_json::from_value::<Cap>(json!("none")).unwrap(), Cap::NONE);
        assert_eq!(serde_json::to_value(Cap::NONE).unwrap(), json!("none"));
        assert_eq!(serde_json::from_value::<Cap>(json!(12)).unwrap().named(), Some(12));
        assert!(serde_json::from_value::<Cap>(json!("many")).is_err());
        assert!(Cap::Of(0).check("limit").is_err() && Cap::NONE.check("limit").is_ok());
    }
}
