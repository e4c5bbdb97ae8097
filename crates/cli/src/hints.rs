//! Hints in words: what the search would do and what the book says, side by side.

use spadille_bots::Budget;
use spadille_catalogue::AnyMatch;
use spadille_catalogue::sources::cited;
use spadille_core::said::{decimal, signed};
use spadille_core::{Seat, Viewer, text};
use spadille_table::{Hint, HintReason, Voice, foremost};
use std::time::Duration;

/// How long a hint at the table may take.
pub const AT_THE_TABLE: Budget = Budget::Time(Duration::from_millis(700));

/// A hint for a seat; only the book's without a budget to search with.
pub fn ask(table: &dyn AnyMatch, seat: Seat, budget: Option<Budget>) -> Hint {
    let view = table.view(Viewer::Seat(seat));
    let thought = budget.and_then(|b| spadille_catalogue::hint(table.game(), &view, &table.options(), seat, b));
    match thought {
        Some(Ok(hint)) => Hint::new(table, seat, &hint),
        _ => Hint::of_book(table, seat),
    }
}

/// A hint line by line.
pub fn lines(hint: Hint, voice: &Voice) -> Vec<String> {
    let (mut lines, lang) = (Vec::new(), voice.speech.lang());
    let hint = hint.said(voice);
    let book = hint.book.as_ref().map(|book| book.notation.clone());
    let named = foremost(hint.choices, NAMED, |choice| Some(&choice.notation) == book.as_ref());
    for (i, choice) in named.iter().enumerate() {
        let (label, value) = (choice.label.as_str(), signed(choice.value, digits(choice.value)).get(lang).to_owned());
        let told = match &choice.promise {
            Some(promise) => text!("house-estimate-promise", choice = label, promise = promise.as_str()),
            None if choice.margin < 0.005 => text!("house-estimate-exact", choice = label, value = value),
            None => {
                let margin = decimal(choice.margin, digits(choice.margin)).get(lang).to_owned();
                text!("house-estimate", choice = label, value = value, margin = margin)
            }
        };
        let line = voice.say(&told);
        lines.push(if i == 0 { voice.say(&text!("house-hint", choice = line)) } else { format!("   {line}") });
    }
    if hint.differs {
        lines.push(voice.say(&text!("house-book-differs")));
    }
    if let Some(book) = hint.book {
        lines.push(voice.say(&text!("house-book-says", advice = book.label)));
        lines.extend(book.reasons.iter().map(|r| format!("   {}", reason(voice, r))));
    }
    lines
}

/// How many choices a terminal has room for.
const NAMED: usize = 3;

/// As many decimals as tell something of a number of counters.
fn digits(value: f64) -> usize {
    if value.abs() < 0.1 { 3 } else { 2 }
}

/// A reason, with the maxim of the book where it follows one.
fn reason(voice: &Voice, reason: &HintReason<String>) -> String {
    let said = voice.say(&text!("house-because", reason = reason.text.as_str()));
    match reason.maxim.as_deref().and_then(|id| voice.book.maxim(id)) {
        Some(maxim) => {
            let lang = voice.speech.lang();
            format!("{said} — {} ({})", maxim.sentence(lang), cited(&maxim.source, lang))
        }
        None => said,
    }
}
