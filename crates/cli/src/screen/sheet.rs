//! The sheet of a deal that is over, as columns of letters.

use super::words::Words;
use super::wrapping::wrap;
use ratatui::text::Line;
use spadille_core::sheet::Row;
use spadille_core::{Account, Measure, Sheet, text};

/// Columns of a window on the smallest screen.
const WIDTH: usize = 54;
/// The narrowest column in which a row can still be named.
const NAME: usize = 18;

/// What came of a deal: a row for each thing counted, a column for each player and pot, and what it comes to in counters. Where
/// there are more columns than fit, each row lists whom it concerns.
pub fn lines(sheet: &Sheet, voice: &Words) -> Vec<String> {
    if sheet.rows.is_empty() {
        return Vec::new();
    }
    // The house lists accounts as they come up; people look for themselves where they sit.
    let mut places: Vec<usize> = (0..sheet.columns.len()).collect();
    places.sort_by_key(|place| match sheet.columns[*place] {
        Account::Seat(seat) => (0, seat.0),
        Account::Pot(pot) => (1, pot.0),
    });
    let heads: Vec<String> = places.iter().map(|place| voice.account(sheet.columns[*place])).collect();
    let mut rows: Vec<(String, Vec<String>)> = sheet.rows.iter().map(|row| told(row, &places, voice)).collect();
    rows.extend(sums(sheet, &places, voice));
    let widths: Vec<usize> = (0..heads.len())
        .map(|column| {
            let cells = rows.iter().map(|(_, cells)| cells[column].chars().count()).max().unwrap_or(0);
            heads[column].chars().count().min(9).max(cells) + 1
        })
        .collect();
    let taken: usize = widths.iter().sum();
    if taken + NAME > WIDTH {
        return listed(&rows, &heads);
    }
    let name = WIDTH - taken;
    let row = |what: &str, cells: &[String]| {
        let cell = |(text, &width): (&String, &usize)| {
            let cut: String = text.chars().take(width - 1).collect();
            format!("{cut:>width$}")
        };
        let cells: String = cells.iter().zip(&widths).map(cell).collect();
        let broken = wrap(&Line::raw(what.to_owned()), name as u16, 2);
        let whole = broken.iter().enumerate().map(|(i, line)| match i {
            0 => format!("{:<name$}{cells}", line.to_string()),
            _ => line.to_string(),
        });
        whole.collect::<Vec<_>>()
    };
    let mut lines = row("", &heads);
    lines.extend(rows.iter().flat_map(|(what, cells)| row(what, cells)));
    lines
}

/// A row's name and its numbers, column by column.
fn told(row: &Row, places: &[usize], voice: &Words) -> (String, Vec<String>) {
    let sentence = || row.law.and_then(|id| voice.book.law(id.0)).map(|law| law.sentence(voice.speech.lang()));
    let unit = match row.measure {
        Measure::Counters => None,
        Measure::Points => Some(text!("house-points")),
        Measure::Tricks => Some(text!("house-tricks")),
        Measure::Holes => Some(text!("house-measure-holes")),
        Measure::Saetze => Some(text!("house-measure-saetze")),
    };
    let what = match (&row.name, unit) {
        (Some(name), _) => voice.say(name),
        (None, None) => sentence().unwrap_or_default().to_owned(),
        (None, Some(unit)) => format!("{} ({})", sentence().unwrap_or_default(), voice.say(&unit)),
    };
    let number = |place: &usize| match row.cells.get(*place).copied().flatten() {
        None => String::new(),
        Some(number) if row.measure == Measure::Counters => gain(number, voice),
        Some(number) => voice.number(number),
    };
    (what, places.iter().map(number).collect())
}

/// What each column won or lost in counters, where any were paid.
fn sums(sheet: &Sheet, places: &[usize], voice: &Words) -> Option<(String, Vec<String>)> {
    let paid: Vec<&Row> = sheet.rows.iter().filter(|row| row.measure == Measure::Counters).collect();
    let sum = |place: &usize| paid.iter().filter_map(|row| row.cells.get(*place).copied().flatten()).sum::<i64>();
    let sums = places.iter().map(|place| gain(sum(place), voice)).collect();
    (!paid.is_empty()).then(|| (voice.say(&text!("sheet-sum")), sums))
}

fn gain(amount: i64, voice: &Words) -> String {
    format!("{}{}", if amount > 0 { "+" } else { "" }, voice.amount(amount))
}

fn listed(rows: &[(String, Vec<String>)], heads: &[String]) -> Vec<String> {
    let row = |(what, cells): &(String, Vec<String>)| {
        let concerned = heads.iter().zip(cells).filter(|(_, cell)| !cell.is_empty());
        let numbers: Vec<String> = concerned.map(|(head, cell)| format!("{head} {cell}")).collect();
        format!("{}: {}", what.trim_end_matches('.'), numbers.join(", "))
    };
    rows.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::super::theme::Theme;
    use super::*;
    use crate::args::PlayArgs;
    use crate::commands::Manner;
    use crate::sitting::Sitting;
    use crate::telling::voice_of;
    use spadille_core::{Lang, LawId, Log, Scribe as _, Seat, Tally};

    #[test]
    fn losses_have_a_true_minus_and_holes_stand_beside_points() {
        let args = PlayArgs { seed: Some(7), name: "Henriette".into(), ..PlayArgs::default() };
        let sitting = Sitting::from_args("trictrac", &args, Lang::En).expect("a table").unsaved();
        let mut log = Log::default();
        log.scores(Seat(0), -4, LawId("small-jan"));
        log.tallies(Seat(0), LawId("bredouille"), || Tally::new(Measure::Holes, 2, text!("house-match-over")));
        let mut sheet = Sheet::new(text!("house-match-over"));
        sheet.complete(&log.events);
        let told = |lang, ascii| {
            let voice = voice_of(sitting.table(), Manner { lang, json: false, ascii, signs: None });
            lines(&sheet, &Words::new(voice, Theme { ascii, colourless: false })).join("\n")
        };
        let [english, german, plain] = [told(Lang::En, false), told(Lang::De, false), told(Lang::En, true)];
        assert!(english.contains("−4") && english.contains("(holes)"), "{english}");
        assert!(german.contains("−4") && german.contains("(Löcher)"), "{german}");
        assert!(plain.contains("-4") && plain.is_ascii(), "{plain}");
    }
}
