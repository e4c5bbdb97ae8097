//! Scribes: those who write down what happens and why.

use crate::law::LawId;
use crate::ledger::Entry;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::sheet::{Measure, Sheet};
use crate::text;
use crate::text::Text;
use serde::Serialize;

/// Who may hear of an event.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, onlookers too.
    Everybody,
    /// Only these players.
    Only(SeatSet),
}

impl Audience {
    /// Only the person at `seat`.
    pub fn only(seat: Seat) -> Audience {
        Audience::Only(SeatSet::one(seat))
    }

    /// Whether `who` may hear it.
    pub fn admits(self, who: Viewer) -> bool {
        match (self, who) {
            (Audience::Everybody, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Onlooker) => false,
        }
    }
}

/// Something that happened at the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Event {
    /// Who speaks, acts, takes or scores; nobody where the table itself tells.
    pub by: Option<Seat>,
    /// Who may hear it.
    pub to: Audience,
    /// The law behind it, where one applies.
    pub law: Option<LawId>,
    /// What happened.
    pub what: What,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Somebody says something: a call, a declaration, an answer.
    Said(Text),
    /// Something is done or turns out: a card played, cards drawn, a suit turned up.
    Told(Text),
    /// A trick is taken.
    Taken(Text),
    /// Counters are paid.
    Paid(Entry),
    /// Points are marked; negative when they are taken back.
    Scored(i32),
    /// Something greater than points is marked: holes, Sätze; or points of which it is known how many stand then.
    Tallied(Tally),
    /// A deal is over.
    DealOver(Sheet),
    /// The match is over.
    MatchOver(Text),
}

/// Marks of a greater kind than points, or points of which not all that were marked stand.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tally {
    /// What is marked.
    pub measure: Measure,
    /// How many; negative when they are taken back.
    pub number: i32,
    /// How many stand now, where the game keeps count.
    pub stands: Option<i32>,
    /// How it is told.
    pub text: Text,
}

impl Tally {
    /// So many are marked.
    pub fn new(measure: Measure, number: i32, text: Text) -> Tally {
        Tally { measure, number, stands: None, text }
    }

    /// Points are marked or, where the number is negative, taken back; so many stand now.
    pub fn points(seat: Seat, number: i32, stands: i32) -> Tally {
        Tally::new(Measure::Points, number, scored(seat, number)).standing(stands)
    }

    /// So many stand now.
    #[must_use]
    pub fn standing(self, stands: i32) -> Tally {
        Tally { stands: Some(stands), ..self }
    }
}

/// Points are marked, or taken back, in words.
pub fn scored(seat: Seat, points: i32) -> Text {
    if points < 0 {
        text!("house-unscored", seat = seat, points = points.unsigned_abs())
    } else {
        text!("house-scored", seat = seat, points = points)
    }
}

impl Event {
    /// Whether `who` may hear of it.
    pub fn is_for(&self, who: Viewer) -> bool {
        self.to.admits(who)
    }

    /// What is said, where something is.
    pub fn text(&self) -> Option<&Text> {
        match &self.what {
            What::Said(text) | What::Told(text) | What::Taken(text) | What::MatchOver(text) => Some(text),
            What::DealOver(sheet) => Some(&sheet.title),
            What::Tallied(tally) => Some(&tally.text),
            What::Paid(_) | What::Scored(_) => None,
        }
    }

    /// Whether it stands in the account: counters, points or greater marks.
    pub fn counts(&self) -> bool {
        matches!(self.what, What::Paid(_) | What::Scored(_) | What::Tallied(_))
    }

    /// Who calls, where his words do not name him.
    pub fn unnamed(&self) -> Option<Seat> {
        match &self.what {
            What::Said(text) => self.by.filter(|seat| !text.names(*seat)),
            _ => None,
        }
    }
}

/// Receives what happened and why. Events are handed over as closures, so that a scribe who writes nothing, `()`,
/// costs nothing.
pub trait Scribe {
    /// Takes note of an event.
    fn write(&mut self, event: impl FnOnce() -> Event);

