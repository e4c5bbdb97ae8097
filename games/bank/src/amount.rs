//! Money in parts of a counter, written as people write it: `7`, or `"5/2"` when it is not whole.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// Into how many parts a counter is divided: a quarter may be staked, and a plié halves it.
pub const PARTS: i64 = 8;

/// More counters than this are nobody's; it keeps every sum far from the edge of the numbers.
pub const MOST: i64 = 1_000_000_000;

/// An amount in parts of a counter.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Amount(pub i64);

impl Amount {
    /// The number of counters, if it is whole.
    pub fn whole(self) -> Option<i64> {
        (self.0 % PARTS == 0).then_some(self.0 / PARTS)
    }

    fn of_counters(counters: i64) -> Option<Amount> {
        (-MOST..=MOST).contains(&counters).then(|| Amount(counters * PARTS))
    }
}

impl fmt::Display for Amount {
    /// Lowest terms: `3`, `-13/2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The parts are a power of two, so common factors are common trailing noughts.
        let common = self.0.trailing_zeros().min(PARTS.trailing_zeros());
        match PARTS >> common {
            1 => write!(f, "{}", self.0 >> common),
            below => write!(f, "{}/{below}", self.0 >> common),
        }
    }
}

impl FromStr for Amount {
    type Err = spadille_core::NotationError;

    fn from_str(text: &str) -> Result<Amount, Self::Err> {
        let read = || {
            let Some((above, below)) = text.split_once('/') else {
                return Amount::of_counters(text.parse().ok()?);
            };
            let (above, below): (i64, i64) = (above.parse().ok()?, below.parse().ok()?);
            let fits = below > 0 && PARTS % below == 0 && (-MOST..=MOST).contains(&above);
            fits.then(|| Amount(above * (PARTS / below)))
        };
        read().ok_or_else(|| spadille_core::NotationError::new("an amount in eighths, such as 7 or 5/2", text))
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self.whole() {
            Some(counters) => s.serialize_i64(counters),
            None => s.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Amount, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected a number, or a fraction as \"1/2\"")]
        enum Written<'a> {
            Whole(i64),
            #[serde(borrow)]
            Fraction(Cow<'a, str>),
        }
        match Written::deserialize(d)? {
            Written::Whole(n) => Amount::of_counters(n).ok_or_else(|| D::Error::custom("an amount beyond all measure")),
            Written::Fraction(text) => text.parse().map_err(D::Error::custom),
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
