//! What a heap is paid, and the account of a round dealt with real cards.

use super::options::HaufelnOptions;
use crate::amount::{Amount, MOST};
use crate::bank::{LaidOut, punters};
use crate::pack::{RankWord, height};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, Rank, Scribe, Seat, Text, law, text};

/// Whether a bottom card beats the banker's, by which law they are compared, and by which it is paid.
pub fn compared(card: Rank, bank: Rank) -> (bool, LawId, LawId) {
    let wins = height(card) > height(bank);
    let by = if card == bank { law!("suits-nothing") } else { law!("order-of-ranks") };
    (wins, by, if wins { law!("higher-wins") } else { law!("lower-or-equal-loses") })
}

/// A stake of a round dealt with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StakeFact {
    /// Whose stake.
    pub seat: u8,
    /// The rank of the heap's bottom card.
    #[schemars(with = "RankWord")]
    pub card: Rank,
    /// The stake, in counters.
    #[schemars(with = "serde_json::Value")]
    pub stake: Amount,
}

/// The facts of a round dealt with real cards. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who had the bank.
    pub banker: u8,
    /// The rank of the bottom card of the banker's heap.
    #[schemars(with = "RankWord")]
    pub banker_card: Rank,
    /// The stakes, each with the bottom card of its heap.
    pub stakes: Vec<StakeFact>,
}

/// Settles a round dealt with real cards: the bank first takes, then pays from the Vorhand on.
///
/// # Errors
/// Says which facts cannot be.
pub fn settle<S: Scribe>(options: &HaufelnOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let players = options.players;
    let seated = |number| Seat::called(number, players);
    let in_pack = |rank: Rank| {
        let there = options.pack.ranks().contains(&rank);
        if there { Ok(rank) } else { Err(text!("bank-fact-card", rank = rank.symbol())) }
    };
    let (banker, bank) = (seated(facts.banker)?, in_pack(facts.banker_card)?);
    let mut owed = Vec::new();
    for stake in &facts.stakes {
        let seat = seated(stake.seat)?;
        if seat == banker {
            return Err(text!("bank-fact-banker", seat = seat));
        }
        if !(1..=MOST).contains(&stake.stake.0) {
            return Err(text!("bank-fact-stake", stake = stake.stake.to_string()));
        }
        let (wins, _, law) = compared(in_pack(stake.card)?, bank);
        owed.push((seat, if wins { stake.stake.0 } else { -stake.stake.0 }, law));
    }
    let (mut ledger, mut laid_out) = (Ledger::default(), LaidOut::default());
    for takes in [true, false] {
        for seat in punters(banker, players) {
            for (_, due, law) in owed.iter().filter(|(whose, due, _)| *whose == seat && (*due < 0) == takes) {
                laid_out.pay(options.laid_by(banker), &mut ledger, seat, (*due, *law), scribe);
            }
        }
    }
    Ok(ledger)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::amount::PARTS;
    use spadille_core::Options as _;

    fn fact(seat: u8, card: Rank, counters: i64) -> StakeFact {
        StakeFact { seat, card, stake: Amount(counters * PARTS) }
    }

    #[test]
    fn the_round_of_the_rules_is_settled_as_printed() {
        use Rank::{Eight, Nine, Two};
        let stakes = [fact(2, Nine, 5), fact(3, Nine, 3), fact(3, Eight, 5), fact(4, Two, 4)];
        let facts = Facts { banker: 1, banker_card: Eight, stakes: stakes.to_vec() };
        let ledger = settle(&HaufelnOptions::standard(), &facts, &mut ()).unwrap();
        assert_eq!([0, 1, 2, 3].map(|seat| ledger.balance(Seat(seat)) / PARTS), [1, 5, -2, -4]);
    }

    #[test]
    fn facts_that_cannot_be_are_refused() {
        for wrong in [fact(1, Rank::Nine, 5), fact(5, Rank::Nine, 5), fact(2, Rank::Caval, 1), fact(2, Rank::Nine, 0)] {
            let facts = Facts { banker: 1, banker_card: Rank::Eight, stakes: vec![wrong] };
            assert!(settle(&HaufelnOptions::standard(), &facts, &mut ()).is_err(), "{facts:?}");
        }
    }
}
