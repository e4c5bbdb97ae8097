//! Who counts in a round, and what is paid for a game.

use super::options::{MorraOptions, Worth};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, Scribe, Seat, Text, law, text};

/// What became of a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The fingers of both hands.
    pub total: u8,
    /// Who alone has called them.
    pub to: Option<Seat>,
    /// Why he counts, or why nobody does.
    pub law: LawId,
}

/// Judges a round. A call may be any number.
pub fn judge(fingers: [u8; 2], calls: [i64; 2], options: &MorraOptions) -> Round {
    let total = fingers[0] + fingers[1];
    let (to, law) = match calls.map(|call| call == i64::from(total)) {
        [true, false] => (Some(Seat(0)), law_of_a_right_call(options)),
        [false, true] => (Some(Seat(1)), law_of_a_right_call(options)),
        _ if calls[0] == calls[1] => (None, law!("equal-calls")),
        _ => (None, law!("both-wrong")),
    };
    Round { total, to, law }
}

fn law_of_a_right_call(options: &MorraOptions) -> LawId {
    match options.worth {
        Worth::Point => law!("right-call"),
        Worth::Total => law!("right-call-total"),
    }
}

/// Pays for a game.
pub fn pay<S: Scribe>(options: &MorraOptions, winner: Seat, ledger: &mut Ledger, scribe: &mut S) {
    ledger.pay(winner.next(2), winner, options.stake.into(), law!("stake"), scribe);
}

/// The facts of a match played with real fingers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who won each game, in their order: 0, the first player, or 1, the second.
    pub winners: Vec<u8>,
}

/// Settles a match.
///
/// # Errors
/// When there is no such player.
pub fn settle<S: Scribe>(options: &MorraOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let mut ledger = Ledger::default();
    for winner in &facts.winners {
        if *winner > 1 {
            return Err(text!("morra-no-such-player", number = *winner));
        }
        pay(options, Seat(*winner), &mut ledger, scribe);
    }
    Ok(ledger)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Options as _;

    #[test]
    fn the_account_is_the_sum_of_the_games() {
        let options = MorraOptions { stake: 3, ..MorraOptions::standard() };
        let ledger = settle(&options, &Facts { winners: vec![0, 1, 1] }, &mut ()).unwrap();
        assert_eq!((ledger.balance(Seat(0)), ledger.balance(Seat(1))), (-3, 3));
        assert!(settle(&options, &Facts { winners: vec![2] }, &mut ()).is_err());
    }
}
