//! Settling a deal that was played with real cards.

use super::*;

/// A bête on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeteFact {
    /// Who made it, counted from 1.
    pub owner: u8,
    /// Its size.
    pub amount: i64,
    /// What the next bête is reckoned on, if not its size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<i64>,
}

/// The facts of a deal: what stood, and how it went. Seats are counted from 1, the dealer's right neighbour first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The stakes in the pot, this deal's included.
    pub antes: i64,
    /// The bêtes in play.
    #[serde(default)]
    pub active: Vec<BeteFact>,
    /// The bêtes on paper, oldest first.
    #[serde(default)]
    pub written: Vec<BeteFact>,
    /// What the Rock holds.
    #[serde(default)]
    pub rock: i64,
    /// Whether it is in play.
    #[serde(default)]
    pub rock_in_play: bool,
    /// Who played.
    pub hombre: u8,
    /// What he played.
    pub contract: Contract,
    /// Whether trumps were the favourite suit.
    #[serde(default)]
    pub in_couleur: bool,
    /// How it ended.
    pub result: GameResult,
    /// Who won codille.
    #[serde(default)]
    pub codille_by: Option<u8>,
    /// The hombre's unbroken run of matadors; nought below three.
    #[serde(default)]
    pub matadors: u8,
    /// Whether he won the first tricks in succession.
    #[serde(default)]
    pub premiers: bool,
    /// The vole.
    #[serde(default)]
    pub vole: Vole,
    /// Whether he gave the game up before play.
    #[serde(default)]
    pub thrown: bool,
    /// Who took the given-up game over.
    #[serde(default)]
    pub taker: Option<u8>,
    /// Whether two cards were turned at Tourné.
    #[serde(default)]
    pub two_turned: bool,
    /// Whether the hombre looked at taken tricks.
    #[serde(default)]
    pub looked_back: bool,
    /// Who owes a bête for a fault.
    #[serde(default)]
    pub fines: Vec<u8>,
}

/// Settles the deal: the changes of all accounts.
///
/// # Errors
/// Says which facts cannot be.
pub fn settle<S: Scribe>(o: &LHombreOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let mut accounts = facts.standing().accounts(o)?;
    // What stood before is nobody's debt of this deal: the first seat lends it to the pots and has it back at the end.
    let lent = accounts.amounts();
    let d = facts.result(o)?;
    company(o, &d, Seat(o.players.seats() - 1))?.settle(&mut accounts, &d, scribe);
    for (pot, amount) in lent {
        accounts.ledger.pay(pot, Seat(0), amount, law!("bete"), &mut ());
    }
    Ok(accounts.ledger)
}

/// A seat that is counted from 1.
pub(super) fn seat(o: &LHombreOptions, number: u8) -> Result<Seat, Text> {
    let seat = number.checked_sub(1).map(Seat).filter(|s| s.0 < o.players.seats());
    seat.ok_or_else(|| text!("house-no-seat", seat = number, seats = o.players.seats()))
}

/// Those who can have played so when this seat dealt.
pub(super) fn company<'a>(o: &'a LHombreOptions, d: &DealResult, dealer: Seat) -> Result<Company<'a>, Text> {
    let company = Company::of(o, dealer, d.contract);
    let plays = |seat: Option<Seat>| seat.is_none_or(|seat| company.players.contains(seat));
    match d.impossible(o, dealer) {
        Some(why) => Err(why),
        None if [Some(d.hombre), d.end.codille_by, d.taker].into_iter().all(plays) => Ok(company),
        None => Err(text!("lhombre-fact-idle")),
    }
}

/// What stands on the table.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Standing {
    antes: i64,
    active: Vec<BeteFact>,
    written: Vec<BeteFact>,
    rock: i64,
    rock_in_play: bool,
}

impl From<&Accounts> for Standing {
    fn from(a: &Accounts) -> Standing {
        let fact = |b: &Bete| BeteFact { owner: owner(b).0 + 1, amount: b.amount, base: Some(b.base) };
        Standing {
            antes: a.betes.antes,
            active: a.betes.active.iter().map(fact).collect(),
            written: a.betes.written.iter().map(|b| BeteFact { base: None, ..fact(b) }).collect(),
            rock: a.rock.fund,
            rock_in_play: a.rock.goes,
        }
    }
}

