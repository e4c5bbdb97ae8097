//! A chart in words and as data.

use super::{Cell, Chart, Row};
use serde_json::{Value, json};
use spadille_core::Lang;
use spadille_core::said::{decimal, with_true_minus};

impl Chart<String> {
    /// Every line, the head first. Shares and chances are told in the hundred, or as fractions where they are exact.
    pub fn lines(&self, fractions: bool, lang: Lang) -> Vec<Vec<String>> {
        let head = [self.corner.clone()].into_iter().chain(self.columns.iter().cloned()).collect();
        let written = |cell: &Option<Cell>| cell.as_ref().map_or_else(String::new, |cell| cell.told(fractions, lang));
        let row = |row: &Row<String>| [row.name.clone()].into_iter().chain(row.cells.iter().map(written)).collect();
        [head].into_iter().chain(self.rows.iter().map(row)).collect()
    }

    /// The same as data: every cell as a number, and exactly where it is known so.
    pub fn data(&self) -> Value {
        let row = |row: &Row<String>| {
            let cells: Vec<Value> =
                row.cells.iter().map(|cell| cell.as_ref().map_or(Value::Null, Cell::data)).collect();
            json!({ "name": row.name, "at": row.at, "cells": cells })
        };
        let rows: Vec<Value> = self.rows.iter().map(row).collect();
        json!({ "id": self.id, "title": self.title, "rows_are": self.corner, "columns": self.columns, "rows": rows })
    }
}

impl Cell {
    /// As people write it.
    pub fn told(&self, fractions: bool, lang: Lang) -> String {
        match self {
            Cell::Exact(fraction) if fractions => with_true_minus(&fraction.to_string()),
            Cell::Ways(ways) => ways.to_string(),
            Cell::Number(number) => decimal(*number, 3).get(lang).to_owned(),
            part => format!("{} %", decimal(part.value() * 100.0, 3).get(lang)),
        }
    }

    fn data(&self) -> Value {
        match self {
            Cell::Exact(fraction) => json!({ "fraction": fraction.to_string(), "value": self.value() }),
            Cell::Ways(ways) => json!({ "ways": ways, "value": f64::from(*ways) / 36.0 }),
            other => json!({ "value": other.value() }),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::charts::{Ask, Chart, of};
    use spadille_core::{Lang, Speech};

    fn chart(game: &str, id: &str, lang: Lang) -> Chart<String> {
        let speech = Speech::new(lang, []);
        let charts = of(game, &Ask::default()).unwrap();
        charts.iter().find(|chart| chart.id == id).unwrap().map(|text| speech.say(text, &[]))
    }

    #[test]
    fn the_shares_of_the_rule_books_are_told() {
        let plans = chart("pharo", "plans", Lang::En).lines(true, Lang::En).concat();
        for share in ["33/1666", "893/21658", "869/21658", "69/1274", "1333/21658", "2645/21658", "2437/21658"] {
            assert!(plans.iter().any(|cell| cell == share), "{share}");
        }
        let best = chart("vingt-et-un", "best", Lang::De).lines(false, Lang::De);
        assert_eq!(best[1][1], "13,676 %", "{best:?}");
        let hits = chart("trictrac", "hits", Lang::En).lines(false, Lang::En);
        assert_eq!(hits[6], ["6", "11", "5", "16", "11", "5"]);
        let heap = chart("haufeln", "heap", Lang::En).data();
        assert_eq!(heap["rows"][0]["cells"][0]["fraction"], "1/17");
    }
}
