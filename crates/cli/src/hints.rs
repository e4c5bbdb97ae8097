//! Hints in words: what the search would do and what the book says, side by side.

use crate::sitting::Sitting;
use crate::telling::Voice;
use spadille_core::game::Reason;
use spadille_core::{Seat, Viewer, text};

/// A hint for a seat, line by line.
pub fn lines(sitting: &Sitting, voice: &Voice, seat: Seat) -> Vec<String> {
    let table = sitting.table.as_ref();
    let label = |notation: &str| table.describe(seat, notation).map_or_else(|| notation.to_owned(), |c| voice.say(&c.label));
    let mut lines = Vec::new();
    let (view, options) = (table.view(Viewer::Seat(seat)), table.options());
    let thinker = spadille_bots::seat_bot(table.game(), "search:600ms".parse().unwrap_or(spadille_bots::BotKind::Book), 1);
    if let Some(hint) = thinker.and_then(|mut bot| bot.hint(&view, &options, seat)) {
        for (i, choice) in hint.choices.iter().take(3).enumerate() {
            let worth = choice.value / table.parts() as f64;
            let line = format!("{} ({worth:+.2})", label(&choice.notation));
            lines.push(if i == 0 { voice.say(&text!("house-hint", choice = line)) } else { format!("   {line}") });
        }
    }
    if let Some((notation, reasons)) = table.advice(seat) {
        lines.push(voice.say(&text!("house-book-says", advice = label(&notation))));
        lines.extend(reasons.iter().map(|r| format!("   {}", reason(voice, r))));
    }
    lines
}

/// A reason, with the maxim of the book where it follows one.
pub fn reason(voice: &Voice, reason: &Reason) -> String {
    let said = voice.say(&text!("house-because", reason = voice.say(&reason.text)));
    match reason.maxim.and_then(|id| voice.book.maxim(id)) {
        Some(maxim) => format!("{said} — {} [{}, {}]", maxim.sentence(voice.speech.lang()), maxim.id, maxim.source),
        None => said,
    }
}
