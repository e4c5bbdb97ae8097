//! Settling a deal that was played with real cards.

use super::contracts::{Contract, class_of};
use super::moves::Claim;
use super::rules::Rules;
use super::settle::DealResult;
use super::state::{Public, Vole};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, Scribe, Seat, SeatSet, Suit, Text, text};
use spadille_stakes::{ACTIVE, ANTES, Bete, WRITTEN};

/// A bête, a stake or a price larger than this is a slip of the pen.
const MOST: i64 = 1_000_000_000;

/// The facts of a deal: how it went, and what stood. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who was hombre.
    pub hombre: u8,
    /// What was played.
    pub contract: Contract,
    /// Which suit was trumps: S, H, D or C.
    #[schemars(schema_with = "suit_schema")]
    pub trump: Suit,
    /// How many tricks the hombre himself took.
    pub hombre_tricks: u8,
    /// Who helped him; nobody where he played alone.
    #[serde(default)]
    pub helper: Option<u8>,
    /// How many tricks the helper himself took.
    #[serde(default)]
    pub helper_tricks: u8,
    /// The matadors of the hombre's side without a gap; nought below three.
    #[serde(default)]
    pub matadors: u8,
    /// Whether the hombre's side won the first tricks in a row, as many as win.
    #[serde(default)]
    pub premiers: bool,
    /// Whether a vole was undertaken, and how it ended.
    #[serde(default)]
    pub vole: Vole,
    /// Who gave the king of a Mediateur.
    #[serde(default)]
    pub king_giver: Option<u8>,
    /// Who earned the reward for ruffing it.
    #[serde(default)]
    pub king_ruffed_by: Option<u8>,
    /// The opponents by their highest trumps, in which order odd counters of a drawn pot go out.
    #[serde(default)]
    pub odd_to: Vec<u8>,
    /// The favourite suits of this deal, the highest first.
    #[serde(default)]
    #[schemars(schema_with = "suits_schema")]
    pub favourites: Vec<Suit>,
    /// The stakes in the pot, this deal's included.
    #[serde(default)]
    pub antes: i64,
    /// The bête in the pot; nought where there is none.
    #[serde(default)]
    pub bete: i64,
    /// The bêtes on paper, the largest first.
    #[serde(default)]
    pub written: Vec<i64>,
}

fn suit_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({"enum": ["S", "H", "D", "C"]})
}

fn suits_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({"type": "array", "items": {"enum": ["S", "H", "D", "C"]}})
}

/// What lies on the table before a deal is settled; nobody's debt of this deal.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnTable {
    /// The stakes since the last draw.
    pub antes: i64,
    /// The bête in the pot; nought where there is none.
    pub bete: i64,
    /// The bêtes on paper, the largest first.
    pub written: Vec<i64>,
}

impl OnTable {
    /// Lays this on a table whose accounts are empty; nothing if it cannot be.
    pub fn lay(&self, p: &mut Public) -> Option<()> {
        let all = self.written.iter().chain([&self.antes, &self.bete]);
        if all.clone().any(|amount| !(0..=MOST).contains(amount)) || self.written.len() > spadille_stakes::paper::LINES
        {
            return None;
        }
        let (nobody, law) = (SeatSet::EMPTY, LawId("bete-single"));
        p.betes.stake(&mut p.ledger, Seat(0), self.antes, law, &mut ());
        p.betes.lay(&mut p.ledger, Bete::new(nobody, self.bete), &[(Seat(0), self.bete)], law, &mut ());
        for amount in &self.written {
            p.betes.write(&mut p.ledger, Bete::new(nobody, *amount), &[(Seat(0), *amount)], law, &mut ());
        }
        Some(())
    }

    /// What lies on a table now.
    pub fn of(p: &Public) -> OnTable {
        OnTable {
            antes: p.betes.antes,
            bete: p.betes.active_amount(),
            written: p.betes.by_turn().iter().map(|b| b.amount).collect(),
        }
    }
}

/// How the accounts have changed since they stood so.
fn change(now: &Ledger, before: &Ledger) -> Ledger {
    let mut change = *now;
    for pot in [ANTES, ACTIVE, WRITTEN] {
        change.pay(pot, Seat(0), before.balance(pot), LawId("bete-single"), &mut ());
    }
    change
}

