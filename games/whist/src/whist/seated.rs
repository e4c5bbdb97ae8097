//! What the engine tells about places, told about the persons who sit there.

use super::state::Seating;
use spadille_core::{Account, Arg, Event, Scribe, Sheet, Tally, Text, What};

/// A scribe who is told of places and writes of persons. Payments are made between persons already.
pub struct Seated<'a, S> {
    scribe: &'a mut S,
    seating: Seating,
}

impl<'a, S: Scribe> Seated<'a, S> {
    /// A scribe at a table where people sit so.
    pub fn new(scribe: &'a mut S, seating: Seating) -> Seated<'a, S> {
        Seated { scribe, seating }
    }
}

impl<S: Scribe> Scribe for Seated<'_, S> {
    #[inline]
    fn write(&mut self, event: impl FnOnce() -> Event) {
        let seating = self.seating;
        self.scribe.write(|| told(event(), &seating));
    }
}

fn told(event: Event, seating: &Seating) -> Event {
    let what = match event.what {
        What::Paid(_) => return event,
        What::Said(text) => What::Said(said(text, seating)),
        What::Told(text) => What::Told(said(text, seating)),
        What::Taken(text) => What::Taken(said(text, seating)),
        What::MatchOver(text) => What::MatchOver(said(text, seating)),
        What::DealOver(sheet) => What::DealOver(written(sheet, seating)),
        What::Scored(points) => What::Scored(points),
        What::Tallied(tally) => What::Tallied(Tally { text: said(tally.text, seating), ..tally }),
    };
    Event { by: event.by.map(|place| seating.person(place)), what, ..event }
}

fn written(sheet: Sheet, seating: &Seating) -> Sheet {
    let column = |account: Account| match account {
        Account::Seat(place) => Account::Seat(seating.person(place)),
        pot @ Account::Pot(_) => pot,
    };
    let columns = sheet.columns.iter().copied().map(column).collect();
    Sheet { columns, ..sheet.map(|text| said(text, seating)) }
}

/// The same sentence about persons.
pub fn said(text: Text, seating: &Seating) -> Text {
    let arg = |arg: Arg| match arg {
        Arg::Seat(place) => Arg::Seat(seating.person(place)),
        Arg::Text(inner) => Arg::Text(Box::new(said(*inner, seating))),
        other => other,
    };
    Text { args: text.args.into_iter().map(|(name, value)| (name, arg(value))).collect(), ..text }
}
