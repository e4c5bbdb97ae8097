//! Rows and columns, for a terminal or as Markdown.

use crate::args::TariffForm;
use crate::out::say;

/// Prints rows of equally many cells, the head first. The first column is words, the others are numbers.
pub fn print(rows: &[Vec<String>], form: TariffForm) {
    let Some(head) = rows.first() else { return };
    match form {
        TariffForm::Markdown => {
            for (i, row) in rows.iter().enumerate() {
                say!("| {} |", row.join(" | "));
                if i == 0 {
                    say!("|---|{}", "--:|".repeat(row.len() - 1));
                }
            }
        }
        TariffForm::Text => {
            let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
            let widths: Vec<usize> = (0..head.len()).map(wide).collect();
            for row in rows {
                let cells = row.iter().zip(&widths).skip(1).map(|(cell, width)| format!("{cell:>width$}"));
                say!("{:<first$}  {}", row[0], cells.collect::<Vec<_>>().join("  "), first = widths[0]);
            }
        }
    }
}