impl Rules {
    /// Settles a deal from its facts: the changes of all accounts.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let mut p = self.open().public;
        let table = OnTable { antes: facts.antes, bete: facts.bete, written: facts.written.clone() };
        table.lay(&mut p).ok_or_else(|| text!("ombre-fact-table"))?;
        let before = p.ledger;
        let d = self.result_of(facts)?;
        self.settle(&mut p, &d, scribe);
        Ok(change(&p.ledger, &before))
    }

    fn result_of(&self, facts: &Facts) -> Result<DealResult, Text> {
        let seat = |number: u8| {
            let seat = number.checked_sub(1).map(Seat).filter(|seat| seat.0 < self.seats);
            seat.ok_or_else(|| text!("ombre-fact-seat", number = number, seats = self.seats))
        };
        let or_none = |number: Option<u8>| number.map(seat).transpose();
        let (hombre, helper) = (seat(facts.hombre)?, or_none(facts.helper)?);
        let odd_to: Vec<Seat> = facts.odd_to.iter().map(|n| seat(*n)).collect::<Result<_, _>>()?;
        let d = DealResult {
            contract: facts.contract,
            class: class_of(facts.trump, &facts.favourites, self.options.favourites()),
            trump: facts.trump,
            hombre,
            helper,
            hombre_tricks: facts.hombre_tricks,
            helper_tricks: facts.helper_tricks,
            result: self.result(facts.contract, facts.hombre_tricks.saturating_add(facts.helper_tricks), facts.vole),
            matadors: facts.matadors,
            premiers: facts.premiers,
            vole: facts.vole,
            giver: or_none(facts.king_giver)?,
            ruffer: or_none(facts.king_ruffed_by)?,
            odd_to: odd_to.into_iter().take(5).collect(),
            by_fault: false,
            claimed: Claim::ALL,
        };
        match self.impossible(&d) {
            Some(why) => Err(why),
            None => Ok(d),
        }
    }

    /// Why a deal cannot have ended so; nothing if it can.
    pub fn impossible(&self, d: &DealResult) -> Option<Text> {
        let tricks = u16::from(d.hombre_tricks) + u16::from(d.helper_tricks);
        let odd_helper = d.helper == Some(d.hombre) || d.helper.is_some() == d.contract.is_alone();
        let against = [d.giver, d.ruffer].contains(&Some(d.hombre)) || d.odd_to.iter().any(|s| d.side().contains(*s));
        let [first, second, third, fourth] = Suit::ALL;
        let trump = Suit::ALL.contains(&d.trump);
        let faults = [
            (tricks > u16::from(self.hand), text!("ombre-fact-tricks", number = self.hand)),
            (odd_helper, text!("ombre-fact-helper", game = d.contract.text())),
            (!self.has_helper && !d.contract.is_alone(), text!("ombre-fact-contract", game = d.contract.text())),
            (against, text!("ombre-fact-opponent")),
            (!trump, text!("ombre-fact-trump", first = first, second = second, third = third, fourth = fourth)),
            (
                trump && usize::from(d.matadors) > self.trumps(d.trump).len(),
                text!("ombre-fact-matadors", number = d.matadors),
            ),
        ];
        faults.into_iter().find(|(is_so, _)| *is_so).map(|(_, why)| why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quadrille::options::QuadrilleOptions;
    use crate::quadrille::{Ordinary, Solitaire};
    use serde_json::{Value, json};

    /// Why these facts about a solo won by the first seat cannot be.
    fn refused(rules: &Rules, changes: Value) -> Option<String> {
        let mut facts = json!({"hombre": 1, "contract": "solo", "trump": "S", "hombre_tricks": 6});
        facts.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
        rules.settle_facts(&serde_json::from_value(facts).unwrap(), &mut ()).err().map(|why| why.id.to_string())
    }

    #[test]
    fn impossible_facts_are_refused_each_with_its_sentence() {
        let ordinary = Rules::new::<Ordinary>(QuadrilleOptions::of_1782());
        assert_eq!(refused(&ordinary, json!({})), None);
        for (changes, why) in [
            (json!({"antes": -1}), "table"),
            (json!({"hombre": 5}), "seat"),
            (json!({"hombre_tricks": 11}), "tricks"),
            (json!({"helper": 2}), "helper"),
            (json!({"contract": "ask"}), "helper"),
            (json!({"king_giver": 1}), "opponent"),
            (json!({"odd_to": [1]}), "opponent"),
            (json!({"matadors": 12}), "matadors"),
            // A fifth suit, which these packs do not have.
            (json!({"trump": "L"}), "trump"),
        ] {
            assert_eq!(refused(&ordinary, changes.clone()), Some(format!("ombre-fact-{why}")), "{changes}");
        }
        let solitaire = Rules::new::<Solitaire>(QuadrilleOptions::of_1782());
        let helped = json!({"contract": "ask", "helper": 2, "helper_tricks": 1});
        assert_eq!(refused(&solitaire, helped).as_deref(), Some("ombre-fact-contract"));
    }
}