impl Standing {
    /// The accounts, with what stands charged to nobody in particular (the first seat).
    pub(super) fn accounts(&self, o: &LHombreOptions) -> Result<Accounts, Text> {
        let betes = || self.active.iter().chain(&self.written);
        let sizes = betes().flat_map(|b| [b.amount, b.base.unwrap_or(0)]);
        if [self.antes, self.rock].into_iter().chain(sizes).any(|amount| !(0..=LARGEST).contains(&amount)) {
            return Err(text!("lhombre-fact-counters"));
        }
        let mut a = Accounts { rock: Rock { fund: self.rock, goes: self.rock_in_play }, ..Accounts::default() };
        let read = |b: &BeteFact| {
            Ok::<_, Text>(Bete { base: b.base.unwrap_or(b.amount), ..bete_of(seat(o, b.owner)?, b.amount) })
        };
        let too_many = |_| text!("lhombre-fact-betes");
        a.betes.antes = self.antes;
        for b in &self.active {
            a.betes.active.try_push(read(b)?).map_err(too_many)?;
        }
        for b in &self.written {
            a.betes.written.try_push(read(b)?).map_err(too_many)?;
        }
        for (pot, amount) in a.amounts() {
            a.ledger.pay(Seat(0), pot, amount, law!("bete"), &mut ());
        }
        Ok(a)
    }
}

impl Facts {
    fn standing(&self) -> Standing {
        let (active, written) = (self.active.clone(), self.written.clone());
        Standing { antes: self.antes, active, written, rock: self.rock, rock_in_play: self.rock_in_play }
    }

    /// How the deal went.
    pub(super) fn result(&self, o: &LHombreOptions) -> Result<DealResult, Text> {
        let mut fines = Fines::new();
        for number in &self.fines {
            fines.try_push(seat(o, *number)?).map_err(|_| text!("lhombre-fact-fines"))?;
        }
        let codille_by = self.codille_by.map(|n| seat(o, n)).transpose()?;
        Ok(DealResult {
            hombre: seat(o, self.hombre)?,
            contract: self.contract,
            in_couleur: self.in_couleur,
            end: Ended { result: self.result, codille_by, premiers: self.premiers, vole: self.vole },
            matadors: self.matadors,
            thrown: self.thrown,
            taker: self.taker.map(|n| seat(o, n)).transpose()?,
            two_turned: self.two_turned,
            looked_back: self.looked_back,
            fines,
            paid: Honours::ALL,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// Why these facts about a Frage lost codille in 1782 cannot be.
    fn refused(preset: &str, changes: Value) -> Option<String> {
        let mut facts = json!({"antes": 4, "hombre": 1, "contract": "frage", "result": "codille", "codille_by": 2});
        facts.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
        let o = LHombreOptions::preset(preset).unwrap();
        settle(&o, &serde_json::from_value(facts).unwrap(), &mut ()).err().map(|why| why.id.to_string())
    }

    #[test]
    fn impossible_facts_are_refused_each_with_its_sentence() {
        assert_eq!(refused("1782", json!({})), None);
        for (changes, why) in [
            (json!({"codille_by": 1}), "codille-hombre"),
            (json!({"result": "win"}), "codille-nobody"),
            (json!({"contract": "mohr"}), "mohr"),
            (json!({"result": "win", "codille_by": null, "thrown": true, "taker": 2}), "thrown-won"),
            (json!({"taker": 2}), "taker"),
            (json!({"thrown": true, "taker": 1}), "taker-hombre"),
            (json!({"result": "win", "codille_by": null, "matadors": 12}), "matadors"),
        ] {
            for preset in ["1782", "1860"] {
                assert_eq!(refused(preset, changes.clone()), Some(format!("lhombre-fact-{why}")), "{changes}");
            }
        }
    }
}
