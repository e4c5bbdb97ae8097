//! Hints in words: what the search would do and what the book says, side by side.

use spadille_bots::Budget;
use spadille_catalogue::AnyMatch;
use spadille_core::game::Reason;
use spadille_core::{Lang, Seat, Viewer, text};
use spadille_table::Voice;
use std::time::Duration;

/// How long a hint at the table may take.
pub const AT_THE_TABLE: Budget = Budget::Time(Duration::from_millis(700));

/// A hint for a seat, line by line; only the book's without a budget to search with.
pub fn lines(table: &dyn AnyMatch, voice: &Voice, seat: Seat, budget: Option<Budget>) -> Vec<String> {
    let label =
        |notation: &str| table.describe(seat, notation).map_or_else(|| notation.to_owned(), |c| voice.say(&c.label));
    let (mut lines, lang) = (Vec::new(), voice.speech.lang());
    let view = table.view(Viewer::Seat(seat));
    let thought = budget.and_then(|b| spadille_catalogue::hint(table.game(), &view, &table.options(), seat, b));
    if let Some(Ok(hint)) = thought {
        for (i, choice) in hint.choices.iter().take(3).enumerate() {
            let told = text!(
                "house-estimate",
                choice = voice.say(&choice.label),
                value = signed(choice.estimate.value, lang),
                margin = signed(choice.estimate.margin, lang).trim_start_matches('+')
            );
            let line = voice.say(&told);
            lines.push(if i == 0 { voice.say(&text!("house-hint", choice = line)) } else { format!("   {line}") });
        }
        if hint.differs {
            lines.push(voice.say(&text!("house-book-differs")));
        }
    }
    if let Some((notation, reasons)) = table.advice(seat) {
        lines.push(voice.say(&text!("house-book-says", advice = label(&notation))));
        lines.extend(reasons.iter().map(|r| format!("   {}", reason(voice, r))));
    }
    lines
}

/// A number of counters with as many decimals as tell something.
fn signed(value: f64, lang: Lang) -> String {
    let number = if value.abs() < 0.1 { format!("{value:+.3}") } else { format!("{value:+.2}") };
    match lang {
        Lang::En => number,
        Lang::De => number.replace('.', ","),
    }
}

/// A reason, with the maxim of the book where it follows one.
fn reason(voice: &Voice, reason: &Reason) -> String {
    let said = voice.say(&text!("house-because", reason = voice.say(&reason.text)));
    match reason.maxim.and_then(|id| voice.book.maxim(id)) {
        Some(maxim) => format!("{said} — {} [{}, {}]", maxim.sentence(voice.speech.lang()), maxim.id, maxim.source),
        None => said,
    }
}
