//! What many forms share: options, seats, the table of pots, outcomes.

use crate::lhombre::contracts::Contract;
use crate::lhombre::course::{DealResult, Fines, GameResult, Vole};
use crate::lhombre::options::LHombreOptions;
use crate::lhombre::pot::{ACTIVE, ANTES, Accounts, Bete, LARGEST, Pots, ROCK, WRITTEN};
use crate::lhombre::table::Each;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use spadille_core::{Case, Options as _, Pot, Seat, Unsupported};

#[derive(Deserialize)]
struct Rules {
    preset: String,
    #[serde(default)]
    options: Map<String, Value>,
}

/// The options of a case.
///
/// # Errors
/// When preset or options are unknown.
pub fn options(case: &Case) -> Result<LHombreOptions, Unsupported> {
    let rules: Rules = case.question()?;
    LHombreOptions::from_overrides(Some(&rules.preset), &rules.options).map_err(|e| Unsupported(e.to_string()))
}

/// An error with a sentence.
pub fn malformed<T>(what: impl Into<String>) -> Result<T, Unsupported> {
    Err(Unsupported(what.into()))
}

/// A seat as cases count them, from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Number(pub u8);

impl Number {
    /// The seat, if the table has it.
    ///
    /// # Errors
    /// When there is no such seat.
    pub fn seat(self, o: &LHombreOptions) -> Result<Seat, Unsupported> {
        match self.0.checked_sub(1).map(Seat).filter(|s| s.0 < o.players.seats()) {
            Some(seat) => Ok(seat),
            None => malformed(format!("there is no seat {}", self.0)),
        }
    }
}

impl From<Seat> for Number {
    fn from(seat: Seat) -> Number {
        Number(seat.0 + 1)
    }
}

/// An optional seat.
///
/// # Errors
/// When there is no such seat.
pub fn seat_or_none(number: Option<Number>, o: &LHombreOptions) -> Result<Option<Seat>, Unsupported> {
    number.map(|n| n.seat(o)).transpose()
}

/// A value for each seat, by its number as a string.
pub fn by_seat<T: Into<Value>>(o: &LHombreOptions, value: impl Fn(Seat) -> T) -> Value {
    Value::Object(Seat::all(o.players.seats()).map(|s| ((s.0 + 1).to_string(), value(s).into())).collect())
}

/// A number for each seat, read from such an object; seats that are not named have nought.
///
/// # Errors
/// When a key is no seat.
pub fn read_by_seat(o: &LHombreOptions, map: &Map<String, Value>) -> Result<Each<i64>, Unsupported> {
    let mut all = Each::all(0);
    for (key, value) in map {
        let seat = key.parse().map(Number).map_err(|_| Unsupported(format!("no seat \"{key}\"")))?.seat(o)?;
        let Some(amount) = value.as_i64().filter(|a| (-LARGEST..=LARGEST).contains(a)) else {
            return malformed(format!("seat {key}: not a number of counters"));
        };
        all[seat] = amount;
    }
    Ok(all)
}

/// A bête as cases write it.
#[derive(Clone, Serialize, Deserialize)]
pub struct BeteJson {
    /// Who made it.
    pub owner: Number,
    /// Its size.
    pub amount: i64,
    /// What the next is reckoned on; only of a bête in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<i64>,
}

/// The pots as cases write them.
#[derive(Clone, Serialize, Deserialize)]
pub struct TableJson {
    antes: i64,
    active: Vec<BeteJson>,
    written: Vec<BeteJson>,
    rock: i64,
    rock_in_play: bool,
}

impl TableJson {
    /// The pots, with the counters in them charged to nobody in particular (the first seat).
    ///
    /// # Errors
    /// When amounts or owners cannot be.
    pub fn accounts(&self, o: &LHombreOptions) -> Result<Accounts, Unsupported> {
        let mut accounts = Accounts::new();
        let fits = |amount: i64| (0..=LARGEST).contains(&amount);
        let bete = |b: &BeteJson| {
            let base = b.base.unwrap_or(b.amount);
            if !fits(b.amount) || !fits(base) {
                return malformed("a bête of an impossible size");
            }
            Ok(Bete { owner: b.owner.seat(o)?, amount: b.amount, base })
        };
        if !fits(self.antes) || !fits(self.rock) {
            return malformed("a pot of an impossible size");
        }
        let pots = &mut accounts.pots;
        for b in &self.active {
            pots.active.try_push(bete(b)?).map_err(|_| Unsupported("too many bêtes in play".into()))?;
        }
        for b in &self.written {
            pots.written.try_push(bete(b)?).map_err(|_| Unsupported("too many bêtes on paper".into()))?;
        }
        (pots.antes, pots.rock, pots.rock_in_play) = (self.antes, self.rock, self.rock_in_play);
        for (pot, amount) in amounts(&accounts.pots) {
            accounts.ledger.pay(Seat(0), pot, amount, spadille_core::law!("bete"), &mut ());
        }
        Ok(accounts)
    }
}

fn amounts(pots: &Pots) -> [(Pot, i64); 4] {
    [(ANTES, pots.antes), (ACTIVE, pots.active_amount()), (WRITTEN, pots.written_amount()), (ROCK, pots.rock)]
}

/// The pots as cases write them.
pub fn table_json(pots: &Pots) -> TableJson {
    let bete =
        |b: &Bete, base: bool| BeteJson { owner: b.owner.into(), amount: b.amount, base: base.then_some(b.base) };
    TableJson {
        antes: pots.antes,
        active: pots.active.iter().map(|b| bete(b, true)).collect(),
        written: pots.written.iter().map(|b| bete(b, false)).collect(),
        rock: pots.rock,
        rock_in_play: pots.rock_in_play,
    }
}

/// The change of each seat's counters.
pub fn net_json(o: &LHombreOptions, before: &Accounts, after: &Accounts) -> Value {
    by_seat(o, |s| after.ledger.balance(s) - before.ledger.balance(s))
}

/// The change of each pot.
pub fn pots_json(before: &Accounts, after: &Accounts) -> Value {
    let change = |pot: Pot| after.ledger.balance(pot) - before.ledger.balance(pot);
    json!({"antes": change(ANTES), "active": change(ACTIVE), "written": change(WRITTEN), "rock": change(ROCK)})
}

/// The outcome of a deal as cases write it.
#[derive(Deserialize)]
pub struct OutcomeJson {
    hombre: Number,
    contract: Contract,
    in_couleur: bool,
    result: GameResult,
    codille_by: Option<Number>,
    matadors: u8,
    premiers: bool,
    vole: Vole,
    thrown: bool,
    taker: Option<Number>,
    two_turned: bool,
    looked_back: bool,
    fines: Vec<Number>,
}

impl OutcomeJson {
    /// The result that is settled.
    ///
    /// # Errors
    /// When a seat does not exist or there are too many fines.
    pub fn read(&self, o: &LHombreOptions) -> Result<DealResult, Unsupported> {
        let mut fines = Fines::new();
        for number in &self.fines {
            fines.try_push(number.seat(o)?).map_err(|_| Unsupported("too many fines".into()))?;
        }
        Ok(DealResult {
            hombre: self.hombre.seat(o)?,
            contract: self.contract,
            in_couleur: self.in_couleur,
            result: self.result,
            codille_by: seat_or_none(self.codille_by, o)?,
            matadors: self.matadors,
            premiers: self.premiers,
            vole: self.vole,
            thrown: self.thrown,
            taker: seat_or_none(self.taker, o)?,
            two_turned: self.two_turned,
            looked_back: self.looked_back,
            fines,
        })
    }
}