    /// Tells everybody something that nobody in particular did.
    #[inline]
    fn tell(&mut self, text: impl FnOnce() -> Text) {
        self.note(None, None, || What::Told(text()));
    }

    /// Tells everybody something that a law orders.
    #[inline]
    fn tell_by(&mut self, law: LawId, text: impl FnOnce() -> Text) {
        self.note(None, Some(law), || What::Told(text()));
    }

    /// Somebody does something.
    #[inline]
    fn does(&mut self, seat: Seat, law: impl Into<Option<LawId>>, text: impl FnOnce() -> Text) {
        self.note(Some(seat), law.into(), || What::Told(text()));
    }

    /// Somebody says something.
    #[inline]
    fn says(&mut self, seat: Seat, law: impl Into<Option<LawId>>, text: impl FnOnce() -> Text) {
        self.note(Some(seat), law.into(), || What::Said(text()));
    }

    /// Somebody takes a trick.
    #[inline]
    fn takes(&mut self, seat: Seat, law: impl Into<Option<LawId>>, text: impl FnOnce() -> Text) {
        self.note(Some(seat), law.into(), || What::Taken(text()));
    }

    /// Somebody marks points.
    #[inline]
    fn scores(&mut self, seat: Seat, points: i32, law: LawId) {
        self.note(Some(seat), Some(law), || What::Scored(points));
    }

    /// Somebody marks something greater than points.
    #[inline]
    fn tallies(&mut self, seat: Seat, law: LawId, tally: impl FnOnce() -> Tally) {
        self.note(Some(seat), Some(law), || What::Tallied(tally()));
    }

    /// A deal is over.
    #[inline]
    fn deal_over(&mut self, law: impl Into<Option<LawId>>, sheet: impl FnOnce() -> Sheet) {
        self.note(None, law.into(), || What::DealOver(sheet()));
    }

    /// The match is over.
    #[inline]
    fn match_over(&mut self, law: impl Into<Option<LawId>>, text: impl FnOnce() -> Text) {
        self.note(None, law.into(), || What::MatchOver(text()));
    }

    /// Tells one player something the others may not know.
    #[inline]
    fn whisper(&mut self, seat: Seat, text: impl FnOnce() -> Text) {
        self.write(|| Event { by: None, to: Audience::only(seat), law: None, what: What::Told(text()) });
    }

    /// Takes note of something everybody hears.
    #[inline]
    fn note(&mut self, by: Option<Seat>, law: Option<LawId>, what: impl FnOnce() -> What) {
        self.write(|| Event { by, to: Audience::Everybody, law, what: what() });
    }
}

/// Writes nothing.
impl Scribe for () {
    #[inline(always)]
    fn write(&mut self, _: impl FnOnce() -> Event) {}
}

/// Writes everything down.
#[derive(Clone, Default, Debug)]
pub struct Log {
    /// What happened, in order.
    pub events: Vec<Event>,
}

impl Log {
    /// The payments among the events.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.events.iter().filter_map(|e| match &e.what {
            What::Paid(entry) => Some(entry),
            _ => None,
        })
    }
}

impl Scribe for Log {
    fn write(&mut self, event: impl FnOnce() -> Event) {
        self.events.push(event());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caller_is_unnamed_where_his_words_do_not_name_him() {
        let mut log = Log::default();
        log.says(Seat(1), None, || Text::new("pass"));
        log.says(Seat(1), None, || Text::new("passes").with("seat", Seat(1)));
        log.says(Seat(1), None, || Text::new("list").with("first", Text::new("passes").with("seat", Seat(1))));
        log.says(Seat(1), None, || Text::new("asks").with("other", Seat(0)));
        log.does(Seat(1), None, || Text::new("plays"));
        let unnamed: Vec<_> = log.events.iter().map(Event::unnamed).collect();
        assert_eq!(unnamed, [Some(Seat(1)), None, None, Some(Seat(1)), None]);
    }
}
