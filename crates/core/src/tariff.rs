//! Tariffs: what the games of a table cost, as a list one can print and hang beside it.

use crate::law::LawId;
use crate::text::Text;
use serde::Serialize;

/// What the games of a table cost.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tariff<T = Text> {
    /// What stands in each column of numbers.
    pub columns: Vec<T>,
    /// The games, from the lowest to the highest.
    pub rows: Vec<Price<T>>,
    /// What is to be said of it: figures that the book misprints.
    pub notes: Vec<T>,
}

/// A row of a tariff.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Price<T = Text> {
    /// The game.
    pub name: T,
    /// A number for each column; nothing where it cannot be.
    pub cells: Vec<Option<i64>>,
    /// The law behind it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub law: LawId,
}

impl<T> Tariff<T> {
    /// The same tariff with everything in it said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Tariff<U> {
        let columns = self.columns.into_iter().map(&mut say).collect();
        let rows = self.rows.into_iter().map(|row| Price { name: say(row.name), cells: row.cells, law: row.law });
        let rows = rows.collect();
        Tariff { columns, rows, notes: self.notes.into_iter().map(say).collect() }
    }
}
