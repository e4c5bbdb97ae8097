//! A performance, told from its beginning: what was answered is read from the log, and where the log ends something is asked.
//!
//! A trick is one function that goes through its steps. It knows cards only by their *slot*, the place in the pack as it was arranged, so that
//! it runs for whoever looks on: with the whole pack, with the few cards one has seen, or with none. On the way it notes who sees which
//! slot, what lies on the table (`stage`), what is said, what is asked, and what the conjuror would name (`asked`).

mod asked;
mod stage;

pub use asked::{Ask, Chance, Course, Done, Halt, Next, tip};
pub use stage::{Drawing, listed, marked, named, person, pointing};

use super::methods::Pile;
use super::options::TricksOptions;
use super::state::{Cards, PERSONS, Performance};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Scribe, Seat, Text, Viewer, text};

/// The conjuror's seat.
pub const CONJUROR: Seat = Seat(0);

/// What is known of what is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Known {
    /// The cards by their slots; none where there is no pack.
    pub slots: ArrayVec<Option<Card>, 52>,
    /// Two piles after the cards were mixed back.
    pub mixed: Option<[Cards; 2]>,
    /// What persons have written down.
    pub slips: [Option<CardSet>; PERSONS],
}

impl Known {
    /// Nothing at all.
    pub const NOTHING: Known = Known { slots: ArrayVec::new_const(), mixed: None, slips: [None; PERSONS] };
}

/// Which eyes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Everybody's.
    All,
    /// Nobody's.
    Nobody,
    /// The conjuror's alone.
    Conjuror,
    /// Everybody's but the conjuror's.
    Company,
    /// Those of one person of the company.
    Person(u8),
}

/// What may have been thought of, by slots.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Thought {
    /// One of these slots.
    Cards(u64),
    /// One of ten pairs: the first two slots, the next two …
    Pair,
}

impl Thought {
    /// Everything it may have been, as sets of slots.
    pub fn all(self) -> impl Iterator<Item = u64> {
        let (pairs, cards) = match self {
            Thought::Pair => (10, 0),
            Thought::Cards(bits) => (0, bits),
        };
        (0..pairs).map(|pair| 3 << (2 * pair)).chain((0..52).map(|slot| 1 << slot).filter(move |bit| cards & bit != 0))
    }
}

/// A performance that is gone through.
pub struct Show<'a, S> {
    /// What was agreed on.
    pub options: &'a TricksOptions,
    performance: &'a Performance,
    known: &'a Known,
    scribe: &'a mut S,
    /// What one viewer sees, where somebody draws it.
    pub drawing: Option<Drawing>,
    /// Whether reasons are wanted.
    pub reasons: bool,
    /// Whether the conjuror names by himself what he is asked for after the log has ended: whatever he has seen, or nothing.
    pub unaided: bool,
    /// What comes next.
    pub next: Option<Next>,
    /// Which slots each seat has seen, and onlookers last.
    pub seen: [u64; 6],
    /// What each person may have thought of.
    pub thoughts: [Option<Thought>; PERSONS],
    /// Whether every answer was as true as the slips say.
    pub is_true: bool,
    at: usize,
    chances: usize,
}

impl<'a, S: Scribe> Show<'a, S> {
    /// A performance at its beginning.
    pub fn new(options: &'a TricksOptions, performance: &'a Performance, known: &'a Known, scribe: &'a mut S) -> Self {
        Show {
            options,
            performance,
            known,
            scribe,
            drawing: None,
            reasons: false,
            unaided: false,
            next: None,
            seen: [0; 6],
            thoughts: [None; PERSONS],
            is_true: true,
            at: 0,
            chances: 0,
        }
    }

    /// Whether what happens now has not happened before.
    fn is_fresh(&self) -> bool {
        let p = self.performance;
        let chances = usize::from(p.mixed) + usize::from(!p.piles.is_empty()) + usize::from(p.mixed_back);
        self.at == p.log.len() && self.chances == chances
    }

    /// Who plays a person's part.
    pub fn seat(&self, person: u8) -> Seat {
        seat_of(person, self.options)
    }

    // What is known and seen.

    /// A card, if it is known.
    pub fn card(&self, slot: u8) -> Option<Card> {
        self.known.slots.get(usize::from(slot)).copied().flatten()
    }

    /// Cards, if all are known.
    pub fn cards(&self, slots: impl IntoIterator<Item = u8>) -> Option<CardSet> {
        slots.into_iter().map(|slot| self.card(slot)).collect()
    }

    /// The cards of these slots that are known.
    pub fn those_known(&self, slots: impl IntoIterator<Item = u8>) -> CardSet {
        slots.into_iter().filter_map(|slot| self.card(slot)).collect()
    }

    /// What a person has written down, if it is known.
    pub fn slip(&self, person: u8) -> Option<CardSet> {
        self.known.slips.get(usize::from(person)).copied().flatten().filter(|slip| !slip.is_empty())
    }

    /// Two piles mixed back, if they are known.
    pub fn mixed(&self) -> Option<&'a [Cards; 2]> {
        self.known.mixed.as_ref()
    }

    /// Whether the conjuror has had these cards before his eyes.
    fn has_seen(&self, cards: CardSet) -> bool {
        let seen = self.those_known((0..52).filter(|slot| self.seen[CONJUROR.index()] >> slot & 1 == 1));
        let mixed = self.mixed().into_iter().flatten().flatten().copied().collect();
        seen.union(mixed).includes(cards)
    }

    /// These slots are seen by these eyes.
    pub fn shows(&mut self, eyes: Eyes, slots: impl IntoIterator<Item = u8>) {
        let bits = slots.into_iter().filter(|slot| *slot < 52).fold(0, |bits, slot| bits | 1_u64 << slot);
        let spectators = self.options.spectators;
        for (n, seen) in self.seen.iter_mut().enumerate() {
            let who = if n == 5 { Viewer::Onlooker } else { Viewer::Seat(Seat(n as u8)) };
            if sees(eyes, who, spectators) {
                *seen |= bits;
            }
        }
    }

    /// The conjuror sees a card in passing.
    pub fn glimpses(&mut self, slot: u8, is_key: bool) {
        self.shows(Eyes::Conjuror, [slot]);
        let card = self.card(slot);
        self.note(Eyes::Conjuror, || {
            if is_key {
                text!("tricks-note-key", card = named(card))
            } else {
                text!("tricks-note-seen", card = named(card))
            }
        });
    }

    /// Something that these eyes should know; later notes replace earlier ones.
    pub fn note(&mut self, eyes: Eyes, note: impl FnOnce() -> Text) {
        let spectators = self.options.spectators;
        if let Some(drawing) = &mut self.drawing
            && sees(eyes, drawing.who, spectators)
        {
            let note = note();
            drawing.notes.retain(|other| other.id != note.id);
            drawing.notes.push(note);
        }
    }
}

/// Who plays a person's part.
pub fn seat_of(person: u8, options: &TricksOptions) -> Seat {
    Seat(1 + person % options.spectators.max(1))
}

/// Whether a viewer is among these eyes.
pub fn sees(eyes: Eyes, who: Viewer, spectators: u8) -> bool {
    match eyes {
        Eyes::All => true,
        Eyes::Nobody => false,
        Eyes::Conjuror => who == Viewer::Seat(CONJUROR),
        Eyes::Company => who != Viewer::Seat(CONJUROR),
        Eyes::Person(person) => who == Viewer::Seat(Seat(1 + person % spectators.max(1))),
    }
}

/// The slots from one to another, without the last.
pub fn slots(from: u8, to: u8) -> Pile {
    (from..to).collect()
}
