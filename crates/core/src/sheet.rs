//! The sheet of a deal that is over: who won what by which law.

use crate::law::LawId;
use crate::ledger::{Account, Entry};
use crate::scribe::{Event, What};
use crate::seat::Seat;
use crate::text::Text;
use serde::Serialize;

/// What came of a deal, as a table: a column for each account, a row for each thing counted.
///
/// ```
/// use spadille_core::{Account, LawId, Ledger, Log, Measure, Seat, Sheet, text};
/// let (mut ledger, mut log) = (Ledger::default(), Log::default());
/// ledger.pay(Seat(0), Seat(1), 2, LawId("capot"), &mut log);
/// let mut sheet = Sheet::new(text!("game-won", seat = Seat(1)));
/// sheet.complete(&log.events);
/// assert_eq!(sheet.columns, [Account::Seat(Seat(0)), Account::Seat(Seat(1))]);
/// assert_eq!((sheet.rows[0].law, sheet.rows[0].measure), (Some(LawId("capot")), Measure::Counters));
/// assert_eq!(sheet.rows[0].cells, [Some(-2), Some(2)]);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sheet<T = Text> {
    /// How the deal ended, in a line.
    pub title: T,
    /// Whose columns these are.
    pub columns: Vec<Account>,
    /// What was counted.
    pub rows: Vec<Row<T>>,
}

/// A row of a sheet.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row<T = Text> {
    /// What is counted; where nothing is said, the sentence of the law tells it.
    pub name: Option<T>,
    /// The law behind it.
    pub law: Option<LawId>,
    /// What the numbers are.
    pub measure: Measure,
    /// A number for each column; nothing where it does not concern that account.
    pub cells: Vec<Option<i64>>,
}

/// What the numbers of a row are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Parts of a counter.
    Counters,
    /// Points.
    Points,
    /// Tricks.
    Tricks,
    /// Holes, at Trictrac.
    Holes,
    /// Sätze, at Toccategli.
    Saetze,
}

impl Sheet {
    /// A sheet that tells nothing but how the deal ended.
    pub fn new(title: Text) -> Sheet {
        Sheet { title, columns: vec![], rows: vec![] }
    }

    /// The sheet with a row about seats.
    #[must_use]
    pub fn with(mut self, name: Text, measure: Measure, seats: impl IntoIterator<Item = (Seat, i64)>) -> Sheet {
        let numbers: Vec<(Account, i64)> = seats.into_iter().map(|(seat, n)| (seat.into(), n)).collect();
        self.add(Some(name), None, measure, &numbers);
        self
    }

    /// Adds what was scored and paid since the deal began: a row for each law, in the order they first came up.
    pub fn complete<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) {
        for event in events {
            match (&event.what, event.law) {
                (What::Scored(points), Some(law)) => {
                    let numbers = event.by.map(|seat| (seat.into(), i64::from(*points)));
                    self.add(None, Some(law), Measure::Points, numbers.as_slice());
                }
                (What::Tallied(tally), Some(law)) => {
                    let numbers = event.by.map(|seat| (seat.into(), i64::from(tally.number)));
                    self.add(None, Some(law), tally.measure, numbers.as_slice());
                }
                (What::Paid(Entry { from, to, amount, law }), _) => {
                    self.add(None, Some(*law), Measure::Counters, &[(*from, -amount), (*to, *amount)]);
                }
                _ => {}
            }
        }
    }

    /// Adds numbers to the row of this name, law and measure, which is made where there is none.
    fn add(&mut self, name: Option<Text>, law: Option<LawId>, measure: Measure, numbers: &[(Account, i64)]) {
        for (account, _) in numbers {
            if !self.columns.contains(account) {
                self.columns.push(*account);
            }
        }
        let same = |row: &Row| row.law == law && row.measure == measure && row.name == name;
        let place = self.rows.iter().position(same).unwrap_or_else(|| {
            self.rows.push(Row { name: name.clone(), law, measure, cells: vec![] });
            self.rows.len() - 1
        });
        for row in &mut self.rows {
            row.cells.resize(self.columns.len(), None);
        }
        for (account, number) in numbers {
            if let Some(column) = self.columns.iter().position(|c| c == account) {
                *self.rows[place].cells[column].get_or_insert(0) += number;
            }
        }
    }
}

impl<T> Sheet<T> {
    /// The same sheet with everything in it said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Sheet<U> {
        let title = say(self.title);
        let rows = self.rows.into_iter().map(|row| Row {
            name: row.name.map(&mut say),
            law: row.law,
            measure: row.measure,
            cells: row.cells,
        });
        Sheet { title, columns: self.columns, rows: rows.collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::{Ledger, Pot};
    use crate::scribe::{Log, Scribe as _, Tally};

    #[test]
    fn payments_and_points_stand_under_their_laws() {
        let (mut ledger, mut log) = (Ledger::default(), Log::default());
        ledger.pay(Seat(0), Pot(0), 4, LawId("ante"), &mut log);
        log.scores(Seat(1), 30, LawId("pic"));
        ledger.pay(Pot(0), Seat(1), 4, LawId("prize"), &mut log);
        ledger.pay(Seat(0), Seat(1), 2, LawId("prize"), &mut log);
        let mut sheet = Sheet::new(Text::new("over")).with(Text::new("tricks"), Measure::Tricks, [(Seat(1), 7)]);
        sheet.complete(&log.events);
        let account = |seat| Account::Seat(Seat(seat));
        assert_eq!(sheet.columns, [account(1), account(0), Account::Pot(Pot(0))]);
        let cells: Vec<_> = sheet.rows.iter().map(|row| (row.law.map(|l| l.0), row.cells.clone())).collect();
        assert_eq!(
            cells,
            [
                (None, vec![Some(7), None, None]),
                (Some("ante"), vec![None, Some(-4), Some(4)]),
                (Some("pic"), vec![Some(30), None, None]),
                (Some("prize"), vec![Some(6), Some(-2), Some(-4)]),
            ]
        );
    }

    #[test]
    fn holes_stand_beside_the_points_that_won_them() {
        let mut log = Log::default();
        log.scores(Seat(0), 4, LawId("jan"));
        log.tallies(Seat(0), LawId("hole"), || Tally::new(Measure::Holes, 1, Text::new("wins")).standing(5));
        log.tallies(Seat(0), LawId("hole"), || Tally::new(Measure::Holes, 2, Text::new("wins")).standing(7));
        let mut sheet = Sheet::new(Text::new("over"));
        sheet.complete(&log.events);
        let rows: Vec<_> = sheet.rows.iter().map(|row| (row.measure, row.cells.clone())).collect();
        assert_eq!(rows, [(Measure::Points, vec![Some(4)]), (Measure::Holes, vec![Some(3)])]);
        assert!(log.events.iter().all(Event::counts));
        assert_eq!(log.events[1].text().map(|text| &*text.id), Some("wins"));
    }
}
