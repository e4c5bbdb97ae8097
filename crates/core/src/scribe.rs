//! Scribes: those who write down what happens and why.

use crate::law::LawId;
use crate::ledger::Entry;
use crate::seat::{Seat, SeatSet, Viewer};
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
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Counters were paid. Everybody sees payments.
    Paid(Entry),
    /// Points were marked. Everybody sees them.
    Scored {
        /// Who marks.
        seat: Seat,
        /// How many; negative when points are taken back.
        points: i32,
        /// What for.
        law: LawId,
    },
    /// Anything else worth telling: a call, a trick taken, cards drawn.
    Told {
        /// Who may hear it.
        to: Audience,
        /// What is said.
        text: Text,
        /// The law that applies, where one does.
        law: Option<LawId>,
    },
}

impl Event {
    /// Whether `who` may hear of it.
    pub fn is_for(&self, who: Viewer) -> bool {
        match self {
            Event::Paid(_) | Event::Scored { .. } => true,
            Event::Told { to, .. } => to.admits(who),
        }
    }

    /// The law behind the event.
    pub fn law(&self) -> Option<LawId> {
        match self {
            Event::Paid(entry) => Some(entry.law),
            Event::Scored { law, .. } => Some(*law),
            Event::Told { law, .. } => *law,
        }
    }
}

/// Receives what happened and why. Events are handed over as closures, so that a scribe who writes nothing, `()`,
/// costs nothing.
pub trait Scribe {
    /// Takes note of an event.
    fn write(&mut self, event: impl FnOnce() -> Event);

    /// Tells everybody something.
    #[inline]
    fn tell(&mut self, text: impl FnOnce() -> Text) {
        self.write(|| Event::Told { to: Audience::Everybody, text: text(), law: None });
    }

    /// Tells everybody something that a law orders.
    #[inline]
    fn tell_by(&mut self, law: LawId, text: impl FnOnce() -> Text) {
        self.write(|| Event::Told { to: Audience::Everybody, text: text(), law: Some(law) });
    }

    /// Tells one player something the others may not know.
    #[inline]
    fn whisper(&mut self, seat: Seat, text: impl FnOnce() -> Text) {
        self.write(|| Event::Told { to: Audience::only(seat), text: text(), law: None });
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
        self.events.iter().filter_map(|e| match e {
            Event::Paid(entry) => Some(entry),
            _ => None,
        })
    }
}

impl Scribe for Log {
    fn write(&mut self, event: impl FnOnce() -> Event) {
        self.events.push(event());
    }
}
