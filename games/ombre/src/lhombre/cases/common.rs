//! What many forms share: options, seats, the table of pots, outcomes.

use super::*;
use spadille_core::Table as _;
pub use spadille_core::case::malformed;

/// Calls with those who made them.
pub type Calls = Vec<(Number, String)>;

pub fn options(case: &Case) -> Result<LHombreOptions, Unsupported> {
    case.rules::<LHombre>().map(|game| game.options)
}

/// An error in the words of the book.
pub fn said(why: Text) -> Unsupported {
    Unsupported::said(&why, LHombre::book())
}

/// A seat as cases count them, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Number(pub u8);

impl Number {
    pub fn seat(self, o: &LHombreOptions) -> Result<Seat, Unsupported> {
        facts::seat(o, self.0).map_err(said)
    }
}

impl From<Seat> for Number {
    fn from(seat: Seat) -> Number {
        Number(seat.0 + 1)
    }
}

/// A seat that is named by its number as a string.
pub fn seat_of(key: &str, o: &LHombreOptions) -> Result<Seat, Unsupported> {
    key.parse().map(Number).map_err(|_| Unsupported(format!("no seat \"{key}\"")))?.seat(o)
}

pub fn seat_or_none(number: Option<Number>, o: &LHombreOptions) -> Result<Option<Seat>, Unsupported> {
    number.map(|n| n.seat(o)).transpose()
}

/// Who deals in a case that says nothing else: the last seat, so that the first is the Vorhand.
pub fn dealer(o: &LHombreOptions) -> Seat {
    Seat(o.players.seats() - 1)
}

/// A value for each seat, by its number as a string.
pub fn by_seat<T: Into<Value>>(o: &LHombreOptions, value: impl Fn(Seat) -> T) -> Value {
    Value::Object(Seat::all(o.players.seats()).map(|s| ((s.0 + 1).to_string(), value(s).into())).collect())
}

/// A number for each seat, read from such an object; seats that are not named have nought.
pub fn read_by_seat(o: &LHombreOptions, map: &Map<String, Value>) -> Result<Each<i64>, Unsupported> {
    let mut all = Each::all(0);
    for (key, value) in map {
        let Some(amount) = value.as_i64().filter(|a| (-LARGEST..=LARGEST).contains(a)) else {
            return malformed(format!("seat {key}: not a number of counters"));
        };
        all[seat_of(key, o)?] = amount;
    }
    Ok(all)
}

/// The accounts when this stands on the table.
pub fn accounts(o: &LHombreOptions, table: &Standing) -> Result<Accounts, Unsupported> {
    table.accounts(o).map_err(said)
}

pub fn net_json(o: &LHombreOptions, before: &Accounts, after: &Accounts) -> Value {
    by_seat(o, |s| after.ledger.balance(s) - before.ledger.balance(s))
}

pub fn pots_json(before: &Accounts, after: &Accounts) -> Value {
    let change = |pot: Pot| after.ledger.balance(pot) - before.ledger.balance(pot);
    json!({"antes": change(ANTES), "active": change(ACTIVE), "written": change(WRITTEN), "rock": change(ROCK)})
}

/// The outcome of a deal as cases write it: facts without what stood before.
pub fn outcome(o: &LHombreOptions, outcome: &Value) -> Result<DealResult, Unsupported> {
    let mut facts = outcome.as_object().cloned().unwrap_or_default();
    facts.insert("antes".into(), 0.into());
    let facts = Facts::deserialize(Value::Object(facts)).map_err(|e| Unsupported(format!("outcome: {e}")))?;
    facts.result(o).map_err(said)
}
