//! The account of a round dealt with real cards.

use super::count::{Fate, gain};
use super::sisters::Terms;
use crate::amount::{Amount, MOST};
use crate::bank::{Bank, punters};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Rank, Scribe, Seat, Text, law, text};

/// A punter's hand at the end of a round dealt with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandFact {
    /// Whose hand.
    pub seat: u8,
    /// His stake, in counters.
    #[schemars(with = "serde_json::Value")]
    pub stake: Amount,
    /// The ranks of his cards in the order they came, with hyphens: K-7, A-5-5.
    pub cards: String,
}

/// The facts of a round dealt with real cards. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who had the bank.
    pub banker: u8,
    /// The banker's hand and the punters', each with its stake; the banker's stake is 0.
    pub hands: Vec<HandFact>,
}

impl Terms {
    /// Settles a round dealt with real cards: the banker first takes, then pays from the Vorhand on.
    pub(super) fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let seated = |number| Seat::called(number, self.players);
        let banker = seated(facts.banker)?;
        let mut hands = Vec::new();
        for fact in &facts.hands {
            let (seat, ranks) = (seated(fact.seat)?, ranks(&fact.cards)?);
            let fits = if seat == banker { fact.stake.0 == 0 } else { (1..=MOST).contains(&fact.stake.0) };
            if !fits {
                return Err(text!("bank-fact-stake", stake = fact.stake.to_string()));
            }
            let counted = (self.table.fate(ranks.iter().copied()), self.table.total(ranks.iter().copied()));
            hands.push((seat, fact.stake.0, counted));
        }
        let bank = hands.iter().find(|(seat, ..)| *seat == banker).map(|(.., counted)| *counted);
        let bank = bank.ok_or_else(|| text!("buying-fact-no-banker"))?;
        Ok(self.settled(banker, &hands, bank, scribe))
    }

    /// Pays hands, each with its stake in parts, against the banker's.
    pub(super) fn settled<S: Scribe>(
        &self,
        banker: Seat,
        hands: &[(Seat, i64, (Fate, u8))],
        against: (Fate, u8),
        scribe: &mut S,
    ) -> Ledger {
        let (mut ledger, bank) = (Ledger::default(), Bank { banker, laid_out: self.bank, from: 0 });
        for takes in [true, false] {
            for seat in punters(banker, self.players) {
                for (_, stake, counted) in hands.iter().filter(|(whose, ..)| *whose == seat) {
                    let (per_unit, law) = gain(*counted, against, self.double);
                    if (per_unit < 0) == takes && bank.pay(&mut ledger, seat, (per_unit * stake, law), scribe) > 0 {
                        let text = || text!("buying-fact-short", seat = seat);
                        scribe.does(seat, law!("bank-limit"), text);
                    }
                }
            }
        }
        ledger
    }
}

fn ranks(written: &str) -> Result<Vec<Rank>, Text> {
    let read = |word: &str| word.trim().parse::<Rank>().ok().filter(|rank| crate::book::BOOK.contains(rank));
    let ranks: Option<Vec<Rank>> = written.split('-').map(read).collect();
    ranks.filter(|ranks| ranks.len() <= 24).ok_or_else(|| text!("buying-fact-cards", cards = written))
}
