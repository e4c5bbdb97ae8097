//! The course of a stroke, as somebody wants it kept: only the end, the events, or every curve.

use crate::event::{Event, What};
use crate::motion::Piece;

/// Who is told what happens while a stroke runs. Every method may be left out.
pub trait Witness {
    /// Something happened.
    fn event(&mut self, _event: Event) {}
    /// A ball's motion between two of its events is complete.
    fn piece(&mut self, _piece: &Piece) {}
}

/// Nobody looks; only where the balls come to lie counts.
impl Witness for () {}

/// Events and curves of one stroke, in time order; a ball's curves join without a gap.
///
/// All room is taken beforehand and nothing is allocated while a stroke runs. Clear and use it again for the next stroke. What
/// finds no room is not kept, and [`full`](Course::full) says so.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Course {
    /// What happened.
    pub events: Vec<Event>,
    /// Who moved how.
    pub pieces: Vec<Piece>,
    /// Something found no room.
    pub full: bool,
}

impl Course {
    /// Room for every stroke a person is likely to play.
    pub fn roomy() -> Course {
        Course::with_room(1024, 1024)
    }

    /// Room for so many events and curves.
    pub fn with_room(events: usize, pieces: usize) -> Course {
        Course { events: Vec::with_capacity(events), pieces: Vec::with_capacity(pieces), full: false }
    }

    /// Forgets everything and keeps the room.
    pub fn clear(&mut self) {
        self.events.clear();
        self.pieces.clear();
        self.full = false;
    }

    /// What happened, without the times.
    pub fn story(&self) -> impl Iterator<Item = What> + '_ {
        self.events.iter().map(|event| event.what)
    }
}

impl Witness for Course {
    fn event(&mut self, event: Event) {
        if self.events.len() < self.events.capacity() {
            self.events.push(event);
        } else {
            self.full = true;
        }
    }

    fn piece(&mut self, piece: &Piece) {
        if self.pieces.len() < self.pieces.capacity() {
            self.pieces.push(*piece);
        } else {
            self.full = true;
        }
    }
}
