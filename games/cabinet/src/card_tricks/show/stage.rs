//! What lies on the table before somebody's eyes, and what is said.

use super::{CONJUROR, Eyes, Show, sees};
use crate::card_tricks::book::{message, page};
use crate::card_tricks::state::PERSONS;
use spadille_core::scene::{Face, Gesture, Spread, StagePile};
use spadille_core::scribe::{Audience, Event, What};
use spadille_core::{Arg, Card, LawId, Scribe, Text, Viewer, text};

/// What lies before the eyes of one viewer.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// Whose eyes.
    pub who: Viewer,
    /// What was said since the last answer.
    pub said: Vec<Text>,
    /// What lies on the table.
    pub piles: Vec<StagePile>,
    /// The last gesture.
    pub gesture: Option<Gesture>,
    /// The step.
    pub step: u8,
    /// What the viewer alone should know.
    pub notes: Vec<Text>,
}

impl Drawing {
    /// An empty table before these eyes.
    pub fn new(who: Viewer) -> Drawing {
        Drawing { who, said: vec![], piles: vec![], gesture: None, step: 0, notes: vec![] }
    }
}

impl<S: Scribe> Show<'_, S> {
    /// What lies on the table now.
    pub fn lay(&mut self, piles: impl FnOnce(&Self) -> Vec<StagePile>) {
        if self.drawing.is_some() {
            let piles = piles(self);
            if let Some(drawing) = &mut self.drawing {
                drawing.piles = piles;
            }
        }
    }

    /// A pile whose faces are seen by some eyes.
    pub fn pile(&self, name: Text, slots: &[u8], spread: Spread, eyes: Eyes) -> StagePile {
        let who = self.drawing.as_ref().map_or(Viewer::Onlooker, |drawing| drawing.who);
        let is_seen = sees(eyes, who, self.options.spectators);
        let face = |slot: &u8| self.card(*slot).filter(|_| is_seen).map_or(Face::BACK, Face::from);
        StagePile { name, cards: slots.iter().map(face).collect(), spread, marked: vec![], points: None }
    }

    /// The next step of the performance.
    pub fn step(&mut self, step: u8, law: impl Into<Option<LawId>>, fill: impl Fn(Text) -> Text) {
        let number = self.performance.number;
        let Some(written) = page(number).and_then(|page| page.steps.get(usize::from(step).checked_sub(1)?)) else {
            return;
        };
        let says = || fill(message(number, &format!("step-{step}")));
        if self.is_fresh() {
            let to = if written.unseen { Audience::only(CONJUROR) } else { Audience::Everybody };
            let law = law.into();
            self.scribe.write(|| Event { by: Some(CONJUROR), to, law, what: What::Said(says()) });
        }
        if let Some(drawing) = &mut self.drawing
            && (!written.unseen || drawing.who == Viewer::Seat(CONJUROR))
        {
            drawing.said.push(says());
            drawing.step = step;
            if let Some(does) = &written.does {
                drawing.gesture = Some(Gesture { does: does.clone(), from: None, to: None, count: None });
            }
        }
    }

    /// Something is told that no step says.
    pub fn tell(&mut self, law: LawId, words: impl Fn() -> Text) {
        if self.is_fresh() {
            self.scribe.tell_by(law, &words);
        }
        if let Some(drawing) = &mut self.drawing {
            drawing.said.push(words());
        }
    }
}

/// A card as it is said, where it is known.
pub fn named(card: Option<Card>) -> Arg {
    card.map_or_else(|| Arg::Plain("…".into()), Arg::from)
}

/// Cards as they are said, in their order.
pub fn listed(cards: impl IntoIterator<Item = Option<Card>>) -> Arg {
    cards.into_iter().collect::<Option<Vec<Card>>>().map_or_else(|| Arg::Plain("…".into()), Arg::Cards)
}

/// A person, as the conjuror addresses him.
pub fn person(n: u8) -> Text {
    text!("tricks-person", letter = ["A", "B", "C", "D"][usize::from(n) % PERSONS])
}

/// A pile with the word that points at its cards.
pub fn pointing(mut pile: StagePile, verb: &str) -> StagePile {
    pile.points = Some(verb.into());
    pile
}

/// A pile of which some cards stand out.
pub fn marked(mut pile: StagePile, marked: impl IntoIterator<Item = usize>) -> StagePile {
    pile.marked = marked.into_iter().map(|place| place as u8).collect();
    pile
}
