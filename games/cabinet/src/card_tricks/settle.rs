//! Applause.

use super::options::TricksOptions;
use super::show::CONJUROR;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Scribe, Seat, Text, law};

/// The company pays for a trick that has succeeded beyond doubt, the conjuror for one that has failed.
pub fn applaud<S: Scribe>(options: &TricksOptions, found: bool, ledger: &mut Ledger, scribe: &mut S) {
    let applause = if found { 1 } else { -1 } * i64::from(options.applause);
    for seat in Seat::all(1 + options.spectators).skip(1) {
        ledger.pay(seat, CONJUROR, applause, law!("applause"), scribe);
    }
}

/// The facts of a session with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// How each trick went, in their order: succeeded (true) or failed (false).
    pub results: Vec<bool>,
}

/// Settles a session.
///
/// # Errors
/// Never: whatever was shown can be settled.
pub fn settle<S: Scribe>(options: &TricksOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let mut ledger = Ledger::default();
    facts.results.iter().for_each(|found| applaud(options, *found, &mut ledger, scribe));
    Ok(ledger)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Options as _;

    #[test]
    fn everybody_pays_and_is_paid_alike() {
        let options = TricksOptions { spectators: 3, applause: 2, ..TricksOptions::standard() };
        let ledger = settle(&options, &Facts { results: vec![true, true, false] }, &mut ()).unwrap();
        assert_eq!([0, 1, 2, 3].map(|seat| ledger.balance(Seat(seat))), [6, -2, -2, -2]);
    }
}
