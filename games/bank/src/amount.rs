//! Money in parts of a counter, written as people write it: `7`, or `"5/2"` when it is not whole.

use serde::{Deserialize, Serialize};
use spadille_core::NotationError;
use std::fmt;
use std::str::FromStr;

/// Into how many parts a counter is divided: a quarter may be staked, and a plié halves it.
pub const PARTS: i64 = 8;

/// More counters than this are nobody's; it keeps every sum far from the edge of the numbers.
pub const MOST: i64 = 1_000_000_000;

/// An amount in parts of a counter.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Amount(pub i64);

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a number, or a fraction as \"1/2\"")]
enum Written {
    Whole(i64),
    Fraction(String),
}

impl From<Amount> for Written {
    fn from(amount: Amount) -> Written {
        if amount.0 % PARTS == 0 { Written::Whole(amount.0 / PARTS) } else { Written::Fraction(amount.to_string()) }
    }
}

impl TryFrom<Written> for Amount {
    type Error = NotationError;

    fn try_from(written: Written) -> Result<Amount, NotationError> {
        match written {
            Written::Whole(counters) => counters.to_string().parse(),
            Written::Fraction(text) => text.parse(),
        }
    }
}

/// Lowest terms: `3`, `-13/2`.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", num_rational::Ratio::new(self.0, PARTS))
    }
}

impl FromStr for Amount {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Amount, NotationError> {
        let (above, below) = text.split_once('/').unwrap_or((text, "1"));
        let (above, below) = (above.parse().unwrap_or(i64::MAX), below.parse().unwrap_or(0));
        if below > 0 && PARTS % below == 0 && (-MOST..=MOST).contains(&above) {
            Ok(Amount(above * (PARTS / below)))
        } else {
            Err(NotationError::new("an amount in eighths, such as 7 or 5/2", text))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn amounts_are_written_in_lowest_terms() {
        for (parts, written) in
            [(0, json!(0)), (-24, json!(-3)), (4, json!("1/2")), (-52, json!("-13/2")), (5, json!("5/8"))]
        {
            assert_eq!(serde_json::to_value(Amount(parts)).unwrap(), written);
            assert_eq!(serde_json::from_value::<Amount>(written).unwrap(), Amount(parts));
        }
    }

    #[test]
    fn what_is_no_amount_is_refused() {
        for wrong in [json!("1/3"), json!("1/0"), json!("a"), json!(1.5), json!(i64::MAX), json!("1/-8"), json!(null)] {
            assert!(serde_json::from_value::<Amount>(wrong.clone()).is_err(), "{wrong}");
        }
    }
}
